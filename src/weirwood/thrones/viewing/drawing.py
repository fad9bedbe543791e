"""A game of a challenge edition as lines of text, for a programmer who prints a state.

It draws the form that ``facts`` and ``view`` give, so a seat's view is drawn with what that seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_KINDS: Final = ("character", "location", "attachment")
_PILES: Final = ("hand", "deck", "discard", "dead")
_SIGNS: Final = {"military": "M", "intrigue": "I", "power": "P"}


def drawn(form: Mapping[str, Any]) -> str:
    """The whole table: each seat with its plot, its piles and its cards in play, then the challenge."""
    cards = {card["id"]: card for card in form["cards"]}
    lines = [line for seat in form["seats"] for line in _seat(seat, cards)]
    challenge = form.get("challenge")
    if challenge is not None:
        names = [seat["name"] for seat in form["seats"]]
        lines.append(
            f"{challenge['type'].capitalize()} challenge: {names[challenge['attacker']]} "
            f"{challenge['attacking_strength']} against {names[challenge['defender']]} "
            f"{challenge['defending_strength']}"
        )
    return "\n".join(lines)


def _seat(seat: Mapping[str, Any], cards: Mapping[int, Mapping[str, Any]]) -> list[str]:
    piles = ", ".join(f"{pile} {_count(seat[pile])}" for pile in _PILES)
    lines = [f"{seat['name']} ({seat['faction']}): {seat['power']} power, {seat['gold']} gold, {piles}"]
    plot = cards.get(seat["plot"])
    if plot is not None and plot.get("name"):
        told = [name for name in ("income", "initiative", "claim", "reserve") if seat[name] is not None]
        values = ", ".join(f"{seat[name]} {name}" for name in told)
        lines.append(f"  plot: {plot['name']} ({values})")
    if isinstance(seat["hand"], list):
        held = [cards[card] for card in seat["hand"] if card in cards]
        names = [card["name"] for card in held if card.get("name")]
        if names:
            lines.append(f"  hand: {', '.join(names)}")
    for kind in _KINDS:
        placed = [cards[card] for card in seat["play"] if card in cards]
        row = [_card(card) for card in placed if card.get("type") == kind and card["attached_to"] is None]
        hung = [
            card
            for card in cards.values()
            if card.get("type") == kind and card.get("attached_to") is not None
        ]
        row += [
            f"{_card(card)} on {cards[card['attached_to']]['name']}"
            for card in hung
            if card["controller"] == seat["seat"] and card["attached_to"] in cards
        ]
        if row:
            lines.append(f"  {kind}s: {', '.join(row)}")
    return lines


def _count(pile: Any) -> int:
    """How many cards a pile has: a list of them, or their number where they may not be known."""
    return len(pile) if isinstance(pile, list) else int(pile)


def _card(card: Mapping[str, Any]) -> str:
    words = [card.get("name") or "a facedown card"]
    if card.get("strength") is not None:
        words.append(f"{card['strength']}{''.join(_SIGNS[icon] for icon in card['icons'])}")
    if card.get("power"):
        words.append(f"{card['power']} power")
    if card.get("duplicates"):
        words.append(f"+{len(card['duplicates'])}")
    if card.get("kneeling"):
        words.append("kneeling")
    return " ".join(words)
