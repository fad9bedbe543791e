"""``weirwood play`` by pipe and by terminal."""

import fcntl
import io
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from tests.cli.command import environment, refused, weirwood
from weirwood.cli import app, defects
from weirwood.cli.arguments import spelled_out
from weirwood.core.match import replay
from weirwood.core.record import read_record

MATCH = "1\n" * 90


def saves(data: Path) -> list[Path]:
    return sorted((data / "saves").glob("*"))


def test_a_whole_match_by_pipe(tmp_path: Path) -> None:
    done = weirwood(tmp_path, "play", "--terminal", "--seed", "4", "--name", "Ann", lines=MATCH)
    assert (done.returncode, done.stderr) == (0, "")
    for line in done.stdout.splitlines():
        assert line.isascii() and line.isprintable() and line.strip()
    [path] = saves(tmp_path)
    assert str(path) in done.stdout.splitlines()[-1]
    assert replay(read_record(path)).state.outcome is not None


def test_a_whole_game_of_joust_by_pipe(tmp_path: Path) -> None:
    arguments = ("--deck", "the winter pack", "--bots", "heuristic", "--bot-decks", "Lions at Court")
    lines = "1\n1 2\n1 2 3\n0\n" * 250
    done = weirwood(tmp_path, "play", "second/joust", *arguments, "--seed", "4", "--plain", lines=lines)
    assert (done.returncode, done.stderr) == (0, "")
    for line in done.stdout.splitlines():
        assert line.isascii() and line.isprintable() and line.strip()
    [path] = saves(tmp_path)
    record = read_record(path)
    assert [seat.deck["faction"] for seat in record.setup.seats] == ["stark", "lannister"]
    assert replay(record).state.outcome is not None


def test_the_end_of_the_input_saves_and_resume_goes_on(tmp_path: Path) -> None:
    first = weirwood(
        tmp_path, "play", "intrigue", "--plain", "--players", "3", "--bots", "random", lines="1\n1\n"
    )
    assert first.returncode == 0
    [path] = saves(tmp_path)
    assert str(path) in first.stdout
    choices = read_record(path).choices
    again = weirwood(tmp_path, "play", "--resume", "--plain", lines=MATCH)
    assert again.returncode == 0
    assert saves(tmp_path) == [path]
    record = read_record(path)
    assert record.choices[: len(choices)] == choices
    assert record.outcome is not None
    assert weirwood(tmp_path, "play", "--resume", str(path)).returncode == 0


def test_a_killed_game_loses_nothing_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "weirwood",
            "play",
            "--plain",
            "--seed",
            "4",
            "--name",
            "Ann",
            "--file",
            str(file),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    with process:
        assert process.stdin is not None and process.stdout is not None
        for _ in range(3):
            process.stdin.write("2\n")
        process.stdin.flush()
        asked = 0
        for line in process.stdout:
            asked += line.startswith("1: ")
            if asked == 4:
                break
        process.kill()
    record = read_record(file)
    assert sum(seat == 0 for seat, _ in record.choices) == 3
    replay(record)


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("--players", "1"),
        ("--players", "7"),
        ("--players", "-2"),
        ("--bots", "deep-thought"),
        ("--bots", "random", "random", "--players", "5"),
        ("--seed", "-1"),
        ("--seed", str(2**128)),
        ("--name", "a\x1bb"),
        ("--name", "x" * 61),
        ("--resume",),
        ("--resume", "no-such-file.json"),
        ("--resume", "--seed", "3"),
        ("--file", "/"),
        ("--file", "/proc/nowhere/game.json"),
        ("--deck", "The Winter Pack"),
        ("--bot-decks", "The Winter Pack"),
        ("second/joust", "--players", "3"),
        ("second/joust", "--deck", "The Winter Pact"),
        ("second/joust", "--deck", "/dev/null"),
        ("second/joust", "--bot-decks", "At the Wall", "The Old Ways"),
        ("--resume", "--deck", "The Winter Pack"),
        ("winter", "--players", "7"),
        ("winter", "--deck", "The Winter Pack"),
        ("winter", "--format", "worlds-2016"),
        ("winter", "--format", "worlds-2016", "--plain"),
        ("winter", "--format", "tournament", "--deck", "A Seat at Every Table"),
        ("winter", "--format", "tournament", "--deck", "A Seat at Every Table", "--plain"),
        ("winter", "--players", "2", "--bot-decks", "Iron Tide", "Salt and Snow"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    refused(weirwood(tmp_path, "play", *arguments, lines=MATCH))
    assert saves(tmp_path) == []


@pytest.mark.parametrize("seed", ["6", "7", "8"])
def test_a_deck_that_nobody_names_is_one_that_the_format_allows(seed: str, tmp_path: Path) -> None:
    """Without the format these seeds deal a deck with a promotional card to one of six."""
    arguments = ("play", "winter", "--plain", "--players", "6", "--seed", seed)
    assert weirwood(tmp_path, *arguments, "--format", "tournament").returncode == 0
    weirwood(tmp_path, *arguments)
    agendas = [[seat.deck["agenda"] for seat in read_record(path).setup.seats] for path in saves(tmp_path)]
    assert sorted("P10" in held for held in agendas) == [False, True]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[]", b'{"format": "weirwood-record/9"}', b'"x"']
)
def test_foreign_files_are_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    for arguments in (("play", "--resume", str(file)), ("play", "--file", str(file)), ("replay", str(file))):
        refused(weirwood(tmp_path, *arguments))
        assert file.read_bytes() == content


