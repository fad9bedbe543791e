"""Cannot be done to, immunity, points of reference, terminal conditions and choices (FAQ.2 and FAQ.3)."""

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.rules.asking import fight
from weirwood.rules import rule

CLAIM_1, CLAIM_2 = "A Noble Cause", "The Winds of Winter"


@rule("FAQ.2.1.1")
def test_who_cannot_be_killed_is_not_chosen_to_be_killed() -> None:
    you = side(plays=["Tywin Lannister"], hand=["Put to the Sword"], gold=2, plot=CLAIM_2)
    s = scene(you, side(plays=["Deathless Squire", "Arya Stark", "Sansa Stark", "Nobody"]))
    fight(s, "military", "Tywin Lannister")
    s.you.plays("Put to the Sword")
    assert s.you.offered() == ["Arya Stark", "Sansa Stark", "Nobody"]
    s.you.picks("Nobody")
    assert sorted(s.foe.dead) == ["Arya Stark", "Nobody", "Sansa Stark"]
    assert s.foe.in_play == ["Deathless Squire"]


@rule("FAQ.2.1.1")
def test_nothing_is_offered_that_could_kill_only_who_cannot_be_killed() -> None:
    you = side(plays=["Tywin Lannister"], hand=["Put to the Sword"], gold=2, plot=CLAIM_1)
    s = scene(you, side(plays=["Deathless Squire"]), ask="windows")
    fight(s, "military", "Tywin Lannister")
    assert s.asks(0, "apply-claim")


@rule("FAQ.2.1.2")
def test_who_cannot_be_killed_ignores_what_kills_all() -> None:
    you = side(plays=["Deathless Squire", "Nobody", "Arya Stark"])
    s = reveal("Wildfire Assault", you=you, foe=side(plays=["Deathless Squire"]))
    s.you.picks("Nobody")
    s.foe.done()
    assert s.you.in_play == ["Deathless Squire", "Nobody"] and s.you.dead == ["Arya Stark"]
    assert s.foe.in_play == ["Deathless Squire"]


@rule("FAQ.2.1.2")
def test_who_cannot_be_killed_survives_a_strength_of_nothing() -> None:
    you = side(plays=["Drogon"], hand=["Dracarys!"], gold=1)
    s = scene(you, side(plays=["Deathless Squire"]), first_player=1, ask="windows")
    s.all_pass()
    s.foe.challenges("military", "Deathless Squire")
    s.foe.passes()
    s.you.plays("Dracarys!")
    assert s.card("Deathless Squire")["strength"] == 0 and s.foe.in_play == ["Deathless Squire"]


@rule("FAQ.2.1.3")
def test_claim_is_satisfied_as_far_as_it_can_be() -> None:
    s = scene(side(plays=["Cersei Lannister", "Nobody"], plot=CLAIM_2), side(plays=["Deathless Squire"] * 2))
    s.you.challenges("military", "Nobody")
    s.foe.defends()
    assert s.foe.in_play == ["Deathless Squire", "Deathless Squire"] and s.foe.dead == []
    assert s.facts["last_challenge"]["winner"] == 0


@rule("FAQ.2.2.1")
@pytest.mark.parametrize(("name", "stays"), [("Burned Men", False), ("Stubborn Lion", True)])
def test_a_delayed_effect_is_one_of_the_card_that_made_it(name: str, stays: bool) -> None:
    s = scene(side(hand=["Hear Me Roar!", name], gold=1), ask="windows")
    s.you.plays("Hear Me Roar!")
    assert name in s.you.in_play
    s.pass_to("5.aw")
    assert (name in s.you.in_play) == stays


@rule("FAQ.2.2.1")
@pytest.mark.parametrize("charmed", [False, True])
def test_tears_do_not_kill_who_became_immune_to_events(charmed: bool) -> None:
    you = side(plays=["Tywin Lannister"], hand=["Tears of Lys"], gold=1)
    s = scene(you, side(plays=["Robb Stark"], hand=["Holy Charm"]), ask="windows")
    fight(s, "intrigue", "Tywin Lannister")
    s.you.plays("Tears of Lys")
    s.you.says(True)
    s.you.done()
    assert s.card("Robb Stark")["tokens"] == {"poison": 1}
    s.you.passes()
    s.foe.ambushes("Holy Charm", on="Robb Stark") if charmed else s.foe.passes()
    s.pass_to("5.aw")
    assert ("Robb Stark" in s.foe.in_play) == charmed


@rule("FAQ.2.3.1")
def test_who_is_chosen_as_a_point_of_reference_need_not_be_affected() -> None:
    dragon = side(plays=["Stubborn Dragon", "Nobody", "Arya Stark", "Bran Stark"])
    s = reveal("Wildfire Assault", you=dragon)
    assert s.you.offered() == ["Stubborn Dragon", "Nobody", "Arya Stark", "Bran Stark", "done"]
    s.you.picks("Stubborn Dragon", "Nobody", "Arya Stark")
    s.foe.done()
    assert sorted(s.you.in_play) == ["Arya Stark", "Nobody", "Stubborn Dragon"]


@rule("FAQ.2.3.1")
def test_a_player_chosen_for_reference_loses_and_gains_nothing() -> None:
    s = reveal("Calling the Banners", foe=side(plays=["Nobody", "Arya Stark"], gold=2))
    assert s.you.gold == 2 and s.foe.gold == 2


