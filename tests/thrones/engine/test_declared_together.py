"""Who is declared together, in which type, and for whom: challenges and control that last a while, and new plots."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.engine.pack import PACK
from tests.thrones.scene import reveal, scene, side
from weirwood.core.option import Verb

GAME = joust_with("ends", cards=[PACK])


def test_control_is_taken_until_a_phase_ends() -> None:
    s = scene(side(plays=["Thief"]), side(plays=["The Kingsroad", "The Red Keep"]), ask="windows", game=GAME)
    s.you.uses("Thief")
    assert s.card("The Kingsroad")["controller"] == 0 and s.card("The Red Keep")["controller"] == 1
    s.pass_to("5.aw")
    assert s.card("The Kingsroad")["controller"] == 1


def test_opponents_reveal_new_plots_whose_abilities_follow() -> None:
    s = reveal("Outwit", "Gifts", foe=side(plots=["Joy", "Rest"]), game=GAME)
    s.you.uses("Outwit")
    s.foe.picks("Joy")
    assert s.card("Joy")["zone"] == "plot" and s.card("Gifts")["zone"] == "used"
    assert (s.foe.gold, len(s.foe.hand)) == (0, 3)


def test_opponents_may_return_their_plots_for_new_ones() -> None:
    for names, zones, gold in ((["Joy"], ("plot", "plots"), 0), ([], ("plots", "plot"), 3)):
        s = reveal("Storm", "Gifts", foe=side(plots=["Joy"]), game=GAME)
        s.you.uses("Storm")
        s.foe.picks(*names)
        assert (s.card("Joy")["zone"], s.card("Gifts")["zone"]) == zones
        s.pass_to("1.aw")
        assert s.foe.gold == gold
    s = reveal("Storm", "Gifts", game=GAME)
    s.you.uses("Gifts")
    assert s.card("Gifts")["zone"] == "plot" and s.foe.gold == 3


def test_a_challenge_becomes_one_of_another_type() -> None:
    s = scene(
        side(plays=["Imp"], plot="A Noble Cause"), side(hand=["The Kingsroad"]), ask="windows", game=GAME
    )
    s.pass_to("4.2")
    s.you.challenges("military", "Imp")
    s.you.uses("Imp")
    assert s.facts["challenge"]["type"] == "intrigue"
    s.pass_to("4.2")
    assert s.foe.discard == ["The Kingsroad"] and s.facts["last_challenge"]["type"] == "intrigue"
    assert s.state.sides[0].challenges == [1, 0, 0]


def test_characters_must_fight_in_the_next_challenge() -> None:
    s = scene(
        side(plays=["Giant", "Steadfast", "Imp"], hand=["Love"]),
        side(plays=["Hedge Knight"]),
        ask="windows",
        game=GAME,
    )
    s.you.plays("Love")
    s.you.picks("Giant", "Hedge Knight")
    s.pass_to("4.2")
    s.you.challenges("military", "Imp")
    assert s.facts["challenge"] is not None
    assert sorted(s.name(card) for card in s.facts["challenge"]["attackers"]) == ["Giant", "Imp"]
    s.pass_to("4.2.2")
    assert [s.name(card) for card in s.facts["challenge"]["defenders"]] == ["Hedge Knight"]
    s.pass_to("4.2")
    assert not s.state.record(s.id("Steadfast")).lifted


def test_some_are_not_declared_together() -> None:
    s = scene(side(plays=["Grim Man", "Hedge Knight", "Giant"]), ask="windows", game=GAME)
    s.pass_to("4.2")
    s.choose(
        0, next(o.key for o in s.you.decision.options if o.verb == Verb.CHALLENGE and o.value == "military")
    )
    s.choose(0, s.you._find(Verb.PICK, "Grim Man").key)
    assert s.you.offered(Verb.PICK) == ["Giant"]
