"""The chronicle: one happening is one line, what goes without saying is none, and its reader is *you*."""

from __future__ import annotations

from random import Random

import pytest

from tests.thrones.scene import GAME, Scene, scene, side
from weirwood.core.event import Event
from weirwood.decks.ready import find_deck
from weirwood.thrones.engine.concepts.told import COSTS_PAID, FORCED_BEGUN
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.games.second import JOUST


def told(s: Scene) -> list[Event]:
    """What is told of all that happened in a scene."""
    return [event for event in GAME.tale(s.events, 0) if event is not None]


def kinds(s: Scene) -> list[str]:
    return [event.kind for event in told(s)]


def named(s: Scene, event: Event) -> list[str]:
    return [s.name(card) for card in event.cards]


def test_an_attack_is_one_line_and_kneeling_for_it_none() -> None:
    s = scene(side(plays=["Eddard Stark", "Robb Stark"]), side(plays=["Burned Men"]), ask="windows")
    s.all_pass("4.2")
    s.events.clear()
    s.you.challenges("military", "Eddard Stark", "Robb Stark")
    [line] = told(s)
    assert line.kind == "challenge-initiated" and line.value == "military" and line.seats == (0, 1)
    assert sorted(named(s, line)) == ["Eddard Stark", "Robb Stark"]
    s.all_pass("4.2.1")
    s.foe.defends("Burned Men")
    attack, defence = told(s)
    assert attack == line and (defence.kind, named(s, defence)) == ("declared", ["Burned Men"])


def test_an_event_is_told_once_and_what_it_does_does_not_name_it_again() -> None:
    s = scene(side(plays=["Eddard Stark"], hand=["Fresh Bread"]), side(plays=["Nobody"]), ask="windows")
    s.events.clear()
    s.you.plays("Fresh Bread")
    s.you.picks("Eddard Stark") if s.asks(0, "target") else None
    assert kinds(s).count("initiated") == 1
    assert not {"effects-initiate", "event-played"} & set(kinds(s))
    assert all(line.source is None for line in told(s))


def test_what_is_paid_by_kneeling_goes_without_saying() -> None:
    s = scene(side(agenda="Fealty", faction="stark"), at="3.aw", ask="windows")
    s.events.clear()
    s.you.uses("Fealty")
    assert "knelt" in [event.kind for event in s.events] and kinds(s) == ["initiated"]


def test_a_card_and_what_is_paid_for_it_are_one_line() -> None:
    s = scene(side(hand=["Burned Men"], gold=5), side(), at="marshaling", ask="windows")
    s.events.clear()
    s.you.marshals("Burned Men")
    assert [event.kind for event in s.events] == ["taken-from-hand", "gold-spent", "entered-play"]
    assert [(line.kind, line.amount) for line in told(s)] == [("entered-play", 2)]
    assert s.events[-1].amount is None


def test_what_is_paid_before_a_host_is_chosen_is_told_at_once() -> None:
    s = scene(
        side(hand=["Little Bird"], plays=["Burned Men", "Nobody"], gold=5), at="marshaling", ask="windows"
    )
    s.events.clear()
    s.you.marshals("Little Bird")
    assert [(line.kind, line.amount) for line in told(s)] == [("gold-spent", 1)]
    s.events.clear()
    s.you.picks("Nobody")
    assert [(line.kind, line.amount) for line in told(s)] == [("entered-play", None)]


def test_the_gold_for_an_ability_is_told_where_it_is_used() -> None:
    s = scene(side(discard=["Restless Brother"], gold=5), ask="windows")
    s.events.clear()
    s.you.uses("Restless Brother")
    assert [event.kind for event in s.events].count("gold-spent") == 1
    assert [(line.kind, line.amount) for line in told(s)] == [("initiated", 1), ("entered-play", None)]


def test_a_duplicate_goes_with_its_card_without_a_line() -> None:
    s = scene(side(plays=[{"card": "Robb Stark", "duplicates": ["Robb Stark"]}]), ask="windows")
    s.events.clear()
    s.kill("Robb Stark")
    s.you.passes()
    assert [event.kind for event in s.events].count("moved") == 1
    assert kinds(s) == ["killed"]


def test_dominance_and_its_power_are_one_line() -> None:
    s = scene(side(plays=["Eddard Stark"]), side(), at="challenges", ask="windows")
    s.idle(until="5.aw")
    lines = [line for line in told(s) if line.kind in ("dominance-won", "power-gained")]
    assert [line.kind for line in lines] == ["dominance-won"]
    assert "1" in str(GAME.sentence(s.state, lines[0], 0, you=True))


@pytest.mark.parametrize("seed", [3, 10])
def test_in_a_whole_game_every_line_speaks_to_its_reader_and_no_happening_is_lost(seed: int) -> None:
    names = ("Ann Arbour", "Bob Bar")
    decks = ("Benchmark Stark", "Benchmark Lannister")
    seats = [{"name": name, "deck": find_deck(deck).form()} for name, deck in zip(names, decks, strict=True)]
    state = JOUST.start(JOUST.setup(seats, {"check_decks": False}), seed)
    chance = Random(seed)
    yours = theirs = 0
    while state.outcome is None:
        decision = state.decisions[0]
        events = state.apply_index(decision.seat, chance.randrange(len(decision.options)))
        tale = JOUST.tale(events, 0)
        assert len(tale) == len(events)
        lines = [line for line in tale if line is not None]
        told = {card for line in lines for card in line.cards}
        for event in events:
            if event.kind in ("killed", "declared", "discarded-from-hand", "entered-play", "discarded"):
                assert set(event.cards) <= told
        sentences = [str(JOUST.sentence(state, line, 0, you=True)) for line in lines]
        assert len({id(line) for line in lines}) == len(lines)
        assert not any(names[0] in sentence for sentence in sentences)
        yours += sum("ou" in sentence for sentence in sentences)
        theirs += sum(names[1] in sentence for sentence in sentences)
    assert yours > 20 and theirs > 20


def test_headings_are_phases_and_the_turns_of_players() -> None:
    s = scene(side(plays=["Eddard Stark"]), side(plays=["Burned Men"]), at="3.1", ask="windows")
    s.idle(until="4.2")
    s.you.challenges("military", "Eddard Stark")
    mine = [found for event in s.events if (found := GAME.heading(s.state, event, 0)) is not None]
    theirs = [found for event in s.events if (found := GAME.heading(s.state, event, 1)) is not None]
    assert len(mine) == len(theirs) == 3, mine  # the second income, the phase of challenges, one challenge
    assert mine[0] != theirs[0] and mine[1] == theirs[1] and mine[2] != theirs[2]


def test_a_player_uses_only_what_they_chose_to_use() -> None:
    """What is forced takes effect: nobody decided it."""
    s = scene(side(plays=["The Wall", "Nobody"]), side(plays=["Burned Men"]), first_player=1, ask="windows")
    s.all_pass("4.2")
    s.events.clear()
    s.foe.challenges("military", "Burned Men")
    s.all_pass("4.2.1")
    s.you.defends()
    s.all_pass()
    forced = [event.concept for event in s.events if isinstance(event, Told) and event.kind == "initiated"]
    assert forced[:1] == [FORCED_BEGUN]
    chosen = scene(side(agenda="Fealty", faction="stark"), at="3.aw", ask="windows")
    chosen.events.clear()
    chosen.you.uses("Fealty")
    [used] = told(chosen)
    assert isinstance(used, Told) and used.concept == COSTS_PAID
    by_itself = Told("initiated", None, (0,), used.cards, None, None, None, None, used.stays, FORCED_BEGUN)
    said = [str(GAME.sentence(chosen.state, event, None)) for event in (used, by_itself)]
    assert said[0] != said[1]
