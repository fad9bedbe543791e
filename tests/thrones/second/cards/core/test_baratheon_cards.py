"""Scenes of House Baratheon's attachments, locations and events in the Core Set."""

from tests.thrones.scene import scene, side
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import CHALLENGE_LEFT, KNELT, POWER_GAINED, POWER_MOVED

# Lightbringer


@rule("RR.attachment.3")
def test_lightbringer_is_borne_by_the_house_only() -> None:
    you = side(plays=["Bastard in Hiding", "Littlefinger", "Maester Cressen"], hand=["Lightbringer"], gold=2)
    s = scene(you=you, at="marshaling")
    s.you.marshals("Lightbringer")
    assert s.you.offered() == ["Bastard in Hiding", "Maester Cressen"]
    s.you.picks("Bastard in Hiding")
    assert s.card("Lightbringer")["attached_to"] == s.id("Bastard in Hiding")


def test_lightbringer_gives_renown_to_stannis_alone() -> None:
    s = scene(you=side(plays=[{"card": "Stannis Baratheon", "attachments": ["Lightbringer"]}]))
    assert s.card("Stannis Baratheon")["keywords"] == ["renown"]
    s = scene(you=side(plays=[{"card": "Maester Cressen", "attachments": ["Lightbringer"]}]))
    assert s.card("Maester Cressen")["keywords"] == []


def test_stannis_stands_after_he_wins_renown() -> None:
    s = scene(you=side(plays=[{"card": "Stannis Baratheon", "attachments": ["Lightbringer"]}]))
    s.you.challenges("power", "Stannis Baratheon")
    s.you.picks("Stannis Baratheon")
    s.you.uses("Lightbringer")
    assert not s.card("Stannis Baratheon")["kneeling"]


@rule("RR.limits.1")
def test_lightbringer_stands_its_bearer_once_in_a_phase() -> None:
    s = scene(you=side(plays=[{"card": "Stannis Baratheon", "attachments": ["Lightbringer"]}]), ask="windows")
    for expected in (False, True):
        s.pass_to("4.2")
        s.you.challenges("power" if not expected else "military", "Stannis Baratheon")
        s.pass_to("4.2.5")
        s.you.picks("Stannis Baratheon")
        assert ("Lightbringer" in s.you.offered()) is not expected
        if not expected:
            s.you.uses("Lightbringer")
        assert s.card("Stannis Baratheon")["kneeling"] is expected
    assert s.card("Stannis Baratheon")["power"] == 2


