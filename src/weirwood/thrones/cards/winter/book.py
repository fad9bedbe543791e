"""The Winter Edition as its players hold it."""

from typing import Final

from weirwood.thrones.books import Book
from weirwood.thrones.cards.winter import POOL
from weirwood.thrones.cards.winter.ready import ready_decks

BOOK: Final = Book(
    edition="winter",
    name="Winter Edition",
    pool=POOL,
    charts={POOL.edition.game: POOL.edition.chart},
    ready=ready_decks,
    words={},
)
