"""Why a seat may not do what it wants with a card: the engine's own checks, asked intent by intent."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import UnknownCard
from weirwood.core.option import Verb
from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import refused
from weirwood.thrones.engine.concepts.asked import HOSTS
from weirwood.thrones.engine.flow import roles
from weirwood.thrones.engine.flow.actions import ActionWindow, ambush_values
from weirwood.thrones.engine.flow.chart import round_of
from weirwood.thrones.engine.flow.marshaling import refused_ambush, refused_duplicate, refused_marshal
from weirwood.thrones.engine.flow.stealth import may_bypass
from weirwood.thrones.engine.rules.eligibility import refused as refused_ability
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.refusing.about import asked
from weirwood.thrones.refusing.challenge_reasons import type_declared
from weirwood.thrones.refusing.refusal import Refusal
from weirwood.thrones.steps import declaring
from weirwood.thrones.steps.set_up import SetupRule

_NOT_ASKED: Final[dict[str, str]] = {
    Verb.KEEP: refused.NO_MULLIGAN,
    Verb.MULLIGAN: refused.NO_MULLIGAN,
    Verb.NUMBER: refused.NO_NUMBER,
    Verb.PLAYER: refused.NO_PLAYER,
}
"""Why a verb is refused that nothing asks for."""
_ANSWERS: Final = (Verb.PASS, Verb.DONE, Verb.YES, Verb.NO, Verb.MODE, Verb.NAME)


def refusals(g: Board, seat: int, card: int, verb: str) -> list[Refusal]:
    """Why a seat may not do something with a card that it is not offered; an empty list where it may later."""
    if verb == Verb.CHALLENGE.value:
        return _because(_any_challenge(g, seat))
    if verb in _ANSWERS:
        return [Refusal(refused.NO_SUCH_ANSWER)]
    if verb in _NOT_ASKED:
        return [Refusal(_NOT_ASKED[verb])]
    if card == words.NO_CARD:
        raise UnknownCard(f"The verb {verb!r} is about a card; name one by its id.")
    if verb == "attack":
        return _because(_attack(g, seat, card))
    if verb == "defend":
        return _because([_defend(g, seat, card)])
    if verb == "stealth":
        return [Refusal(_stealth(g, seat, card))]
    if verb == "choose":
        return [Refusal(_choose(g, seat, card))]
    if verb == Verb.PLOT.value:
        return [Refusal(_plot(g, seat, card))]
    if verb == Verb.SAVE.value:
        return [Refusal(refused.NOTHING_TO_SAVE)]
    if verb == Verb.PICK.value:
        nothing = asked(g, seat) is None
        return [Refusal(refused.NOTHING_TO_CHOOSE if nothing else refused.NOT_A_TARGET)]
    if verb in (Verb.MARSHAL, Verb.DUPLICATE):
        return [Refusal(_marshal(g, seat, card, verb))]
    if verb == Verb.AMBUSH.value:
        return _because(_ambush(g, seat, card))
    return _use(g, seat, card, verb)


def _because(concepts: list[str]) -> list[Refusal]:
    return [Refusal(concept) for concept in concepts if concept]


# Challenges.


def refused_challenge(g: Board, seat: int, type: int, opponent: int) -> str:
    """Why a seat may not initiate a challenge of a type against an opponent, or ""."""
    return _no_challenges_now(g) or declaring.refused_challenge(g, seat, type, opponent)


def _no_challenges_now(g: Board) -> str:
    if g.phase != "challenges":
        return refused.NOT_CHALLENGES
    return "" if g.challenge is None else refused.CHALLENGE_UNDER_WAY


def _any_challenge(g: Board, seat: int) -> list[str]:
    types = range(len(words.CHALLENGE_NAMES))
    found = [refused_challenge(g, seat, type, foe) for foe in g.opponents(seat) for type in types]
    return found if all(found) else []


def _fights_not(g: Board, card: int) -> str:
    """Why a card never attacks or defends from where it is, or ""."""
    if g.zone[card] == words.DUPLICATE:
        return refused.ONLY_A_DUPLICATE
    if g.records[card] is None:
        return refused.FIGHTS_FROM_PLAY
    return "" if g.definition(card).type == words.CHARACTER else refused.NO_CHARACTER


def _attack(g: Board, seat: int, card: int) -> list[str]:
    why = _fights_not(g, card)
    if why:
        return [why]
    if g.controller(card) != seat:
        return [refused.ANOTHERS_ATTACKER]
    if seat != g.active:
        return [refused.NOT_ACTIVE]
    why = _no_challenges_now(g)
    if why:
        return [why]
    declared = type_declared(g)
    if declared >= 0:
        return [declaring.refused_attacker(g, card, declared) or _enough(g, seat, card)]
    found = []
    for type in range(len(words.CHALLENGE_NAMES)):
        against = [declaring.refused_challenge(g, seat, type, foe) for foe in g.opponents(seat)]
        why = declaring.refused_attacker(g, card, type) or (against[0] if all(against) else "")
        if not why:
            return []
        found.append(why)
    return found


def _enough(g: Board, seat: int, card: int) -> str:
    decision = asked(g, seat)
    is_chosen = decision is not None and _is_chosen(decision, card)
    return refused.CHOSEN_ALREADY if is_chosen else refused.ENOUGH_ATTACKERS


def _defend(g: Board, seat: int, card: int) -> str:
    challenge = g.challenge
    why = _fights_not(g, card)
    if why:
        return why
    if challenge is not None and challenge.defender != seat:
        return refused.NOT_ATTACKED
    if g.controller(card) != seat:
        return refused.ANOTHERS_DEFENDER
    if challenge is None:
        return refused.NO_CHALLENGE
    why = declaring.refused_defender(g, card, challenge)
    waits = round_of(g).chart.is_one(g.step, roles.INITIATE, roles.AFTER_ATTACKERS, roles.DEFENDERS)
    return why or ("" if waits else refused.DEFENDERS_DECLARED)


def _stealth(g: Board, seat: int, card: int) -> str:
    """About a character of one's own: whether it has stealth; about another's: whether it may be bypassed."""
    record = g.records[card]
    if record is None or record.card.type != words.CHARACTER:
        return refused.BYPASSES_CHARACTERS
    own = record.controller == seat
    if not own and card not in may_bypass(g, record.controller):
        return refused.HAS_STEALTH if record.has(words.STEALTH) else refused.CANNOT_BE_BYPASSED
    decision = asked(g, seat)
    if decision is not None and decision.why.what == "stealth":
        return refused.BYPASSES_OTHERS if own else refused.BYPASSES_DEFENDER
    return refused.LACKS_STEALTH if own and not record.has(words.STEALTH) else refused.STEALTH_LATER


# Choosing.


def _plot(g: Board, seat: int, card: int) -> str:
    if g.owner(card) != seat:
        return refused.ANOTHERS_PLOT
    if g.zone[card] == words.PLOTS:
        return refused.PLOT_CHOSEN if g.phase == "plot" else refused.NOT_CHOOSING_PLOTS
    return refused.PLOT_IN_FORCE if g.zone[card] == words.REVEALED else refused.PLOT_USED


def _choose(g: Board, seat: int, card: int) -> str:
    decision = asked(g, seat)
    if decision is None:
        return refused.NOTHING_TO_CHOOSE
    source = decision.why.ability
    if source is not None and g.is_immune(card, source[0]):
        return refused.IMMUNE
    record = g.records[card]
    if decision.why.what in HOSTS and record is not None and record.card.type == words.CHARACTER:
        return refused.TAKES_NO_ATTACHMENTS if record.no_attachments else refused.WRONG_HOST
    if decision.kind == DecisionKind.SETUP and g.zone[card] == words.HAND and g.owner(card) == seat:
        placed = [option.card for option in decision.picked or () if option.card is not None]
        return SetupRule(seat).refused(g, placed, card) or refused.SETUP_TOO_DEAR
    if _is_chosen(decision, card):
        return refused.CHOSEN_ALREADY
    if decision.maximum is not None and decision.picked is not None:
        if len(decision.picked) >= decision.maximum:
            return refused.CHOSEN_ENOUGH
    return refused.NOT_A_TARGET if decision.why.what == "target" else refused.NOT_WANTED


def _is_chosen(decision: Decision, card: int) -> bool:
    return any(option.card == card for option in decision.picked or ())


# Actions.


def _window(g: Board, seat: int) -> ActionWindow | None:
    frame = g.stack[-1] if g.stack else None
    return frame if isinstance(frame, ActionWindow) and asked(g, seat) is not None else None


def _not_now(g: Board, seat: int) -> str:
    """Why something waits that is refused by nothing else."""
    return refused.ANOTHER_ACTS if asked(g, seat) is None else refused.ANSWER_FIRST


def _marshal(g: Board, seat: int, card: int, verb: str) -> str:
    if g.zone[card] != words.HAND or g.owner(card) != seat:
        return refused.NOT_IN_HAND
    if g.phase != "marshaling":
        return refused.NOT_MARSHALING
    if seat != g.active:
        return refused.ANOTHER_MARSHALS
    check = refused_marshal if verb == Verb.MARSHAL else refused_duplicate
    return check(g, seat, card) or _not_now(g, seat)


def _ambush(g: Board, seat: int, card: int) -> list[str]:
    if g.phase != "challenges" or _window(g, seat) is None:
        return [refused.NOT_AN_AMBUSH_NOW]
    values = ambush_values(g, seat, card)
    return [refused_ambush(g, seat, card, value) or refused.NOT_OFFERED for value in values] or [
        refused.NO_AMBUSH
    ]


def _use(g: Board, seat: int, card: int, verb: str) -> list[Refusal]:
    definition = g.definition(card)
    if g.zone[card] == words.DUPLICATE:
        return [Refusal(refused.ONLY_A_DUPLICATE)]
    if definition.type == words.EVENT and g.zone[card] != words.HAND:
        return [Refusal(refused.EVENT_NOT_IN_HAND)]
    abilities = [ability for ability in definition.abilities if ability.heading < words.FORCED_INTERRUPT]
    if not definition.abilities:
        return [Refusal(refused.NO_ABILITY)]
    if not abilities:
        own = g.controller(card) == seat
        return [Refusal(refused.APPLIES_BY_ITSELF if own else refused.ANOTHERS_APPLIES)]
    if verb == Verb.PLAY and g.zone[card] != words.HAND:
        return [Refusal(refused.NOT_AN_EVENT)]
    return [Refusal(_ability(g, seat, card, verb, ability), ability) for ability in abilities]


def _ability(g: Board, seat: int, card: int, verb: str, ability: Ability) -> str:
    why = refused_ability(g, seat, card, ability)
    if why:
        return why
    if _window(g, seat) is None:
        return _not_now(g, seat)
    is_event = g.zone[card] == words.HAND and g.definition(card).type == words.EVENT
    return refused.PLAYED_NOT_USED if is_event and verb == Verb.USE else refused.NOT_OFFERED
