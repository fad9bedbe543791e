"""What a choice brings, in clauses of a hint: what the rules alone tell of it, if nobody answers."""

from __future__ import annotations

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import listed
from weirwood.core.option import Option, Verb
from weirwood.core.sentence import Sentence, Words, begun, say, series
from weirwood.thrones.asking.consequences import (
    attack,
    challenge_of,
    defence,
    dies_alone,
    follows,
    standing,
)
from weirwood.thrones.asking.moments import effect_of
from weirwood.thrones.asking.payments import payment_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHARACTER, LOCATION
from weirwood.thrones.telling.speech import price_of
from weirwood.thrones.telling.supposing import (
    begun_challenge,
    options_meant,
    supposed_attack,
    supposed_defence,
)
from weirwood.thrones.telling.voice import Voice, many


def brings(g: Board, seat: int, keys: list[str], you: bool) -> list[Sentence]:
    """The clauses; none where nothing can be told that the choice does not say itself."""
    decision = next(decision for decision in g.decisions if decision.seat == seat)
    return [
        say(clause) for clause in _clauses(g, decision, options_meant(decision, keys), Voice(g, seat, you))
    ]


def _clauses(g: Board, decision: Decision, chosen: list[Option], voice: Voice) -> list[Words]:
    seat, what = decision.seat, decision.why.what
    cards = [option.card for option in chosen if option.card is not None]
    begun = begun_challenge(g) if what == "attackers" else None
    if begun is not None:
        with supposed_attack(g, *begun, cards) as challenge:
            return attack(g, seat, challenge, cards, voice)
    if what == "defenders":
        with supposed_defence(g, cards) as challenge:
            return [series(defence(g, seat, challenge, voice))]  # one clause: none of it goes without saying
    if any(option.verb == Verb.PASS for option in chosen):
        return standing(g, voice)
    if decision.kind == DecisionKind.CHALLENGE:
        return [clause for option in chosen for clause in challenge_of(g, seat, option, voice)]
    if decision.kind == DecisionKind.MULLIGAN:
        return [_hand(g, seat)]
    if payment_of(decision) is not None:
        return []
    if decision.kind in (DecisionKind.ACT, DecisionKind.TRIGGER):
        does = [effect for option in chosen if (effect := effect_of(g, option, voice))]
        return [_quoted(effect) for effect in does] or _gold_left(g, seat, chosen, voice)
    if what == "claim" and all(dies_alone(g, card) for card in cards):
        return []
    return follows(g, decision, chosen, voice) or []


def _quoted(effect: Words) -> Words:
    """What an ability says, in its own words: *you* is whoever uses it, and it may be several sentences."""
    return say("“", begun(effect), "”")


def _gold_left(g: Board, seat: int, chosen: list[Option], voice: Voice) -> list[Words]:
    """The gold that is left, where a choice costs some; the choice itself says how much."""
    paid = price_of(g, seat, chosen[0]) if chosen else 0
    return [f"{voice.does(seat, 'has')} {g.sides[seat].gold - paid} gold left"] if paid else []


def _hand(g: Board, seat: int) -> str:
    """What a first hand holds, and what of it could be set up."""
    cards = [g.cards[card] for card in g.sides[seat].hand]
    characters = sum(card.type == CHARACTER for card in cards)
    locations = sum(card.type == LOCATION for card in cards)
    counts = [(characters, "character"), (locations, "location")]
    return listed([many(*one) for one in counts if one[0]] or ["no character and no location"])
