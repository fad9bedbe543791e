"""Random decks at the commands of the laboratory: repeatable, and which cards occurred and were used."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from weirwood.bots import make_bot
from weirwood.cli.app import app
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument
from weirwood.core.event import Event
from weirwood.decks import find_deck
from weirwood.lab import bench, fuzz
from weirwood.lab.simulate import gathered, play_out, simulate
from weirwood.lab.usage import Usage, in_words
from weirwood.thrones.books import find_book

WORDS = ("--games", "2", "--jobs", "1", "--decks", "random", "--json")


def test_a_game_says_which_cards_were_drawn_and_used() -> None:
    game = find_game("second/joust")
    decks = [find_deck(name) for name in ("The Winter Pack", "Lions at Court")]
    setup = game.setup([{"deck": deck.form()} for deck in decks], {})
    told: list[Event] = []
    state, _ = play_out(game, setup, 1, [make_bot("random", game.id, seat) for seat in range(2)], told)
    usage = Usage()
    usage.count(game, setup, state, told)
    held = {card.code for deck in decks for card in (*deck.plots, *deck.cards, deck.agenda) if card}
    assert held == set(usage.occurred) and usage.occurred["01040"] == 2
    house = {f"faction-{deck.faction.faction}" for deck in decks}
    assert set(usage.used) <= held | house and "01027" in usage.used
    assert {card["name"] for card in state.facts()["cards"] if card["zone"] == "play"} <= {
        find_book("second").pool.by_code[code].name for code in usage.used
    }
    assert sum(usage.drawn.values()) >= 14
    form = usage.form(game.id)
    assert (form["occurred"], form["pool"] - len(form["absent"])) == (len(held), len(held))
    assert form["used"] == len(held) - len(form["unused"]) == len(held & set(usage.used))


def test_a_card_drawn_often_and_never_used_is_idle() -> None:
    usage = Usage()
    usage.occurred.update(["01141", "01142", "01143"])
    usage.drawn.update({"01141": 20, "01142": 19, "01143": 20})
    usage.used.update(["01143"])
    form = usage.form("second/joust")
    assert [idle["drawn"] for idle in form["idle"]] == [20]
    assert len(in_words(form)) == 2 and len(in_words(None)) == 0


def test_fuzzing_with_random_decks_says_which_cards_occurred_whatever_the_jobs() -> None:
    plan = fuzz.planned("second/joust", 4, seed=3, laws=False, decks="random")
    findings = fuzz.fuzz(plan)
    assert findings == fuzz.fuzz(plan, jobs=2)
    assert findings.cards is not None and findings.cards["occurred"] > findings.cards["used"] > 50
    assert fuzz.fuzz(fuzz.planned("second/joust", 1, laws=False)).cards is None


def test_bots_exchange_random_decks() -> None:
    company = gathered("second/joust", ["random", "random"], 2, seed=4, decks=["random"])
    alone = simulate(company)
    assert alone.form()["cards"]["occurred"] > 60
    again = simulate(gathered("second/joust", ["random", "random"], 1, seed=5, decks=["random"]))
    assert set(again.usage.occurred) == set(alone.usage.occurred)


@pytest.mark.parametrize(
    "command", [("fuzz", "second/joust"), ("simulate", "second/joust", "--bots", "random", "random")]
)
def test_the_commands_take_random_decks(command: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, [*command, *WORDS])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["cards"]["occurred"] > 60
    spoken = CliRunner().invoke(app, [*command, *WORDS[:-1]])
    assert str(json.loads(result.stdout)["cards"]["occurred"]) in spoken.stdout


def test_other_decks_cannot_be_fuzzed_or_measured() -> None:
    for game, decks in (("second/joust", "others"), ("intrigue", "random"), ("hbo", "random")):
        with pytest.raises(BadArgument):
            fuzz.planned(game, 1, laws=False, decks=decks)
    with pytest.raises(BadArgument):
        bench.tables(decks="others")
