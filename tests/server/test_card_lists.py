"""Card lists at a server: those that its operator installed are offered, played and kept; nobody can send one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.guests import Guest, server
from tests.thrones.lists.forms import card_of, install, own_form
from weirwood.core.match import Match

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_an_installed_list_is_offered_and_nothing_of_ours_is_in_it(folder: Path, tmp_path: Path) -> None:
    form = own_form()
    card_of(form, "Hodor").update(strength=7)
    del card_of(form, "Hodor")["ability"]
    game = install(form, tmp_path).game
    with server(folder) as client:
        ann = Guest(client, "Ann")
        [told] = [one for one in ann.get("/api/games")["games"] if one["id"].startswith("hbo:")]
        assert (told["id"], told["fixed"], told["board"]) == (game.id, True, "joust") and "mine" in told[
            "title"
        ]
        ours, theirs = (
            {one["name"]: one for one in ann.get(f"/api/cards?game={word}")["cards"]}
            for word in ("hbo", "hbo:mine")
        )
        assert theirs["Hodor"]["strength"] == 7 and not theirs["Hodor"]["lines"] and ours["Hodor"]["lines"]
        assert ours["Hodor"]["our_design"] and not any(one.get("our_design") for one in theirs.values())
        assert not {one["code"] for one in ours.values()} & {one["code"] for one in theirs.values()}
        page = ann.get(f"/api/cards/{theirs['Hodor']['code']}")
        assert page["strength"] == 7 and not page["lines"]
        assert [deck["name"] for deck in ann.get("/api/decks?game=hbo:mine")["decks"]] == [
            "Stark",
            "Lannister",
        ]
        assert ann.get("/api/rules?game=hbo:mine") == ann.get("/api/rules?game=hbo")


def test_a_card_of_a_list_that_was_replaced_is_still_shown(folder: Path, tmp_path: Path) -> None:
    install(own_form(), tmp_path)
    form = own_form()
    card_of(form, "Hodor").update(strength=7)
    with server(folder) as client:
        ann = Guest(client, "Ann")
        old = next(one for one in ann.get("/api/cards?game=hbo:mine")["cards"] if one["name"] == "Hodor")
        install(form, tmp_path)
        assert old["code"] not in [one["code"] for one in ann.get("/api/cards?game=hbo:mine")["cards"]]
        page = ann.get(f"/api/cards/{old['code']}")
        assert (page["name"], page["strength"]) == ("Hodor", 2) and page["rules"]
        for mark in ("", "*", "0123456"):
            ann.get(f"/api/cards/{old['code'].partition('@')[0]}@{mark}", 404)


def test_a_table_keeps_its_list_and_says_where_it_is_gone(folder: Path, tmp_path: Path) -> None:
    game = install(own_form(), tmp_path).game
    with server(folder) as client:
        ann = Guest(client, "Ann")
        table = ann.open("hbo:mine", {"kind": "me", "deck": "Stark"}, BOT)
        other = ann.open("hbo", {"kind": "me"}, BOT)
        with ann.at(table) as chair:
            assert chair.told["table"]["game"] == game.id
            chair.play_first()
        cookies = ann.http.cookies
    record = Match(game, game.setup(game.ready(2), {}), 1).record().form()
    [file] = folder.rglob("*.toml")
    file.rename(tmp_path / "gone.toml")
    with server(folder) as client:
        ann = Guest(client)
        ann.http.cookies = cookies
        gone = ann.get(f"/api/tables/{table}", 404)["error"]["message"]
        assert game.id.partition(":")[2] in gone and "cards import hbo" in gone
        assert len(ann.get("/api/tables")["tables"]) == 2
        assert ann.get(f"/api/tables/{other}")["game"] == "hbo"
        told = ann.post("/api/records", 400, **record)["error"]["message"]
        assert game.id.partition(":")[2] in told
        (tmp_path / "gone.toml").rename(file)
        assert ann.get(f"/api/tables/{table}")["game"] == game.id


def test_nobody_sends_a_list(folder: Path) -> None:
    with server(folder) as client:
        ann = Guest(client, "Ann")
        for word in ("hbo:mine", "hbo:../../list", "hbo:" + "x" * 1000):
            told = ann.post("/api/tables", 404, game=word, seats=[{"kind": "me"}, BOT])["error"]["message"]
            assert "card list" in told and len(told) < 200
            ann.get(f"/api/cards?game={word}", 404)


def test_a_list_that_cannot_be_read_any_more_hides_no_other(folder: Path, tmp_path: Path) -> None:
    install(own_form("good"), tmp_path)
    bad = folder / "lists" / "hbo" / "bad@0123456789abcdef.toml"
    bad.write_text("nothing", encoding="utf-8")
    with server(folder) as client:
        ids = [one["id"] for one in Guest(client).get("/api/games")["games"]]
    assert [word.partition("@")[0] for word in ids if ":" in word] == ["hbo:good", "hbo/draft:good"]
