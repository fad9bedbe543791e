"""What play remembers: of a card in play, of the challenge that is resolving, of effects that last."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import NO_CARD, NOBODY

OPPONENTS_ONLY: Final = 16
"""So far up in ``InPlay.immune`` are the types to whose effects it is immune where an opponent controls them."""


_NONE: Final[list[int]] = []
_NOBODY_ELSE: Final[list[tuple[int, int]]] = []


class InPlay:
    """A card in play. The fields after ``raised`` are derived: read them only when the board is fresh. While
    nothing has altered it they are the printed ones, lists and all, shared with the card. ``base`` is what it is
    printed as, or its other side, ``card`` what it is now: perhaps it has become something else for a while.

    ``stamp`` tells one stay in play from the next. ``control`` is a stack of seats and the stamps of the cards
    whose effects gave control (0 for an effect without end); the newest counts. ``attachments``, ``duplicates`` and
    ``control`` are replaced, never changed in place: copies share them.
    """

    __slots__ = (
        "added",
        "affiliations",
        "altered",
        "ambush",
        "attachments",
        "barred",
        "base",
        "blank",
        "bonus",
        "card",
        "control",
        "controller",
        "doubled",
        "duplicates",
        "entered",
        "entered_phase",
        "facedown",
        "gold_base",
        "halved",
        "host",
        "icons",
        "id",
        "immune",
        "initiative_base",
        "keywords",
        "kneeling",
        "lifted",
        "no_attachments",
        "owner",
        "power",
        "raised",
        "raising",
        "role",
        "set_since",
        "set_to",
        "stamp",
        "strength",
        "tokens",
        "toll",
        "traits",
    )

    def __init__(
        self, id: int, card: Card, owner: int, controller: int, stamp: int, empty: bool = False
    ) -> None:
        self.id = id
        self.card = card
        self.base = card
        self.owner = owner
        self.controller = controller
        self.stamp = stamp
        if empty:
            return  # a copy, whose other fields are filled in next
        self.kneeling: bool = False
        self.facedown: bool = False
        self.power: int = 0
        self.tokens: dict[str, int] = {}
        self.host: int = NO_CARD
        self.attachments: list[int] = _NONE
        self.duplicates: list[int] = _NONE
        self.role: int = 0
        self.entered: int = 0
        self.entered_phase: int = 0
        self.control: list[tuple[int, int]] = _NOBODY_ELSE
        self.raised: int = 0
        self.reset()

    def reset(self) -> None:
        """Back to what is printed."""
        card = self.card = self.base
        self.altered: bool = False
        self.blank: int = 0
        self.added: int = 0
        self.raising: int = 0
        self.doubled: int = 0
        self.halved: int = 0
        self.toll: int = 0
        self.set_to: int = -1
        self.set_since: int = -1
        self.strength: int = card.strength
        self.icons: list[int] = card.base_icons
        self.keywords: list[int] = card.base_keywords
        self.ambush: tuple[int, ...] = card.ambush
        self.no_attachments: tuple[tuple[str, ...], ...] = card.no_attachments
        self.traits: frozenset[str] = card.traits
        self.affiliations: tuple[str, ...] = card.affiliations
        self.barred: int = 0
        self.lifted: int = 0
        self.immune: int = 0
        self.bonus: list[int] = card.base_bonus
        self.gold_base: int = -1
        self.initiative_base: int = -1

    def become(self, card: Card) -> None:
        """Be something else until derived values are computed anew."""
        base, self.base = self.base, card
        self.reset()
        self.base = base
        self.alter()

    def alter(self) -> None:
        """Be ready for changes of derived values: lists are its own from now on."""
        if not self.altered:
            self.altered = True
            self.icons = self.icons.copy()
            self.keywords = self.keywords.copy()
            self.bonus = self.bonus.copy()

    def attach(self, card: int) -> None:
        """A card is attached to it."""
        self.attachments = [*self.attachments, card]

    def detach(self, card: int) -> None:
        """A card is attached to it no longer."""
        self.attachments = [other for other in self.attachments if other != card]

    def place_duplicates(self, cards: list[int]) -> None:
        """Cards lie under it as duplicates, the last one at the bottom."""
        self.duplicates = [*self.duplicates, *cards]

    def give_control(self, seat: int, stamp: int) -> None:
        """A seat controls it as long as the card with this stamp says so (0: without end)."""
        self.control = [*self.control, (seat, stamp)]

    def has(self, keyword: int) -> bool:
        """Whether it has a keyword; several sources act as one."""
        return self.keywords[keyword] > 0

    def has_icon(self, icon: int) -> bool:
        """Whether it has a challenge icon: gains less losses above zero (ED.icons)."""
        return self.icons[icon] > 0

    def copy(self) -> InPlay:
        """An independent equal, derived values included."""
        copy = InPlay(self.id, self.base, self.owner, self.controller, self.stamp, empty=True)
        copy.kneeling = self.kneeling
        copy.facedown = self.facedown
        copy.power = self.power
        copy.tokens = self.tokens.copy() if self.tokens else {}
        copy.host = self.host
        copy.attachments = self.attachments
        copy.duplicates = self.duplicates
        copy.role = self.role
        copy.entered = self.entered
        copy.entered_phase = self.entered_phase
        copy.control = self.control
        copy.raised = self.raised
        if self.altered:
            copy._alter_as(self)
        else:
            copy.reset()
        return copy

    def _alter_as(self, other: InPlay) -> None:
        self.altered = True
        self.card = other.card
        self.blank = other.blank
        self.added = other.added
        self.raising = other.raising
        self.doubled = other.doubled
        self.halved = other.halved
        self.toll = other.toll
        self.set_to = other.set_to
        self.set_since = other.set_since
        self.strength = other.strength
        self.icons = other.icons.copy()
        self.keywords = other.keywords.copy()
        self.ambush = other.ambush
        self.no_attachments = other.no_attachments
        self.traits = other.traits
        self.affiliations = other.affiliations
        self.barred = other.barred
        self.lifted = other.lifted
        self.immune = other.immune
        self.bonus = other.bonus.copy()
        self.gold_base = other.gold_base
        self.initiative_base = other.initiative_base


class Challenge:
    """The challenge that is resolving, or the last one."""

    __slots__ = (
        "against",
        "attacker",
        "attackers",
        "attacking",
        "bypassed",
        "defender",
        "defenders",
        "defending",
        "loser",
        "number",
        "phase",
        "processed",
        "stealth",
        "type",
        "unopposed",
        "winner",
    )

    def __init__(self, number: int, type: int, attacker: int, defender: int, phase: int) -> None:
        self.number = number
        self.type = type
        self.attacker = attacker
        self.defender = defender
        self.against = defender
        self.phase = phase
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.stealth: list[tuple[int, int]] = []
        self.bypassed: list[int] = []
        self.attacking: int = 0
        self.defending: int = 0
        self.winner: int = NOBODY
        self.loser: int = NOBODY
        self.unopposed: bool = False
        self.processed: int = 0

    def copy(self) -> Challenge:
        """An independent equal."""
        copy = Challenge(self.number, self.type, self.attacker, self.defender, self.phase)
        copy.against = self.against
        copy.attackers = self.attackers.copy()
        copy.defenders = self.defenders.copy()
        copy.stealth = self.stealth.copy()
        copy.bypassed = self.bypassed.copy()
        copy.attacking = self.attacking
        copy.defending = self.defending
        copy.winner = self.winner
        copy.loser = self.loser
        copy.unopposed = self.unopposed
        copy.processed = self.processed
        return copy

    def margin(self) -> int:
        """By how much it was won."""
        return abs(self.attacking - self.defending)
