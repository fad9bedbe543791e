"""Kinds of cards, as one rich noun phrase: ``Cards`` says of a card whether it is meant, and says it in words."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.players import YOU, Opposing, You, a
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.nodes import Amount, Context, Filter, Operand, Who
from weirwood.thrones.engine.speaker import LOOKED_AT, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import (
    ATTACKER,
    DEAD,
    DEFENDER,
    DISCARD,
    FACTION,
    HAND,
    LIMITED,
    ON_CHALLENGE,
    ON_HANDS,
    ON_KNEELING,
    ON_PILES,
    ON_ZONES,
    PLAY,
    PLOT,
    PLOTS,
    TYPE_NAMES,
    USED,
    ZONE_NAMES,
)

_SPECIAL: Final = 1 << FACTION | 1 << PLOT
"""The types of cards in play that are no part of a deck, as bits."""
_ONE_TYPE: Final = [1 << type for type in range(len(TYPE_NAMES))]
NEUTRAL: Final = "neutral"
FACTION_WORDS: Final = {
    "baratheon": "Baratheon",
    "greyjoy": "Greyjoy",
    "lannister": "Lannister",
    "martell": "Martell",
    "thenightswatch": "Night's Watch",
    "stark": "Stark",
    "targaryen": "Targaryen",
    "tyrell": "Tyrell",
    "neutral": "neutral",
}


class Cards(Filter):
    """Cards with all the qualities named; by default in play."""

    reads = ON_ZONES

    def __init__(
        self,
        *types: int,
        faction: str | tuple[str, ...] = (),
        trait: str | tuple[str, ...] = (),
        not_trait: str = "",
        name: str | tuple[str, ...] = (),
        unique: bool | None = None,
        loyal: bool | None = None,
        limited: bool | None = None,
        controller: Who | None = None,
        owner: Who | None = None,
        zones: tuple[int, ...] = (PLAY,),
        kneeling: bool = False,
        standing: bool = False,
        participating: bool = False,
        attacking: bool = False,
        defending: bool = False,
        alone: bool = False,
        icon: int = -1,
        no_icon: int = -1,
        cost_at_most: Amount | None = None,
        cost_is: Amount | None = None,
        strength_at_most: Amount | None = None,
        strength_above: Amount | None = None,
        strength_below: Amount | None = None,
        printed_strength_at_most: int = -1,
        no_attachments: bool = False,
        other: bool = False,
        copy_of: Operand | None = None,
        in_faction: bool | None = None,
    ) -> None:
        self.types: int = 0
        for type in types:
            self.types |= 1 << type
        self.faction: tuple[str, ...] = (faction,) if isinstance(faction, str) else faction
        self.trait: tuple[str, ...] = (trait,) if isinstance(trait, str) else trait
        self.not_trait = not_trait
        self.name: tuple[str, ...] = (name,) if isinstance(name, str) else name
        self.unique, self.loyal, self.limited, self.controller = unique, loyal, limited, controller
        self.owner, self.zones, self.kneeling, self.standing = owner, zones, kneeling, standing
        self.participating, self.attacking, self.defending = participating, attacking, defending
        self.alone = alone
        self.fighting = participating or attacking or defending or alone
        self.icon, self.no_icon, self.cost_at_most = icon, no_icon, cost_at_most
        self.cost_is, self.strength_at_most = cost_is, strength_at_most
        self.strength_above, self.strength_below = strength_above, strength_below
        self.printed_strength_at_most = printed_strength_at_most
        self.no_attachments, self.other, self.copy_of = no_attachments, other, copy_of
        self.in_faction = in_faction
        self.bound_to_play = kneeling or standing or self.fighting or no_attachments
        if self.bound_to_play and PLAY not in zones:
            raise ValueError("cards out of play neither kneel, stand, participate nor have attachments")
        if self.name and types:
            raise ValueError("cards of a name have the types printed under it: give the name alone")
        if owner is not None and PLAY in zones:
            raise ValueError("cards in play are told by who controls them, not by who owns them")

    def deps(self) -> int:
        deps = super().deps()
        if self.kneeling or self.standing:
            deps |= ON_KNEELING
        if self.fighting:
            deps |= ON_CHALLENGE
        if self.zones != (PLAY,):
            deps |= ON_HANDS | ON_PILES
        return deps

    def matches(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        if record is not None:
            if self.types and not (self.types >> record.card.type) & 1:
                return False
            return self.matches_record(g, c, record)
        return not self.bound_to_play and self.printed(g, c, card)

    def _common(self, g: Board, c: Context, definition: Card, card: int) -> bool:
        if self.types and not (self.types >> definition.type) & 1:
            return False
        if self.name and definition.name not in self.name:
            return False
        if self.unique is not None and definition.unique != self.unique:
            return False
        if self.loyal is not None and definition.loyal != self.loyal:
            return False
        if self.other and card == c.source:
            return False
        if self.copy_of is not None and definition.name not in self._titles(g, c):
            return False
        if self.owner is not None and not self.owner.includes(g, c, g.owner(card)):
            return False
        if self.in_faction is not None and not self._of_side(g, definition, card):
            return False
        if self.cost_at_most is not None:
            if definition.costs_x or definition.cost > self.cost_at_most.value(g, c):
                return False
        if self.cost_is is not None and definition.cost != self.cost_is.value(g, c):
            return False
        return self.printed_strength_at_most < 0 or definition.strength <= self.printed_strength_at_most

    def _of_side(self, g: Board, definition: Card, card: int) -> bool:
        """In or out of the faction of the deck it came in; a neutral card is neither."""
        own = g.cards[g.sides[g.owner(card)].faction].faction
        return definition.faction != NEUTRAL and (definition.faction == own) == self.in_faction

    def _titles(self, g: Board, c: Context) -> list[str]:
        """The titles a copy may share."""
        return [] if self.copy_of is None else [g.cards[card].name for card in self.copy_of.now(g, c)]

    def printed(self, g: Board, c: Context, card: int) -> bool:
        definition = g.cards[card]
        if not self._common(g, c, definition, card):
            return False
        if self.limited is not None and (LIMITED in definition.keywords) != self.limited:
            return False
        if (self.icon >= 0 and not definition.icons[self.icon]) or (
            self.no_icon >= 0 and definition.icons[self.no_icon]
        ):
            return False
        if not self._strong(g, c, definition.strength):
            return False
        if self.faction and definition.faction not in self.faction:
            return False
        if self.trait and definition.traits.isdisjoint(self.trait):
            return False
        if self.not_trait and self.not_trait in definition.traits:
            return False
        return self.controller is None or self.controller.includes(g, c, g.owner(card))

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        """Whether a card in play, or as it was last known there, is meant."""
        if record.facedown or not self._common(g, c, record.card, record.id):
            return False
        if self.faction and not any(faction in record.affiliations for faction in self.faction):
            return False
        if self.trait and record.traits.isdisjoint(self.trait):
            return False
        if self.not_trait and self.not_trait in record.traits:
            return False
        if self.controller is not None and not self.controller.includes(g, c, record.controller):
            return False
        if (self.kneeling and not record.kneeling) or (self.standing and record.kneeling):
            return False
        if self.limited is not None and bool(record.keywords[LIMITED]) != self.limited:
            return False
        if self.icon >= 0 and not record.has_icon(self.icon):
            return False
        if self.no_icon >= 0 and record.has_icon(self.no_icon):
            return False
        if self.no_attachments and record.attachments:
            return False
        return self._in_challenge(g, record) and self._strong(g, c, max(0, record.strength))

    def _in_challenge(self, g: Board, record: InPlay) -> bool:
        if not self.fighting:
            return True
        role = g.role(record.id) if g.records[record.id] is record else record.role
        if role == 0 or (self.attacking and role != ATTACKER) or (self.defending and role != DEFENDER):
            return False
        return not self.alone or len(g.participants(record.controller)) == 1

    def _strong(self, g: Board, c: Context, strength: int) -> bool:
        if self.strength_at_most is not None and strength > self.strength_at_most.value(g, c):
            return False
        if self.strength_below is not None and strength >= self.strength_below.value(g, c):
            return False
        return self.strength_above is None or strength > self.strength_above.value(g, c)

    def candidates(self, g: Board, c: Context) -> list[int]:
        found = self._found(g, c, False)
        if len(found) > 1:
            found.sort()
        return found

    def exists(self, g: Board, c: Context) -> bool:
        return bool(self._found(g, c, True))

    def _found(self, g: Board, c: Context, one: bool) -> list[int]:
        found: list[int] = []
        controller = self.controller
        for zone in self.zones:
            for side in g.sides:
                if side.eliminated or (controller is not None and not controller.includes(g, c, side.seat)):
                    continue
                pool = self._in_play(side) if zone == PLAY else g.pile(side.seat, zone)
                for card in pool:
                    if self.matches(g, c, card):
                        found.append(card)
                        if one:
                            return found
        return found

    def _in_play(self, side: Side) -> list[int]:
        """The cards of a side in play that could be meant by their type."""
        if not self.types & _SPECIAL:
            return side.play
        pool = side.play.copy() if self.types & ~_SPECIAL else []
        if self.types & (1 << FACTION):
            pool.append(side.faction)
        if self.types & (1 << PLOT) and side.plot >= 0:
            pool.append(side.plot)
        return pool

    def text(self, s: Speaker) -> str:
        return self.apart(s) + self.place(s)

    def bare(self, s: Speaker) -> str:
        return self.bare_apart(s) + self.place(s)

    def bare_apart(self, s: Speaker) -> str:
        return self.phrase(s, False) + self._after(s)

    def many(self, s: Speaker) -> str:
        return self.phrase(s, False, "s") + self._after(s)

    def apart(self, s: Speaker) -> str:
        return self.phrase(s, True) + self._after(s)

    def every(self, s: Speaker, apart: bool = False) -> str:
        return self._yours(s) or super().every(s, apart)

    def _yours(self, s: Speaker) -> str:
        """A card of a name that you control: there are hardly several."""
        named = self.name and not self.other and isinstance(self.controller, You)
        return f"{YOU.whose(s)} {self.phrase(s, True)}" if named else ""

    def there_is(self, s: Speaker) -> str:
        if self.controller is not None:
            who = self.controller.does(s, "control")
            return f"{who} {self.phrase(s, True)}{self._after(s, controlled=False)}"
        words = self.text(s)
        return f"{words} is revealed" if self.types == 1 << PLOT else f"there is {words}"

    def under_control(self, s: Speaker) -> str:
        """The noun phrase of a card that is told to be one."""
        if not isinstance(self.controller, You) or self._yours(s):
            return self._yours(s) or self.text(s)
        kind = f"{self.phrase(s, True)}{self._after(s, controlled=False)}"
        return f"{kind} and {self.controller.does(s, 'control')} it"

    def names(self) -> bool:
        return bool(self.name)

    def in_play_only(self) -> bool:
        return self.zones == (PLAY,) and self.controller is None

    def somebody(self, s: Speaker) -> str:
        """The noun phrase without that it is alone, which the sentence says."""
        return self.phrase(s, True) + self._after(s, alone=False)

    def is_yours(self) -> bool:
        return isinstance(self.owner, You)

    def noun(self) -> str:
        return self._noun() if self.types in _ONE_TYPE else "card"

    def phrase(self, s: Speaker, article: bool, plural: str = "") -> str:
        """Qualities and noun."""
        words: list[str] = []
        for quality, word in (
            (self.other and not article, "other"),
            (self.kneeling, "kneeling"),
            (self.standing, "standing"),
            (self.participating and not self.alone and not self._against_you(), "participating"),
            (self.attacking, "attacking"),
            (self.defending, "defending"),
            (self.unique is True, "unique"),
            (self.unique is False, "non-unique"),
            (self.loyal is True, "loyal"),
            (self.loyal is False, "non-loyal"),
            (self.limited is True, "limited"),
            (self.limited is False, "non-limited"),
            (self.in_faction is True, "in-faction"),
            (self.in_faction is False, "out-of-faction"),
        ):
            if quality:
                words.append(word)
        if self.faction:
            words.append(listed((FACTION_WORDS[faction] for faction in self.faction), "or"))
        if self.not_trait:
            words.append(f"non-{self.not_trait}")
        if self.trait:
            words.append(listed(self.trait, "or"))
        words.append(self._noun(plural))
        phrase = " ".join(words)
        if self.copy_of is not None:
            phrase = f"copy of {self.copy_of.whom(s)}"
        if self._is_faction_card() and self.controller is not None:
            return f"{self.controller.whose(s)} faction card"
        if self.name:
            phrase = " ".join([*words[:-1], " or ".join(self.name)])
            article = False
        if not article:
            return phrase
        return f"another {phrase}" if self.other else a(phrase)

    def _against_you(self) -> bool:
        return self.participating and isinstance(self.controller, Opposing)

    def _is_faction_card(self) -> bool:
        return self.types == 1 << FACTION and self.controller is not None

    def _noun(self, plural: str = "") -> str:
        nouns = [TYPE_NAMES[type] for type in range(len(TYPE_NAMES)) if (self.types >> type) & 1]
        nouns = ["faction card" if noun == "faction" else noun for noun in nouns]
        nouns = ["plot card" if noun == "plot" else noun for noun in nouns]
        return " or ".join(f"{noun}{plural}" for noun in nouns or ["card"])

    def _after(self, s: Speaker, controlled: bool = True, alone: bool = True) -> str:
        """What follows the noun: numbers, icons, and unless the sentence says so, whose the cards are."""
        if self._is_faction_card():
            return ""
        yours = controlled and isinstance(self.controller, You)
        words = (
            f" {YOU.does(s, 'control')}"
            if yours
            else " participating against you"
            if self._against_you()
            else ""
        )
        if self.cost_at_most is not None:
            words += f" with printed cost {self.cost_at_most.or_lower(s)}"
        if self.cost_is is not None:
            words += f" with printed cost equal to {self.cost_is.text(s)}"
        if self.strength_at_most is not None:
            words += f" with STR {self.strength_at_most.or_lower(s)}"
        if self.strength_above is not None:
            words += f" with {self.strength_above.than(s, 'higher', 'STR')}"
        if self.strength_below is not None:
            words += f" with {self.strength_below.than(s, 'lower', 'STR')}"
        if self.printed_strength_at_most >= 0:
            words += f" with printed STR {self.printed_strength_at_most} or lower"
        if self.icon >= 0:
            words += f" with {s.icon_of(self.icon)}"
        if self.no_icon >= 0:
            words += f" without {s.icon_of(self.no_icon)}"
        if self.no_attachments:
            words += " without attachments"
        if self.controller is not None and controlled and not yours and not self._against_you():
            who = self.controller
            words += f" controlled by {who.text(s)}" if words else f" {who.does(s, 'control')}"
        if self.alone and alone:
            words += " participating alone"
        return words

    def whence(self, s: Speaker) -> str:
        if self.zones == (PLAY,):
            return ""
        if self.zones == (HAND,) and LOOKED_AT in s.named:
            return "that hand"
        piles = " or ".join(_PILE_WORDS.get(zone, ZONE_NAMES[zone]) for zone in self.zones)
        return f"{'a' if self.owner is None else self.owner.whose(s)} {piles}"


_PILE_WORDS: Final = {DISCARD: "discard pile", DEAD: "dead pile", PLOTS: "plot deck", USED: "used pile"}
