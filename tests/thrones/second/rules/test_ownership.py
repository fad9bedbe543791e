"""Ownership and control, and what it means to participate in a challenge."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.ownership.1")
def test_a_change_of_control_never_changes_the_owner() -> None:
    s = scene(
        you=side(plays=["Robb Stark"], hand=["Turned Cloak"]),
        foe=side(plays=["Nobody"]),
        at="dominance",
        ask="windows",
    )
    s.you.plays("Turned Cloak")
    assert (s.card("Nobody")["controller"], s.card("Nobody")["owner"]) == (0, 1)
    s.kill("Nobody")
    assert (s.you.dead, s.foe.dead) == ([], ["Nobody"])
    assert s.card("Nobody")["owner"] == 1


@rule("RR.ownership.2")
def test_cards_come_into_play_under_their_owners_control() -> None:
    s = scene(
        you=side(hand=["Nobody", "Called Forth", "Yoren"], gold=5),
        foe=side(discard=["Titled Nobody"]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Nobody")
    assert (s.card("Nobody")["controller"], s.card("Nobody")["owner"]) == (0, 0)
    s.foe.passes()
    s.you.marshals("Yoren")
    s.you.uses("Yoren")
    assert (s.card("Titled Nobody")["controller"], s.card("Titled Nobody")["owner"]) == (0, 1)


@rule("RR.ownership.3")
def test_a_player_controls_the_cards_in_the_own_hand_and_piles_alone() -> None:
    s = scene(
        you=side(hand=["Called Forth", "Robb Stark"], discard=["Nobody"], dead=["Varys"]),
        foe=side(hand=["Littlefinger"], discard=["Titled Nobody"]),
        ask="windows",
    )
    s.you.plays("Called Forth")
    assert s.you.offered(Verb.PICK) == ["Robb Stark", "Nobody"]


@rule("RR.ownership.3")
def test_a_stolen_card_belongs_to_its_owner_again_when_it_is_out_of_play() -> None:
    s = scene(
        you=side(hand=["Called Forth"]), foe=side(plays=[{"card": "Nobody", "controller": 0}]), ask="windows"
    )
    s.discard("Nobody")
    assert s.card("Nobody")["controller"] == 1
    assert "Called Forth" not in s.you.offered()


@rule("RR.ownership.4")
def test_a_stolen_card_goes_to_its_owners_pile() -> None:
    s = scene(
        you=side(plays=[{"card": "Daenerys Targaryen", "kneeling": True}]),
        foe=side(plays=[{"card": "Handmaiden", "controller": 0, "attachments": ["Little Bird"]}]),
        ask="windows",
    )
    s.you.uses("Handmaiden")
    assert (s.you.discard, s.foe.discard) == ([], ["Handmaiden"])
    assert (s.you.hand, s.foe.hand) == ([], ["Little Bird"])
    assert not s.card("Daenerys Targaryen")["kneeling"]


@rule("RR.ownership.5")
@pytest.mark.parametrize("defends", [False, True])
def test_a_participant_that_changes_control_leaves_the_challenge(defends: bool) -> None:
    s = scene(
        you=side(plays=["Robb Stark"], hand=["Turned Cloak"]),
        foe=side(plays=["Nobody", "Khal Drogo"]),
        active=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("military", "Nobody", "Khal Drogo")
    s.all_pass("4.2.1")
    s.you.defends("Robb Stark") if defends else s.you.defends()
    s.you.plays("Turned Cloak")
    s.you.picks("Khal Drogo")
    stolen = s.card("Khal Drogo")
    assert (stolen["controller"], stolen["participating"]) == (0, None)
    assert stolen["kneeling"]
    challenge = s.facts["challenge"]
    assert s.id("Khal Drogo") not in challenge["attackers"] + challenge["defenders"]
    assert challenge["attacking_strength"] == 2
    assert challenge["defending_strength"] == (5 if defends else 0)


@rule("RR.participating.1")
def test_participants_take_part_until_the_challenge_ends() -> None:
    s = scene(
        you=side(plays=["Robb Stark", "Nobody", "Titled Nobody"]),
        foe=side(plays=["Burned Men"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Robb Stark")
    seen = {}
    while s.state.step != "4.aw":
        seen[s.state.step] = s.card("Robb Stark")["participating"]
        decision = s.state.decisions[0]
        s.choose(decision.seat, decision.options[len(decision.options) - 1].key)
    assert seen["4.2.aw1"] == seen["4.2.4"] == seen["4.2.5"] == "attacker"
    assert s.card("Robb Stark")["participating"] is None
    assert s.card("Robb Stark")["kneeling"]
    s.all_pass("4.2")
    s.you.challenges("military", "Nobody")
    assert s.facts["challenge"]["attacking_strength"] == 2
    assert s.card("Robb Stark")["participating"] is None


@rule("RR.participating.2")
def test_nobody_participates_twice() -> None:
    s = scene(
        you=side(plays=["Jon Snow", "Samwell Tarly", "Nobody"]), foe=side(plays=["Nobody"]), ask="windows"
    )
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Jon Snow", "Samwell Tarly")
    assert s.card("Jon Snow")["participating"] == "attacker"
    assert s.facts["challenge"]["attacking_strength"] == 4 + 1
    assert s.facts["challenge"]["attackers"] == [s.id("Jon Snow"), s.id("Samwell Tarly")]


@rule("RR.participating.2")
def test_who_participates_is_not_brought_in_again() -> None:
    s = scene(
        you=side(
            plays=[{"card": "Robert Baratheon", "kneeling": True}, "Stannis Baratheon"],
            hand=["Ours is the Fury", "Ours is the Fury"],
            gold=4,
        ),
        foe=side(plays=["Khal Drogo"]),
        active=1,
    )
    s.foe.challenges("power", "Khal Drogo")
    s.you.plays("Ours is the Fury")
    assert s.card("Robert Baratheon")["participating"] == "defender"
    s.you.plays("Ours is the Fury")
    assert s.facts["challenge"]["defenders"] == [s.id("Robert Baratheon")]
    assert s.facts["challenge"]["defending_strength"] == s.card("Robert Baratheon")["strength"]


@rule("RR.participating.3")
def test_who_is_removed_from_a_challenge_stays_in_play_and_counts_no_more() -> None:
    s = scene(
        you=side(plays=["Highgarden"], gold=1),
        foe=side(plays=["Robb Stark", "Nobody", "Titled Nobody"]),
        active=1,
    )
    s.foe.challenges("military", "Robb Stark", "Nobody")
    s.you.uses("Highgarden")
    s.you.picks("Robb Stark")
    assert "Robb Stark" in s.foe.in_play
    assert s.card("Robb Stark")["participating"] is None
    assert s.facts["last_challenge"]["attacking_strength"] == 2
    assert s.card("Robb Stark")["power"] == 0


@rule("RR.participating.4")
def test_who_leaves_play_counts_no_more_and_has_no_renown() -> None:
    s = scene(
        you=side(plays=["Robb Stark", "Nobody"]),
        foe=side(plays=["Grey Wind", "Khal Drogo"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Robb Stark", "Nobody")
    s.kill("Robb Stark")
    s.pass_to("4.2.4")
    challenge = s.facts["challenge"]
    assert (challenge["attackers"], challenge["attacking_strength"]) == ([s.id("Nobody")], 2)
    s.pass_to("4.aw")
    assert s.you.power == 1  # unopposed


@rule("RR.participating.5")
def test_who_loses_the_icon_of_the_challenge_participates_on() -> None:
    s = scene(
        you=side(plays=["Littlefinger", "Varys"]),
        foe=side(hand=["Confinement"], gold=1),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Littlefinger")
    s.you.passes()
    s.foe.plays("Confinement")
    s.foe.picks("Littlefinger")
    assert s.card("Littlefinger")["icons"] == []
    assert s.card("Littlefinger")["participating"] == "attacker"
    assert s.facts["challenge"]["attacking_strength"] == 4
    s.pass_to("4.2.4")
    assert s.facts["challenge"]["winner"] == 0
