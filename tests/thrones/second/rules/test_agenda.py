"""Agendas: one for a deck, seen by all, out of play, and never removed (RR.agenda)."""

import pytest

from tests.thrones.scene import GAME, reveal, scene, side
from weirwood.core.errors import UnknownCard
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_checks import problems

PLOTS = ["A Clash of Kings", "A Noble Cause", "Confiscation", "Counting Coppers", "Summons", "Taxation"]


def _deck(agenda: str | None, cards: list[str]) -> Deck:
    found = [POOL.find(name) for name in cards]
    plots = [POOL.find(name) for name in [*PLOTS, "Rebuilding"]]
    return Deck(POOL.by_code["faction-stark"], None if agenda is None else POOL.find(agenda), plots, found)


@rule("RR.agenda.1", "RR.deckbuilding.2")
@pytest.mark.parametrize("agenda", [None, "Fealty", "Banner of the Rose"])
def test_a_deck_has_one_agenda_at_most(agenda: str | None) -> None:
    def clauses(cards: list[str]) -> list[str]:
        return [problem.rule for problem in problems(POOL, _deck(agenda, cards))]

    assert "RR.agenda.1" not in clauses(["Robb Stark"])
    assert "RR.agenda.1" in clauses(["Robb Stark", "Banner of the Lion"])


@rule("RR.agenda.1")
def test_two_agendas_cannot_even_be_named() -> None:
    deck = {"faction": "stark", "agenda": ["Fealty", "Banner of the Rose"], "plots": [], "cards": []}
    with pytest.raises(UnknownCard):
        GAME.setup([{"name": "A", "deck": deck}, {"name": "B", "deck": deck}], {})


@rule("RR.agenda.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_see_factions_and_agendas_from_the_set_up_on(viewer: int | None) -> None:
    decks = [
        {"faction": "stark", "agenda": "Fealty", "plots": PLOTS, "cards": {"Robb Stark": 60}},
        {"faction": "tyrell", "agenda": "Banner of the Lion", "plots": PLOTS, "cards": {"Robb Stark": 60}},
    ]
    setup = GAME.setup(
        [{"name": str(seat), "deck": deck} for seat, deck in enumerate(decks)], {"check_decks": False}
    )
    state = GAME.start(setup, 1)
    assert state.step == "setup.7"
    view = state.view(viewer)
    names = {card["id"]: card.get("name") for card in view["cards"]}
    shown = [(names[seat["faction_card"]], names[seat["agenda"]]) for seat in view["seats"]]
    assert shown == [("House Stark", "Fealty"), ("House Tyrell", "Banner of the Lion")]


@rule("RR.agenda.3")
def test_an_agenda_is_neither_chosen_nor_counted_but_its_text_works() -> None:
    mine = side(agenda="Fealty", plays=["Robb Stark"], hand=["Banished"])
    s = scene(mine, side(agenda="Banner of the Lion", plays=["Arya Stark", "Sansa Stark"]), ask="windows")
    assert s.card("Fealty")["zone"] == "agenda"
    assert not s.state.in_play(s.card("Fealty")["id"])
    assert s.you.in_play == ["Robb Stark"]
    s.you.plays("Banished")
    assert "Banner of the Lion" not in s.you.offered()
    s.you.picks("Arya Stark")
    s.foe.passes()
    assert s.you.offered(Verb.USE) == ["Fealty"]


@rule("RR.agenda.4")
def test_an_agenda_cannot_be_removed_from_the_game() -> None:
    s = scene(side(agenda="Fealty", hand=["Forsaken Oath"]), side(agenda="Banner of the Lion"), ask="windows")
    s.you.plays("Forsaken Oath")
    assert s.you.gold == 1
    for agenda in ("Fealty", "Banner of the Lion"):
        assert s.card(agenda)["zone"] == "agenda"
    s.foe.passes()
    assert s.you.offered(Verb.USE) == ["Fealty"]


@rule("RR.agenda.3")
def test_the_constant_text_of_an_agenda_holds() -> None:
    sworn = side(agenda="Oath of Steel", plays=["Robb Stark"], hand=["Arya Stark"], gold=3)
    s = scene(sworn, side(agenda="Fealty", plays=["Eddard Stark"]), at="marshaling", ask="windows")
    assert (s.card("Robb Stark")["strength"], s.card("Eddard Stark")["strength"]) == (6, 5)
    s.you.marshals("Arya Stark")
    assert s.card("Arya Stark")["strength"] == 3


@rule("RR.agenda.3")
def test_a_plot_that_discards_does_not_see_agendas() -> None:
    s = reveal("Marched to the Wall", you=side(agenda="Fealty", plays=["Robb Stark"]))
    assert s.you.discard == ["Robb Stark"]
    assert s.card("Fealty")["zone"] == "agenda"
