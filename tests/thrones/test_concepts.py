"""The concepts of the engine: every edition binds each to a clause, and every refusal has its words."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

from weirwood.rules.clauses import clauses
from weirwood.thrones import ability, pool
from weirwood.thrones.editions.second.book_index import ROOMS, WORDS
from weirwood.thrones.editions.second.edition import JOUST, MELEE
from weirwood.thrones.engine.concepts import asked, prepared, refused, told
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.refusing import picking, reasons


def named(*modules: ModuleType) -> list[str]:
    """The concepts that modules name."""
    return [value for module in modules for name, value in vars(module).items() if name.isupper()]


def test_no_two_concepts_are_one_word() -> None:
    found = named(asked, prepared, refused, told)
    assert len(found) > 100
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("edition", [JOUST, MELEE], ids=lambda edition: edition.game)
def test_an_edition_binds_every_concept_to_a_clause(edition: Edition) -> None:
    assert set(edition.clauses) == set(named(asked, prepared, refused, told))
    assert set(edition.clauses.values()) <= set(clauses())


def test_every_refusal_has_one_sentence() -> None:
    tables = [set(reasons.PLAIN), set(reasons.TOLD), set(picking.COUNTED)]
    assert sorted(concept for table in tables for concept in table) == sorted(named(refused))


def modules_of(package: ModuleType) -> list[str]:
    """The names of all modules of a package."""
    return [module.name for module in walk_packages(package.__path__, f"{package.__name__}.")]


def test_the_index_of_the_book_names_what_is_there() -> None:
    for module in ROOMS:
        import_module(f"weirwood.thrones.{module}")
    words = {
        name
        for module in (*modules_of(ability), *modules_of(pool))
        for name in vars(import_module(module))
        if not name.startswith("_")
    }
    assert set(WORDS) <= words
