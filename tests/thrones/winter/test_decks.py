"""Which decks are legal."""

import pytest

from weirwood.core.errors import BadArgument, BadDeck
from weirwood.decks import find_deck, read_decks, ready_decks, written
from weirwood.decks.deck import DeckList
from weirwood.rules import rule
from weirwood.thrones.cards.winter import POOL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.words import AGENDA, EVENT, PLOT
from weirwood.thrones.games.winter import GAME
from weirwood.thrones.pool.deck import Deck, deck_from
from weirwood.thrones.pool.deck_checks import problems
from weirwood.thrones.tournaments.tourney import Entered, find_tourney

FREE = [card for card in POOL.by_code.values() if not card.only_for]
PLOTS = [card for card in FREE if card.type == PLOT and card.pack != "Promo"][:7]


def held(count: int, house: str = "stark") -> list[Card]:
    """So many cards of a House and neutral ones, three of each."""
    cards = [card for card in FREE if card.type <= EVENT and card.faction in (house, "neutral")]
    return [card for card in cards for _ in range(3)][:count]


def deck(cards: list[Card], plots: list[Card] = PLOTS, house: str = "stark", agenda: str = "") -> Deck:
    """A deck of House Stark, or of another."""
    return Deck(POOL.by_code[f"faction-{house}"], POOL.by_code.get(agenda), plots, cards)


def rules(entered: Deck) -> list[str]:
    """The clauses that a deck breaks."""
    return [problem.rule for problem in problems(POOL, entered)]


def test_a_deck_by_the_book_is_legal() -> None:
    assert rules(deck(held(60))) == []


@rule("WE.deck-construction.1", "WE.game-setup.2")
@pytest.mark.parametrize("plots", [PLOTS[:6], [*PLOTS, *PLOTS[:1]], [*PLOTS[:6], PLOTS[0]]])
def test_seven_different_plots(plots: list[Card]) -> None:
    assert "WE.deck-construction.1" in rules(deck(held(60), plots))


@rule("WE.deck-construction.2")
def test_sixty_cards_at_least_and_three_copies_of_each() -> None:
    assert rules(deck(held(59))) == ["WE.deck-construction.2"]
    assert rules(deck(held(100))) == []
    assert rules(deck([*held(59), held(1)[0]])) == ["WE.deck-construction.2"]


@rule("WE.deck-construction.2")
def test_each_version_of_a_title_counts_for_itself() -> None:
    thrones = [card for card in POOL.by_code.values() if card.name == "The Iron Throne"]
    assert len(thrones) == 6
    three_of_each = [throne for throne in thrones for _ in range(3)]
    assert "WE.deck-construction.2" not in rules(deck([*held(60), *three_of_each]))
    assert "WE.deck-construction.2" in rules(deck([*held(60), *three_of_each, thrones[0]]))


@rule("WE.deck-construction.3")
@pytest.mark.parametrize("code", ["U240", "R8", "R211"])
def test_a_card_for_one_house_only_is_in_its_decks_alone(code: str) -> None:
    card = POOL.by_code[code]
    plots, cards = ([*PLOTS[:6], card], []) if card.type == PLOT else (PLOTS, [card])
    assert "WE.deck-construction.3" not in rules(deck([*held(60), *cards], plots))
    assert "WE.deck-construction.3" in rules(deck([*held(60, "martell"), *cards], plots, "martell"))


@rule("WE.house-cards.2")
def test_cards_of_other_houses_may_be_in_a_deck() -> None:
    foreign = [card for card in FREE if card.faction == "lannister" and card.type <= EVENT]
    assert rules(deck([*held(60), *foreign])) == []


@rule("WE.house-cards.1")
def test_the_houses_are_these_six() -> None:
    assert set(POOL.edition.profile.deck_building.houses) == {
        *("stark", "lannister", "baratheon", "greyjoy", "targaryen", "martell")
    }
    assert POOL.faction("tyrell") is None


