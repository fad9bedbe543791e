"""Modifiers of cards: strength, icons, keywords, traits, blanks, and how a card may be used in challenges."""

from __future__ import annotations

from typing import ClassVar, Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.amounts import PerEach, amount
from weirwood.thrones.ability.players import FACTION_WORDS, FACTIONS
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.marks import BLANKS, CANNOT_BE_LOWERED, FORMS, QUALITIES, READERS
from weirwood.thrones.engine.nodes import Amount, Context, Modifier, Operand, Target
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.derived import BLANK, BLANK_BUT_TRAITS
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.words import GOLD_VALUE, INTRIGUE, KEYWORD_NAMES, MILITARY, POWER

NO_ATTACHMENTS: Final = {"no attachments": ("any",), "no attachments except Weapon": ("except", "Weapon")}
"""The keyword *no attachments* as it may be named, and what it bars."""
NAMED_KEYWORDS: Final = (*KEYWORD_NAMES, *NO_ATTACHMENTS)
"""Keywords that may be named."""


class OnCard(Modifier):
    """A modifier of cards; ``tells`` is what it says of them, where it does not give them something."""

    tells: ClassVar[str] = ""

    def __init__(self, what: Operand) -> None:
        self.what = what

    def subjects(self) -> Operand | None:
        return self.what

    def of_characters(self) -> bool:
        """Whether it changes what characters alone have."""
        return False

    def does(self, s: Speaker) -> str:
        return self.say(self.tells, s) if self.tells else f"{self.verb}{s.agree('s')} {self.part(s)}"

    def within(self, s: Speaker, period: int) -> str:
        if not self.gift(Speaker()):
            return super().within(s, period)
        name = self._name(s)
        return f"{name} {self.verb}{s.agree('s')} {self.gift(s, s.lasting(period))}"

    def text(self, s: Speaker) -> str:
        """Its own sentence, or what it tells of the cards after their name."""
        if self.says:
            return self.say(self.says, s)
        return f"{self._name(s)} {self.does(s)}"

    def _name(self, s: Speaker) -> str:
        """Its cards in words; what follows agrees with them."""
        s.certain = self.of_characters()
        several = self.what.several(s)
        s.many = bool(several) or self._is_many(s)
        name = several or self.what.text(s)
        s.certain = False
        return name

    def _is_many(self, s: Speaker) -> bool:
        """Whether as many as X are chosen, which a short text does not tell one by one."""
        return bool(s.short) and isinstance(self.what, Target) and self.what.by_x

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            record = g.records[card]
            if record is not None:
                self.change(record, c, n)

    def change(self, record: InPlay, c: Context, n: int) -> None:
        """Write the change into the derived values of one card."""


class Strength(OnCard):
    """Cards get more or less strength."""

    verb = "get"

    def __init__(self, what: Operand, by: int | Amount, sign: int = 1) -> None:
        if sign not in (1, -1):
            raise ValueError(f"strength is added (1) or taken (-1), not multiplied by {sign}")
        super().__init__(what)
        self.by = amount(by)
        self.sign = sign

    def amount(self) -> Amount | None:
        return self.by

    def of_characters(self) -> bool:
        return True

    def change(self, record: InPlay, c: Context, n: int) -> None:
        by = self.sign * n
        if by < 0 and record.barred & CANNOT_BE_LOWERED:
            return
        record.added += by
        record.raising += max(0, by)

    def gift(self, s: Speaker, until: str = "") -> str:
        sign = "-" if self.sign < 0 or self.by.is_negative() else "+"
        if until and not s.short and isinstance(self.by, PerEach):
            return f"{self.by.of(s, '[STR]', sign)},{until}"
        return self.by.of(s, f"[STR]{until}", sign)


class DoubleStrength(OnCard):
    """The strength of cards is doubled, after additions."""

    says = "{what:whose} [STR] is doubled"

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.doubled += 1


class HalveStrength(OnCard):
    """The strength of cards is halved, rounded up."""

    says = "{what:whose} [STR] is halved"

    def change(self, record: InPlay, c: Context, n: int) -> None:
        if not record.barred & CANNOT_BE_LOWERED:
            record.halved += 1


