"""The line mode: one fact for each line, no escape characters, wrong input asked again."""

import io
from pathlib import Path

import pytest

from weirwood.core.record import read_record
from weirwood.tui.app.plain import PlainTable
from weirwood.tui.app.sitting import Sitting, sit_down, sit_down_again


def played(sitting: Sitting, *lines: str) -> tuple[list[str], Sitting]:
    """Give lines to the table; what it says, and the sitting that was left."""
    said: list[str] = []
    table = PlainTable(sitting, io.StringIO("".join(f"{line}\n" for line in lines)), said.append)
    table.run()
    for line in said:
        assert line.isprintable()
        assert line.isascii()
        assert line == line.strip() != ""
    return said, table.sitting


def own_choices(sitting: Sitting) -> int:
    return sum(seat == sitting.seat for seat, _ in sitting.match.choices)


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_a_whole_match(players: int) -> None:
    said, sitting = played(
        sit_down("intrigue", players=players, bots=["random"], seed=9, name="Ann"), *["1"] * 90
    )
    assert sitting.over
    assert any(sitting.names[0] in line for line in said)
    assert str(sitting.path) in said[-1]
    assert sitting.path is not None and read_record(sitting.path).outcome is not None


def test_the_end_of_the_input_saves_and_says_where() -> None:
    said, sitting = played(sit_down("intrigue", seed=9, name="Ann"), "1", "2")
    assert own_choices(sitting) == 2
    assert any(str(sitting.path) in line for line in said[-2:])
    assert sitting.path is not None and read_record(sitting.path).choices == sitting.match.choices


def test_a_saved_game_goes_on() -> None:
    _, first = played(sit_down("intrigue", seed=9, name="Ann"), "1", "2", "quit", "1")
    assert own_choices(first) == 2
    assert first.path is not None
    _, second = played(sit_down_again(first.path), "3")
    assert second.match.choices[: first.match.ply] == first.match.choices
    assert own_choices(second) == 3


@pytest.mark.parametrize(
    "line", ["0", "999", "-1", "1.5", "stark", "\x1b[31mred", "x" * 500, "9" * 5000, "1 2", "@", "Stark@9.9"]
)
def test_wrong_input_gets_one_sentence_and_changes_nothing(line: str) -> None:
    silent, before = played(sit_down("intrigue", seed=9, name="Ann"))
    said, after = played(sit_down("intrigue", seed=9, name="Ann"), line)
    assert after.match.choices == before.match.choices
    assert len(said) == len(silent) + 1


@pytest.mark.parametrize("line", ["", "   ", "\t"])
def test_empty_lines_are_left_alone(line: str) -> None:
    silent, _ = played(sit_down("intrigue", seed=9, name="Ann"))
    said, _ = played(sit_down("intrigue", seed=9, name="Ann"), line)
    assert len(said) == len(silent)


@pytest.mark.parametrize(
    "line",
    [
        "help",
        "?",
        "court",
        "hand",
        "scores",
        "log",
        "hint",
        "options",
        "why stark",
        "why sta 2 1",
        "why l left",
    ],
)
def test_questions_are_answered_and_change_nothing(line: str) -> None:
    silent, before = played(sit_down("intrigue", seed=9, name="Ann"))
    said, after = played(sit_down("intrigue", seed=9, name="Ann"), line)
    assert after.match.choices == before.match.choices
    assert len(said) > len(silent)


@pytest.mark.parametrize(
    "line", ["why", "why nobody", "why s 0 0", "why s x y", "why s up", "why s 1 2 3", "undo"]
)
def test_questions_that_cannot_be_get_one_sentence(line: str) -> None:
    silent, _ = played(sit_down("intrigue", seed=9, name="Ann"))
    said, _ = played(sit_down("intrigue", seed=9, name="Ann"), line)
    assert len(said) == len(silent) + 1


def test_a_refusal_names_its_rule() -> None:
    said, _ = played(sit_down("intrigue", seed=9, name="Ann"), "why stark 8 1")
    assert any("WI.upper-rows.3" in line for line in said)


def test_an_option_can_be_chosen_by_its_key_in_any_case() -> None:
    _, before = played(sit_down("intrigue", seed=9, name="Ann"))
    key = before.match.decision(0).options[0].key
    _, after = played(sit_down("intrigue", seed=9, name="Ann"), key.upper())
    assert after.match.choices[before.match.ply] == (0, key)


def test_undo_asks_again() -> None:
    _, once = played(sit_down("intrigue", seed=9, name="Ann"), "1")
    _, back = played(sit_down("intrigue", seed=9, name="Ann"), "1", "2", "undo")
    assert back.match.choices == once.match.choices


def test_copies_go_to_new_files_only(tmp_path: Path) -> None:
    other = tmp_path / "other file.txt"
    other.write_text("mine", encoding="utf-8")
    copy = tmp_path / "copy.json"
    played(sit_down("intrigue", seed=9, name="Ann"), f"save {other}", f"save {copy}", "save", "save \0")
    assert other.read_text(encoding="utf-8") == "mine"
    assert read_record(copy).seed == 9


def test_after_the_end_one_may_look_undo_and_play_again() -> None:
    sitting = sit_down("intrigue", players=2, seed=9, name="Ann")
    _, over = played(sitting, *["1"] * 60)
    assert over.over and over.path is not None
    said, again = played(sit_down_again(over.path), "1", "why stark", "court", "hand", "rematch", "1")
    assert again.match.seed == 10
    assert own_choices(again) == 1
    _, back = played(sit_down_again(over.path), "undo")
    assert not back.over
    assert len(said) > 10


def test_odd_names_do_not_break_lines() -> None:
    said: list[str] = []
    sitting = sit_down("intrigue", seed=9, name="Ångström 🐺")
    PlainTable(sitting, io.StringIO("1\n"), said.append).run()
    assert any("Ångström 🐺" in line for line in said)
    assert all(line.isprintable() for line in said)
