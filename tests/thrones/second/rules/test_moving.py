"""Moving things, and power above all."""

from tests.thrones.scene import scene, side
from weirwood.core.outcome import Ending
from weirwood.rules import rule


@rule("RR.move.1")
def test_an_attachment_does_not_move_to_the_host_it_is_on() -> None:
    bearer = {"card": "Eddard Stark", "attachments": ["Little Bird"]}
    s = scene(
        you=side(plays=[bearer, "Rattleshirt's Raiders", "The Roseroad"], hand=["Passed On"]), ask="windows"
    )
    assert "Passed On" not in s.you.offered()


@rule("RR.move.1")
def test_an_attachment_moves_to_another_host_only() -> None:
    bearer = {"card": "Eddard Stark", "attachments": ["Little Bird"]}
    you = side(plays=[bearer, "Nobody", "Titled Nobody", "Rattleshirt's Raiders"], hand=["Passed On"])
    s = scene(you, side(plays=[{"card": "Edric Dayne"}]), ask="windows")
    s.you.plays("Passed On")
    assert s.you.offered() == ["Nobody", "Titled Nobody"]
    s.you.picks("Titled Nobody")
    assert s.card("Little Bird")["attached_to"] == s.id("Titled Nobody")
    assert s.card("Eddard Stark")["attachments"] == []
    assert s.card("Titled Nobody")["attachments"] == [s.id("Little Bird")]
    assert "intrigue" not in s.card("Eddard Stark")["icons"]


@rule("RR.move.1")
def test_power_does_not_move_to_the_card_it_is_on() -> None:
    s = scene(you=side(hand=["Vain Glory"], power=3), ask="windows")
    assert "Vain Glory" not in s.you.offered()


@rule("RR.moving-power.1", "RR.power-claim.1")
def test_power_taken_by_claim_is_moved_and_not_gained() -> None:
    s = scene(
        you=side(plays=["Robb Stark"], plot="A Noble Cause"),
        foe=side(plays=["Nobody"], power=3),
    )
    s.you.challenges("power", "Robb Stark")
    s.foe.defends("Nobody")
    assert [s.you.facts["faction_power"], s.foe.facts["faction_power"]] == [1, 2]
    told = [(event.kind, event.amount) for event in s.events if event.kind.startswith("power-")]
    assert told == [("power-moved", 1)]


@rule("RR.moving-power.2", "RR.power-claim.1")
def test_power_moved_by_claim_counts_at_once_and_wins_the_game() -> None:
    s = scene(
        you=side(plays=[{"card": "Robb Stark", "power": 4}], plot="A Noble Cause", power=10),
        foe=side(plays=["Nobody"], power=3),
    )
    s.you.challenges("power", "Robb Stark")
    s.foe.defends("Nobody")
    outcome = s.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), Ending.POWER)
    assert s.you.power == 15


@rule("RR.power-claim.1")
def test_power_claim_takes_from_the_faction_card_and_not_from_characters() -> None:
    s = scene(
        you=side(plays=["Robb Stark"], plot="The Winds of Winter"),
        foe=side(plays=[{"card": "Nobody", "power": 2}], power=3),
    )
    s.you.challenges("power", "Robb Stark")
    s.foe.defends("Nobody")
    assert s.card("Nobody")["power"] == 2
    assert s.card("Robb Stark")["power"] == 0
    assert [s.you.facts["faction_power"], s.foe.facts["faction_power"]] == [2, 1]


@rule("RR.power-claim.1")
def test_a_defender_who_wins_keeps_the_power() -> None:
    s = scene(
        you=side(plays=["Nobody"], plot="A Noble Cause"),
        foe=side(plays=["Robb Stark"], power=3),
    )
    s.you.challenges("power", "Nobody")
    s.foe.defends("Robb Stark")
    assert [s.you.power, s.foe.facts["faction_power"]] == [0, 3]


@rule("RR.power-claim.2")
def test_power_claim_takes_what_there_is() -> None:
    s = scene(
        you=side(plays=["Robb Stark"], plot="The Winds of Winter"),
        foe=side(plays=[{"card": "Nobody", "power": 3}], power=1),
    )
    s.you.challenges("power", "Robb Stark")
    s.foe.defends("Nobody")
    assert [s.you.facts["faction_power"], s.foe.facts["faction_power"]] == [1, 0]
    assert s.card("Nobody")["power"] == 3


@rule("RR.power.1")
def test_power_on_all_cards_a_player_controls_counts_stolen_ones_included() -> None:
    s = scene(
        you=side(
            plays=[
                {
                    "card": "Robert Baratheon",
                    "power": 2,
                    "attachments": [{"card": "Little Bird", "power": 1}],
                },
                {"card": "Nobody", "power": 8, "controller": 1},
                {"card": "The Iron Throne", "power": 1},
            ],
            power=3,
        ),
        foe=side(power=2),
        ask="windows",
    )
    assert [s.you.power, s.foe.power] == [7, 10]


@rule("RR.power.1")
def test_fifteen_power_is_the_goal_and_fourteen_is_not() -> None:
    for held, won in ((12, False), (13, True)):
        s = scene(
            you=side(plays=["Robb Stark", "Khal Drogo"], plot="A Noble Cause", power=held),
            foe=side(plays=["Nobody"], power=1),
        )
        s.you.challenges("power", "Khal Drogo")
        s.foe.defends("Nobody")
        s.you.picks("Khal Drogo")
        assert s.you.power == held + 2
        assert (s.state.outcome is not None) == won


@rule("RR.power.1")
def test_power_counts_for_the_thief_of_the_card_it_is_on() -> None:
    s = scene(
        you=side(hand=["Turned Cloak"], power=10),
        foe=side(plays=[{"card": "Nobody", "power": 5}]),
        ask="windows",
    )
    s.you.plays("Turned Cloak")
    assert s.state.outcome is not None
    assert s.state.outcome.winners == (0,)
