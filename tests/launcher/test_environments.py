"""Environments: shared by runs at the same time, kept while a program uses them, one for each Python."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.launcher.scratch import Scratch


@pytest.fixture
def scratch(tmp_path: Path) -> Scratch:
    return Scratch(tmp_path)


def environment_of(output: str) -> str:
    return Path(json.loads(output)["python"]).parents[1].name


def test_a_second_run_builds_nothing(scratch: Scratch) -> None:
    assert scratch.run("games").returncode == 0
    again = scratch.run("games")
    assert (again.returncode, again.stderr, scratch.builds()) == (0, "", 1)


def test_an_environment_is_kept_while_a_program_runs_in_it(scratch: Scratch) -> None:
    with scratch.start("wait") as running:
        assert running.stdout is not None and running.stdin is not None
        assert running.stdout.readline() == "waiting\n"
        [used] = scratch.environments("play")
        for version in range(5):
            scratch.change("play.lock", version)
            assert scratch.run("games").returncode == 0
        assert used in scratch.environments("play")
        running.stdin.close()
        assert running.wait() == 0
    scratch.change("play.lock", "once more")
    last = environment_of(scratch.run("games").stdout)
    left = scratch.environments("play")
    assert used not in left and last in left


def test_two_pythons_in_turn_have_an_environment_each(scratch: Scratch, tmp_path: Path) -> None:
    other = scratch.add_python(tmp_path / "other")
    paths = [str(scratch.bin), f"{other}:{scratch.bin}"]
    used = [environment_of(scratch.run("games", path=path).stdout) for path in paths * 2]
    assert used[:2] == used[2:] and len(set(used)) == 2
    assert scratch.builds() == 2


def test_two_first_runs_at_once_share_one_build(scratch: Scratch) -> None:
    with scratch.start("games") as one, scratch.start("games") as two:
        outputs = [run.communicate()[0] for run in (one, two)]
    assert (one.returncode, two.returncode) == (0, 0)
    assert len({environment_of(output) for output in outputs}) == 1
    assert scratch.builds() == 1


def test_a_build_that_was_broken_off_is_made_again(scratch: Scratch) -> None:
    scratch.break_off(True)
    failed = scratch.run("games")
    assert (failed.returncode, failed.stdout) == (1, "")
    scratch.break_off(False)
    assert scratch.run("games").returncode == 0
    assert scratch.builds() == 2


def test_a_folder_whose_name_the_locale_cannot_spell(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path / "é")
    for _ in range(2):
        done = scratch.run("games", LC_ALL="C")
        assert done.returncode == 0, done.stderr


def test_programs_learn_the_command_as_it_was_typed(scratch: Scratch, tmp_path: Path) -> None:
    (scratch.bin / "weirwood").symlink_to(scratch.root / "weirwood")
    typed = {"./weirwood": "./weirwood", str(scratch.root / "weirwood"): str(scratch.root / "weirwood")}
    typed[str(scratch.bin / "weirwood")] = "weirwood"
    for program, command in typed.items():
        assert json.loads(scratch.run("games", program=program).stdout)["command"] == command


def test_an_environment_that_does_not_exist_is_named(scratch: Scratch) -> None:
    done = scratch.run("--with", "winter", "games")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "winter" in done.stderr and scratch.builds() == 0
