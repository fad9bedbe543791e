"""What anybody would answer without looking ahead: quick rules for every kind of question."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.players import FACTIONS
from weirwood.thrones.engine.concepts.asked import HOSTS
from weirwood.thrones.engine.flow.chart import Round
from weirwood.thrones.engine.options import (
    DONE,
    PASS,
    PICK,
    SAVE,
    USE,
    PackedOptions,
    ability_of,
    card_of,
    pack,
    seat_of,
    value_of,
    verb_of,
)
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import HAND, NO_CARD, PERMISSION
from weirwood.thrones.judgement.fighting import attackers_wanted, bypass_worth, defenders_wanted
from weirwood.thrones.judgement.leaning import BAD, GOOD, ability_leaning, attachment_leaning
from weirwood.thrones.judgement.opening import draft_worth, keeps_hand, placement, plot_worth
from weirwood.thrones.judgement.paying import payment_wanted
from weirwood.thrones.judgement.title_worth import title_worth
from weirwood.thrones.judgement.worth import hand_worth, in_play_worth, printed_worth

_ACT: Final = DecisionKind.ACT
_CHALLENGE: Final = DecisionKind.CHALLENGE
_MULLIGAN: Final = DecisionKind.MULLIGAN
_NUMBER: Final = DecisionKind.NUMBER
_PICK: Final = DecisionKind.PICK
_PLAYER: Final = DecisionKind.PLAYER
_PLOT: Final = DecisionKind.PLOT
_SETUP: Final = DecisionKind.SETUP
_TRIGGER: Final = DecisionKind.TRIGGER


def habit(g: Board, decision: Decision) -> int:
    """The index of the option that habit takes."""
    options = decision.options
    assert isinstance(options, PackedOptions)
    packed = options.packed
    kind = decision.kind
    if kind is _ACT or kind is _CHALLENGE:
        return packed.index(pack(PASS))
    if kind is _TRIGGER:
        return _trigger(g, decision, packed)
    if kind is _PICK:
        return _pick(g, decision, packed)
    if kind is _SETUP:
        cards = [card_of(option) for option in packed if verb_of(option) == PICK]
        return _next_of(packed, placement(g, decision.seat, picked_cards(decision), cards)[0])
    if kind is _PLOT:
        worths = [plot_worth(g.cards[card_of(option)]) for option in packed]
        return worths.index(max(worths))
    if decision.why.what == "house":
        return _house(g, decision, packed)
    if kind is _NUMBER and decision.why.what == "influence":
        return len(packed) - 1
    if kind is _MULLIGAN:
        return 0 if keeps_hand(g, decision.seat) else 1
    if kind is _PLAYER:
        return _player(g, decision, packed)
    return 0


def _house(g: Board, decision: Decision, packed: list[int]) -> int:
    """The faction of most of one's cards; before anything is in play, among those that are not one's own."""
    mine = [card for card in range(len(g.cards)) if g.owner(card) == decision.seat]
    own = g.cards[g.sides[decision.seat].faction].faction
    begun = any(side.play for side in g.sides)
    counts = []
    for option in packed:
        house = FACTIONS[value_of(option)]
        cards = [card for card in mine if g.cards[card].faction == house]
        counts.append(len(cards) if begun or house != own else 0)
    return counts.index(max(counts))


def _player(g: Board, decision: Decision, packed: list[int]) -> int:
    """Oneself as the first player and as the winner, all who can suffer claim, else the leader."""
    own = [at for at, option in enumerate(packed) if seat_of(option) == decision.seat]
    if own and decision.why.what in ("first-player", "end-order"):
        return own[0]
    if decision.picked is not None:
        return 0
    powers = [g.power(seat_of(option)) if seat_of(option) >= 0 else -1 for option in packed]
    return powers.index(max(powers))


def picked_cards(decision: Decision) -> list[int]:
    """The cards picked so far."""
    picked = decision.picked
    assert isinstance(picked, PackedOptions)
    return [card_of(option) for option in picked.packed]


def _next_of(packed: list[int], wanted: list[int]) -> int:
    """The first card that is wanted, or done; the first of all where neither is offered."""
    for at, option in enumerate(packed):
        if verb_of(option) == PICK and card_of(option) in wanted:
            return at
    done = pack(DONE)
    return packed.index(done) if done in packed else 0


def _trigger(g: Board, decision: Decision, packed: list[int]) -> int:
    """Save cards, and use abilities in play that cost nothing but kneeling; cards in hand are kept."""
    if pack(PASS) not in packed:
        return 0
    for at, option in enumerate(packed):
        verb = verb_of(option)
        if verb == SAVE:
            return at
        if verb == USE:
            ability = g.definition(card_of(option)).abilities[ability_of(option)]
            if ability.heading == PERMISSION:
                if g.challenge is not None and g.challenge.against == decision.seat:
                    return at
                continue
            if all(isinstance(cost, KneelCost) for cost in ability.costs):
                return at
    return packed.index(pack(PASS))


# Picking cards.


def _pick(g: Board, decision: Decision, packed: list[int]) -> int:
    picked = picked_cards(decision)
    if decision.why.what in ("influence", "toll"):
        return _next_of(packed, payment_wanted(g, decision, picked))
    able = [card_of(option) for option in packed if verb_of(option) == PICK]
    what = decision.why.what
    if what == "attackers":
        return _next_of(packed, _attackers(g, decision.seat, picked, able))
    if what == "defenders":
        return _next_of(packed, defenders_wanted(g, decision.seat, able, picked))
    cards = picked + able
    return next_pick(decision, packed, cards, [pick_score(g, decision, card) for card in cards])


def next_pick(decision: Decision, packed: list[int], cards: list[int], scores: list[float]) -> int:
    """Which option picks the next of the cards with the highest scores, or is done with them."""
    return _next_of(packed, _best_of(decision, cards, scores))


def _attackers(g: Board, seat: int, picked: list[int], able: list[int]) -> list[int]:
    type, opponent = challenge_asked(g)
    most = g.sides[seat].most_attackers
    return attackers_wanted(g, seat, type, opponent, picked + able, most)


def challenge_asked(g: Board) -> tuple[int, int]:
    """Type and opponent of the challenge that is being initiated."""
    if g.challenge is not None:  # redirected just now
        return g.challenge.type, g.challenge.defender
    frame = g.stack[-1]
    assert isinstance(frame, Round)
    return value_of(frame.answers[0]), seat_of(frame.answers[0])


def _best_of(decision: Decision, cards: list[int], scores: list[float]) -> list[int]:
    """The cards with the highest scores: all that are above nothing, as many as may be, as few as must be."""
    order = sorted(range(len(cards)), key=lambda at: (-scores[at], at))
    most = len(cards) if decision.maximum is None else decision.maximum
    wanted = [at for at in order if scores[at] > 0.0][:most]
    if len(wanted) < decision.minimum:
        wanted = order[: decision.minimum]
    return [cards[at] for at in wanted]


def pick_score(g: Board, decision: Decision, card: int) -> float:
    """How glad a seat is to pick a card for what is asked; below nothing it would rather not."""
    seat = decision.seat
    why = decision.why
    mine = g.controller(card) == seat
    if why.what == "title":
        return title_worth(g, seat, card)
    if why.what in ("draft", "plots"):
        return draft_worth(g.cards[card])
    if why.what == "stealth":
        return bypass_worth(g, challenge_asked(g)[0], card)
    if why.what in HOSTS and why.card is not None:
        good = attachment_leaning(g.cards[why.card]) == GOOD
        return _worth(g, seat, card) if mine == good else -_worth(g, seat, card)
    if why.what in ("claim", "cost", "reserve"):
        return -_worth(g, seat, card)
    if why.ability is None:
        return _worth(g, seat, card)
    leaning = ability_leaning(g.definition(why.ability[0]).abilities[why.ability[1]])
    if g.records[card] is None and not (leaning == BAD and g.zone[card] == HAND):
        return _worth(g, seat, card)
    good = leaning != BAD
    return _worth(g, seat, card) if mine == good else -_worth(g, seat, card)


def _worth(g: Board, seat: int, card: int) -> float:
    if g.records[card] is not None:
        return 0.01 + max(0.0, in_play_worth(g, card))
    if g.zone[card] == HAND and g.owner(card) == seat:
        return hand_worth(g, seat, card)
    return 0.5 + printed_worth(g.cards[card]) if card != NO_CARD else 0.0
