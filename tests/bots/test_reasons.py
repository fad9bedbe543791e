"""Hints and bots say why: what was found of a choice, beside the next best; and whole answers are asked for."""

from __future__ import annotations

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.bots import Eyes, Thought, Weighed, make_adviser, make_bot
from weirwood.bots.answering import Nonsense, answer_of
from weirwood.bots.players import HeuristicBot
from weirwood.bots.reasons import advised, deed, expected, next_best, percent, points
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
            gap = round(100 * answer.thought.chosen.value) - round(100 * other.value)
            assert percent(answer.thought.chosen.value) in str(told)
            assert gap <= 0 or points(gap / 100) in str(told)
            assert str(deed(match.game, match.state, seat, list(other.keys))) in str(told)
            assert match.setup.names[seat] in str(expected(match.game, match.state, seat, answer.thought))
        else:
            assert told == plain
        match.choose_set(seat, answer.keys)
        if found == 2:
            break
    assert found == 2


def defending(*tallies: tuple[float, ...]) -> tuple[Scene, Thought]:
    """A defence that holds, beside none, by a search that found these tallies."""
    s = scene(
        side(plays=["Eddard Stark"], plot="A Noble Cause"),
        side(plays=["Tywin Lannister"], power=3),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Eddard Stark")
    s.all_pass("4.2.1")
    [pick] = [option.key for option in s.foe.decision.candidates or ()]
    ways: tuple[tuple[str, ...], ...] = ((pick,), ())
    weighed = [
        Weighed(0, keys, value, 8, is_whole=True, tally=tally)
        for keys, value, tally in zip(ways, (0.62, 0.57), tallies or ((), ()), strict=True)
    ]
    return s, Thought(tuple(weighed))


def hint(s: Scene, thought: Thought) -> str:
    return str(advised(s.game, s.state, 1, thought, list(thought.keys)))


def test_a_reason_is_one_sentence_that_tells_what_both_ways_bring_and_the_gap() -> None:
    s, thought = defending()
    held, lost = ([str(one) for one in s.game.brings(s.state, 1, list(way.keys))] for way in thought.weighed)
    assert len(held) == len(lost) == 1 and held != lost, "what a defence brings is told as a whole"
    told = hint(s, thought)
    assert told.endswith(".") and ". " not in told
    assert all(part in told for part in (*held, *lost, percent(0.62), points(0.05)))
    assert told.index(held[0]) < told.index(points(0.05)) < told.index(lost[0])


def against(*defenders: str) -> tuple[Scene, list[str]]:
    """A military challenge of Robb Stark, and the keys of those who may defend."""
    s = scene(side(plays=["Robb Stark"], plot="A Noble Cause"), side(plays=list(defenders)), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Robb Stark")
    s.all_pass("4.2.1")
    return s, [option.key for option in s.foe.decision.candidates or ()]


def test_a_defence_that_loses_as_much_is_told_to_lose_it() -> None:
    """It does not go without saying: one would think that the other way loses nothing."""
    s, keys = against("Hedge Knight", "Gold Cloaks")
    thought = Thought(tuple(Weighed(0, (key,), 0.5, 8, is_whole=True) for key in keys))
    one, two = (str(s.game.brings(s.state, 1, [key])[0]) for key in keys)
    assert one != two and one in hint(s, thought) and two in hint(s, thought)


def test_fewer_of_a_whole_set_are_another_way_to_answer() -> None:
    s, keys = against("Hedge Knight", "Burned Men")
    both = Weighed(0, tuple(keys), 0.5, 8, is_whole=True)
    for is_whole in (True, False):
        part = Weighed(0, (keys[0],), 0.4, 8, is_whole=is_whole)
        assert next_best(s.game, s.state, 1, Thought((both, part))) == (part if is_whole else None)


def test_of_many_cards_some_are_named() -> None:
    names = ["Hedge Knight", "Burned Men", "Tywin Lannister", "Gold Cloaks", "Ser Gregor Clegane"]
    s, keys = against(*names)
    told = [deed(s.game, s.state, 1, some).form() for some in (keys[:4], keys)]
    named = [sum(not isinstance(part, str) for part in form) for form in told]
    assert len(keys) == 5 and named == [4, 3] and "2" in told[1][-1]


def test_what_an_ability_says_is_told_in_its_own_words_whoever_is_spoken_to() -> None:
    s = scene(side(plays=["Targaryen Loyalist"]), side(), at="marshaling")
    [key] = [option.key for option in s.you.decision.options if option.verb == Verb.USE]
    told = [s.game.brings(s.state, 0, [key], you) for you in (True, False)]
    assert told[0] and [str(one) for one in told[0]] == [str(one) for one in told[1]]
    paid = scene(side(hand=["Hedge Knight"], gold=5), side(), at="marshaling")
    [key] = [option.key for option in paid.you.decision.options if option.verb == Verb.MARSHAL]
    told = [paid.game.brings(paid.state, 0, [key], you) for you in (True, False)]
    assert told[0] and [str(one) for one in told[0]] != [str(one) for one in told[1]]


def test_only_what_is_certain_is_told_as_certain() -> None:
    told = [percent(chance) for chance in (0.0, 0.001, 0.01, 0.99, 0.999, 1.0)]
    assert told[0] != told[1] == told[2] and told[3] == told[4] != told[5]


def test_a_reason_tells_what_speaks_most_against_the_next_best_when_simulations_end() -> None:
    here = (3.0, 1.0, 5.0, 4.0, 1.0, 5.0)
    same, worse, better = (hint(*defending(here, (own, *here[1:]))) for own in (2.9, 1.6, 5.0))
    assert "1.4" in worse and worse != same == better
    theirs = hint(*defending(here, (2.5, 1.0, 5.0, 5.2, 1.0, 5.0)))
    assert "1.2" in theirs and "0.5" not in theirs


def test_what_a_bot_expected_speaks_of_it_by_name() -> None:
    s, thought = defending((3.0, 1.0, 5.0, 4.0, 1.0, 5.0), (1.6, 1.0, 5.0, 4.0, 1.0, 5.0))
    told, own = str(expected(s.game, s.state, 1, thought)), hint(s, thought)
    name = s.state.setup.names[1]
    assert told.count(name) > own.count(name) + 2


@pytest.mark.parametrize(("game_id", "players"), [("intrigue", 2), ("intrigue", 4), ("second/joust", 2)])
def test_a_search_counts_what_its_simulations_led_to(game_id: str, players: int) -> None:
    game = find_game(game_id)
    match = Match(game, game.setup(game.ready(players), {}), 5)
    while match.ply < 30 and match.decision(match.waiting[0]).kind not in ("place", "plot"):
        match.choose_index(match.waiting[0], 0)
    answer = answer_of(make_bot("search:8", game_id, 1), match.state.clone(), match.waiting[0])
    assert answer.thought is not None and answer.thought.simulations
    searched = [one for one in answer.thought.weighed if one.simulations]
    assert searched and all(one.tally and min(one.tally) >= 0 for one in searched)
    assert Thought.of(answer.thought.form()) == answer.thought


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


def test_a_bot_that_chooses_itself_to_be_first_says_its_name() -> None:
    match = a_match("second/joust", 0)
    while match.decision(match.waiting[0]).kind != "player":
        match.choose_index(match.waiting[0], 0)
    [seat] = match.waiting
    own, other = (
        next(option.key for option in match.decision(seat).options if option.seat == each)
        for each in (seat, 1 - seat)
    )
    thought = Thought((Weighed(0, (own,), 0.6, 8), Weighed(1, (other,), 0.5, 8)))
    told = str(expected(match.game, match.state, seat, thought))
    assert told.count(match.setup.names[seat]) == 2, "whom it chose, and who saw a chance"
    assert told.count(match.setup.names[1 - seat]) == 1, "the next best"


def test_a_bot_says_what_it_chose_without_a_search_too() -> None:
    match, seat, _ = setting_up()
    answer = answer_of(make_bot("search:4", match.game.id, 1), match.state.clone(), seat)
    assert answer.thought is not None and not answer.thought.simulations
    told = str(expected(match.game, match.state, seat, answer.thought))
    assert str(deed(match.game, match.state, seat, answer.keys)) in told
    assert percent(answer.thought.chosen.value) in told and match.setup.names[seat] in told


def test_where_there_is_nothing_to_choose_a_bot_has_no_reason() -> None:
    s = scene(side(), side(), ask="windows")
    decision = s.you.decision
    assert len(decision.options) == 1
    thought = Thought((Weighed(0, (decision.options[0].key,), 0.5, 0),))
    assert not expected(s.game, s.state, decision.seat, thought)


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
