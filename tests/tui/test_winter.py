"""Six at the Winter Edition in the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.scenes import melee_at
from tests.tui.tables import LARGE, SMALL, at_table, screen
from weirwood.core.catalogue import find_game
from weirwood.core.match import Match
from weirwood.thrones.steps.set_up import AnnounceFactions
from weirwood.tui.app.app import TableApp
from weirwood.tui.app.board import find_words
from weirwood.tui.app.sitting import Sitting, sit_down
from weirwood.tui.thrones.board import JoustBoard
from weirwood.tui.thrones.face import provided
from weirwood.tui.thrones.picture import look
from weirwood.tui.thrones.short_rules import _DOOMED, _INFLUENCE, _OF_MANY, _TITLES

THEIRS = (
    *("Whispers of the Citadel", "Salt and Snow"),
    *("Wolves at the Gate", "Claim to the Throne", "Patience of Dorne"),
)
"""The agendas of the first two ask for twenty power."""


def six(path: Path) -> Sitting:
    """Six players, five of them bots."""
    return sit_down(
        "winter", players=6, seed=4, name="Ann", path=path, deck="Iron Tide", bot_decks=list(THEIRS)
    )


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_six_plates_tell_the_goal_and_the_doomed(size: tuple[int, int], tmp_path: Path) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        plates = [line[size[0] - 48 :] for line in screen(app).splitlines()]
        goals = [found.group(1) for line in plates for found in re.finditer(r"♦\d+/(\d+) *$", line)]
        assert sorted(goals) == ["15"] * 4 + ["20"] * 2
        assert len([line for line in plates if re.search(r"\b(d\d|\d doomed)\b", line)]) == 6

    at_table(six(tmp_path / "game.json"), deed, size)


@pytest.mark.parametrize(("size", "hidden"), [(SMALL, 2), (LARGE, 0)])
def test_every_opponents_board_is_seen_or_called(size: tuple[int, int], hidden: int, tmp_path: Path) -> None:
    """A small screen says how many more there are, and shows one after the other."""

    def headings(app: TableApp) -> int:
        width = app.query_one("#board").size.width
        return max(line[:width].count("♦") for line in screen(app).splitlines())

    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        assert headings(app) == 5 - hidden
        assert (f"o: {hidden} more" in screen(app)) is bool(hidden)
        board, seen = app._board, set()
        assert isinstance(board, JoustBoard)
        for _ in range(5):
            await pilot.press("o")
            assert headings(app) == 1 and "o: 4 more" in screen(app)
            seen.add(board._alone)
        assert len(seen) == 5

    at_table(six(tmp_path / "game.json"), deed, size)


def under_treaty(path: Path) -> Sitting:
    """Ann, who leads House Greyjoy under a treaty, is asked for its House."""
    return sit_down("winter", players=2, seed=4, name="Ann", path=path, deck="Salt and Snow")


def test_the_help_tells_the_rules_of_this_edition_and_no_other(tmp_path: Path) -> None:
    ours = set(JoustBoard(six(tmp_path / "game.json")).rules)
    theirs = set(JoustBoard(melee_at()).rules)
    assert ours >= {_DOOMED, _INFLUENCE, *_OF_MANY} and not ours & set(_TITLES)
    assert theirs >= set(_TITLES) and not theirs & {_DOOMED, _INFLUENCE, *_OF_MANY}


def test_the_house_of_a_treaty_is_asked_for_as_players_declare_and_then_shown(tmp_path: Path) -> None:
    sitting = under_treaty(tmp_path / "game.json")
    while not sitting.my_turn:
        sitting.bot_moves()
    declaring = next(step.label for step in look(sitting).chart.steps if isinstance(step, AnnounceFactions))
    assert sitting.match.state.status.step == declaring
    words = find_words(sitting)
    before = words.tell("card", ["Treaty"]) or []
    sitting.choose("mode=5")
    after = words.tell("card", ["Treaty"]) or []
    [told] = set(after) - set(before)
    assert "Stark" in told and len(after) == len(before) + 1


def test_the_line_mode_tells_what_wins_and_what_each_card_provides(tmp_path: Path) -> None:
    sitting = under_treaty(tmp_path / "game.json")
    scores = find_words(sitting).tell("scores") or []
    assert [re.findall(r"\b(15|20)\b", line) for line in scores] == [["20"], ["15"]]
    game = find_game("winter")
    mine = {"faction": "greyjoy", "deck": ["Lookout"] * 9, "play": ["Minor Fiefdom", "Blackwater Rush"]}
    seats = [{**mine, "name": "Ann", "hand": ["Arya's Revenge"]}, {**mine, "name": "Ravenna (random)"}]
    placed = Match(game, game.stage({"seats": seats, "at": "4.aw", "active": 0, "first_player": 0}), 0)
    table = Sitting(placed, None, lambda match: None)
    lines = find_words(table).tell("table", ["Ann"]) or []
    told = {card["name"]: provided(card) for card in look(table).cards.values() if "name" in card}
    assert told["Blackwater Rush"] != told["Minor Fiefdom"]
    for name in ("Blackwater Rush", "Minor Fiefdom"):
        assert any(name in line and told[name] in line for line in lines) and told[name]


@pytest.mark.parametrize("size", [(100, 40), (120, 36)])
def test_seats_take_a_line_each_where_three_would_not_fit(size: tuple[int, int], tmp_path: Path) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        side = [line[-30:] for line in screen(app).splitlines()]
        held = [number for number, line in enumerate(side) if re.search(r"♦\d+/\d+ *$", line)]
        assert len(held) == 6 and held[-1] - held[0] == 5

    at_table(six(tmp_path / "game.json"), deed, size)
