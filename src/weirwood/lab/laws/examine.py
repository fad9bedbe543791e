"""One game played under the eyes of the laws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from weirwood.core.match import Match
from weirwood.core.seat import Setup
from weirwood.core.state import Game, State
from weirwood.lab.chance import any_option
from weirwood.lab.laws import COURSE_LAWS, LAWS, Course, Law, Moment
from weirwood.lab.laws.known import Known, known

Chooser = Callable[[State], tuple[int, int]]
"""Picks a seat that is asked and the index of an option."""


@dataclass(frozen=True)
class Failure:
    """A law that was broken: in which game, at which ply, and how."""

    law: str
    seed: int
    players: int
    ply: int
    what: str

    def form(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def setup_for(game: Game, players: int, seed: int) -> Setup:
    """The set-up of a game of the fuzzer: every other one asks all questions, where the game has that option."""
    options = {"ask": "all"} if seed % 2 and "ask" in game.options else {}
    return game.setup(game.ready(players), options)


def random_chooser(seed: int) -> Chooser:
    """Any seat that is asked, any option, all equally likely."""
    chance = Random(seed)

    def choose(state: State) -> tuple[int, int]:
        asked = state.decisions
        decision = asked[0] if len(asked) == 1 else chance.choice(asked)
        return decision.seat, any_option(chance, decision)

    return choose


def play(game: Game, setup: Setup, seed: int) -> tuple[int, list[Failure]]:
    """Play a random game to its end and look at nothing else; answer its decisions and failures."""
    plies = 0
    try:
        state = game.start(setup, seed)
        choose = random_chooser(seed)
        longest = known(game.id).longest
        while state.decisions and plies < longest:
            state.apply_index(*choose(state))
            plies += 1
    except Exception as error:
        return plies, [_crash(setup, seed, plies, error)]
    return plies, _unended(state, setup, seed, plies)


def examine(game: Game, setup: Setup, seed: int, choose: Chooser | None = None) -> tuple[int, list[Failure]]:
    """Play a game to its end and look at every law; answer its decisions and failures.

    A law that fails is not looked at again in the same game.
    """
    return _Examination(game, setup, seed, choose or random_chooser(seed)).run()


class _Examination:
    def __init__(self, game: Game, setup: Setup, seed: int, choose: Chooser) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.choose = choose
        self.known: Known = known(game.id)
        self.laws: list[Law] = list(LAWS)
        self.failures: list[Failure] = []
        self.earlier: dict[str, None] = {}
        self.dumps: list[bytes] = []

    def run(self) -> tuple[int, list[Failure]]:
        plies = 0
        try:
            match = Match(self.game, self.setup, self.seed)
            cards = self.known.cards(match.state.facts())
            while True:
                state = match.state
                over = not state.decisions or match.ply >= self.known.longest
                choice = None if over else self.choose(state)
                self.dumps.append(state.dump())
                earlier = tuple(self.earlier)
                self._look(
                    Moment(self.game, state, self.seed, match.ply, choice, self.dumps[-1], cards, earlier)
                )
                if choice is None:
                    break
                self._remember(state)
                match.choose_index(*choice)
                plies = match.ply
        except Exception as error:
            self.failures.append(_crash(self.setup, self.seed, plies, error))
            return plies, self.failures
        self.failures += _unended(match.state, self.setup, self.seed, plies)
        self._look_back(Course(match, self.dumps))
        return plies, self.failures

    def _remember(self, state: State) -> None:
        for decision in state.decisions:
            self.earlier.update((option.key, None) for option in decision.options)

    def _look(self, moment: Moment) -> None:
        for law in self.laws.copy():
            if not law.due(moment):
                continue
            try:
                what = law.broken(moment)
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
            if what is not None:
                self.laws.remove(law)
                self._fail(law.name, moment.ply, what)

    def _look_back(self, course: Course) -> None:
        for law in COURSE_LAWS:
            try:
                found = law.broken(course)
            except Exception as error:
                found = course.match.ply, f"{type(error).__name__}: {error}"
            if found is not None:
                self._fail(law.name, *found)

    def _fail(self, law: str, ply: int, what: str) -> None:
        self.failures.append(Failure(law, self.seed, len(self.setup.seats), ply, what))


def _crash(setup: Setup, seed: int, ply: int, error: Exception) -> Failure:
    return Failure("no-crash", seed, len(setup.seats), ply, f"{type(error).__name__}: {error}")


def _unended(state: State, setup: Setup, seed: int, plies: int) -> list[Failure]:
    if state.outcome is not None:
        return []
    return [Failure("ends", seed, len(setup.seats), plies, f"the game is not over after {plies} choices")]
