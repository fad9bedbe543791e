"""Which environment a command gets, and that nothing is built for commands that do not need it."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path
from typing import Any

import building
import pytest
from typer.testing import CliRunner

from tests.launcher.scratch import ROOT, Scratch
from weirwood import launched
from weirwood.cli.app import app
from weirwood.core.build import build


@pytest.fixture
def scratch(tmp_path: Path) -> Scratch:
    """With the command line itself."""
    return Scratch(tmp_path, ROOT / "src")


@pytest.mark.parametrize(
    "arguments",
    [
        ["cards", "show", "Eddard Stark"],
        ["rules", "show", "WI.elimination.4"],
        ["bench", "--help"],
        ["load", "--help"],
    ],
)
def test_what_needs_no_tests_and_no_speed_runs_where_one_plays(
    arguments: list[str], scratch: Scratch
) -> None:
    done = scratch.run(*arguments)
    assert done.returncode == 0, done.stderr
    assert scratch.locks() == {"play.lock"} and scratch.builds() == 1


@pytest.mark.parametrize(
    "arguments", [["bench", "--only", "chess"], ["load", "--tables", "0"], ["rules", "break", "--sideways"]]
)
def test_bad_arguments_are_refused_before_anything_is_built(arguments: list[str], scratch: Scratch) -> None:
    assert scratch.run(*arguments).returncode == 2
    assert scratch.builds() == 1


class Started(Exception):
    """The process became another program."""


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        (["cards", "status"], "dev"),
        (["rules", "coverage"], "dev"),
        (["rules", "break", "--file", "intrigue"], "dev"),
        pytest.param(
            ["bench"],
            "every",
            marks=pytest.mark.skipif(build() == "compiled", reason="an installed build has no benchmarks"),
        ),
        (["load"], "fastest"),
    ],
)
def test_commands_ask_the_launcher_for_what_they_need(
    arguments: list[str], environment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def execv(program: str, words: list[str]) -> None:
        assert (program, words) == ("/checkout/weirwood", [program, "--with", environment, *arguments])
        raise Started

    monkeypatch.setattr(os, "execv", execv)
    monkeypatch.setattr("sys.argv", ["weirwood", *arguments])
    monkeypatch.setattr(launched, "_launcher", "/checkout/weirwood")
    monkeypatch.setattr(launched, "_environment", "play")
    monkeypatch.setenv("WEIRWOOD_LAUNCHER", "")
    assert isinstance(CliRunner().invoke(app, arguments).exception, Started)


def test_without_a_compiler_the_compiled_tests_say_so(scratch: Scratch, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    for name in ("sh", "dirname", "readlink"):
        (bare / name).symlink_to(Path("/bin", name))
    done = scratch.run("test", "--compiled", PATH=f"{scratch.bin}:{bare}")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (69, "", 1)
    assert scratch.builds() == 0


def test_a_compiler_without_headers_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cc").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    include = tmp_path / "include"
    include.mkdir()
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(include))
    obstacle = building.compile_obstacle()
    assert obstacle is not None and "\n" not in obstacle and "headers" in obstacle
    (include / "Python.h").touch()
    assert building.compile_obstacle() is None


def test_uv_is_fetched_by_version_and_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []

    def run(doing: str, *command: Any) -> None:
        asked.append(command)
        Path(command[-1], "bin").mkdir(parents=True)

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(building, "STATE", tmp_path)
    monkeypatch.setattr(building, "run", run)
    monkeypatch.setattr(building, "_python_with_pip", lambda: "python3")
    assert building.find_uv() == building.find_uv()
    [command] = asked
    assert "--require-hashes" in command and "uv" not in command
    lock = command[command.index("-r") + 1].read_text(encoding="utf-8")
    assert lock.startswith("uv==") and "--hash=sha256:" in lock


@pytest.mark.parametrize("name", ["launcher", "play", "dev"])
def test_lock_files_hold_no_addresses(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in lock
