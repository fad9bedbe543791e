"""One happening is one line: which events belong together, and that their line tells all to those who may know."""

from __future__ import annotations

from random import Random

import pytest

from tests.thrones.scene import GAME, Scene, scene, side
from weirwood.core.event import Event
from weirwood.decks.ready import find_deck
from weirwood.thrones.games.second import JOUST
from weirwood.thrones.state import ThronesState


def parts(s: Scene) -> list[list[str]]:
    """The kinds of the events of each happening of a scene."""
    starts = GAME.happenings(s.events, 0)
    return [
        [event.kind for event, begun in zip(s.events, starts, strict=True) if begun == start]
        for start in sorted(set(starts))
    ]


def names(s: Scene, events: list[Event], viewer: int | None = 0) -> list[str]:
    return [card.name for card in GAME.gist(s.state, events, viewer, you=True).cards]


def test_an_attack_and_all_it_brings_are_one_happening() -> None:
    s = scene(side(plays=["Eddard Stark"]), side(plays=["Burned Men"], power=3), ask="windows")
    s.all_pass("4.2")
    s.events.clear()
    s.you.challenges("power", "Eddard Stark")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.says(True)
    [challenge] = parts(s)
    assert {"challenge-initiated", "declared", "challenge-decided", "claim"} <= set(challenge)


def test_an_event_in_a_challenge_is_a_happening_of_its_own_and_the_challenge_goes_on_below() -> None:
    s = scene(
        side(plays=["Grey Wind"], hand=["For the North!"], gold=3), side(plays=["Burned Men"]), ask="windows"
    )
    s.all_pass("4.2")
    s.events.clear()
    s.you.challenges("military", "Grey Wind")
    s.you.plays("For the North!")
    s.you.picks("Grey Wind") if s.asks(0, "target") else None
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    attack, played, rest, *_ = parts(s)
    assert attack[0] == "challenge-initiated" and "challenge-decided" not in attack
    assert "initiated" in played and set(played) <= {
        "taken-from-hand", "gold-spent", "initiated", "chosen", "effects-initiate", "event-played", "knelt"
    }  # fmt: skip
    assert "challenge-decided" in rest


def test_a_card_its_price_and_its_host_are_one_happening_over_two_questions() -> None:
    s = scene(
        side(hand=["Little Bird"], plays=["Burned Men", "Nobody"], gold=5), at="marshaling", ask="windows"
    )
    s.events.clear()
    s.you.marshals("Little Bird")
    s.you.picks("Nobody")
    [bought] = parts(s)
    assert bought[0] == "taken-from-hand" and bought[-1] == "entered-play"
    assert names(s, s.events) == ["Little Bird", "Nobody"]


def game(seed: int) -> tuple[ThronesState, list[Event], list[int]]:
    """A whole game at random: its end, its events, and how many there were after each choice."""
    decks = ("Benchmark Stark", "Benchmark Lannister")
    seats = [{"name": f"Player {deck[-1]}", "deck": find_deck(deck).form()} for deck in decks]
    state = JOUST.start(JOUST.setup(seats, {"check_decks": False}), seed)
    chance = Random(seed)
    events: list[Event] = []
    ends: list[int] = []
    while state.outcome is None:
        decision = state.decisions[0]
        events += state.apply_index(decision.seat, chance.randrange(len(decision.options)))
        ends.append(len(events))
    assert isinstance(state, ThronesState)
    return state, events, ends


@pytest.mark.parametrize("seed", [3, 10])
def test_happenings_are_the_same_however_many_events_come_at_a_time(seed: int) -> None:
    _, events, ends = game(seed)
    starts = JOUST.happenings(events, 0)
    assert starts == JOUST.happenings(events, 1) == JOUST.happenings(events, None)
    for end in ends[::7]:
        since = starts[end - 1]
        assert [since + one for one in JOUST.happenings(events[since : end + 9], 0)] == starts[
            since : end + 9
        ]


@pytest.mark.parametrize("seed", [3, 10])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_one_line_names_all_cards_of_its_parts_and_no_other(seed: int, viewer: int | None) -> None:
    state, events, _ = game(seed)
    starts = JOUST.happenings(events, viewer)
    folded = 0
    for start in sorted(set(starts)):
        happening = [event for event, begun in zip(events, starts, strict=True) if begun == start]
        known = {card for event in happening for card in event.seen_by(viewer).cards}
        known |= {event.source for event in happening if event.source is not None}
        codes = {state.cards[card].code for card in known}
        lines = [event for event in JOUST.tale(happening, viewer) if event is not None]
        said = {card.code for card in JOUST.gist(state, happening, viewer, you=True).cards}
        assert said <= codes
        if any(event.kind == "titles-revealed" for event in lines):
            continue
        told = {card.code for event in lines for card in JOUST.sentence(state, event, viewer).cards}
        assert told <= said, (told - said, [event.kind for event in happening])
        folded += len(lines) > 1
    assert folded > 20


def test_what_players_draw_is_one_line_and_named_to_each_alone() -> None:
    state, events, _ = game(3)
    starts = JOUST.happenings(events, 0)
    whole = 0
    for start in set(starts):
        drawn = [event for event, begun in zip(events, starts, strict=True) if begun == start]
        if any(event.kind != "drew" for event in drawn):
            continue
        whole += len(drawn) == 2
        for viewer in (0, 1, None):
            seen = {state.cards[card].code for event in drawn for card in event.seen_by(viewer).cards}
            assert {card.code for card in JOUST.gist(state, drawn, viewer, you=True).cards} == seen
    assert whole > 2
