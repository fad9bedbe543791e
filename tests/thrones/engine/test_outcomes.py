"""What is unopposed, what eliminates by itself, and kinds of cards that only some editions speak of."""

from __future__ import annotations

import pytest

from tests.thrones.engine.editions import joust_with
from tests.thrones.engine.pack import PACK
from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb

GAME = joust_with("ends", cards=[PACK])


def won(you: str, plot: str = "A Noble Cause", *, attacker: int = 0, against: str = "Hedge Knight") -> Scene:
    """A power challenge between two characters, up to its result."""
    s = scene(
        side(plays=[you], plot=plot), side(plays=[against]), first_player=attacker, ask="windows", game=GAME
    )
    s.pass_to("4.2")
    first, then = (s.you, s.foe) if attacker == 0 else (s.foe, s.you)
    first.challenges("military", you if attacker == 0 else against)
    s.pass_to("4.2.1")
    then.defends(against if attacker == 0 else you)
    s.all_pass()
    return s


@pytest.mark.parametrize(
    ("plot", "attacker", "unopposed", "power"),
    [
        ("A Noble Cause", 0, False, 0),
        ("Sown Fields", 0, True, 1),
        ("Sown Fields", 1, True, 1),
        ("Mercy", 0, False, 0),
    ],
)
def test_a_win_by_enough_counts_as_unopposed(plot: str, attacker: int, unopposed: bool, power: int) -> None:
    s = won("Giant", plot, attacker=attacker)
    s.pass_to("4.2")
    assert s.facts["last_challenge"]["unopposed"] == unopposed
    assert s.you.power == power


def test_no_power_is_gained_for_an_unopposed_challenge_where_a_plot_says_so() -> None:
    for plot, power in (("A Noble Cause", 1), ("Mercy", 0)):
        s = scene(side(plays=["Giant"], plot=plot), ask="windows", game=GAME)
        s.pass_to("4.2")
        s.you.challenges("military", "Giant")
        s.pass_to("4.2")
        assert s.facts["last_challenge"]["unopposed"] and s.you.power == power


def test_the_winner_counts_a_total_strength() -> None:
    assert won("Giant").you.offered(Verb.USE) == ["Giant"]
    s = scene(side(plays=["Giant", "Hedge Knight"], plot="A Noble Cause"), side(), ask="windows", game=GAME)
    s.pass_to("4.2")
    s.you.challenges("military", "Hedge Knight")
    s.pass_to("4.2.1")
    s.all_pass()
    assert s.you.offered(Verb.USE) == []


def test_who_skips_the_draw_phase_draws_no_cards() -> None:
    s = scene(side(plot="Rest"), at="2.2", ask="windows", game=GAME)
    assert (len(s.you.hand), len(s.foe.hand)) == (0, 2)


def test_one_more_limited_card_may_be_of_one_type_alone() -> None:
    hand = ["The Roseroad", "The Kingsroad", "Permit"]
    for first, second, third in (("The Roseroad", "The Kingsroad", "Permit"), ("Permit", "The Roseroad", "")):
        s = scene(side(hand=hand, gold=9, plays=["Giant"], plot="Tax"), at="marshaling", game=GAME)
        assert sorted(s.you.offered(Verb.MARSHAL)) == sorted(hand)
        s.you.marshals(first)
        assert second in s.you.offered(Verb.MARSHAL)
        s.you.marshals(second)
        assert s.you.offered(Verb.MARSHAL) == [] and third not in s.you.in_play


def test_a_keyword_is_gained_where_another_character_has_it_from_elsewhere() -> None:
    s = scene(side(plays=["Vain Brother"]), side(plays=["Vain Brother"]), ask="windows", game=GAME)
    assert s.card("Vain Brother")["keywords"] == []
    s = scene(
        side(plays=["Vain Brother", {"card": "Hedge Knight", "attachments": ["Bright Banner"]}]),
        ask="windows",
        game=GAME,
    )
    assert s.card("Vain Brother")["keywords"] == ["renown"]
    s.discard("Bright Banner")
    assert s.card("Vain Brother")["keywords"] == []


def test_a_card_is_discarded_while_something_holds() -> None:
    for card, with_herald in (("Old Transport", True), ("Old Ferry", False)):
        s = scene(side(plays=[card, "Theon Greyjoy", "Hedge Knight"]), ask="windows", game=GAME)
        assert card in s.you.in_play
        s = scene(side(plays=[card, "Theon Greyjoy", "Arya Stark"]), ask="windows", game=GAME)
        assert s.you.discard == [card]
        s = scene(side(plays=[card, "Theon Greyjoy", "Herald"]), ask="windows", game=GAME)
        assert (s.you.discard == [card]) == with_herald


def test_unique_cards_that_several_players_control_are_told_by_title() -> None:
    s = scene(
        side(plays=["Arya Stark", "Eddard Stark"], hand=["Purge"]),
        side(plays=["Arya Stark", "Hedge Knight"]),
        ask="windows",
        game=GAME,
    )
    s.you.plays("Purge")
    assert (s.you.discard, s.foe.discard) == (["Arya Stark", "Purge"], ["Arya Stark"])


def test_abilities_are_barred_in_challenges_of_some_types() -> None:
    for type, barred in (("military", True), ("intrigue", False)):
        s = scene(side(hand=["Silence"], plays=["Giant"]), side(plays=["Giant"]), ask="windows", game=GAME)
        s.you.plays("Silence")
        s.pass_to("4.2")
        s.you.challenges(type, "Giant")
        assert s.state.sides[1].cannot_trigger == barred
