"""What lasts for a while: whether anything comes in that while for which it counts."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.flow import UntilEnd
from weirwood.thrones.ability.modifiers import (
    DoubleStrength,
    GainIcon,
    GainKeyword,
    HalveStrength,
    LoseIcon,
    LoseKeyword,
    SetStrength,
    Strength,
)
from weirwood.thrones.ability.player_modifiers import PlotValue
from weirwood.thrones.ability.players import You
from weirwood.thrones.engine.nodes import Context, Modifier, Operand, Target
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import Challenge
from weirwood.thrones.engine.words import CHALLENGE, CLAIM, PHASE
from weirwood.thrones.steps.resolving import verdict
from weirwood.thrones.using import ahead
from weirwood.thrones.using.counting import asks_margin, asks_strength
from weirwood.thrones.using.reasons import (
    DECIDED,
    DEFENDERS_FIRST,
    NO_CHALLENGE,
    NOT_YOURS,
    OF_USE,
    ONLY_OWN,
    TOO_LITTLE,
)

_STRENGTH: Final = (Strength, DoubleStrength, HalveStrength, SetStrength)
_KEYWORDS: Final = (GainKeyword, LoseKeyword)
_MUCH: Final = 1000
"""What a change of strength may come to that has no number."""


def lasting_use(g: Board, c: Context, effect: UntilEnd, boost: int) -> str:
    """Why it is of no use to change something for a while, or "" where it may matter.

    ``boost`` is the strength that all the seat could do now would bring into a challenge.
    """
    if any(_hurts_only_own(g, c, modifier) for modifier in effect.modifiers):
        return ONLY_OWN
    found = [_use(g, c, modifier, effect.period, boost) for modifier in effect.modifiers]
    return OF_USE if OF_USE in found else found[0]


def _use(g: Board, c: Context, modifier: Modifier, period: int, boost: int) -> str:
    if isinstance(modifier, _STRENGTH):
        return _strength(g, c.seat, period, boost)
    if isinstance(modifier, GainIcon | LoseIcon):
        return _icons(g, c, modifier, period)
    if isinstance(modifier, _KEYWORDS):
        return _keyword(g, c.seat, isinstance(modifier, GainKeyword), period)
    if isinstance(modifier, PlotValue) and modifier.value == CLAIM and isinstance(modifier.who, You):
        return _claim(g, c.seat, period)
    return OF_USE


def _hurts_only_own(g: Board, c: Context, modifier: Modifier) -> bool:
    """Whether cards would lose strength, and only the seat's own could be chosen."""
    by = modifier.amount() if isinstance(modifier, Strength) else None
    what = modifier.subjects()
    if not isinstance(modifier, Strength) or by is None or what is None:
        return False
    if modifier.sign * by.value(g, c) >= 0:
        return False
    return all(g.controller(card) == c.seat for card in subjects(g, c, what))


def _claim(g: Board, seat: int, period: int) -> str:
    """One's own claim counts where one attacks and wins."""
    challenge = g.challenge
    if period != CHALLENGE or challenge is None:
        return OF_USE if ahead.fights_within(g, period) else NO_CHALLENGE
    if challenge.attacker != seat:
        return NOT_YOURS
    if ahead.awaits_defenders(g):
        return DEFENDERS_FIRST
    return OF_USE if verdict(g, challenge).winner == seat else TOO_LITTLE


def _strength(g: Board, seat: int, period: int, boost: int) -> str:
    """Strength counts in challenges and for dominance."""
    if g.challenge is not None:
        return _in_challenge(g, seat, g.challenge, boost)
    counts = ahead.fights_within(g, period) or (period > PHASE and ahead.dominance_comes(g))
    return OF_USE if counts else NO_CHALLENGE


def _in_challenge(g: Board, seat: int, challenge: Challenge, boost: int) -> str:
    found = verdict(g, challenge)
    if ahead.awaits_defenders(g):
        return DEFENDERS_FIRST
    if found.winner == seat and not _more_counts(g, seat):
        return DECIDED
    opposes = found.unopposed and found.loser == seat
    return OF_USE if found.winner == seat or opposes or boost >= found.margin() else TOO_LITTLE


def _more_counts(g: Board, seat: int) -> bool:
    """Whether strength counts beyond winning, by a card in play or by one that the seat could use."""
    if any(asks_strength(record.card) for record in g.records if record is not None):
        return True
    held = [g.cards[card] for card in g.sides[seat].hand]
    held += [g.definition(card) for card in g.sides[seat].play]
    return any(asks_margin(card) for card in held)


def _keyword(g: Board, seat: int, gained: bool, period: int) -> str:
    """Keywords count in challenges, and what one gains after attackers are declared where one wins."""
    if not ahead.fights_within(g, period):
        return NO_CHALLENGE
    if g.challenge is None or not gained:
        return OF_USE
    if ahead.awaits_defenders(g):
        return DEFENDERS_FIRST
    return OF_USE if verdict(g, g.challenge).winner == seat else TOO_LITTLE


def _icons(g: Board, c: Context, modifier: GainIcon | LoseIcon, period: int) -> str:
    """Icons count when attackers and defenders are declared: one's own gains, and what who meets them loses."""
    what = modifier.subjects()
    cards = [] if what is None else [card for card in subjects(g, c, what) if not g.record(card).kneeling]
    if not ahead.fights_within(g, period) or not cards:
        return NO_CHALLENGE
    gains = isinstance(modifier, GainIcon)
    challenge = g.challenge
    if challenge is None:
        now = ahead.is_between_challenges(g) and gains
        late = now and not any(
            g.controller(card) == c.seat and ahead.may_yet_attack(g, card, any_icon=True) for card in cards
        )
        return NO_CHALLENGE if late else OF_USE
    if not ahead.awaits_defenders(g) or gains != (challenge.defender == c.seat):
        return NO_CHALLENGE
    if modifier.icons and challenge.type not in modifier.icons:
        return NO_CHALLENGE
    counts = any(
        g.controller(card) == challenge.defender and (g.record(card).icons[challenge.type] > 0) != gains
        for card in cards
    )
    return OF_USE if counts else NO_CHALLENGE


def subjects(g: Board, c: Context, what: Operand) -> list[int]:
    """The cards in play that an effect acts on, or may be made to act on."""
    if isinstance(what, Target):
        cards = [card for seat in what.seats(g, c) for card in what.legal(g, c, seat)]
    else:
        cards = what.now(g, c)
    return [card for card in cards if g.records[card] is not None]


def boost_of(g: Board, c: Context, effect: UntilEnd) -> int:
    """How much strength an effect could bring into a challenge, at most."""
    total = 0
    for modifier in effect.modifiers:
        if isinstance(modifier, Strength):
            by = modifier.amount()
            cards = 1 if effect.what is None else max(1, getattr(effect.what, "most", 1))
            total += cards * abs(0 if by is None else by.value(g, c))
        elif isinstance(modifier, _STRENGTH):
            total += _MUCH
    return total
