"""What cards are, around a noun: qualities before it, numbers and whose they are after it."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.amounts import Number, PrintedCost, PrintedStrength, StrengthOf
from weirwood.thrones.ability.operands import Again
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
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    FACTION,
    KEYWORD_NAMES,
    LOCATION,
    PLOT,
    TYPE_NAMES,
    ZONE_NAMES,
)

_ALL: Final = 1 << CHARACTER | 1 << LOCATION | 1 << ATTACHMENT | 1 << FACTION
"""All cards that may have power."""
_ONE_TYPE: Final = [1 << type for type in range(len(TYPE_NAMES))]


class Qualities(Filter):
    """The qualities of cards, around a noun; not a word of its own."""

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
        words += self._compared(s)
        if self.faction:
            words.append(listed((faction_word(s, faction) for faction in self.faction), "or"))
        if self.not_faction:
            words.append(f"non-{faction_word(s, self.not_faction)}")
        if self.not_trait:
            words.append(f"non-{self.not_trait}")
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
        if not isinstance(self.cost_at_most, Number):
            return compared
        return [_COST, self.cost_at_most.or_lower(s), *compared]

    def _shorten(self, s: Speaker, words: list[str], plural: str) -> None:
        """An attacking character is an attacker; where room is scarce a single Knight character is a Knight.

        A Stark might be another card, and is a Stark only where the text may say less.
        """
        plain = not (self.trait or self.faction or self.not_faction or self.not_trait)
        for role, noun in _ROLES.items():
            if role in words and (plain or s.short > 1):
                words.remove(role)
                words[-1] = f"{noun}{plural}"
        certain = self.attacking or self.defending or self.participating or s.certain or s.short > 3
        certain = certain or (bool(self.trait) and s.character_traits.issuperset(self.trait))
        certain = certain or (self.zones == (DEAD,) and ZONE_NAMES[DEAD] in s.character_traits)
        tight = s.short > 2 and not self.trait and any(faction in TIGHT_FACTIONS for faction in self.faction)
        if not certain or plain:
            return
        if (s.short > 1 and not tight and words[-1] == "character") or (tight and plural):
            words.pop()

    def _says_owner(self, s: Speaker) -> bool:
        """Whether a short text says whose a card is before its noun."""
        of_one = isinstance(self.controller, You | Opponent) and not self.controller.each
        plain = self.phrase(Speaker(), False) == self._noun()  # nothing is said before its noun
        of_one = of_one and not (isinstance(self.controller, You) and plain)
        # *A character of the loser without attachments* could mean that the loser has none.
        of_side = s.short > (1 if self.no_attachments else 2) and isinstance(self.controller, ChallengeSide)
        return bool(s.short) and (of_one or of_side) and not s.they and not self.other

    def is_plain(self) -> bool:
        """Whether nothing is said of these cards but their types."""
        return self.phrase(Speaker(), False) + self._after(Speaker()) == self._noun()

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
        return (
            listed(words, "and/or" if plural else "or") if alternative == " or " else alternative.join(words)
        )

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
        if isinstance(self.strength_at_most, StrengthOf) and isinstance(self.strength_at_most.card, Again):
            words += " with equal or lower [STR]"
        elif self.strength_at_most is not None:
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
        for faction, printed in ((self.foreign, ""), (self.printed_foreign, "printed ")):
            of = s.or_short(f" with {a(f'{printed}affiliation')} of a ", f" of a {printed}")
            words += f"{of}[faction] other than {faction_word(s, faction)}" if faction else ""
        words += (
            s.or_short(" that more than one player controls", " that several players control") * self.shared
        )
        words += " that provides influence" * self.influence
        words += f" with {MOST_ATTACHMENTS}" if self.most_attachments else ""
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


MOST_ATTACHMENTS: Final = "more attachments than any other character"
_BODIES: Final = ("Night's Watch",)
"""What would be all of them, if it were yours."""
_COST: Final = "cost"
_STRONGER: Final = "stronger"
_WEAKER: Final = "weaker"
_ROLES: Final = {"attacking": "attacker", "defending": "defender", "participating": "participant"}
