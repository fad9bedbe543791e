"""The index of clauses that ships with the product."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from weirwood.core.errors import BadArgument
from weirwood.rules import clauses, find_clause
from weirwood.rules.clauses import DOCUMENTS, GAMES, clauses_of, search

ROOT = Path(__file__).parents[2]
CATALOGUE = ROOT.parent / "shared" / "rules"


def test_every_document_is_there_as_a_whole() -> None:
    found = Counter(clause.document for clause in clauses().values())
    assert found == {"RR": 502, "FAQ": 82, "HBO": 167, "WE": 138, "WI": 51, "ED": 97}
    assert {clause.game for clause in clauses().values()} == set(GAMES)
    assert [len(clauses_of(game)) for game in GAMES] == [584, 167, 138, 51, 97]
    assert clauses_of(None) == list(clauses().values())


def test_every_clause_says_something_short() -> None:
    for clause in clauses().values():
        assert re.fullmatch(r"[A-Z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+", clause.id), clause
        assert clause.edition == DOCUMENTS[clause.document]
        assert clause.title and clause.kind and 5 < len(clause.gist) <= 260, clause
    assert len([clause for clause in clauses_of("intrigue") if clause.example]) == 3


def test_few_clauses_are_declared_and_each_says_why() -> None:
    declared = [clause.declared for clause in clauses().values() if clause.declared is not None]
    assert len(declared) <= 12
    assert all(len(why) > 20 for why in declared)


def test_the_index_is_read_one_clause_on_a_line() -> None:
    for game in GAMES:
        lines = (ROOT / f"src/weirwood/rules/index/{game}.json").read_text(encoding="utf-8").splitlines()
        assert len(lines) == len(clauses_of(game)) + 2


@pytest.mark.skipif(not CATALOGUE.is_dir(), reason="the rule catalogue is not here")
def test_the_index_has_the_ids_of_the_catalogue() -> None:
    listed = [
        line.removeprefix("- id:").strip()
        for path in sorted(CATALOGUE.glob("*.yaml"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("- id:")
    ]
    assert sorted(listed) == sorted(clauses())


def test_a_clause_is_found_by_its_id_in_any_case() -> None:
    assert find_clause("WI.dealing.4") is find_clause(" wi.Dealing.4")


def test_an_unknown_clause_or_game_is_refused() -> None:
    with pytest.raises(BadArgument) as error:
        find_clause("WI" + ".dealin.4")
    assert "WI.dealing.4" in error.value.message
    with pytest.raises(BadArgument):
        clauses_of("chess")


def test_clauses_are_found_by_words() -> None:
    assert [clause.id for clause in search(["TIE", "fewest", "icons"])] == ["WI.end-of-game.4"]
    assert search(["tie", "no-such-word"]) == []
    assert {clause.id for clause in search(["wi.dealing"])} == {
        f"WI.dealing.{number}" for number in range(1, 7)
    }
