"""Kinds of cards in words: qualities, a noun, numbers, whose they are and where."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.amounts import PrintedCost, PrintedStrength, StrengthOf
from weirwood.thrones.ability.players import (
    TIGHT_FACTIONS,
    YOU,
    ChallengeSide,
    ControlsMost,
    Opponent,
    Opposing,
    WithDead,
    You,
    a,
    faction_word,
)
from weirwood.thrones.engine.nodes import Amount, Filter, Operand, Who
from weirwood.thrones.engine.speaker import LOOKED_AT, Speaker
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    FACTION,
    HAND,
    KEYWORD_NAMES,
    LOCATION,
    PLAY,
    PLOT,
    PLOTS,
    TYPE_NAMES,
    USED,
    ZONE_NAMES,
)

_ALL: Final = 1 << CHARACTER | 1 << LOCATION | 1 << ATTACHMENT | 1 << FACTION
"""All cards that may have power."""
_ONE_TYPE: Final = [1 << type for type in range(len(TYPE_NAMES))]


class NounPhrase(Filter):
    """Cards with some qualities, as they are said; not a word of its own."""

    types: int
    faction: tuple[str, ...]
    trait: tuple[str, ...]
    not_faction: str
    not_trait: str
    name: tuple[str, ...]
    unique: bool | None
    loyal: bool | None
    limited: bool | None
    doomed: bool | None
    in_faction: bool | None
    keyword: int
    foreign: str
    printed_foreign: str
    shared: bool
    influence: bool
    most_attachments: bool
    controller: Who | None
    owner: Who | None
    zones: tuple[int, ...]
    kneeling: bool
    standing: bool
    participating: bool
    attacking: bool
    defending: bool
    alone: bool
    other: bool
    besides: Operand | None
    no_attachments: bool
    icon: int
    no_icon: int
    printed_strength_at_most: Amount | None
    strongest: bool
    weakest: bool
    printed_type: int
    attached_to: Filter | None
    cost_at_most: Amount | None
    cost_at_least: int
    cost_below: Amount | None
    cost_is: Amount | None
    strength_at_most: Amount | None
    strength_above: Amount | None
    strength_below: Amount | None
    copy_of: Operand | None
    with_attachment: Filter | None

    def text(self, s: Speaker) -> str:
        return self.apart(s) + self.place(s)

    def bare(self, s: Speaker) -> str:
        return self.bare_apart(s) + self.place(s)

    def bare_apart(self, s: Speaker) -> str:
        return self.phrase(s, False) + self._after(s)

    def many(self, s: Speaker) -> str:
        return self.phrase(s, False, "s") + self._after(s, has="have")

    def apart(self, s: Speaker) -> str:
        return self.phrase(s, True) + self._after(s, controlled=not self._says_owner(s))

    def every(self, s: Speaker, apart: bool = False) -> str:
        if self._those() in s.named:
            return s.or_short(f"each of those {s.named[self._those()]}s", "each of them")
        if self.is_revealed() and self.controller is None:
            return f"each revealed {self.bare(s)}"
        return self._yours(s) or super().every(s, apart)

    def is_extreme(self) -> bool:
        return self.strongest or self.weakest

    def several(self, s: Speaker) -> str:
        told = self.name or self.other or self.zones != (PLAY,) or self._those() in s.named
        if not s.short or told or not isinstance(self.controller, You):
            return ""
        words = self.phrase(s, False, "s", owned=False)
        return f"{YOU.whose(s)} {words}{self._after(s, controlled=False, has='have')}"

    def trails(self, s: Speaker) -> bool:
        return not s.short and not s.asked and bool(self._after(s))

    def bearer(self, s: Speaker) -> str:
        return f"on {self.text(s)}" if isinstance(self.controller, Opponent) else super().bearer(s)

    def subject(self, s: Speaker) -> str:
        if s.short or len(self.name) != 1 or not self._yours(s):
            return super().subject(s)
        return f"while {YOU.does(s, 'control')} {self.phrase(s, True, owned=False)}, {s.person(self.name[0])}"

    def _yours(self, s: Speaker) -> str:
        """A card of a name that you control: there are hardly several."""
        if not self.name or self.other or not isinstance(self.controller, You):
            return ""
        words = self.phrase(s, True, owned=False)
        return f"{YOU.whose(s)} {words}" if s.short else f"the {words} {YOU.does(s, 'control')}"

    def there_is(self, s: Speaker) -> str:
        if self.controller is not None and self.is_revealed():
            return f"{self.controller.has(s)} {self.phrase(s, True, owned=False)} revealed"
        if self.name and self.participating and self.controller is not None:
            return f"the {' or '.join(self.name)} {self.controller.does(s, 'control')} is participating"
        if self.controller is not None:
            return self._controlled(s, self.controller, self.phrase(s, True, owned=False))
        words = self.text(s)
        return f"{words} is revealed" if self.is_revealed() else f"there is {words}"

    def is_revealed(self) -> bool:
        return self.types == 1 << PLOT and PLAY in self.zones

    def there_is_no(self, s: Speaker) -> str:
        who = self.controller
        if who is not None:
            kind = f"{self.phrase(s, True, owned=False)}{self._after(s, controlled=False)}"
            if isinstance(who, Opponent):
                return f"no opponent controls {kind}"
            return f"{who.text(s)} {'do' if isinstance(who, You) else 'does'} not control {kind}"
        return f"no {self.bare(s)} is revealed" if self.is_revealed() else super().there_is_no(s)

    def there_are(self, s: Speaker, least: int) -> str:
        if self.controller is None:
            return f"there are {self.so_many(s, least)}"
        s.named[self._those()] = self.noun()
        kind = f"{least} or more {self.phrase(s, False, 's', owned=False)}"
        return self._controlled(s, self.controller, kind)

    def there_are_just(self, s: Speaker, count: int) -> str:
        if self.controller is None:
            return super().there_are_just(s, count)
        kind = self.phrase(s, False, "" if count == 1 else "s", owned=False)
        return self._controlled(s, self.controller, f"exactly {count} {kind}")

    def _controlled(self, s: Speaker, who: Who, kind: str) -> str:
        return f"{who.does(s, 'control')} {kind}{self._after(s, controlled=False)}"

    def so_many(self, s: Speaker, least: int) -> str:
        s.named[self._those()] = self.noun()
        return f"{least}{s.or_short(' or more', '+')} {self.many(s)}"

    def _those(self) -> str:
        """The name under which a speaker remembers that a number of this kind was spoken of."""
        return f"so many {id(self)}"

    def with_it(self, s: Speaker, word: str) -> str:
        there = self.participating and self.controller is None
        if s.short < 2 or not (there or isinstance(self.controller, You)) or s.they or self.is_extreme():
            return ""
        article = s.short < 3 or self.other
        return f"{word} {self.phrase(s, article, owned=False)}{self._after(s, controlled=False)}"

    def under_control(self, s: Speaker) -> str:
        """The noun phrase of a card that is told to be one."""
        if not isinstance(self.controller, You) or self._yours(s):
            return self._yours(s) or self.text(s)
        kind = f"{self.phrase(s, True, owned=False)}{self._after(s, controlled=False)}"
        return f"{kind} and {self.controller.does(s, 'control')} it"

    def takes_part(self) -> bool:
        told = self.trait or self.faction or self.not_faction or self.not_trait
        return self.participating and isinstance(self.controller, You) and not told

    def called(self) -> str:
        return self.name[0] if self.name else ""

    def in_play_only(self) -> bool:
        return self.zones == (PLAY,) and self.controller is None and not self.weakest

    def somebody(self, s: Speaker) -> str:
        """The noun phrase without that it is alone, which the sentence says."""
        return self.phrase(s, True) + self._after(s, not self._says_owner(s), alone=False)

    def is_yours(self) -> bool:
        return isinstance(self.owner, You) or isinstance(self.controller, You)

    def noun(self) -> str:
        return self._noun() if self.types in _ONE_TYPE else "card"

    def phrase(self, s: Speaker, article: bool, plural: str = "", owned: bool = True) -> str:
        """Qualities and noun; in a short text whose it is, unless the sentence says that."""
        words: list[str] = []
        for quality, word in (
            ((self.other or self.besides is not None) and not article, "other"),
            (self.kneeling, "kneeling"),
            (self.standing, "standing"),
            (self.participating and not self.alone and not self._against_you(), "participating"),
            (self.attacking, "attacking"),
            (self.defending, "defending"),
        ):
            if quality:
                words.append(word)
        for mark, yes, no in (
            (self.unique, "unique", "non-unique"),
            (self.loyal, "loyal", "non-loyal"),
            (self.limited, "limited", "non-limited"),
            (self.doomed, "doomed", "non-doomed"),
            (self.in_faction, "in-[faction]", "out-of-[faction]"),
        ):
            if mark is not None:
                words.append(yes if mark else no)
        if self.faction:
            words.append(listed((faction_word(s, faction) for faction in self.faction), "or"))
        if self.not_faction:
            words.append(f"non-{faction_word(s, self.not_faction)}")
        if self.not_trait:
            words.append(f"non-{self.not_trait}")
        words += self._compared(s)
        if self.trait:
            words.append(s.or_tight(listed(self.trait, "or"), "/".join(self.trait)))
        words.append(self._noun(plural, s.or_tight(" or ", "/")))
        if s.short and self.types == 1 << CHARACTER:
            self._shorten(s, words, plural)
        if s.short > 1 and self.trait and words[-1] == "card":
            words.pop()
        if s.short > 1 and self.types == 1 << PLOT:
            words[-1] = f"plot{plural}"
        phrase = " ".join(words)
        if self.copy_of is not None:
            phrase = f"copy{s.or_tight(f' of {self.copy_of.whom(s)}', '')}"
        if self._is_faction_card() and self.controller is not None:
            return f"{self.controller.whose(s)} [faction] card"
        if self.name:
            phrase = " ".join([*words[:-1], " or ".join(self.name)])
            article = False
        if not article:
            return phrase
        if owned and self.controller is not None and self._says_owner(s):
            if words[-1] in _BODIES and isinstance(self.controller, You):
                return f"{a(phrase)} of {self.controller.whose(s)}s"
            return f"{self.controller.whose(s)} {phrase}"
        return f"another {phrase}" if self.other or self.besides is not None else a(phrase)

    def _compared(self, s: Speaker) -> list[str]:
        """Numbers that stand before the noun where there is hardly any room."""
        if s.short < 3 or self.copy_of is not None:
            return []
        compared = [_STRONGER] if isinstance(self.strength_above, StrengthOf) else []
        compared += [_WEAKER] if isinstance(self.strength_below, StrengthOf) else []
        if self.cost_at_most is None or isinstance(self.cost_at_most, PrintedCost):
            return compared
        return [_COST, self.cost_at_most.or_lower(s), *compared]

    def _shorten(self, s: Speaker, words: list[str], plural: str) -> None:
        """An attacking character is an attacker; where room is scarce a single Stark character is a Stark."""
        plain = not (self.trait or self.faction or self.not_faction or self.not_trait)
        for role, noun in _ROLES.items():
            if role in words and (plain or s.short > 1):
                words.remove(role)
                words[-1] = f"{noun}{plural}"
        tight = s.short > 2 and not self.trait and any(faction in TIGHT_FACTIONS for faction in self.faction)
        if (s.short > 1 and not plain and not tight and words[-1] == "character") or (tight and plural):
            words.pop()

    def _says_owner(self, s: Speaker) -> bool:
        """Whether a short text says whose a card is before its noun."""
        of_one = isinstance(self.controller, You | Opponent) and not self.controller.each
        plain = self.phrase(Speaker(), False) == self._noun()  # nothing is said before its noun
        of_one = of_one and not (isinstance(self.controller, You) and plain)
        of_side = s.short > 1 and isinstance(self.controller, ChallengeSide)
        return bool(s.short) and (of_one or of_side) and not s.they and not self.other

    def _against_you(self) -> bool:
        return self.participating and isinstance(self.controller, Opposing)

    def _is_faction_card(self) -> bool:
        return self.types == 1 << FACTION and self.controller is not None

    def _noun(self, plural: str = "", alternative: str = " or ") -> str:
        if self.types == _ALL:
            return f"card{plural}"
        nouns = [TYPE_NAMES[type] for type in range(len(TYPE_NAMES)) if (self.types >> type) & 1]
        nouns = ["[faction] card" if noun == "faction" else noun for noun in nouns]
        nouns = ["plot card" if noun == "plot" else noun for noun in nouns]
        words = [f"{noun}{plural}" for noun in nouns or ["card"]]
        return listed(words, "or") if alternative == " or " else alternative.join(words)

    def _after(self, s: Speaker, controlled: bool = True, alone: bool = True, has: str = "has") -> str:
        """What follows the noun: numbers, icons, and unless the sentence says so, whose the cards are."""
        if self._is_faction_card():
            return ""
        yours = controlled and isinstance(self.controller, You)
        words = " participating against you" if self._against_you() and not yours else ""
        if yours:
            words = s.or_fewest(f" {YOU.does(s, 'control')}", f" of {YOU.whose(s)}s")
        said = self._compared(s)
        cost = s.or_short("printed cost", "cost")
        if isinstance(self.cost_at_most, PrintedCost):
            words += f" with equal or lower {cost}"
        elif self.cost_at_most is not None and _COST not in said:
            words += f" with {cost} {self.cost_at_most.or_lower(s)}"
        if self.cost_below is not None:
            than = "" if isinstance(self.cost_below, PrintedCost) else f" than {self.cost_below.text(s)}"
            words += f" with lower {cost}{than}"
        if self.cost_at_least >= 0:
            words += f" with {cost} {s.or_tight(f'{self.cost_at_least} or higher', f'{self.cost_at_least}+')}"
        if self.printed_type >= 0:
            words += f" with the printed {TYPE_NAMES[self.printed_type]} card type"
        if self.attached_to is not None:
            words += f" {'from' if s.away else 'on'} {self.attached_to.text(s)}"
        if isinstance(self.cost_is, PrintedCost) and s.short:
            words += s.or_fewest(" with equal cost", " of equal cost")
        elif self.cost_is is not None:
            words += f" with printed cost equal to {self.cost_is.text(s)}"
        if self.strength_at_most is not None:
            words += f" with [STR] {self.strength_at_most.or_lower(s)}"
        if self.strength_above is not None and _STRONGER not in said:
            words += f" with {self.strength_above.than(s, 'higher', '[STR]')}"
        if self.strength_below is not None and _WEAKER not in said:
            words += f" with {self.strength_below.than(s, 'lower', '[STR]')}"
        if isinstance(self.printed_strength_at_most, PrintedStrength):
            words += s.or_tight(" with equal or lower printed [STR]", " with printed [STR] ≤ its")
        elif self.printed_strength_at_most is not None:
            words += f" with printed [STR] {self.printed_strength_at_most.or_lower(s)}"
        words += s.or_short(" with the lowest [STR] in play", " with the lowest [STR]") * self.weakest
        words += " with the highest [STR] in play" * self.strongest
        words += f" with {s.icon_of(self.icon)}" if self.icon >= 0 else ""
        words += f" without {s.icon_of(self.no_icon)}" if self.no_icon >= 0 else ""
        words += f" with {KEYWORD_NAMES[self.keyword]}" if self.keyword >= 0 else ""
        for faction, printed in ((self.foreign, "an"), (self.printed_foreign, "a printed")):
            words += f" with {printed} affiliation other than {faction_word(s, faction)}" if faction else ""
        words += " that more than one player controls" * self.shared
        words += " that provides influence" * self.influence
        words += " with more attachments than any other character" if self.most_attachments else ""
        theirs = self.controller is not None and controlled and not yours and not self._against_you()
        if self.no_attachments and (s.short or not theirs):
            words += " without attachments"
        words += "" if self.with_attachment is None else f" with {self.with_attachment.text(s)}"
        if self.controller is not None and theirs:
            who, of = self.controller, s.or_short("controlled by", "of")
            near = not words and not s.short and not isinstance(who, ControlsMost | WithDead)
            words += f" {who.does(s, 'control')}" if near else f" {of} {who.text(s)}"
        if self.no_attachments and theirs and not s.short:
            words += f" that {has} no attachments"
        if self.alone and alone:
            words += " participating alone"
        return words

    def whence(self, s: Speaker, whose: str = "a") -> str:
        if self.zones == (PLAY,):
            return ""
        if self.zones == (HAND,) and LOOKED_AT in s.named:
            return s.or_tight("that hand", "it")
        piles = " or ".join(_PILE_WORDS.get(zone, ZONE_NAMES[zone]) for zone in self.zones)
        if isinstance(self.owner, You) and not s.they and s.short > (self.zones != (HAND,)):
            return piles
        return f"{whose if self.owner is None else self.owner.whose(s)} {piles}"


_BODIES: Final = ("Night's Watch",)
"""What would be all of them, if it were yours."""
_COST: Final = "cost"
_STRONGER: Final = "stronger"
_WEAKER: Final = "weaker"
_ROLES: Final = {"attacking": "attacker", "defending": "defender", "participating": "participant"}
_PILE_WORDS: Final = {DISCARD: "discard pile", DEAD: "dead pile", PLOTS: "plot deck", USED: "used pile"}
