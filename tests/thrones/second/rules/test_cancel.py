"""Cancel and cannot: what never comes about (RR.cancel, RR.cannot)."""

from typing import Any

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.rules.asking import fight, refused
from weirwood.core.option import Verb
from weirwood.rules import rule


def _sword_at(victims: list[str], **foe: Any) -> Scene:
    """You have won by enough and play Put to the Sword against one of these; the foe is to answer."""
    mine = side(plays=["Robb Stark"], hand=["Put to the Sword"], gold=2)
    s = scene(mine, side(plays=victims, **foe), ask="windows")
    fight(s, "military", "Robb Stark")
    s.you.plays("Put to the Sword")
    return s


@rule("RR.cancel.1")
def test_a_cancel_comes_before_every_interrupt_to_what_would_happen() -> None:
    guarded = {"card": "Littlefinger", "attachments": ["Bodyguard"]}
    s = scene(
        side(plays=["Robb Stark"], hand=["Put to the Sword"], gold=2),
        side(plays=[guarded, "Bran Stark"], hand=["The Hand's Judgment"], gold=2),
        ask="windows",
    )
    fight(s, "military", "Robb Stark")
    s.you.plays("Put to the Sword")
    s.you.picks("Littlefinger")
    assert s.foe.offered() == ["Bran Stark", "The Hand's Judgment", "pass"]  # and no Bodyguard yet
    s.foe.passes()
    assert s.foe.offered() == ["Bodyguard", "pass"]
    s.foe.uses("Bodyguard")
    assert "Littlefinger" in s.foe.in_play


@rule("RR.cancel.1")
def test_after_a_cancel_nothing_is_left_to_interrupt() -> None:
    s = _sword_at(["Bran Stark", "Littlefinger"])
    s.you.picks("Littlefinger")
    s.foe.uses("Bran Stark")
    assert s.foe.in_play == ["Littlefinger"]
    assert s.asks(0, "apply-claim")


@rule("RR.cancel.2")
def test_what_is_canceled_is_not_canceled_again() -> None:
    s = _sword_at(["Bran Stark", "Littlefinger"], hand=["The Hand's Judgment"], gold=2)
    s.you.picks("Littlefinger")
    assert s.foe.offered() == ["Bran Stark", "The Hand's Judgment", "pass"]
    s.foe.plays("The Hand's Judgment")
    assert sorted(s.foe.in_play) == ["Bran Stark", "Littlefinger"]
    assert s.foe.offered() == []
    assert s.asks(0, "apply-claim")


@rule("RR.cancel.3")
def test_a_canceled_ability_was_used_and_paid_for() -> None:
    traitor = side(plays=["Grand Maester Pycelle"], hand=["Treachery"], gold=1)
    s = scene(side(plays=["The Mander", "Robb Stark"]), traitor, ask="windows")
    fight(s, "military", "Robb Stark")
    s.you.uses("The Mander")
    s.foe.plays("Treachery")
    assert s.card("The Mander")["kneeling"]
    assert s.you.hand == []
    mine = side(plays=["Magister Illyrio", {"card": "Robb Stark", "kneeling": True}], gold=4)
    s = scene(mine, traitor, ask="windows")
    s.you.uses("Magister Illyrio")
    s.foe.plays("Treachery")
    assert (s.you.gold, s.card("Robb Stark")["kneeling"]) == (2, True)
    s.foe.passes()
    assert s.you.offered() == ["pass"]  # his one use of the phase
    assert refused(s, 0, "use", "Magister Illyrio") == ["RR.limits.1"]


@rule("RR.cancel.4")
def test_a_canceled_event_was_played_and_is_discarded() -> None:
    s = _sword_at(["Bran Stark", "Littlefinger"])
    s.you.picks("Littlefinger")
    s.foe.uses("Bran Stark")
    assert (s.you.gold, s.you.hand, s.you.discard) == (0, [], ["Put to the Sword"])
    assert "event-played" in [event.kind for event in s.events]


@rule("RR.cancel.4")
def test_a_reaction_to_playing_an_event_follows_a_cancel() -> None:
    red = side(plays=["Melisandre"], hand=["Seen In Flames"], gold=1)
    s = scene(red, side(plays=["Bran Stark", "Littlefinger"], hand=["Varys"]), ask="windows")
    s.you.plays("Seen In Flames")
    s.foe.uses("Bran Stark")
    assert s.foe.hand == ["Varys"]
    assert s.you.offered(Verb.USE) == ["Melisandre"]  # after you play a R'hllor card


@rule("RR.cannot.1")
def test_a_permission_does_not_lift_what_cannot_be_done() -> None:
    mine = side(plays=["Robb Stark", "Khal Drogo", "Tyrion Lannister"], plot="A Storm of Swords")
    s = scene(mine, side(plays=["Nobody"], plot="A Game of Thrones"), ask="windows")
    s.all_pass()
    assert s.you.offered(Verb.CHALLENGE) == ["intrigue"]
    s = scene({**mine, "plot": "Sneak Attack"}, side(), ask="windows")
    fight(s, "power", "Robb Stark")
    s.pass_to("4.aw")
    s.all_pass()
    assert s.you.offered(Verb.CHALLENGE) == []


@rule("RR.cannot.1")
def test_nobody_marshals_what_a_plot_forbids() -> None:
    s = reveal(
        "Marching Orders", you=side(hand=["The Roseroad", "Little Bird"], plays=["Robb Stark"], gold=5)
    )
    s.pass_to("3.aw")
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "marshal", "The Roseroad") == ["RR.cannot.1"]