def _drowning(strength_of: str, *places: str) -> Scene:
    """A Greyjoy character attacks and is burnt by Dracarys! (-4)."""
    you = side(plays=[strength_of], hand=["Risen from the Sea"])
    s = scene(you, side(plays=["Drogon", *places], hand=["Dracarys!"], gold=1), ask="windows")
    s.all_pass()
    s.you.challenges("power", strength_of)
    s.you.done() if s.asks(0, "stealth") else None
    s.you.passes()
    s.foe.plays("Dracarys!")
    return s


@rule("FAQ.3.1.1")
def test_a_save_is_judged_by_what_would_then_apply_to_the_card() -> None:
    exactly = _drowning("Asha Greyjoy")
    assert exactly.you.offered() == ["Risen from the Sea", "pass"]
    below = _drowning("Theon Greyjoy")
    assert below.you.dead == ["Theon Greyjoy"]
    shore = _drowning("Asha Greyjoy", "Cold Shore")
    assert shore.you.offered() == ["Risen from the Sea", "pass"]
    shore.you.plays("Risen from the Sea")
    assert shore.card("Asha Greyjoy")["strength"] == 1 and shore.you.dead == []


@rule("FAQ.3.1.1")
def test_a_save_that_would_take_away_what_it_gives_remedies_nothing() -> None:
    lost = _drowning("Theon Greyjoy", "Warm Hearth")
    assert lost.you.dead == ["Theon Greyjoy"] and lost.you.hand == ["Risen from the Sea"]


@rule("FAQ.3.1.1")
def test_no_duplicate_remedies_a_lack_of_strength() -> None:
    doubled = {"card": "Asha Greyjoy", "duplicates": ["Asha Greyjoy"]}
    s = scene(side(plays=[doubled]), side(plays=["Drogon"], hand=["Dracarys!"], gold=1), ask="windows")
    s.all_pass()
    s.you.challenges("power", "Asha Greyjoy")
    s.you.done() if s.asks(0, "stealth") else None
    s.you.passes()
    s.foe.plays("Dracarys!")
    assert s.you.dead == ["Asha Greyjoy"] and s.you.discard == ["Asha Greyjoy"]


@rule("FAQ.3.2.1")
def test_a_card_that_only_the_cost_made_eligible_is_not_chosen() -> None:
    kneeling = {"card": "Bran Stark", "kneeling": True}
    s = scene(side(plays=["Training Yard", "Arya Stark", kneeling, {"card": "Nobody", "kneeling": True}]))
    s.you.uses("Training Yard")
    assert s.card("Arya Stark")["kneeling"] and sorted(s.you.offered()) == ["Bran Stark", "Nobody"]


@rule("FAQ.3.2.2", "FAQ.3.2.3")
def test_without_a_target_left_nothing_happens_and_the_event_is_discarded() -> None:
    s = scene(side(plays=["Nobody"], hand=["Bitter Bargain"]), ask="windows")
    s.you.plays("Bitter Bargain")
    assert s.you.in_play == [] and s.you.gold == 0
    assert sorted(s.you.discard) == ["Bitter Bargain", "Nobody"] and s.you.hand == []


@rule("FAQ.3.2.2")
def test_with_another_target_left_it_all_happens() -> None:
    s = scene(side(plays=["Nobody", "Arya Stark"], hand=["Bitter Bargain"]), ask="windows")
    s.you.plays("Bitter Bargain")
    s.you.picks("Nobody")
    assert s.card("Arya Stark")["kneeling"] and s.you.gold == 3


@rule("FAQ.3.2.2")
def test_what_resolves_unsuccessfully_leaves_nothing_to_cancel() -> None:
    foe = side(hand=["The Hand's Judgment"])
    failing = scene(side(plays=["Nobody"], hand=["Bitter Bargain"]), foe, ask="windows")
    failing.you.plays("Bitter Bargain")
    assert failing.foe.offered() == ["pass"]
    going = scene(side(plays=["Nobody", "Arya Stark"], hand=["Bitter Bargain"]), foe, ask="windows")
    going.you.plays("Bitter Bargain")
    going.you.picks("Nobody")
    assert going.foe.offered() == ["The Hand's Judgment", "pass"]


@rule("FAQ.3.2.3")
def test_an_event_without_a_target_left_has_been_played() -> None:
    s = scene(side(plays=["Nobody"], hand=["Bitter Bargain"]), ask="windows")
    s.you.plays("Bitter Bargain")
    assert [event.kind for event in s.events].count("event-played") == 1


@rule("FAQ.3.3.1")
def test_several_sources_of_an_icon_are_one_icon() -> None:
    bearer = {"card": "Joffrey Baratheon", "attachments": ["Syrio's Training", "Widow's Wail"]}
    s = scene(side(plays=[bearer, "Nymeria Sand"]), ask="windows")
    assert s.card("Joffrey Baratheon")["icons"] == ["military", "power"]
    s.discard("Syrio's Training")
    assert s.card("Joffrey Baratheon")["icons"] == ["military", "power"]
    s.discard("Widow's Wail")
    assert s.card("Joffrey Baratheon")["icons"] == ["power"]
