"""Cards of Wolves of the North."""

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.lasting-effects.1")
def test_the_wolves_weaken_whom_they_bypass() -> None:
    s = scene(
        you=side(plays=["Wolves of the North", "Grey Wind", "Direwolf Pup", "Bran Stark"]),
        foe=side(plays=["Ranging Party", "Tumblestone Knight"]),
        ask="windows",
    )
    s.all_pass()
    s.you.challenges("military", "Wolves of the North")
    s.you.picks("Ranging Party")
    s.you.uses("Wolves of the North")
    assert s.card("Ranging Party")["strength"] == 2
    s.kill("Wolves of the North")
    assert s.card("Ranging Party")["strength"] == 2


@rule("FAQ.qa.stealth-same-target")
def test_two_packs_weaken_the_same_character() -> None:
    s = scene(
        you=side(plays=["Wolves of the North", "Wolves of the North"]),
        foe=side(plays=["Ranging Party", "Tumblestone Knight"]),
        ask="windows",
    )
    s.all_pass()
    s.you.challenges("military", "Wolves of the North", "Wolves of the North")
    s.you.picks("Ranging Party")
    s.you.picks("Ranging Party")
    s.you.uses("Wolves of the North")
    s.you.uses("Wolves of the North")
    assert s.card("Ranging Party")["strength"] == 1
    s.pass_to("5.aw")
    assert s.card("Ranging Party")["strength"] == 5


# Arya Stark (WotN)


def test_arya_avenges_her_family() -> None:
    you = side(plays=["Arya Stark (WotN)", "Bran Stark"])
    s = scene(you=you, foe=side(plays=["Ranging Party", "Tumblestone Knight"]), ask="windows")
    s.kill("Bran Stark")
    s.you.uses("Arya Stark")
    assert (s.foe.dead, s.you.discard) == (["Tumblestone Knight"], ["Arya Stark"]), "the Party is too strong"


def test_arya_avenges_neither_others_nor_herself() -> None:
    you = side(plays=["Arya Stark (WotN)", "Steward at the Wall"])
    s = scene(you=you, foe=side(plays=["Tumblestone Knight", "Bran Stark"]), ask="windows")
    for name in ("Steward at the Wall", "Bran Stark", "Arya Stark"):
        s.kill(name)
        assert s.you.offered(Verb.USE) == []


@rule("RR.unique.1")
def test_both_arya_starks_are_the_same_character() -> None:
    you = side(plays=["Arya Stark"], hand=["Arya Stark (WotN)"])
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals("Arya Stark")
    assert s.card("Arya Stark")["code"] == "01141"
    assert len(s.card("Arya Stark")["duplicates"]) == 1
