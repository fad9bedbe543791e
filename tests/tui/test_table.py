"""The table on the screen, driven by its keys."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from tests.tui.scenes import STEPS, B, L, S, T, sitting_at
from tests.tui.tables import LARGE, SMALL, at_table, screen, targets
from weirwood.core.record import read_record
from weirwood.tui.app.app import TableApp, run_table
from weirwood.tui.app.board import Drawing, Prompt
from weirwood.tui.app.pages import EndPage, Page
from weirwood.tui.app.saves import saves_folder
from weirwood.tui.app.sitting import Sitting, sit_down, sit_down_again
from weirwood.tui.app.wording import draw_prompt


def own_choices(app: TableApp) -> int:
    return sum(seat == app.sitting.seat for seat, _ in app.sitting.match.choices)


async def play_to_the_end(app: TableApp, pilot: Pilot[Any]) -> None:
    for _ in range(200):
        if isinstance(app.screen, EndPage):
            return
        await pilot.press("1", "space")
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_whole_match(size: tuple[int, int]) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await play_to_the_end(app, pilot)
        await pilot.pause()
        shown = screen(app)
        outcome = app.sitting.match.state.outcome
        assert outcome is not None and outcome.scores is not None
        for name, score in zip(app.sitting.names, outcome.scores, strict=True):
            assert any(name in line and str(score) in line for line in shown.split("\n"))

    app = at_table(sit_down("intrigue", players=4, bots=["random"], seed=21, name="Ann"), deed, size)
    assert app.sitting.path is not None and read_record(app.sitting.path).outcome is not None


@pytest.mark.parametrize("size", [SMALL, LARGE, (100, 30), (130, 36)])
@pytest.mark.parametrize("players", [3, 6])
def test_everything_asked_for_is_on_the_screen(size: tuple[int, int], players: int) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("right", "1")
        await pilot.pause()
        shown = screen(app)
        for name in app.sitting.names:
            assert name in shown
        view = app.sitting.match.state.view(0)
        for house, count in view["seats"][0]["hand"].items():
            assert house in shown
            assert f"×{count}" in shown
        label = app.sitting.game.label(
            app.sitting.match.state,
            next(
                option
                for option in app.sitting.match.decision(0).options
                if option.key == app._board.chosen()
            ),
        )
        assert str(label) in shown
        for key in ("Undo", "Save", "Help", "Quit", "Why not", "Space"):
            assert key in shown

    at_table(sitting_at(STEPS, {L: 2, B: 3, S: 1}, players), deed, size)


def test_a_place_is_looked_at_before_it_is_taken() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app._board.chosen() is None
        await pilot.press("9", "space", "2")
        assert app.sitting.match.ply == 0
        chosen = app._board.chosen()
        assert chosen is not None
        await pilot.press("space")
        assert app.sitting.match.choices[0] == (0, chosen)

    at_table(sitting_at(STEPS, {L: 2, B: 2}), deed)


def test_a_hint_is_looked_at_and_not_taken() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("h")
        assert app._board.chosen() == app.sitting.hint()
        assert app.sitting.match.ply == 0

    at_table(sitting_at(STEPS, {L: 2, B: 2, S: 1}), deed)


def test_houses_and_places_are_walked_with_arrows() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        keys = {option.key for option in app.sitting.match.decision(0).options}
        seen = set()
        for _ in range(2):
            for _ in range(6):
                await pilot.press("up")
                seen.add(app._board.chosen())
            await pilot.press("right")
        assert seen == keys
        await pilot.press("left", "down")
        assert app._board.chosen() in keys
        await pilot.press("escape")
        assert app._board.chosen() is None
        await pilot.press("space")
        assert app.sitting.match.ply == 0

    at_table(sitting_at([[L, B, L, B]], {L: 2, B: 2}), deed)


def test_undo_goes_back_and_the_first_decision_is_the_last_stop() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        first = list(app.sitting.match.choices)
        await pilot.press("1", "space", "1", "space")
        assert own_choices(app) == 2
        await pilot.press("u")
        assert own_choices(app) == 1
        await pilot.press("u", "u")
        assert app.sitting.match.choices == first

    at_table(sit_down("intrigue", seed=3), deed)


def test_leaving_saves_and_the_game_goes_on_where_it_was() -> None:
    async def begin(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("1", "space", "1", "space", "s")
        assert app.sitting.path is not None
        await pilot.pause()
        assert app.sitting.path.name in screen(app)
        await pilot.press("q")

    left = at_table(sit_down("intrigue", seed=3), begin).sitting

    async def go_on(app: TableApp, pilot: Pilot[Any]) -> None:
        assert own_choices(app) == 2
        await pilot.press("1", "space")

    assert left.path is not None
    again = at_table(sit_down_again(left.path), go_on).sitting
    assert again.match.choices[: left.match.ply] == left.match.choices


@pytest.mark.parametrize("key", ["question_mark", "w", "l"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_pages_open_and_close_without_a_choice(key: str, size: tuple[int, int]) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        ply = app.sitting.match.ply
        await pilot.press(key)
        assert isinstance(app.screen, Page)
        await pilot.pause()
        assert screen(app).strip()
        await pilot.press("1", "escape")
        assert not isinstance(app.screen, Page)
        assert app.sitting.match.ply == ply

    at_table(sit_down("intrigue", seed=3), deed, size)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_chronicle_opens_at_its_end(size: tuple[int, int]) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("l")
        await pilot.pause()
        await pilot.pause()
        page, body = app.screen.query_one("#page"), app.screen.query_one("#page-text")
        assert body.scroll_offset.y == body.max_scroll_y > 0
        assert page.region.contains_region(body.region)
        last = app.sitting.sentence(app.sitting.match.log[-1][1])
        assert last.split()[-1] in screen(app).split("\n")[body.region.bottom - 1]

    sitting = sit_down("intrigue", players=6, bots=["random"], seed=3)
    while not sitting.over:
        if sitting.my_turn:
            sitting.choose(sitting.match.decision(0).options[0].key)
        else:
            sitting.bot_moves()
    sitting.take_back()
    at_table(sitting, deed, size)


def test_help_fits_the_smallest_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        body = app.screen.query_one("#page-text")
        assert body.max_scroll_y == 0
        assert str(app.sitting.match.seed) in screen(app)

    at_table(sit_down("intrigue", seed=3456789, path=Path("a-game-of-mine.json")), deed)


def test_why_not_gives_the_rule_for_a_house_without_a_place() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        house = targets(app, "#hand", f"house {T}")[0]
        await pilot.click("#hand", offset=(house.x + 1, house.y))
        await pilot.pause()
        assert "WI.upper-rows.2" in screen(app)
        assert app._board.chosen() is None
        await pilot.press("w")
        await pilot.pause()
        assert "WI.upper-rows.2" in screen(app)

    at_table(sitting_at([[S, L, S, L, S, L, S, L]], {L: 2, S: 1, T: 1}), deed)


def test_why_not_gives_the_rule_for_a_place_of_another_house() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        spot = targets(app, "#board", "spot")[0]
        await pilot.click("#board", offset=(spot.x + 1, spot.y))
        await pilot.pause()
        assert "WI.upper-rows.2" in screen(app)
        await pilot.press("escape", "w")
        await pilot.pause()
        assert "WI.upper-rows.2" in screen(app)

    at_table(sitting_at(STEPS, {L: 2, S: 1, T: 1}), deed)


def test_the_mouse_plays_too() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        house = targets(app, "#hand", f"house {B}")[0]
        await pilot.click("#hand", offset=(house.x + 1, house.y))
        await pilot.pause()
        place = targets(app, "#board", "place 1")[0]
        await pilot.click("#board", offset=(place.x + 1, place.y))
        await pilot.pause()
        chosen = app._board.chosen()
        assert isinstance(chosen, str) and chosen.startswith(B)
        assert app.sitting.match.ply == 0
        button = targets(app, "#prompt", "deed")[0]
        await pilot.click("#prompt", offset=(button.x + 1, button.y))
        await pilot.pause()
        assert app.sitting.match.choices[0] == (0, chosen)

    at_table(sitting_at(STEPS, {L: 2, B: 2}), deed)


def test_each_round_ends_with_a_pause_that_shows_its_court() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        while app._paused is None:
            await pilot.press("1", "space")
        assert app.sitting.match.state.status.round == 2
        await pilot.pause()
        shown = screen(app)
        assert str(app._paused.deed) in shown
        assert app._board.chosen() is None
        await pilot.press("space")
        assert app._paused is None

    at_table(sit_down("intrigue", players=2, bots=["random"], seed=3), deed)


def test_bots_can_be_watched_and_skipped() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        ply = app.sitting.match.ply
        assert app._timer is not None
        await pilot.press("h", "u")
        assert app.sitting.match.ply == ply
        await pilot.press("space")
        assert app._timer is None
        assert app._asking

    at_table(watched(), deed, pace=3600)


def watched() -> Sitting:
    """A match in which a bot moves first."""
    return next(
        sitting for sitting in (sit_down("intrigue", seed=seed) for seed in range(20)) if not sitting.my_turn
    )


def test_a_key_of_the_board_is_not_lost_while_bots_move() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app._timer is not None and app._board.chosen() is None
        await pilot.press("1")
        assert app._asking
        assert app._board.chosen() is not None

    at_table(watched(), deed, pace=3600)


def test_a_terminal_too_small_says_so_and_recovers() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.pause()
        shown = screen(app)
        assert "80" in shown and "24" in shown and "--plain" in shown
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.sitting.names[1] in screen(app)
        await pilot.resize_terminal(20, 5)
        await pilot.pause()
        await pilot.press("q")

    at_table(sit_down("intrigue", seed=3), deed, (60, 20))


def test_after_the_end_one_may_look_undo_and_play_again() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await play_to_the_end(app, pilot)
        choices = own_choices(app)
        sitting = app.sitting
        await pilot.press("space", "enter")
        assert isinstance(app.screen, EndPage) and app.sitting is sitting
        await pilot.press("l", "escape")
        assert not isinstance(app.screen, Page)
        await pilot.press("space")
        assert isinstance(app.screen, EndPage)
        await pilot.press("u")
        assert own_choices(app) == choices - 1
        await play_to_the_end(app, pilot)
        seed = app.sitting.match.seed
        await pilot.press("n")
        assert app.sitting.match.seed == seed + 1
        assert not isinstance(app.screen, Page)
        await pilot.press("question_mark", "q")

    at_table(sit_down("intrigue", players=2, bots=["random"], seed=3), deed)


def test_the_end_names_the_file_of_the_record_in_full() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await play_to_the_end(app, pilot)
        await pilot.pause()
        path = app.sitting.path
        assert path is not None and len(str(path)) > SMALL[0]
        assert str(path) in re.sub(r"\s", "", screen(app))

    folder = saves_folder() / ("a folder of a long name" * 4).replace(" ", "-")
    folder.mkdir(parents=True)
    at_table(
        sit_down("intrigue", players=2, bots=["random"], seed=3, path=folder / "a-game-of-intrigue.json"),
        deed,
    )


@pytest.mark.parametrize(("width", "height"), [(80, 3), (100, 3), (112, 5)])
def test_a_prompt_says_all_it_has_to_say(width: int, height: int) -> None:
    question = "Choose your defenders for the military challenge, or none."
    follows = "Undefended: Ravenna wins by 3; you lose one character and Ravenna gains 1 power unopposed."
    keys = "0 chosen. Press a number to add or remove a card."
    drawing = draw_prompt(
        Prompt("Round 4, Ravenna's turn", question, follows, "Nobody defends", keys), "", True, width, height
    )
    lines = drawing.text.plain.split("\n")
    [button] = drawing.targets
    said = [
        line[2 : button.x] if button.y <= number < button.y + button.height else line[2:]
        for number, line in enumerate(lines)
    ]
    assert len(lines) == height and all(len(line) <= width for line in lines)
    assert f"{question} {follows}" in " ".join(" ".join(said).split())


class OurDefectError(Exception):
    """Raised by a board that is broken on purpose."""


def fail(*_: object) -> Drawing:
    raise OurDefectError


def test_a_defect_of_ours_leaves_the_table_and_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableApp, "run", lambda app: App.run(app, headless=True, size=SMALL))
    monkeypatch.setattr("weirwood.tui.intrigue.board.IntrigueBoard.middle", fail)
    with pytest.raises(OurDefectError):
        run_table(sit_down("intrigue", seed=3))


def test_a_table_that_is_left_answers_the_sitting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave(pilot: Pilot[Any]) -> None:
        await pilot.press("q")

    monkeypatch.setattr(
        TableApp, "run", lambda app: App.run(app, headless=True, size=SMALL, auto_pilot=leave)
    )
    sitting = sit_down("intrigue", seed=3)
    assert run_table(sitting) is sitting
