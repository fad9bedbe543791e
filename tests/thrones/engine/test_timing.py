"""How effects follow each other, by the profile of an edition."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("ED.then")
def test_then_needs_success_or_is_only_an_order() -> None:
    half = side(plays=["Night Market"], hand=["Little Bird"], deck=["Seal of the Hand"] * 2)
    for game, drawn in ((joust_with("timing"), 0), (joust_with("timing", then_needs_success=False), 1)):
        s = scene(half, game=game)
        s.you.uses("Night Market")
        assert s.you.discard == ["Little Bird"]
        assert s.you.hand == ["Seal of the Hand"] * drawn


@rule("ED.responses")
def test_abilities_interrupt_or_only_saves_come_before_what_happens() -> None:
    """Davos would go to hand in place of the dead pile; Bodyguard saves in every edition."""
    for game, asked in ((joust_with("timing"), True), (joust_with("timing", interrupts=False), False)):
        s = scene(side(plays=["Ser Davos Seaworth"]), ask="windows", game=game)
        s.kill("Ser Davos Seaworth")
        assert (s.you.offered(Verb.USE) == ["Ser Davos Seaworth"]) == asked
        assert asked or s.you.dead == ["Ser Davos Seaworth"]
        s = scene(
            side(plays=[{"card": "Eddard Stark", "attachments": ["Bodyguard"]}]), ask="windows", game=game
        )
        s.kill("Eddard Stark")
        assert s.you.offered(Verb.USE) == ["Bodyguard"]


@rule("ED.cancel")
def test_effects_can_be_cancelled_only_where_the_edition_says_so() -> None:
    you = side(plays=["Eddard Stark"], hand=["Dragon Sight"], gold=1)
    for game, offered in (
        (joust_with("timing"), ["The Hand's Judgment"]),
        (joust_with("timing", cancels=False), []),
    ):
        s = scene(you, side(hand=["The Hand's Judgment"], gold=1), game=game)
        s.you.challenges("military", "Eddard Stark")
        s.you.plays("Dragon Sight")
        assert s.foe.offered(Verb.PLAY) == offered


@rule("ED.lasting")
def test_a_lasting_effect_keeps_its_cards_or_changes_those_that_come_later() -> None:
    """Each participating character but Dragons is weaker; then one more participates."""
    for game, strength in ((joust_with("timing"), 2), (joust_with("timing", lasting_keeps_cards=False), 1)):
        you = side(plays=["Ranging Party"], hand=["Dragon Sight"], gold=1)
        s = scene(you, side(plays=["Tumblestone Knight"]), ask="windows", game=game)
        s.all_pass("4.2")
        s.you.challenges("military", "Ranging Party")
        s.you.plays("Dragon Sight")
        s.all_pass("4.2.1")
        s.foe.defends("Tumblestone Knight")
        assert (s.card("Ranging Party")["strength"], s.card("Tumblestone Knight")["strength"]) == (
            4,
            strength,
        )


@rule("ED.loops")
def test_a_loop_is_counted_or_goes_on_as_long_as_its_player_likes() -> None:
    sealed = {"card": "Tireless Clerk", "attachments": [{"card": "Seal of the Hand", "kneeling": True}]}
    for game, asked in ((joust_with("timing"), True), (joust_with("timing", loops_are_counted=False), False)):
        s = scene(side(plays=[sealed]), side(plays=["Nobody"]), ask="windows", game=game)
        for _ in range(8):
            if not s.asks(0, "how-often"):
                s.you.uses("Seal of the Hand" if s.card("Tireless Clerk")["kneeling"] else "Tireless Clerk")
            if s.foe.offered() == ["pass"]:
                s.foe.passes()
        assert s.asks(0, "how-often") == asked


@rule("ED.loops")
def test_a_loop_that_nobody_could_end_is_counted_in_every_edition() -> None:
    s = scene(side(plays=["Mill Wheel"]), ask="windows", game=joust_with("timing", loops_are_counted=False))
    s.you.uses("Mill Wheel")
    assert s.asks(0, "how-often")
