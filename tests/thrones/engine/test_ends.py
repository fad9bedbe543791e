"""How a game ends, by the profile of an edition."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.engine.pack import PACK
from tests.thrones.scene import scene, side
from weirwood.core.outcome import Ending
from weirwood.rules import rule
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.flow.checks import Doomed, EnoughPower
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import CHARACTER, POWER_GAINED


def with_power(power: int) -> dict[str, object]:
    return side(plays=[{"card": "Eddard Stark", "power": power}])


@rule("ED.victory")
def test_the_power_that_wins_is_a_value_of_the_edition() -> None:
    assert scene(with_power(9)).state.outcome is None
    won = scene(with_power(9), game=joust_with("ends", power=9)).state.outcome
    assert won is not None and won.winners == (0,) and won.reason == Ending.POWER


@rule("ED.victory")
def test_an_ability_may_change_the_power_that_a_player_needs() -> None:
    game = joust_with("ends", cards=[PACK])
    for power, other, winners in ((16, 14, None), (16, 15, (1,)), (17, 14, (0,))):
        you = side(plays=[{"card": "Eddard Stark", "power": power}, "Far Throne"])
        outcome = scene(you, with_power(other), game=game).state.outcome
        assert (None if outcome is None else outcome.winners) == winners


@rule("ED.elimination")
def test_what_eliminates_is_a_list_of_the_edition() -> None:
    """Whoever has five doomed cards in the dead pile is out, in an edition that checks for it."""
    pack = Pack("second", "Doom")
    pack.event("t-doomed Doomed Deed", "neutral", cost=0, keywords="doomed")
    for count, checks, winners in (
        (4, (Doomed(4), EnoughPower()), None),
        (5, (Doomed(4), EnoughPower()), (1,)),
        (5, (EnoughPower(),), None),
    ):
        game = joust_with("ends", cards=[pack], checks=checks)
        outcome = scene(side(dead=["Doomed Deed"] * count), game=game).state.outcome
        assert (None if outcome is None else outcome.winners) == winners


@rule("ED.draw-game")
def test_where_all_are_eliminated_at_once_one_of_them_wins_or_nobody_does() -> None:
    empty = side(deck=[])
    assert scene(empty, empty, first_player=1).asks(1, "end-order")
    outcome = scene(empty, empty, game=joust_with("ends", all_out_is_a_draw=True)).state.outcome
    assert outcome is not None and outcome.winners == () and outcome.reason == Ending.DRAW


@rule("ED.victory-sim")
def test_where_several_win_at_once_the_first_player_decides_or_wins() -> None:
    asked = scene(with_power(15), with_power(16), first_player=1)
    assert asked.asks(1, "end-order")
    outcome = scene(
        with_power(15), with_power(16), first_player=1, game=joust_with("ends", first_player_decides=False)
    ).state.outcome
    assert outcome is not None and outcome.winners == (1,)
    assert asked.state.outcome is None


@rule("ED.deck-out")
def test_an_empty_deck_eliminates_or_only_gives_no_card() -> None:
    outcome = scene(side(deck=[]), at="marshaling").state.outcome
    assert outcome is not None and outcome.winners == (1,)
    s = scene(side(deck=[]), at="2.2", ask="windows", game=joust_with("ends", checks=(EnoughPower(),)))
    assert s.state.outcome is None and (len(s.you.hand), len(s.foe.hand)) == (0, 2)


@rule("ED.power-cards")
def test_power_is_held_by_what_the_edition_says() -> None:
    for game, power in ((joust_with("ends"), 1), (joust_with("ends", power_hosts=1 << CHARACTER), 0)):
        s = scene(side(plays=["The Red Keep", "Eddard Stark"]), ask="windows", game=game)
        s.happen([Happening(POWER_GAINED, s.id(name), 0, 1) for name in ("The Red Keep", "Eddard Stark")])
        assert (s.card("The Red Keep")["power"], s.card("Eddard Stark")["power"]) == (power, 1)


DOOMING = joust_with("ends", cards=[PACK], checks=(Doomed(4), EnoughPower()))
"""Joust with doomed cards."""


def test_who_counts_as_having_more_doomed_cards_is_out_as_soon_as_that_holds() -> None:
    four = side(dead=["Cursed Lord"] * 4)
    assert scene(four, game=DOOMING).state.outcome is None
    outcome = scene(four, side(plays=["Dark Pyramid"]), game=DOOMING).state.outcome
    assert outcome is not None and outcome.winners == (1,)
    s = scene(
        side(hand=["Doom"]),
        side(plays=["Eddard Stark"], dead=["Cursed Lord"] * 4),
        "marshaling",
        game=DOOMING,
    )
    s.you.marshals("Doom", on="Eddard Stark")
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)


def test_doomed_cards_are_counted_for_each_player() -> None:
    s = scene(
        side(plays=["Cursed Lord", "Dark Pyramid"], agenda="Vow"),
        side(dead=["Cursed Lord"] * 2, plays=[{"card": "Eddard Stark", "attachments": ["Doom"]}]),
        ask="windows",
        game=DOOMING,
    )
    assert [(seat["goal"], seat["doomed"]) for seat in s.facts["seats"]] == [(20, 0), (15, 4)]
    assert "goal" not in scene().facts["seats"][0]


def test_what_depends_on_doomed_cards_reads_what_a_player_counts_as_having() -> None:
    s = scene(side(plays=["Cursed Lord", "Shadow"]), ask="windows", game=DOOMING)
    assert s.card("Cursed Lord")["strength"] == 1
    s.kill("Cursed Lord")
    s = scene(side(plays=["Cursed Lord", "Shadow", "Dark Pyramid"]), ask="windows", game=DOOMING)
    assert s.card("Cursed Lord")["strength"] == 4
    assert s.state.is_immune(s.id("Shadow"), s.id("Cursed Lord")) is False
    assert s.state.record(s.id("Shadow")).immune
    s.discard("Dark Pyramid")
    assert s.card("Cursed Lord")["strength"] == 1 and not s.state.record(s.id("Shadow")).immune
    s.kill("Cursed Lord")
    assert s.state.record(s.id("Shadow")).immune
