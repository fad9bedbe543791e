"""What follows from a choice, in a line: totals of a challenge, gold that is left, what a plot gives.

Everything is worked out as if nobody answered, from what the seat that chooses sees anyway.
"""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import listed
from weirwood.core.option import Option, Verb
from weirwood.core.sentence import Words, ended, say, series, spaced
from weirwood.core.state import NOTHING_FOLLOWS, Prospect
from weirwood.thrones.asking.ability_questions import left_over
from weirwood.thrones.asking.draft_questions import OF_DRAFTS, draft_follows
from weirwood.thrones.asking.payments import payment_line, payment_of, payment_told
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.rules.plots import reveal
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.engine.words import CHALLENGE_NAMES, CLAIM, GOLD_VALUE, INITIATIVE, NOBODY, RESERVE
from weirwood.thrones.steps.declaring import refused_defender, suppose_defence
from weirwood.thrones.steps.resolving import stakes
from weirwood.thrones.steps.set_up import setup_cost
from weirwood.thrones.telling.challenge import claimed, consequences, stands, verdict_of
from weirwood.thrones.telling.reckoning import foreseen
from weirwood.thrones.telling.speech import price_of
from weirwood.thrones.telling.supposing import (
    begun_challenge,
    options_meant,
    supposed_attack,
    supposed_defence,
)
from weirwood.thrones.telling.voice import Voice, capital, many

_BOUGHT: Final = (Verb.MARSHAL, Verb.PLAY)


def prospect(g: Board, seat: int, keys: list[str]) -> Prospect:
    """What follows if a seat chooses these options, or none yet."""
    decision = next((one for one in g.decisions if one.seat == seat), None)
    if decision is None:
        return NOTHING_FOLLOWS
    chosen = options_meant(decision, keys)
    cards = [option.card for option in chosen if option.card is not None]
    what = decision.why.what
    begun = begun_challenge(g) if what == "attackers" else None
    if begun is not None:
        with supposed_attack(g, *begun, cards) as challenge:
            told = foreseen(g, seat, challenge)
            return Prospect(say(_attack(g, seat, challenge, cards)), told)
    if what == "defenders":
        with supposed_defence(g, cards) as challenge:
            return Prospect(say(_defence(g, seat, challenge, cards)), foreseen(g, seat, challenge))
    payment = payment_of(decision)
    if payment is not None:
        return Prospect(say(payment_line(payment, cards)), None, payment_told(g, seat, payment))
    return Prospect(say(_follows(g, seat, decision, chosen, cards)), None)


def _follows(g: Board, seat: int, decision: Decision, chosen: list[Option], cards: list[int]) -> Words:
    what = decision.why.what
    if what == "claim" and decision.kind == DecisionKind.PICK:
        return _loss(g, seat, cards)
    if what in OF_DRAFTS:
        return draft_follows(g, decision, cards)
    if what == "reserve":
        return _reserve(g, seat, cards)
    if what == "target" and decision.kind == DecisionKind.PICK and cards:
        return _left(g, decision, cards)
    if decision.kind == DecisionKind.SETUP:
        return _setup(g, cards)
    if decision.kind == DecisionKind.PLOT:
        return _plot(g, seat, cards)
    if decision.kind == DecisionKind.CHALLENGE:
        return _challenges(g, seat, decision)
    return _window(g, seat, decision, chosen)


# Challenges.


def _attack(g: Board, seat: int, challenge: Challenge, cards: list[int]) -> str:
    """What one would attack with, and what the opponent could bring against it, who then defends with all of it."""
    opponent = challenge.defender
    voice = Voice(g, seat)
    total = g.challenge_strength(seat)
    found = stakes(g, challenge, seat)
    brings = listed(claimed(g, challenge, found, voice))
    most = _all_defend(g, challenge)
    against = f"{voice.name(opponent)} can defend with up to {most}" if most else _nobody(voice, opponent)
    if not cards:
        return f"{capital(against)}."
    return f"You attack with {total}; {against}. If you win: {brings}."


def _nobody(voice: Voice, opponent: int) -> str:
    return f"{voice.does(opponent, 'has')} no one to defend with"


def _all_defend(g: Board, challenge: Challenge) -> int:
    """The most that a challenge, which is supposed for a moment, could be defended with, by what can be seen."""
    side = g.sides[challenge.defender]
    g.fresh()
    may = [card for card in sorted(side.play) if not refused_defender(g, card, challenge)]
    if 0 <= side.most_defenders < len(may):
        may = sorted(may, key=g.strength, reverse=True)[: side.most_defenders]
    suppose_defence(g, challenge, may)
    return g.challenge_strength(challenge.defender)


def _defence(g: Board, seat: int, challenge: Challenge, cards: list[int]) -> str:
    voice = Voice(g, seat)
    found = verdict_of(g, challenge)
    have = f"You have {found.defending} against {found.attacking}" if cards else "Undefended"
    if found.winner == NOBODY:
        return f"{have}: nobody wins."
    how = "the tie" if found.margin() == 0 else f"by {found.margin()}"
    brings = consequences(g, challenge, found.winner, voice)
    wins = voice.does(found.winner, "holds" if found.winner == seat else "wins")
    return f"{have}: {wins} {how}{f'; {brings}' if brings else ''}."


def _challenges(g: Board, seat: int, decision: Decision) -> str:
    """What each opponent could defend with, by the kinds of challenges that may be initiated."""
    found: dict[int, list[tuple[int, str]]] = {}
    for option in decision.options:
        if option.verb != Verb.CHALLENGE or option.seat is None:
            continue
        with supposed_attack(g, CHALLENGE_NAMES.index(str(option.value)), option.seat, []) as challenge:
            most = _all_defend(g, challenge)
        found.setdefault(option.seat, []).append((most, f"{most} in {option.value}"))
    voice = Voice(g, seat)
    told = []
    for opponent, sums in found.items():
        some = [words for most, words in sums if most]
        can = (
            f"{voice.name(opponent)} can defend with up to {listed(some)}"
            if some
            else _nobody(voice, opponent)
        )
        told.append(f"{capital(can)}.")
    return " ".join(told)


def _loss(g: Board, seat: int, cards: list[int]) -> Words:
    """What dies with a character: power on it, and what is attached to it."""
    voice = Voice(g, seat)
    told: list[Words] = []
    for card in cards:
        record = g.record(card)
        lost: list[Words] = [f"{record.power} power"] if record.power else []
        lost += [voice.card(other) for other in record.attachments]
        with_it = say(" with ", series(lost)) if lost else ""
        saved = ", and its duplicate may save it" if record.duplicates else ""
        told.append(ended(say(voice.card(card), " dies", with_it, saved)))
    return spaced(*told)


def _left(g: Board, decision: Decision, cards: list[int]) -> Words:
    """What becomes of those that are not chosen, where that is what an ability acts on."""
    frame = g.stack[-1]
    effect = left_over(frame.ability) if isinstance(frame, Resolve) else None
    others = [option.card for option in decision.candidates or () if option.card not in cards]
    voice = Voice(g, decision.seat)
    names = [voice.card(card) for card in others if card is not None]
    if effect is None or not names:
        return ""
    return ended(say(series(names), " ", effect.fate(len(names) > 1)))


# Gold, plots and piles.


def _setup(g: Board, cards: list[int]) -> str:
    spent, budget = setup_cost(g, cards), g.deal.profile.set_up.gold
    return f"{spent} of {budget} gold spent, {budget - spent} left."


def _plot(g: Board, seat: int, cards: list[int]) -> str:
    """What a plot gives, with all that adds to it as things are."""
    if not cards:
        return ""
    copy = g.clone()
    reveal(copy, seat, cards[0])
    gold, initiative, claim, reserve = (
        copy.plot_value(seat, value) for value in (GOLD_VALUE, INITIATIVE, CLAIM, RESERVE)
    )
    words = [f"{gold} gold", f"initiative {initiative}", f"claim {claim}", f"reserve {reserve}"]
    return f"It gives you {listed(words if g.deal.profile.values.reserve else words[:-1])}."


def _reserve(g: Board, seat: int, cards: list[int]) -> str:
    kept = len(g.sides[seat].hand) - len(cards)
    return f"Your reserve is {g.plot_value(seat, RESERVE)}; {many(kept, 'card')} left in hand."


def _window(g: Board, seat: int, decision: Decision, chosen: list[Option]) -> str:
    """An action window or an answer: what it costs, and how the challenge stands."""
    words = []
    gold = g.sides[seat].gold
    paid = price_of(g, seat, chosen[0]) if chosen else 0
    if paid:
        words.append(f"You pay {paid} gold and have {gold - paid} left.")
    elif gold and decision.kind == DecisionKind.ACT and any(one.verb in _BOUGHT for one in decision.options):
        words.append(f"You have {gold} gold.")
    challenge = g.challenge
    if challenge is not None:
        voice = Voice(g, seat)
        found = verdict_of(g, challenge)
        brings = "" if found.winner == NOBODY else consequences(g, challenge, found.winner, voice)
        told = f"{capital(stands(challenge, found, voice))}{f': {brings}' if brings else ''}."
        words += [told] if brings or challenge.winner == NOBODY else []
    return " ".join(words)
