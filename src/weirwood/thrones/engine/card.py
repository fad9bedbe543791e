"""Abilities and cards: what is made of the words, frozen and shared by all games."""

from __future__ import annotations

from typing import Any

from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.face import printed_facts, printed_marks
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modifier,
    Target,
    Trigger,
    Who,
)


class Ability:
    """One ability of a card: its heading, when and at what price it may be used, and what it does.

    ``place`` is where it listens, ``answers`` the kinds of happenings it answers, as bits. ``effects`` is what it does,
    as written; ``programs[0]`` is that flattened into steps, further programs are its delayed parts. Every place in
    play is named by card code, ability, program and step, so that it can be saved. ``weighs_payment`` says that its
    targets depend on the card it is paid with, ``purse`` whose gold alone pays for it, ``influence`` the cost of that.
    Of ``of_host`` the card that its own is attached to has gained it: that card's controller uses it.
    """

    __slots__ = (
        "answers",
        "anyone",
        "can_be_canceled",
        "chooses_player",
        "chosen_among",
        "code",
        "condition",
        "costs",
        "counted",
        "deps",
        "effects",
        "head",
        "heading",
        "index",
        "influence",
        "lasting",
        "layers",
        "limit",
        "limit_is_max",
        "limit_period",
        "modifiers",
        "of_host",
        "phases",
        "place",
        "programs",
        "purse",
        "reducers",
        "restriction",
        "spoken",
        "targets",
        "trigger",
        "verbs",
        "weighs_payment",
        "x",
        "zone",
    )

    def __init__(self, heading: int) -> None:
        self.heading = heading
        self.code: str = ""
        self.index: int = -1
        self.place: int = heading
        self.trigger: Trigger | None = None
        self.costs: tuple[Cost, ...] = ()
        self.targets: tuple[Target, ...] = ()
        self.effects: tuple[Effect, ...] = ()
        self.programs: list[tuple[Effect, ...]] = [()]
        self.modifiers: tuple[Modifier, ...] = ()
        self.condition: Condition | None = None
        self.restriction: Condition | None = None
        self.purse: Who | None = None
        self.influence: Cost | None = None
        self.phases: tuple[str, ...] = ()
        self.limit: int = 0
        self.limit_period: int = 0
        self.limit_is_max: bool = False
        self.zone: int = -1
        self.answers: int = 0
        self.chooses_player: bool = False
        self.chosen_among: Who | None = None
        self.anyone: bool = False
        self.of_host: bool = False
        self.can_be_canceled: bool = True
        self.weighs_payment: bool = False
        self.head: str = ""
        self.spoken: str = ""
        self.x: Amount | None = None
        self.verbs: tuple[tuple[Effect, ...], ...] = ()
        self.counted: tuple[tuple[Effect, ...], ...] = ()
        self.lasting: list[Modifier] = []
        self.reducers: list[Filter] = []
        self.layers: int = 0
        self.deps: int = 0

    def index_constant(self) -> None:
        """Note in which layers it changes something, and on what it depends."""
        if self.condition is not None:
            self.deps |= self.condition.deps()
        for modifier in self.modifiers:
            self.layers |= 1 << modifier.layer
            self.deps |= modifier.deps()

    def triggered(self) -> bool:
        """Whether a player starts it: actions, interrupts and reactions that are not forced."""
        return self.heading <= 2

    def begun(self) -> str:
        """By what it begins: a player uses it, or it takes effect by itself."""
        by_itself = words.FORCED_INTERRUPT <= self.heading <= words.WHEN_REVEALED
        return told.FORCED_BEGUN if by_itself else told.COSTS_PAID


