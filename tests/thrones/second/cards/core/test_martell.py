"""Unique characters of House Martell in the Core Set."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

CLAIM_ONE = "Heads on Spikes"
USED = ["A Noble Cause", "Summons", "Taxation"]
TREACHEROUS: dict[str, Any] = {"hand": ["Treachery"], "gold": 1}
"""With a unique Lannister character in play, enough to cancel a triggered ability."""


# Areo Hotah


def hotah(**foe: Any) -> Scene:
    """The foe attacks you with Littlefinger, and you may ambush."""
    s = scene(
        you=side(plays=["Edric Dayne"], hand=["Areo Hotah"], gold=5),
        foe=side(**{"plays": ["Littlefinger", "Cersei Lannister", "Burned Men"], **foe}),
        first_player=1,
    )
    s.you.passes()
    s.foe.challenges("power", "Littlefinger", "Cersei Lannister")
    return s


@rule("RR.participating.3")
def test_hotah_removes_a_participating_character_when_he_comes_during_a_challenge() -> None:
    s = hotah()
    s.you.ambushes("Areo Hotah")
    s.you.uses("Areo Hotah")
    assert s.you.offered() == ["Littlefinger", "Cersei Lannister"]
    s.you.picks("Littlefinger")
    assert s.card("Littlefinger")["participating"] is None
    assert s.card("Littlefinger")["kneeling"]
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.attacking == 4


def test_hotah_does_not_react_outside_a_challenge() -> None:
    s = scene(
        you=side(plays=["Desert Scavenger"], hand=["Areo Hotah"], gold=5), foe=side(plays=["Burned Men"])
    )
    s.you.ambushes("Areo Hotah")
    assert s.you.offered(Verb.USE) == []
    assert s.you.gold == 0


def test_hotah_may_be_cancelled() -> None:
    s = hotah(**TREACHEROUS)
    s.you.ambushes("Areo Hotah")
    s.you.uses("Areo Hotah")
    s.you.picks("Littlefinger")
    s.foe.plays("Treachery")
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.attacking == 8


# Arianne Martell


def arianne(**rest: Any) -> Scene:
    you: dict[str, Any] = {
        "plays": ["Arianne Martell"],
        "hand": ["House Dayne Knight", "The Red Viper", "Dawn"],
        **rest,
    }
    return scene(you=side(**you), ask="windows")


@rule("RR.then.2", "RR.put-into-play.2")
def test_arianne_puts_a_character_into_play_and_returns_to_your_hand() -> None:
    s = arianne(hand=["House Dayne Knight", "Edric Dayne", "The Red Viper", "Dawn"])
    s.you.uses("Arianne Martell")
    assert s.you.offered() == ["House Dayne Knight", "Edric Dayne"]
    s.you.picks("House Dayne Knight")
    assert s.you.in_play == ["House Dayne Knight"]
    assert "Arianne Martell" in s.you.hand
    assert s.you.gold == 0


def test_arianne_cannot_be_saved_from_returning() -> None:
    s = arianne(plays=[{"card": "Arianne Martell", "duplicates": ["Arianne Martell"]}])
    s.you.uses("Arianne Martell")
    assert "Arianne Martell" in s.you.hand
    assert s.you.discard == ["Arianne Martell"]


@rule("RR.abilities.8")
def test_arianne_is_not_offered_without_a_character_to_put_into_play() -> None:
    assert arianne(hand=["The Red Viper", "Dawn"]).you.offered() == ["pass"]


@rule("RR.put-into-play.5")
def test_arianne_returns_after_she_put_a_duplicate_into_play() -> None:
    s = arianne(plays=["Arianne Martell", "Edric Dayne"], hand=["Edric Dayne"])
    s.you.uses("Arianne Martell")
    assert len(s.card("Edric Dayne")["duplicates"]) == 1
    assert s.you.hand == ["Arianne Martell"]


@rule("RR.limits.2")
def test_arianne_may_be_used_again_in_a_phase_after_she_came_back() -> None:
    s = scene(
        you=side(plays=["Arianne Martell"], hand=["House Dayne Knight", "Desert Scavenger"], gold=5),
        at="marshaling",
    )
    s.you.uses("Arianne Martell")
    s.you.picks("House Dayne Knight")
    s.you.marshals("Arianne Martell")
    s.you.uses("Arianne Martell")
    assert s.you.in_play == ["House Dayne Knight", "Desert Scavenger"]


@rule("RR.cancel.3", "RR.limits.1", "RR.limits.6")
def test_arianne_stays_when_cancelled_and_may_be_used_again_only_in_the_next_phase() -> None:
    s = scene(
        you=side(plays=["Arianne Martell"], hand=["House Dayne Knight"]),
        foe=side(plays=["Cersei Lannister"], **TREACHEROUS),
        at="dominance",
        ask="windows",
    )
    s.you.uses("Arianne Martell")
    s.foe.plays("Treachery")
    assert s.you.in_play == ["Arianne Martell"]
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s.you.passes()
    assert s.state.phase == "standing"
    assert s.you.offered() == ["Arianne Martell", "pass"]


# Doran Martell


@rule("RR.modifiers.0")
def test_doran_strengthens_your_other_martell_lords_and_ladies_for_each_used_plot() -> None:
    s = scene(
        you=side(
            plays=["Doran Martell", "Arianne Martell", "Edric Dayne", "Obara Sand", "Littlefinger"], used=USED
        ),
        foe=side(plays=["The Red Viper"]),
    )
    strengths = {name: s.card(name)["strength"] for name in [*s.you.in_play, "The Red Viper"]}
    assert strengths == {
        "Doran Martell": 4,
        "Arianne Martell": 7,
        "Edric Dayne": 4,
        "Obara Sand": 3,
        "Littlefinger": 4,
        "The Red Viper": 7,
    }


def test_doran_counts_a_plot_that_is_used_later() -> None:
    s = scene(
        you=side(plays=["Doran Martell", "Arianne Martell"], plot=CLAIM_ONE, plots=["The Winds of Winter"]),
        foe=side(plots=["A Noble Cause"]),
        at="taxation",
    )
    assert s.state.round == 2
    assert s.card("Arianne Martell")["strength"] == 5


def test_doran_draws_a_card_with_insight() -> None:
    s = scene(you=side(plays=["Doran Martell", "Obara Sand"]))
    s.you.challenges("intrigue", "Doran Martell")
    s.you.picks("Doran Martell")
    assert len(s.you.hand) == 1


# Edric Dayne


def edric(**foe: Any) -> Scene:
    return scene(you=side(plays=["Edric Dayne", "Obara Sand"], gold=2), foe=side(**foe), ask="windows")


@pytest.mark.parametrize("icon", ["military", "intrigue", "power"])
def test_edric_gains_an_icon_of_your_choice_for_a_gold(icon: str) -> None:
    s = edric()
    s.you.uses("Edric Dayne")
    s.you.names(icon)
    assert s.card("Edric Dayne")["icons"] == [icon]
    assert s.you.gold == 1


def test_edric_may_gain_several_icons_until_the_end_of_the_phase() -> None:
    s = edric()
    s.you.uses("Edric Dayne")
    s.you.names("military")
    s.foe.passes()
    s.you.uses("Edric Dayne")
    s.you.names("power")
    assert s.card("Edric Dayne")["icons"] == ["military", "power"]
    assert s.you.gold == 0
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s.all_pass()
    s.you.passes()
    s.all_pass()
    s.foe.passes()
    assert s.state.phase == "dominance"
    assert s.card("Edric Dayne")["icons"] == []


def test_edric_is_not_offered_without_gold() -> None:
    s = scene(you=side(plays=["Edric Dayne"]), ask="windows")
    assert s.you.offered() == ["pass"]


def test_edric_costs_his_gold_when_cancelled() -> None:
    s = edric(plays=["Cersei Lannister"], **TREACHEROUS)
    s.you.uses("Edric Dayne")
    s.foe.plays("Treachery")
    assert s.card("Edric Dayne")["icons"] == []
    assert s.you.gold == 1


def test_edric_has_stealth() -> None:
    s = scene(you=side(plays=["Edric Dayne"], gold=1), foe=side(plays=["Gold Cloaks", "Burned Men"]))
    s.you.uses("Edric Dayne")
    s.you.names("military")
    s.you.challenges("military", "Edric Dayne")
    s.you.picks("Gold Cloaks")
    assert s.foe.offered(Verb.PICK) == ["Burned Men"]


# Maester Caleotte


def caleotte(**foe: Any) -> Scene:
    """He has lost an intrigue challenge as the defender."""
    s = scene(
        you=side(plays=["Maester Caleotte", "The Tickler"]),
        foe=side(**{"plays": ["Cersei Lannister", "Burned Men"], **foe}),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Cersei Lannister")
    s.you.defends("Maester Caleotte")
    return s


def test_caleotte_takes_an_icon_after_he_helped_to_lose_until_the_end_of_the_phase() -> None:
    s = caleotte()
    s.you.uses("Maester Caleotte")
    assert s.you.offered() == ["Maester Caleotte", "The Tickler", "Cersei Lannister", "Burned Men"]
    s.you.picks("Burned Men")
    s.you.names("military")
    assert s.card("Burned Men")["icons"] == []
    s.kill("Maester Caleotte")
    assert s.card("Burned Men")["icons"] == []
    s.you.passes()
    assert s.state.phase == "dominance"
    assert s.card("Burned Men")["icons"] == ["military"]


def test_caleotte_does_not_react_to_a_challenge_he_stayed_out_of_or_won() -> None:
    s = scene(
        you=side(plays=["Maester Caleotte", "Obara Sand"]),
        foe=side(plays=["Greenblood Trader", "Cersei Lannister", "Burned Men"]),
        first_player=1,
    )
    s.foe.challenges("power", "Cersei Lannister")
    s.you.defends()
    s.foe.challenges("intrigue", "Greenblood Trader")
    s.you.defends("Maester Caleotte")
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.winner == 0
    assert s.foe.offered(Verb.CHALLENGE) == ["military"]


def test_caleotte_may_be_cancelled() -> None:
    s = caleotte(**TREACHEROUS)
    s.you.uses("Maester Caleotte")
    s.you.picks("Burned Men")
    s.foe.plays("Treachery")
    assert s.card("Burned Men")["icons"] == ["military"]


# Obara Sand


@rule("RR.play-restrictions.2")
def test_obara_may_defend_in_a_power_challenge_while_kneeling_and_without_its_icon() -> None:
    s = scene(
        you=side(plays=[{"card": "Obara Sand", "kneeling": True}, "Edric Dayne"]),
        foe=side(plays=["Cersei Lannister", "Burned Men"]),
        first_player=1,
    )
    s.foe.challenges("power", "Cersei Lannister")
    s.you.defends("Obara Sand")
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.defending == 3


def test_obara_may_not_defend_in_a_military_challenge_while_kneeling() -> None:
    s = scene(
        you=side(plays=[{"card": "Obara Sand", "kneeling": True}]),
        foe=side(plays=["Cersei Lannister", "Burned Men"]),
        first_player=1,
    )
    s.foe.challenges("military", "Burned Men")
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.unopposed


@rule("RR.blank.1")
def test_obara_needs_her_text_to_defend_while_kneeling() -> None:
    s = scene(
        you=side(
            plays=[
                {"card": "Obara Sand", "kneeling": True, "attachments": ["Milk of the Poppy"]},
                "Edric Dayne",
            ]
        ),
        foe=side(plays=["Cersei Lannister", "Burned Men"]),
        first_player=1,
    )
    s.foe.challenges("power", "Cersei Lannister")
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.unopposed


# The Red Viper


def viper(*attackers: str, **foe: Any) -> Scene:
    s = scene(you=side(plays=["The Red Viper", "Palace Spearman", "Obara Sand"]), foe=side(**foe))
    s.you.challenges("military", "The Red Viper", *attackers)
    return s


def test_the_red_viper_gains_power_for_every_five_strength_by_which_you_won() -> None:
    s = viper()
    s.you.uses("The Red Viper")
    assert s.card("The Red Viper")["power"] == 1
    strong = viper("Obara Sand")
    strong.you.uses("The Red Viper")
    assert strong.card("The Red Viper")["power"] == 2


def test_the_red_viper_does_not_react_to_a_narrow_victory() -> None:
    s = viper(plays=["House Dayne Knight", "Obara Sand"])
    s.foe.defends("House Dayne Knight", "Obara Sand")
    assert s.you.offered(Verb.USE) == []
    assert s.card("The Red Viper")["power"] == 0


def test_the_red_viper_does_not_react_as_a_defender() -> None:
    s = scene(
        you=side(plays=["The Red Viper"]),
        foe=side(plays=["Burned Men", "Lannisport Merchant"]),
        first_player=1,
    )
    s.foe.challenges("military", "Burned Men")
    s.you.defends("The Red Viper")
    assert s.you.offered(Verb.USE) == []


def test_the_red_viper_may_be_cancelled() -> None:
    s = viper(plays=[{"card": "Cersei Lannister", "kneeling": True}], **TREACHEROUS)
    s.you.uses("The Red Viper")
    s.foe.plays("Treachery")
    assert s.card("The Red Viper")["power"] == 0
