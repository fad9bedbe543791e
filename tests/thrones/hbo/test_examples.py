"""The worked examples of the book, with its numbers; those of set-up, claim and unique cards stand elsewhere."""

from __future__ import annotations

import pytest

from tests.thrones.hbo.scene import attack, confirm, defend, fight, lannister, scene, stark
from tests.thrones.hbo.test_marshalling import refused
from tests.thrones.scene import Scene
from weirwood.core.option import Verb
from weirwood.rules import rule

DEBTS = "A Lannister Pays His Debts"


@rule("HBO.example-of-a-challenge.1", "HBO.example-of-a-challenge.2")
def test_the_example_of_a_challenge() -> None:
    """The Hound attacks with Insidious Ways; Stark Escort draws and dies, and Jon Snow stands again."""
    foe = lannister("The Hound", hand=["Insidious Ways"])
    s = attack(stark("Jon Snow", "Stark Escort"), foe, "military", "The Hound", by=1)
    assert s.card("The Hound")["kneeling"]
    defend(s, "Jon Snow", "Stark Escort", by=0)
    assert s.card("Jon Snow")["kneeling"] and s.card("Stark Escort")["kneeling"]
    s.you.uses("Stark Escort")
    assert len(s.you.hand) == 1
    s.foe.plays("Insidious Ways")
    assert s.card("The Hound")["strength"] == 5
    s.you.passes()
    s.foe.passes()
    confirm(s)
    challenge = s.facts["challenge"]
    assert (challenge["winner"], challenge["unopposed"]) == (1, False) and len(s.foe.hand) == 2
    assert sorted(s.you.offered(Verb.PICK)) == ["Jon Snow", "Stark Escort"]
    s.you.picks("Stark Escort")
    confirm(s)
    assert s.you.dead == ["Stark Escort"]
    s.you.uses("Jon Snow")
    assert not s.card("Jon Snow")["kneeling"] and s.card("The Hound")["strength"] == 3
    assert (s.you.power, s.foe.power, s.foe.discard) == (0, 0, ["Insidious Ways"])
    told = [event.kind for event in s.events]
    order = [told.index(kind) for kind in ("challenge-decided", "killed", "stood")]
    drew = [at for at, kind in enumerate(told) if kind == "drew"]
    assert order == sorted(order) and order[0] < drew[-1] < order[1]


@rule("HBO.power-and-victory.6")
def test_the_example_of_illyrios_gift() -> None:
    """Six against four wins dominance: one power by the rules and three by the plot."""
    you = stark("Northern Bannermen", "Rider of the Riverlands", power=2, plot="Illyrio's Gift")
    s = scene(you, lannister("Ser Gregor Clegane"), at="5.2")
    assert s.you.power == 6


@rule("HBO.power-and-victory.7")
@pytest.mark.parametrize("use", [True, False])
def test_the_example_of_eddard_stark(use: bool) -> None:
    s = scene(stark(hand=["Eddard Stark"], gold=5), at="3.aw")
    s.you.marshals("Eddard Stark")
    s.you.uses("Eddard Stark") if use else s.you.passes()
    assert s.card("Eddard Stark")["power"] == int(use) and s.you.power == int(use)


@rule("HBO.actions.6")
def test_the_example_of_maester_luwin() -> None:
    s = scene(stark("Maester Luwin", hand=["Hodor"] * 5), at="4.aw")
    assert refused(s, 0, "use", "Maester Luwin") == ["HBO.actions.2"]
    s = scene(stark("Maester Luwin", hand=["Hodor"] * 5), at="5.2")
    s.you.uses("Maester Luwin")
    assert s.card("Maester Luwin")["kneeling"] and len(s.you.hand) == 7
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []


@rule("HBO.actions.7")
def test_the_example_of_the_lions_cunning() -> None:
    s = scene(stark("Jon Snow"), lannister(hand=["The Lion's Cunning"], gold=2), first_player=1)
    s.foe.plays("The Lion's Cunning")
    assert (s.foe.gold, s.card("Jon Snow")["kneeling"], s.foe.discard) == (0, True, ["The Lion's Cunning"])
    for gold, at in ((1, "4.aw"), (2, "7.2")):
        s = scene(stark("Jon Snow"), lannister(hand=["The Lion's Cunning"], gold=gold), at=at, first_player=1)
        assert s.foe.offered(Verb.PLAY) == []


@rule("HBO.passive-abilities.4")
def test_the_example_of_varys() -> None:
    """Alone he discards himself; with another Ally in play his player chooses, whosever it is."""
    s = scene(stark(hand=["Varys (Stark)"], gold=2), at="3.aw")
    s.you.marshals("Varys")
    assert s.you.discard == ["Varys"] and s.you.in_play == []
    s = scene(stark(hand=["Varys (Stark)"], gold=2), lannister("The Hound"), at="3.aw")
    s.you.marshals("Varys")
    assert sorted(s.you.offered()) == ["The Hound", "Varys"]
    s.you.picks("The Hound")
    assert s.foe.discard == ["The Hound"] and s.you.in_play == ["Varys"]


def lost(**rest: object) -> Scene:
    """Lannister has lost a challenge against Sansa Stark, up to the responses."""
    foe = lannister("Queen's Handmaiden", "Lannister Guards", hand=[DEBTS], **rest)
    s = attack(stark("Sansa Stark", hand=["Not Today"]), foe, "intrigue", "Queen's Handmaiden", by=1)
    if s.asks(1, "stealth"):
        s.foe.done()
    defend(s, "Sansa Stark", by=0)
    s.all_pass()
    confirm(s)
    return s


@rule("HBO.responses.3")
def test_the_example_of_a_response() -> None:
    s = lost()
    assert s.foe.offered(Verb.PLAY) == [DEBTS]
    s.foe.passes()
    assert s.state.step == "4.aw" and s.foe.offered(Verb.PLAY) == []
    foe = lannister("Ser Kevan Lannister", hand=[DEBTS])
    s = fight(stark("Greatjon Umber"), foe, "military", ["Ser Kevan Lannister"], ["Greatjon Umber"], by=1)
    assert s.state.step == "4.2" and s.foe.hand == [DEBTS]  # nobody stands who could kneel for it


@rule("HBO.save-responses.4")
def test_the_example_of_a_save() -> None:
    s = lost()
    s.foe.plays(DEBTS)
    if s.asks(1, "target"):
        s.foe.picks("Sansa Stark")
    s.you.plays("Not Today")
    assert "Sansa Stark" in s.you.in_play and s.card("Lannister Guards")["kneeling"]
    assert (s.foe.discard, s.you.discard) == ([DEBTS], ["Not Today"])


@rule("HBO.lasting-effects.3", "HBO.house-symbols.2")
def test_the_example_of_winterfell() -> None:
    """House Stark characters get +1 while it is in play, those that come later too; neutral ones get nothing."""
    s = scene(stark("Winterfell", "Hodor", "Varys (Stark)", hand=["Arya Stark"], gold=2), at="3.aw")
    assert (s.card("Hodor")["strength"], s.card("Varys")["strength"]) == (3, 2)
    s.you.marshals("Arya Stark")
    assert s.card("Arya Stark")["strength"] == 3
    s.discard("Winterfell")
    assert s.card("Hodor")["strength"] == 2
