"""The second edition as its players hold it."""

from typing import Final

from weirwood.thrones.books import Book
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.cards.second.ready import ready_decks
from weirwood.thrones.editions.second.book_index import WORDS
from weirwood.thrones.editions.second.edition import JOUST, MELEE

BOOK: Final = Book(
    edition="second",
    name="second edition",
    pool=POOL,
    charts={edition.game: edition.chart for edition in (JOUST, MELEE)},
    ready=ready_decks,
    words=WORDS,
    changes=(frozenset({"01081", "01182"}), frozenset({"02029"})),
    exchanged=True,
)
