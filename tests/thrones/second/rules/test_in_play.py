"""In play and out of play: which cards are, and what enters and leaves it (RR.in-play, RR.enters-play)."""

import pytest

from tests.thrones.scene import reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import TAKEN_OUT

PLOT = "A Noble Cause"


@rule("RR.in-play.1", "RR.in-play.2")
def test_these_cards_are_in_play_and_no_others() -> None:
    arya = {"card": "Arya Stark", "duplicates": ["Arya Stark"], "attachments": ["Little Bird"]}
    s = scene(
        you=side(
            plays=[arya, "The Roseroad", "Varys"],
            hand=["Bodyguard", "Dracarys!"],
            deck=["Ghost"],
            discard=["Ice"],
            dead=["Robb Stark"],
            plot=PLOT,
            plots=["Confiscation"],
            used=["Calling the Banners"],
            agenda="Fealty",
        ),
        ask="windows",
    )
    s.happen([Happening(TAKEN_OUT, s.id("Varys"), 0)])
    mine = [card for card in range(len(s.state.cards)) if s.state.owner(card) == 0]
    inside = sorted(s.name(card) for card in mine if s.state.in_play(card))
    outside = sorted(s.name(card) for card in mine if not s.state.in_play(card))
    assert inside == [PLOT, "Arya Stark", "Arya Stark", "House Stark", "Little Bird", "The Roseroad"]
    assert outside == [
        "Bodyguard",
        "Calling the Banners",
        "Confiscation",
        "Dracarys!",
        "Fealty",
        "Ghost",
        "Ice",
        "Robb Stark",
        "Varys",
    ]


@rule("RR.in-play.2")
def test_cards_out_of_play_are_not_among_the_cards_an_ability_speaks_of() -> None:
    s = scene(
        you=side(plays=["Margaery Tyrell"], hand=["Varys"], discard=["Sansa Stark"], dead=["Robb Stark"]),
        foe=side(hand=["Littlefinger"]),
        ask="windows",
    )
    s.you.uses("Margaery Tyrell")
    assert s.card("Margaery Tyrell")["strength"] == 6  # the only character in play


@rule("RR.in-play.3")
def test_taking_control_is_neither_leaving_nor_entering_play() -> None:
    viserys = {"card": "Viserys Targaryen", "power": 2, "attachments": ["Little Bird"]}
    s = scene(you=side(hand=["Ward"], gold=4), foe=side(plays=[viserys]), at="marshaling", ask="windows")
    s.you.marshals("Ward")
    assert s.card("Viserys Targaryen")["controller"] == 0
    assert s.state.decisions[0].kind.value == "act"  # his interrupt to leaving play was not offered
    assert (s.you.power, s.foe.power) == (2, 0)
    assert s.card("Little Bird")["zone"] == "attached"


@rule("RR.in-play.3")
def test_a_character_taken_over_has_not_entered_play() -> None:
    s = scene(
        you=side(hand=["Take the Black"], gold=3),
        foe=side(plays=["Vanguard Lancer"], power=3),
        at="dominance",
        ask="windows",
    )
    s.you.plays("Take the Black")
    assert s.you.in_play == ["Vanguard Lancer"]
    assert s.foe.offered() == ["pass"]  # the lancer does not react
    assert s.foe.power == 3


@rule("RR.in-play.4")
def test_a_faction_card_is_no_target_of_what_would_remove_it() -> None:
    s = scene(you=side(hand=["Banished"]), foe=side(plays=["Varys"]), ask="windows")
    s.you.plays("Banished")
    assert s.foe.discard == ["Varys"]  # the only choice
    alone = scene(you=side(hand=["Banished"]), foe=side(), ask="windows")
    assert alone.you.offered(Verb.PLAY) == []


@rule("RR.in-play.4", "RR.in-play.5")
def test_what_removes_all_removes_neither_faction_cards_nor_plots() -> None:
    s = scene(you=side(hand=["All Razed"], plot=PLOT), foe=side(plays=["Varys"], plot=PLOT), ask="windows")
    s.you.plays("All Razed")
    assert s.foe.discard == ["Varys"]
    for seat in s.facts["seats"]:
        assert s.facts["cards"][seat["faction_card"]]["zone"] == "faction"
        assert s.facts["cards"][seat["plot"]]["zone"] == "plot"
    useless = scene(you=side(hand=["All Razed"], plot=PLOT), foe=side(plot=PLOT), ask="windows")
    assert useless.you.offered(Verb.PLAY) == []


@rule("RR.in-play.4", "RR.in-play.5")
@pytest.mark.parametrize("kind", range(TAKEN_OUT + 1))
def test_nothing_takes_a_faction_card_or_a_plot_out_of_play(kind: int) -> None:
    s = scene(you=side(plot=PLOT, power=2), ask="windows")
    s.happen([Happening(kind, s.you.facts["faction_card"], 0), Happening(kind, s.you.facts["plot"], 0)])
    assert s.facts["cards"][s.you.facts["faction_card"]]["zone"] == "faction"
    assert s.card(PLOT)["zone"] == "plot"
    assert s.you.power == 2


@rule("RR.in-play.5")
def test_a_plot_leaves_play_when_its_owner_reveals_the_next() -> None:
    s = reveal(PLOT, you=side(plot="Calling the Banners", plots=["Confiscation"]))
    assert not s.state.in_play(s.id("Calling the Banners"))
    assert s.state.in_play(s.id(PLOT))
    assert s.you.facts["income"] == 5


@rule("RR.enters-play.1")
def test_a_card_marshaled_enters_play() -> None:
    s = scene(you=side(hand=["Vanguard Lancer"], gold=2), foe=side(power=2), at="marshaling", ask="windows")
    s.you.marshals("Vanguard Lancer")
    s.you.uses("Vanguard Lancer")
    assert s.foe.power == 1


@rule("RR.enters-play.1")
def test_a_card_put_into_play_enters_play() -> None:
    s = reveal("Reinforcements", you=side(discard=["Vanguard Lancer"]), foe=side(power=2))
    s.you.uses("Vanguard Lancer")
    assert s.foe.power == 1


@rule("RR.enters-play.1")
@pytest.mark.parametrize("way", ["ambush", "put"])
def test_a_card_enters_play_by_ambush_as_by_an_effect(way: str) -> None:
    you = side(plays=["Arianne Martell"], hand=["Areo Hotah"], gold=5 if way == "ambush" else 0)
    s = scene(you=you, foe=side(plays=["Ranging Party"]), first_player=1, ask="windows")
    s.all_pass("4.2")
    s.foe.challenges("military", "Ranging Party")
    s.foe.passes()
    if way == "ambush":
        s.you.ambushes("Areo Hotah")
    else:
        s.you.uses("Arianne Martell")
    s.you.uses("Areo Hotah")
    assert s.card("Ranging Party")["participating"] is None


@rule("RR.enters-play.1")
def test_a_card_that_comes_back_enters_play_again() -> None:
    you = side(plays=[{"card": "Summer", "kneeling": True}], hand=["Summer"], gold=3, discard=["Bran Stark"])
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals("Summer")  # a duplicate does not enter play anew
    assert s.state.decisions[0].kind.value == "act"
    assert s.you.discard == ["Bran Stark"]
