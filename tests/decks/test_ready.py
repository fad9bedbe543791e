"""The decks that come with the project."""

import random
from collections import Counter
from pathlib import Path

import pytest

from weirwood.core.errors import BadArgument, BadDeck
from weirwood.decks import (
    DeckList,
    Reading,
    find_deck,
    find_tourney,
    read_decks,
    read_file,
    ready_decks,
    written,
)
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.words import AGENDA, CHARACTER
from weirwood.thrones.games.second import JOUST as GAME

JOUST = "second/joust"
DECKS = ready_decks(JOUST)
LEGAL = [deck for deck in DECKS if not deck.standalone]


def named(deck: DeckList) -> str:
    return deck.name


def test_there_are_four_decks_of_our_own_for_every_faction_two_of_them_of_the_core_set() -> None:
    for decks in (LEGAL[:16], LEGAL[16:32]):
        assert set(Counter(deck.faction.faction for deck in decks).values()) == {2}
        assert len({(deck.faction, deck.agenda) for deck in decks}) == 16
    assert {card.pack for deck in LEGAL[:16] for card in (*deck.plots, *deck.cards)} == {"Core"}
    assert len({deck.name for deck in DECKS}) == len(DECKS)


def test_every_deck_from_all_packs_has_cards_of_several_packs_and_every_agenda_has_a_deck() -> None:
    for deck in LEGAL[16:32]:
        assert len({card.pack for card in (*deck.plots, *deck.cards)}) > 2, deck.name
    agendas = {card for card in find_book(JOUST).pool.by_code.values() if card.type == AGENDA}
    assert {deck.agenda for deck in LEGAL} == agendas


@pytest.mark.parametrize("deck", LEGAL, ids=named)
def test_a_legal_deck_is_small_enough_and_has_enough_characters(deck: DeckList) -> None:
    assert Reading(deck, []).problems(find_tourney(JOUST, "worlds-2016")) == []
    assert 60 <= sum(deck.cards.values()) <= 61
    assert 28 <= sum(count for card, count in deck.cards.items() if card.type == CHARACTER) <= 42


@pytest.mark.parametrize("deck", [deck for deck in DECKS if deck.standalone], ids=named)
def test_a_standalone_deck_says_that_it_is_not_legal(deck: DeckList) -> None:
    assert deck.problems() != []


@pytest.mark.parametrize("form", ["text", "thronesdb", "o8d"])
@pytest.mark.parametrize("deck", DECKS, ids=named)
def test_a_deck_survives_every_form(deck: DeckList, form: str) -> None:
    [reading] = read_decks(written([deck], form), JOUST)
    assert reading.misread == []
    assert (reading.deck.name, reading.deck.form()) == (deck.name, deck.form())


@pytest.mark.parametrize("form", ["text", "thronesdb"])
def test_many_decks_go_into_one_text(form: str) -> None:
    again = [reading.deck.form() for reading in read_decks(written(DECKS, form), JOUST)]
    assert again == [deck.form() for deck in DECKS]


def test_an_o8d_file_holds_one_deck_and_other_forms_do_not_exist() -> None:
    with pytest.raises(BadArgument):
        written(DECKS, "o8d")
    with pytest.raises(BadArgument):
        written(DECKS[:1], "pdf")


def test_a_deck_is_found_by_its_name_or_in_a_file(tmp_path: Path) -> None:
    deck = DECKS[0]
    assert find_deck(deck.name.upper()) is deck
    path = tmp_path / "deck.txt"
    path.write_text(written([deck], "text"), encoding="utf-8")
    assert find_deck(str(path)).form() == deck.form()


def test_a_deck_that_is_not_there_brings_the_nearest_names() -> None:
    with pytest.raises(BadDeck, match=DECKS[0].name):
        find_deck(DECKS[0].name[:-1])
    with pytest.raises(BadDeck):
        find_deck("no such deck")


def test_a_file_with_unknown_cards_is_no_deck_to_play(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("A deck\nStark\n1x Nobody\n", encoding="utf-8")
    with pytest.raises(BadDeck, match="Nobody"):
        find_deck(str(path))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadDeck):
        read_file(path, JOUST)
    with pytest.raises(BadArgument):
        read_file(tmp_path, JOUST)


def test_a_game_without_decks_has_none() -> None:
    assert ready_decks("intrigue") == ()


@pytest.mark.parametrize(
    "pair", list(zip(DECKS[::2], DECKS[-1::-2], strict=False)), ids=lambda pair: pair[0].name
)
def test_a_ready_deck_is_played_to_the_end(pair: tuple[DeckList, DeckList]) -> None:
    seats = [{"deck": deck.form()} for deck in pair]
    options = {"check_decks": not any(deck.standalone for deck in pair)}
    state = GAME.start(GAME.setup(seats, options), 7)
    chance = random.Random(7)
    while state.outcome is None:
        decision = state.decisions[0]
        state.apply_index(decision.seat, chance.randrange(len(decision.options)))
    assert state.round > 1


def test_a_file_that_is_no_deck_is_quoted_only_in_part(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("".join(f"3x Nonsense of number {number}\n" for number in range(60)), encoding="utf-8")
    with pytest.raises(BadDeck) as refused:
        find_deck(str(file))
    assert 0 < refused.value.message.count("Nonsense") <= 5
    assert len(refused.value.message) < 600
