"""Another game of the same company: with the same decks, with each other's, or after all have chosen anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from weirwood.server.hall.brought_decks import plays_with_decks
from weirwood.server.refusals import NotNow
from weirwood.server.table.seats import Place

if TYPE_CHECKING:
    from weirwood.server.table.table import Table

SAME: Final = "rematch"
SWAPPED: Final = "rematch-swapped"
CHANGED: Final = "rematch-changed"
HOW: Final = (SAME, SWAPPED, CHANGED)
"""The ways to play again, as they are proposed."""


def check(table: Table, how: str) -> None:
    """Refuse to exchange or change decks where that means nothing."""
    if how == SAME:
        return
    if not plays_with_decks(table.game):
        raise NotNow(f"{table.game.name} is played without decks.")
    if how == SWAPPED and len(table.places) != 2:
        raise NotNow("Only two players can exchange their decks.")


def places(table: Table, how: str) -> list[Place]:
    """Who sits where in the next game, and with which deck; a bot that sat in for a person makes way."""
    made = [msgspec.structs.replace(place, word="", ready=True) for place in table.places]
    for place in made:
        if place.kind == "bot" and place.guest is not None:
            place.kind, place.bot, place.conceded = "person", None, False
        if how == CHANGED and place.guest is not None:
            place.ready = False
    if how == SWAPPED:
        one, other = made
        decks = [_brought(table, seat) for seat in range(2)]
        for place, deck in ((one, decks[1]), (other, decks[0])):
            place.deck, place.deck_name, place.standalone = deck
    return made


def _brought(table: Table, seat: int) -> tuple[dict[str, Any] | None, str | None, bool]:
    """The deck of a seat; of fixed decks, the one that it was dealt."""
    place = table.places[seat]
    if place.deck is not None or table.course is None:
        return place.deck, place.deck_name, place.standalone
    from weirwood.decks import ready_decks

    faction = table.course.match.state.view(None)["seats"][seat]["faction"]
    dealt = next((deck for deck in ready_decks(table.game.id) if deck.form()["faction"] == faction), None)
    return (None, None, False) if dealt is None else (dealt.form(), dealt.name, dealt.standalone)
