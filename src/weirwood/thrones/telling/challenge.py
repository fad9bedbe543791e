"""A challenge as it stands: what each side counts and by what, who would win, and what winning would bring.

Only what everybody sees is told.
"""

from __future__ import annotations

from typing import Any

from weirwood.core.errors import listed
from weirwood.core.view import Names
from weirwood.thrones.engine.flow.claim import Claim, may_be_killed
from weirwood.thrones.engine.marks import NO_CONTRIBUTION
from weirwood.thrones.engine.rules.verdict import Stakes, Verdict
from weirwood.thrones.engine.state.accounts import CHALLENGE_TOTAL, Accounts
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import RIVALS_BONUS
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.engine.words import CHALLENGE_NAMES, INTRIGUE, MILITARY, NOBODY
from weirwood.thrones.steps.resolving import stakes, verdict
from weirwood.thrones.telling.sums import in_force, part_of_side
from weirwood.thrones.telling.voice import Voice, capital, many, signed


def verdict_of(g: Board, challenge: Challenge) -> Verdict:
    """Who won, or who would as it stands."""
    if challenge.winner == NOBODY:
        return verdict(g, challenge)
    found = Verdict(challenge.attacking, challenge.defending)
    found.winner, found.loser, found.unopposed = challenge.winner, challenge.loser, challenge.unopposed
    return found


def side_sum(g: Board, seat: int, accounts: Accounts, names: Names) -> list[dict[str, Any]]:
    """What a side of the challenge counts, card by card, and what abilities add to it."""
    parts: list[dict[str, Any]] = []
    for card in g.participants(seat):
        record = g.record(card)
        strength = 0 if record.barred & NO_CONTRIBUTION else max(0, record.strength)
        changes = in_force(accounts.cards.get(card, []), g.deal.profile.values.set_strength_overrides)
        said = part_of_side(record, strength, changes)
        parts.append({"card": names.card(card), "name": record.card.name, "amount": strength, "text": said})
    for change in accounts.sides[seat]:
        if change.what == CHALLENGE_TOTAL:
            said = f"{change.name} {signed(change.amount)}"
            parts.append({"card": None, "name": change.name, "amount": change.amount, "text": said})
    return parts


def comparison(g: Board, accounts: Accounts, names: Names, you: int | None) -> dict[str, Any] | None:
    """How the challenge stands: what adds up to each side, who is ahead, claim, and all that in words."""
    challenge = g.challenge
    if challenge is None:
        return None
    voice = Voice(g, you)
    found = verdict_of(g, challenge)
    return {
        "attack": side_sum(g, challenge.attacker, accounts, names),
        "defence": side_sum(g, challenge.defender, accounts, names),
        "ahead": None if found.winner == NOBODY else found.winner,
        "claim": _claim_form(g, challenge),
        "title": f"{capital(CHALLENGE_NAMES[challenge.type])} challenge",
        "who": f"{capital(voice.does(challenge.attacker, 'attacks'))} {voice.name(challenge.defender)}",
        "stands": f"{capital(stands(challenge, found, voice))}.",
        "stakes": [
            sentence
            for winner in (challenge.attacker, challenge.defender)
            if (sentence := stake(g, challenge, winner, voice))
        ],
    }


def _claim_form(g: Board, challenge: Challenge) -> dict[str, Any] | None:
    """The claim that is or may still be applied; None once it has been, or the defender has won."""
    wins = stakes(g, challenge, challenge.attacker)
    if not wins.payers or challenge.winner == challenge.defender:
        return None
    type, payers = _claim(g, challenge, wins)
    return {
        "type": CHALLENGE_NAMES[type],
        "value": wins.claim,
        "against": payers,
        "chooses": wins.chooses,
    }


def _claim(g: Board, challenge: Challenge, wins: Stakes) -> tuple[int, list[int]]:
    """The type of claim and who suffers it: as it is once it is on its way, which may have been changed."""
    for frame in g.stack:
        if isinstance(frame, Claim):
            return frame.type, frame.payers
    return challenge.type, wins.payers


def stands(challenge: Challenge, found: Verdict, voice: Voice) -> str:
    """Who wins, in a clause."""
    if found.winner == NOBODY:
        return "as it stands nobody wins"
    how = "the tie" if found.margin() == 0 else f"by {found.margin()}"
    if challenge.winner != NOBODY:
        return f"{voice.name(found.winner)} won {how}"
    verb = "wins" if found.winner == challenge.attacker else "holds"
    return f"as it stands {voice.does(found.winner, verb)} {how}"


def stake(g: Board, challenge: Challenge, winner: int, voice: Voice) -> str:
    """What it means that a side wins, in a sentence; "" once there is nothing to come."""
    if challenge.winner not in (NOBODY, winner):
        return ""
    deeds = consequences(g, challenge, winner, voice)
    if challenge.winner == winner:
        return f"{capital(deeds)}." if deeds else ""
    verb = "wins" if winner == challenge.attacker else "holds"
    return f"If {voice.does(winner, verb)}: {deeds or 'nothing is lost'}."


def consequences(g: Board, challenge: Challenge, winner: int, voice: Voice) -> str:
    """Claim and power that winning brings, in a clause; "" where it brings nothing."""
    words = gains(g, challenge, winner, voice)
    return listed(words) if words else ""


def gains(g: Board, challenge: Challenge, winner: int, voice: Voice) -> list[str]:
    """The same in several clauses."""
    found = stakes(g, challenge, winner)
    words = claimed(g, challenge, found, voice)
    bonuses = ["for beating a rival" if flag == RIVALS_BONUS else "unopposed" for flag in found.power]
    if len(bonuses) == 1:
        words.append(f"{voice.does(winner, 'gains')} 1 power {bonuses[0]}")
    elif bonuses:
        parts = ", ".join(f"1 {reason}" for reason in bonuses)
        words.append(f"{voice.does(winner, 'gains')} {len(bonuses)} power ({parts})")
    return words


def claimed(g: Board, challenge: Challenge, found: Stakes, voice: Voice) -> list[str]:
    """What claim takes from whom, a clause for each player who suffers it."""
    type, payers = _claim(g, challenge, found)
    if not found.payers:
        return []
    if found.claim == 0:
        return ["with claim 0 nothing is lost"]
    if found.chooses and challenge.winner == NOBODY:
        what = {MILITARY: "loses a character", INTRIGUE: "loses a card"}.get(type, "loses power")
        return [f"each opponent that {voice.does(challenge.attacker, 'chooses')} {what}"]
    return [_paid(g, type, seat, challenge.attacker, found.claim, voice) for seat in payers]


def _paid(g: Board, type: int, seat: int, winner: int, claim: int, voice: Voice) -> str:
    """What one player loses for claim, as far as there is something to lose."""
    if type == MILITARY:
        word, there, tail = "character", len(may_be_killed(g, seat)), ""
    elif type == INTRIGUE:
        word, there, tail = "card", len(g.sides[seat].hand), " at random"
    else:
        word, there, tail = "power", g.record(g.sides[seat].faction).power, f" to {voice.name(winner)}"
    if there == 0:
        return f"{voice.does(seat, 'has')} no {word} to lose"
    lost = f"{min(claim, there)} power" if word == "power" else many(min(claim, there), word)
    return f"{voice.does(seat, 'loses')} {lost}{tail}"
