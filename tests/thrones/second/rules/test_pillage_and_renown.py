"""Pillage, renown, the reserve, and cards that are removed from the game."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def _won(s: Scene, *attackers: str, type: str = "military") -> Scene:
    s.all_pass("4.2")
    s.you.challenges(type, *attackers)
    s.pass_to("4.2.5")
    return s


@rule("RR.pillage.1")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_each_pillager_may_discard_one_card(times: int) -> None:
    crew = ["Black Wind's Crew", "Euron Crow's Eye", "Nobody"]
    s = _won(scene(side(plays=crew), side(deck=["Varys", "Ice", "Ghost"]), ask="windows"), *crew)
    s.you.names("pillage")
    for name in crew[:times]:
        s.you.picks(name)
    s.pass_to("4.aw")
    assert s.foe.discard == ["Varys", "Ice"][:times]
    assert s.you.discard == []


@rule("RR.pillage.1")
def test_a_pillager_that_stays_home_discards_nothing() -> None:
    s = scene(side(plays=["Black Wind's Crew", "Nobody"]), side(), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Nobody")
    s.pass_to("4.aw")
    assert s.foe.discard == []


@rule("RR.pillage.2")
def test_a_defending_pillager_robs_the_attacker_and_a_beaten_one_nobody() -> None:
    for attacker, robbed in (("Nobody", 1), ("Khal Drogo", 0)):
        s = scene(side(plays=["Wildling Horde"]), side(plays=[attacker]), active=1, ask="windows")
        s.all_pass("4.2")
        s.foe.challenges("power", attacker)
        s.pass_to("4.2.1")
        s.you.defends("Wildling Horde")
        if robbed:
            s.pass_to("4.2.5")
            s.you.picks("Wildling Horde")
        s.pass_to("4.aw")
        assert (len(s.foe.discard), len(s.you.discard)) == (robbed, 0)


@rule("RR.renown.1")
@pytest.mark.parametrize("gains", [True, False])
def test_a_winner_with_renown_may_gain_power(gains: bool) -> None:
    s = _won(
        scene(side(plays=["Robb Stark", "Khal Drogo"]), side(plays=["Nobody"]), ask="windows"), "Robb Stark"
    )
    s.you.picks("Robb Stark") if gains else s.you.done()
    assert s.card("Robb Stark")["power"] == (1 if gains else 0)
    assert s.card("Khal Drogo")["power"] == 0


@rule("RR.renown.1")
def test_a_loser_with_renown_gains_nothing() -> None:
    s = scene(side(plays=["Robb Stark"]), side(plays=["The Red Viper"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Robb Stark")
    s.pass_to("4.2.1")
    s.foe.defends("The Red Viper")
    s.pass_to("4.aw")
    assert s.card("Robb Stark")["power"] == 0


@rule("RR.renown.2")
def test_who_is_gone_when_keywords_are_processed_gains_no_renown() -> None:
    s = scene(
        side(plays=["Robb Stark", "Khal Drogo"]),
        side(plays=["Ghaston Grey", "Nobody"], faction="martell"),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Robb Stark", "Khal Drogo")
    s.pass_to("4.2.2")
    s.foe.uses("Ghaston Grey")
    s.foe.picks("Robb Stark")
    assert s.you.hand == ["Robb Stark"]
    s.pass_to("4.2.5")
    assert s.you.offered() == ["Khal Drogo", "done"]
    s.you.picks("Khal Drogo")
    assert s.card("Khal Drogo")["power"] == 1


@rule("RR.renown.2")
def test_renown_works_in_defence_too() -> None:
    s = scene(side(plays=["Robb Stark"]), side(plays=["Nobody"]), active=1, ask="windows")
    s.all_pass("4.2")
    s.foe.challenges("power", "Nobody")
    s.pass_to("4.2.1")
    s.you.defends("Robb Stark")
    s.pass_to("4.2.5")
    s.you.picks("Robb Stark")
    assert s.card("Robb Stark")["power"] == 1


@rule("RR.reserve.1")
@pytest.mark.parametrize("first", [0, 1])
def test_hands_above_the_reserve_are_discarded_down_to_it_in_player_order(first: int) -> None:
    cards = [
        "Nobody",
        "Varys",
        "Ice",
        "Ghost",
        "Summer",
        "Drogon",
        "Littlefinger",
        "Little Bird",
        "Unsullied",
    ]
    plays = ["Samwell Tarly"]
    s = scene(
        side(plays=plays, hand=cards, plot="A Noble Cause"),
        side(hand=cards[:7], plot="A Noble Cause"),
        at="7.3",
        first_player=first,
        ask="windows",
    )
    sides = (s.you, s.foe)
    assert [decision.seat for decision in s.state.decisions] == [first]
    for player in (sides[first], sides[1 - first]):
        player.picks("Varys", "Drogon") if player is s.you else player.picks("Ice")
    assert (s.you.discard, s.foe.discard) == (["Varys", "Drogon"], ["Ice"])
    assert (len(s.you.hand), len(s.foe.hand)) == (7, 6)
    discarded = [event.seats[0] for event in s.events if event.kind == "discarded-from-hand"]
    assert discarded == ([0, 0, 1] if first == 0 else [1, 0, 0])


@rule("RR.reserve.1")
def test_a_hand_within_the_reserve_is_kept() -> None:
    s = scene(
        side(hand=["Nobody"] * 6, plot="A Noble Cause"), side(plot="A Noble Cause"), at="7.3", ask="windows"
    )
    assert s.state.step == "7.aw"
    assert len(s.you.hand) == 6


@rule("RR.removed-from-game.1", "RR.removed-from-game.2")
def test_a_card_removed_from_the_game_never_comes_back_nor_blocks_its_copies() -> None:
    s = scene(
        side(
            plays=["Varys", "Nobody"], hand=["Varys", "Called Forth", "Called Forth"], gold=6, plot="Taxation"
        ),
        side(plot="Taxation"),
        at="5.3",
        ask="windows",
    )
    s.you.uses("Varys")
    removed = next(card["id"] for card in s.facts["cards"] if card["zone"] == "removed")
    facts = s.you.facts
    assert not any(removed in facts[pile] for pile in ("hand", "deck", "discard", "dead", "play"))
    s.all_pass("6.aw")
    s.you.plays("Called Forth")
    assert removed not in [option.card for option in s.you.decision.options]
    s.you.picks("Varys")
    assert s.you.in_play == ["Varys"]
    s.pass_to("4.aw", round=2)
    assert s.facts["cards"][removed]["zone"] == "removed"
    assert s.card("Varys")["id"] != removed


@rule("RR.play-restrictions.2")
def test_a_permission_holds_for_what_it_names_and_need_not_be_used() -> None:
    obara = {"card": "Obara Sand", "kneeling": True}
    for type, may in (("power", True), ("military", False), ("intrigue", False)):
        s = scene(side(plays=["Cersei Lannister", "Robb Stark"]), side(plays=[obara, "Varys"]), ask="windows")
        s.all_pass("4.2")
        s.you.challenges(type, "Robb Stark" if type != "intrigue" else "Cersei Lannister")
        s.pass_to("4.2.1")
        assert ("Obara Sand" in s.foe.offered()) == may
        s.foe.done()
        assert s.card("Obara Sand")["participating"] is None


@rule("RR.play-restrictions.1")
def test_an_event_is_not_offered_where_its_restriction_is_not_met() -> None:
    foe = side(plays=["Robb Stark"], hand=["Fresh Bread"])
    for mine, offered in ((["Cersei Lannister"], True), (["Gold Cloaks"], False), (["Varys"], False)):
        s = scene(side(plays=[*mine, "Lannisport"], hand=["Treachery"], gold=1), foe, ask="windows")
        s.you.passes()
        s.foe.plays("Fresh Bread")
        s.foe.picks("Robb Stark")
        assert s.you.offered(Verb.PLAY) == []  # an event is no character, location or attachment
        s = scene(
            side(plays=mine, hand=["Treachery"], gold=1),
            side(plays=["Robb Stark", "Open Book"]),
            ask="windows",
        )
        s.you.passes()
        s.foe.uses("Open Book")
        assert s.you.offered(Verb.PLAY) == (["Treachery"] if offered else [])


@rule("RR.printed.1")
def test_printed_cost_is_what_the_card_says_whatever_it_would_cost() -> None:
    s = scene(
        side(plays=["The Kingsroad", "Arianne Martell"], hand=["Varys", "Littlefinger", "Summer"], gold=3),
        at="marshaling",
        ask="windows",
    )
    s.you.uses("The Kingsroad")
    s.foe.passes()
    assert "Varys" in s.you.offered(Verb.MARSHAL)  # for 3 gold
    s.you.uses("Arianne Martell")
    assert s.you.offered(Verb.PICK) == ["Littlefinger", "Summer"]
