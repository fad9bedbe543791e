"""Decks that guests keep: theirs alone, whatever others try, and found again after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import ROOMY, Guest, server
from weirwood.decks import find_deck, read_decks
from weirwood.server.hall import deck_box

GAME = "second/joust"
READY = find_deck("The Winter Pack", GAME).form()
SMALL = {"faction": "stark", "cards": {next(iter(READY["cards"])): 2}}
PATH = "/api/my-decks"
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as made:
        yield made


@pytest.fixture
def ann(client: TestClient) -> Guest:
    return Guest(client, "Ann")


def kept(guest: Guest, status: int = 200, **changes: Any) -> Any:
    return guest.post(PATH, status, **{"game": GAME, "name": "Wolves", "cards": READY} | changes)


def test_a_deck_is_kept_changed_and_found_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        deck = kept(ann, notes="Direwolves first")
        saved = ann.post(f"{PATH}/{deck['id']}", saves=0, name=" The  pack ", cards=SMALL)
        assert (saved["saves"], saved["name"]) == (1, "The pack")
        cookies = ann.http.cookies
    with server(tmp_path) as client:
        again = Guest(client)
        again.http.cookies = cookies
        [line] = again.get(PATH)["decks"]
        assert (line["name"], line["notes"], line["faction"]) == ("The pack", "Direwolves first", "stark")
        assert line["problems"] > 0
        assert again.get(f"{PATH}/{deck['id']}")["cards"]["cards"] == SMALL["cards"]


def test_nobody_else_reads_or_changes_a_deck(client: TestClient, ann: Guest) -> None:
    deck = kept(ann)
    bob = Guest(client, "Bob")
    path = f"{PATH}/{deck['id']}"
    assert bob.get(PATH)["decks"] == []
    for part in ("", "/versions"):
        assert bob.get(path + part, 404)["error"]["code"] == "not-found"
    bob.post(path, 404, saves=0, name="Mine now")
    bob.post(f"{path}/share", 404, on=True)
    bob.post(f"{path}/export", 404, form="text")
    bob.post(f"{path}/delete", 404)
    bob.post("/api/tables", 404, game=GAME, seats=[{"kind": "me", "my_deck": deck["id"]}, BOT], options={})
    assert ann.get(path) == deck


def test_a_link_shows_the_cards_but_no_notes_until_it_is_taken_away(client: TestClient, ann: Guest) -> None:
    deck = kept(ann, notes="a secret")
    shared = ann.post(f"{PATH}/{deck['id']}/share", on=True)
    assert len(shared["key"]) >= 20
    assert ann.post(f"{PATH}/{deck['id']}/share", on=True)["key"] == shared["key"]
    seen = Guest(client).get(f"/api/shared-decks/{shared['key']}")
    assert (seen["name"], seen["by"], seen["cards"]) == ("Wolves", "Ann", deck["cards"])
    assert "secret" not in str(seen) and deck["id"] not in str(seen)
    ann.post(f"{PATH}/{deck['id']}/share", on=False)
    Guest(client).get(f"/api/shared-decks/{shared['key']}", 404)
    Guest(client).get(f"/api/shared-decks/{deck['id']}", 404)
    again = ann.post(f"{PATH}/{deck['id']}/share", on=True)["key"]
    assert again != shared["key"]
    ann.post(f"{PATH}/{deck['id']}/delete")
    Guest(client).get(f"/api/shared-decks/{again}", 404)


def test_a_change_from_another_window_is_refused(ann: Guest) -> None:
    deck = kept(ann)
    path = f"{PATH}/{deck['id']}"
    ann.post(path, saves=0, notes="one")
    assert ann.post(path, 409, saves=0, notes="two")["error"]["code"] == "stale"
    assert ann.get(path)["notes"] == "one"


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "x" * 81},
        {"name": "\u202eevil"},
        {"notes": "x" * 4001},
        {"notes": "bell\a"},
        {"game": "intrigue"},
        {"game": "hbo"},
        {"game": "nothing"},
        {"cards": {"faction": "nobody"}},
        {"cards": {"faction": "stark", "agenda": next(iter(READY["cards"]))}},
        {"cards": {"faction": "stark", "cards": {"no such card" * 100: 1}}},
        {"cards": {"faction": "stark", "cards": {next(iter(READY["plots"])): 1}}},
        {"cards": {"faction": "stark", "cards": {next(iter(READY["cards"])): 401}}},
        {"cards": {"faction": "stark", "cards": {next(iter(READY["cards"])): 0}}},
        {"cards": {"faction": "stark", "owner": "me"}},
    ],
)
def test_what_cannot_be_a_deck_is_refused_and_not_kept(ann: Guest, wrong: dict[str, Any]) -> None:
    answer = ann.http.post(PATH, json={"game": GAME, "name": "Wolves", "cards": READY} | wrong)
    assert 400 <= answer.status_code < 500 and len(answer.json()["error"]["message"]) < 300
    assert ann.get(PATH)["decks"] == []


def test_markup_is_only_text(ann: Guest) -> None:
    name = "<img src=x onerror=alert(1)>"
    deck = kept(ann, name=name, notes=name)
    assert (deck["name"], deck["notes"]) == (name, name)
    file = ann.post(f"{PATH}/{deck['id']}/export", form="o8d")
    assert "<img" not in file["text"] and not set(file["name"]) & set("<>/\\ ")


def test_so_many_decks_are_kept_and_no_more(tmp_path: Path) -> None:
    with server(tmp_path, replace(ROOMY, decks_per_guest=2)) as client:
        ann = Guest(client, "Ann")
        first = kept(ann)
        kept(ann)
        assert kept(ann, 429)["error"]["code"] == "too-much"
        ann.post(f"{PATH}/{first['id']}/delete")
        assert kept(ann, 429)["error"]["code"] == "too-much"  # the deleted one may still come back
        ann.post(f"{PATH}/{first['id']}/restore")
        assert len(ann.get(PATH)["decks"]) == 2


def test_a_deleted_deck_can_be_brought_back_for_a_while(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = kept(ann)
    path = f"{PATH}/{deck['id']}"
    ann.post(f"{path}/delete")
    assert ann.get(PATH)["decks"] == []
    ann.get(path, 404)
    assert ann.post(f"{path}/restore") == deck
    ann.post(f"{path}/delete")
    monkeypatch.setattr(deck_box, "REGRET_MS", -1000)
    kept(ann)
    ann.post(f"{path}/restore", 404)


def test_versions_are_written_when_a_deck_is_used_or_was_left(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = kept(ann)
    path = f"{PATH}/{deck['id']}"
    ann.post(path, saves=0, cards=SMALL)
    assert ann.get(f"{path}/versions")["versions"] == []
    for _ in range(2):
        ann.post(f"{path}/export", form="text")
    [first] = ann.get(f"{path}/versions")["versions"]
    assert first["cards"]["cards"] == SMALL["cards"]
    ann.post(path, saves=1, cards=READY)
    ann.post(path, saves=2, cards=SMALL, version=True)
    assert [one["n"] for one in ann.get(f"{path}/versions")["versions"]] == [2, 1]
    monkeypatch.setattr(deck_box, "LEFT_MS", -1000)
    monkeypatch.setattr(deck_box, "MOST_VERSIONS", 2)
    ann.post(path, saves=3, cards=READY)
    assert [one["n"] for one in ann.get(f"{path}/versions")["versions"]] == [3, 2]


@pytest.mark.parametrize("form", ["text", "thronesdb", "o8d"])
def test_what_is_exported_is_read_again(ann: Guest, form: str) -> None:
    deck = kept(ann)
    file = ann.post(f"{PATH}/{deck['id']}/export", form=form)
    [reading] = read_decks(file["text"], GAME)
    assert not reading.misread and reading.deck.form() == READY
    assert reading.deck.name == "Wolves"


def test_a_deck_is_played_and_the_game_counts_for_it(ann: Guest) -> None:
    deck = kept(ann)
    seats = [{"kind": "me", "my_deck": deck["id"]}, BOT | {"deck": "Lions at Court"}]
    opened = ann.post("/api/tables", game=GAME, seats=seats, options={})
    assert len(ann.get(f"{PATH}/{deck['id']}/versions")["versions"]) == 1
    with ann.at(opened["table"]) as chair:
        assert chair.told["seats"][0]["deck"] == "Wolves"
        chair.ask("concede")
    [line] = ann.get(PATH)["decks"]
    assert (line["played"], line["won"]) == (1, 0)


def test_a_deck_of_another_edition_or_beside_another_is_refused(ann: Guest) -> None:
    deck = kept(ann)
    mine = {"kind": "me", "my_deck": deck["id"]}
    ann.post("/api/tables", 400, game="winter", seats=[mine, BOT], options={})
    ann.post("/api/tables", 400, game=GAME, seats=[mine | {"deck": "Lions at Court"}, BOT], options={})
    ann.post(f"{PATH}/{deck['id']}", saves=0, cards=SMALL)
    refused = ann.post("/api/tables", 400, game=GAME, seats=[mine, BOT], options={})
    assert refused["error"]["data"]["problems"]


def test_a_deck_is_judged_while_it_is_built(ann: Guest) -> None:
    whole = ann.post("/api/decks/study", game=GAME, cards=READY)
    assert whole["legal"] and whole["problems"] == [] and whole["figures"]["cards"] == 60
    assert len(whole["odds"]["shown"][0]["cards"]) == 7
    part = ann.post("/api/decks/study", game=GAME, cards=SMALL)
    assert not part["legal"] and part["odds"] is None
    assert all(problem["rule"] for problem in part["problems"])
    ann.post("/api/decks/study", 400, game=GAME, cards={"faction": "stark", "cards": {"x": 1}})
