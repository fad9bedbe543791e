"""Yoren, the followers, the attachment and the locations of the Night's Watch."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# Yoren


@rule("RR.ownership.2", "RR.printed.1")
def test_yoren_recruits_a_cheap_character_from_an_opponents_discard_pile() -> None:
    s = scene(
        you=side(hand=["Yoren"], gold=3, discard=["Steward at the Wall"]),
        foe=side(discard=["Ranging Party", "Messenger Raven", "The Wall", "Veteran Builder"]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Yoren")
    s.you.uses("Yoren")
    assert s.you.offered() == ["Messenger Raven", "Veteran Builder"]
    s.you.picks("Veteran Builder")
    assert sorted(s.you.in_play) == ["Veteran Builder", "Yoren"]
    assert s.card("Veteran Builder")["owner"] == 1
    s.kill("Veteran Builder")
    assert s.foe.dead == ["Veteran Builder"]


def test_yoren_finds_nobody() -> None:
    s = scene(
        you=side(hand=["Yoren"], gold=3, discard=["Steward at the Wall"]),
        foe=side(discard=["Ranging Party", "The Wall"], dead=["Steward at the Wall"]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Yoren")
    assert s.foe.offered() == ["pass"]


@pytest.mark.parametrize("where", ["dead", "play"])
@pytest.mark.parametrize("whose", [0, 1])
@rule("FAQ.1.3.2")
def test_yoren_cannot_recruit_whose_title_is_dead_or_in_play_elsewhere(where: str, whose: int) -> None:
    sides = [side(hand=["Yoren"], gold=3), side(discard=["Bran Stark"])]
    sides[whose][where] = ["Bran Stark"]
    s = scene(you=sides[0], foe=sides[1], at="marshaling", ask="windows")
    s.you.marshals("Yoren")
    assert s.foe.offered() == ["pass"]


@rule("FAQ.1.3.4", "FAQ.1.2.1")
def test_nobody_brings_in_copies_of_whom_yoren_recruited() -> None:
    s = scene(
        you=side(hand=["Yoren", "Bran Stark"], gold=9),
        foe=side(discard=["Bran Stark"], hand=["Bran Stark"], gold=9),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Yoren")
    s.you.uses("Yoren")
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s.you.passes()
    s.you.passes()
    assert s.state.active == 1
    assert s.foe.offered() == ["pass"]


# Messenger Raven


@rule("RR.actions.2")
def test_the_raven_flies_home_and_brings_a_card() -> None:
    s = scene(you=side(plays=["Messenger Raven"]), at="dominance", ask="windows")
    s.you.uses("Messenger Raven")
    assert sorted(s.you.hand) == ["Messenger Raven", "The Roseroad"]
    s = scene(you=side(plays=["Messenger Raven"]), at="challenges", ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.ownership.4")
def test_a_stolen_raven_flies_to_its_owner_and_the_thief_draws() -> None:
    s = scene(you=side(plays=[{"card": "Messenger Raven", "controller": 1}]), at="dominance", ask="windows")
    s.you.passes()
    s.foe.uses("Messenger Raven")
    assert s.you.hand == ["Messenger Raven"]
    assert s.foe.hand == ["The Roseroad"]


# Old Forest Hunter


@rule("RR.costs.4", "RR.limits.1")
def test_the_hunter_sells_a_card_once_a_phase() -> None:
    s = scene(
        you=side(plays=["Old Forest Hunter"], hand=["Ghost", "Yoren"]),
        foe=side(hand=["Bran Stark"]),
        ask="windows",
    )
    s.you.uses("Old Forest Hunter")
    assert s.you.offered() == ["Ghost", "Yoren"]
    s.you.picks("Yoren")
    assert (s.you.gold, s.you.discard) == (1, ["Yoren"])
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s.pass_to("5.aw")
    s.you.uses("Old Forest Hunter")
    assert (s.you.gold, s.you.hand) == (2, [])


def test_the_hunter_needs_a_card() -> None:
    s = scene(you=side(plays=["Old Forest Hunter"]), foe=side(hand=["Ghost"]), ask="windows")
    assert s.you.offered() == ["pass"]


# Ranging Party


def test_a_ranging_party_attacks_with_five() -> None:
    s = scene(you=side(plays=["Ranging Party"]), foe=side(plays=["Ranging Party"]))
    assert s.you.offered(Verb.CHALLENGE) == ["military", "power"]
    s.you.challenges("power", "Ranging Party")
    assert s.facts["challenge"]["attacking_strength"] == 5


# Steward at the Wall


def test_the_steward_makes_the_next_brother_cheaper() -> None:
    s = scene(
        you=side(plays=["Steward at the Wall"], hand=["Castle Black", "Ranging Party", "Yoren"], gold=8),
        at="marshaling",
    )
    s.you.uses("Steward at the Wall")
    assert s.card("Steward at the Wall")["kneeling"]
    s.you.marshals("Castle Black")
    s.you.marshals("Ranging Party")
    assert s.you.gold == 3
    s.you.marshals("Yoren")
    assert s.you.gold == 0


def test_a_kneeling_steward_helps_nobody() -> None:
    s = scene(
        you=side(plays=[{"card": "Steward at the Wall", "kneeling": True}], hand=["Ghost"], gold=4),
        at="marshaling",
    )
    assert s.you.offered() == ["Ghost", "pass"]


# Veteran Builder


def test_the_builder_stands_a_location() -> None:
    s = scene(
        you=side(plays=["Veteran Builder", {"card": "The Wall", "kneeling": True}]),
        foe=side(plays=["The Roseroad", {"card": "Castle Black", "kneeling": True}]),
        ask="windows",
    )
    s.you.uses("Veteran Builder")
    assert s.you.discard == ["Veteran Builder"]
    assert s.you.offered() == ["The Wall", "Castle Black"]
    s.you.picks("The Wall")
    assert not s.card("The Wall")["kneeling"]


@rule("RR.target.8")
def test_the_builder_needs_a_kneeling_location() -> None:
    s = scene(you=side(plays=["Veteran Builder", "The Wall"]), ask="windows")
    assert s.you.offered() == ["pass"]


# Longclaw


def test_longclaw_is_borne_by_a_brother_alone() -> None:
    s = scene(
        you=side(
            plays=["Ranging Party", "Tumblestone Knight", "Ghost", "Benjen Stark"], hand=["Longclaw"], gold=2
        ),
        at="marshaling",
    )
    s.you.marshals("Longclaw")
    assert s.you.offered() == ["Ranging Party", "Benjen Stark"]
    s.you.picks("Benjen Stark")
    assert s.card("Benjen Stark")["strength"] == 5
    assert s.card("Benjen Stark")["keywords"] == ["renown"]
    assert s.card("Ranging Party")["strength"] == 5


# Castle Black


@rule("RR.lasting-effects.1", "RR.framework.4.2.6")
def test_castle_black_stands_a_defender_and_makes_it_stronger() -> None:
    s = scene(
        you=side(plays=["Castle Black", "Ranging Party"]),
        foe=side(plays=["Tumblestone Knight", "Tumblestone Knight"]),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.defends("Ranging Party")
    s.you.uses("Castle Black")
    assert s.card("Castle Black")["kneeling"]
    assert not s.card("Ranging Party")["kneeling"]
    assert s.foe.offered(Verb.CHALLENGE) == ["power"]
    assert s.facts["last_challenge"]["defending_strength"] == 7
    assert s.card("Ranging Party")["strength"] == 5


def test_castle_blacks_bonus_outlives_the_location() -> None:
    s = scene(
        you=side(plays=["Castle Black", "Ranging Party"]),
        foe=side(plays=["Tumblestone Knight"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    s.all_pass()
    s.you.defends("Ranging Party")
    s.foe.passes()
    s.you.uses("Castle Black")
    s.discard("Castle Black")
    assert s.facts["challenge"]["defending_strength"] == 7


@rule("RR.target.8", "RR.target.3")
def test_castle_black_strengthens_a_defender_who_stands_but_no_attacker() -> None:
    s = scene(
        you=side(plays=["Castle Black", "Old Bear Mormont", "The Wall"]),
        foe=side(plays=["Ranging Party"]),
        first_player=1,
        ask="windows",
    )
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s.you.passes()
    s.foe.challenges("power", "Ranging Party")
    s.all_pass()
    s.you.defends("Old Bear Mormont")
    s.foe.passes()
    s.you.uses("Castle Black")
    assert s.card("Castle Black")["kneeling"]
    assert not s.card("Old Bear Mormont")["kneeling"]
    assert s.card("Old Bear Mormont")["strength"] == 9


def test_a_kneeling_castle_black_helps_nobody() -> None:
    s = scene(
        you=side(plays=[{"card": "Castle Black", "kneeling": True}, "Ranging Party"]),
        foe=side(plays=["Tumblestone Knight"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    s.all_pass()
    s.you.defends("Ranging Party")
    s.foe.passes()
    assert s.you.offered() == ["pass"]


# The Wall


@rule("RR.constant-abilities.1")
def test_the_wall_strengthens_its_brothers_as_long_as_it_stands() -> None:
    s = scene(
        you=side(plays=["The Wall", "Ranging Party", "Tumblestone Knight"]),
        foe=side(plays=["Ghost"]),
        ask="windows",
    )
    assert s.card("Ranging Party")["strength"] == 6
    assert s.card("Tumblestone Knight")["strength"] == 2
    assert s.card("Ghost")["strength"] == 3
    s.discard("The Wall")
    assert s.card("Ranging Party")["strength"] == 5


@rule("RR.triggering-condition.s6")
def test_the_wall_kneels_when_nobody_defends_it() -> None:
    s = scene(
        you=side(plays=["The Wall", "Direwolf Pup"], hand=["Like Warm Rain"], gold=1),
        foe=side(plays=["Steward at the Wall"]),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Steward at the Wall")
    assert s.you.offered() == ["Like Warm Rain", "pass"]
    assert s.card("The Wall")["kneeling"]


def test_the_wall_does_not_kneel_for_a_defeat_in_arms() -> None:
    s = scene(
        you=side(plays=["The Wall", "Old Forest Hunter", "Tumblestone Knight"]),
        foe=side(plays=["Ranging Party"]),
        first_player=1,
    )
    s.foe.challenges("military", "Ranging Party")
    s.you.defends("Old Forest Hunter")
    assert s.facts["last_challenge"]["loser"] == 0
    assert not s.card("The Wall")["kneeling"]


@rule("RR.interrupts.7", "FAQ.end-of-phase.1")
def test_each_standing_wall_gives_power_when_the_challenges_end() -> None:
    s = scene(you=side(plays=["The Wall"]), foe=side(plays=["The Wall"]), ask="windows")
    s.pass_to("4.4")
    s.you.uses("The Wall")
    s.foe.uses("The Wall")
    assert (s.you.power, s.foe.power) == (2, 2)
    assert s.state.step == "5.aw"


def test_a_kneeling_wall_gives_no_power() -> None:
    s = scene(you=side(plays=[{"card": "The Wall", "kneeling": True}]), ask="windows")
    s.pass_to("5.aw")
    assert s.you.power == 0
