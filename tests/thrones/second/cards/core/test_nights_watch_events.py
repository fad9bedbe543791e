"""The events of the Night's Watch."""

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# A Meager Contribution


@rule("RR.limits.4", "RR.limits.5", "RR.framework.3.2")
def test_each_player_takes_one_gold_of_the_others_income_once_a_round() -> None:
    hand = ["A Meager Contribution", "A Meager Contribution"]
    s = scene(
        you=side(hand=hand, plot="A Storm of Swords"),
        foe=side(hand=hand, plot="A Storm of Swords"),
        at="draw",
        ask="windows",
    )
    s.all_pass()
    s.foe.plays("A Meager Contribution")
    assert (s.you.gold, s.foe.gold) == (2, 1)
    s.all_pass(until="3.2")
    s.you.plays("A Meager Contribution")
    assert (s.you.gold, s.foe.gold) == (3, 3)
    assert len(s.you.hand) == len(s.foe.hand) == 1


def test_there_is_nothing_to_take_from_no_income() -> None:
    s = scene(you=side(hand=["A Meager Contribution"]), at="marshaling", ask="windows")
    s.you.passes()
    s.foe.passes()
    assert s.foe.offered() == []
    assert s.you.offered() == ["pass"]


# Take the Black


@rule("RR.ownership.1", "FAQ.1.4.2", "RR.in-play.3")
def test_a_lowly_character_takes_the_black() -> None:
    s = scene(
        you=side(plays=["Ranging Party"], hand=["Take the Black", "Take the Black"], gold=6),
        foe=side(
            plays=[
                "Ghost",
                "Veteran Builder",
                {"card": "Vanguard of the North", "power": 2},
            ]
        ),
        at="dominance",
        ask="windows",
    )
    s.you.plays("Take the Black")
    assert s.you.offered() == ["Veteran Builder", "Vanguard of the North"]
    s.you.picks("Vanguard of the North")
    assert (s.you.power, s.foe.power, s.you.gold) == (2, 0, 3)
    assert (s.card("Vanguard of the North")["controller"], s.card("Vanguard of the North")["owner"]) == (0, 1)
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s.pass_to("4.2", round=2)
    assert "Vanguard of the North" in s.you.in_play


@rule("RR.framework.5.aw", "RR.target.3")
def test_nobody_takes_the_black_outside_dominance_or_without_a_lowly_character() -> None:
    s = scene(you=side(hand=["Take the Black"], gold=3), foe=side(plays=["Ranging Party"]), ask="windows")
    assert s.you.offered() == ["pass"]
    s = scene(
        you=side(plays=["Ranging Party"], hand=["Take the Black"], gold=3),
        foe=side(plays=["Ghost"]),
        at="dominance",
        ask="windows",
    )
    assert s.you.offered() == ["pass"]


# The Sword in the Darkness


def test_the_sword_in_the_darkness_ends_an_opponents_challenges() -> None:
    s = scene(
        you=side(plays=["Ranging Party", "Ghost"], hand=["The Sword in the Darkness"], gold=1),
        foe=side(plays=["Tumblestone Knight", "Ranging Party"]),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.defends("Ranging Party", "Ghost")
    s.you.plays("The Sword in the Darkness")
    assert s.foe.offered(Verb.CHALLENGE) == []
    s.pass_to("4.2", round=2)
    s.you.passes()
    assert s.foe.offered(Verb.CHALLENGE) == ["military", "power"]


def test_the_sword_in_the_darkness_needs_a_brother_and_five_strength() -> None:
    for defenders in (["Vanguard of the North", "Direwolf Pup", "Tumblestone Knight"], ["Ranging Party"]):
        s = scene(
            you=side(plays=defenders, hand=["The Sword in the Darkness"], gold=1),
            foe=side(plays=["Old Forest Hunter", "Ranging Party"]),
            first_player=1,
        )
        s.foe.challenges("military", "Old Forest Hunter")
        s.you.defends(*defenders)
        assert s.facts["last_challenge"]["winner"] == 0
        assert s.foe.offered(Verb.CHALLENGE) == ["power"]
