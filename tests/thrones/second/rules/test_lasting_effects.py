"""Effects that last, how they end, and values that are counted anew (RR.lasting-effects, RR.effects, RR.modifiers)."""

import pytest

from tests.thrones.scene import reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import RETURNED

DUSK = "Watcher at Dusk"


@rule("RR.effects.4")
def test_who_draws_more_cards_than_there_are_draws_those_there_are() -> None:
    s = reveal("Counting Coppers", you=side(deck=["Varys", "Littlefinger"]), winning=False)
    assert sorted(s.you.hand) == ["Littlefinger", "Varys"]
    assert s.you.deck == []


@rule("RR.effects.4")
def test_a_search_through_more_cards_than_there_are_searches_those_there_are() -> None:
    s = reveal("Summons", you=side(deck=["Little Bird", "Varys", "Sansa Stark", "The Roseroad"]))
    assert sorted(s.you.offered(Verb.PICK)) == ["Sansa Stark", "Varys"]
    s.you.picks("Sansa Stark")
    assert sorted(s.you.deck) == ["Little Bird", "The Roseroad", "Varys"]


@rule("RR.effects.5")
def test_the_end_of_a_penalty_that_lasted_raises_no_strength_by_a_card_effect() -> None:
    randyll = {"card": "Randyll Tarly", "kneeling": True}
    s = scene(you=side(plays=[randyll], hand=["Deep Wound"]), ask="windows")
    s.you.plays("Deep Wound")
    assert s.card("Randyll Tarly")["strength"] == 1
    s.pass_to("5.aw")
    assert s.card("Randyll Tarly")["strength"] == 5
    assert s.card("Randyll Tarly")["kneeling"]


