"""How what a viewer sees comes about: sums of cards and of sides, how the challenge stands, relations.

It is beside the view, not in it: who plays by program does not pay for it.
"""

from __future__ import annotations

from typing import Any

from weirwood.thrones.engine.state.accounts import accounts
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.telling.challenge import comparison
from weirwood.thrones.telling.sums import card_sums
from weirwood.thrones.telling.supposing import options_meant, supposed_attack, supposed_defence
from weirwood.thrones.viewing.facts import challenge_facts
from weirwood.thrones.viewing.views import Handles


def reckoning(g: Board, viewer: int | None) -> dict[str, Any]:
    """All of it, for a seat or for somebody who watches."""
    found = accounts(g)
    ids = Handles(g, viewer)
    return {
        "goal": g.deal.profile.ends.power,
        "cards": card_sums(g, found, viewer, ids),
        "seats": [_seat(g, seat, viewer) for seat in range(g.deal.players)],
        "comparison": comparison(g, found, ids, viewer),
    }


def prospect(g: Board, seat: int, keys: list[str]) -> dict[str, Any] | None:
    """How the challenge would stand with the attackers or defenders that a seat picks, and the sums of those in it."""
    decision = next((one for one in g.decisions if one.seat == seat), None)
    what = "" if decision is None else decision.why.what
    if decision is None or what not in ("attackers", "defenders"):
        return None
    cards = [option.card for option in options_meant(decision, keys) if option.card is not None]
    copy = supposed_attack(g, cards) if what == "attackers" else supposed_defence(g, cards)
    if copy is None or copy.challenge is None:
        return None
    found = accounts(copy)
    ids = Handles(copy, seat)
    sides = copy.challenge.attacker, copy.challenge.defender
    strengths = {
        ids.card(card): max(0, copy.strength(card)) for side in sides for card in copy.participants(side)
    }
    return {
        "challenge": challenge_facts(copy, copy.challenge, ids),
        "comparison": comparison(copy, found, ids, seat),
        "cards": [one for one in card_sums(copy, found, seat, ids) if one["id"] in strengths],
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
