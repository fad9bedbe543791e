"""What the laws must know of each game, in one place: how to count its cards, and how long it can last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from weirwood.core.errors import NoGame, either


def _as_it_is(form: dict[str, Any]) -> dict[str, Any]:
    return form


@dataclass(frozen=True)
class Known:
    """A game's cards counted from its facts, the most choices it can take, its facts and views without ids, and the
    kinds of events by which somebody sees hidden cards for a moment."""

    cards: Callable[[dict[str, Any]], Counter[Any]]
    longest: int
    without_ids: Callable[[dict[str, Any]], dict[str, Any]] = _as_it_is
    glimpses: tuple[str, ...] = ()


def _intrigue_cards(facts: dict[str, Any]) -> Counter[Any]:
    cards: Counter[Any] = Counter(facts["unused"])
    for row in facts["court"]:
        cards.update(house for house in row if house is not None)
    cards.update(f"throne {index}" for index in facts["thrones_left"])
    for seat in facts["seats"]:
        cards.update(seat["hand"])
        cards.update(f"throne {index}" for index in seat["thrones"])
    return cards


_PILES: Final = ("hand", "deck", "discard", "dead", "plots", "used", "play")


def _thrones_without_ids(form: dict[str, Any]) -> dict[str, Any]:
    """Piles by codes, and the cards that are seen, numbered among those that are the same and lie alike."""
    codes = {card["id"]: card["code"] for card in form["cards"] if "code" in card}
    seen = Counter(
        f"{card['code']} {card['zone']} {card['owner']}" for card in form["cards"] if "code" in card
    )
    seats = []
    for seat in form["seats"]:
        piles = {pile: seat[pile] for pile in _PILES}
        for pile, cards in piles.items():
            if isinstance(cards, list):
                piles[pile] = [codes.get(card) for card in cards]
        known = {str(place): code for place, code in seat.get("known_in_deck", ())}
        seats.append({**piles, "known_in_deck": known, "gold": seat["gold"], "power": seat["power"]})
    numbered = {f"{card} ({number})": True for card, count in seen.items() for number in range(count)}
    return {"seen": numbered, "seats": seats}


_SINGLE: Final = {"faction": "faction_card", "agenda": "agenda", "plot": "plot", "title": "title"}
_HELD: Final = {"attached": "attachments", "duplicate": "duplicates"}
_NO_PILE: Final = ("removed", "being-played", "title-pool")


def _thrones_cards(facts: dict[str, Any]) -> Counter[Any]:
    """Every card, by its printed code and owner, as often as it lies where its zone says."""
    cards = {card["id"]: card for card in facts["cards"]}
    lying = [(card["id"], card["zone"]) for card in facts["cards"] if card["zone"] in _NO_PILE]
    for seat in facts["seats"]:
        lying += [(card, pile) for pile in _PILES for card in seat[pile]]
        lying += [(seat[field], zone) for zone, field in _SINGLE.items() if seat[field] is not None]
    for card in facts["cards"]:
        for zone, field in _HELD.items():
            if card[field]:
                lying += [(held, zone) for held in card[field]]
    return Counter(
        (_printed_code(cards[card]), cards[card]["owner"])
        for card, zone in lying
        if cards[card]["zone"] == zone
    )


def _printed_code(card: dict[str, Any]) -> str:
    """The code of a card, also where it lies in play as a card of another type."""
    code: str = card["code"]
    return code if code.isdigit() else code.removesuffix(f"-{card['type']}")


def _thrones(longest: int) -> Known:
    glimpses = ("shown", "looked", "searched", "title-selected")
    return Known(_thrones_cards, longest, _thrones_without_ids, glimpses)


KNOWN: Final = {
    # Six rounds, and no more placements in a round than there are cards.
    "intrigue": Known(_intrigue_cards, longest=6 * 36),
    # Two cards are drawn each round; a random game takes some hundred choices.
    "second/joust": _thrones(longest=20_000),
    "second/melee": _thrones(longest=60_000),
}


def known(game_id: str) -> Known:
    """What is known of a game."""
    if game_id not in KNOWN:
        raise NoGame(f"The laws do not cover {game_id!r}. Choose {either(KNOWN)}.")
    return KNOWN[game_id]
