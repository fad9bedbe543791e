"""A game reviewed: the chances after every choice, what each choice cost, and what a search would have done instead.

A choice is looked at with the eyes of the seat that made it: the search knows the deck lists and no hand that the seat
could not see. The budget is a number of simulations, so a review of a game is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct

from weirwood.bots import Eyes, make_bot
from weirwood.bots.answering import answer_of
from weirwood.bots.bot import seed_of
from weirwood.bots.mind import find_mind
from weirwood.bots.reasons import deed
from weirwood.bots.thought import Stop, Stopped
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument, IllegalChoice
from weirwood.core.match import Match
from weirwood.core.record import Choice
from weirwood.core.state import Game, State

SEARCH: Final = "search:16"
"""Who says what would have been better."""
_WORLDS: Final = 6
"""In so many worlds a choice is compared with what the search would have done."""
_MORE_WORLDS: Final = 20
"""In so many others it is compared again where it seems worse: chance alone makes some choices look bad."""
_ALTERNATIVES: Final = 4
LEAST: Final = 0.02
"""A choice that costs less is no mistake."""
MOST_SHOWN: Final = 3
"""How many mistakes of each player are told."""
MOST_LOOKED: Final = 600
"""The most choices that are looked at; of a longer game, evenly spread."""


class Found(Struct):
    """A way to answer: its keys, what it is called, what follows from it as the game foresees, and its chance."""

    keys: list[str]
    text: str
    follows: str
    chance: float


class Looked(Struct):
    """One choice: after how many others, whose, each seat's chance after it, and what it cost.

    ``options`` are the ways to answer that were compared, the best first; ``played`` says which was chosen. There are
    none where nothing better was found.
    """

    ply: int
    seat: int
    round: int
    chances: list[float]
    cost: float = 0.0
    played: int = 0
    options: list[Found] = []


def plies_to_look_at(match: Match) -> list[int]:
    """The choices of a game that can be looked at, by how many were made before; edits are none."""
    plies = [number for number, ply in enumerate(match.plies) if len(ply) == 2]
    apart = -(-len(plies) // MOST_LOOKED) or 1
    return plies[::apart]


def is_reviewable(game_id: str) -> bool:
    """Whether a game can be searched, and so be reviewed."""
    try:
        find_mind(game_id)
    except BadArgument:
        return False
    return True


def reviewed(match: Match, plies: list[int], stop: Stop | None = None) -> Iterator[Looked | None]:
    """What there is to say of some choices of a game, in their order; None of those that nothing hangs on."""
    wanted, last = set(plies), max(plies, default=-1)
    for number, state in enumerate(match.walk(min(plies, default=0)), min(plies, default=0)):
        if number in wanted:
            ply = match.plies[number]
            yield _looked(match.game, state, number, ply, stop) if len(ply) == 2 else None
        if number >= last:
            return


def costliest(looked: list[Looked], seat: int) -> list[Looked]:
    """The choices of a seat that cost most, the worst first."""
    found = [one for one in looked if one.seat == seat and one.cost >= LEAST]
    return sorted(found, key=lambda one: (-one.cost, one.ply))[:MOST_SHOWN]


def _looked(game: Game, state: State, number: int, choice: Choice, stop: Stop | None) -> Looked | None:
    seat, key = choice
    decision = next((one for one in state.decisions if one.seat == seat), None)
    if decision is None or len(decision.options) < 2 or not find_mind(game.id).is_open(decision):
        return None
    played = _meant(decision, [key] if isinstance(key, str) else list(key))
    look = _Look(game, state, decision, stop)
    answer = answer_of(make_bot(SEARCH, game.id, number), state.clone(), seat, stop)
    if answer.thought is None or not answer.thought.chosen.simulations:
        return None
    best = _meant(decision, answer.keys)
    looked = Looked(number, seat, state.status.round, [])
    if best == played:
        looked.chances = look.shared(answer.thought.chosen.value)
        return looked
    first = look.compare([played, best], _WORLDS)
    looked.chances = _shares(first[0])
    if first[1][seat] - first[0][seat] < LEAST:
        return looked
    others = [_meant(decision, list(one.keys)) for one in answer.thought.weighed[1:]]
    ways = [played, best]
    ways += [way for way in others if way not in ways and look.is_legal(way)][: _ALTERNATIVES - 2]
    chances = look.compare(ways, _MORE_WORLDS)
    looked.chances = _shares(chances[0])
    order = sorted(range(len(ways)), key=lambda way: (-chances[way][seat], way))
    looked.cost = chances[order[0]][seat] - chances[0][seat]
    if looked.cost >= LEAST:
        looked.options = [look.found(ways[way], chances[way][seat]) for way in order]
        looked.played = order.index(0)
    return looked


def _meant(decision: Decision, keys: list[str]) -> list[str]:
    """Keys without the one that only closes a set, in canonical order."""
    if decision.picked is None:
        return keys
    order = [option.key for option in [*(decision.candidates or ())]]
    return sorted({key for key in keys if key in order}, key=order.index)


class _Look:
    """One question, to compare ways to answer it in the same worlds with the same dice."""

    def __init__(self, game: Game, state: State, decision: Decision, stop: Stop | None) -> None:
        self._game = game
        self._state = state
        self._decision = decision
        self._stop = stop
        self._mind = find_mind(game.id)
        self._eyes = Eyes(state, decision)
        self._chance = Random(seed_of(0, self._eyes))

    def compare(self, ways: list[list[str]], worlds: int) -> list[list[float]]:
        """For each way to answer each seat's chance, on average over some worlds."""
        seats = range(len(self._state.setup.seats))
        sums = [[0.0 for _ in seats] for _ in ways]
        for _ in range(worlds):
            world, dice = self._eyes.world(self._chance.getrandbits(64)), self._chance.getrandbits(64)
            until = world.status.round
            for way, found in zip(ways, sums, strict=True):
                if self._stop is not None and self._stop():
                    raise Stopped
                there = world.clone()
                self._answer(there, way)
                self._mind.play_on(there, until, Random(dice))
                for seat in seats:
                    found[seat] += self._mind.chance(there, seat)
        return [[total / worlds for total in found] for found in sums]

    def shared(self, own: float) -> list[float]:
        """The seat's own chance, and the rest for the others, as the game stands for each."""
        seats = range(len(self._state.setup.seats))
        world = self._eyes.world(self._chance.getrandbits(64))
        others = [0.0 if seat == self._eyes.seat else self._mind.chance(world, seat) for seat in seats]
        rest = (1.0 - own) / (sum(others) or 1.0)
        return [round(own if seat == self._eyes.seat else others[seat] * rest, 4) for seat in seats]

    def is_legal(self, way: list[str]) -> bool:
        """Whether a way to answer is whole: of a set, no pick is missing."""
        try:
            self._answer(self._state.clone(), way)
        except IllegalChoice:
            return False
        return True

    def _answer(self, state: State, way: list[str]) -> None:
        if self._decision.picked is None:
            state.apply(self._decision.seat, way[0])
        else:
            self._game.choose_set(state, self._decision.seat, list(way))

    def found(self, way: list[str], chance: float) -> Found:
        """A way to answer in words."""
        seat = self._decision.seat
        follows = self._game.prospect(self._state, seat, way).line
        return Found(way, str(deed(self._game, self._state, seat, way)), str(follows), round(chance, 4))


def _shares(chances: list[float]) -> list[float]:
    """Chances of all seats, which together are one."""
    total = sum(chances) or 1.0
    return [round(chance / total, 4) for chance in chances]


def as_form(looked: list[Looked]) -> list[dict[str, Any]]:
    """Choices as plain data."""
    from msgspec import to_builtins

    return [to_builtins(one) for one in looked]
