"""The other houses in Wolves of the North."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import answers, cancelable, either_way, use_in_vain
from weirwood.core.option import Verb
from weirwood.rules import rule

# Quentyn Martell


@pytest.mark.parametrize("first", [0, 1])
def test_quentyn_is_stronger_and_sly_while_another_is_first(first: int) -> None:
    s = scene(side(plays=["Quentyn Martell"]), first_player=first)
    assert s.card("Quentyn Martell")["strength"] == 4 + first
    assert s.card("Quentyn Martell")["keywords"] == ["stealth"] * first


def test_quentyn_takes_somebody_weaker_with_him() -> None:
    foe = side(plays=["Winterfell Steward", "Tumblestone Knight", "Vanguard of the North", "Ranging Party"])
    s = scene(side(plays=["Quentyn Martell"]), foe, ask="windows")
    s.kill("Quentyn Martell")
    s.you.uses("Quentyn Martell")
    assert s.you.offered(Verb.PICK) == ["Winterfell Steward", "Tumblestone Knight"]
    s.you.picks("Tumblestone Knight")
    assert (s.you.dead, s.foe.dead) == (["Quentyn Martell"], ["Tumblestone Knight"])


def test_quentyn_dies_alone_where_all_are_as_strong() -> None:
    s = scene(side(plays=["Quentyn Martell"]), side(plays=["Vanguard of the North"]), ask="windows")
    s.kill("Quentyn Martell")
    assert s.you.offered(Verb.USE) == []


def test_a_canceled_quentyn_dies_alone() -> None:
    s = cancelable(side(plays=["Quentyn Martell"]), plays=["Winterfell Steward"])
    s.kill("Quentyn Martell")
    use_in_vain(s, "Quentyn Martell")
    assert (s.you.dead, s.foe.dead) == (["Quentyn Martell"], [])


# His Viper Eyes


def loses(type: str, attacker: str) -> Scene:
    you = side(plays=["Quentyn Martell"], hand=["His Viper Eyes"])
    s = cancelable(you, first=1, plays=[attacker])
    s.all_pass()
    s.foe.challenges(type, attacker)
    s.all_pass()
    s.you.defends()
    s.all_pass()
    return s


@pytest.mark.parametrize("type", ["military", "power"])
def test_the_viper_eyes_choose_a_card_of_the_winner(type: str) -> None:
    s = loses(type, "Robb Stark")
    s.you.plays("His Viper Eyes")
    s.foe.passes()
    assert s.you.offered(Verb.PICK) == ["Treachery", "The Hand's Judgment"]
    s.you.picks("Treachery")
    assert (s.foe.hand, s.foe.discard) == (["The Hand's Judgment"], ["Treachery"])


def test_the_viper_eyes_see_nothing_of_an_intrigue() -> None:
    assert "His Viper Eyes" not in loses("intrigue", "Catelyn Stark").you.offered()


def test_canceled_viper_eyes_take_no_card() -> None:
    s = loses("power", "Robb Stark")
    use_in_vain(s, "His Viper Eyes")
    assert (s.foe.hand, s.you.discard) == (["Treachery"], ["His Viper Eyes"])


# The Shadow Tower


def defended(attacker: str = "Winterfell Steward", **you: Any) -> Scene:
    mine = side(**{"plays": ["The Shadow Tower", "Ranging Party", "Old Bear Mormont"], **you})
    s = cancelable(mine, first=1, plays=[attacker, "Robb Stark"])
    s.all_pass()
    s.foe.challenges("power", attacker)
    s.all_pass()
    s.you.defends("Old Bear Mormont")
    s.all_pass()
    return s


def test_who_is_seen_from_the_shadow_tower_attacks_no_more_this_phase() -> None:
    s = defended()
    s.you.uses("The Shadow Tower")
    assert s.you.offered(Verb.PICK) == ["Cersei Lannister", "Winterfell Steward", "Robb Stark"]
    s.you.picks("Robb Stark")
    s.foe.passes()
    assert s.card("The Shadow Tower")["kneeling"]
    s.discard("The Shadow Tower")
    s.pass_to("4.2")
    assert s.foe.offered(Verb.CHALLENGE) == ["intrigue"]
    s.pass_to("5.aw")
    assert s.facts["effects"] == []


def test_a_kneeling_shadow_tower_sees_nobody() -> None:
    s = defended(plays=[{"card": "The Shadow Tower", "kneeling": True}, "Old Bear Mormont"])
    assert "The Shadow Tower" not in s.you.offered()


def test_a_canceled_shadow_tower_kneels_in_vain() -> None:
    s = defended()
    use_in_vain(s, "The Shadow Tower", "Robb Stark")
    s.pass_to("4.2")
    assert s.card("The Shadow Tower")["kneeling"]
    assert s.foe.offered(Verb.CHALLENGE) == ["military", "intrigue"]


# Aggo


def aggo(plot: str, kneeling: bool = True) -> Scene:
    riders = {"card": "Aggo", "kneeling": kneeling}
    return cancelable(
        side(plays=[riders], plot=plot), plays=[{"card": "Winterfell Steward", "kneeling": True}]
    )


def test_a_bloodrider_stands_in_summer_once_a_round() -> None:
    s = aggo("Summer Harvest")
    s.you.uses("Aggo")
    s.foe.passes()
    assert not s.card("Aggo")["kneeling"]
    s.all_pass()
    s.you.challenges("military", "Aggo")
    assert s.card("Aggo")["kneeling"]
    assert "Aggo" not in s.you.offered(Verb.USE)


def test_aggo_stands_nobody_without_summer_or_a_kneeling_bloodrider() -> None:
    assert aggo("Ranger's Cache").you.offered() == ["pass"]
    assert aggo("Summer Harvest", kneeling=False).you.offered() == ["pass"]


def test_a_canceled_aggo_kneels_on() -> None:
    s = aggo("Summer Harvest")
    use_in_vain(s, "Aggo")
    assert s.card("Aggo")["kneeling"]


# To the Rose Banner!


def banner(*plays: str) -> Scene:
    return cancelable(side(plays=plays, hand=["To the Rose Banner!"]), at="marshaling")


def test_a_rose_is_given_for_the_gold_of_its_strength() -> None:
    s = banner("Garden Caretaker", "The Knight of Flowers", "Wildling Horde")
    s.you.plays("To the Rose Banner!")
    assert s.you.offered(Verb.PICK) == ["Garden Caretaker", "The Knight of Flowers"]
    s.you.picks("The Knight of Flowers")
    s.foe.passes()
    assert (s.you.gold, sorted(s.you.discard)) == (5, ["The Knight of Flowers", "To the Rose Banner!"])
    assert banner("Wildling Horde").you.offered(Verb.PLAY) == []


@rule("RR.abilities.8", "RR.target.8")
def test_nobody_is_given_for_the_gold_of_no_strength() -> None:
    shadows = {"card": "Visited by Shadows", "controller": 1}
    weak = {"card": "Garden Caretaker", "attachments": [shadows]}
    you = side(plays=[weak], hand=["To the Rose Banner!"])
    assert cancelable(you, at="marshaling").you.offered(Verb.PLAY) == []
    you["play"] += ["Arbor Knight", "The Knight of Flowers"]
    s = cancelable(you, at="marshaling")
    s.you.plays("To the Rose Banner!")
    assert s.you.offered(Verb.PICK) == ["Arbor Knight", "The Knight of Flowers"]


def test_a_canceled_banner_gives_and_takes_nothing() -> None:
    s = banner("The Knight of Flowers")
    use_in_vain(s, "To the Rose Banner!")
    assert (s.you.gold, s.you.discard) == (0, ["To the Rose Banner!"])


# Motley


@pytest.mark.parametrize("canceled", [False, True])
@pytest.mark.parametrize("defends", [False, True])
def test_a_fool_in_motley_forgets_cards_in_every_fight(canceled: bool, defends: bool) -> None:
    s = cancelable(side(plays=["Osha"], hand=["Motley"], gold=1), "marshaling", plays=["Robb Stark"])
    s.you.marshals("Motley", on="Robb Stark")
    assert "Fool" in s.card("Robb Stark")["traits"]
    s.pass_to("4.2")
    if defends:
        s.you.challenges("military", "Osha")
        s.all_pass()
        s.foe.defends("Robb Stark")
    else:
        s.you.passes()
        s.all_pass()
        s.foe.challenges("military", "Robb Stark")
    if canceled:
        use_in_vain(s, "Motley")
    else:
        s.you.uses("Motley")
        s.foe.passes()
    left = ["The Hand's Judgment"] if canceled else s.foe.hand[:1]
    assert (s.foe.hand, len(s.foe.discard)) == (left, 1)


def test_motley_is_for_fools_of_others() -> None:
    s = scene(side(plays=["Osha"], hand=["Motley"], gold=1), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


# Fishwhiskers and winter


SEASONS = [
    ("Ranger's Cache", "A Noble Cause"),
    ("Ranger's Cache", "Summer Harvest"),
    ("Summer Harvest", "A Noble Cause"),
]


@pytest.mark.parametrize(("mine", "theirs"), SEASONS)
def test_nobody_holds_fishwhiskers_in_winter(mine: str, theirs: str) -> None:
    s = scene(
        side(plays=["Fishwhiskers"], plot=mine),
        side(plays=["Vanguard of the North"], plot=theirs),
        ask="windows",
    )
    s.all_pass()
    s.you.challenges("military", "Fishwhiskers")
    s.all_pass()
    s.foe.defends("Vanguard of the North")
    assert s.facts["challenge"]["defending_strength"] == (0 if (mine, theirs) == SEASONS[0] else 4)


# Crossroads Sellsword


@pytest.mark.parametrize("canceled", [False, True])
def test_the_sellsword_leaves_his_purse_in_a_fight(canceled: bool) -> None:
    s = cancelable(side(plays=["Crossroads Sellsword"]))
    s.kill("Crossroads Sellsword")
    if canceled:
        use_in_vain(s, "Crossroads Sellsword")
    else:
        s.you.uses("Crossroads Sellsword")
        s.foe.passes()
    assert (s.you.gold, s.you.dead) == (0 if canceled else 2, ["Crossroads Sellsword"])


def test_the_sellsword_leaves_nothing_in_another_phase() -> None:
    s = scene(side(plays=["Crossroads Sellsword"]), at="dominance", ask="windows")
    s.kill("Crossroads Sellsword")
    assert s.you.offered(Verb.USE) == []


# House Florent Knight


def test_the_florent_knight_drives_the_weakest_out() -> None:
    you = side(plays=["Osha"], hand=["House Florent Knight"], gold=5)
    foe = side(plays=["Winterfell Steward", "Direwolf Pup", "Robb Stark"])
    s = scene(you, foe, at="marshaling", ask="windows")
    s.you.marshals("House Florent Knight")
    assert s.you.offered(Verb.PICK) == ["Winterfell Steward", "Direwolf Pup"]
    s.you.picks("Direwolf Pup")
    assert s.foe.discard == ["Direwolf Pup"]


def test_the_florent_knight_alone_drives_himself_out() -> None:
    s = scene(side(hand=["House Florent Knight"], gold=5), at="marshaling", ask="windows")
    s.you.marshals("House Florent Knight")
    assert s.you.discard == ["House Florent Knight"]


# Tower of the Hand


def tower(**tower: bool) -> Scene:
    you = side(plays=[{"card": "Tower of the Hand", **tower}, "Tyrion Lannister", "Shae"])
    s = cancelable(you, plays=["Winterfell Steward", "Robb Stark"])
    s.all_pass()
    s.you.challenges("intrigue", "Tyrion Lannister", "Shae")
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    return s


@pytest.mark.parametrize("canceled", [False, True])
def test_who_leaves_by_the_tower_of_the_hand_takes_a_lesser_one_along(canceled: bool) -> None:
    s = tower()
    s.you.uses("Tower of the Hand")
    assert s.you.offered(Verb.PICK) == ["Tyrion Lannister", "Shae"]
    s.you.picks("Tyrion Lannister")
    assert s.you.offered(Verb.PICK) == ["Cersei Lannister", "Winterfell Steward"]
    s.you.picks("Winterfell Steward")
    answers(s, canceled)
    assert (s.you.hand, s.card("Tower of the Hand")["kneeling"]) == (["Tyrion Lannister"], True)
    assert ("Winterfell Steward" in s.foe.hand) != canceled


def test_a_kneeling_tower_of_the_hand_is_shut() -> None:
    assert "Tower of the Hand" not in tower(kneeling=True).you.offered()


# Even Handed Justice


def justice(*mine: str | dict[str, Any], theirs: tuple[str, ...] = ("Robb Stark",)) -> Scene:
    you = side(
        plays=["Shae", {"card": "The Tickler", "kneeling": True}, *mine], hand=["Even Handed Justice"], gold=2
    )
    return cancelable(you, plays=theirs)


@either_way
def test_justice_kneels_a_standing_character_of_each_player(canceled: bool) -> None:
    s = justice("Tyrion Lannister")
    s.you.plays("Even Handed Justice")
    assert s.you.offered(Verb.PICK) == ["Shae", "Tyrion Lannister"]
    s.you.picks("Tyrion Lannister")
    assert s.you.offered(Verb.PICK) == ["Cersei Lannister", "Robb Stark"]
    s.you.picks("Robb Stark")
    answers(s, canceled)
    kneeling = [name for name in (*s.you.in_play, *s.foe.in_play) if s.card(name)["kneeling"]]
    assert kneeling == ["The Tickler", *([] if canceled else ["Tyrion Lannister", "Robb Stark"])]
    assert s.you.gold == 0


@rule("RR.target.3")
def test_justice_needs_somebody_of_each_player() -> None:
    s = scene(side(hand=["Even Handed Justice"], gold=2), side(plays=["Robb Stark", "Shae"]), ask="windows")
    assert s.you.offered(Verb.PLAY) == []


# Stonesnake


def snake(bypassed: str, **rest: Any) -> Scene:
    """Stonesnake attacks and bypasses a character, which he may answer."""
    s = cancelable(side(plays=[{"card": "Stonesnake", **rest}]), plays=[bypassed])
    s.all_pass()
    s.you.challenges("military", "Stonesnake")
    s.you.picks(bypassed)
    return s


@either_way
def test_stonesnake_learns_a_keyword_for_the_phase(canceled: bool) -> None:
    s = snake("Ser Gregor Clegane")
    s.you.uses("Stonesnake")
    answers(s, canceled)
    if not canceled:
        assert s.you.offered() == ["pillage", "renown"]
        s.you.names("renown")
    assert s.card("Stonesnake")["keywords"] == (["stealth"] if canceled else ["renown", "stealth"])
    s.kill("Ser Gregor Clegane")
    assert ("renown" in s.card("Stonesnake")["keywords"]) != canceled, "he has learned it already"
    s.pass_to("5.aw")
    assert s.card("Stonesnake")["keywords"] == ["stealth"]


@pytest.mark.parametrize(
    ("bypassed", "except_weapons"), [("Grey Wind", ""), ("Ranging Party", " except Weapon")]
)
def test_stonesnake_may_learn_to_shake_off_attachments(bypassed: str, except_weapons: str) -> None:
    s = snake(bypassed, attachments=["Little Bird", "Practice Blade"])
    s.you.uses("Stonesnake")
    s.foe.passes()
    if s.you.offered(Verb.MODE):
        s.you.names(f"no attachments{except_weapons}")
    assert s.you.discard == ["Little Bird", *([] if except_weapons else ["Practice Blade"])]


@rule("RR.target.3")
def test_nobody_learns_from_a_character_without_keywords() -> None:
    assert snake("Winterfell Steward").you.offered(Verb.USE) == []


# Ahead of the Tide


def tide(yours: str, theirs: str) -> Scene:
    """Two plots are revealed; you may raise your initiative, and the foe may cancel that."""
    you = side(hand=["Ahead of the Tide"], plots=[yours])
    s = scene(you, side(hand=["The Hand's Judgment"], gold=1, plots=[theirs]), at="1.2", ask="windows")
    s.you.reveals(yours)
    s.foe.reveals(theirs)
    return s


@either_way
def test_the_tide_wins_initiative_and_a_card(canceled: bool) -> None:
    s = tide("The Long Winter", "Jousting Contest")
    assert s.game.asking(s.state, s.you.decision).question
    s.you.plays("Ahead of the Tide")
    answers(s, canceled)
    assert s.asks(1 if canceled else 0, "first-player")
    assert len(s.you.hand) == (0 if canceled else 1)


def test_who_loses_initiative_draws_nothing_and_the_tide_turns() -> None:
    s = tide("The Long Winter", "A Clash of Kings")
    s.you.plays("Ahead of the Tide")
    s.foe.passes()
    assert (s.asks(1, "first-player"), s.you.hand, s.you.facts["initiative"]) == (True, [], 5)
    s.foe.chooses_player(1)
    s.pass_to("2.aw")
    assert s.you.facts["initiative"] == 2
