"""The two-player game as its players hold it."""

from typing import Final

from weirwood.thrones.books import Book
from weirwood.thrones.cards.hbo import POOL
from weirwood.thrones.editions.hbo.edition import DRAFT, EDITION

BOOK: Final = Book(
    edition="hbo",
    name="game for two",
    pool=POOL,
    charts={edition.game: edition.chart for edition in (EDITION, DRAFT)},
    ready=list,
    words={},
)
