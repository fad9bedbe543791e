"""Citations in code, docs and tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from weirwood.rules.citations import citing_tests, ids_in, problem_with, problems
from weirwood.rules.clauses import clauses_of

ROOT = Path(__file__).parents[2]
UNKNOWN = "WI" + ".no-such-clause.1"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("x = 1  # WI.dealing.4: opens.", ["WI.dealing.4"]),
        ("(WI.dealing.1 to 3)", ["WI.dealing.1", "WI.dealing.2", "WI.dealing.3"]),
        ("(WI.end-of-game.1, 2)", ["WI.end-of-game.1", "WI.end-of-game.2"]),
        ("WI.dealing.4, WI.dealing.6.", ["WI.dealing.4", "WI.dealing.6"]),
        ("RR.setup.8a and RR.framework.4.2.1a", ["RR.setup.8a", "RR.framework.4.2.1a"]),
        ("ED.draw-deck", ["ED.draw-deck"]),
        ("the FAQ. and WI.… and XWI.dealing.1 and a.WI.dealing.1", []),
    ],
)
def test_ids_are_read_from_text(text: str, ids: list[str]) -> None:
    assert list(ids_in(text)) == ids


def test_every_citation_of_this_checkout_is_right() -> None:
    assert problems(ROOT) == []


def test_only_editions_and_cards_of_the_challenge_games_cite_a_book() -> None:
    """The engine names concepts, which an edition binds to the clauses of its own book."""
    games = ROOT / "src" / "weirwood" / "thrones"
    own = (games / "editions", games / "cards")
    files = [path for path in games.rglob("*.py") if not any(folder in path.parents for folder in own)]
    assert len(files) > 100
    citing = re.compile(r"\b(RR|FAQ|HBO|WE)\.[a-z0-9]")
    found = {str(path.relative_to(ROOT)) for path in files if citing.search(path.read_text(encoding="utf-8"))}
    assert found == set()


def test_every_clause_of_intrigue_is_cited_by_a_test() -> None:
    cited = {clause for test in citing_tests(ROOT) for clause in test.clauses}
    assert {clause.id for clause in clauses_of("intrigue")} - cited == set()


def test_a_test_may_cite_three_clauses_and_more_in_a_worked_example() -> None:
    three = ("WI.dealing.1", "WI.dealing.2", "WI.dealing.3")
    assert problem_with(()) is None
    assert problem_with(three) is None
    assert problem_with((*three, "WI.dealing.3")) is None
    assert problem_with((*three, "WI.dealing.4")) is not None
    assert problem_with((*three, "WI.example-1.1")) is None
    assert problem_with((UNKNOWN,)) is not None


def test_problems_are_found_in_code_tests_and_docs(tmp_path: Path) -> None:
    files = {
        "src/weirwood/turns.py": f"# {UNKNOWN}\n",
        "src/weirwood/rules/clauses.py": f"\n# {UNKNOWN}\n",
        "tests/test_turns.py": f'@rule("{UNKNOWN}")\ndef test_it() -> None: ...\n',
        "tests/test_bulk.py": "@rule({})\ndef test_all() -> None: ...\n".format(
            ", ".join(f'"WI.dealing.{number}"' for number in range(1, 5))
        ),
        "tests/breakages/all.toml": f'rule = "{UNKNOWN}"\n',
        "docs/deep/page.md": f"See {UNKNOWN}.\n",
        "README.md": f"See {UNKNOWN}, and all of WI.dealing.\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    found = problems(tmp_path)
    assert len(found) == len(files)
    for name in files:
        assert len([problem for problem in found if problem.startswith(name)]) == 1


def test_every_ruling_of_intrigue_is_written_down() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    ruled = {clause for line in text.splitlines() if line.startswith("| WI.") for clause in ids_in(line)}
    assert len(ruled) == 20
