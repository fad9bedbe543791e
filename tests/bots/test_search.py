"""The searching bot: what it tells, that it is the same every time, and that it can be stopped."""

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count

import pytest

from weirwood.bots import (
    Bot,
    Eyes,
    Stopped,
    Thought,
    bot_about,
    bot_names,
    bot_title,
    level_names,
    make_bot,
    make_thinker,
)
from weirwood.bots.search import SearchBot
from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument
from weirwood.core.seat import Setup
from weirwood.core.state import State
from weirwood.decks import find_deck
from weirwood.lab.seating import setup_for


def questions(
    game_id: str, players: int, seed: int, setup: Setup | None = None
) -> Iterator[tuple[State, Decision]]:
    """The questions of a game that the heuristic bot plays."""
    game = find_game(game_id)
    state = game.start(setup or setup_for(game, players, seed), seed)
    bot = make_bot("heuristic", game_id, seed)
    while state.decisions:
        decision = state.decisions[0]
        yield state, decision
        state.apply_index(decision.seat, bot.choose(Eyes(state, decision)))


def searched(game_id: str, skip: int, name: str = "search:4") -> tuple[State, Decision, Thought]:
    """The first question after some that is thought over."""
    thinker = make_thinker(name, game_id, 3)
    assert thinker is not None
    for number, (state, decision) in enumerate(questions(game_id, find_game(game_id).seats[0], 0)):
        if number >= skip:
            thought = thinker.think(Eyes(state, decision))
            if thought.simulations:
                return state, decision, thought
    raise AssertionError("nothing was searched")


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_can_be_searched(game_id: str) -> None:
    _, decision, thought = searched(game_id, 30 if game_id != "intrigue" else 2)
    assert 0 <= thought.index < len(decision.options)
    assert len({each.keys for each in thought.weighed}) == len(thought.weighed)
    assert all(0.0 <= each.value <= 1.0 and each.simulations for each in thought.weighed)
    if decision.picked is None:
        assert thought.keys == (decision.options[thought.index].key,)


def test_a_thought_is_plain_data() -> None:
    _, _, thought = searched("intrigue", 2)
    assert Thought.of(json.loads(json.dumps(thought.form()))) == thought


def test_a_searcher_remembers_nothing() -> None:
    """One that was made anew, and one that has thought about something else, think the same."""
    state, decision, thought = searched("intrigue", 4)
    thinker = make_thinker("search:4", "intrigue", 3)
    assert thinker is not None
    other, first = next(questions("intrigue", 2, 1))
    thinker.think(Eyes(other, first))
    assert thinker.think(Eyes(state, decision)) == thought


def answered(bot: Bot, eyes: Eyes) -> int | Thought:
    """What a bot chooses, or all that it thinks where it can tell."""
    return bot.think(eyes) if isinstance(bot, SearchBot) else bot.choose(eyes)


@pytest.mark.parametrize("game_id", game_ids())
def test_no_bot_can_cheat(game_id: str) -> None:
    """In a world it cannot tell from the true one a bot chooses the same, and expects the same of every choice."""
    players = find_game(game_id).seats[0]
    bots = [make_bot(name, game_id, 3) for name in ("newcomer", "heuristic", "search:2")]
    for number, (state, decision) in enumerate(questions(game_id, players, 1)):
        if number % 9 == 4:
            world = state.determinize(decision.seat, number)
            asked = next(other for other in world.decisions if other.seat == decision.seat)
            for bot in bots:
                assert answered(bot, Eyes(world, asked)) == answered(bot, Eyes(state, decision))
        if number > 80:
            break


def test_a_thought_that_is_stopped_has_no_answer() -> None:
    state, decision, _ = searched("intrigue", 2)
    thinker = make_thinker("search:8", "intrigue", 3)
    assert thinker is not None
    before = state.dump()
    asked = count()
    with pytest.raises(Stopped):
        thinker.think(Eyes(state, decision), lambda: next(asked) == 2)
    assert next(asked) == 3
    assert state.dump() == before


@pytest.mark.parametrize(
    "name", ["search:", "search:1", "search:10001", "search:-4", "search:²", "search:1e2"]
)
def test_a_bad_number_of_simulations_is_refused(name: str) -> None:
    with pytest.raises(BadArgument):
        make_bot(name, "intrigue", 0)


def test_every_level_has_a_title_and_a_sentence() -> None:
    titles = [bot_title(name) for name in level_names()]
    assert titles == ["Newcomer", "Squire", "Steward", "Castellan", "Maester", "Hand of the King"]
    assert all(bot_about(name).endswith(".") for name in bot_names())
    for game_id in game_ids():
        for name in level_names():
            make_bot(name, game_id, 0)


SAME = [
    ("intrigue", 2, "2cd5a2d391416fce"),
    ("intrigue", 4, "87448e9926aa71db"),
    ("second/joust", 2, "68ee42cb6218394e"),
    ("second/melee", 3, "c923f940156275bc"),
    ("hbo", 2, "10e3990d467e359c"),
]
"""What searchers think about some questions, in both builds and on every machine; it changes with the judgement."""


@pytest.mark.parametrize(("game_id", "players", "digest"), SAME)
def test_the_same_seed_gives_the_same_thought_in_both_builds(game_id: str, players: int, digest: str) -> None:
    game = find_game(game_id)
    if game_id in ("second/joust", "second/melee"):
        decks = [find_deck(f"Benchmark {house}").form() for house in ("Stark", "Lannister")]
        seats = [{"deck": decks[seat % 2]} for seat in range(players)]
        setup = game.setup(seats, {"check_decks": False})
    else:
        setup = game.setup(game.ready(players), {})
    thinker = make_thinker("search:6", game_id, 3)
    assert thinker is not None
    thoughts = []
    for number, (state, decision) in enumerate(questions(game_id, players, 5, setup)):
        if number > 60:
            break
        if number % 7 == 0:
            thoughts.append(thinker.think(Eyes(state, decision)).form())
    assert blake2b(json.dumps(thoughts).encode(), digest_size=8).hexdigest() == digest
