"""Wolves of the North weaken whom they bypass."""

from tests.thrones.scene import scene, side
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
