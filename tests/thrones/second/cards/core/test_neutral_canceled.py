"""Treachery cancels what neutral characters, locations and attachments do; their costs stay paid."""

from typing import Any

from tests.thrones.scene import scene, side
from weirwood.rules import rule


def _traitor() -> dict[str, Any]:
    """A side that may play Treachery."""
    return side(plays=["Tyrion Lannister"], hand=["Treachery"], gold=3)


def test_a_canceled_littlefinger_draws_nothing() -> None:
    s = scene(you=side(hand=["Littlefinger"], gold=5), foe=_traitor(), at="marshaling", ask="windows")
    s.you.marshals("Littlefinger")
    s.you.uses("Littlefinger")
    s.foe.plays("Treachery")
    assert s.you.hand == []


@rule("RR.cancel.3")
def test_a_canceled_varys_is_gone_all_the_same() -> None:
    s = scene(you=side(plays=["Varys"]), foe=_traitor(), at="5.3", ask="windows")
    s.you.uses("Varys")
    s.foe.plays("Treachery")
    assert s.card("Varys")["zone"] == "removed"
    assert "Tyrion Lannister" in s.foe.in_play


def test_canceled_raiders_leave_the_attachment() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders"]),
        foe=side(
            plays=[{"card": "Tyrion Lannister", "attachments": ["Little Bird"]}], hand=["Treachery"], gold=3
        ),
    )
    s.you.challenges("military", "Rattleshirt's Raiders")
    s.all_pass()
    s.you.uses("Rattleshirt's Raiders")
    s.foe.plays("Treachery")
    assert "Little Bird" in s.foe.in_play


def test_a_canceled_wildling_horde_knelt_its_faction_in_vain() -> None:
    s = scene(you=side(plays=["Wildling Horde"]), foe=_traitor())
    s.you.challenges("military", "Wildling Horde")
    s.you.uses("Wildling Horde")
    s.foe.plays("Treachery")
    assert s.card("Wildling Horde")["strength"] == 5
    assert s.facts["cards"][s.you.facts["faction_card"]]["kneeling"]


def test_a_canceled_seal_of_the_hand_kneels_in_vain() -> None:
    s = scene(
        you=side(plays=[{"card": "Littlefinger", "kneeling": True, "attachments": ["Seal of the Hand"]}]),
        foe=_traitor(),
    )
    s.you.uses("Seal of the Hand")
    s.foe.plays("Treachery")
    assert s.card("Littlefinger")["kneeling"]
    assert s.card("Seal of the Hand")["kneeling"]


def test_a_canceled_bodyguard_dies_in_vain() -> None:
    s = scene(
        you=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}]),
        foe=_traitor(),
        ask="windows",
    )
    s.kill("Littlefinger")
    s.you.uses("Bodyguard")
    s.foe.plays("Treachery")
    assert s.you.dead == ["Littlefinger"]
    assert s.you.discard == ["Bodyguard"]


def test_a_canceled_kingsroad_is_sacrificed_in_vain() -> None:
    s = scene(
        you=side(plays=["The Kingsroad"], hand=["Littlefinger"], gold=5),
        foe=_traitor(),
        at="marshaling",
    )
    s.you.uses("The Kingsroad")
    s.foe.plays("Treachery")
    assert s.you.discard == ["The Kingsroad"]
    s.you.marshals("Littlefinger")
    assert s.you.gold == 0
