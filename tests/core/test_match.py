"""Matches: choosing, taking back, cloning, and replaying what was recorded."""

from __future__ import annotations

import pytest

from tests.core.matches import begun, play_on, staged
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, BadData, GameOver, IllegalChoice, NotYourDecision, WeirwoodError
from weirwood.core.match import Match, replay
from weirwood.core.record import Record


def snapshot(match: Match) -> tuple[object, ...]:
    return match.ply, match.state.dump(), tuple(match.choices), tuple(match.log)


def test_a_ply_is_a_choice_with_all_that_followed() -> None:
    match = begun()
    assert match.ply == 0
    assert {ply for ply, _ in match.log} == {0}
    seat = match.waiting[0]
    events = match.choose(seat, match.decision(seat).options[0].key)
    assert match.ply == 1
    assert [event for ply, event in match.log if ply == 1] == list(events)


def test_a_choice_by_index_is_recorded_by_its_key() -> None:
    match = begun()
    seat = match.waiting[0]
    key = match.decision(seat).options[2].key
    match.choose_index(seat, 2)
    assert match.choices == [(seat, key)]


def test_a_set_of_one_is_a_choice_where_nothing_is_selected() -> None:
    match, other = begun(), begun()
    seat = match.waiting[0]
    keys = [option.key for option in match.decision(seat).options]
    match.choose_set(seat, keys[:1])
    other.choose(seat, keys[0])
    assert match.state.dump() == other.state.dump()
    for several in ([], keys[:2]):
        with pytest.raises(IllegalChoice):
            begun().choose_set(seat, several)


def test_a_long_match_is_undone_to_any_ply() -> None:
    game = find_game("second/joust")
    match = Match(game, game.setup(game.ready(2), {"ask": "all"}), seed=3)
    seen = [match.state.dump()]
    while match.ply < 200:
        play_on(match, 1, seed=match.ply)
        seen.append(match.state.dump())
    for ply in (199, 150, 136, 135, 129, 128, 127, 64, 63, 1):
        copy = match.clone()
        copy.undo(copy.ply - ply)
        assert copy.state.dump() == seen[ply]
        play_on(copy, 1, seed=ply)
        copy.undo(ply)
        assert copy.state.dump() == seen[1]
    assert match.state.dump() == seen[200]


@pytest.mark.parametrize("plies", [1, 2, 15, 16, 17, 33, 50])
def test_undo_takes_back_to_what_was(plies: int) -> None:
    match = begun()
    seen = [snapshot(match)]
    for _ in range(50):
        play_on(match, 1, seed=match.ply)
        seen.append(snapshot(match))
    match.undo(plies)
    assert snapshot(match) == seen[50 - plies]
    while match.ply < 50:
        play_on(match, 1, seed=match.ply)
    assert snapshot(match) == seen[50]


def test_undo_takes_back_the_end_of_a_match_and_chance_repeats() -> None:
    match = play_on(begun(2))
    end = snapshot(match)
    seat, key = match.choices[-1]
    assert isinstance(key, str)
    match.undo()
    assert match.state.outcome is None
    match.choose(seat, key)
    assert snapshot(match) == end


@pytest.mark.parametrize("plies", [0, -1, 6])
def test_more_cannot_be_taken_back_than_was_done(plies: int) -> None:
    match = play_on(begun(), 5)
    before = snapshot(match)
    with pytest.raises(BadArgument):
        match.undo(plies)
    assert snapshot(match) == before


def test_a_clone_goes_its_own_way() -> None:
    match = play_on(begun(), 20)
    before = snapshot(match)
    copy = match.clone()
    assert snapshot(copy) == before
    play_on(copy, 10)
    copy.undo(25)
    assert snapshot(match) == before
    after = snapshot(copy)
    match.undo(20)
    assert snapshot(copy) == after


