"""The characters of House Tyrell."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# Left and Right


@pytest.mark.parametrize(
    ("name", "brother", "icon"), [("Left", "Right", "power"), ("Right", "Left", "intrigue")]
)
def test_each_twin_is_more_beside_the_other(name: str, brother: str, icon: str) -> None:
    s = scene(you=side(plays=["Left", "Right"]))
    assert s.card(name)["strength"] == 3
    assert icon in s.card(name)["icons"]
    s.kill(brother)
    assert s.card(name)["strength"] == 2
    assert s.card(name)["icons"] == ["military"]


def test_a_twin_on_the_other_side_does_not_count() -> None:
    s = scene(you=side(plays=["Left"]), foe=side(plays=["Right"]))
    assert s.card("Left")["strength"] == 2
    assert s.card("Right")["icons"] == ["military"]


@pytest.mark.parametrize("together", [True, False])
def test_twins_defend_standing_while_together(together: bool) -> None:
    s = scene(
        you=side(plays=["Left", "Right"] if together else ["Left"]),
        foe=side(plays=["Unsullied"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("military", "Unsullied")
    s.all_pass("4.2.1")
    s.you.defends("Left")
    assert s.card("Left")["kneeling"] != together


def test_twins_kneel_to_attack() -> None:
    s = scene(you=side(plays=["Left", "Right"]))
    s.you.challenges("military", "Left")
    assert s.card("Left")["kneeling"]


@rule("RR.no-attachments.3")
@pytest.mark.parametrize("name", ["Left", "Right"])
def test_twins_bear_weapons_only(name: str) -> None:
    s = scene(you=side(plays=[name], hand=["Heartsbane", "Little Bird"], gold=2), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == ["Heartsbane"]


# Maester Lomys


def test_lomys_takes_a_card_for_an_intrigue_won_in_defence() -> None:
    s = scene(
        you=side(plays=["Maester Lomys"]),
        foe=side(plays=["Courtesan of the Rose"], hand=["Left", "Right"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("intrigue", "Courtesan of the Rose")
    s.all_pass("4.2.1")
    s.you.defends("Maester Lomys")
    s.all_pass()
    s.you.uses("Maester Lomys")
    assert sorted([*s.foe.discard, *s.foe.hand]) == ["Left", "Right"]
    assert len(s.foe.discard) == 1


def test_lomys_need_not_defend_himself() -> None:
    s = scene(
        you=side(plays=["Maester Lomys", "The Queen of Thorns"]),
        foe=side(plays=["Courtesan of the Rose"], hand=["Left"]),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Courtesan of the Rose")
    s.you.defends("The Queen of Thorns")
    s.you.uses("Maester Lomys")
    assert s.foe.discard == ["Left"]


def test_lomys_finds_an_empty_hand() -> None:
    s = scene(
        you=side(plays=["Maester Lomys"]),
        foe=side(plays=["Courtesan of the Rose"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("intrigue", "Courtesan of the Rose")
    s.all_pass("4.2.1")
    s.you.defends("Maester Lomys")
    s.all_pass()
    assert s.facts["last_challenge"]["winner"] == 0


def test_lomys_does_nothing_for_an_attack_won() -> None:
    s = scene(you=side(plays=["Maester Lomys"]), foe=side(hand=["Left"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Maester Lomys")
    s.pass_to("4.2.4")
    assert s.facts["challenge"]["winner"] == 0
    assert s.foe.hand == ["Left"]


def test_lomys_cancelled_takes_nothing() -> None:
    s = scene(
        you=side(plays=["Maester Lomys"]),
        foe=side(plays=["Courtesan of the Rose", "Tywin Lannister"], hand=["Treachery", "Left"], gold=1),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Courtesan of the Rose")
    s.you.defends("Maester Lomys")
    s.you.uses("Maester Lomys")
    s.foe.plays("Treachery")
    assert s.foe.hand == ["Left"]


# Margaery Tyrell


@rule("RR.lasting-effects.1", "FAQ.end-of-phase.2")
def test_margaerys_favour_lasts_to_the_end_of_the_phase_even_if_she_is_gone() -> None:
    s = scene(you=side(plays=["Margaery Tyrell", "Left"]), foe=side(plays=["Unsullied"]), ask="windows")
    s.you.uses("Margaery Tyrell")
    assert s.you.offered() == ["Margaery Tyrell", "Left", "Unsullied"]
    s.you.picks("Left")
    s.kill("Margaery Tyrell")
    assert s.card("Left")["strength"] == 5
    s.pass_to("5.aw")
    assert s.card("Left")["strength"] == 2


@pytest.mark.parametrize(("kneeling", "at"), [(True, "challenges"), (False, "dominance")])
def test_margaery_must_stand_and_it_must_be_the_challenges_phase(kneeling: bool, at: str) -> None:
    s = scene(you=side(plays=[{"card": "Margaery Tyrell", "kneeling": kneeling}]), at=at, ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.cancel.3")
def test_margaery_cancelled_stays_knelt() -> None:
    s = scene(
        you=side(plays=["Margaery Tyrell", "Left"]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.uses("Margaery Tyrell")
    s.you.picks("Left")
    s.foe.plays("Treachery")
    assert s.card("Left")["strength"] == 2
    assert s.card("Margaery Tyrell")["kneeling"]


# Paxter Redwyne


def test_paxter_makes_the_first_event_of_a_round_cheaper() -> None:
    s = scene(
        you=side(plays=["Paxter Redwyne", "Left"], hand=["Growing Strong", "Growing Strong"], gold=1),
    )
    s.you.plays("Growing Strong")
    s.you.picks("Left")
    assert s.you.gold == 1
    s.you.plays("Growing Strong")
    s.you.picks("Left")
    assert s.you.gold == 0


def test_an_event_played_before_paxter_came_was_the_first() -> None:
    s = scene(
        you=side(
            plays=["The Queen of Thorns"], hand=["Growing Strong", "Growing Strong", "Paxter Redwyne"], gold=2
        ),
    )
    s.you.plays("Growing Strong")
    s.you.picks("The Queen of Thorns")
    s.you.passes()
    s.you.challenges("intrigue", "The Queen of Thorns")
    s.you.passes()
    s.you.passes()
    s.you.uses("The Queen of Thorns")
    assert "Paxter Redwyne" in s.you.in_play
    s.you.plays("Growing Strong")
    assert s.you.gold == 0


def test_paxter_adds_to_the_income() -> None:
    s = scene(you=side(plays=["Paxter Redwyne"], plot="A Noble Cause"), at="draw", ask="windows")
    s.pass_to("3.aw")
    assert s.you.gold == 6


@rule("RR.x.2")
def test_paxter_reduces_what_is_paid_for_x_but_not_x() -> None:
    s = scene(
        you=side(
            plays=["Paxter Redwyne", "Tyrion Lannister"],
            hand=["The Things I Do For Love"],
            gold=1,
            faction="lannister",
        ),
        foe=side(plays=["Left", "Unsullied"]),
    )
    s.you.plays("The Things I Do For Love")  # X is 2, the only one with a character to choose
    assert s.you.gold == 0
    assert s.foe.hand == ["Left"]


# Randyll Tarly


def test_randyll_stands_when_his_strength_is_increased() -> None:
    s = scene(
        you=side(plays=[{"card": "Randyll Tarly", "kneeling": True}, "Margaery Tyrell"]),
    )
    s.you.uses("Margaery Tyrell")
    s.you.picks("Randyll Tarly")
    s.you.uses("Randyll Tarly")
    assert not s.card("Randyll Tarly")["kneeling"]
    assert s.card("Randyll Tarly")["strength"] == 8


def test_randyll_stands_no_more_than_twice_a_phase() -> None:
    s = scene(
        you=side(
            plays=["Randyll Tarly", "Margaery Tyrell"],
            hand=["Growing Strong"] * 3,
            gold=3,
        ),
    )
    s.you.passes()
    s.you.challenges("military", "Randyll Tarly")
    s.you.plays("Growing Strong")
    s.you.picks("Randyll Tarly")
    s.you.uses("Randyll Tarly")
    s.you.passes()
    s.you.passes()
    s.you.done()  # no renown
    s.you.passes()
    s.you.challenges("power", "Randyll Tarly")
    s.you.plays("Growing Strong")
    s.you.picks("Randyll Tarly")
    s.you.uses("Randyll Tarly")
    assert not s.card("Randyll Tarly")["kneeling"]


@rule("RR.effects.5")
def test_randyll_does_not_stand_for_the_end_of_a_penalty() -> None:
    s = scene(
        you=side(plays=["Randyll Tarly"]),
        foe=side(plays=["Daenerys Targaryen"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Randyll Tarly")
    assert s.card("Randyll Tarly")["strength"] == 4
    s.all_pass("4.2.1")
    s.foe.defends("Daenerys Targaryen")
    assert s.card("Randyll Tarly")["strength"] == 5
    assert s.you.offered() == ["pass"]
    assert s.card("Randyll Tarly")["kneeling"]


@rule("RR.modifiers.5")
@pytest.mark.parametrize(("pups", "stands"), [(5, True), (7, False)])
def test_randyll_does_not_stand_for_what_leaves_him_without_strength(pups: int, stands: bool) -> None:
    s = scene(
        you=side(plays=[{"card": "Randyll Tarly", "kneeling": True}, "Margaery Tyrell"]),
        foe=side(plays=["Wolves of the North", *["Direwolf Pup"] * pups]),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("military", "Wolves of the North")
    s.foe.picks("Randyll Tarly")
    s.foe.uses("Wolves of the North")
    assert s.card("Randyll Tarly")["strength"] == 0
    s.foe.passes()
    s.you.uses("Margaery Tyrell")
    s.you.picks("Randyll Tarly")
    assert s.you.offered() == (["Randyll Tarly", "pass"] if stands else [])


def test_randyll_standing_has_nothing_to_react_to() -> None:
    s = scene(you=side(plays=["Randyll Tarly", "Margaery Tyrell"]), ask="windows")
    s.you.uses("Margaery Tyrell")
    s.you.picks("Randyll Tarly")
    assert s.foe.offered() == ["pass"]


def test_randyll_stands_for_the_sword_he_draws() -> None:
    s = scene(you=side(plays=[{"card": "Randyll Tarly", "attachments": ["Heartsbane"]}]))
    s.you.challenges("power", "Randyll Tarly")
    s.you.uses("Heartsbane")
    s.you.uses("Randyll Tarly")
    assert not s.card("Randyll Tarly")["kneeling"]


@rule("RR.cancel.3", "RR.limits.6")
def test_randyll_cancelled_has_been_used() -> None:
    s = scene(
        you=side(plays=[{"card": "Randyll Tarly", "kneeling": True}], hand=["Growing Strong"] * 3, gold=3),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery", "Treachery"], gold=2),
    )
    for _ in range(2):
        s.you.plays("Growing Strong")
        s.you.picks("Randyll Tarly")
        s.you.uses("Randyll Tarly")
        s.foe.plays("Treachery")
    s.you.plays("Growing Strong")
    s.you.picks("Randyll Tarly")
    assert s.card("Randyll Tarly")["kneeling"]
    assert "Randyll Tarly" not in s.you.offered()


# The Knight of Flowers


def test_one_defender_at_most_faces_the_knight_of_flowers_alone() -> None:
    s = scene(
        you=side(plays=["The Knight of Flowers"]),
        foe=side(plays=["Unsullied", "Braided Warrior"]),
    )
    s.you.challenges("military", "The Knight of Flowers")
    assert s.foe.decision.maximum == 1
    s.foe.picks("Unsullied")
    challenge = s.facts["challenge"]
    assert len(challenge["defenders"]) == 1
    s.you.picks("The Knight of Flowers")
    assert s.card("The Knight of Flowers")["power"] == 1


def test_any_number_may_face_the_knight_of_flowers_in_company() -> None:
    s = scene(
        you=side(plays=["The Knight of Flowers", "Left"]),
        foe=side(plays=["Unsullied", "Braided Warrior"]),
    )
    s.you.challenges("military", "The Knight of Flowers", "Left")
    s.foe.defends("Unsullied", "Braided Warrior")
    assert len(s.facts["challenge"]["defenders"]) == 2


# The Queen of Thorns


@rule("RR.put-into-play.4")
def test_the_queen_of_thorns_brings_in_a_tyrell() -> None:
    s = scene(
        you=side(
            plays=["The Queen of Thorns"],
            hand=["Randyll Tarly", "Left", "The Queen of Thorns", "Littlefinger", "Rose Garden"],
        ),
    )
    s.you.challenges("intrigue", "The Queen of Thorns")
    s.you.uses("The Queen of Thorns")
    assert s.you.offered() == ["Randyll Tarly", "Left"]
    s.you.picks("Randyll Tarly")
    assert "Randyll Tarly" in s.you.in_play


@pytest.mark.parametrize(
    ("type", "hand"), [("power", ["Left"]), ("intrigue", ["The Queen of Thorns", "Drogon"])]
)
def test_the_queen_of_thorns_needs_intrigue_and_a_tyrell_in_hand(type: str, hand: list[str]) -> None:
    s = scene(you=side(plays=["The Queen of Thorns"], hand=hand), ask="windows")
    s.all_pass("4.2")
    s.you.challenges(type, "The Queen of Thorns")
    s.pass_to("4.2.4")
    assert s.facts["challenge"]["winner"] == 0
    assert s.you.hand == hand


def test_the_queen_of_thorns_cancelled_brings_in_nobody() -> None:
    s = scene(
        you=side(plays=["The Queen of Thorns"], hand=["Left"]),
        foe=side(plays=["Tywin Lannister"], hand=["Treachery"], gold=1),
    )
    s.you.challenges("intrigue", "The Queen of Thorns")
    s.foe.defends()
    s.you.uses("The Queen of Thorns")
    s.foe.plays("Treachery")
    assert s.you.in_play == ["The Queen of Thorns"]