def test_lightbringer_may_be_used_again_in_the_next_phase() -> None:
    you = side(plays=[{"card": "Robert Baratheon", "attachments": ["Lightbringer"]}])
    s = scene(you=you, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Robert Baratheon")
    s.pass_to("4.2.5")
    s.you.names("renown")
    s.you.picks("Robert Baratheon")
    s.you.uses("Lightbringer")
    s.happen([Happening(POWER_GAINED, s.id("Robert Baratheon"), 0, 1)])
    assert "Lightbringer" not in s.you.offered()
    s.pass_to("5.aw")
    s.happen([Happening(KNELT, s.id("Robert Baratheon"), 0)])
    s.happen([Happening(POWER_GAINED, s.id("Robert Baratheon"), 0, 1)])
    s.you.uses("Lightbringer")
    assert not s.card("Robert Baratheon")["kneeling"]


@rule("RR.moving-power.1")
def test_moved_power_does_not_wake_lightbringer() -> None:
    bearer = {"card": "Bastard in Hiding", "kneeling": True, "attachments": ["Lightbringer"]}
    s = scene(you=side(plays=[bearer], power=2), ask="windows")
    faction = s.you.facts["faction_card"]
    s.happen([Happening(POWER_MOVED, faction, 0, 1, other=s.id("Bastard in Hiding"))])
    assert s.card("Bastard in Hiding")["power"] == 1
    assert s.you.offered() == ["pass"]


# Dragonstone Port and the Chamber of the Painted Table


def test_the_port_makes_any_card_of_the_house_cheaper() -> None:
    you = side(plays=["Dragonstone Port"], hand=["Chamber of the Painted Table"], gold=1)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.uses("Dragonstone Port")
    s.foe.passes()
    s.you.marshals("Chamber of the Painted Table")
    assert s.you.gold == 0 and s.card("Dragonstone Port")["kneeling"]


def test_the_port_helps_no_other_house_and_not_while_it_kneels() -> None:
    you = side(plays=["Dragonstone Port"], hand=["Rattleshirt's Raiders"], gold=4)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.uses("Dragonstone Port")
    s.foe.passes()
    assert s.you.offered() == ["Rattleshirt's Raiders", "pass"]
    s.you.marshals("Rattleshirt's Raiders")
    assert s.you.gold == 0


@rule("RR.limited.1")
def test_one_port_is_marshaled_in_a_round() -> None:
    s = scene(you=side(hand=["Dragonstone Port", "Dragonstone Port"]), at="marshaling", ask="windows")
    s.you.marshals("Dragonstone Port")
    s.foe.passes()
    s.you.uses("Dragonstone Port")
    s.foe.passes()
    assert s.you.offered() == ["pass"] and s.you.hand == ["Dragonstone Port"]


def test_the_chamber_moves_power_after_dominance() -> None:
    you = side(plays=["Chamber of the Painted Table", "Littlefinger"])
    s = scene(you=you, foe=side(power=2), at="5.2", ask="windows")
    s.you.uses("Chamber of the Painted Table")
    assert s.card("Chamber of the Painted Table")["kneeling"]
    assert s.you.power == 2 and s.foe.power == 1


def test_the_chamber_needs_power_to_move_and_must_stand() -> None:
    you = side(plays=["Chamber of the Painted Table", "Littlefinger"])
    s = scene(you=you, at="5.2", ask="windows")
    assert s.you.offered() == ["pass"] and s.you.power == 1
    you = side(plays=[{"card": "Chamber of the Painted Table", "kneeling": True}, "Littlefinger"])
    s = scene(you=you, foe=side(power=2), at="5.2", ask="windows")
    assert s.you.offered() == ["pass"] and s.you.power == 1


@rule("RR.framework.5.2c")
def test_nobody_moves_power_after_a_tie() -> None:
    you = side(plays=["Chamber of the Painted Table", "Littlefinger"])
    s = scene(you=you, foe=side(plays=["Littlefinger"], power=2), at="5.2", ask="windows")
    assert s.you.offered() == ["pass"]
    assert s.you.power == 0 and s.foe.power == 2


@rule("RR.moving-power.2")
def test_the_power_the_chamber_moves_may_win_the_game() -> None:
    you = side(plays=["Chamber of the Painted Table", "Littlefinger"], power=13)
    s = scene(you=you, foe=side(power=2), at="5.2")
    s.you.uses("Chamber of the Painted Table")
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)


# The Red Keep


@rule("RR.winning-challenge.2", "RR.strength.1")
def test_the_keep_counts_for_either_side_of_a_power_challenge() -> None:
    s = scene(you=side(plays=["The Red Keep", "Bastard in Hiding"]), foe=side(plays=["Littlefinger"]))
    s.you.challenges("power", "Bastard in Hiding")
    assert s.facts["challenge"]["attacking_strength"] == 4
    s = scene(you=side(plays=["Bastard in Hiding"]), foe=side(plays=["The Red Keep", "Maester Cressen"]))
    s.you.challenges("power", "Bastard in Hiding")
    assert s.facts["challenge"]["defending_strength"] == 0
    s.foe.defends("Maester Cressen")
    assert s.facts["last_challenge"]["defending_strength"] == 5


def test_the_keep_does_not_count_in_other_challenges() -> None:
    s = scene(
        you=side(plays=["The Red Keep", "Bastard in Hiding"]), foe=side(plays=["Rattleshirt's Raiders"])
    )
    s.you.challenges("military", "Bastard in Hiding")
    assert s.facts["challenge"]["attacking_strength"] == 2


@rule("RR.framework.4.4")
def test_the_keep_draws_when_no_power_challenge_was_lost() -> None:
    s = scene(you=side(plays=["The Red Keep"]), at="4.4", ask="windows")
    s.you.uses("The Red Keep")
    assert len(s.you.hand) == 2 and s.card("The Red Keep")["kneeling"]


def test_the_keep_does_not_draw_after_a_lost_power_challenge() -> None:
    s = scene(
        you=side(plays=["The Red Keep"]), foe=side(plays=["Bastard in Hiding"]), active=1, ask="windows"
    )
    s.pass_to("4.2")
    s.foe.challenges("power", "Bastard in Hiding")
    s.pass_to("5.aw")
    assert s.you.hand == [] and not s.card("The Red Keep")["kneeling"]


def test_the_keep_draws_after_another_challenge_was_lost() -> None:
    s = scene(
        you=side(plays=["The Red Keep"]), foe=side(plays=["Bastard in Hiding"]), active=1, ask="windows"
    )
    s.pass_to("4.2")
    s.foe.challenges("military", "Bastard in Hiding")
    s.pass_to("4.4")
    s.you.uses("The Red Keep")
    assert len(s.you.hand) == 2