class SetStrength(OnCard):
    """The base strength of cards is set, before what adds to it; the newest such effect counts."""

    says = "{what:whose} base [STR] is {to}"

    def __init__(self, what: Operand, to: int) -> None:
        super().__init__(what)
        self.to = to

    def bind(self, g: Board, c: Context) -> None:
        """When it began."""
        g.stamp += 1
        c.begin(g.stamp)

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        """Set it, unless a newer effect has; a constant ability is as old as its card's stay in play."""
        since, source = c.since(), g.records[c.source]
        if since < 0:
            since = 0 if source is None else source.stamp
        for card in cards:
            record = g.records[card]
            if record is None:
                continue  # no card of the kind that is out of play has a strength to set
            to = self.value(c, card)
            kept = to < record.strength and record.barred & CANNOT_BE_LOWERED
            if since >= record.set_since and not kept:
                record.set_to, record.set_since = to, since

    def value(self, c: Context, card: int) -> int:
        """What the strength of a card is set to."""
        return self.to


class SwapStrength(SetStrength):
    """Two cards swap what their strength is before anything changes it."""

    says = "swap {what:whose} base [STR]"

    def __init__(self, what: Operand) -> None:
        super().__init__(what, 0)

    def bind(self, g: Board, c: Context) -> None:
        """What each gets, and when it began."""
        records = self.what.records(g, c)
        bases = [record.card.strength if record.set_to < 0 else record.set_to for record in records]
        pairs = zip(records, reversed(bases), strict=True)
        c.bind([part for record, base in pairs for part in (record.id, base)])
        super().bind(g, c)

    def value(self, c: Context, card: int) -> int:
        kept = c.bound()
        return kept[kept[:-1:2].index(card) * 2 + 1]


class GainIcon(OnCard):
    """Cards gain challenge icons; one of the type named before where none is given."""

    def __init__(self, what: Operand, *icons: int) -> None:
        super().__init__(what)
        self.icons = icons
        self.by_name = not icons

    def of_characters(self) -> bool:
        return True

    def change(self, record: InPlay, c: Context, n: int) -> None:
        for icon in self.icons or (c.named(),):
            record.icons[icon] += 1

    def gift(self, s: Speaker, until: str = "") -> str:
        icons = listed([s.icon_of(icon) for icon in self.icons]) if self.icons else s.chosen_icon()
        return icons + until


class LoseIcon(OnCard):
    """Cards lose challenge icons, or the one named; a loss of one they lack still counts."""

    verb = "lose"

    def __init__(self, what: Operand, *icons: int) -> None:
        super().__init__(what)
        self.icons = icons
        self.by_name = not icons

    def of_characters(self) -> bool:
        return True

    def change(self, record: InPlay, c: Context, n: int) -> None:
        for icon in self.icons or (c.named(),):
            record.icons[icon] -= 1

    def part(self, s: Speaker) -> str:
        return listed([s.icon_of(icon) for icon in self.icons]) if self.icons else s.chosen_icon()


class GainKeyword(OnCard):
    """Cards gain a keyword; the one named before where none is given."""

    layer = READERS

    def __init__(self, what: Operand, keyword: int = -1) -> None:
        super().__init__(what)
        self.keyword = keyword
        self.by_name = keyword < 0

    def of_characters(self) -> bool:
        return True

    def change(self, record: InPlay, c: Context, n: int) -> None:
        keyword = c.named() if self.by_name else self.keyword
        if keyword < len(KEYWORD_NAMES):
            record.keywords[keyword] += 1
        else:
            record.no_attachments = (*record.no_attachments, NO_ATTACHMENTS[NAMED_KEYWORDS[keyword]])

    def named(self, c: Context) -> str:
        return NAMED_KEYWORDS[c.named()] if self.by_name else ""

    def gift(self, s: Speaker, until: str = "") -> str:
        keyword = s.or_short("that keyword", "it") if self.by_name else KEYWORD_NAMES[self.keyword]
        return keyword + until


class LoseKeyword(OnCard):
    """Cards lose a keyword; the one named before where none is given."""

    verb = "lose"
    layer = READERS

    def __init__(self, what: Operand, keyword: int = -1) -> None:
        super().__init__(what)
        self.keyword = keyword
        self.by_name = keyword < 0

    def of_characters(self) -> bool:
        return True

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.keywords[self.keyword if self.keyword >= 0 else c.named()] -= 1

    def named(self, c: Context) -> str:
        return KEYWORD_NAMES[c.named()] if self.by_name else ""

    def part(self, s: Speaker) -> str:
        return s.or_tight("that keyword", "it") if self.by_name else KEYWORD_NAMES[self.keyword]


