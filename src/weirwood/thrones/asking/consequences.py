"""What follows from a choice, in a line: totals of a challenge, gold that is left, what a plot gives.

Everything is worked out as if nobody answered, from what the seat that chooses sees anyway.
"""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import listed
from weirwood.core.option import Option, Verb
from weirwood.core.sentence import Sentence, Words, begun, ended, say, series, spaced
from weirwood.core.state import NOTHING_FOLLOWS, Prospect
from weirwood.thrones.asking.ability_questions import left_over
from weirwood.thrones.asking.draft_questions import OF_DRAFTS, draft_follows
from weirwood.thrones.asking.payments import payment_line, payment_of, payment_told
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.rules.plots import reveal
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.engine.words import CHALLENGE_NAMES, CLAIM, INITIATIVE, NOBODY, RESERVE
from weirwood.thrones.steps.declaring import refused_defender, suppose_defence
from weirwood.thrones.steps.resolving import stakes
from weirwood.thrones.steps.set_up import setup_cost
from weirwood.thrones.telling.challenge import claimed, consequences, gains, stands, verdict_of
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
_FEW: Final = 2
"""Of more opponents than these is told in one sentence."""


def prospect(g: Board, seat: int, keys: list[str]) -> Prospect:
    """What follows if a seat chooses these options, or none yet."""
    decision = next((one for one in g.decisions if one.seat == seat), None)
    if decision is None:
        return NOTHING_FOLLOWS
    chosen = options_meant(decision, keys)
    cards = [option.card for option in chosen if option.card is not None]
    what = decision.why.what
    voice = Voice(g, seat)
    begun_one = begun_challenge(g) if what == "attackers" else None
    if begun_one is not None:
        with supposed_attack(g, *begun_one, cards) as challenge:
            told = foreseen(g, seat, challenge)
            return Prospect(sentences(attack(g, seat, challenge, cards, voice)), told)
    if what == "defenders":
        with supposed_defence(g, cards) as challenge:
            return Prospect(_defended(g, seat, challenge, cards, voice), foreseen(g, seat, challenge))
    payment = payment_of(decision)
    if payment is not None:
        return Prospect(say(payment_line(payment, cards)), None, payment_told(g, seat, payment))
    if decision.kind == DecisionKind.CHALLENGE:
        return Prospect(_challenges(g, decision, voice), None)
    clauses = follows(g, decision, chosen, voice)
    return Prospect(sentences(_window(g, decision, chosen, voice) if clauses is None else clauses), None)


def sentences(clauses: list[Words]) -> Sentence:
    """Each clause as a sentence of its own."""
    return spaced(*[ended(begun(clause)) for clause in clauses])


def follows(g: Board, decision: Decision, chosen: list[Option], voice: Voice) -> list[Words] | None:
    """What follows from a choice outside challenges and windows, in clauses; None for one within them."""
    what = decision.why.what
    cards = [option.card for option in chosen if option.card is not None]
    if what == "claim" and decision.kind == DecisionKind.PICK:
        return _loss(g, cards, voice)
    if what in OF_DRAFTS:
        return draft_follows(g, decision, cards, voice)
    if what == "reserve":
        return _reserve(g, decision.seat, cards, voice)
    if what == "target" and decision.kind == DecisionKind.PICK and cards:
        return _left(g, decision, cards, voice)
    if decision.kind == DecisionKind.SETUP:
        return _setup(g, cards)
    if decision.kind == DecisionKind.PLOT:
        return _plot(g, decision.seat, cards, voice)
    return None


# Challenges.


def attack(g: Board, seat: int, challenge: Challenge, cards: list[int], voice: Voice) -> list[Words]:
    """What one would attack with, what the opponent could bring against it, and what winning brings."""
    found = stakes(g, challenge, seat)
    brings = listed(claimed(g, challenge, found, voice))
    total = g.challenge_strength(seat)
    against = _against(g, challenge, voice)
    if not cards:
        return [against]
    won: list[Words] = [f"if {voice.does(seat, 'wins')}, {brings}"] if brings else []
    return [f"{voice.does(seat, 'attacks')} with {total}", against, *won]


def _against(g: Board, challenge: Challenge, voice: Voice) -> str:
    """The strength that the opponent can defend with, having declared everybody who may."""
    most = _all_defend(g, challenge)
    opponent = challenge.defender
    return f"{voice.name(opponent)} can defend with up to {most}" if most else _nobody(voice, opponent)


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


def _defended(g: Board, seat: int, challenge: Challenge, cards: list[int], voice: Voice) -> Sentence:
    """Both totals, who wins, and what that brings."""
    found = verdict_of(g, challenge)
    undefended = "Undefended"
    if cards:
        undefended = f"{capital(voice.does(seat, 'has'))} {found.defending} against {found.attacking}"
    wins, *brings = defence(g, seat, challenge, voice)
    return ended(say(undefended, ": ", wins, "; " if brings else "", *_listed(brings)))


def _listed(clauses: list[Words]) -> list[Words]:
    return [series(clauses)] if clauses else []


def defence(g: Board, seat: int, challenge: Challenge, voice: Voice) -> list[Words]:
    """Who wins with these defenders, and what that brings."""
    found = verdict_of(g, challenge)
    if found.winner == NOBODY:
        return ["nobody wins"]
    how = "the tie" if found.margin() == 0 else f"by {found.margin()}"
    wins = voice.does(found.winner, "holds" if found.winner == seat else "wins")
    brings = gains(g, challenge, found.winner, voice)
    return [f"{wins} {how}", *(brings or ["nothing is lost"] if found.winner == seat else brings)]


