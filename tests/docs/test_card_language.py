"""The page of the card language and the texts of all cards, as they are pinned."""

import ast
from pathlib import Path

import pytest

from weirwood.lab.language import language_page
from weirwood.thrones.cards.hbo import POOL as HBO_POOL
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.cards.winter import POOL as WINTER_POOL
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.pool.printed import spoken_texts

ROOT = Path(__file__).parents[2]


def test_the_page_of_the_card_language_is_up_to_date() -> None:
    """If this fails: ``./weirwood cards language > docs/the-card-language.md``, and read what changed."""
    page = (ROOT / "docs" / "the-card-language.md").read_text(encoding="utf-8")
    assert page == language_page()


@pytest.mark.parametrize(
    ("pool", "file"),
    [
        (POOL, "card_texts.txt"),
        (HBO_POOL, "card_texts_hbo.txt"),
        (WINTER_POOL, "card_texts_winter.txt"),
    ],
)
def test_every_card_says_what_it_said(pool: Pool, file: str) -> None:
    """If this fails: ``./weirwood cards texts > tests/docs/card_texts.txt``, and read what changed."""
    pinned = (ROOT / "tests" / "docs" / file).read_text(encoding="utf-8")
    spoken = spoken_texts(pool.by_code.values(), pool.edition.lexicon)
    assert pinned.split("\n\n") == spoken.split("\n\n")


def test_one_import_brings_every_word() -> None:
    room = ROOT / "src" / "weirwood" / "thrones" / "ability"
    modules = {".".join(path.relative_to(room).with_suffix("").parts) for path in room.rglob("[a-z]*.py")}
    imported = (room / "__init__.py").read_text(encoding="utf-8")
    assert {name for name in modules if f"thrones.ability.{name} import *" not in imported} == set()


def test_a_card_takes_six_lines() -> None:
    """Cards in their own files, from the first line of their facts to the last of their abilities."""
    lengths = [
        (entry.end_lineno or 0) - entry.lineno + 1
        for path in (ROOT / "src/weirwood/thrones/cards").rglob("*.py")
        for entry in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Expr) and isinstance(entry.value, ast.Call)
    ]
    assert len(lengths) > 200 and sum(lengths) / len(lengths) <= 6.5
