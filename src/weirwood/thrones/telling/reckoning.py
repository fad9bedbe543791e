"""How what a viewer sees comes about: sums of cards and sides, prices in hand, how the challenge stands, relations.

It is beside the view, not in it: who plays by program does not pay for it.
"""

from __future__ import annotations

from typing import Any

from weirwood.thrones.engine.state.accounts import accounts
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.telling.challenge import comparison
from weirwood.thrones.telling.prices import hand_prices
from weirwood.thrones.telling.sums import card_sums
from weirwood.thrones.viewing.facts import challenge_facts
from weirwood.thrones.viewing.views import Handles


def reckoning(g: Board, viewer: int | None) -> dict[str, Any]:
    """All of it, for a seat or for somebody who watches."""
    found = accounts(g)
    ids = Handles(g, viewer)
    return {
        "goal": g.deal.profile.ends.power,
        "cards": card_sums(g, found, viewer, ids),
        "prices": hand_prices(g, viewer, ids),
        "seats": [_seat(g, seat, viewer) for seat in range(g.deal.players)],
        "comparison": comparison(g, found, ids, viewer),
    }


def foreseen(g: Board, seat: int, challenge: Challenge) -> dict[str, Any]:
    """How a challenge that is supposed for a moment would stand, and the sums of those in it."""
    found = accounts(g)
    ids = Handles(g, seat)
    sides = challenge.attacker, challenge.defender
    strengths = {ids.card(card): g.strength(card) for side in sides for card in g.participants(side)}
    return {
        "challenge": challenge_facts(g, challenge, ids),
        "comparison": comparison(g, found, ids, seat),
        "cards": [one for one in card_sums(g, found, seat, ids) if one["id"] in strengths],
        "strengths": sorted(strengths.items()),
    }


def _seat(g: Board, seat: int, viewer: int | None) -> dict[str, Any]:
    """How a seat stands to the viewer by their titles: as a word, and in words."""
    own = viewer is None or viewer == seat
    relation, label, text = ("", "", "") if own or viewer is None else _relation(g, viewer, seat)
    return {"seat": seat, "relation": relation, "label": label, "text": text}


def _relation(g: Board, viewer: int, other: int) -> tuple[str, str, str]:
    """Who may not be challenged, and whom to beat."""
    mine, theirs = g.sides[viewer], g.sides[other]
    if mine.supported >> other & 1:
        return "supported", "You support them", "No challenges against them"
    if theirs.supported >> viewer & 1:
        return "supporter", "They support you", "No challenges from them"
    if mine.rivals >> other & 1:
        beaten = mine.rivals_beaten >> other & 1
        return "rival", "Rival", "Beaten this round" if beaten else "Win against them and gain 1 power more"
    return "", "", ""
