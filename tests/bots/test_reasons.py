"""Hints and bots say why: what was found of a choice, beside the next best; and whole answers are asked for."""

from __future__ import annotations

import pytest

from tests.thrones.scene import scene, side
from weirwood.bots import Eyes, Thought, Weighed, make_adviser, make_bot
from weirwood.bots.answering import Nonsense, answer_of
from weirwood.bots.players import HeuristicBot
from weirwood.bots.reasons import advised, deed, expected, next_best, percent
from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.match import Match
from weirwood.core.option import Verb


def a_match(game_id: str, plies: int) -> Match:
    game = find_game(game_id)
    match = Match(game, game.setup(game.ready(game.seats[0]), {}), 5)
    while match.outcome is None and match.ply < plies:
        decision = match.state.decisions[0]
        bot = make_bot("heuristic", game_id, match.ply)
        match.choose_index(decision.seat, bot.choose(Eyes(match.state, decision)))
    return match


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_in_every_game_names_the_next_best(game_id: str) -> None:
    match = a_match(game_id, 24)
    found = 0
    for _ in range(10):
        [seat, *_] = match.waiting
        answer = answer_of(make_bot("search:4", game_id, 1), match.state.clone(), seat)
        assert answer.thought is not None
        assert list(answer.thought.keys) == answer.keys
        told = advised(match.game, match.state, seat, answer.thought, answer.keys)
        plain = advised(match.game, match.state, seat, None, answer.keys)
        other = next_best(match.game, match.state, seat, answer.thought)
        if other is not None:
            found += 1
            assert percent(other.value) in str(told)
            assert len(str(told)) > len(str(plain)) and str(told).startswith(str(plain))
            assert match.setup.names[seat] in str(expected(match.game, match.state, seat, answer.thought))
        else:
            assert told == plain
        match.choose_set(seat, answer.keys)
        if found == 2:
            break
    assert found == 2


def test_a_hint_is_what_the_judgement_likes_where_that_is_as_good() -> None:
    match = a_match("intrigue", 10)
    [decision] = match.state.decisions
    thought = answer_of(make_adviser("intrigue", 1), match.state.clone(), decision.seat).thought
    assert thought is not None and sum(one.simulations for one in thought.weighed) > 32
    liked = HeuristicBot("intrigue", 1, advising=True).choose(Eyes(match.state, decision))
    best = max(one.value for one in thought.weighed)
    as_good = {one.index for one in thought.weighed if one.value > best - 0.01}
    assert thought.index == liked if liked in as_good else thought.index in as_good


def setting_up() -> tuple[Match, int, list[str]]:
    """A joust at its set-up, who is asked, and the keys of what could be set up."""
    match = a_match("second/joust", 0)
    while match.decision(match.waiting[0]).kind != "setup":
        match.choose_index(match.waiting[0], 0)
    [seat, *_] = match.waiting
    return match, seat, [option.key for option in match.decision(seat).candidates or ()]


def test_what_is_part_of_a_choice_or_says_the_same_is_no_alternative_to_it() -> None:
    match, seat, keys = setting_up()
    one, two, *_ = keys

    def best(*others: tuple[str, ...], chosen: tuple[str, ...] = (one, two)) -> Weighed | None:
        weighed = tuple(Weighed(0, each, 0.5, 8) for each in (chosen, *others))
        return next_best(match.game, match.state, seat, Thought(weighed))

    found = best((two,), (keys[2],))
    assert found is not None and found.keys == (keys[2],)
    assert best((two,)) is None
    assert best(()) is not None, "none at all"


def test_a_second_copy_is_no_alternative() -> None:
    s = scene(side(hand=["Hedge Knight", "Hedge Knight", "Bran Stark"], gold=5), at="marshaling")
    weighed = [
        Weighed(index, (option.key,), 0.5, 8)
        for index, option in enumerate(s.you.decision.options)
        if option.verb == Verb.MARSHAL
    ]
    other = next_best(s.game, s.state, 0, Thought(tuple(weighed)))
    assert len(weighed) == 3 and other is not None
    assert str(deed(s.game, s.state, 0, list(other.keys))).startswith("Marshal Bran Stark")


class Whole:
    """Thinks about sets in one go."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self._keys = keys

    def choose(self, eyes: Eyes) -> int:
        return self.think(eyes).index

    def think(self, eyes: Eyes, stop: object = None) -> Thought:
        return Thought((Weighed(0, self._keys, 0.5, 8, is_whole=True),))


def test_a_whole_set_is_taken_as_it_is() -> None:
    match, seat, offered = setting_up()
    for keys in (tuple(offered[:2]), ()):
        assert answer_of(Whole(keys), match.state.clone(), seat).keys == list(keys)


class Babbles:
    def choose(self, eyes: Eyes) -> int:
        return 99


def test_an_option_that_is_not_there_is_nonsense() -> None:
    match = a_match("intrigue", 0)
    with pytest.raises(Nonsense):
        answer_of(Babbles(), match.state.clone(), match.waiting[0])
