"""Cards of Taking the Black."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# Arbor Knight


def attacks_with_redwynes(gold: int = 4) -> Scene:
    s = scene(
        you=side(plays=["Arbor Knight", "Ser Horas Redwyne", "Left"], gold=gold),
        foe=side(plays=["Ranging Party"]),
        ask="windows",
    )
    s.pass_to("4.2")
    s.you.challenges("military", "Ser Horas Redwyne", "Left")
    return s


def test_an_arbor_knight_strengthens_a_redwyne_in_the_challenge() -> None:
    s = attacks_with_redwynes()
    s.you.uses("Arbor Knight")
    assert s.card("Ser Horas Redwyne")["strength"] == 5
    assert s.card("Arbor Knight")["strength"] == 1
    assert s.you.gold == 3
    s.pass_to("4.2")
    assert s.card("Ser Horas Redwyne")["strength"] == 4


def test_an_arbor_knight_helps_three_times_a_phase() -> None:
    s = attacks_with_redwynes()
    for _ in range(3):
        assert s.you.offered(Verb.USE) == ["Arbor Knight"]
        s.you.uses("Arbor Knight")
        s.foe.passes()
    assert s.card("Ser Horas Redwyne")["strength"] == 7
    assert s.you.gold == 1
    assert s.you.offered(Verb.USE) == []


def test_an_arbor_knight_is_paid_and_serves_redwynes_who_participate() -> None:
    assert attacks_with_redwynes(gold=0).you.offered(Verb.USE) == []
    s = scene(you=side(plays=["Arbor Knight", "Left"], gold=1), ask="windows")
    assert s.you.offered(Verb.USE) == []
    s.pass_to("4.2")
    s.you.challenges("military", "Left")
    assert s.you.offered(Verb.USE) == []


# Renly Baratheon


def test_renly_welcomes_the_first_character_of_another_house_for_less() -> None:
    s = scene(
        you=side(
            plays=["Renly Baratheon"],
            hand=["Vanguard Lancer", "Merchant Prince", "Tumblestone Knight"],
            gold=9,
        ),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Vanguard Lancer")
    assert s.you.gold == 7
    s.foe.passes()
    s.you.marshals("Merchant Prince")
    assert s.you.gold == 5
    s.foe.passes()
    s.you.marshals("Tumblestone Knight")
    assert s.you.gold == 3


def test_renly_welcomes_neutral_characters_too() -> None:
    s = scene(
        you=side(plays=["Renly Baratheon"], hand=["Littlefinger"], gold=5), at="marshaling", ask="windows"
    )
    s.you.marshals("Littlefinger")
    assert s.you.gold == 1


# Merchant Prince


def test_a_merchant_prince_with_an_attachment_is_stronger_and_fights() -> None:
    s = scene(
        you=side(plays=["Merchant Prince"], hand=["Little Bird"], gold=1), at="marshaling", ask="windows"
    )
    assert (s.card("Merchant Prince")["strength"], s.card("Merchant Prince")["icons"]) == (3, ["intrigue"])
    s.you.marshals("Little Bird")
    assert (s.card("Merchant Prince")["strength"], s.card("Merchant Prince")["icons"]) == (
        4,
        ["military", "intrigue"],
    )
    s.discard("Little Bird")
    assert (s.card("Merchant Prince")["strength"], s.card("Merchant Prince")["icons"]) == (3, ["intrigue"])


def test_a_merchant_prince_does_not_care_for_the_attachments_of_others() -> None:
    s = scene(
        you=side(plays=["Merchant Prince", {"card": "Randyll Tarly", "attachments": ["Little Bird"]}]),
        ask="windows",
    )
    assert s.card("Merchant Prince")["strength"] == 3


# Will


def test_will_pays_for_a_defeat_without_a_defender() -> None:
    s = scene(
        you=side(plays=["Will", "Jon Snow"]),
        foe=side(plays=["Tumblestone Knight"]),
        first_player=1,
        ask="windows",
    )
    s.pass_to("4.2")
    s.foe.challenges("power", "Tumblestone Knight")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    assert s.you.discard == ["Will"], "Jon is no Ranger"


def test_will_has_stealth_and_insight() -> None:
    s = scene(you=side(plays=["Will"], deck=["Ice"]), foe=side(plays=["Jon Snow"]))
    s.you.challenges("military", "Will")
    s.you.picks("Jon Snow")
    s.you.picks("Will")
    assert s.you.hand == ["Ice"]


# The Watch Has Need


def test_the_watch_calls_as_many_brothers_as_it_needs() -> None:
    deck = ["Will", "Steward at the Wall", "Old Forest Hunter", "Will", "Ranging Party", "Will"]
    you = side(hand=["The Watch Has Need"], gold=1, plot="A Clash of Kings", deck=[*deck, "Will"])
    s = scene(you=you, ask="windows")
    s.you.plays("The Watch Has Need")
    s.you.names("Ranger")
    assert s.you.offered(Verb.PICK).count("Will") == 3, "the seventh card is below the reserve"
    s.you.picks("Will", "Will")
    assert (s.you.hand, len(s.you.deck)) == (["Will", "Will"], 5)


# Maester Luwin


def test_luwin_teaches_the_children_of_winterfell() -> None:
    children = ["Robb Stark", "Jon Snow"]
    s = scene(you=side(plays=["Maester Luwin", *children]), foe=side(plays=children))
    for name, keyword in zip(children, ("insight", "stealth"), strict=True):
        taught = [keyword in card["keywords"] for card in s.facts["cards"] if card["name"] == name]
        assert taught == [True, False]


def test_luwin_teaches_rickon_to_pillage() -> None:
    s = scene(you=side(plays=["Maester Luwin", "Rickon Stark"]))
    assert s.card("Rickon Stark")["keywords"] == ["pillage"]


@rule("RR.immune.1")
def test_luwin_shields_bran_from_plots_of_opponents() -> None:
    you = side(plays=["Maester Luwin", "Bran Stark", "Tumblestone Knight"])
    s = reveal("The Winds of Winter", "Filthy Accusations", you=you, first_player=1)
    assert "Bran Stark" not in s.foe.offered(Verb.PICK)
    s = reveal("Filthy Accusations", you=side(plays=["Maester Luwin", "Bran Stark", "Tumblestone Knight"]))
    assert "Bran Stark" in s.you.offered(Verb.PICK)


# Lady


def test_lady_runs_to_sansa_and_stands_her() -> None:
    plays: list[Any] = [
        {"card": "Eddard Stark", "attachments": ["Lady"]},
        {"card": "Sansa Stark", "kneeling": True},
    ]
    s = scene(
        you=side(plays=["Arya Stark", "Will", *plays], gold=2), foe=side(plays=["Bran Stark"]), ask="windows"
    )
    assert s.card("Eddard Stark")["strength"] == 7
    s.you.uses("Lady")
    assert sorted(s.you.offered(Verb.PICK)) == ["Arya Stark", "Bran Stark", "Sansa Stark"]
    s.you.picks("Sansa Stark")
    assert not s.card("Sansa Stark")["kneeling"]
    assert (s.card("Sansa Stark")["strength"], s.you.gold) == (4, 1)
    s.you.passes()
    s.foe.passes()
    assert s.you.offered(Verb.USE) == [], "once per phase"


def test_lady_does_not_run_without_gold_and_dies_with_her_bearer() -> None:
    s = scene(you=side(plays=["Arya Stark", {"card": "Sansa Stark", "attachments": ["Lady"]}]), ask="windows")
    assert s.you.offered(Verb.USE) == []
    s.kill("Sansa Stark")
    assert s.you.discard == ["Lady"]


# Pleasure Barge


def test_a_pleasure_barge_brings_three_cards_to_whoever_drew_none() -> None:
    hand = ["Pleasure Barge", "Pleasure Barge"]
    s = scene(you=side(hand=hand, plot="A Clash of Kings"), at="marshaling", ask="windows")
    income = s.you.facts["income"]
    s.you.marshals("Pleasure Barge")
    s.you.uses("Pleasure Barge")
    assert (len(s.you.hand), s.you.facts["income"]) == (4, max(0, income - 1))
    s.foe.passes()
    s.you.marshals("Pleasure Barge")
    assert s.you.offered(Verb.USE) == []


def test_nothing_burns_a_pleasure_barge() -> None:
    you = side(plays=["Pleasure Barge", "Winterfell Steward"])
    foe = side(plays=["Balon Greyjoy"], hand=["Put to the Torch"], gold=9)
    s = scene(you=you, foe=foe, first_player=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("military", "Balon Greyjoy")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    assert s.foe.offered(Verb.PLAY) == []


# King Robert's Warhammer


def test_the_warhammer_kneels_as_much_as_its_bearer_is_strong() -> None:
    robert = {"card": "Robert Baratheon", "attachments": ["King Robert's Warhammer"]}
    foes = ["Ranging Party", "Tumblestone Knight", "Winterfell Steward"]
    s = scene(you=side(plays=[robert]), foe=side(plays=foes), ask="windows")
    strength = s.card("Robert Baratheon")["strength"]
    s.pass_to("4.2")
    s.you.challenges("military", "Robert Baratheon")
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.uses("King Robert's Warhammer")
    assert strength == 6
    assert "Ranging Party" in s.you.offered(Verb.PICK)
    s.you.picks("Ranging Party", "Winterfell Steward")
    assert not s.card("Tumblestone Knight")["kneeling"]
    assert s.card("Ranging Party")["kneeling"] and s.card("Winterfell Steward")["kneeling"]
    assert s.you.discard == ["King Robert's Warhammer"]


# The Hound


@pytest.mark.parametrize(("stays", "hand"), [(True, []), (False, ["Ice", "The Hound"])])
def test_the_hound_stays_for_a_card(stays: bool, hand: list[str]) -> None:
    s = scene(you=side(plays=["The Hound"], hand=["Ice"]), foe=side(), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "The Hound")
    s.pass_to("4.2.2")
    s.you.says(stays)
    assert s.you.hand == hand


def test_the_hound_leaves_an_empty_hand() -> None:
    s = scene(you=side(plays=["The Hound"]), foe=side(), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "The Hound")
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    assert s.you.hand == ["The Hound"]


def test_the_hound_comes_by_ambush() -> None:
    s = scene(you=side(hand=["The Hound"], gold=4), ask="windows")
    s.you.ambushes("The Hound")
    assert (s.you.gold, s.you.in_play) == (0, ["The Hound"])


# Cersei's Wheelhouse


@rule("RR.first-player.1")
@pytest.mark.parametrize(("word", "gold"), [("gain-gold", 1), ("draw", 0)])
def test_the_wheelhouse_carries_the_first_player(word: str, gold: int) -> None:
    you = side(plays=["Cersei's Wheelhouse"])
    s = reveal("A Clash of Kings", you=you)
    s.you.uses("Cersei's Wheelhouse")
    s.you.names(word)
    assert (s.you.gold, len(s.you.hand)) == (gold, 1 - gold)
    assert s.you.facts["initiative"] == 8


def test_the_wheelhouse_waits_for_its_own_player() -> None:
    s = reveal("A Clash of Kings", you=side(plays=["Cersei's Wheelhouse"]), first_player=1)
    assert s.you.offered(Verb.USE) == []


# The Seastone Chair


def with_the_chair(defended: bool = False, **you: Any) -> Scene:
    mine = side(plays=["The Seastone Chair", "Tywin Lannister"], **you)
    bearer = {"card": "Tumblestone Knight", "attachments": ["Milk of the Poppy"]}
    s = scene(mine, side(plays=["Bran Stark", "Arya Stark", bearer]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Tywin Lannister")
    s.pass_to("4.2.1")
    s.foe.defends(*(["Tumblestone Knight"] if defended else []))
    s.all_pass()
    if s.asks(0, "apply-claim"):
        s.you.says(True)
    return s


def test_the_seastone_chair_chooses_who_dies() -> None:
    s = with_the_chair()
    s.you.uses("The Seastone Chair")
    assert sorted(s.you.offered(Verb.PICK)) == ["Arya Stark", "Bran Stark"]
    s.you.picks("Arya Stark")
    assert s.foe.dead == ["Arya Stark"]
    s.all_pass()
    assert not s.asks(1, "claim")


def test_the_seastone_chair_waits_for_a_challenge_without_defence() -> None:
    assert with_the_chair(defended=True).you.offered(Verb.USE) == []


# Rise of the Kraken


@rule("RR.unopposed.2")
def test_the_kraken_rises_with_two_power() -> None:
    s = scene(you=side(plays=["Balon Greyjoy"], plot="Rise of the Kraken"), foe=side(), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Balon Greyjoy")
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.you.uses("Rise of the Kraken")
    assert s.you.facts["power"] == 2


# Vaes Dothrak


def at_vaes_dothrak(*hand: str) -> Scene:
    you = side(plays=["Vaes Dothrak"], hand=hand)
    ice = {"card": "Eddard Stark", "attachments": ["Ice"]}
    foe = side(plays=[ice, {"card": "Jon Snow", "attachments": ["Milk of the Poppy"]}])
    return reveal("A Clash of Kings", you=you, foe=foe)


def test_vaes_dothrak_trades_an_attachment_for_one_no_dearer() -> None:
    s = at_vaes_dothrak("Little Bird")
    s.you.uses("Vaes Dothrak")
    assert (s.foe.discard, s.you.discard) == (["Milk of the Poppy"], ["Little Bird"])


def test_vaes_dothrak_needs_an_attachment_that_reaches() -> None:
    assert at_vaes_dothrak("Ghost").you.offered(Verb.USE) == []
    s = scene(you=side(plays=["Vaes Dothrak"]), ask="windows")
    assert s.you.offered(Verb.USE) == []


def test_who_pays_at_vaes_dothrak_with_a_cheap_card_is_asked_for_no_dear_one() -> None:
    s = at_vaes_dothrak("Little Bird", "Seal of the Hand")
    s.you.uses("Vaes Dothrak")
    s.you.picks("Seal of the Hand")
    assert sorted(s.you.offered(Verb.PICK)) == ["Ice", "Milk of the Poppy"]
    s.you.picks("Ice")
    assert s.foe.discard == ["Ice"]


# Bastard Daughter


@pytest.mark.parametrize("dies", ["Bastard Daughter", "The Red Viper"])
def test_a_bastard_daughter_takes_a_card_for_herself_and_her_father(dies: str) -> None:
    s = scene(you=side(plays=["Bastard Daughter", "The Red Viper"]), foe=side(hand=["Ice"]), ask="windows")
    s.kill(dies)
    s.you.uses("Bastard Daughter")
    assert s.foe.discard == ["Ice"]


def test_a_bastard_daughter_takes_nothing_for_another() -> None:
    you = side(plays=["Bastard Daughter", "Bastard Daughter", "Arianne Martell"])
    s = scene(you=you, foe=side(hand=["Ice", "Ice"]), ask="windows")
    s.kill("Arianne Martell")
    assert s.you.offered(Verb.USE) == []
    s.kill("Bastard Daughter")
    s.you.uses("Bastard Daughter")
    assert s.you.offered(Verb.USE) == [], "another copy is not herself"


# The Long Plan


def test_a_long_plan_saves_gold_and_pays_for_defeats() -> None:
    you = side(plays=["Arianne Martell"], plot="The Long Plan", gold=2)
    s = scene(you=you, foe=side(plays=["Tumblestone Knight"], gold=3), first_player=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("power", "Tumblestone Knight")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    s.you.uses("The Long Plan")
    assert s.you.gold == 3
    s.pass_to("7.aw")
    assert (s.you.gold, s.foe.gold) == (3, 0)


# Support of the People, Street of the Sisters


def wins_a_power_challenge(by: int, **you: Any) -> Scene:
    mine = side(plays=["Robert Baratheon", *you.pop("plays", [])], **you)
    foe = side(plays=["Tumblestone Knight"] if by < 5 else [])
    s = scene(mine, foe, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Robert Baratheon")
    s.pass_to("4.2.1")
    s.foe.defends(*(["Tumblestone Knight"] if by < 5 else []))
    s.all_pass()
    return s


def test_the_people_build_a_location() -> None:
    you = {
        "hand": ["Support of the People"] * 2,
        "gold": 2,
        "deck": ["Ghost", "The Roseroad", "The Wall"],
    }
    s = wins_a_power_challenge(5, **you)
    s.you.plays("Support of the People")
    assert s.you.offered(Verb.PICK) == ["The Roseroad"]
    s.you.picks("The Roseroad")
    assert "The Roseroad" in s.you.in_play
    assert s.you.offered(Verb.PLAY) == [], "once per challenge"
    assert wins_a_power_challenge(3, **you).you.offered(Verb.PLAY) == []


def test_the_street_of_the_sisters_prays_for_power() -> None:
    s = wins_a_power_challenge(5, plays=["Street of the Sisters"])
    s.you.uses("Street of the Sisters")
    assert s.you.facts["faction_power"] == 2, "one of them for winning unopposed"
    assert wins_a_power_challenge(3, plays=["Street of the Sisters"]).you.offered(Verb.USE) == []


# Muster the Realm


@pytest.mark.parametrize(("attacker", "claim"), [("Ranging Party", 2), ("Tumblestone Knight", 1)])
def test_an_army_musters_the_realm(attacker: str, claim: int) -> None:
    s = scene(you=side(plays=[attacker], plot="Muster the Realm"), ask="windows")
    assert s.you.facts["claim"] == 1
    s.pass_to("4.2")
    s.you.challenges("military", attacker)
    assert s.you.facts["claim"] == claim


# Here to Serve


def test_a_maester_is_here_to_serve() -> None:
    you = side(deck=["Ghost", "Maester Cressen", "Jon Snow", "Maester Luwin"])
    s = reveal("Here to Serve", you=you)
    assert sorted(s.you.offered(Verb.PICK)) == ["Maester Cressen", "Maester Luwin"]
    s.you.picks("Maester Luwin")
    assert s.you.in_play == ["Maester Luwin"]
