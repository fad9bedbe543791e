"""The events of House Targaryen."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# Dracarys!


@rule("RR.initiating.s4", "RR.initiating.s5", "RR.participating.4")
def test_dracarys_burns_a_participant_to_death() -> None:
    s = scene(
        you=side(plays=["Khal Drogo", "Drogon"], hand=["Dracarys!"], gold=1),
        foe=side(plays=["Ser Jorah Mormont", "Handmaiden"]),
    )
    s.you.challenges("military", "Khal Drogo")
    s.you.passes()
    s.foe.defends("Ser Jorah Mormont")
    s.you.plays("Dracarys!")
    assert s.card("Drogon")["kneeling"]
    assert s.you.offered() == ["Khal Drogo", "Ser Jorah Mormont"]
    s.you.picks("Ser Jorah Mormont")
    assert s.foe.dead == ["Ser Jorah Mormont"]
    assert s.you.discard == ["Dracarys!"]
    assert s.facts["challenge"]["defending_strength"] == 0


@rule("RR.costs.3")
def test_only_your_own_standing_dragons_or_daenerys_pay_for_dracarys() -> None:
    s = scene(
        you=side(
            plays=["Khal Drogo", {"card": "Drogon", "kneeling": True}, "Rhaegal", "Daenerys Targaryen"],
            hand=["Dracarys!"],
            gold=1,
        ),
        foe=side(plays=["Viserion"]),
    )
    s.you.challenges("military", "Khal Drogo")
    s.you.plays("Dracarys!")
    assert s.you.offered() == ["Rhaegal", "Daenerys Targaryen"]


@pytest.mark.parametrize(("dragon", "gold"), [("Handmaiden", 1), ("Drogon", 0)])
def test_dracarys_needs_a_dragon_and_gold(dragon: str, gold: int) -> None:
    s = scene(you=side(plays=["Khal Drogo", dragon], hand=["Dracarys!"], gold=gold), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Khal Drogo")
    assert s.you.offered(Verb.PLAY) == []


def test_dracarys_needs_a_participant() -> None:
    s = scene(you=side(plays=["Drogon"], hand=["Dracarys!"], gold=1), ask="windows")
    assert s.you.offered(Verb.PLAY) == []


@rule("FAQ.3.1.1", "RR.save.4")
def test_no_duplicate_saves_from_dracarys() -> None:
    s = scene(
        you=side(plays=["Khal Drogo", "Drogon"], hand=["Dracarys!"], gold=1),
        foe=side(plays=[{"card": "Rhaegal", "duplicates": ["Rhaegal"]}]),
    )
    s.you.challenges("military", "Khal Drogo")
    s.you.passes()
    s.foe.defends("Rhaegal")
    s.you.plays("Dracarys!")
    s.you.picks("Rhaegal")
    assert s.foe.dead == ["Rhaegal"]


def test_who_survives_dracarys_is_himself_again_after_the_phase() -> None:
    s = scene(
        you=side(plays=["Khal Drogo", "Drogon"], hand=["Dracarys!"], gold=1),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Khal Drogo")
    s.you.plays("Dracarys!")
    assert s.card("Khal Drogo")["strength"] == 1
    s.pass_to("5.aw")
    assert s.card("Khal Drogo")["strength"] == 5


@rule("RR.cancel.3")
def test_dracarys_cancelled_has_been_paid_for() -> None:
    s = scene(
        you=side(plays=["Khal Drogo", "Drogon"], hand=["Dracarys!"], gold=1),
        foe=side(hand=["The Hand's Judgment"], gold=1),
    )
    s.you.challenges("military", "Khal Drogo")
    s.you.plays("Dracarys!")
    s.foe.plays("The Hand's Judgment")
    assert s.card("Khal Drogo")["strength"] == 5
    assert s.card("Drogon")["kneeling"]
    assert (s.you.gold, s.you.discard) == (0, ["Dracarys!"])


# Fire and Blood


def test_fire_and_blood_shuffles_the_dead_into_the_deck() -> None:
    s = scene(
        you=side(hand=["Fire and Blood"], gold=1, dead=["Khal Drogo", "Braided Warrior", "Littlefinger"]),
        foe=side(dead=["Drogon"]),
    )
    s.you.plays("Fire and Blood")
    assert s.you.dead == ["Braided Warrior", "Littlefinger"]
    assert "Khal Drogo" in s.you.deck


@pytest.mark.parametrize("into_play", [True, False])
def test_fire_and_blood_may_put_a_hatchling_into_play(into_play: bool) -> None:
    s = scene(you=side(hand=["Fire and Blood"], gold=1, dead=["Drogon", "Khal Drogo"]))
    s.you.plays("Fire and Blood")
    s.you.picks("Drogon")
    s.you.names(s.you.offered()[1 if into_play else 0])
    assert ("Drogon" in s.you.in_play) == into_play
    assert ("Drogon" in s.you.deck) != into_play
    assert s.you.dead == ["Khal Drogo"]


@rule("FAQ.1.3.3")
def test_a_second_dead_copy_keeps_a_hatchling_out_of_play() -> None:
    s = scene(you=side(hand=["Fire and Blood"], gold=1, dead=["Drogon", "Drogon"]))
    s.you.plays("Fire and Blood")
    s.you.picks("Drogon")
    assert "Drogon" in s.you.deck
    assert s.you.dead == ["Drogon"]


@pytest.mark.parametrize("dead", [[], ["Braided Warrior", "Littlefinger"]])
def test_fire_and_blood_needs_a_unique_targaryen_among_the_dead(dead: list[str]) -> None:
    s = scene(you=side(hand=["Fire and Blood"], gold=1, dead=dead), ask="windows")
    assert s.you.offered(Verb.PLAY) == []


def test_fire_and_blood_is_for_the_challenges_phase() -> None:
    s = scene(you=side(hand=["Fire and Blood"], gold=1, dead=["Drogon"]), at="dominance", ask="windows")
    assert s.you.offered(Verb.PLAY) == []


def test_fire_and_blood_cancelled_leaves_the_dead_alone() -> None:
    s = scene(
        you=side(hand=["Fire and Blood"], gold=1, dead=["Drogon"]),
        foe=side(hand=["The Hand's Judgment"], gold=1),
    )
    s.you.plays("Fire and Blood")
    s.foe.plays("The Hand's Judgment")
    assert s.you.dead == ["Drogon"]
    assert (s.you.gold, s.you.discard) == (0, ["Fire and Blood"])


# Waking the Dragon


@rule("RR.delayed-effects.1")
def test_the_dragon_wakes_and_goes_home_at_the_end_of_the_phase() -> None:
    s = scene(
        you=side(plays=[{"card": "Drogon", "kneeling": True}], hand=["Waking the Dragon"]),
        ask="windows",
    )
    s.you.plays("Waking the Dragon")
    assert not s.card("Drogon")["kneeling"]
    s.pass_to("5.aw")
    assert s.you.hand == ["Drogon"]


def test_a_duplicate_keeps_the_woken_dragon_in_play() -> None:
    s = scene(
        you=side(
            plays=[{"card": "Drogon", "kneeling": True, "duplicates": ["Drogon"]}], hand=["Waking the Dragon"]
        ),
        ask="windows",
    )
    s.you.plays("Waking the Dragon")
    s.pass_to("4.4")
    s.you.saves("Drogon")
    assert s.you.in_play == ["Drogon"]


@rule("RR.target.8")
def test_a_dragon_awake_may_be_called_and_goes_home_too() -> None:
    s = scene(you=side(plays=["Drogon"], hand=["Waking the Dragon"]), ask="windows")
    s.you.plays("Waking the Dragon")
    s.pass_to("5.aw")
    assert s.you.hand == ["Drogon"]


def test_only_unique_targaryens_of_yours_wake() -> None:
    s = scene(
        you=side(
            plays=[
                {"card": "Braided Warrior", "kneeling": True},
                {"card": "Littlefinger", "kneeling": True},
            ],
            hand=["Waking the Dragon"],
        ),
        foe=side(plays=[{"card": "Viserion", "kneeling": True}]),
        ask="windows",
    )
    assert s.you.offered(Verb.PLAY) == []


@rule("RR.leaves-play.5")
def test_the_woken_dragon_that_died_and_came_back_stays() -> None:
    s = scene(
        you=side(
            plays=[{"card": "Drogon", "kneeling": True}], hand=["Waking the Dragon", "Fire and Blood"], gold=1
        ),
        ask="windows",
    )
    s.you.plays("Waking the Dragon")
    s.kill("Drogon")
    s.foe.passes()
    s.you.plays("Fire and Blood")
    s.you.names(s.you.offered()[1])
    s.pass_to("5.aw")
    assert s.you.in_play == ["Drogon"]


def test_waking_the_dragon_cancelled_wakes_nobody() -> None:
    s = scene(
        you=side(plays=[{"card": "Drogon", "kneeling": True}], hand=["Waking the Dragon"]),
        foe=side(hand=["The Hand's Judgment"]),
        ask="windows",
    )
    s.you.plays("Waking the Dragon")
    s.foe.plays("The Hand's Judgment")
    s.pass_to("5.aw")
    assert s.you.in_play == ["Drogon"]
    assert s.card("Drogon")["kneeling"]
