"""The two-player game speaks its own words wherever it is played."""

from __future__ import annotations

from weirwood.server.http.books import card_pages
from weirwood.thrones.cards.hbo import POOL
from weirwood.thrones.engine.words import CHARACTER
from weirwood.thrones.games.hbo import GAME
from weirwood.tui.app.sitting import sit_down
from weirwood.tui.thrones.words import JoustWords


def test_a_named_character_is_spoken_of_as_a_person() -> None:
    named = [card for card in POOL.by_code.values() if card.type == CHARACTER and card.unique]
    assert named and {card.pronoun for card in named} == {"he", "she"}


def test_the_terminal_has_house_cards() -> None:
    words = JoustWords(sit_down(GAME.id, seed=1))
    said = words.tell("card", ["House", "Stark"])
    assert said and "House card" in said[0] and "House card" in said[1]


def test_pages_say_what_the_edition_calls_the_income_of_a_plot() -> None:
    for game, word in ((GAME.id, "income"), ("second/joust", "gold")):
        assert {page.income_word for page in card_pages(game) if page.type == "plot"} == {word}
