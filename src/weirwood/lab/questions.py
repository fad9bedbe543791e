"""How much a person is asked: the heuristic bot answers for one, and every question is counted, a selection as one.

Where it acts in a window that *what matters* would pass, that is looked into: whether it is asked about the same later
in the round, and whether it was worth anything when the round ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from weirwood.bots import Bot, make_bot
from weirwood.bots.answering import answer_of
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import BadArgument, either
from weirwood.core.match import Match
from weirwood.core.question import EVERYTHING, MATTERS, MINE, lets_pass
from weirwood.core.state import Game
from weirwood.decks.deck import DeckList
from weirwood.decks.ready import are_fixed, ready_decks
from weirwood.lab.seating import Brought, setup_with
from weirwood.thrones.judgement.habits import habit
from weirwood.thrones.judgement.threats import balance
from weirwood.thrones.state import ThronesState

GAMES: Final = {"second/joust": 2, "second/melee": 4, "hbo": 2, "winter": 2}
"""The games that have action windows, and how many play them here."""
DECKS: Final = 16
"""How many ready decks of each game are played, counted from the first."""
A_DECK: Final = 4
"""How many games each deck plays."""
WORTH: Final = 0.05
"""What changes nothing is worth no more than this."""
PERSON: Final = 0
_WISHES: Final = (EVERYTHING, MATTERS, MINE)
_LONGEST: Final = 400
FATES: Final = ("again", "vain", "lost")
"""What may become of a hidden move; see ``fate``."""


class Count:
    """The questions to the person of one deck: all, and those of action windows out of its own marshaling, by wish."""

    def __init__(self, deck: str) -> None:
        self.deck = deck
        self.asked: Counter[str] = Counter()
        self.windows: Counter[str] = Counter()
        self.hidden: list[dict[str, Any]] = []

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "deck": self.deck,
            "asked": {wish: self.asked[wish] for wish in _WISHES},
            "windows": {wish: self.windows[wish] for wish in _WISHES},
            "hidden": self.hidden,
        }


def games(only: str | None = None) -> list[str]:
    """The games in which questions are counted, or the one that is named."""
    if only is not None and only not in GAMES:
        raise BadArgument(f"Questions are not counted in {only!r}. Choose {either(GAMES)}.")
    return [only] if only is not None else list(GAMES)


def questions(
    game: Game,
    decks: int = DECKS,
    each: int = A_DECK,
    seed: int = 0,
    advance: Callable[[int], None] = lambda games: None,
) -> list[dict[str, Any]]:
    """What a person is asked with each deck of a game under each wish, always on the same choices."""
    ready = [deck for deck in ready_decks(game.id) if not deck.standalone][:decks]
    counts = []
    for place, deck in enumerate(ready):
        count = Count(deck.name)
        for at in range(each):
            _play(game, _table(game, ready, place, at), seed + 100 * place + at, count)
            advance(1)
        counts.append(count.form())
    return counts


def _table(game: Game, ready: list[DeckList], place: int, at: int) -> list[DeckList]:
    """A deck and those it meets: others in turn."""
    players, others = GAMES[game.id], len(ready) - 1
    met = [ready[(place + 1 + (3 * at + 5 * seat) % others) % len(ready)] for seat in range(players - 1)]
    if are_fixed(game.id) and len({deck.name for deck in (ready[place], *met)}) < players:
        met = [deck for deck in ready if deck is not ready[place]][: players - 1]
    return [ready[place], *met]


def _play(game: Game, decks: list[DeckList], seed: int, count: Count) -> None:
    setup = setup_with(
        game, len(decks), [Brought.of(deck) for deck in decks], {"ask": "windows", "confirm": True}
    )
    match = Match(game, setup, seed)
    bots: list[Bot] = [make_bot("heuristic", game.id, seed + seat) for seat in range(len(decks))]
    while match.state.outcome is None:
        seat = match.waiting[0]
        decision = match.decision(seat)
        keys = answer_of(bots[seat], match.state.clone(), seat).keys
        if seat == PERSON and (len(decision.options) > 1 or decision.why.own):
            _count(match, decision, keys, count)
        if decision.picked is None or match.only_answer(decision):
            match.choose(seat, keys[0] if keys else decision.options[0].key)
        else:
            match.choose_set(seat, keys)


def _count(match: Match, decision: Decision, keys: list[str], count: Count) -> None:
    state, game = match.state, match.game
    status = state.status
    window = decision.kind == DecisionKind.ACT
    out_of_turn = window and not (status.phase == "marshaling" and status.active == PERSON)
    for wish in _WISHES:
        passed = lets_pass(game, state, decision, wish)
        if passed is None:
            count.asked[wish] += 1
            count.windows[wish] += out_of_turn
        elif wish == MATTERS and keys != [passed]:
            assert isinstance(state, ThronesState)
            label = next(option for option in decision.options if option.key == keys[0])
            told = {"what": str(game.label(state, label)), "step": status.step}
            count.hidden.append({**told, "fate": fate(game, state, keys[0], passed)})


def fate(game: Game, state: ThronesState, act: str, passed: str) -> str:
    """What becomes of a hidden move: it comes again in the round, it is in vain when the round ends, or it is lost."""
    acted, waited = state.clone(), state.clone()
    acted.apply(PERSON, act)
    waited.apply(PERSON, passed)
    for there in _played_on(waited):
        decision = there.decisions[0]
        if decision.seat == PERSON and decision.options.index_of(act) >= 0 and game.concerns(there, decision):
            return "again"
    for _ in _played_on(acted):
        pass
    return "lost" if balance(acted, PERSON) > balance(waited, PERSON) + WORTH else "vain"


def _played_on(there: ThronesState) -> Iterator[ThronesState]:
    """A world played on by habit until the round is over, at each question."""
    number = there.status.round
    for _ in range(_LONGEST):
        if there.outcome is not None or there.status.round != number:
            return
        yield there
        decision = there.decisions[0]
        there.take(decision.seat, habit(there, decision))


def share(counts: list[dict[str, Any]], wish: str) -> float:
    """Which part of the questions are action windows out of one's own marshaling."""
    asked = sum(count["asked"][wish] for count in counts)
    return sum(count["windows"][wish] for count in counts) / asked if asked else 0.0


def in_words(counts: list[dict[str, Any]]) -> list[str]:
    """The figures line by line: each deck, all of them, and what *what matters* hid of what the bot did."""
    lines = [f"{'deck':32}" + "".join(f"{wish:>20}" for wish in _WISHES)]
    for count in counts:
        lines.append(f"{count['deck']:32}" + "".join(_cell([count], wish) for wish in _WISHES))
    lines.append(f"{'all':32}" + "".join(_cell(counts, wish) for wish in _WISHES))
    hidden = Counter((one["fate"], one["what"], one["step"]) for count in counts for one in count["hidden"])
    fates = Counter(dict.fromkeys(FATES, 0))
    for (fate, _, _), many in hidden.items():
        fates[fate] += many
    lines.append("hidden moves: " + ", ".join(f"{many} {fate}" for fate, many in fates.items()))
    lines += [f"  {many} {fate}: {what}, {step}" for (fate, what, step), many in sorted(hidden.items())]
    return lines


def _cell(counts: list[dict[str, Any]], wish: str) -> str:
    asked = sum(count["asked"][wish] for count in counts)
    return f"{asked:>12} {share(counts, wish):6.1%}"