def _challenges(g: Board, decision: Decision, voice: Voice) -> Sentence:
    """What each opponent could defend with, by the kinds of challenges that may be initiated."""
    found: dict[int, list[tuple[int, str]]] = {}
    for option in decision.options:
        if option.verb != Verb.CHALLENGE or option.seat is None:
            continue
        with supposed_attack(g, CHALLENGE_NAMES.index(str(option.value)), option.seat, []) as challenge:
            most = _all_defend(g, challenge)
        found.setdefault(option.seat, []).append((most, f"{most} in {option.value}"))
    able = {
        opponent: listed(words for most, words in sums if most)
        for opponent, sums in found.items()
        if any(most for most, _ in sums)
    }
    idle = [opponent for opponent in found if opponent not in able]
    told: list[Words] = [
        f"{voice.name(opponent)} can defend with up to {sums}" for opponent, sums in able.items()
    ]
    if len(able) > _FEW:
        each = "; ".join(f"{voice.name(opponent)} {sums}" for opponent, sums in able.items())
        told = [f"the most they can defend with: {each}"]
    if len(idle) == 1:
        told.append(_nobody(voice, idle[0]))
    elif idle:
        told.append(f"{listed(map(voice.name, idle))} have no one to defend with")
    return sentences(told)


def challenge_of(g: Board, seat: int, option: Option, voice: Voice) -> list[Words]:
    """What a kind of challenge meets, and what winning it brings."""
    assert option.seat is not None
    with supposed_attack(g, CHALLENGE_NAMES.index(str(option.value)), option.seat, []) as challenge:
        brings = listed(claimed(g, challenge, stakes(g, challenge, seat), voice))
        against = _against(g, challenge, voice)
    return [against, f"if {voice.does(seat, 'wins')}, {brings}"] if brings else [against]


def _loss(g: Board, cards: list[int], voice: Voice) -> list[Words]:
    """What dies with a character: power on it, and what is attached to it."""
    told: list[Words] = []
    for card in cards:
        record = g.record(card)
        lost: list[Words] = [f"{record.power} power"] if record.power else []
        lost += [voice.card(other) for other in record.attachments]
        with_it = say(" with ", series(lost)) if lost else ""
        saved = ", and its duplicate may save it" if record.duplicates else ""
        told.append(say(voice.card(card), " dies", with_it, saved))
    return told


def dies_alone(g: Board, card: int) -> bool:
    """Whether nothing more can be told of a death than who dies."""
    record = g.record(card)
    return not (record.power or record.attachments or record.duplicates)


def _left(g: Board, decision: Decision, cards: list[int], voice: Voice) -> list[Words]:
    """What becomes of those that are not chosen, where that is what an ability acts on."""
    frame = g.stack[-1]
    effect = left_over(frame.ability) if isinstance(frame, Resolve) else None
    others = [option.card for option in decision.candidates or () if option.card not in cards]
    names = [voice.card(card) for card in others if card is not None]
    return [say(series(names), " ", effect.fate(len(names) > 1))] if effect is not None and names else []


# Gold, plots and piles.


def _setup(g: Board, cards: list[int]) -> list[Words]:
    spent, budget = setup_cost(g, cards), g.deal.profile.set_up.gold
    return [f"{spent} of {budget} gold spent, {budget - spent} left"]


def _plot(g: Board, seat: int, cards: list[int], voice: Voice) -> list[Words]:
    """What a plot gives, with all that adds to it as things are."""
    if not cards:
        return []
    copy = g.clone()
    reveal(copy, seat, cards[0])
    initiative, claim, reserve = (copy.plot_value(seat, value) for value in (INITIATIVE, CLAIM, RESERVE))
    words = [f"{copy.income(seat)} gold", f"initiative {initiative}", f"claim {claim}", f"reserve {reserve}"]
    return [f"it gives {voice.name(seat)} {listed(words if g.deal.profile.values.reserve else words[:-1])}"]


def _reserve(g: Board, seat: int, cards: list[int], voice: Voice) -> list[Words]:
    kept = len(g.sides[seat].hand) - len(cards)
    reserve = g.plot_value(seat, RESERVE)
    return [f"{voice.whose(seat)} reserve is {reserve}, with {many(kept, 'card')} left in hand"]


def _window(g: Board, decision: Decision, chosen: list[Option], voice: Voice) -> list[Words]:
    """An action window or an answer: what it costs, and how the challenge stands."""
    seat = decision.seat
    gold = g.sides[seat].gold
    words = price(g, seat, chosen, voice)
    if (
        gold
        and not words
        and decision.kind == DecisionKind.ACT
        and any(one.verb in _BOUGHT for one in decision.options)
    ):
        words.append(f"{voice.does(seat, 'has')} {gold} gold")
    return words + standing(g, voice)


def price(g: Board, seat: int, chosen: list[Option], voice: Voice) -> list[Words]:
    """What is paid for a choice, and what gold is left."""
    paid = price_of(g, seat, chosen[0]) if chosen else 0
    has = "have" if voice.you == seat else "has"
    left = g.sides[seat].gold - paid
    return [f"{voice.does(seat, 'pays')} {paid} gold and {has} {left} left"] if paid else []


def standing(g: Board, voice: Voice) -> list[Words]:
    """How the challenge stands, if there is one that still brings something."""
    challenge = g.challenge
    if challenge is None:
        return []
    found = verdict_of(g, challenge)
    brings = "" if found.winner == NOBODY else consequences(g, challenge, found.winner, voice)
    told = f"{stands(challenge, found, voice)}{f': {brings}' if brings else ''}"
    return [told] if brings or challenge.winner == NOBODY else []