class GainNoAttachments(OnCard):
    """Cards gain the keyword *no attachments*."""

    layer = READERS
    tells = 'gain{s} "no attachments"'

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.no_attachments = (*record.no_attachments, ("any",))


class Becomes(OnCard):
    """Cards are characters with this strength, these icons and keywords; a lasting effect alone makes them so."""

    layer = FORMS

    def __init__(self, what: Operand, strength: int, icons: tuple[int, ...], *keywords: int) -> None:
        super().__init__(what)
        self.strength, self.icons, self.keywords = strength, icons, keywords
        self.forms: dict[str, Card] = {}

    def change(self, record: InPlay, c: Context, n: int) -> None:
        code = record.base.code
        if code not in self.forms:
            icons = (self.icons.count(MILITARY), self.icons.count(INTRIGUE), self.icons.count(POWER))
            self.forms[code] = record.base.as_character(self.strength, icons, self.keywords)
        record.become(self.forms[code])

    def does(self, s: Speaker) -> str:
        has = [f"[STR] {self.strength}"]
        has += [s.icon_of(icon) for icon in self.icons]
        has += [KEYWORD_NAMES[keyword] for keyword in self.keywords]
        many = s.many and self._is_many(s)
        form = "become characters" if many else f"become{s.agree('s')} a character"
        return f"{form} with {listed(has)}"


class GainTrait(OnCard):
    """Cards gain a trait."""

    layer = QUALITIES

    def __init__(self, what: Operand, trait: str) -> None:
        super().__init__(what)
        self.trait = trait

    def gift(self, s: Speaker, until: str = "") -> str:
        return f"the {self.trait} trait{until}"

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.traits = record.traits | {self.trait}


class GainAffiliation(OnCard):
    """Cards gain the affiliation of a faction; of the one named before where none is given."""

    layer = QUALITIES

    def __init__(self, what: Operand, faction: str = "") -> None:
        super().__init__(what)
        self.faction = faction
        self.by_name = not faction

    def change(self, record: InPlay, c: Context, n: int) -> None:
        faction = self.faction or FACTIONS[c.named()]
        if faction not in record.affiliations:
            record.affiliations = (*record.affiliations, faction)

    def named(self, c: Context) -> str:
        return FACTION_WORDS[FACTIONS[c.named()]] if self.by_name else ""

    def does(self, s: Speaker) -> str:
        if self.by_name:
            return f"gain{s.agree('s')} that affiliation"
        faction = FACTION_WORDS[self.faction]
        return f"gain{s.agree('s')} {s.or_tight('the ', '')}{faction} affiliation"


class Blank(OnCard):
    """Cards are treated as if their printed text box were blank, traits perhaps excepted."""

    layer = BLANKS

    def __init__(self, what: Operand, but_traits: bool = True) -> None:
        super().__init__(what)
        self.but_traits = but_traits

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.blank = max(record.blank, BLANK_BUT_TRAITS if self.but_traits else BLANK)

    def text(self, s: Speaker) -> str:
        traits = s.or_short(" (except for traits)", " (except traits)") if self.but_traits else ""
        if s.short:
            return f"{self.what.whose(s)} [text box] is blank{traits}"
        if self.what.key() in s.named:
            box = f"{self.what.whose(s)} [text box]"
        else:
            box = f"the [text box] of {self.what.whom(s)}"
        return f"treat {box} as if it were blank{traits}"

    def is_long(self) -> bool:
        return True


class NoIncomeBonus(OnCard):
    """The income bonuses of cards do not count, or those above 0."""

    def __init__(self, what: Operand, positive: bool = False) -> None:
        super().__init__(what)
        self.positive = positive

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.bonus[GOLD_VALUE] = min(0, record.bonus[GOLD_VALUE]) if self.positive else 0

    def does(self, s: Speaker) -> str:
        return f"give{s.agree('s')} no {'positive ' if self.positive else ''}[income bonuses]"

    def text(self, s: Speaker) -> str:
        none = self.what.no(s)
        return (
            f"{none} gives {'positive ' if self.positive else ''}[income bonuses]"
            if none
            else super().text(s)
        )
