"""Limits and maxima (RR.limits)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import refused
from tests.thrones.set_up import placing
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import RETURNED

HUNTER = "Old Forest Hunter"


@rule("RR.limits.1")
def test_each_copy_may_be_used_as_often_as_its_limit_says() -> None:
    s = scene(you=side(plays=[HUNTER, HUNTER], hand=["Varys", "Littlefinger", "Sansa Stark"]), ask="windows")
    assert s.you.offered(Verb.USE) == [HUNTER, HUNTER]
    for left in (1, 0):
        s.you.uses(HUNTER)
        s.choose(0, s.you.decision.options[0].key)
        s.foe.passes()
        assert s.you.offered(Verb.USE) == [HUNTER] * left
    assert s.you.gold == 2


@rule("RR.limits.1")
def test_a_limit_of_two_allows_two_uses_and_no_third() -> None:
    s = scene(you=side(plays=["Great Kraken", "Asha Greyjoy"], plot="A Storm of Swords"), ask="windows")
    power = s.you.power
    used = 0
    for type in ("power", "military", "military"):
        s.all_pass("4.2")
        s.you.challenges(type, "Asha Greyjoy")
        s.all_pass("4.2.1")
        s.foe.defends()
        s.all_pass()
        if "Great Kraken" in s.you.offered():
            s.you.uses("Great Kraken")
            s.you.names("gain-power")
            used += 1
        if "Asha Greyjoy" in s.you.offered():
            s.you.uses("Asha Greyjoy")
        s.pass_to("4.aw")
    assert used == 2
    assert s.you.power == power + 2 + 3  # three unopposed challenges


@rule("RR.limits.1")
def test_a_limit_begins_anew_with_its_period() -> None:
    s = scene(you=side(plays=[HUNTER], hand=["Varys", "Littlefinger"], plot="A Noble Cause"), ask="windows")
    s.you.uses(HUNTER)
    s.you.picks("Varys")
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []
    s.pass_to("5.aw")
    assert s.you.offered(Verb.USE) == [HUNTER]


@rule("RR.limits.2")
def test_a_card_that_left_play_and_came_back_has_its_limit_unused() -> None:
    s = scene(
        you=side(plays=[HUNTER], hand=["Varys", "Littlefinger"], gold=2), at="marshaling", ask="windows"
    )
    s.you.uses(HUNTER)
    s.you.picks("Varys")
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []
    s.happen([Happening(RETURNED, s.id(HUNTER), 0)])
    s.you.marshals(HUNTER)
    s.foe.passes()
    assert s.you.offered(Verb.USE) == [HUNTER]


@rule("RR.limits.3")
def test_a_limit_of_copies_for_each_character_counts_copies_on_it() -> None:
    littlefinger = {"card": "Littlefinger", "attachments": ["Signet"]}
    you = side(plays=[littlefinger, "Varys"], hand=["Signet", "Signet"], gold=2)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals("Signet")  # there is but one character it may go on
    assert s.card("Varys")["attachments"] != []
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []
    assert len(s.card("Littlefinger")["attachments"]) == 1


@rule("RR.limits.3")
def test_a_limit_of_copies_counts_all_players_copies_by_title() -> None:
    varys = {"card": "Varys", "attachments": [{"card": "Signet", "controller": 1}, "Little Bird"]}
    s = scene(you=side(plays=[varys], hand=["Signet", "Little Bird"], gold=2), at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == ["Little Bird"]
    assert refused(s, 0, "marshal", "Signet") == ["RR.attachment.2"]


@rule("RR.limits.3")
def test_a_copy_cannot_be_moved_where_another_is_attached() -> None:
    plays = [{"card": name, "attachments": ["Signet"]} for name in ("Littlefinger", "Varys")]
    s = scene(you=side(plays=plays, hand=["Passed On"]), ask="windows")
    assert s.you.offered(Verb.PLAY) == []
    free = scene(you=side(plays=[*plays, "Sansa Stark"], hand=["Passed On"]), ask="windows")
    assert free.you.offered(Verb.PLAY) == ["Passed On"]


@rule("RR.limits.3")
def test_a_second_copy_placed_in_set_up_finds_no_room_on_the_same_character() -> None:
    s = placing(["Signet", "Signet", "Varys"])
    s.you.picks("Signet", "Signet", "Varys")
    s.foe.done()
    assert len(s.card("Varys")["attachments"]) == 1
    assert s.you.discard == []
    assert "Signet" in s.you.hand


def _won_military(*hand: str, gold: int) -> Scene:
    s = scene(
        you=side(plays=["Ranging Party"], hand=hand, gold=gold),
        foe=side(plays=["Littlefinger", "Varys", "Sansa Stark"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    return s


@rule("RR.limits.4")
def test_a_maximum_counts_all_copies_of_a_title_together() -> None:
    s = _won_military("Put to the Sword", "Put to the Sword", "Put to the Torch", gold=9)
    s.you.plays("Put to the Sword")
    s.you.picks("Varys")
    assert s.you.offered(Verb.PLAY) == []
    assert s.foe.dead == ["Varys"]


@rule("RR.limits.4")
def test_a_maximum_begins_anew_with_its_period() -> None:
    s = scene(
        you=side(plays=["Khal Drogo", "Ranging Party"], hand=["Put to the Sword"] * 2, gold=4),
        foe=side(plays=["Littlefinger", "Varys", "Sansa Stark"]),
        ask="windows",
    )
    for attacker, victim in (("Khal Drogo", "Varys"), ("Ranging Party", "Littlefinger")):
        s.all_pass("4.2")
        s.you.challenges("military", attacker)
        s.all_pass("4.2.1")
        s.foe.defends()
        s.all_pass()
        s.you.plays("Put to the Sword")
        s.you.picks(victim)
        s.pass_to("4.aw")
    assert s.foe.dead == ["Varys", "Littlefinger"]


@rule("RR.limits.5")
@pytest.mark.parametrize("first", [0, 1])
def test_maxima_are_counted_for_each_player(first: int) -> None:
    hand = ["A Meager Contribution", "A Meager Contribution"]
    you, foe = (side(hand=hand, plot="A Storm of Swords") for _ in range(2))
    s = scene(you, foe, at="draw", first_player=first, ask="windows")
    players = (s.you, s.foe)
    for player in (players[1 - first], players[first]):
        s.all_pass("3.2")
        player.plays("A Meager Contribution")
        assert player.offered(Verb.PLAY) == []
    assert len(s.you.hand) == len(s.foe.hand) == 1


@rule("RR.limits.5")
def test_a_limit_is_counted_for_each_player_who_controls_the_card() -> None:
    s = scene(
        you=side(hand=["Take the Black", "Littlefinger"], gold=3),
        foe=side(plays=[HUNTER], hand=["Varys", "Ghost"]),
        at="dominance",
        first_player=1,
        ask="windows",
    )
    s.foe.uses(HUNTER)
    s.foe.picks("Varys")
    s.you.plays("Take the Black")
    assert s.you.in_play == [HUNTER]
    s.foe.passes()
    assert s.you.offered(Verb.USE) == [HUNTER]


@rule("RR.limits.6")
def test_a_use_canceled_counts_against_a_limit() -> None:
    s = scene(
        you=side(plays=[HUNTER], hand=["Varys", "Littlefinger"]),
        foe=side(plays=["Tyrion Lannister"], hand=["Treachery"], gold=1),
        ask="windows",
    )
    s.you.uses(HUNTER)
    s.you.picks("Varys")
    s.foe.plays("Treachery")
    assert (s.you.gold, s.you.discard) == (0, ["Varys"])
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []
