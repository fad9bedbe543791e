"""Who cannot go on is out of the round."""

from __future__ import annotations

from tests.intrigue.table import EIGHT, deal, kinds, lay, of_kind
from weirwood.rules import rule

OPENING = """
     T . . . . . .
    T B B B B B B B
    """
"""No place for a Targaryen, until a Baratheon comes to 1.1 and makes 2.0 one."""


@rule("WI.elimination.1")
def test_a_player_without_a_placement_is_out_and_not_asked() -> None:
    scene = lay(EIGHT, "ST", "L", "B")
    assert scene.seat == 2
    assert scene.all("eliminated") == [True, True, False]
    assert [(event.seats, event.rule, event.amount) for event in of_kind(scene.log, "eliminated")] == [
        ((0,), "WI.elimination.1", 2),
        ((1,), "WI.elimination.1", 1),
    ]


@rule("WI.elimination.1")
def test_being_stuck_out_of_turn_is_no_elimination() -> None:
    scene = lay(OPENING, "B", "B", "T")
    events = scene.place("B@1.6")
    assert scene.of(2, "eliminated") is False
    events += scene.place("B@1.1")
    assert kinds(events) == ["placed", "placed"]
    assert scene.seat == 2
    assert scene.options == ["T@2.0"]


@rule("WI.elimination.2")
def test_a_player_without_cards_is_out() -> None:
    scene = lay("S L", "S", "BB", "BB")
    scene.place("S@left")
    assert scene.seat == 1
    scene.place("B@left")
    events = scene.place("B@left")
    assert [(event.seats, event.rule, event.amount) for event in of_kind(events, "eliminated")] == [
        ((0,), "WI.elimination.2", 0)
    ]
    assert scene.seat == 1
    assert scene.all("eliminated") == [True, False, False]


@rule("WI.elimination.3")
def test_whoever_is_out_keeps_the_cards_until_the_round_is_scored() -> None:
    scene = lay(EIGHT, "SST", "B", "L")
    assert scene.of(0, "eliminated") is True
    assert scene.of(0, "hand") == "SST"
    assert scene.seen(1, 0, "hand") == 3
    scene.place("B@1.0")
    assert scene.facts["round"] == 2
    assert scene.of(0, "penalty") == 3


@rule("WI.elimination.4")
def test_elimination_lasts_even_if_a_card_would_fit_again() -> None:
    scene = lay(OPENING, "BL", "T", "BL", active=1)
    assert scene.of(1, "eliminated") is True
    assert scene.seat == 2
    events = scene.place("B@1.1")
    assert scene.seat == 0
    events += scene.place("B@1.2")
    assert [event.seats for event in of_kind(events, "placed")] == [(2,), (0,)]
    assert scene.facts["round"] == 2
    assert scene.all("penalty") == [1, 1, 1]


@rule("WI.elimination.5")
def test_turns_go_on_clockwise_past_those_who_are_out() -> None:
    scene = lay("S L", "TTT", "", "SSS", "BBB", "LLL", active=2, out=[3])
    order = []
    for card in "SLTSLT":
        order.append(scene.seat)
        scene.place(f"{card}@right")
    assert order == [2, 4, 0, 2, 4, 0]
    assert scene.seat == 2


@rule("WI.elimination.6")
def test_the_last_player_places_again_and_again() -> None:
    scene = lay("S L", "SSS", "T", "T", out=[1, 2])
    order = []
    while scene.facts["round"] == 1:
        order.append(scene.seat)
        scene.place(scene.options[0])
    assert order == [0, 0, 0]
    assert scene.all("penalty") == [0, 1, 1]


@rule("WI.elimination.5", "WI.end-of-round.1")
def test_a_round_goes_on_until_the_last_is_out() -> None:
    for seed in range(10):
        match = deal(4, seed)
        events = match.play_on(rounds=2)
        ended = kinds(events).index("round-ended")
        out = [event.seats[0] for event in of_kind(events[:ended], "eliminated")]
        assert sorted(out) == [0, 1, 2, 3]
        for number, event in enumerate(events[:ended]):
            if event.kind == "placed":
                gone = {gone.seats[0] for gone in of_kind(events[:number], "eliminated")}
                assert event.seats[0] not in gone
