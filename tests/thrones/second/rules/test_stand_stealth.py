"""Standing cards, and stealth (RR.stand, RR.stealth)."""

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule


@rule("RR.stand.1")
def test_cards_enter_play_standing_unless_their_text_says_otherwise() -> None:
    s = scene(side(hand=["Arya Stark", "Sansa Stark", "Seal of the Hand"], gold=9), at="marshaling")
    s.you.marshals("Arya Stark")
    s.you.passes()
    s.you.marshals("Seal of the Hand")
    s.you.marshals("Sansa Stark")
    assert not s.card("Arya Stark")["kneeling"] and not s.card("Seal of the Hand")["kneeling"]
    assert s.card("Sansa Stark")["kneeling"]


@rule("RR.stand.2")
def test_a_card_that_stands_is_knelt_and_not_stood_again() -> None:
    bearer = {"card": "Arya Stark", "attachments": ["Seal of the Hand"]}
    s = scene(side(plays=[bearer]), ask="windows")
    assert "Seal of the Hand" not in s.you.offered()
    s.all_pass("4.2")
    s.you.challenges("power", "Arya Stark")
    assert s.card("Arya Stark")["kneeling"]
    s.you.uses("Seal of the Hand")
    assert not s.card("Arya Stark")["kneeling"] and s.card("Seal of the Hand")["kneeling"]


def _stealthy(*attackers: str, foe: list[str]) -> Scene:
    """You have declared attackers, and are asked about stealth."""
    s = scene(side(plays=list(attackers)), side(plays=foe), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", *attackers)
    return s


@rule("RR.stealth.1")
def test_a_bypassed_character_cannot_be_declared_as_a_defender() -> None:
    s = _stealthy("Asha Greyjoy", foe=["Bran Stark", "Maester Wendamyr", "Tumblestone Knight"])
    assert sorted(s.you.offered()) == ["Bran Stark", "Tumblestone Knight", "done"]
    s.you.picks("Tumblestone Knight")
    s.all_pass()
    assert sorted(s.foe.offered()) == ["Bran Stark", "Maester Wendamyr", "done"]


@rule("RR.stealth.1")
def test_a_bypass_is_for_one_challenge() -> None:
    s = scene(
        side(plays=["Asha Greyjoy", "Black Wind's Crew"]), side(plays=["Tumblestone Knight"]), ask="windows"
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Asha Greyjoy")
    s.you.picks("Tumblestone Knight")
    s.all_pass()
    assert s.foe.offered() == ["done"]
    s.pass_to("4.2")
    s.you.challenges("military", "Black Wind's Crew")
    s.all_pass()
    assert s.foe.offered() == ["Tumblestone Knight", "done"]


@rule("RR.stealth.1")
def test_each_attacker_with_stealth_may_bypass_one_character() -> None:
    foe = ["Bran Stark", "Tumblestone Knight", "Robb Stark"]
    s = _stealthy("Asha Greyjoy", "Maester Wendamyr", "Black Wind's Crew", foe=foe)
    s.you.picks("Bran Stark")
    s.you.picks("Robb Stark")
    s.all_pass()
    assert s.foe.offered() == ["Tumblestone Knight", "done"]


@rule("RR.stealth.2")
def test_a_bypassed_character_may_be_brought_in_by_an_effect() -> None:
    kneeling = {"card": "Vanguard Lancer", "kneeling": True}
    foe = side(plays=[kneeling], hand=["Ours is the Fury"], gold=2)
    s = scene(side(plays=["Tyrion Lannister"]), foe, ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Tyrion Lannister")
    s.you.picks("Vanguard Lancer")
    s.you.passes()
    s.foe.plays("Ours is the Fury")
    assert s.card("Vanguard Lancer")["participating"] == "defender"


@rule("RR.stealth.3")
def test_who_cannot_be_bypassed_is_no_choice_for_stealth() -> None:
    s = _stealthy("Asha Greyjoy", foe=["Benjen Stark", "Ranging Party", "Veteran Builder"])
    assert s.you.offered() == ["Veteran Builder", "done"]
