"""Scenes of House Baratheon's characters in the Core Set."""

from tests.thrones.scene import scene, side
from weirwood.rules import rule

KNEELING_MAN = {"card": "Bastard in Hiding", "kneeling": True}
WITH_CONDITION = {"card": "Littlefinger", "attachments": ["Little Bird", "Seal of the Hand"]}


# Maester Cressen


@rule("RR.target.1", "FAQ.def.choose")
def test_cressen_discards_a_condition_and_nothing_else() -> None:
    s = scene(you=side(plays=["Maester Cressen"]), foe=side(plays=[WITH_CONDITION]), at="marshaling")
    s.you.uses("Maester Cressen")
    assert s.card("Maester Cressen")["kneeling"]
    assert s.foe.discard == ["Little Bird"]
    assert "Seal of the Hand" in s.foe.in_play


@rule("RR.costs.7", "RR.target.3")
def test_cressen_is_not_offered_without_a_condition() -> None:
    foe = side(plays=[{"card": "Littlefinger", "attachments": ["Seal of the Hand"]}])
    s = scene(you=side(plays=["Maester Cressen"]), foe=foe, at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


def test_a_kneeling_cressen_cannot_pay() -> None:
    you = side(plays=[{"card": "Maester Cressen", "kneeling": True}])
    s = scene(you=you, foe=side(plays=[WITH_CONDITION]), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.actions.2")
def test_cressen_acts_in_the_marshaling_phase_only() -> None:
    s = scene(you=side(plays=["Maester Cressen"]), foe=side(plays=[WITH_CONDITION]), ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.cancel.3")
def test_a_cancelled_cressen_stays_knelt() -> None:
    foe = side(plays=[WITH_CONDITION, "Cersei Lannister"], hand=["Treachery"], gold=1)
    s = scene(you=side(plays=["Maester Cressen"]), foe=foe, at="marshaling")
    s.you.uses("Maester Cressen")
    s.foe.plays("Treachery")
    assert s.card("Maester Cressen")["kneeling"]
    assert s.foe.discard == ["Treachery"]


# Melisandre


@rule("RR.target.8")
def test_melisandre_kneels_a_character_after_a_follower_is_marshaled() -> None:
    you = side(plays=["Melisandre", KNEELING_MAN], hand=["Fiery Followers"], gold=3)
    s = scene(you=you, foe=side(plays=["Littlefinger"]), at="marshaling")
    s.you.marshals("Fiery Followers")
    s.you.uses("Melisandre")
    assert sorted(s.you.offered()) == ["Fiery Followers", "Littlefinger", "Melisandre"]
    s.you.picks("Littlefinger")
    assert s.card("Littlefinger")["kneeling"]


def test_melisandre_answers_her_own_marshaling() -> None:
    s = scene(
        you=side(hand=["Melisandre"], gold=5), foe=side(plays=["Rattleshirt's Raiders"]), at="marshaling"
    )
    s.you.marshals("Melisandre")
    s.you.uses("Melisandre")
    s.you.picks("Rattleshirt's Raiders")
    assert s.card("Rattleshirt's Raiders")["kneeling"]


def test_melisandre_does_not_answer_cards_of_others_or_without_her_god() -> None:
    you = side(plays=["Melisandre"], hand=["Bastard in Hiding"], gold=2)
    s = scene(you=you, foe=side(plays=["Littlefinger"]), at="marshaling", ask="windows")
    s.you.marshals("Bastard in Hiding")
    assert s.you.offered() == []
    foe = side(hand=["Fiery Followers"], gold=3)
    s = scene(you=side(plays=["Melisandre"]), foe=foe, at="marshaling", active=1, ask="windows")
    s.you.passes()
    s.foe.marshals("Fiery Followers")
    assert s.you.offered() == ["pass"]


@rule("FAQ.qa.melisandre", "RR.event.2")
def test_melisandre_kneels_after_the_event_is_done() -> None:
    you = side(plays=["Melisandre"], hand=["Seen In Flames"], gold=1)
    foe = side(plays=["Littlefinger"], hand=["Bodyguard"])
    s = scene(you=you, foe=foe)
    s.you.plays("Seen In Flames")
    assert s.foe.discard == ["Bodyguard"] and s.you.discard == ["Seen In Flames"]
    s.you.uses("Melisandre")
    s.you.picks("Littlefinger")
    assert s.card("Littlefinger")["kneeling"]


@rule("RR.limits.1")
def test_melisandre_is_used_once_in_a_round() -> None:
    you = side(plays=["Melisandre"], hand=["Fiery Followers", "Selyse Baratheon"], gold=6)
    s = scene(you=you, foe=side(plays=["Littlefinger"]), at="marshaling", ask="windows")
    s.you.marshals("Fiery Followers")
    s.you.uses("Melisandre")
    s.you.picks("Littlefinger")
    s.foe.passes()
    s.you.marshals("Selyse Baratheon")
    assert s.you.offered() == [] and s.foe.offered() == ["pass"]


@rule("RR.framework.7.5")
def test_melisandre_may_be_used_again_in_the_next_round() -> None:
    you = side(
        plays=["Melisandre"],
        hand=["Fiery Followers", "Selyse Baratheon"],
        gold=3,
        plot="A Noble Cause",
        plots=["A Noble Cause"],
    )
    foe = side(plays=["Littlefinger"], plot="A Noble Cause", plots=["A Noble Cause"])
    s = scene(you=you, foe=foe, at="marshaling")
    s.you.marshals("Fiery Followers")
    s.you.uses("Melisandre")
    s.you.picks("Littlefinger")
    s.pass_to("3.aw", round=2)
    s.you.marshals("Selyse Baratheon")
    assert "Melisandre" in s.you.offered()


# Robert Baratheon


def test_robert_gets_strength_for_every_other_kneeling_character() -> None:
    you = side(plays=[{"card": "Robert Baratheon", "kneeling": True}, KNEELING_MAN, "Maester Cressen"])
    foe = side(plays=[{"card": "Littlefinger", "kneeling": True}, {"card": "The Roseroad", "kneeling": True}])
    s = scene(you=you, foe=foe)
    assert s.card("Robert Baratheon")["strength"] == 7


@rule("RR.intimidate.1", "RR.intimidate.2")
def test_robert_intimidates_by_his_margin_and_wins_renown() -> None:
    you = side(plays=["Robert Baratheon"])
    foe = side(plays=["Littlefinger", "King's Hunting Party", "Rattleshirt's Raiders"])
    s = scene(you=you, foe=foe)
    s.you.challenges("power", "Robert Baratheon")
    s.foe.defends()
    s.you.names("intimidate")
    assert s.you.offered() == ["Littlefinger", "Rattleshirt's Raiders", "done"]
    s.you.picks("Littlefinger")
    s.you.picks("Robert Baratheon")
    assert s.card("Littlefinger")["kneeling"]
    assert s.card("Robert Baratheon")["power"] == 1


@rule("RR.intimidate.4")
def test_robert_does_not_intimidate_as_a_defender() -> None:
    s = scene(
        you=side(plays=["Robert Baratheon"]), foe=side(plays=["Littlefinger", "Maester Cressen"]), active=1
    )
    s.foe.challenges("power", "Littlefinger")
    s.you.defends("Robert Baratheon")
    s.you.picks("Robert Baratheon")
    assert s.card("Robert Baratheon")["power"] == 1
    assert not s.card("Maester Cressen")["kneeling"]


# Selyse Baratheon


def test_selyse_gives_an_intrigue_icon_for_gold() -> None:
    you = side(plays=["Selyse Baratheon", "Bastard in Hiding"], gold=1)
    s = scene(you=you, foe=side(plays=["Littlefinger"]))
    s.you.uses("Selyse Baratheon")
    assert s.you.offered() == ["Selyse Baratheon", "Bastard in Hiding"]
    s.you.picks("Bastard in Hiding")
    assert s.you.gold == 0
    s.you.challenges("intrigue", "Bastard in Hiding")
    assert s.card("Bastard in Hiding")["participating"] == "attacker"


@rule("RR.abilities.9")
def test_selyse_is_not_offered_without_gold() -> None:
    s = scene(you=side(plays=["Selyse Baratheon"]), ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.lasting-effects.1")
def test_the_icon_lasts_for_the_phase_though_selyse_is_gone() -> None:
    you = side(plays=["Selyse Baratheon", "Bastard in Hiding"], gold=1)
    s = scene(you=you, ask="windows")
    s.you.uses("Selyse Baratheon")
    s.you.picks("Bastard in Hiding")
    s.kill("Selyse Baratheon")
    assert s.card("Bastard in Hiding")["icons"] == ["military", "intrigue", "power"]
    s.pass_to("5.aw")
    assert s.card("Bastard in Hiding")["icons"] == ["military", "power"]


# Ser Davos Seaworth


@rule("RR.replacement.1")
def test_davos_is_killed_and_yet_returns_to_hand() -> None:
    you = side(plays=["Ser Davos Seaworth"])
    s = scene(
        you=you, foe=side(plays=["Rattleshirt's Raiders"], plot="A Noble Cause"), active=1, ask="windows"
    )
    s.all_pass()
    s.foe.challenges("military", "Rattleshirt's Raiders")
    s.all_pass()
    s.you.defends()
    s.all_pass()
    s.foe.says(True)
    s.you.uses("Ser Davos Seaworth")
    assert s.you.hand == ["Ser Davos Seaworth"] and s.you.dead == []
    assert [event.cards for event in s.events if event.kind == "killed"] == [(s.id("Ser Davos Seaworth"),)]


def test_davos_may_die() -> None:
    s = scene(you=side(plays=["Ser Davos Seaworth"]))
    s.kill("Ser Davos Seaworth")
    s.you.passes()
    assert s.you.dead == ["Ser Davos Seaworth"] and s.you.hand == []


@rule("RR.duplicates.9", "RR.would.1", "RR.would.2")
def test_a_duplicate_of_davos_is_offered_first_and_alone() -> None:
    s = scene(
        you=side(plays=[{"card": "Ser Davos Seaworth", "duplicates": ["Ser Davos Seaworth"]}]), ask="windows"
    )
    s.kill("Ser Davos Seaworth")
    assert s.you.offered() == ["Ser Davos Seaworth", "pass"]
    s.you.saves("Ser Davos Seaworth")
    assert "Ser Davos Seaworth" in s.you.in_play
    assert s.you.discard == ["Ser Davos Seaworth"] and s.you.hand == []


@rule("RR.stealth.1")
def test_davos_bypasses_a_character_without_stealth() -> None:
    foe = side(plays=["Littlefinger", "Maester Cressen", "Asha Greyjoy"])
    s = scene(you=side(plays=["Ser Davos Seaworth"]), foe=foe)
    s.you.challenges("power", "Ser Davos Seaworth")
    assert s.you.offered() == ["Littlefinger", "Maester Cressen", "done"]
    s.you.picks("Littlefinger")
    assert s.foe.offered() == ["Maester Cressen", "Asha Greyjoy", "done"]


# Shireen Baratheon


@rule("RR.interrupts.1", "RR.triggering-condition.1")
def test_shireen_kneels_a_character_before_she_is_dead() -> None:
    s = scene(
        you=side(plays=["Shireen Baratheon"]), foe=side(plays=["Littlefinger", KNEELING_MAN]), ask="windows"
    )
    s.kill("Shireen Baratheon")
    s.you.uses("Shireen Baratheon")
    assert s.you.offered() == ["Shireen Baratheon", "Littlefinger"]
    assert s.you.dead == []
    s.you.picks("Littlefinger")
    assert s.card("Littlefinger")["kneeling"]
    assert s.you.dead == ["Shireen Baratheon"]


def test_shireen_is_not_offered_when_all_kneel() -> None:
    you = side(plays=[{"card": "Shireen Baratheon", "kneeling": True}])
    s = scene(you=you, foe=side(plays=[KNEELING_MAN]), ask="windows")
    s.kill("Shireen Baratheon")
    assert s.you.dead == ["Shireen Baratheon"]


@rule("RR.would.2")
def test_a_saved_shireen_kneels_nobody() -> None:
    you = side(plays=[{"card": "Shireen Baratheon", "attachments": ["Bodyguard"]}])
    s = scene(you=you, foe=side(plays=["Littlefinger"]), ask="windows")
    s.kill("Shireen Baratheon")
    s.you.uses("Bodyguard")
    assert "Shireen Baratheon" in s.you.in_play
    assert s.you.offered() == ["pass"]
    assert not s.card("Littlefinger")["kneeling"]


@rule("RR.triggering-condition.2", "RR.replacement.2")
def test_davos_and_shireen_killed_together_share_a_window() -> None:
    you = side(plays=["Ser Davos Seaworth", "Shireen Baratheon"])
    s = scene(you=you, foe=side(plays=["Littlefinger", "Rattleshirt's Raiders"]))
    s.kill("Ser Davos Seaworth", "Shireen Baratheon")
    s.you.uses("Ser Davos Seaworth")
    assert s.you.hand == []
    s.you.uses("Shireen Baratheon")
    s.you.picks("Littlefinger")
    assert s.you.hand == ["Ser Davos Seaworth"] and s.you.dead == ["Shireen Baratheon"]
