"""The characters of House Targaryen."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# Daenerys Targaryen


@rule("RR.against.1")
def test_daenerys_weakens_whoever_attacks_her_player() -> None:
    s = scene(
        you=side(plays=["Daenerys Targaryen", "Braided Warrior"]),
        foe=side(plays=["Unsullied", "Handmaiden"]),
        first_player=1,
    )
    s.foe.challenges("military", "Unsullied")
    assert s.card("Unsullied")["strength"] == 2
    assert s.card("Handmaiden")["strength"] == 1
    s.you.defends("Braided Warrior")
    assert s.facts["last_challenge"]["attacking_strength"] == 2
    assert s.card("Unsullied")["strength"] == 3


@rule("RR.against.1")
def test_daenerys_weakens_whoever_defends_against_her_player() -> None:
    s = scene(
        you=side(plays=["Daenerys Targaryen", "Khal Drogo"]),
        foe=side(plays=["Ser Jorah Mormont"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Khal Drogo")
    s.all_pass("4.2.1")
    s.foe.defends("Ser Jorah Mormont")
    assert s.card("Ser Jorah Mormont")["strength"] == 3
    assert s.card("Khal Drogo")["strength"] == 5


def test_kneeling_daenerys_weakens_nobody() -> None:
    s = scene(
        you=side(plays=[{"card": "Daenerys Targaryen", "kneeling": True}, "Braided Warrior"]),
        foe=side(plays=["Unsullied"]),
        first_player=1,
    )
    s.foe.challenges("military", "Unsullied")
    assert s.card("Unsullied")["strength"] == 3


@rule("RR.strength.2", "RR.winning-challenge.5")
def test_nobody_wins_with_no_strength_against_daenerys() -> None:
    s = scene(
        you=side(plays=["Daenerys Targaryen"]),
        foe=side(plays=["Targaryen Loyalist"]),
        first_player=1,
    )
    s.foe.challenges("power", "Targaryen Loyalist")
    s.you.defends()
    challenge = s.facts["last_challenge"]
    assert (challenge["winner"], challenge["loser"], challenge["attacking_strength"]) == (None, None, 0)
    assert s.foe.power == 0


def test_daenerys_draws_by_insight() -> None:
    s = scene(you=side(plays=["Daenerys Targaryen"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Daenerys Targaryen")
    s.pass_to("4.2.5")
    s.you.picks("Daenerys Targaryen")
    assert s.you.hand == ["The Roseroad"]


# Dragons


@pytest.mark.parametrize(("dragon", "keyword"), [("Drogon", "renown"), ("Viserion", "stealth")])
def test_dragons_lend_a_keyword_to_your_stormborn(dragon: str, keyword: str) -> None:
    s = scene(
        you=side(plays=["Daenerys Targaryen", "Magister Illyrio", dragon]),
        foe=side(plays=["Daenerys Targaryen"]),
    )
    mine, theirs = (card for card in s.facts["cards"] if card["name"] == "Daenerys Targaryen")
    assert mine["keywords"] == sorted(["insight", keyword])
    assert theirs["keywords"] == ["insight"]
    assert s.card("Magister Illyrio")["keywords"] == []
    s.kill(dragon)
    mine, _ = (card for card in s.facts["cards"] if card["name"] == "Daenerys Targaryen")
    assert mine["keywords"] == ["insight"]


@rule("RR.blank.1")
def test_a_blank_daenerys_keeps_what_viserion_lends() -> None:
    s = scene(
        you=side(
            plays=[{"card": "Daenerys Targaryen", "attachments": ["Milk of the Poppy"]}, "Viserion"],
        ),
    )
    assert s.card("Daenerys Targaryen")["keywords"] == ["stealth"]


@pytest.mark.parametrize("name", ["Drogon", "Rhaegal", "Viserion"])
@rule("RR.no-attachments.1", "RR.duplicates.4")
def test_dragons_bear_duplicates_but_no_attachments(name: str) -> None:
    s = scene(you=side(plays=[name], hand=[name, "Little Bird"], gold=3), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == []
    s.you.marshals(name)
    assert len(s.card(name)["duplicates"]) == 1


def test_rhaegal_stands_a_stormborn_once_each_phase() -> None:
    s = scene(you=side(plays=["Rhaegal", "Daenerys Targaryen"]))
    s.you.challenges("intrigue", "Daenerys Targaryen")
    s.you.uses("Rhaegal")
    assert not s.card("Daenerys Targaryen")["kneeling"]
    s.you.done()  # no insight
    s.you.challenges("power", "Daenerys Targaryen")
    assert "Rhaegal" not in s.you.offered()
    assert s.card("Daenerys Targaryen")["kneeling"]


def test_rhaegal_needs_a_participating_stormborn() -> None:
    s = scene(you=side(plays=["Rhaegal", {"card": "Daenerys Targaryen", "kneeling": True}]))
    s.you.challenges("intrigue", "Rhaegal")
    assert "Rhaegal" not in s.you.offered()
    assert s.facts["last_challenge"]["winner"] == 0


def test_rhaegal_finds_nobody_to_stand() -> None:
    s = scene(you=side(plays=["Rhaegal", "Daenerys Targaryen", "Handmaiden"]))
    s.you.challenges("intrigue", "Daenerys Targaryen")
    s.you.uses("Handmaiden")
    assert "Rhaegal" not in s.you.offered()
    assert s.facts["challenge"]["winner"] == 0


@rule("RR.cancel.3")
def test_rhaegal_cancelled_has_been_used() -> None:
    s = scene(
        you=side(plays=["Rhaegal", "Daenerys Targaryen", "Targaryen Loyalist"]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1, faction="lannister"),
    )
    s.you.challenges("intrigue", "Daenerys Targaryen")
    s.foe.defends()
    s.you.uses("Rhaegal")
    s.foe.plays("Treachery")
    assert s.card("Daenerys Targaryen")["kneeling"]
    s.you.done()  # no insight
    assert "Rhaegal" not in s.you.offered()


@rule("RR.limits.2")
def test_rhaegal_back_in_play_may_be_used_again() -> None:
    s = scene(
        you=side(
            plays=["Rhaegal", "Daenerys Targaryen"],
            hand=["Fire and Blood"],
            gold=1,
        ),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Daenerys Targaryen")
    s.pass_to("4.2.2")
    s.you.uses("Rhaegal")
    s.pass_to("4.aw")
    s.kill("Rhaegal")
    s.you.plays("Fire and Blood")
    s.you.names(s.you.offered()[1])
    s.all_pass("4.2")
    s.you.challenges("power", "Daenerys Targaryen")
    s.pass_to("4.2.2")
    s.you.uses("Rhaegal")
    assert not s.card("Daenerys Targaryen")["kneeling"]


# Khal Drogo


@rule("RR.framework.4.2a")
def test_khal_drogo_rides_twice() -> None:
    s = scene(you=side(plays=["Khal Drogo", "Braided Warrior", "Unsullied"]))
    s.you.challenges("military", "Khal Drogo")
    s.you.picks("Khal Drogo")
    assert s.card("Khal Drogo")["power"] == 1
    s.you.challenges("military", "Braided Warrior")
    assert s.you.offered() == ["power", "pass"]


def test_without_khal_drogo_there_is_one_military_challenge() -> None:
    s = scene(you=side(plays=["Braided Warrior", "Unsullied"]))
    s.you.challenges("military", "Braided Warrior")
    assert s.you.offered() == ["power", "pass"]


# Magister Illyrio


def test_illyrio_stands_a_character_for_two_gold_once_each_phase() -> None:
    kneeling = [{"card": "Braided Warrior", "kneeling": True}, {"card": "Unsullied", "kneeling": True}]
    s = scene(
        you=side(plays=["Magister Illyrio", *kneeling], gold=7),
        foe=side(plays=[{"card": "Viserion", "kneeling": True}, "Drogon"]),
    )
    s.you.uses("Magister Illyrio")
    assert s.you.offered() == ["Braided Warrior", "Unsullied", "Viserion"]
    s.you.picks("Viserion")
    assert not s.card("Viserion")["kneeling"]
    assert s.you.gold == 5
    assert "Magister Illyrio" not in s.you.offered(Verb.USE)
    s.pass_to("5.aw")
    assert s.you.offered(Verb.USE) == ["Magister Illyrio"]


@pytest.mark.parametrize(("gold", "kneeling"), [(1, True), (2, False)])
def test_illyrio_needs_gold_and_somebody_kneeling(gold: int, kneeling: bool) -> None:
    s = scene(
        you=side(plays=["Magister Illyrio", {"card": "Unsullied", "kneeling": kneeling}], gold=gold),
        ask="windows",
    )
    assert s.you.offered() == ["pass"]


@rule("RR.cancel.3")
def test_illyrio_cancelled_has_been_paid_for() -> None:
    s = scene(
        you=side(plays=["Magister Illyrio", {"card": "Unsullied", "kneeling": True}], gold=2),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.uses("Magister Illyrio")
    s.foe.plays("Treachery")
    assert s.card("Unsullied")["kneeling"]
    assert s.you.gold == 0


# Ser Jorah Mormont


@rule("RR.abilities.3", "RR.forced.2")
def test_jorah_takes_a_betrayal_token_before_anybody_may_react() -> None:
    s = scene(you=side(plays=["Ser Jorah Mormont", "Daenerys Targaryen", "Rhaegal"]))
    s.you.challenges("intrigue", "Ser Jorah Mormont", "Daenerys Targaryen")
    assert s.you.offered() == ["Rhaegal", "pass"]
    assert s.card("Ser Jorah Mormont")["tokens"] == {"betrayal": 1}


def test_jorah_takes_no_token_for_a_challenge_he_sits_out() -> None:
    s = scene(you=side(plays=["Ser Jorah Mormont", "Braided Warrior"]))
    s.you.challenges("military", "Braided Warrior")
    assert s.card("Ser Jorah Mormont")["tokens"] == {}


def test_jorah_gains_power_by_renown() -> None:
    s = scene(you=side(plays=["Ser Jorah Mormont"]))
    s.you.challenges("military", "Ser Jorah Mormont")
    s.you.picks("Ser Jorah Mormont")
    assert s.card("Ser Jorah Mormont")["power"] == 1


@rule("RR.sacrifice.1")
def test_jorah_is_sacrificed_with_his_third_token() -> None:
    s = scene(you=side(plays=[{"card": "Ser Jorah Mormont", "tokens": {"betrayal": 2}}]))
    s.you.challenges("military", "Ser Jorah Mormont")
    assert s.you.discard == ["Ser Jorah Mormont"]
    assert s.you.power == 1  # unopposed, and no renown


@rule("FAQ.qa.catelyn.2")
def test_catelyn_does_not_spare_jorah() -> None:
    s = scene(
        you=side(plays=["Ser Jorah Mormont", "Rhaegal", "Drogon"]),
        foe=side(plays=["Catelyn Stark"]),
    )
    s.you.challenges("intrigue", "Ser Jorah Mormont", "Rhaegal")
    s.foe.defends("Catelyn Stark")
    assert s.card("Ser Jorah Mormont")["tokens"] == {"betrayal": 1}


# Viserys Targaryen


@rule("RR.leaves-play.1")
@pytest.mark.parametrize("way", ["kill", "discard"])
def test_viserys_takes_an_attachment_along(way: str) -> None:
    s = scene(
        you=side(plays=["Viserys Targaryen"]),
        foe=side(plays=[{"card": "Khal Drogo", "attachments": ["Drogo's Arakh", "Little Bird"]}]),
    )
    if way == "kill":
        s.kill("Viserys Targaryen")
    else:
        s.discard("Viserys Targaryen")
    s.you.uses("Viserys Targaryen")
    s.you.picks("Drogo's Arakh")
    assert s.foe.discard == ["Drogo's Arakh"]
    assert "Viserys Targaryen" not in s.you.in_play


@rule("RR.leaves-play.1")
def test_viserys_goes_back_to_hand_and_takes_his_own_attachment() -> None:
    s = scene(
        you=side(
            plays=[{"card": "Viserys Targaryen", "kneeling": True, "attachments": ["Bodyguard"]}],
            hand=["Waking the Dragon"],
        ),
        ask="windows",
    )
    s.you.plays("Waking the Dragon")
    s.pass_to("4.4")
    s.you.uses("Viserys Targaryen")
    assert s.you.hand == ["Viserys Targaryen"]
    assert sorted(s.you.discard) == ["Bodyguard", "Waking the Dragon"]


def test_viserys_finds_no_attachment() -> None:
    s = scene(you=side(plays=["Viserys Targaryen"]), ask="windows")
    s.kill("Viserys Targaryen")
    assert s.you.dead == ["Viserys Targaryen"]


@rule("RR.cancel.3")
def test_viserys_cancelled_leaves_play_all_the_same() -> None:
    s = scene(
        you=side(plays=["Viserys Targaryen"]),
        foe=side(
            plays=[{"card": "Tywin Lannister", "attachments": ["Bodyguard"]}], hand=["Treachery"], gold=1
        ),
    )
    s.kill("Viserys Targaryen")
    s.you.uses("Viserys Targaryen")
    s.foe.plays("Treachery")
    assert s.you.dead == ["Viserys Targaryen"]
    assert "Bodyguard" in s.foe.in_play
