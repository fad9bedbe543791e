"""Abilities of the Night's Watch and of House Stark that are cancelled: nothing happens, and costs stay paid."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def against_treachery(you: dict[str, Any], at: str = "challenges") -> Scene:
    """A scene in which the foe could cancel, and in which every window asks."""
    foe = side(plays=["Tyrion Lannister", "Winterfell Steward"], hand=["Treachery"], gold=1)
    return scene(you=you, foe=foe, at=at, ask="windows")


def test_a_cancelled_benjen_stays_dead() -> None:
    s = against_treachery(side(plays=["Benjen Stark"]))
    s.kill("Benjen Stark")
    s.you.uses("Benjen Stark")
    s.foe.plays("Treachery")
    assert (s.you.power, s.you.dead) == (0, ["Benjen Stark"])


def test_a_cancelled_waymar_takes_no_card() -> None:
    s = scene(
        you=side(plays=["Ser Waymar Royce"]),
        foe=side(plays=["Tyrion Lannister"], hand=["Treachery", "Ghost"], gold=1),
        ask="windows",
    )
    s.kill("Ser Waymar Royce")
    s.you.uses("Ser Waymar Royce")
    s.foe.plays("Treachery")
    assert s.foe.hand == ["Ghost"]


def test_a_cancelled_aemon_kneels_in_vain() -> None:
    s = against_treachery(side(plays=["Maester Aemon", "Ranging Party"]))
    s.kill("Ranging Party")
    s.you.uses("Maester Aemon")
    s.foe.plays("Treachery")
    assert s.card("Maester Aemon")["kneeling"]
    assert s.you.dead == ["Ranging Party"]


@rule("RR.cancel.3")
def test_a_cancelled_raven_is_home_without_a_card() -> None:
    s = against_treachery(side(plays=["Messenger Raven"]), at="dominance")
    s.you.uses("Messenger Raven")
    s.foe.plays("Treachery")
    assert s.you.hand == ["Messenger Raven"]


def test_a_cancelled_hunter_has_hunted_for_the_phase() -> None:
    s = against_treachery(side(plays=["Old Forest Hunter"], hand=["Ghost", "Ghost"]))
    s.you.uses("Old Forest Hunter")
    s.you.picks("Ghost")
    s.foe.plays("Treachery")
    assert (s.you.gold, s.you.discard) == (0, ["Ghost"])
    s.foe.passes()
    assert s.you.offered() == ["pass"]


def test_a_cancelled_builder_is_gone() -> None:
    s = against_treachery(side(plays=["Veteran Builder", {"card": "The Wall", "kneeling": True}]))
    s.you.uses("Veteran Builder")
    s.foe.plays("Treachery")
    assert s.you.discard == ["Veteran Builder"]
    assert s.card("The Wall")["kneeling"]


@pytest.mark.parametrize("name", ["Steward at the Wall", "Winterfell Steward", "Heart Tree Grove"])
def test_cancelled_helpers_kneel_and_nothing_is_cheaper(name: str) -> None:
    s = against_treachery(side(plays=[name], hand=["Benjen Stark", "Grey Wind"], gold=4), at="marshaling")
    s.you.uses(name)
    s.foe.plays("Treachery")
    s.foe.passes()
    assert s.card(name)["kneeling"]
    assert s.you.offered() == ["pass"]


def test_a_cancelled_wall_gives_no_power() -> None:
    s = against_treachery(side(plays=["The Wall"]))
    s.pass_to("4.4")
    s.you.uses("The Wall")
    s.foe.plays("Treachery")
    assert s.card("The Wall")["kneeling"]
    assert s.you.facts["faction_power"] == 0


def test_a_cancelled_castle_black_leaves_its_defender_kneeling() -> None:
    s = scene(
        you=side(plays=["Castle Black", "Ranging Party"]),
        foe=side(plays=["Tyrion Lannister", "Tumblestone Knight"], hand=["Treachery"], gold=1),
        first_player=1,
        ask="windows",
    )
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    s.all_pass()
    s.you.defends("Ranging Party")
    s.foe.passes()
    s.you.uses("Castle Black")
    s.foe.plays("Treachery")
    assert s.card("Castle Black")["kneeling"]
    assert s.card("Ranging Party")["kneeling"]
    assert s.facts["challenge"]["defending_strength"] == 5


@pytest.mark.parametrize("name", ["Arya Stark", "Summer", "Yoren"])
def test_cancelled_arrivals_do_nothing(name: str) -> None:
    s = scene(
        you=side(hand=[name], gold=3, discard=["Bran Stark"]),
        foe=side(plays=["Tyrion Lannister"], hand=["Treachery"], gold=1, discard=["Steward at the Wall"]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals(name)
    s.you.uses(name)
    s.foe.plays("Treachery")
    assert s.you.in_play == [name]
    assert (s.you.hand, len(s.you.deck)) == ([], 10)


def test_a_cancelled_bran_is_sacrificed_and_the_event_goes_on() -> None:
    s = scene(
        you=side(plays=["Bran Stark", "Ranging Party"]),
        foe=side(
            plays=["Tyrion Lannister", "Tumblestone Knight"], hand=["Treachery", "For the North!"], gold=1
        ),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.foe.plays("For the North!")
    s.you.uses("Bran Stark")
    s.foe.plays("Treachery")
    assert s.you.discard == ["Bran Stark"]
    assert s.facts["challenge"]["attacking_strength"] == 4


def test_a_cancelled_eddard_kneels_on() -> None:
    s = scene(
        you=side(plays=[{"card": "Eddard Stark", "kneeling": True}]),
        foe=side(plays=["Tyrion Lannister", "Tumblestone Knight"], hand=["Treachery"], gold=1),
        first_player=1,
        ask="windows",
    )
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.uses("Eddard Stark")
    s.foe.plays("Treachery")
    assert s.card("Eddard Stark")["kneeling"]


def test_a_cancelled_grey_wind_kills_nobody() -> None:
    s = against_treachery(side(plays=["Grey Wind"]))
    s.you.uses("Grey Wind")
    s.foe.plays("Treachery")
    assert s.card("Grey Wind")["kneeling"]
    assert s.foe.dead == []


@rule("RR.limits.6")
def test_a_cancelled_robb_has_used_his_round() -> None:
    kneeling = {"card": "Robb Stark", "kneeling": True}
    s = against_treachery(side(plays=[kneeling, "Bran Stark", "Arya Stark"]))
    s.kill("Bran Stark")
    s.you.uses("Robb Stark")
    s.foe.plays("Treachery")
    s.kill("Arya Stark")
    assert s.card("Robb Stark")["kneeling"]
    assert s.you.dead == ["Bran Stark", "Arya Stark"]


def test_a_cancelled_sansa_gives_no_power() -> None:
    s = against_treachery(side(plays=[{"card": "Sansa Stark", "kneeling": True}]), at="dominance")
    s.all_pass()
    s.you.uses("Sansa Stark")
    s.foe.plays("Treachery")
    assert s.you.power == 0


def test_cancelled_ice_is_gone_and_kills_nobody() -> None:
    s = scene(
        you=side(plays=[{"card": "Robb Stark", "attachments": ["Ice"]}, "Bran Stark"]),
        foe=side(plays=["Tyrion Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.challenges("military", "Robb Stark")
    s.you.uses("Ice")
    s.foe.plays("Treachery")
    assert (s.you.discard, s.foe.dead) == (["Ice"], [])


def test_the_cancelled_gates_stay_shut() -> None:
    s = against_treachery(side(plays=["Gates of Winterfell"], deck=["Ice", "Ghost"]))
    s.you.uses("Gates of Winterfell")
    s.foe.plays("Treachery")
    assert (s.you.hand, s.you.deck) == ([], ["Ice", "Ghost"])
    assert s.card("Gates of Winterfell")["kneeling"]


@pytest.mark.parametrize("name", ["Ghost", "Wolves of the North"])
def test_cancelled_wolves_only_bypass(name: str) -> None:
    s = scene(
        you=side(plays=[name, "Tumblestone Knight"]),
        foe=side(plays=["Tyrion Lannister", "Ranging Party"], hand=["Treachery"], gold=1),
    )
    s.you.challenges("military", name)
    s.you.picks("Ranging Party")
    s.you.uses(name)
    s.foe.plays("Treachery")
    assert s.card("Ranging Party")["strength"] == 5
    s.you.challenges("power", "Tumblestone Knight")
    assert "Ranging Party" in s.foe.offered(Verb.PICK)


def test_a_cancelled_old_bear_brings_nobody() -> None:
    s = against_treachery(side(plays=["Old Bear Mormont"], hand=["Ranging Party"]))
    s.pass_to("4.4")
    s.you.uses("Old Bear Mormont")
    s.foe.plays("Treachery")
    assert s.you.in_play == ["Old Bear Mormont"]


# Events


@rule("RR.cancel.4")
def test_a_judged_take_the_black_takes_nobody() -> None:
    s = scene(
        you=side(hand=["Take the Black"], gold=3),
        foe=side(plays=["Ranging Party"], hand=["The Hand's Judgment"], gold=3),
        at="dominance",
        ask="windows",
    )
    s.you.plays("Take the Black")
    s.foe.plays("The Hand's Judgment")
    assert (s.you.gold, s.you.discard, s.you.in_play) == (0, ["Take the Black"], [])


def test_a_judged_contribution_moves_no_gold() -> None:
    s = scene(
        you=side(hand=["A Meager Contribution"]),
        foe=side(hand=["The Hand's Judgment"], plot="A Storm of Swords"),
        at="marshaling",
        ask="windows",
    )
    s.all_pass()
    s.you.plays("A Meager Contribution")
    s.foe.plays("The Hand's Judgment")
    assert (s.you.gold, s.foe.gold) == (0, 3)


@pytest.mark.parametrize("name", ["For the North!", "Winter Is Coming"])
def test_judged_battle_cries_do_nothing(name: str) -> None:
    s = scene(
        you=side(plays=["Robb Stark"], hand=[name], gold=1, plot="A Storm of Swords"),
        foe=side(plays=["Ranging Party"], hand=["The Hand's Judgment"], gold=1),
    )
    s.you.challenges("military", "Robb Stark")
    s.you.plays(name)
    s.foe.plays("The Hand's Judgment")
    assert s.facts["challenge"]["attacking_strength"] == 5
    assert s.you.facts["claim"] == 1
    assert s.you.discard == [name]


def test_a_judged_rain_kneels_the_wolf_in_vain() -> None:
    s = scene(
        you=side(plays=["Direwolf Pup", "Tumblestone Knight"], hand=["Like Warm Rain"], gold=1),
        foe=side(plays=["Steward at the Wall"], hand=["The Hand's Judgment"], gold=1),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Steward at the Wall")
    s.you.plays("Like Warm Rain")
    s.foe.plays("The Hand's Judgment")
    assert s.card("Direwolf Pup")["kneeling"]
    assert s.foe.dead == []


def test_a_judged_sword_leaves_the_darkness_open() -> None:
    s = scene(
        you=side(plays=["Ranging Party", "Ghost"], hand=["The Sword in the Darkness"], gold=1),
        foe=side(plays=["Tumblestone Knight", "Ranging Party"], hand=["The Hand's Judgment"], gold=1),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.defends("Ranging Party", "Ghost")
    s.you.plays("The Sword in the Darkness")
    s.foe.plays("The Hand's Judgment")
    assert s.foe.offered(Verb.CHALLENGE) == ["power"]
