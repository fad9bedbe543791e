"""Accounts of derived values: for each card and each side of the table, what changes it, by how much and until when.

They are made by computing the values once more while somebody looks on, so play never pays for them.
"""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.nodes import Context, Modifier
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.derived import NO_PERIOD, Watch, recompute
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import CHALLENGE_NAMES, KEYWORD_NAMES, PLOT_VALUE_NAMES

# What is changed.
STRENGTH: Final = "strength"
ICON: Final = "icon"
KEYWORD: Final = "keyword"
TRAIT: Final = "trait"
AFFILIATION: Final = "affiliation"
BLANK_TEXT: Final = "blank"
MARK: Final = "mark"
CHALLENGE_TOTAL: Final = "challenge"
DOMINANCE_TOTAL: Final = "dominance"
INCOME_TOTAL: Final = "income"

# How it is changed.
ADDED: Final = "add"
DOUBLED: Final = "double"
HALVED: Final = "halve"
SET: Final = "set"
GAINED: Final = "gain"
LOST: Final = "lose"


class Change:
    """One thing that one source changes: ``what`` is changed ``how``, by an ``amount`` or by the ``value`` named.

    ``code`` and ``name`` are those of the source, ``period`` until when a lasting effect lasts. A mark is told by the
    modifier that makes it.
    """

    __slots__ = ("amount", "code", "how", "modifier", "name", "period", "value", "what")

    def __init__(self, what: str, how: str, amount: int = 0, value: str = "") -> None:
        self.what = what
        self.how = how
        self.amount = amount
        self.value = value
        self.code: str = ""
        self.name: str = ""
        self.period: int = NO_PERIOD
        self.modifier: Modifier | None = None


class _Before:
    """What a card in play was before a modifier changed it."""

    __slots__ = (
        "added",
        "affiliations",
        "barred",
        "blank",
        "doubled",
        "halved",
        "icons",
        "keywords",
        "lifted",
        "set_since",
        "traits",
    )

    def __init__(self, record: InPlay) -> None:
        self.added = record.added
        self.doubled = record.doubled
        self.halved = record.halved
        self.set_since = record.set_since
        self.icons = record.icons.copy()
        self.keywords = record.keywords.copy()
        self.traits = record.traits
        self.affiliations = record.affiliations
        self.blank = record.blank
        self.barred = record.barred
        self.lifted = record.lifted

    def changes(self, record: InPlay) -> list[Change]:
        """What is different now."""
        found = self._of_strength(record)
        found += _counted(ICON, CHALLENGE_NAMES, self.icons, record.icons)
        found += _counted(KEYWORD, KEYWORD_NAMES, self.keywords, record.keywords)
        found += [Change(TRAIT, GAINED, value=trait) for trait in sorted(record.traits - self.traits)]
        for faction in record.affiliations:
            if faction not in self.affiliations:
                found.append(Change(AFFILIATION, GAINED, value=faction))
        if record.blank > self.blank:
            found.append(Change(BLANK_TEXT, SET, record.blank))
        if record.barred != self.barred or record.lifted != self.lifted:
            found.append(Change(MARK, GAINED))
        return found

    def _of_strength(self, record: InPlay) -> list[Change]:
        found: list[Change] = []
        if record.added != self.added:
            found.append(Change(STRENGTH, ADDED, record.added - self.added))
        if record.doubled > self.doubled:
            found.append(Change(STRENGTH, DOUBLED))
        if record.halved > self.halved:
            found.append(Change(STRENGTH, HALVED))
        if record.set_since > self.set_since:
            found.append(Change(STRENGTH, SET, record.set_to))
        return found


def _counted(what: str, names: tuple[str, ...], before: list[int], now: list[int]) -> list[Change]:
    """Icons or keywords gained and lost; a loss of one that a card lacks counts too."""
    found: list[Change] = []
    for at, name in enumerate(names):
        if now[at] != before[at]:
            found.append(Change(what, GAINED if now[at] > before[at] else LOST, value=name))
    return found


class _SideBefore:
    """What a side of the table counted before a modifier changed it."""

    __slots__ = ("challenge", "dominance", "income", "plot")

    def __init__(self, side: Side) -> None:
        self.challenge = side.challenge_bonus
        self.dominance = side.dominance_bonus
        self.income = side.income_bonus
        self.plot = side.plot_change.copy()

    def changes(self, side: Side) -> list[Change]:
        """What is different now."""
        found: list[Change] = []
        if side.challenge_bonus != self.challenge:
            found.append(Change(CHALLENGE_TOTAL, ADDED, side.challenge_bonus - self.challenge))
        if side.dominance_bonus != self.dominance:
            found.append(Change(DOMINANCE_TOTAL, ADDED, side.dominance_bonus - self.dominance))
        if side.income_bonus != self.income:
            found.append(Change(INCOME_TOTAL, ADDED, side.income_bonus - self.income))
        for value, name in enumerate(PLOT_VALUE_NAMES):
            if side.plot_change[value] != self.plot[value]:
                found.append(Change(name, ADDED, side.plot_change[value] - self.plot[value]))
        return found


class Accounts(Watch):
    """What changes each card in play (by id) and each side (by seat), in the order in which it applies."""

    __slots__ = ("cards", "sides")

    def __init__(self, players: int) -> None:
        self.cards: dict[int, list[Change]] = {}
        self.sides: list[list[Change]] = [[] for _ in range(players)]

    def let(
        self, g: Board, modifier: Modifier, context: Context, cards: list[int], n: int, period: int
    ) -> None:
        """Let a modifier change what it changes, and note what is different afterwards."""
        before: list[tuple[InPlay, _Before]] = []
        for card in cards:
            record = g.records[card]
            if record is not None:
                before.append((record, _Before(record)))
        sides = [_SideBefore(side) for side in g.sides]
        modifier.apply(g, context, cards, n)
        for record, was in before:
            for change in was.changes(record):
                self._note(g, self.cards.setdefault(record.id, []), change, modifier, context, period)
        for side in g.sides:
            for change in sides[side.seat].changes(side):
                self._note(g, self.sides[side.seat], change, modifier, context, period)

    def _note(
        self,
        g: Board,
        account: list[Change],
        change: Change,
        modifier: Modifier,
        context: Context,
        period: int,
    ) -> None:
        """A lasting effect is named by the card it came from, wherever that is now; all have seen it."""
        source = g.cards[context.source] if period != NO_PERIOD else g.definition(context.source)
        change.code = source.code
        change.name = source.name
        change.period = period
        change.modifier = modifier
        account.append(change)


def accounts(g: Board) -> Accounts:
    """All accounts of a board. Its values are computed once more and stay what they are."""
    g.check_due |= g.stale
    found = Accounts(g.deal.players)
    recompute(g, found)
    for record in g.table:
        if record.card.has_bonus and not record.facedown:
            _note_bonus(found.sides[record.controller], record)
    return found


def _note_bonus(account: list[Change], record: InPlay) -> None:
    for value, name in enumerate(PLOT_VALUE_NAMES):
        if record.bonus[value]:
            change = Change(name, ADDED, record.bonus[value])
            change.code = record.card.code
            change.name = record.card.name
            account.append(change)
