"""How commands end: by Ctrl-C at any moment, with a full disk, on a terminal without letters."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.cli.command import environment, refused, weirwood
from weirwood.bots import bot_about, bot_title, level_names
from weirwood.cli.app import app
from weirwood.core.errors import BadArgument

INTERRUPTED_WHILE_LOADING = """
import runpy, sys

class Finder:
    def find_spec(self, name, *_):
        if name == "typer":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Finder())
sys.argv = ["weirwood", "games"]
runpy.run_module("weirwood", run_name="__main__")
"""


def test_ctrl_c_is_obeyed_while_the_commands_are_still_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED_WHILE_LOADING], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (130, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_no_defect(unbuffered: str, tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "weirwood", "decks", "list"],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(tmp_path) | {"PYTHONUNBUFFERED": unbuffered},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("weirwood: ") and done.stderr.count("\n") == 1
    assert not (tmp_path / "reports").exists()


@pytest.mark.parametrize("command", ["./weirwood", "weirwood"])
def test_advice_names_the_command_as_it_was_typed(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WEIRWOOD_COMMAND", command)
    left = weirwood(tmp_path, "play", "intrigue", "--plain", lines="1\n").stdout
    assert left.splitlines()[-1].endswith(f" {command} play --resume")
    assert f" {command} play " in weirwood(tmp_path, "play", "--help").stdout


def test_games_tell_how_many_play(tmp_path: Path) -> None:
    lines = weirwood(tmp_path, "games").stdout.splitlines()
    many = ["2 to 6 players", "2 players", "3 to 8 players", "2 players", "2 players", "2 to 6 players"]
    assert [line.rpartition(", ")[2] for line in lines] == many


def test_every_level_is_listed_with_how_it_plays(tmp_path: Path) -> None:
    lines = weirwood(tmp_path, "bots").stdout.splitlines()
    form = json.loads(weirwood(tmp_path, "bots", "--json").stdout)["bots"]
    assert [line.split()[0] for line in lines] == list(level_names()) == [one["name"] for one in form]
    for line, one in zip(lines, form, strict=True):
        assert one["title"] == bot_title(one["name"]) and one["title"] in line
        assert one["about"] == bot_about(one["name"]) and line.endswith(one["about"])


def test_a_terminal_without_our_letters_shows_others(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        done = subprocess.run(
            [sys.executable, "-m", "weirwood", "cards", "show", "Tywin Lannister"],
            stdout=theirs,
            stderr=subprocess.PIPE,
            env=environment(tmp_path) | {"PYTHONIOENCODING": "ascii"},
            check=False,
        )
        os.close(theirs)
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"Tywin Lannister" in terminal.read(65536)


@pytest.mark.parametrize(
    "command", ["serve", "play", "load", "data backup", "data restore x", "data export x", "data delete x"]
)
def test_what_is_not_installed_is_named(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weirwood.cli.serve.find_spec", lambda name: None)
    error = CliRunner().invoke(app, command.split()).exception
    assert isinstance(error, BadArgument) and ".[table]" in error.message


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("pla",), "play"),
        (("play", "--sed", "3"), "--seed"),
        (("cards", "serch", "ice"), "search"),
        (("simulate",), "GAME"),
        (("simulate", "intrigue"), "--bots"),
        (("play", "--seed", "many"), "--seed"),
        (("play", "--seed"), "--seed"),
        (("serve", "--tables", "0"), "1"),
        (("games", "more"), "more"),
    ],
)
def test_a_mistake_on_the_command_line_gets_one_sentence(
    words: tuple[str, ...], named: str, tmp_path: Path
) -> None:
    sentence = refused(weirwood(tmp_path, *words)).removeprefix("weirwood: ")
    assert named in sentence
    assert sentence[0] == sentence[0].upper() and sentence.rstrip()[-1] in ".?"


def test_commands_and_games_are_completed_by_the_shell(tmp_path: Path) -> None:
    def completed(*words: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-m", "weirwood"],
            capture_output=True,
            encoding="utf-8",
            check=True,
            env={
                **environment(tmp_path),
                "WEIRWOOD_COMMAND": "./weirwood",
                "COMP_WORDS": " ".join(("weirwood", *words)),
                "COMP_CWORD": str(len(words)),
                "_WEIRWOOD_COMPLETE": "complete_bash",
            },
        )
        return done.stdout.split()

    assert completed("pl") == ["play"]
    assert completed("play", "second") == ["second/joust", "second/melee"]
    assert "--bots" in completed("simulate", "--b")


def test_the_help_offers_completion_and_shows_its_script(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "weirwood", "--show-completion", "bash"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={
            **environment(tmp_path),
            "WEIRWOOD_COMMAND": "./weirwood",
            "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1",
        },
    )
    assert done.returncode == 0 and " _WEIRWOOD_COMPLETE" in done.stdout.replace("\n", " ")