@rule("WE.agendas.1")
def test_a_deck_has_an_agenda_or_none() -> None:
    assert "WE.agendas.1" not in rules(deck(held(60), agenda="F243"))
    assert "WE.agendas.1" in rules(deck([*held(60), POOL.by_code["F243"]], agenda="F241"))


@rule("WE.card-symbols.2")
def test_tournaments_bar_promotional_cards() -> None:
    tourney = find_tourney("winter", tier="tournament", on="2006-07-01")
    assert tourney is not None
    assert tourney.problems([Entered.of(POOL.by_code["P3"])])[0].rule == "WE.card-symbols.2"
    assert tourney.problems([Entered.of(POOL.by_code["C14"])]) == []
    assert rules(deck([*held(60), POOL.by_code["P3"]])) == []


def test_versions_of_a_title_are_told_by_their_houses() -> None:
    throne = POOL.by_code["U59"]
    assert POOL.find(POOL.called(throne)) is throne
    named = deck_from(POOL, {"faction": "stark", "cards": {"The Iron Throne (Baratheon)": 2}})
    assert named.cards == [throne, throne]


def test_a_deck_with_a_version_of_a_title_is_written_and_read_again() -> None:
    thrones = {throne: 1 for throne in POOL.by_code.values() if throne.name == "The Iron Throne"}
    held = DeckList("Thrones", "winter", POOL.by_code["faction-stark"], None, {}, thrones)
    [reading] = read_decks(written([held], "text"), "winter")
    assert reading.deck.cards == thrones


def test_an_unknown_card_of_a_house_is_told() -> None:
    [reading] = read_decks("Mine\nHouse Stark\n1x The Iron Chair (Greyjoy)\n", "winter")
    assert len(reading.misread) == 1


@pytest.mark.parametrize(
    "words", ['{"name": "Mine", "slots": {"01001": 1}}', '<deck game="x"><section name="Plot"/></deck>']
)
def test_decks_of_other_sites_and_programs_are_refused_in_one_sentence(words: str) -> None:
    with pytest.raises(BadDeck) as error:
        read_decks(words, "winter")
    assert str(error.value).count(".") == str(error.value).count(".o8d") + 1


@pytest.mark.parametrize("form", ["o8d", "thronesdb"])
def test_no_deck_is_written_in_their_forms(form: str) -> None:
    with pytest.raises(BadArgument):
        written([ready_decks("winter")[0]], form)


def test_the_engines_own_form_of_a_deck_is_read() -> None:
    [reading] = read_decks(
        '{"faction": "stark", "plots": {"Taxation": 1}, "cards": {"Lookout": 2}}', "winter"
    )
    assert (reading.misread, sum(reading.deck.cards.values())) == ([], 2)


def test_every_house_and_every_agenda_has_a_legal_ready_deck() -> None:
    decks = ready_decks("winter")
    assert all(one.problems() == [] for one in decks)
    houses = set(POOL.edition.profile.deck_building.houses)
    assert {one.faction.faction for one in decks if one.agenda is None} == houses
    agendas = {card.name for card in POOL.by_code.values() if card.type == AGENDA}
    assert {one.agenda.name for one in decks if one.agenda is not None} == agendas
    foreign = [
        sum(
            count for card, count in one.cards.items() if card.faction not in ("neutral", one.faction.faction)
        )
        for one in decks
    ]
    assert len([count for count in foreign if count >= 8]) >= 2


@rule("WE.card-symbols.2")
def test_the_tournament_format_bars_promotional_cards_from_a_table() -> None:
    promotional = find_deck("A Seat at Every Table", "winter").form()
    seats = [{"deck": promotional}, {"deck": find_deck("Iron Tide", "winter").form()}]
    assert GAME.setup(seats, {})
    with pytest.raises(BadDeck) as error:
        GAME.setup(seats, {"format": "tournament"})
    assert error.value.rule == "WE.card-symbols.2"
