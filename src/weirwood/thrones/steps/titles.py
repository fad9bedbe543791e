"""The steps that melee adds to the round: titles are selected in the plot phase, and return in taxation.

The round frame keeps the titles set aside in ``kept`` and those taken in ``secrets``; until they are revealed they
lie in the pool, each seen by who took it alone, and those left by who is to choose next.
"""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import DecisionKind, Reason
from weirwood.thrones.engine.concepts import told
from weirwood.thrones.engine.flow.chart import UNASKED, Round, Step
from weirwood.thrones.engine.flow.frames import PARKED
from weirwood.thrones.engine.options import PICK, card_of, pack
from weirwood.thrones.engine.rules.titles import bear, give_back, title_pool
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import NO_CARD, NOBODY

_SET_ASIDE: Final = {2: 2, 3: 2, 4: 1, 5: 1}
"""How many titles are set aside, by the number of players; two are left of more as three would."""


class ShuffleTitles(Step):
    """The titles are shuffled facedown, and some set aside at random."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        pool = title_pool(g)
        count = _SET_ASIDE.get(len(g.alive()), 0) if g.deal.titles_set_aside else 0
        shuffled = pool.copy()
        g.rng.shuffle(shuffled)
        frame.kept = sorted(shuffled[:count])
        for card in pool:
            g.moves[card] += 1
            g.seen[card] = 0
        frame.turn = 0
        show_titles(g, frame)
        if count:
            g.note_all("titles-set-aside", told.TITLES_SET_ASIDE, (), amount=len(frame.kept))
        return ""


def titles_left(g: Board, frame: Round) -> list[int]:
    """The titles that are passed on: neither set aside nor taken."""
    taken = [card_of(option) for option in frame.secrets if option >= 0]
    return [card for card in title_pool(g) if card not in frame.kept and card not in taken]


def next_to_choose(g: Board, frame: Round) -> int:
    """The next player in player order who bears no title and has taken none, or NOBODY."""
    for seat in g.alive():
        if g.sides[seat].title == NO_CARD and frame.secrets[seat] < 0:
            return seat
    return NOBODY


def show_titles(g: Board, frame: Round) -> None:
    """The titles that are left go to who is to choose next, who alone sees them."""
    seat = next_to_choose(g, frame)
    for card in titles_left(g, frame):
        g.moves[card] += 1
        g.seen[card] = 0 if seat == NOBODY else 1 << seat


class SelectTitles(Step):
    """In player order each player secretly takes one title and passes the rest on."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        seat = next_to_choose(g, frame)
        left = titles_left(g, frame)
        if seat == NOBODY or not left:
            return ""
        why = Reason(g.step, self.rule, "title")
        packed = [pack(PICK, card) for card in left]
        option = frame.ask(g, seat, DecisionKind.PICK, packed, why, always=g.deal.ask_all)
        if option == PARKED:
            return ""
        frame.secrets[seat] = option
        g.seen[card_of(option)] = 1 << seat
        g.note("title-selected", told.TITLE_SELECTED, seat, (card_of(option),), knowers=(seat,))
        show_titles(g, frame)
        return self.label

    def player_left(self, g: Board, frame: Round) -> None:
        show_titles(g, frame)


class RevealTitles(Step):
    """All titles taken are turned up and enter play at once; the others return to the pool."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        seats: list[int] = []
        cards: list[int] = []
        for seat in g.alive():
            if frame.secrets[seat] >= 0:
                seats.append(seat)
                cards.append(card_of(frame.secrets[seat]))
        for at, seat in enumerate(seats):
            bear(g, seat, cards[at])
        frame.secrets = [UNASKED] * len(frame.secrets)
        frame.kept = []
        for card in g.deal.commons:
            g.seen[card] = g.everyone()
        g.note_all("titles-revealed", told.TITLES_REVEALED, tuple(seats), tuple(cards))
        return ""


class ReturnTitles(Step):
    """All titles leave play at once and return to the pool."""

    __slots__ = ()

    def run(self, g: Board, frame: Round) -> str:
        seats = [seat for seat in g.alive() if g.sides[seat].title != NO_CARD]
        cards = [g.sides[seat].title for seat in seats]
        for card in cards:
            give_back(g, card)
        g.note_all("titles-returned", told.TITLES_RETURNED, tuple(seats), tuple(cards))
        return ""