@rule("RR.effects.5")
def test_the_end_of_a_constant_penalty_raises_no_strength_by_a_card_effect() -> None:
    s = scene(you=side(plays=["Randyll Tarly"]), foe=side(plays=["Daenerys Targaryen"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Randyll Tarly")
    assert s.card("Randyll Tarly")["strength"] == 4
    s.all_pass("4.2.1")
    s.foe.defends("Daenerys Targaryen")
    assert s.card("Randyll Tarly")["strength"] == 5
    assert s.you.offered(Verb.USE) == []


@rule("RR.effects.5")
def test_a_card_effect_that_does_raise_it_is_noticed() -> None:
    randyll = {"card": "Randyll Tarly", "kneeling": True}
    s = scene(you=side(plays=[randyll], hand=["Deep Wound", "Fresh Bread"]), ask="windows")
    s.you.plays("Deep Wound")
    s.foe.passes()
    s.you.plays("Fresh Bread")
    assert s.you.offered(Verb.USE) == ["Randyll Tarly"]


@rule("RR.lasting-effects.1")
def test_a_lasting_effect_outlives_its_source() -> None:
    s = scene(you=side(plays=["Margaery Tyrell", "Littlefinger"]), ask="windows")
    s.you.uses("Margaery Tyrell")
    s.you.picks("Littlefinger")
    s.kill("Margaery Tyrell")
    assert s.card("Littlefinger")["strength"] == 7
    s.pass_to("5.aw")
    assert s.card("Littlefinger")["strength"] == 4


@rule("RR.lasting-effects.2")
def test_what_lasts_until_the_end_of_the_phase_is_over_before_what_happens_at_its_end() -> None:
    viserys = {"card": "Viserys Targaryen", "kneeling": True, "attachments": ["Little Bird"]}
    s = scene(
        you=side(plays=[viserys, "Margaery Tyrell", "The Wall"], hand=["Waking the Dragon"]), ask="windows"
    )
    s.you.plays("Waking the Dragon")
    s.foe.passes()
    s.you.uses("Margaery Tyrell")
    s.you.picks("Viserys Targaryen")
    s.pass_to("4.4")
    assert s.you.offered(Verb.USE) == ["The Wall"]  # the phase has not ended yet
    assert s.card("Viserys Targaryen")["strength"] == 4
    s.you.passes()
    assert s.you.offered(Verb.USE) == ["Viserys Targaryen"]  # on his way home at the end of the phase
    assert s.card("Viserys Targaryen")["strength"] == 1


@rule("RR.lasting-effects.2")
def test_what_lasts_until_the_end_of_the_challenge_is_over_with_it() -> None:
    s = scene(you=side(plays=["Robb Stark"], hand=["For the North!"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Robb Stark")
    s.you.plays("For the North!")
    s.pass_to("4.2.5")
    assert s.card("Robb Stark")["strength"] == 7
    s.you.done()
    assert (s.state.step, s.card("Robb Stark")["strength"]) == ("4.aw", 5)


@rule("RR.lasting-effects.3")
def test_nothing_begins_that_would_last_until_the_end_of_a_phase_that_is_over() -> None:
    s = scene(you=side(plays=[DUSK]), ask="windows")
    s.pass_to("4.4")
    assert s.you.decision.why.window == "reaction"
    offers = [option.ability for option in s.you.decision.options if option.verb == Verb.USE]
    assert offers == [1]  # until the end of the round it may last
    s.you.uses(DUSK)
    assert s.card(DUSK)["strength"] == 3
    s.pass_to("7.aw")
    assert s.card(DUSK)["strength"] == 3


@rule("RR.lasting-effects.3")
def test_nothing_begins_that_would_last_until_the_end_of_a_round_that_is_over() -> None:
    s = scene(
        you=side(plays=[DUSK], plots=["A Noble Cause"]),
        foe=side(plots=["A Noble Cause"]),
        at="taxation",
        ask="windows",
    )
    s.all_pass()
    assert (s.state.round, s.state.step) == (2, "1.2")
    assert s.card(DUSK)["strength"] == 2


@rule("RR.modifiers.0")
def test_strength_is_counted_anew_from_its_base_whenever_a_modifier_comes() -> None:
    s = scene(you=side(plays=["Littlefinger"], hand=["Blind Zeal", "Fresh Bread"]), ask="windows")
    s.you.plays("Blind Zeal")
    assert s.card("Littlefinger")["strength"] == 8
    s.foe.passes()
    s.you.plays("Fresh Bread")
    assert s.card("Littlefinger")["strength"] == 12


@rule("RR.modifiers.0")
def test_strength_is_counted_anew_whenever_a_modifier_goes() -> None:
    littlefinger = {"card": "Littlefinger", "attachments": ["Knighted"]}
    s = scene(you=side(plays=[littlefinger], hand=["Blind Zeal"]), ask="windows")
    s.you.plays("Blind Zeal")
    assert s.card("Littlefinger")["strength"] == 10
    s.discard("Knighted")
    assert s.card("Littlefinger")["strength"] == 8


@rule("RR.modifiers.0")
@pytest.mark.parametrize("gold", [0, 3])
def test_a_quantity_that_others_depend_on_is_checked_all_the_time(gold: int) -> None:
    plays = ["Tywin Lannister", "Old Forest Hunter"]
    s = scene(you=side(plays=plays, hand=["Burned Men"], gold=gold), ask="windows")
    assert s.card("Tywin Lannister")["strength"] == 6 + gold
    s.you.uses("Old Forest Hunter")
    assert s.card("Tywin Lannister")["strength"] == 7 + gold


@rule("RR.leaves-play.5", "RR.lasting-effects.1")
def test_a_card_that_left_and_came_back_is_free_of_what_lasted() -> None:
    s = scene(you=side(plays=["Burned Men"], hand=["Deep Wound", "Fresh Bread"], gold=2), ask="windows")
    s.you.plays("Fresh Bread")
    assert s.card("Burned Men")["strength"] == 4
    s.happen([Happening(RETURNED, s.id("Burned Men"), 0)])
    s.foe.passes()
    s.you.ambushes("Burned Men")
    assert s.card("Burned Men")["strength"] == 2
