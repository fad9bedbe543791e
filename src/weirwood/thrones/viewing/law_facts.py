"""What the laws must know of the challenge games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, Final

from weirwood.core.law_facts import LawFacts
from weirwood.thrones.viewing.ledger import ThronesLedger

_PILES: Final = ("hand", "deck", "discard", "dead", "plots", "used", "play")


def _without_ids(form: dict[str, Any]) -> dict[str, Any]:
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
_NO_PILE: Final = ("removed", "being-played", "title-pool", "draft", "box")


def _cards(facts: dict[str, Any]) -> Counter[Any]:
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


def _with_drafted_plots(facts: dict[str, Any]) -> Counter[Any]:
    """The same where plots come to players by a draft: whose they are changes."""
    plots = {card["code"] for card in facts["cards"] if card["type"] == "plot"}
    found: Counter[Any] = Counter()
    for (code, owner), count in _cards(facts).items():
        found[code, None if code in plots else owner] += count
    return found


def _printed_code(card: dict[str, Any]) -> str:
    """The code of a card, also where it lies in play as a card of another type."""
    code: str = card["code"]
    return code if code.isdigit() else code.removesuffix(f"-{card['type']}")


# Two cards are drawn each round; a random game takes some hundred choices.
FOR_TWO: Final = LawFacts(
    cards=_cards,
    ledger=ThronesLedger,
    longest=20_000,
    without_ids=_without_ids,
    # No view keeps the order in which chance discards several cards of a hand.
    glimpses=("discarded-from-hand", "looked", "searched", "shown", "title-selected"),
)
WITH_A_DRAFT: Final = replace(FOR_TWO, cards=_with_drafted_plots)
FOR_MANY: Final = replace(FOR_TWO, longest=60_000)
