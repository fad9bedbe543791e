"""What can be looked up over HTTP: games, decks, cards, rules, and what describes the interface itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.server.guests import Guest, first_answer, server
from weirwood.core.catalogue import find_kit, game_ids
from weirwood.server.http import books
from weirwood.server.wire import http as wire_http
from weirwood.thrones.books import find_book


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with server(Path(tmp_path_factory.mktemp("server"))) as client:
        yield Guest(client)


def test_every_registered_game_is_offered(guest: Guest) -> None:
    games = msgspec.convert(guest.get("/api/games"), wire_http.Games).games
    assert [game.id for game in games] == list(game_ids())
    assert all(game.bots for game in games)


@pytest.mark.parametrize("game", game_ids())
def test_a_table_of_every_game_begins_at_once_against_bots(guest: Guest, game: str) -> None:
    facts = next(each for each in guest.get("/api/games")["games"] if each["id"] == game)
    bots = [{"kind": "bot", "bot": "heuristic"}] * (facts["seats"][0] - 1)
    with guest.at(guest.open(game, {"kind": "me"}, *bots)) as chair:
        assert chair.decision["options"]
        chair.ask("concede")


def test_decks_are_listed_with_their_cards(guest: Guest) -> None:
    decks = msgspec.convert(guest.get("/api/decks?game=second/joust"), wire_http.Decks).decks
    assert len(decks) > 5
    for deck in decks:
        assert deck.plots and deck.cards and (deck.legal or deck.standalone)
    assert guest.get("/api/decks?game=intrigue") == {"decks": []}
    guest.get("/api/decks?game=poker", 404)
    guest.get("/api/decks", 400)


def test_a_pasted_deck_shows_all_its_problems_and_can_be_played_once_it_is_legal(guest: Guest) -> None:
    text = "Mine\nHouse Stark\n\n3x Eddard Stark (Core)\n4x Ice\n1x Sumer\n"
    answer = guest.post("/api/decks/check", game="second/joust", text=text)
    [deck] = msgspec.convert(answer, wire_http.CheckedDecks).decks
    assert deck.name == "Mine" and not deck.legal and len(deck.problems) > 2 and deck.form is None
    ready = guest.get("/api/decks?game=second/joust")["decks"][0]
    lines = [ready["name"], ready["faction"], ready["agenda"] or ""]
    lines += [f"{line['count']}x {line['code']}" for line in (*ready["plots"], *ready["cards"])]
    [deck] = guest.post("/api/decks/check", game="second/joust", text="\n".join(lines))["decks"]
    assert deck["legal"], deck["problems"]
    seats: list[dict[str, Any]] = [{"kind": "me", "deck": deck["form"]}, {"kind": "bot"}]
    guest.open("second/joust", *seats)


@pytest.mark.parametrize("game", game_ids())
def test_the_cards_of_every_game_have_pages(guest: Guest, game: str) -> None:
    cards = msgspec.convert(guest.get(f"/api/cards?game={game}"), wire_http.Cards).cards
    assert bool(cards) == bool(find_kit(game).book)
    for card in cards[::40]:
        assert guest.get(f"/api/cards/{card.code}")["name"] == card.name


def test_cards_have_text_and_rules(guest: Guest) -> None:
    cards = msgspec.convert(guest.get("/api/cards?game=second/joust"), wire_http.Cards).cards
    assert len(cards) > 150 and len({card.code for card in cards}) == len(cards)
    page = msgspec.convert(guest.get("/api/cards/01144"), wire_http.CardWithRules)
    assert page.name == "Eddard Stark" and page.strength and page.icons
    assert any("renown" in rule.id for rule in page.rules)
    assert any(".reaction" in rule.id for rule in page.rules) == ("reaction" in page.headings)
    for card in cards:
        heads = " ".join(line.head for line in card.lines).casefold()
        assert all(line.text and ":" not in line.head for line in card.lines)
        assert all(heading in heads for heading in card.headings)
    assert guest.get("/api/cards/99999", 404)["error"]["code"] == "unknown-card"
    assert guest.get("/api/cards?game=intrigue") == {"cards": []}


def test_a_card_is_explained_where_the_book_of_its_game_speaks_of_it(guest: Guest) -> None:
    def topics(code: str) -> set[str]:
        return {rule["id"].partition(".")[2] for rule in guest.get(f"/api/cards/{code}")["rules"]}

    eddard, varys, direwolf, escort = (topics(f"HBS{number}") for number in ("01", "20", "27", "14"))
    assert {"responses.1", "keywords.2", "unique-cards.1"} <= eddard and not {
        "keywords.1",
        "save-responses.1",
    } & eddard
    assert {"passive-abilities.1", "keywords.3", "keywords.4"} <= varys and "responses.1" not in varys
    assert "save-responses.1" in direwolf and escort == {"responses.1", "responses.2", "responses.3"}


@pytest.mark.parametrize("edition", ["second", "hbo", "winter"])
def test_abilities_are_called_as_their_edition_calls_them(edition: str) -> None:
    """What the filter of the cards page offers stands at the head of a text, or is what goes without a head."""
    game = next(id for id in game_ids() if find_kit(id).rules == edition)
    heads = {heading for page in books.card_pages(game) for heading in page.headings}
    without = {"action", find_book(edition).pool.edition.lexicon.say("[forced]")}
    printed = {line.head.casefold() for page in books.card_pages(game) for line in page.lines}
    assert {head for head in heads - without if not any(head in one for one in printed)} == set()


def test_a_card_shows_what_the_books_answer_and_what_we_rule(guest: Guest) -> None:
    def rulings(name: str) -> list[wire_http.RulingFacts]:
        cards = guest.get("/api/cards?game=second/melee")["cards"]
        code = next(card["code"] for card in cards if card["name"] == name)
        return msgspec.convert(guest.get(f"/api/cards/{code}"), wire_http.CardWithRules).rulings

    catelyn = rulings("Catelyn Stark")
    assert [one.rules for one in catelyn if not one.ours] == [[f"FAQ.qa.catelyn.{n}"] for n in (1, 2, 3, 4)]
    whispers = rulings("Master of Whispers")
    assert any(one.ours and one.rules == ["RR.titles.9"] and one.asked for one in whispers)
    assert any("RR.intimidate.1" in one.rules and one.ours for one in rulings("Robert Baratheon"))
    assert rulings("Summer") == [], "Summer Harvest is another card"


def test_rules_have_clauses_and_the_round(guest: Guest) -> None:
    rules = msgspec.convert(guest.get("/api/rules?game=second/joust"), wire_http.Rules)
    assert len(rules.clauses) > 300
    steps = [step for phase in rules.framework for step in phase.steps]
    assert {"1.aw", "4.2.aw1"} <= {step.id for step in steps if step.window}
    known = {clause.id for clause in rules.clauses}
    assert all(step.rule in known for step in steps)
    assert msgspec.convert(guest.get("/api/rules?game=intrigue"), wire_http.Rules).framework == []


def test_the_interface_describes_itself(guest: Guest) -> None:
    document = guest.get("/openapi.json")
    assert document["openapi"].startswith("3.1")
    assert {"/healthz", "/api/tables", "/api/tables/{table}/fork"} <= set(document["paths"])
    names = set(document["components"]["schemas"])
    for path in document["paths"].values():
        for operation in path.values():
            assert str(operation).count("#/components/schemas/") >= 2
            for word in str(operation).split("#/components/schemas/")[1:]:
                assert word.split("'")[0] in names


def test_public_tables_are_listed_and_private_ones_are_not(guest: Guest) -> None:
    client = guest.http
    other = Guest(client, "Bob")
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    public = guest.open("intrigue", *seats, private=False)
    private = guest.open("intrigue", *seats)
    listed = {table["id"]: table for table in other.get("/api/tables")["tables"]}
    assert public in listed and private not in listed
    assert listed[public]["seat"] is None and "link" not in listed[public]
    mine = {table["id"]: table for table in guest.get("/api/tables")["tables"]}
    assert mine[private]["seat"] == 0 and mine[private]["link"]
    assert other.get(f"/api/tables/{public}")["players"][1]["kind"] == "open"
    strange = other.get(f"/api/tables/{private}")
    assert (strange["state"], strange["private"], strange["players"]) == ("open", True, [])
    assert not {"round", "winners", "link"} & set(strange) and strange["game"] == ""
    key = mine[private]["link"].partition("key=")[2]
    assert other.get(f"/api/tables/{private}?key={key}")["players"]
    assert guest.get(f"/api/tables/{private}")["players"]


def test_the_round_of_a_table_is_the_last_that_was_told(guest: Guest) -> None:
    table = guest.open("intrigue", {"kind": "me"}, {"kind": "bot", "bot": "random"})

    def told() -> int:
        one = guest.get(f"/api/tables/{table}")["round"]
        listed = next(line for line in guest.get("/api/tables")["tables"] if line["id"] == table)["round"]
        assert one == listed
        return int(one)

    with guest.at(table) as chair:
        assert chair.decision and told() == 1
        while chair.told["status"]["round"] == 1:
            chair.choose(*first_answer(chair.decision))
        assert chair.decision and told() == 2
        course = guest.http.app.state.hall.tables[table].course  # type: ignore[attr-defined]
        assert course.match.state.status.round == 2
        del course.moments[None][1:]  # as if what happened since were still held back from all who watch
        assert told() == 1


def test_every_page_is_the_same_page(guest: Guest) -> None:
    client: TestClient = guest.http
    for path in ("/", "/table/x", "/cards", "/cards/01001", "/rules", "/decks", "/settings", "/help"):
        answer = client.get(path)
        assert answer.status_code == 200 and "text/html" in answer.headers["content-type"]
    assert client.get("/nowhere").status_code == 404
    assert client.delete("/api/me").status_code == 405


def test_a_deck_is_checked_and_brought_for_a_format(guest: Guest) -> None:
    """A standalone deck, or one with a card of another pack, is refused at a table for a format; others are dealt."""
    games = msgspec.convert(guest.get("/api/games"), wire_http.Games).games
    formats = {game.id: [format.name for format in game.formats] for game in games}
    assert formats["second/joust"] == formats["second/melee"] == ["worlds-2016"]
    assert formats["intrigue"] == formats["hbo"] == []
    late = "Late\nHouse Lannister\n1x Any Card (LoCR)"
    found = {
        format: guest.post("/api/decks/check", game="second/joust", text=late, format=format)["decks"][0][
            "problems"
        ]
        for format in (None, "worlds-2016")
    }
    assert [len(found["worlds-2016"]) - len(found[None]), found["worlds-2016"][-1]["rule"]] == [
        1,
        "FAQ.legality.3",
    ]
    guest.post("/api/decks/check", 400, game="second/joust", text=late, format="worlds-2017")
    seats = [{"kind": "me", "deck": "The Winter Pack"}, {"kind": "bot", "bot": "heuristic"}]
    wish: dict[str, Any] = {"game": "second/joust", "options": {"format": "worlds-2016"}}
    guest.post("/api/tables", seats=seats, **wish)
    refused = guest.post("/api/tables", 400, seats=[{"kind": "me", "deck": "The Old Ways"}, seats[1]], **wish)
    assert refused["error"]["data"]["problems"]
    guest.post("/api/tables", 400, game="second/joust", options={"format": "worlds-2017"}, seats=seats)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_says_how_it_is_played_and_what_its_keywords_mean(game_id: str) -> None:
    """Every keyword that is printed on a card of the game is explained."""
    how = books.how_to_play(game_id)
    assert how.chapters and all(chapter.paragraphs for chapter in how.chapters)
    printed = {word for card in books.card_pages(game_id) for word in card.keywords}
    unknown = [
        word for word in printed if not any(word == one or word.startswith(f"{one} ") for one in how.keywords)
    ]
    assert unknown == []
