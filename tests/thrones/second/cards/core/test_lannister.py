"""Unique characters of House Lannister in the Core Set."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

CLAIM_ONE = "Heads on Spikes"
TREACHEROUS: dict[str, Any] = {"hand": ["Treachery"], "gold": 1}
"""With a unique Lannister character in play, enough to cancel a triggered ability."""


# Cersei Lannister


@rule("RR.framework.4.2.4e")
def test_cersei_raises_your_claim_while_she_attacks_in_an_intrigue_challenge() -> None:
    s = scene(
        you=side(plays=["Cersei Lannister", "Burned Men"], plot=CLAIM_ONE),
        foe=side(hand=["The Roseroad"] * 3),
    )
    assert s.you.facts["claim"] == 1
    s.you.challenges("intrigue", "Cersei Lannister")
    assert len(s.foe.hand) == 1
    assert s.you.facts["claim"] == 1


def test_cersei_raises_no_claim_in_a_power_challenge() -> None:
    s = scene(
        you=side(plays=["Cersei Lannister", "Burned Men"], plot=CLAIM_ONE),
        foe=side(power=5),
    )
    s.you.challenges("power", "Cersei Lannister")
    assert (s.you.power, s.foe.power) == (2, 4)


def test_cersei_raises_no_claim_for_an_intrigue_challenge_she_stays_out_of() -> None:
    s = scene(
        you=side(plays=["Cersei Lannister", "Lannisport Moneylender"], plot=CLAIM_ONE),
        foe=side(hand=["The Roseroad"] * 3),
    )
    s.you.challenges("intrigue", "Lannisport Moneylender")
    assert len(s.foe.hand) == 2


# Grand Maester Pycelle


@rule("RR.insight.1")
def test_pycelle_draws_a_card_with_insight() -> None:
    s = scene(you=side(plays=["Grand Maester Pycelle", "Burned Men"]))
    s.you.challenges("intrigue", "Grand Maester Pycelle")
    s.you.picks("Grand Maester Pycelle")
    assert s.you.hand == ["The Roseroad"]


# Joffrey Baratheon


def test_joffrey_gains_power_after_a_lord_or_lady_is_killed() -> None:
    s = scene(you=side(plays=["Joffrey Baratheon", "Cersei Lannister"]), foe=side(plays=["Littlefinger"]))
    s.kill("Littlefinger")
    s.you.uses("Joffrey Baratheon")
    s.kill("Cersei Lannister")
    s.you.uses("Joffrey Baratheon")
    assert s.card("Joffrey Baratheon")["power"] == 2


def test_joffrey_does_not_care_for_other_deaths() -> None:
    s = scene(you=side(plays=["Joffrey Baratheon"]), foe=side(plays=["Burned Men"]))
    s.kill("Burned Men")
    assert s.foe.dead == ["Burned Men"]
    assert s.you.offered(Verb.USE) == []


@rule("RR.limits.1")
def test_joffrey_may_react_to_three_of_four_deaths_in_a_round_and_again_in_the_next() -> None:
    lords = ["Littlefinger", "Tyrion Lannister", "Edric Dayne", "Doran Martell", "Arianne Martell"]
    s = scene(
        you=side(plays=["Joffrey Baratheon"], plots=["The Winds of Winter"]),
        foe=side(plays=lords, plots=["A Noble Cause"]),
        at="taxation",
        ask="windows",
    )
    s.kill(*lords[:4])
    for _ in range(3):
        s.you.uses("Joffrey Baratheon")
    assert s.card("Joffrey Baratheon")["power"] == 3
    s.all_pass()
    assert s.state.round == 2
    s.kill(lords[4])
    s.you.uses("Joffrey Baratheon")
    assert s.card("Joffrey Baratheon")["power"] == 4


@rule("RR.cancel.3", "RR.limits.6")
def test_joffrey_may_be_cancelled_and_the_use_counts() -> None:
    lords = ["Littlefinger", "Edric Dayne", "Doran Martell"]
    s = scene(
        you=side(plays=["Joffrey Baratheon"]),
        foe=side(plays=["Cersei Lannister", *lords], **TREACHEROUS),
    )
    s.kill(*lords)
    s.you.uses("Joffrey Baratheon")
    s.foe.plays("Treachery")
    assert s.card("Joffrey Baratheon")["power"] == 0
    s.you.uses("Joffrey Baratheon")
    s.you.uses("Joffrey Baratheon")
    assert s.card("Joffrey Baratheon")["power"] == 2
    s.kill("Cersei Lannister")
    assert s.you.offered(Verb.USE) == []


# Ser Jaime Lannister


@rule("RR.golden.2")
def test_jaime_does_not_kneel_to_attack_in_a_military_challenge_and_has_renown_there() -> None:
    s = scene(you=side(plays=["Ser Jaime Lannister"]))
    s.you.challenges("military", "Ser Jaime Lannister")
    assert s.card("Ser Jaime Lannister")["keywords"] == ["renown"]
    s.you.picks("Ser Jaime Lannister")
    assert not s.card("Ser Jaime Lannister")["kneeling"]
    assert s.card("Ser Jaime Lannister")["power"] == 1
    assert s.card("Ser Jaime Lannister")["keywords"] == []


def test_jaime_kneels_and_has_no_renown_in_an_intrigue_challenge() -> None:
    s = scene(you=side(plays=["Ser Jaime Lannister", "Burned Men"]))
    s.you.challenges("intrigue", "Ser Jaime Lannister")
    assert s.card("Ser Jaime Lannister")["kneeling"]
    assert s.card("Ser Jaime Lannister")["power"] == 0


def test_jaime_kneels_to_defend_and_has_renown_as_a_defender() -> None:
    s = scene(
        you=side(plays=["Ser Jaime Lannister"]),
        foe=side(plays=["Burned Men", "Lannisport Merchant"]),
        first_player=1,
    )
    s.foe.challenges("military", "Burned Men")
    s.you.defends("Ser Jaime Lannister")
    s.you.picks("Ser Jaime Lannister")
    assert s.card("Ser Jaime Lannister")["kneeling"]
    assert s.card("Ser Jaime Lannister")["power"] == 1


# The Tickler


def tickler(**foe: Any) -> Scene:
    return scene(
        you=side(plays=["The Tickler", "Burned Men"]),
        foe=side(deck=["Burned Men", *["The Roseroad"] * 9], **foe),
        at="dominance",
        ask="windows",
    )


@rule("RR.copy.1")
def test_the_tickler_discards_the_top_card_and_then_a_copy_of_it_whoever_controls_it() -> None:
    s = tickler(plays=["Burned Men", "Gold Cloaks"])
    s.you.uses("The Tickler")
    assert s.card("The Tickler")["kneeling"]
    assert s.foe.discard == ["Burned Men"]
    s.you.says(True)
    assert s.you.offered(Verb.PICK) == ["Burned Men", "Burned Men"]
    owners = [s.facts["cards"][option.card]["owner"] for option in s.you.decision.options if option.card]
    assert sorted(owners) == [0, 1]
    foes = next(o for o in s.you.decision.options if s.facts["cards"][o.card or 0]["owner"] == 1)
    s.choose(0, foes.key)
    assert s.foe.discard == ["Burned Men", "Burned Men"]
    assert s.you.in_play == ["The Tickler", "Burned Men"]


def test_the_tickler_may_leave_it_at_the_top_card() -> None:
    s = tickler(plays=["Burned Men"])
    s.you.uses("The Tickler")
    s.you.says(False)
    assert s.foe.discard == ["Burned Men"]
    assert "Burned Men" in s.foe.in_play


def test_the_tickler_asks_nothing_when_no_copy_is_in_play() -> None:
    s = scene(
        you=side(plays=["The Tickler"]),
        foe=side(plays=["Gold Cloaks"], deck=["Burned Men", *["The Roseroad"] * 9]),
        at="dominance",
    )
    s.you.uses("The Tickler")
    assert s.foe.discard[:1] == ["Burned Men"]
    assert "Gold Cloaks" in s.foe.in_play


def test_the_tickler_is_not_offered_while_kneeling_or_in_another_phase() -> None:
    kneeling = scene(
        you=side(plays=[{"card": "The Tickler", "kneeling": True}]), at="dominance", ask="windows"
    )
    assert kneeling.you.offered() == ["pass"]
    early = scene(you=side(plays=["The Tickler"]), at="challenges", ask="windows")
    assert early.you.offered() == ["pass"]


@rule("RR.cancel.3")
def test_the_tickler_stays_knelt_when_cancelled() -> None:
    s = tickler(plays=["Cersei Lannister"], **TREACHEROUS)
    s.you.uses("The Tickler")
    s.foe.plays("Treachery")
    assert s.card("The Tickler")["kneeling"]
    assert s.foe.deck[0] == "Burned Men" and s.foe.discard == ["Treachery"]


# Tyrion Lannister


@rule("RR.limits.1")
def test_tyrion_gives_gold_for_two_intrigue_challenges_a_round_whoever_initiates_them() -> None:
    s = scene(
        you=side(plays=["Tyrion Lannister", "Grand Maester Pycelle", "Cersei Lannister", "Casterly Rock"]),
        foe=side(plays=["Lannisport Moneylender", "Burned Men"]),
    )
    s.you.challenges("intrigue", "Cersei Lannister")
    s.you.uses("Tyrion Lannister")
    assert s.you.gold == 2
    s.foe.defends()
    s.you.passes()
    s.foe.challenges("intrigue", "Lannisport Moneylender")
    s.you.uses("Tyrion Lannister")
    assert s.you.gold == 4


def test_tyrion_does_not_react_a_third_time() -> None:
    s = scene(
        you=side(plays=["Tyrion Lannister", "Lannisport Moneylender", "Cersei Lannister", "Casterly Rock"]),
        foe=side(plays=["The Tickler"]),
    )
    s.you.challenges("intrigue", "Cersei Lannister")
    s.you.uses("Tyrion Lannister")
    s.foe.defends()
    s.you.challenges("intrigue", "Lannisport Moneylender")
    s.you.uses("Tyrion Lannister")
    s.foe.defends()
    s.you.passes()
    s.foe.challenges("intrigue", "The Tickler")
    assert s.you.offered(Verb.USE) == []
    assert s.you.gold == 4


def test_tyrion_gives_no_gold_for_a_power_challenge() -> None:
    s = scene(you=side(plays=["Tyrion Lannister", "Burned Men"]))
    s.you.challenges("power", "Tyrion Lannister")
    assert s.you.gold == 0
    assert s.you.offered(Verb.USE) == []


def test_tyrion_may_be_cancelled() -> None:
    s = scene(
        you=side(plays=["Tyrion Lannister", "Burned Men"]),
        foe=side(plays=[{"card": "Cersei Lannister", "kneeling": True}], **TREACHEROUS),
    )
    s.you.challenges("intrigue", "Tyrion Lannister")
    s.you.picks()
    s.you.uses("Tyrion Lannister")
    s.foe.plays("Treachery")
    assert s.you.gold == 0
    assert s.foe.gold == 0


@rule("RR.stealth.1")
def test_tyrion_bypasses_a_character_with_stealth() -> None:
    s = scene(
        you=side(plays=["Tyrion Lannister", "Burned Men"]),
        foe=side(plays=["Littlefinger", "Cersei Lannister"]),
    )
    s.you.challenges("power", "Tyrion Lannister")
    s.you.picks("Littlefinger")
    assert s.foe.offered(Verb.PICK) == ["Cersei Lannister"]


# Tywin Lannister


@rule("RR.modifiers.0")
def test_tywin_gets_strength_for_each_gold_in_your_pool() -> None:
    s = scene(you=side(plays=["Tywin Lannister"], hand=["Burned Men"], gold=3, plot=CLAIM_ONE))
    assert s.card("Tywin Lannister")["strength"] == 9
    s.you.ambushes("Burned Men")
    assert s.card("Tywin Lannister")["strength"] == 7


def test_tywin_has_renown_and_raises_your_income_by_two() -> None:
    s = scene(you=side(plays=["Tywin Lannister", "Burned Men"], plot=CLAIM_ONE))
    assert s.you.facts["income"] == 6
    s.you.challenges("power", "Tywin Lannister")
    s.you.picks("Tywin Lannister")
    assert s.card("Tywin Lannister")["power"] == 1
