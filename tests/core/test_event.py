"""Events: what belongs to some seats alone is not seen by others."""

from __future__ import annotations

from weirwood.core.event import Event


def test_a_public_event_is_the_same_for_all() -> None:
    event = Event("placed", "WI.turn-order.2", (1,), cards=(7,), value={"house": "Stark"})
    for viewer in (None, 0, 1):
        assert event.known_to(viewer)
        assert event.seen_by(viewer) == event


def test_a_private_event_shows_others_only_that_it_happened() -> None:
    event = Event("dealt", "r", (1,), cards=(7, 8), amount=9, source=4, value="x", knowers=(1, 2))
    assert event.seen_by(1) == event.seen_by(2) == event
    for viewer in (None, 0, 3):
        seen = event.seen_by(viewer)
        assert not event.known_to(viewer)
        assert (seen.kind, seen.rule, seen.seats, seen.amount, seen.source) == ("dealt", "r", (1,), 9, 4)
        assert seen.cards == ()
        assert seen.value is None


def test_an_event_nobody_knows() -> None:
    event = Event("hidden", value=1, knowers=())
    assert event.seen_by(0).value is None
    assert event.seen_by(None).value is None


def test_events_are_equal_by_all_they_hold() -> None:
    event = Event("a", "r", (1,), amount=2)
    assert event == Event("a", "r", (1,), amount=2)
    assert hash(event) == hash(Event("a", "r", (1,), amount=2))
    assert event != Event("a", "r", (1,), amount=3)
    assert event != Event("a", "r", (1,), amount=2, knowers=(1,))
    assert event != "a"
