"""The concepts of the engine: every edition binds each to a clause, and every refusal has its words."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Final

import pytest

from weirwood.rules.clauses import clauses
from weirwood.thrones import ability, pool
from weirwood.thrones.editions.hbo.edition import EDITION
from weirwood.thrones.editions.second.book_index import ROOMS, WORDS
from weirwood.thrones.editions.second.edition import JOUST, MELEE
from weirwood.thrones.editions.winter.edition import EDITION as WINTER
from weirwood.thrones.engine.concepts import asked, prepared, refused, told
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.refusing import picking, reasons

WITHOUT: Final = {
    *(refused.SUPPORTED, refused.ELSEWHERE_ONLY, refused.ANOTHERS_AGENDA, refused.CONTROL_COPY_IN_PLAY),
    *(refused.CONTROL_DEAD_COPY, refused.COPY_WITH_ANOTHER),
    *(asked.CLAIM_PAYERS, asked.INSIGHT, asked.INTIMIDATE, asked.PILLAGE, asked.REDIRECTION, asked.RESERVE),
    *(told.ALL_ELIMINATED, told.ATTACHMENT_RETURNED, told.BEAT_A_RIVAL, told.BYPASSED_ANEW, told.BY_PILLAGE),
    *(told.EFFECTS_CANCELLED, told.FIRST_PLAYER_DRAWN, told.FIRST_PLAYER_LEFT, told.REDIRECTED),
    *(told.SETUP_ATTACHED, told.SETUP_DOUBLED, told.TITLES_RETURNED, told.TITLES_REVEALED),
    *(told.TITLES_SET_ASIDE, told.TITLE_SELECTED, prepared.BANNED, prepared.LOYAL_ELSEWHERE),
    *(prepared.RESTRICTED, prepared.ROTATED, prepared.TITLE_TAKEN, prepared.TOO_FEW_OF_A_KIND),
    *(prepared.TOO_MANY_OF_A_KIND, asked.SET_UP_HOST),
}
"""What the two-player game does not have: titles, control, elimination, agendas, most keywords, deck rules."""

DRAFTING = {told.PLOTS_DEALT, told.PLOT_DRAFTED, told.PLOTS_PASSED, told.PLOTS_PUT_BACK}
"""What the second edition does not have: a draft of plots."""

IN_WINTER: Final = {
    *(refused.SUPPORTED, refused.ELSEWHERE_ONLY),
    *(asked.CLAIM_PAYERS, asked.INSIGHT, asked.INTIMIDATE, asked.PILLAGE, asked.REDIRECTION, asked.RESERVE),
    *(told.ATTACHMENT_RETURNED, told.BEAT_A_RIVAL, told.BYPASSED_ANEW, told.BY_PILLAGE, told.REDIRECTED),
    *(told.SETUP_DOUBLED, told.TITLES_RETURNED, told.TITLES_REVEALED, told.TITLES_SET_ASIDE),
    *(told.TITLE_SELECTED, prepared.RESTRICTED, prepared.ROTATED, prepared.TITLE_TAKEN),
}
"""What the Winter Edition does not have: titles, most keywords of the second edition, duplicates at set-up, lists."""


def named(*modules: ModuleType) -> list[str]:
    """The concepts that modules name."""
    values = [value for module in modules for name, value in vars(module).items() if name.isupper()]
    return [value for value in values if isinstance(value, str)]


def test_no_two_concepts_are_one_word() -> None:
    found = named(asked, prepared, refused, told)
    assert len(found) > 100
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("edition", [JOUST, MELEE], ids=lambda edition: edition.game)
def test_an_edition_binds_every_concept_to_a_clause(edition: Edition) -> None:
    assert set(named(asked, prepared, refused, told)) - set(edition.clauses) == DRAFTING | {asked.SET_UP_HOST}
    assert set(edition.clauses.values()) <= set(clauses())


def test_the_two_player_game_binds_every_concept_that_can_arise_in_it() -> None:
    assert set(named(asked, prepared, refused, told)) - set(EDITION.clauses) == WITHOUT
    assert set(EDITION.clauses.values()) <= {clause for clause in clauses() if clause.startswith("HBO.")}


def test_the_winter_edition_binds_every_concept_that_can_arise_in_it() -> None:
    assert set(named(asked, prepared, refused, told)) - set(WINTER.clauses) == IN_WINTER | DRAFTING
    assert set(WINTER.clauses.values()) <= {clause for clause in clauses() if clause.startswith("WE.")}


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
