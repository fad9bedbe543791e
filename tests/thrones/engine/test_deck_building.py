"""What decks are made of, by the profile of an edition."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.thrones.engine.editions import joust_with
from weirwood.core.errors import BadDeck
from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.cards.second.ready import ready_decks
from weirwood.thrones.game import Variant
from weirwood.thrones.tournaments.legality import Legality, Lists, Product, Tier
from weirwood.thrones.tournaments.tourney import Entered, Tourney

STARK, LANNISTER = ready_decks()
PLOTS = list(STARK["plots"])
SECOND = joust_with("deck_building")


def deck(**values: Any) -> dict[str, Any]:
    """A legal deck of House Stark, changed."""
    return {**STARK, **values}


def begins(game: Variant, form: dict[str, Any], other: dict[str, Any] | None = None) -> bool:
    """Whether a game with a deck reaches its first decision; else one sentence says why it does not."""
    seats = [{"name": "You", "deck": form}, {"name": "Foe", "deck": other or form}]
    try:
        match = Match(game, game.setup(seats, {}), 1)
    except BadDeck as error:
        assert len((error.data or {}).get("problems", [error])) == 1
        return False
    return match.decision(0).options[0].verb == Verb.KEEP


@rule("ED.houses")
def test_the_houses_are_those_of_the_edition() -> None:
    two = joust_with("deck_building", houses={"stark": "House Stark", "tyrell": "House Tyrell"})
    assert begins(SECOND, LANNISTER) and begins(two, STARK)
    assert not begins(two, LANNISTER)


@rule("ED.draw-deck")
def test_decks_are_built_or_those_of_the_game() -> None:
    assert begins(SECOND, STARK)
    assert not begins(joust_with("deck_building", fixed=True), STARK)
    fixed = joust_with("deck_building", decks=(STARK, LANNISTER), fixed=True)
    stark, lannister = ({"faction": deck["faction"]} for deck in (STARK, LANNISTER))
    assert begins(fixed, stark, lannister)
    assert not begins(fixed, stark)
    assert not begins(fixed, deck(cards=STARK["cards"] | {"01141": 3}), lannister)


@rule("ED.draw-deck-min")
def test_how_many_cards_a_draw_deck_needs_is_a_value_of_the_edition() -> None:
    few = deck(cards=dict(list(STARK["cards"].items())[:25]))
    assert not begins(SECOND, few)
    assert begins(joust_with("deck_building", draw_deck=50), few)


@rule("ED.copies")
def test_how_many_copies_a_deck_may_have_is_a_value_of_the_edition() -> None:
    four = deck(cards=STARK["cards"] | {"01141": 4})
    assert not begins(SECOND, four)
    assert begins(joust_with("deck_building", copies=4), four)
    assert begins(joust_with("deck_building", copies=None), four)


@rule("ED.out-of-house-deck")
def test_cards_of_other_houses_need_an_agenda_or_only_no_loyalty() -> None:
    free = joust_with("deck_building", other_houses=True)
    for name, is_loyal in (("Tyrion Lannister", False), ("Tywin Lannister", True)):
        mixed = deck(cards=STARK["cards"] | {name: 1})
        assert not begins(SECOND, mixed)
        assert begins(free, mixed) is not is_loyal


@rule("ED.out-of-house-deck")
def test_a_card_for_one_house_alone_is_in_no_deck_of_another() -> None:
    pack = Pack("second", "Houses")
    pack.event("t-north Northern Secrets", "neutral", cost=0, only_for="stark")
    pack.event("t-west Western Secrets", "neutral", cost=0, only_for="lannister")
    for other_houses in (True, False):
        game = joust_with("deck_building", cards=[pack], other_houses=other_houses)
        assert begins(game, deck(cards=STARK["cards"] | {"t-north": 1}), STARK)
        assert not begins(game, deck(cards=STARK["cards"] | {"t-west": 1}), STARK)


@rule("ED.copies")
def test_versions_of_a_title_are_copies_of_it_or_count_for_themselves() -> None:
    pack = Pack("second", "Versions")
    pack.event("t-one Twice Told Tale", "neutral", cost=0)
    pack.event("t-two Twice Told Tale", "neutral", cost=0)
    for told, each in ((3, False), (4, True)):
        game = joust_with("deck_building", cards=[pack], versions_are_copies=not each)
        assert begins(game, deck(cards=STARK["cards"] | {"t-one": 2, "t-two": told - 2}), STARK)
        more = deck(cards=STARK["cards"] | {"t-one": told, "t-two": 0 if each else 1})
        assert not begins(game, more, STARK)


@rule("ED.plot-deck")
def test_how_many_plots_may_be_doubled_is_a_value_of_the_edition() -> None:
    one, two = deck(plots=[*PLOTS[:6], PLOTS[0]]), deck(plots=[*PLOTS[:5], *PLOTS[:2]])
    none = joust_with("deck_building", doubled_plots=0)
    assert begins(none, STARK) and not begins(none, one)
    assert begins(SECOND, one) and not begins(SECOND, two)
    assert begins(joust_with("deck_building", doubled_plots=2), two)


@rule("ED.agendas")
def test_decks_have_agendas_where_the_edition_has_them() -> None:
    sworn = deck(agenda="Fealty", cards=dict.fromkeys(list(STARK["cards"])[:20], 3))
    assert begins(SECOND, sworn)
    assert not begins(joust_with("deck_building", agendas=False), sworn)


def test_how_many_plots_a_deck_has_is_a_value_of_the_edition() -> None:
    five = deck(plots=PLOTS[:5])
    assert not begins(SECOND, five)
    assert begins(joust_with("deck_building", plots=5), five)


@rule("ED.restricted")
@pytest.mark.parametrize(("barred", "told"), [("lists", ["01001"]), ("skull", ["gift"]), (None, [])])
def test_tournaments_bar_cards_of_their_lists_or_promotional_ones(
    barred: str | None, told: list[str]
) -> None:
    day = date(2020, 1, 1)
    products = [Product("Core", released=day), Product("Gifts", released=day)]
    legality = Legality(products, lists=[Lists(day, banned=("01001",))])
    edition = joust_with("deck_building", barred=barred)._edition
    tourney = Tourney(edition, legality, day, Tier("relaxed", 0, ""))
    held = [Entered("A plot", "01001", "Core"), Entered("A present", "gift", "Gifts", promotional=True)]
    assert [code for problem in tourney.problems(held) for code in problem.cards] == told