def test_a_kneeling_keep_does_not_draw() -> None:
    s = scene(you=side(plays=[{"card": "The Red Keep", "kneeling": True}]), at="4.4", ask="windows")
    assert s.state.step == "5.aw" and s.you.hand == []


# Consolidation of Power


def test_consolidation_kneels_four_strength_of_one_player() -> None:
    you = side(plays=["Shireen Baratheon"], hand=["Consolidation of Power"], gold=1)
    foe = side(plays=["Bastard in Hiding", "Fiery Followers", "Maester Cressen", "Robert Baratheon"])
    s = scene(you=you, foe=foe, at="marshaling", ask="windows")
    s.you.plays("Consolidation of Power")
    assert sorted(s.you.offered()) == [
        "Bastard in Hiding",
        "Fiery Followers",
        "Maester Cressen",
        "Shireen Baratheon",
        "done",
    ]
    s.you.picks("Bastard in Hiding", "Fiery Followers")
    s.you.picks("Fiery Followers")
    assert s.card("Bastard in Hiding")["kneeling"] and s.card("Fiery Followers")["kneeling"]
    assert s.card("Fiery Followers")["power"] == 1 and s.foe.power == 1
    assert s.you.gold == 0 and s.you.discard == ["Consolidation of Power"]


def test_consolidation_mixes_no_controllers() -> None:
    you = side(plays=["Shireen Baratheon"], hand=["Consolidation of Power"], gold=1)
    s = scene(you=you, foe=side(plays=["Bastard in Hiding"]), at="marshaling", ask="windows")
    s.you.plays("Consolidation of Power")
    s.you.picks("Shireen Baratheon")
    assert s.card("Shireen Baratheon")["kneeling"] and s.card("Shireen Baratheon")["power"] == 1
    assert not s.card("Bastard in Hiding")["kneeling"]


@rule("RR.target.6", "RR.then.1")
def test_consolidation_of_nobody_gives_no_power() -> None:
    you = side(plays=["Shireen Baratheon"], hand=["Consolidation of Power"], gold=1)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.plays("Consolidation of Power")
    s.you.picks()
    assert s.you.power == 0 and not s.card("Shireen Baratheon")["kneeling"]
    assert s.you.discard == ["Consolidation of Power"]