class Card:
    """A card as printed: facts and abilities together, frozen, shared by all games.

    ``facts`` is what views begin with when they tell of it, and ``marks`` what some editions tell beside; nobody
    changes them.
    """

    __slots__ = (
        "abilities",
        "affiliations",
        "ambush",
        "asks_whence",
        "attach",
        "attach_once",
        "base_bonus",
        "base_icons",
        "base_keywords",
        "bonus",
        "character_traits",
        "claim",
        "code",
        "constants",
        "controls_host",
        "cost",
        "costs_x",
        "deck_limit",
        "deck_rules",
        "discounts",
        "doomed",
        "doubles",
        "elsewhere",
        "enters_knelt",
        "faction",
        "facts",
        "gold",
        "gold_is_x",
        "has_bonus",
        "host_limit",
        "icons",
        "influence",
        "initiative",
        "interrupts",
        "keywords",
        "layers",
        "listening",
        "listens",
        "loyal",
        "marks",
        "name",
        "no_attachments",
        "odd",
        "only_for",
        "other_side",
        "our_design",
        "pack",
        "people",
        "permissions",
        "perpetual",
        "promotional",
        "pronoun",
        "reactions",
        "remembers",
        "reserve",
        "shared",
        "strength",
        "traits",
        "type",
        "unique",
    )

    def __init__(self, code: str, name: str, type: int, pack: str) -> None:
        self.code = code
        self.name = name
        self.type = type
        self.pack = pack
        self.faction: str = "neutral"
        self.loyal: bool = False
        self.unique: bool = False
        self.pronoun: str = "it"
        self.people: dict[str, str] = {}
        """The pronouns of all cards of its pool by name, which its text may speak of."""
        self.character_traits: frozenset[str] = frozenset()
        """What only characters of its pool have, so that a short text need not say who has it: traits, and where
        nothing else dies, the dead pile."""
        self.cost: int = 0
        self.costs_x: bool = False
        self.strength: int = 0
        self.icons: tuple[int, int, int] = (0, 0, 0)
        self.traits: frozenset[str] = frozenset()
        self.keywords: tuple[int, ...] = ()
        self.ambush: tuple[int, ...] = ()
        self.no_attachments: tuple[tuple[str, ...], ...] = ()
        self.gold: int = 0
        self.gold_is_x: bool = False
        self.influence: int = 0
        self.initiative: int = 0
        self.claim: int = 0
        self.reserve: int = 0
        self.bonus: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.abilities: tuple[Ability, ...] = ()
        self.attach: Filter | None = None
        self.attach_once: bool = False
        """Whether what it may be attached to matters only when it comes into play."""
        self.doubles: Filter | None = None
        self.host_limit: int = 0
        self.deck_limit: int = 0
        """How many copies a deck may have by what the card says; 0 where it says nothing."""
        self.deck_rules: tuple[Node, ...] = ()
        self.only_for: str = ""
        """The faction whose decks alone may have it; "" where it says nothing."""
        self.doomed: int = 0
        self.perpetual: bool = False
        """Whether a symbol reminds of an ability to come back from a pile; it has no rules of its own."""
        self.promotional: bool = False
        self.odd: str = ""
        self.our_design: tuple[str, ...] = ()
        """Those of its facts that are ours, because what is printed there is not known."""
        self.enters_knelt: bool = False
        self.other_side: Card | None = None
        self.constants: tuple[Ability, ...] = ()
        self.discounts: tuple[Ability, ...] = ()
        self.shared: bool = False
        self.layers: int = 0
        self.controls_host: bool = False
        self.interrupts: int = 0
        self.reactions: int = 0
        self.permissions: int = 0
        self.elsewhere: int = 0
        self.remembers: int = 0
        self.asks_whence: bool = False
        self.facts: dict[str, Any] = {}
        self.marks: dict[str, Any] = {}
        self.listening: list[int] = [0] * words.LISTENING_PLACES
        self.listens: tuple[tuple[int, int], ...] = ()
        self.base_icons: list[int] = [0, 0, 0]
        self.base_keywords: list[int] = [0] * len(words.KEYWORD_NAMES)
        self.base_bonus: list[int] = [0] * len(words.PLOT_VALUE_NAMES)
        self.has_bonus: bool = False
        self.affiliations: tuple[str, ...] = ("neutral",)

    def as_character(self, strength: int, icons: tuple[int, int, int], keywords: tuple[int, ...]) -> Card:
        """The same card with the same text as a character; saves know it by the same code."""
        form = Card(self.code, self.name, words.CHARACTER, self.pack)
        form.faction, form.loyal, form.unique, form.cost = self.faction, self.loyal, self.unique, self.cost
        form.pronoun, form.people, form.traits = self.pronoun, self.people, self.traits
        form.character_traits = self.character_traits
        form.keywords, form.bonus = (*self.keywords, *keywords), self.bonus
        form.strength, form.icons = strength, icons
        form.influence, form.only_for = self.influence, self.only_for
        form.perpetual, form.promotional = self.perpetual, self.promotional
        form.seal(list(self.abilities))
        return form

    def has(self, *abilities: Ability) -> Card:
        """Give it abilities, after those that it has."""
        self.seal([*self.abilities, *abilities])
        return self

    def seal(self, abilities: list[Ability]) -> None:
        """Take the abilities and index what they listen for: kinds of happenings as bits, 1 for actions.

        ``listening`` has them for every place of ``words``, ``listens`` are those places that have any.
        """
        self.abilities = tuple(abilities)
        self.layers = self.interrupts = self.reactions = self.permissions = self.elsewhere = 0
        self.controls_host = self.shared = False
        self.discounts = tuple(
            [each for each in abilities if any(modifier.way for modifier in each.modifiers)]
        )
        self.listening = [0] * words.LISTENING_PLACES
        constants = []
        for index, ability in enumerate(abilities):
            ability.code = self.code
            ability.index = index
            if ability.condition is not None:
                self.remembers |= ability.condition.remembers
            self.shared |= ability.anyone or ability.of_host
            if ability.zone >= 0:
                self.elsewhere |= 1 << ability.zone
            if ability.heading == words.CONSTANT:
                constants.append(ability)
                ability.index_constant()
                self.layers |= ability.layers
                self.controls_host |= any(modifier.controls_host() for modifier in ability.modifiers)
            if ability.heading == words.ACTION:
                self.listening[words.ACTION] = 1
            elif ability.trigger is not None:
                self._listen(ability, ability.trigger)
        self.constants = tuple(constants)
        self.listens = tuple([(place, kinds) for place, kinds in enumerate(self.listening) if kinds])
        self.base_icons = list(self.icons)
        self.base_bonus = list(self.bonus)
        self.has_bonus = any(self.bonus) and self.type not in (words.PLOT, words.FACTION)
        self.doomed = self.keywords.count(words.DOOMED)
        self.base_keywords = [self.keywords.count(keyword) for keyword in range(len(words.KEYWORD_NAMES))]
        self.affiliations = (self.faction,)
        self.facts = printed_facts(self)
        self.marks = printed_marks(self)

    def _listen(self, ability: Ability, trigger: Trigger) -> None:
        ability.answers = trigger.kinds()
        self.asks_whence |= trigger.asks_whence()
        if ability.heading == words.PERMISSION:
            self.permissions |= ability.answers
        elif ability.heading in (words.INTERRUPT, words.FORCED_INTERRUPT):
            self.interrupts |= ability.answers
        else:
            self.reactions |= ability.answers
        if ability.heading == words.INTERRUPT and trigger.would():
            ability.place = words.TO_WHAT_WOULD_HAPPEN
        self.listening[ability.place] |= ability.answers

    def leaves_play(self) -> bool:
        """Whether something can make it leave play; a title goes back to its pool then."""
        return self.type < words.EVENT or self.type == words.TITLE
