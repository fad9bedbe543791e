"""Modifiers of cards: strength, icons, keywords, traits, blanks, and how a card may be used in challenges."""

from __future__ import annotations

from weirwood.thrones.ability.amounts import amount
from weirwood.thrones.engine.marks import CONTROLS_HOST, PARTICIPATES
from weirwood.thrones.engine.nodes import Amount, Context, Modifier, Operand
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.derived import BLANK, BLANK_BUT_TRAITS, IMMUNITY
from weirwood.thrones.engine.words import CHALLENGE_NAMES, KEYWORD_NAMES, TYPE_NAMES


class OnCard(Modifier):
    """A modifier of cards."""

    def __init__(self, what: Operand) -> None:
        self.what = what

    def subjects(self) -> Operand | None:
        return self.what


class Strength(OnCard):
    """Cards get more or less strength."""

    def __init__(self, what: Operand, by: int | Amount, sign: int = 1) -> None:
        super().__init__(what)
        self.by = amount(by)
        self.sign = sign

    def amount(self) -> Amount | None:
        return self.by

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            record = g.records[card]
            if record is not None:
                record.added += self.sign * n
                record.raising += max(0, self.sign * n)

    def text(self) -> str:
        number = self.by.text()
        sign = "-" if self.sign < 0 or number.startswith("-") else "+"
        count, _, rest = number.lstrip("-").partition(" ")
        tail = f" {rest}".replace(" (", f" ({sign}") if rest else ""
        return f"{self.what} gets {sign}{count} STR{tail}"


class DoubleStrength(OnCard):
    """The strength of cards is doubled, after additions."""

    says = "the STR of {what} is doubled"

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            g.record(card).doubled += 1


class HalveStrength(OnCard):
    """The strength of cards is halved, rounded up."""

    says = "the STR of {what} is halved"

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            g.record(card).halved += 1


class SetStrength(OnCard):
    """The strength of cards is set; the newest such effect counts."""

    says = "the STR of {what} is set to {to}"

    def __init__(self, what: Operand, to: int) -> None:
        super().__init__(what)
        self.to = to

    def bind(self, g: Board, c: Context) -> None:
        """When it began, as the last value."""
        g.stamp += 1
        c.values = [*c.values, g.stamp]

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        """Set it, unless a newer effect has; a constant ability is as old as its card's stay in play."""
        since = c.values[-1] if c.values else g.record(c.source).stamp
        for card in cards:
            record = g.record(card)
            if since >= record.set_since:
                record.set_to, record.set_since = self.to, since


class GainIcon(OnCard):
    """Cards gain a challenge icon; of the type named before where none is given."""

    def __init__(self, what: Operand, icon: int = -1) -> None:
        super().__init__(what)
        self.icon = icon

    def named(self, c: Context) -> str:
        return "" if self.icon >= 0 else CHALLENGE_NAMES[c.values[0]]

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        icon = self.icon if self.icon >= 0 else c.values[0]
        for card in cards:
            g.record(card).icons[icon] += 1

    def text(self) -> str:
        icon = f"a {CHALLENGE_NAMES[self.icon]} icon" if self.icon >= 0 else "that challenge icon"
        return f"{self.what} gains {icon.replace('a i', 'an i')}"


class LoseIcon(OnCard):
    """Cards lose challenge icons, or the one named; a loss of one they lack still counts."""

    def __init__(self, what: Operand, *icons: int) -> None:
        super().__init__(what)
        self.icons = icons

    def named(self, c: Context) -> str:
        return "" if self.icons else CHALLENGE_NAMES[c.values[0]]

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for icon in self.icons or (c.values[0],):
            for card in cards:
                g.record(card).icons[icon] -= 1

    def text(self) -> str:
        names = [CHALLENGE_NAMES[icon] for icon in self.icons]
        icons = " and ".join(f"{'an' if name[0] == 'i' else 'a'} {name}" for name in names)
        icons = icons.replace(" and ", ", ", max(0, len(names) - 2))
        return f"{self.what} loses {f'{icons} icon' if icons else 'that challenge icon'}"


class GainKeyword(OnCard):
    """Cards gain a keyword."""

    def __init__(self, what: Operand, keyword: int) -> None:
        super().__init__(what)
        self.keyword = keyword

    def layer(self) -> int:
        return 3

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            g.record(card).keywords[self.keyword] += 1

    def text(self) -> str:
        return f"{self.what} gains {KEYWORD_NAMES[self.keyword]}"


class GainNoAttachments(OnCard):
    """Cards gain the keyword *no attachments*."""

    says = '{what} gains "no attachments"'

    def layer(self) -> int:
        return 3

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            record = g.record(card)
            record.no_attachments = (*record.no_attachments, ("any",))


class GainTrait(OnCard):
    """Cards gain a trait."""

    says = "{what} gains the {trait} trait"

    def __init__(self, what: Operand, trait: str) -> None:
        super().__init__(what)
        self.trait = trait

    def layer(self) -> int:
        return 1

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            record = g.record(card)
            record.traits = record.traits | {self.trait}


class GainAffiliation(OnCard):
    """Cards gain the affiliation of a faction."""

    says = "{what} gains the {words} affiliation"

    def __init__(self, what: Operand, faction: str, words: str) -> None:
        super().__init__(what)
        self.faction, self.words = faction, words

    def layer(self) -> int:
        return 1

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            record = g.record(card)
            if self.faction not in record.affiliations:
                record.affiliations = (*record.affiliations, self.faction)


class Blank(OnCard):
    """Cards are treated as if their printed text box were blank, traits perhaps excepted."""

    def __init__(self, what: Operand, but_traits: bool = True) -> None:
        super().__init__(what)
        self.but_traits = but_traits

    def layer(self) -> int:
        return 0

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            record = g.record(card)
            record.blank = max(record.blank, BLANK_BUT_TRAITS if self.but_traits else BLANK)

    def text(self) -> str:
        traits = " (except for traits)" if self.but_traits else ""
        return f"treat the printed text box of {self.what} as if it were blank{traits}"


class Immune(OnCard):
    """Cards are immune to the effects of card types."""

    def __init__(self, what: Operand, *types: int) -> None:
        super().__init__(what)
        self.types = types

    def layer(self) -> int:
        return IMMUNITY

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            for type in self.types:
                g.record(card).immune |= 1 << type

    def text(self) -> str:
        names = " and ".join(f"{TYPE_NAMES[type]} effects" for type in self.types)
        return f"{self.what} is immune to {names}"


class Marked(OnCard):
    """Cards bear a mark: something they cannot do or suffer, or that holds for them beyond the ordinary."""

    def __init__(self, what: Operand, words: str, barred: int = 0, lifted: int = 0) -> None:
        super().__init__(what)
        self.words, self.barred, self.lifted = words, barred, lifted

    def layer(self) -> int:
        """After strength; but who participates is known before it, since strength may depend on it."""
        return 1 if self.lifted & PARTICIPATES else 3

    def controls_host(self) -> bool:
        return bool(self.lifted & CONTROLS_HOST)

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            record = g.records[card]
            if record is not None:
                record.barred |= self.barred
                record.lifted |= self.lifted

    def text(self) -> str:
        """In words; what each cannot do, none can."""
        cards = self.what.text()
        if cards.startswith("each ") and self.words.startswith("cannot "):
            return f"no {cards.removeprefix('each ')} can {self.words.removeprefix('cannot ')}"
        return f"{cards} {self.words}"
