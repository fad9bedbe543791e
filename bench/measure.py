"""Measures one game on the build that runs this file, and prints one JSON object.

    python bench/measure.py intrigue 4 0.4 '{"seats": [...], "options": {...}, "games": 150}'

names the game, how many play, and the seconds of one run; each figure is the best of three runs. The last word, which
may be left out, says what is played: seats and options of the set-up, and how many games; or `"decks": "random"`, for
which every game has decks of its own, and it is counted which cards occurred and were used.
`weirwood bench` runs it several times on every build in turn and keeps the best of each figure. Random players choose
uniformly among options; games have the seeds 0, 1, 2 and so on; all times are CPU time of this process.
"""

from __future__ import annotations

import json
import sys
import time

GAME, PLAYERS, RUN_S = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
PLAYED = json.loads(sys.argv[4]) if len(sys.argv) > 4 else {}

# First of all the cold start, so that nothing else is loaded before: from the birth of the process, with
# Python's own start, to the first decision of a game.
import weirwood  # noqa: E402, F401
from weirwood.core.catalogue import find_game  # noqa: E402

game = find_game(GAME)
setup = game.setup(PLAYED.get("seats") or game.ready(PLAYERS), PLAYED.get("options", {}))
game.start(setup, 0)
START_S = time.process_time()

import tracemalloc  # noqa: E402
from collections.abc import Callable  # noqa: E402
from pathlib import Path  # noqa: E402
from random import Random  # noqa: E402

from weirwood.bots import Eyes, make_bot  # noqa: E402
from weirwood.bots.mind import find_mind  # noqa: E402
from weirwood.core.build import build  # noqa: E402
from weirwood.core.event import Event  # noqa: E402
from weirwood.core.state import State  # noqa: E402

GAMES = PLAYED.get("games", 150)
"""They are always played all, so that every build plays the same ones."""
SETUPS = [setup]
if "decks" in PLAYED:
    from weirwood.lab.seating import random_decks
    from weirwood.lab.usage import Usage

    SETUPS = [
        game.setup([{"deck": deck.form()} for deck in random_decks(game, PLAYERS, seed)], {})
        for seed in range(GAMES)
    ]
MIDDLES = 30
LED = 4
RUNS = 3
STATES = 500


def started(seed: int) -> State:
    """A game at its first decision."""
    return game.start(SETUPS[seed % len(SETUPS)], seed)


def play_on(state: State, seed: int, most: int = 1_000_000) -> int:
    """Random choices to the end, or so many of them; answers how many were made."""
    chance = Random(seed).random
    made = 0
    while made < most:
        asked = state.decisions
        if not asked:
            break
        decision = asked[0]
        state.apply_index(decision.seat, int(chance() * len(decision.options)))
        made += 1
    return made


def play_games() -> int:
    """All games; answers how many decisions there were."""
    return sum(play_on(started(seed), seed) for seed in range(GAMES))


def cards_used() -> dict[str, object]:
    """Which cards occur in all games, and which of them are used."""
    usage = Usage()
    for seed, chosen in enumerate(SETUPS):
        state, opening = game.begin(chosen, seed)
        told: list[Event] = list(opening)
        chance = Random(seed).random
        while state.decisions:
            decision = state.decisions[0]
            told += state.apply_index(decision.seat, int(chance() * len(decision.options)))
        usage.count(game, chosen, state, told)
    return usage.form(GAME)


def middle(seed: int) -> State:
    """A game half-way through."""
    state = started(seed)
    play_on(state, seed, play_on(state.clone(), seed) // 2)
    return state


def best_s(act: Callable[[], object]) -> float:
    """The shortest CPU time of an act: the mean of a short run, the best of a few runs."""
    best = float("inf")
    for _ in range(RUNS):
        times = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < RUN_S:
            act()
            times += 1
        best = min(best, spent / times)
    return best


def one_by_one(act: Callable[[int], object]) -> None:
    """An act for each of the games half-way through; what it gives is dropped at once."""
    for place in range(MIDDLES):
        act(place)


def led(seed: int) -> State:
    """A game half-way through that bots lead, as searching bots meet it."""
    bots = [make_bot("heuristic", GAME, seed) for _ in range(PLAYERS)]
    state = started(seed)
    chosen: list[tuple[int, int]] = []
    while state.decisions:
        decision = state.decisions[0]
        chosen.append((decision.seat, bots[decision.seat].choose(Eyes(state, decision))))
        state.apply_index(*chosen[-1])
    state = started(seed)
    for seat, index in chosen[: len(chosen) // 2]:
        state.apply_index(seat, index)
    return state


def simulate(state: State, seed: int, is_quick: bool) -> float:
    """One simulation of a searching bot: a copy, played on to the end of the round, and its value."""
    mind = find_mind(GAME)
    world = state.clone()
    mind.play_on(world, world.status.round, Random(seed), is_quick)
    return mind.chance(world, 0)


def simulations_per_s(states: list[State], is_quick: bool) -> float:
    """How many simulations a second."""
    return len(states) / best_s(lambda: [simulate(state, at, is_quick) for at, state in enumerate(states)])


def bytes_of(states: list[State]) -> float:
    """What one more state takes in memory, shared definitions not counted."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(STATES // len(states)) for state in states]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(copies)


def largest_mib() -> float:
    """The most memory this process ever had."""
    status = Path("/proc/self/status")
    if status.exists():  # what the system call says also counts the parent, before this process was its own
        return next(int(line.split()[1]) for line in status.open() if line.startswith("VmHWM")) / 2**10
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def measured() -> dict[str, object]:
    """All figures."""
    decisions = play_games()
    games_s = best_s(play_games)
    middles = [middle(seed) for seed in range(MIDDLES)]
    seats = [state.decisions[0].seat for state in middles]
    clone_s = best_s(lambda: one_by_one(lambda place: middles[place].clone()))
    view_s = best_s(lambda: one_by_one(lambda place: middles[place].view(seats[place])))
    playout_s = best_s(lambda: one_by_one(lambda place: play_on(middles[place].clone(), place)))
    rss_mib = largest_mib()
    played = [led(seed) for seed in range(LED)]
    return {
        "name": GAME,
        "build": build(),
        "players": PLAYERS,
        "games_per_s": GAMES / games_s,
        "decisions_per_s": decisions / games_s,
        "decisions_per_game": decisions / GAMES,
        "clone_us": 1e6 * clone_s / MIDDLES,
        "view_us": 1e6 * view_s / MIDDLES,
        "playouts_per_s": MIDDLES / playout_s,
        "judged_per_s": simulations_per_s(played, False),
        "quick_per_s": simulations_per_s(played, True),
        "start_s": START_S,
        "state_bytes": bytes_of(middles),
        "rss_mib": rss_mib,
        **({"cards": cards_used()} if "decks" in PLAYED else {}),
    }


if __name__ == "__main__":
    print(json.dumps(measured()))
