"""The judgement: a number for each option of a decision, the higher the better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.rng import Rng
from weirwood.core.state import State
from weirwood.core.view import View
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.chart import round_of
from weirwood.thrones.engine.options import (
    AS_DUPLICATE,
    MARSHAL,
    PASS,
    PLAY_EVENT,
    USE,
    PackedOptions,
    ability_of,
    card_of,
    verb_of,
)
from weirwood.thrones.engine.words import INITIATIVE, PERMISSION
from weirwood.thrones.judgement.habits import habit, next_pick
from weirwood.thrones.judgement.opening import liking
from weirwood.thrones.judgement.spending import promise
from weirwood.thrones.judgement.threats import WON, balance, threat
from weirwood.thrones.judgement.title_worth import title_worth
from weirwood.thrones.judgement.trying import played_out, tried
from weirwood.thrones.state import ThronesState

_ACT: Final = DecisionKind.ACT
_CHALLENGE: Final = DecisionKind.CHALLENGE
_PICK: Final = DecisionKind.PICK
_PLAYER: Final = DecisionKind.PLAYER
_PLOT: Final = DecisionKind.PLOT
_TRIGGER: Final = DecisionKind.TRIGGER
_BY_HABIT: Final = (DecisionKind.MULLIGAN, DecisionKind.SETUP, DecisionKind.ORDER)
_IDLE: Final = 0.05  # an act must gain more than this: what changes nothing is left alone
_TOO_EARLY: Final = 0.4  # events wait until defenders are declared
_TOSSED: Final = 40  # a card that moved this often is going back and forth, and might do so for ever
_FIGHTS: Final = ("attackers", "stealth")


def judge(
    view: Callable[[], View], world: Callable[[int], State], decision: Decision, seed: int
) -> list[float]:
    """A number for each option; all of it follows from the seed and what the seat may know."""
    here = world(seed)
    assert isinstance(here, ThronesState)
    asked = next(other for other in here.decisions if other.seat == decision.seat)
    if len(asked.options) != len(decision.options):
        return _only(min(habit(here, asked), len(decision.options) - 1), len(decision.options))
    return weigh(here, asked, seed)


def is_by_habit(asked: Decision) -> bool:
    """Whether a question is answered without looking ahead."""
    if asked.kind in _BY_HABIT or asked.why.what in ("house", "reserve", "toll"):
        return True
    if asked.kind is _PLAYER and asked.picked is not None:
        return True  # whoever can suffer claim does
    return asked.kind is _PICK and asked.why.what == "influence"


def weigh(here: ThronesState, asked: Decision, seed: int) -> list[float]:
    """A number for each option of a question, in a world that is taken as it is and left as it was."""
    seat = asked.seat
    count = len(asked.options)
    if is_by_habit(asked):
        return _only(habit(here, asked), count)
    if asked.kind is _PLAYER and asked.why.what == "first-player":
        return _first_player(here, asked)
    if asked.why.what == "title":
        here.fresh()
        return [title_worth(here, seat, card_of(option)) for option in _packed(asked)]
    if asked.why.what == "draft":
        return [liking(here.cards[card_of(option)], seed) for option in _packed(asked)]
    if asked.why.what == "plots":
        cards = [option.card for option in asked.candidates or () if option.card is not None]
        scores = [liking(here.cards[card], seed) for card in cards]
        return _only(next_pick(asked, _packed(asked), cards, scores), count)
    if asked.kind is _PLOT:
        there = _others_chosen(here, seat, seed)
        return [_plot(there, seat, index) for index in range(count)]
    if asked.kind is _CHALLENGE:
        return _challenges(here, asked)
    if asked.kind is _ACT:
        return _acts(here, asked)
    if asked.kind is _TRIGGER:
        return [_trigger(here, seat, index, option) for index, option in enumerate(_packed(asked))]
    if asked.why.what in _FIGHTS:
        return [balance(played_out(here, seat, index), seat) for index in range(count)]
    return [balance(tried(here, seat, index), seat) for index in range(count)]


def _only(index: int, count: int) -> list[float]:
    return [1.0 if at == index else 0.0 for at in range(count)]


def _packed(decision: Decision) -> list[int]:
    options = decision.options
    assert isinstance(options, PackedOptions)
    return options.packed


def _first_player(here: ThronesState, decision: Decision) -> list[float]:
    """Whoever threatens more is glad to be first; among several no leader is given the place, or gives it away."""
    seat = decision.seat
    here.fresh()
    several = len(here.opponents(seat)) > 1
    most = max(here.power(option.seat) for option in decision.options if option.seat is not None)
    scores = []
    for option in decision.options:
        other = option.seat
        assert other is not None
        if several and other != seat and most in (here.power(other), here.power(seat)):
            scores.append(-1.0)
            continue
        rivals = here.opponents(other)
        scores.append(sum(threat(here, other, rival) for rival in rivals) * (1 if other == seat else 0.9))
    return scores


def _trigger(here: ThronesState, seat: int, index: int, option: int) -> float:
    """What follows from an ability; of a challenge that is redirected its attacker makes the worst for us."""
    if verb_of(option) != USE:
        return balance(tried(here, seat, index), seat)
    if here.definition(card_of(option)).abilities[ability_of(option)].heading != PERMISSION:
        return balance(tried(here, seat, index), seat)
    there = here.clone()
    there.take(seat, index)
    asked = next(iter(there.decisions), None)
    if asked is None or asked.kind is not _PLAYER or asked.seat == seat:
        return _redirected(tried(here, seat, index), seat)
    return min(_redirected(tried(there, asked.seat, at), seat) for at in range(len(asked.options)))


def _redirected(there: ThronesState, seat: int) -> float:
    """A redirected challenge, resolved: who loses it oneself should have left it alone, unless to lose the game."""
    fought = there.last_challenge
    is_own_loss = fought is not None and fought.defender == seat and fought.winner != seat
    return balance(there, seat) - (WON / 2 if is_own_loss else _IDLE)


def _others_chosen(here: ThronesState, seat: int, seed: int) -> ThronesState:
    """Plots are revealed together: whoever has not chosen yet may choose any."""
    if len(here.decisions) < 2:
        return here
    there = here.clone()
    chance = Rng(seed)
    for other in here.decisions:
        if other.seat != seat:
            there.take(other.seat, chance.below(len(other.options)))
    return there


def _plot(here: ThronesState, seat: int, index: int) -> float:
    """What a plot leads to until cards can be marshaled, and what can be done with its gold."""
    there = tried(here, seat, index)
    worth = balance(there, seat)
    if there.outcome is not None:
        return worth
    gold = there.sides[seat].gold + there.income(seat)
    worth += promise(there, seat, gold) + 0.06 * there.plot_value(seat, INITIATIVE)
    for other in there.opponents(seat):
        worth -= 0.4 * there.income(other)
    return worth


def _challenges(here: ThronesState, decision: Decision) -> list[float]:
    """Every type of challenge, resolved; whoever passes has no more of them."""
    seat = decision.seat
    scores = []
    for index, option in enumerate(_packed(decision)):
        if verb_of(option) == PASS:
            lost = sum(threat(here, seat, other) for other in here.opponents(seat))
            scores.append(balance(here, seat) - lost + _IDLE)
        else:
            scores.append(balance(played_out(here, seat, index), seat))
    return scores


def _acts(here: ThronesState, decision: Decision) -> list[float]:
    """Actions, against leaving things as they are."""
    seat = decision.seat
    if here.phase == "marshaling" and here.active == seat:
        return _marshals(here, decision)
    early = (
        here.challenge is not None
        and not here.challenge.defenders
        and round_of(here).chart.is_one(here.step, roles.AFTER_ATTACKERS)
    )
    scores = []
    for index, option in enumerate(_packed(decision)):
        verb = verb_of(option)
        if verb == PASS and here.challenge is None:
            scores.append(balance(here, seat) + _IDLE)
            continue
        score = balance(tried(here, seat, index), seat) + (_IDLE if verb == PASS else 0.0)
        if verb in (PLAY_EVENT, USE) and here.moves[card_of(option)] >= _TOSSED:
            score = balance(here, seat) - 1.0
        if early and verb == PLAY_EVENT:
            score -= _TOO_EARLY
        scores.append(score)
    return scores


def _marshals(here: ThronesState, decision: Decision) -> list[float]:
    """One's own time to marshal: what is in hand promises something too, and what is no marshaling must add to it."""
    seat = decision.seat
    passing = balance(here, seat) + _IDLE
    waiting = passing + promise(here, seat, here.sides[seat].gold)
    scores = []
    for index, option in enumerate(_packed(decision)):
        verb = verb_of(option)
        if verb == PASS:
            scores.append(passing)
            continue
        there = tried(here, seat, index)
        score = balance(there, seat)
        if there.outcome is None:
            score += promise(there, seat, there.sides[seat].gold)
        if verb not in (MARSHAL, AS_DUPLICATE) and (
            score < waiting or here.moves[card_of(option)] >= _TOSSED
        ):
            score = passing - 1.0
        scores.append(score)
    return scores