def test_refused_choices_change_nothing() -> None:
    match = play_on(begun(), 7)
    before = snapshot(match)
    asked = match.waiting[0]
    other = (asked + 1) % 4
    key = match.decision(asked).options[0].key
    refusals: list[type[WeirwoodError]] = []
    for seat, wanted in ((other, key), (asked, "nothing"), (9, key), (-1, key)):
        with pytest.raises(WeirwoodError) as refusal:
            match.choose(seat, wanted)
        refusals.append(refusal.type)
    assert refusals == [NotYourDecision, IllegalChoice, NotYourDecision, NotYourDecision]
    for index in (-1, len(match.decision(asked).options)):
        with pytest.raises(BadArgument):
            match.choose_index(asked, index)
    assert snapshot(match) == before


def test_nothing_is_chosen_after_the_end() -> None:
    match = play_on(begun(2))
    before = snapshot(match)
    assert match.waiting == ()
    for seat in (0, 1, 5):
        with pytest.raises(GameOver):
            match.choose(seat, "Stark@left")
    assert snapshot(match) == before


@pytest.mark.parametrize("plies", [0, 1, 16, 40, 1_000])
def test_a_record_replays_to_the_same_match(plies: int) -> None:
    match = play_on(begun(), plies)
    again = replay(match.record())
    assert snapshot(again) == snapshot(match)


def test_a_record_of_a_scene_replays() -> None:
    match = play_on(staged(), 3)
    again = replay(match.record())
    assert snapshot(again) == snapshot(match)


@pytest.mark.parametrize("until", [0, 1, 17, 30])
def test_a_record_replays_up_to_a_ply(until: int) -> None:
    match = play_on(begun(), 30)
    again = replay(match.record(), until=until)
    if until < 30:
        match.undo(30 - until)
    assert snapshot(again) == snapshot(match)


@pytest.mark.parametrize("until", [-1, 31])
def test_a_record_replays_no_further_than_it_goes(until: int) -> None:
    record = play_on(begun(), 30).record()
    with pytest.raises(BadArgument):
        replay(record, until=until)


def test_a_replay_can_be_taken_back_and_branched() -> None:
    match = replay(play_on(begun(), 40).record())
    match.undo(9)
    play_on(match, 5, seed=99)
    assert replay(match.record()).state.dump() == match.state.dump()


def bent(record: Record, at: int, seat: int, key: str) -> Record:
    record.choices[at] = (seat, key)
    return record


def test_a_record_that_fails_says_at_which_ply_and_why() -> None:
    record = play_on(begun(), 30).record()
    seat, _ = record.choices[11]
    with pytest.raises(BadData) as failure:
        replay(bent(record, 11, seat, "Stark@7.7"))
    assert failure.value.data == {"ply": 12}
    assert failure.value.rule == "WI.upper-rows.3"


def test_a_record_with_a_seat_out_of_turn_fails() -> None:
    record = play_on(begun(), 30).record()
    seat, key = record.choices[4]
    assert isinstance(key, str)
    with pytest.raises(BadData) as failure:
        replay(bent(record, 4, seat + 1, key))
    assert failure.value.data == {"ply": 5}


def test_a_record_that_goes_on_after_the_end_fails() -> None:
    match = play_on(begun(2))
    record = match.record()
    record.choices.append((0, "Stark@left"))
    with pytest.raises(BadData) as failure:
        replay(record)
    assert failure.value.data == {"ply": match.ply + 1}


def test_a_record_that_claims_another_outcome_fails() -> None:
    match = play_on(begun(2))
    record = match.record()
    assert record.outcome is not None
    record.outcome = {**record.outcome, "winners": [0, 1]}
    with pytest.raises(BadData):
        replay(record)


def test_a_record_that_claims_an_outcome_too_early_fails() -> None:
    record = play_on(begun(2)).record()
    record.choices.pop()
    with pytest.raises(BadData):
        replay(record)


def test_a_record_with_edits_is_refused_by_a_game_without() -> None:
    record = begun().record()
    record.edits.append((1, "set", {}))
    with pytest.raises(BadData):
        replay(record)