def test_help_imports_neither_a_game_nor_textual() -> None:
    program = (
        "import sys; sys.argv = ['weirwood', 'play', '--help']\n"
        "from weirwood.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith(('weirwood.intrigue', 'weirwood.tui', 'textual'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_defect_saves_the_game_and_writes_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path))
    monkeypatch.setattr("weirwood.tui.app.plain.PlainTable._hint", fail)
    monkeypatch.setattr(sys, "argv", ["weirwood", "play", "--terminal", "--seed", "4"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nhint\n1\n"))
    monkeypatch.setattr(defects, "in_progress", None)
    with pytest.raises(SystemExit) as left:
        app.main()
    assert left.value.code == 70
    error = capsys.readouterr().err
    [report] = (tmp_path / "reports").glob("*.txt")
    [record] = (tmp_path / "reports").glob("*.json")
    assert str(report) in error and str(record) in error
    assert sum(seat == 0 for seat, _ in read_record(record).choices) == 2
    assert read_record(saves(tmp_path)[0]).seed == 4


def test_closed_input_is_the_end_of_the_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["weirwood", "play", "--terminal"])
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(defects, "in_progress", None)
    with pytest.raises(SystemExit) as left:
        app.main()
    assert not left.value.code
    assert str(saves(tmp_path)[0]) in capsys.readouterr().out


class Terminal(io.StringIO):
    """Input and output that claim to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_without_textual_it_is_plain_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, errors = Terminal(), io.StringIO()
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path))
    monkeypatch.setattr("weirwood.cli.play.find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["weirwood", "play", "--terminal"])
    monkeypatch.setattr(sys, "stdin", Terminal("1\n"))
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stderr", errors)
    monkeypatch.setattr(defects, "in_progress", None)
    with pytest.raises(SystemExit) as left:
        app.main()
    assert not left.value.code
    assert errors.getvalue().count("\n") == 1
    assert "\x1b" not in screen.getvalue()
    assert str(saves(tmp_path)[0]) in screen.getvalue()


def read_until(terminal: int, mark: bytes) -> bytes:
    """What a terminal shows until something appears, or to its end."""
    seen = b""
    while mark not in seen:
        ready, _, _ = select.select([terminal], [], [], 60)
        assert ready, seen
        try:
            more = os.read(terminal, 65536)
        except OSError:
            more = b""
        if not more:
            break
        seen += more
    return seen


@pytest.mark.parametrize("key", [b"q", b"\x03", b"\x11"])
def test_on_a_terminal_it_draws_the_table_and_leaves_cleanly(key: bytes, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "weirwood", "play", "--terminal", "--seed", "4"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(tmp_path),
        start_new_session=True,
    )
    os.close(theirs)
    with process:
        assert b"Lannister" in read_until(ours, b"Lannister")
        os.write(ours, key)
        rest = read_until(ours, b"never seen")
        assert process.wait(60) == 0
    os.close(ours)
    assert b"\x1b[?1049l" in rest
    [path] = saves(tmp_path)
    assert os.fsencode(path.name) in rest
    assert read_record(path).seed == 4


def test_options_of_several_words_or_none() -> None:
    assert spelled_out(["--bots", "a", "b", "--seed", "1"]) == ["--bots", "a", "--bots", "b", "--seed", "1"]
    assert spelled_out(["--bots", "a", "intrigue"]) == ["--bots", "a", "intrigue"]
    assert spelled_out(["--bot-decks", "a", "b"]) == ["--bot-decks", "a", "--bot-decks", "b"]
    assert spelled_out(["--resume"]) == ["--resume", ""]
    assert spelled_out(["--resume", "--plain"]) == ["--resume", "", "--plain"]
    assert spelled_out(["--resume", "x.json"]) == ["--resume", "x.json"]
    assert spelled_out(["--resume", "intrigue"]) == ["--resume", "", "intrigue"]
