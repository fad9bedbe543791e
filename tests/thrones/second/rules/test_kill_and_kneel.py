"""Killing and kneeling (RR.kill, RR.kneel)."""

from tests.thrones.scene import scene, side
from tests.thrones.second.rules.asking import refused
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import KNELT


@rule("RR.kill.1")
def test_claim_and_cards_kill_onto_the_top_of_the_owners_dead_pile() -> None:
    s = scene(
        you=side(plays=["Ranging Party"], hand=["Put to the Sword"], gold=2, plot="A Storm of Swords"),
        foe=side(plays=["Littlefinger", "Sansa Stark", "Varys"], dead=["Robb Stark"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.plays("Put to the Sword")
    s.you.picks("Varys")
    assert s.foe.dead == ["Robb Stark", "Varys"]
    s.pass_to("4.2.4")
    s.choose(0, s.you.decision.options[0].key)
    s.foe.picks("Sansa Stark")
    assert s.foe.dead == ["Robb Stark", "Varys", "Sansa Stark"]  # the last is the top one
    assert (s.foe.in_play, s.foe.discard) == (["Littlefinger"], [])
    for viewer in (0, 1, None):
        dead = [card["name"] for card in s.state.view(viewer)["cards"] if card["zone"] == "dead"]
        assert sorted(dead) == ["Robb Stark", "Sansa Stark", "Varys"]


@rule("RR.kill.1")
def test_a_character_controlled_by_another_dies_into_its_owners_pile() -> None:
    s = scene(you=side(plays=[{"card": "Ranging Party", "controller": 1}]), ask="windows")
    s.kill("Ranging Party")
    assert (s.you.dead, s.foe.dead) == (["Ranging Party"], [])


@rule("RR.kneel.1")
def test_cards_kneel_to_attack_to_defend_and_to_pay() -> None:
    s = scene(
        you=side(plays=["Ranging Party"]),
        foe=side(plays=["Tumblestone Knight", "Margaery Tyrell"]),
        ask="windows",
    )
    s.all_pass("4.2")
    assert not s.card("Ranging Party")["kneeling"]
    s.you.challenges("military", "Ranging Party")
    assert s.card("Ranging Party")["kneeling"]
    s.all_pass("4.2.1")
    assert not s.card("Tumblestone Knight")["kneeling"]
    s.foe.defends("Tumblestone Knight")
    assert s.card("Tumblestone Knight")["kneeling"]
    s.you.passes()
    s.foe.uses("Margaery Tyrell")
    assert s.card("Margaery Tyrell")["kneeling"]


@rule("RR.kneel.2")
def test_a_kneeling_card_pays_no_kneeling_until_it_stands() -> None:
    merchant = {"card": "Lannisport Merchant", "kneeling": True}
    s = scene(you=side(plays=[merchant], hand=["Burned Men"], gold=9), at="marshaling", ask="windows")
    assert s.you.offered(Verb.USE) == []
    standing = scene(
        you=side(plays=["Lannisport Merchant"], hand=["Burned Men"], gold=9), at="marshaling", ask="windows"
    )
    assert standing.you.offered(Verb.USE) == ["Lannisport Merchant"]


@rule("RR.kneel.2")
def test_a_kneeling_character_neither_attacks_nor_is_knelt() -> None:
    s = scene(
        you=side(plays=[{"card": "Ranging Party", "kneeling": True}, "Tumblestone Knight"]),
        foe=side(plays=["Fiery Followers", "Melisandre"]),
        ask="windows",
    )
    s.all_pass("4.2")
    assert refused(s, 0, "attack", "Ranging Party") == ["RR.framework.4.2d"]
    s.you.challenges("military", "Tumblestone Knight")
    assert s.card("Ranging Party")["participating"] is None
    plot = scene(
        you=side(plays=[{"card": "Ranging Party", "kneeling": True}], plots=["Filthy Accusations"]),
        foe=side(plots=["A Noble Cause"]),
        at="1.2",
        ask="windows",
    )
    plot.you.reveals("Filthy Accusations")
    plot.foe.reveals("A Noble Cause")
    plot.you.chooses_player(0)
    assert plot.state.step == "1.aw"


def test_only_cards_that_stand_are_knelt() -> None:
    s = scene(you=side(plays=["Varys", {"card": "Littlefinger", "kneeling": True}]))
    before = len(s.state.log)
    s.happen([Happening(KNELT, s.id("Varys")), Happening(KNELT, s.id("Littlefinger"))])
    assert [event.cards for event in s.state.log[before:] if event.kind == "knelt"] == [(s.id("Varys"),)]
