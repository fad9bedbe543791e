"""A table prepared on the command line: whoever has its token sits down there, once, in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import ROOMY, Guest
from tests.server.serving import running
from weirwood.bots import Eyes
from weirwood.cli.play import prepared_table
from weirwood.core.errors import WeirwoodError
from weirwood.server.app import Settings, make_app
from weirwood.server.hall.prepared import Prepared
from weirwood.server.table.bots_at_table import AT_ONCE


def wanted(game: str = "second/joust", **options: Any) -> Prepared:
    """What the command line prepares for these options."""
    none: dict[str, Any] = {
        "players": None,
        "bots": [],
        "seed": None,
        "name": None,
        "deck": None,
        "bot_decks": [],
    }
    return prepared_table(game, **(none | options))


@contextmanager
def serving(folder: Path, prepared: Prepared) -> Iterator[TestClient]:
    settings = Settings(folder, limits=ROOMY, pace=AT_ONCE, prepared=prepared)
    with TestClient(make_app(settings)) as client:
        yield client


def test_the_browser_gets_the_table_with_name_deck_bots_and_seed(tmp_path: Path) -> None:
    prepared = wanted(
        seed=7, name="Ann", deck="the winter pack", bots=["random"], bot_decks=["Lions at Court"]
    )
    with serving(tmp_path, prepared) as client:
        guest = Guest(client)
        link = guest.post("/api/start", token=prepared.token)["link"]
        assert guest.get("/api/me")["name"] == "Ann"
        [table] = client.app.state.hall.tables.values()  # type: ignore[attr-defined]
        assert table.id in link
        match = table.course.match
        assert (match.seed, match.setup.names[0]) == (7, "Ann")
        assert [place.bot for place in table.places] == [None, "random"]
        assert [seat.deck["faction"] for seat in match.setup.seats] == ["stark", "lannister"]


class Hasty:
    """Takes the first option."""

    def __init__(self, game: str, seed: int) -> None: ...

    def choose(self, eyes: Eyes) -> int:
        return 0


def test_a_bot_of_ones_own_plays_in_the_browser_too(tmp_path: Path) -> None:
    prepared = wanted("intrigue", players=2, bots=["tests.server.test_prepared:Hasty"])
    with serving(tmp_path, prepared) as client:
        Guest(client).post("/api/start", token=prepared.token)
        [table] = client.app.state.hall.tables.values()  # type: ignore[attr-defined]
        assert [place.bot for place in table.places] == [None, "tests.server.test_prepared:Hasty"]


def test_a_seed_gives_the_same_decks_again() -> None:
    one, two = wanted(seed=11), wanted(seed=11)
    assert one.table == two.table and one.token != two.token
    assert one.table is not None and all(seat.deck for seat in one.table.seats)


def test_a_prepared_table_is_opened_once_and_only_with_its_token(tmp_path: Path) -> None:
    prepared = wanted("intrigue", seed=3, players=3)
    with serving(tmp_path, prepared) as client:
        guest = Guest(client)
        guest.post("/api/start", 404, token="guessed")
        assert not client.app.state.hall.tables  # type: ignore[attr-defined]
        guest.post("/api/start", token=prepared.token)
        guest.post("/api/start", 404, token=prepared.token)
        assert len(client.app.state.hall.tables) == 1  # type: ignore[attr-defined]


def test_a_name_alone_leads_to_the_choice_of_a_game(tmp_path: Path) -> None:
    prepared = wanted(name="Ann")
    assert prepared.table is None
    with serving(tmp_path, prepared) as client:
        guest = Guest(client)
        assert guest.post("/api/start", token=prepared.token)["link"] == "/"
        assert guest.get("/api/me")["name"] == "Ann"


def test_a_seed_is_refused_where_another_person_can_sit_down(tmp_path: Path) -> None:
    with serving(tmp_path, wanted(name="Ann")) as client:
        seats = [{"kind": "me"}, {"kind": "open"}]
        Guest(client, "Ann").post("/api/tables", 403, game="intrigue", seats=seats, seed=4)


@pytest.mark.parametrize(
    "options",
    [
        {"seed": -1},
        {"players": 3},
        {"bots": ["deep-thought"]},
        {"bots": ["tests.server.test_prepared:Nobody"]},
        {"deck": "The Winter Pact"},
        {"name": "a\x1bb", "seed": 1},
        {"bot_decks": ["At the Wall", "The Old Ways"]},
    ],
)
def test_what_cannot_be_prepared_is_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(WeirwoodError):
        wanted(**options)


def test_play_serves_the_browser_whatever_is_said_about_the_game(tmp_path: Path) -> None:
    words = ("--seed", "7", "--name", "Ann", "--deck", "The Winter Pack", "--no-browser", "--port", "0")
    with running(tmp_path, "play", "second/joust", *words) as (process, address):
        assert address.startswith("http://localhost:") and "start=" in address
        assert process.poll() is None
    assert not (tmp_path / "saves").exists()
