"""``weirwood decks`` as people run it."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import environment, refused, weirwood
from weirwood.decks import ready_decks


def test_list_names_every_deck(tmp_path: Path) -> None:
    names = [deck.name for deck in ready_decks("second/joust")]
    done = weirwood(tmp_path, "decks", "list", "--json")
    assert [deck["name"] for deck in json.loads(done.stdout)["decks"]] == names
    lines = weirwood(tmp_path, "decks", "list").stdout.splitlines()
    assert len(lines) == len(names)
    assert all(line.startswith(name) for line, name in zip(lines, names, strict=True))


@pytest.mark.parametrize(
    ("game", "ours", "printed"),
    [
        (
            "second/joust",
            ["The Winter Pack", "White Ravens", "Benchmark Stark"],
            ["Wolves of Winter", "At the Wall"],
        ),
        ("hbo", ["Stark", "Lannister"], []),
        ("winter", ["Iron Tide", "Greyjoy Starter", "Salt and Snow"], []),
    ],
)
def test_our_own_design_is_told_from_what_was_printed(
    game: str, ours: list[str], printed: list[str], tmp_path: Path
) -> None:
    decks = json.loads(weirwood(tmp_path, "decks", "list", "--game", game, "--json").stdout)["decks"]
    told = {deck["name"]: deck["our_design"] for deck in decks}
    assert [told[name] for name in (*ours, *printed)] == [True] * len(ours) + [False] * len(printed)
    lines = weirwood(tmp_path, "decks", "list", "--game", game).stdout.splitlines()
    assert ["our design" in line for line in lines] == [deck["our_design"] for deck in decks]


def test_a_legal_deck_passes(tmp_path: Path) -> None:
    text = weirwood(tmp_path, "decks", "convert", "The Winter Pack", "--to", "text").stdout
    path = tmp_path / "wolves"
    path.write_text(text, encoding="utf-8")
    for file, lines in ((str(path), ""), ("-", text)):
        done = weirwood(tmp_path, "decks", "check", file, "--json", lines=lines)
        assert done.returncode == 0
        assert json.loads(done.stdout) == {
            "legal": True,
            "problems": [],
            "decks": ["The Winter Pack"],
            "tournament": None,
        }


def test_an_illegal_deck_is_told_everything_at_once(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(
        "A deck\nStark\nFealty\n4x Ice\n1x Somebody (LoCR)\n1x Edard Stark\n1x Tywin Lannister\n",
        encoding="utf-8",
    )
    done = weirwood(tmp_path, "decks", "check", str(path), "--json")
    assert done.returncode == 1
    form = json.loads(done.stdout)
    assert form["legal"] is False
    found = [(problem["rule"] or "", tuple(problem["cards"])) for problem in form["problems"]]
    assert sorted(found) == [
        ("", ()),  # a card that is not written, of a product none of whose cards is
        ("", ()),
        ("RR.deckbuilding.3", ()),
        ("RR.deckbuilding.5", ()),
        ("RR.deckbuilding.7", ("01153",)),
        ("RR.loyal.1", ("01090",)),
    ]
    plain = weirwood(tmp_path, "decks", "check", str(path))
    assert plain.returncode == 1
    assert len(plain.stdout.splitlines()) == 1 + len(form["problems"])


def test_a_broken_limit_is_quoted(tmp_path: Path) -> None:
    """How many there are, and how many there may be: of a card, of a plot that says so, of each deck."""
    lines = "A deck\nStark\n4x Ice\n2x A Feast for Crows\n3x A Clash of Kings\n"
    form = json.loads(weirwood(tmp_path, "decks", "check", "-", "--json", lines=lines).stdout)
    quoted = [(problem["rule"], *re.findall(r"\d+", problem["text"])) for problem in form["problems"]]
    assert sorted(quoted) == [
        ("RR.deckbuilding.3", "5", "7"),
        ("RR.deckbuilding.4",),  # more than one plot is doubled
        ("RR.deckbuilding.4", "3", "2"),
        ("RR.deckbuilding.5", "4", "60"),
        ("RR.deckbuilding.7", "4", "3"),
        ("RR.plot-deck-limit.2", "2", "1"),
    ]
    plain = weirwood(tmp_path, "decks", "check", "-", lines=lines).stdout
    assert all(problem["text"] in plain for problem in form["problems"])


def test_conversion_goes_through_every_form_and_back(tmp_path: Path) -> None:
    text = weirwood(tmp_path, "decks", "convert", "Lions at Court", "--to", "text").stdout
    path = tmp_path / "deck"
    path.write_text(text, encoding="utf-8")
    for form in ("thronesdb", "o8d", "text"):
        done = weirwood(tmp_path, "decks", "convert", str(path), "--to", form)
        assert done.returncode == 0
        path.write_text(done.stdout, encoding="utf-8")
    assert done.stdout == text


def test_bad_input_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("A deck\nStark\n1x Somebody (LoCR)\n1x Nobody (LoCR)\n", encoding="utf-8")
    sentence = refused(weirwood(tmp_path, "decks", "convert", str(path), "--to", "o8d"))
    assert "Somebody" in sentence and "Nobody" in sentence
    refused(weirwood(tmp_path, "decks", "convert", "Lions at Court", "--to", "pdf"))
    refused(weirwood(tmp_path, "decks", "check", str(tmp_path / "nothing.txt")))
    refused(weirwood(tmp_path, "decks", "check", "Lions at the Court of Nobody at All"))
    refused(weirwood(tmp_path, "decks", "check", "-", lines="{"))
    assert "poker" in refused(weirwood(tmp_path, "decks", "list", "--game", "poker"))
    assert "poker" in refused(weirwood(tmp_path, "decks", "check", "Lions at Court", "--game", "poker"))
    refused(weirwood(tmp_path, "decks", "check", ""))


def test_standard_input_must_be_text_and_may_be_closed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "weirwood", "decks", "check", "-"]
    done = subprocess.run(
        command, input=b"\xff\xfe", capture_output=True, env=environment(tmp_path), check=False
    )
    assert (done.returncode, b"UTF-8" in done.stderr) == (2, True)
    shell = ["sh", "-c", 'exec "$@" <&-', "sh", *command]
    done = subprocess.run(shell, capture_output=True, env=environment(tmp_path), check=False)
    assert (done.returncode, b"empty" in done.stderr) == (2, True)