@rule("RR.target.3", "RR.target.8")
def test_consolidation_needs_a_standing_character_within_its_strength() -> None:
    you = side(
        plays=[{"card": "Shireen Baratheon", "kneeling": True}], hand=["Consolidation of Power"], gold=1
    )
    s = scene(you=you, foe=side(plays=["Robert Baratheon"]), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.cancel.3")
def test_a_cancelled_consolidation_is_paid_for_and_discarded() -> None:
    you = side(plays=["Shireen Baratheon"], hand=["Consolidation of Power"], gold=1)
    s = scene(you=you, foe=side(hand=["The Hand's Judgment"], gold=1), at="marshaling", ask="windows")
    s.you.plays("Consolidation of Power")
    s.you.picks("Shireen Baratheon")
    s.foe.plays("The Hand's Judgment")
    assert s.you.gold == 0 and s.you.discard == ["Consolidation of Power"]
    assert not s.card("Shireen Baratheon")["kneeling"] and s.you.power == 0


# Ours is the Fury


@rule("RR.defender.1")
def test_fury_brings_in_a_kneeling_defender_and_stands_it_if_you_win() -> None:
    you = side(
        plays=["Bastard in Hiding", {"card": "Stannis Baratheon", "kneeling": True}],
        hand=["Ours is the Fury"],
        gold=2,
    )
    s = scene(you=you, foe=side(plays=["Rattleshirt's Raiders"]), active=1)
    s.foe.challenges("military", "Rattleshirt's Raiders")
    s.you.plays("Ours is the Fury")
    assert s.card("Stannis Baratheon")["participating"] == "defender"
    assert [event.cards for event in s.events if event.kind == "joined-challenge"] == [
        (s.id("Stannis Baratheon"),)
    ]
    assert s.card("Stannis Baratheon")["kneeling"]
    s.you.defends()
    assert s.facts["last_challenge"]["winner"] == 0
    assert not s.card("Stannis Baratheon")["kneeling"]


def test_fury_leaves_a_loser_kneeling() -> None:
    you = side(
        plays=[{"card": "Bastard in Hiding", "kneeling": True}, "Dragonstone Port"],
        hand=["Ours is the Fury"],
        gold=2,
    )
    s = scene(you=you, foe=side(plays=["Rattleshirt's Raiders"]), active=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("military", "Rattleshirt's Raiders")
    s.you.plays("Ours is the Fury")
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["winner"] == 1
    assert s.card("Bastard in Hiding")["kneeling"]


def test_fury_is_forgotten_when_its_challenge_has_no_winner() -> None:
    you = side(
        plays=[{"card": "Bastard in Hiding", "kneeling": True}, "Maester Cressen"],
        hand=["Ours is the Fury"],
        gold=2,
    )
    s = scene(
        you=you, foe=side(plays=["Rattleshirt's Raiders", "Shireen Baratheon"]), active=1, ask="windows"
    )
    s.pass_to("4.2")
    s.foe.challenges("military", "Rattleshirt's Raiders")
    s.you.plays("Ours is the Fury")
    fighters = ("Rattleshirt's Raiders", "Bastard in Hiding")
    s.happen([Happening(CHALLENGE_LEFT, s.id(name)) for name in fighters])
    s.pass_to("4.2")
    assert s.facts["last_challenge"]["winner"] is None
    s.foe.challenges("power", "Shireen Baratheon")
    s.pass_to("4.2.1")
    s.you.defends("Maester Cressen")
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.card("Bastard in Hiding")["kneeling"]


def test_fury_is_for_the_defending_player_in_a_challenge() -> None:
    you = side(
        plays=["Maester Cressen", {"card": "Stannis Baratheon", "kneeling": True}],
        hand=["Ours is the Fury"],
        gold=2,
    )
    s = scene(you=you, foe=side(plays=["Littlefinger"]), ask="windows")
    assert s.you.offered() == ["pass"]
    s.pass_to("4.2")
    s.you.challenges("power", "Maester Cressen")
    assert s.you.offered() == ["pass"]


def test_fury_needs_a_kneeling_character_of_the_house() -> None:
    you = side(
        plays=["Maester Cressen", {"card": "Rattleshirt's Raiders", "kneeling": True}],
        hand=["Ours is the Fury"],
        gold=2,
    )
    s = scene(you=you, foe=side(plays=["Littlefinger"]), active=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("power", "Littlefinger")
    assert s.you.offered() == ["pass"]


@rule("RR.target.8")
def test_fury_may_stand_a_defender_that_was_declared() -> None:
    you = side(plays=["Stannis Baratheon"], hand=["Ours is the Fury"], gold=2)
    s = scene(you=you, foe=side(plays=["Rattleshirt's Raiders"]), active=1)
    s.foe.challenges("military", "Rattleshirt's Raiders")
    s.you.defends("Stannis Baratheon")
    s.you.plays("Ours is the Fury")
    assert s.facts["last_challenge"]["winner"] == 0
    assert not s.card("Stannis Baratheon")["kneeling"]


@rule("RR.stealth.2")
def test_fury_brings_in_a_bypassed_character() -> None:
    you = side(plays=[{"card": "Stannis Baratheon", "kneeling": True}], hand=["Ours is the Fury"], gold=2)
    s = scene(you=you, foe=side(plays=["Ser Davos Seaworth"]), active=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("power", "Ser Davos Seaworth")
    s.foe.picks("Stannis Baratheon")
    s.you.plays("Ours is the Fury")
    assert s.card("Stannis Baratheon")["participating"] == "defender"


# Seen In Flames


def test_seen_in_flames_looks_and_discards() -> None:
    you = side(plays=["Selyse Baratheon"], hand=["Seen In Flames"], gold=1)
    foe = side(hand=["Bodyguard", "Milk of the Poppy"])
    s = scene(you=you, foe=foe, ask="windows")
    s.you.plays("Seen In Flames")
    assert sorted(s.you.offered()) == ["Bodyguard", "Milk of the Poppy"]
    s.you.picks("Milk of the Poppy")
    assert s.foe.discard == ["Milk of the Poppy"] and s.foe.hand == ["Bodyguard"]
    assert s.you.discard == ["Seen In Flames"] and s.you.gold == 0


def test_seen_in_flames_needs_a_follower_of_the_red_god() -> None:
    you = side(plays=["Stannis Baratheon"], hand=["Seen In Flames"], gold=1)
    s = scene(you=you, foe=side(hand=["Bodyguard"]), ask="windows")
    assert s.you.offered() == ["pass"]


def test_seen_in_flames_needs_cards_to_see() -> None:
    you = side(plays=["Selyse Baratheon"], hand=["Seen In Flames"], gold=1)
    s = scene(you=you, ask="windows")
    assert s.you.offered() == ["Selyse Baratheon", "pass"]
