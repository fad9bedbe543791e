"""Joust in the line mode: every fact in a line, sets by their numbers, and cards by their names."""

import re

import pytest

from tests.tui.scenes import joust_at
from tests.tui.test_joust_table import MINE, THEIRS
from tests.tui.test_plain import played
from weirwood.core.record import read_record
from weirwood.thrones.books import find_book
from weirwood.thrones.pool.printed import card_text
from weirwood.tui.app.board import find_words
from weirwood.tui.app.plain import PlainTable
from weirwood.tui.app.sitting import Sitting, sit_down
from weirwood.tui.thrones.picture import look


class Hints:
    """The lines of a person who does what a good bot would."""

    table: PlainTable

    def readline(self) -> str:
        """The next line."""
        sitting = self.table.sitting
        if sitting.over:
            return ""
        hint = sitting.hint()
        keys = [option.key for option in self.table._options()]
        numbers = [keys.index(key) + 1 for key in ([hint] if isinstance(hint, str) else hint)]
        return f"{' '.join(map(str, numbers)) or '0'}\n"


def fight(at: str = "challenges") -> Sitting:
    return joust_at(MINE, THEIRS, at)


def answers(sitting: Sitting, *lines: str) -> list[str]:
    """What is said to lines, beyond what is said anyhow."""
    silent = len(played(fight())[0]) - 2
    said, _ = played(sitting, *lines)
    return said[silent:-2]


def test_a_whole_game_against_the_heuristic_bot() -> None:
    said: list[str] = []
    hints = Hints()
    sitting = sit_down("second/joust", bots=["heuristic"], seed=11, name="Ann")
    hints.table = PlainTable(sitting, hints, said.append)
    hints.table.run()
    assert sitting.over
    for line in said:
        assert line.isascii() and line.isprintable() and line == line.strip() != ""
    assert sitting.path is not None and read_record(sitting.path).outcome is not None


@pytest.mark.parametrize(
    "command", ["table", "hand", "scores", "phase", "challenge", "piles", "plots", "help"]
)
def test_facts_are_told_and_change_nothing(command: str) -> None:
    assert answers(fight(), command)
    _, sitting = played(fight(), command)
    assert sitting.match.ply == 0


@pytest.mark.parametrize("at", ["plot", "marshaling", "challenges"])
def test_the_step_is_called_what_the_chart_calls_it(at: str) -> None:
    sitting = fight(at)
    step = sitting.match.state.status.step
    assert step is not None
    title = find_book("second/joust").chart("second/joust").titles[step].full
    assert title.lower() in look(sitting).where().lower()


def test_the_table_is_told_card_by_card() -> None:
    said = answers(fight(), "table")
    for name in (
        "Eddard Stark",
        "Ice",
        "Gates of Winterfell",
        "Tywin Lannister",
        "Casterly Rock",
        "Sneak Attack",
    ):
        assert any(name in line for line in said)
    eddard = next(line for line in said if "Eddard Stark" in line)
    assert "7" in eddard and "2 power" in eddard


def test_a_set_is_chosen_by_its_numbers() -> None:
    _, sitting = played(fight(), "1", "1 2")
    challenge = sitting.match.state.view(0)["challenge"] or sitting.match.state.view(0)["last_challenge"]
    assert challenge["type"] == "military" and len(challenge["attackers"]) == 2
    assert isinstance(sitting.match.choices[1][1], list)


@pytest.mark.parametrize(
    "line", ["eddard stark, tumblestone", "Tumblestone Knight,eddard", "eddard tumblestone"]
)
def test_a_set_is_chosen_by_names(line: str) -> None:
    _, sitting = played(fight(), "1", line)
    view = sitting.match.state.view(0)
    names = {card["name"] for card in view["cards"] if card["id"] in view["challenge"]["attackers"]}
    assert names == {"Eddard Stark", "Tumblestone Knight"}


@pytest.mark.parametrize("line", ["9", "1 9", "attack", "0", "1 1", "x" * 300])
def test_a_wrong_set_gets_one_sentence_and_changes_nothing(line: str) -> None:
    before, _ = played(fight(), "1")
    said, sitting = played(fight(), "1", line)
    assert sitting.match.ply == 1
    assert len(said) == len(before) + 1


def test_a_card_is_told_with_its_text() -> None:
    said = answers(fight(), "card eddard")
    assert any("strength 7" in line for line in said)
    assert any(line.startswith("Reaction: ") for line in said)
    assert any("unique" in line for line in said)


def test_a_plot_of_several_lines_is_told_in_sentences() -> None:
    sitting = joust_at({"plots": ["The Long Plan", "A Noble Cause"]}, {}, "1.2")
    option = sitting.match.decision(sitting.seat).options[0]
    pool = find_book("second/joust").pool
    lines = card_text(pool.find("The Long Plan"), pool.edition.lexicon).split("\n")
    assert find_words(sitting).detail(option).endswith(f". {' '.join(lines)}")


def test_a_card_is_told_with_its_sum_and_a_choice_with_what_follows() -> None:
    [line] = [line for line in answers(fight(), "card eddard") if "printed" in line]
    assert re.findall(r"\d+", line) == ["7", "5", "2"] and "Ice" in line
    said = answers(fight(), "1", "1 2", "challenge")
    [attack] = [line for line in said if "Eddard Stark 5" in line and "Ice" in line]
    assert re.findall(r"\d+", attack) == ["9", "5", "2", "2"]


def test_why_names_the_clause() -> None:
    assert any("RR.marshal.1" in line for line in answers(fight(), "why robb"))
    assert any("RR.framework.4.2d" in line for line in answers(fight(), "why bran stark"))


@pytest.mark.parametrize("line", ["card", "why", "card no such card", "why no such card"])
def test_cards_that_are_not_there_get_one_sentence(line: str) -> None:
    assert len(answers(fight(), line)) == 1


def test_what_the_other_holds_is_not_told() -> None:
    for command in ("table", "hand", "scores", "piles", "card the tickler"):
        said = answers(fight(), command)
        assert not any("The Tickler" in line for line in said)


def test_a_hint_for_a_set_names_all_of_it() -> None:
    said = answers(fight(), "1", "hint")
    assert sum(f"{number}: " in said[-1] for number in (1, 2, 3)) >= 1
