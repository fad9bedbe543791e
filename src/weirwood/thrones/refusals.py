"""Why can't I? The engine's own checks, asked about one card and one intent, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, UnknownCard, listed
from weirwood.core.option import Verb
from weirwood.rules import find_clause
from weirwood.thrones.editions.second.declaring import may_bypass, refused_attacker, refused_defender
from weirwood.thrones.engine.actions import ActionWindow, ambush_values
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.eligibility import refused
from weirwood.thrones.engine.marshaling import refused_ambush, refused_duplicate, refused_marshal
from weirwood.thrones.engine.words import ACTION, FORCED_INTERRUPT, HAND
from weirwood.thrones.views import Handles, may_see, shown_cards

_INTENTS: Final = ("attack", "defend", "stealth", "choose")


def explain(g: Board, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The clauses that refuse a seat an intent with a card; an empty list when it may."""
    g.fresh()
    card = _card(g, seat, arguments.get("card"))
    verb = arguments.get("verb")
    if verb not in _INTENTS and verb not in [each.value for each in Verb]:
        raise BadArgument(
            f"there is no verb {verb!r}; ask about {listed([*_INTENTS, *(each.value for each in Verb)])}."
        )
    if _offered(g, seat, card, str(verb)):
        return []
    found = _refusals(g, seat, card, str(verb))
    return [{"rule": rule, "text": find_clause(rule).gist, "card": card} for rule in dict.fromkeys(found)]


def _card(g: Board, seat: int, name: object) -> int:
    """A card by the engine's id, or by the seat's handle."""
    if isinstance(name, int) and not isinstance(name, bool):
        if 0 <= name < len(g.cards):
            return name
        handles = Handles(g, seat)
        shown = shown_cards(g, seat)
        for card in range(len(g.cards)):
            if (card in shown or may_see(g, card, seat)) and handles.card(card) == name:
                return card
    raise UnknownCard(f"there is no card {name!r} here; name one by its id.")


def _offered(g: Board, seat: int, card: int, verb: str) -> bool:
    """Whether the seat's decision offers it now."""
    for decision in g.decisions:
        if decision.seat != seat:
            continue
        for option in decision.options:
            if option.card != card:
                continue
            if option.verb.value == verb or (option.verb == Verb.PICK and _picks(decision.why.what, verb)):
                return True
    return False


def _picks(what: str | None, verb: str) -> bool:
    wanted = {"attack": "attackers", "defend": "defenders", "stealth": "stealth"}
    return verb == "choose" or wanted.get(verb) == what


def _refusals(g: Board, seat: int, card: int, verb: str) -> list[str]:
    if verb == "attack":
        return _attack(g, seat, card)
    if verb == "defend":
        if g.challenge is None:
            return ["RR.defender.1"]
        if g.controller(card) != seat or g.challenge.defender != seat:
            return ["RR.defender.2"]
        return [refused_defender(g, card, g.challenge) or "RR.framework.4.2.1a"]
    if verb == "stealth":
        allowed = any(card in may_bypass(g, opponent) for opponent in g.opponents(seat))
        return ["RR.framework.4.2g" if allowed else "RR.stealth.1"]
    if verb == "choose":
        return ["RR.target.1"]
    return _actions(g, seat, card, verb)


def _attack(g: Board, seat: int, card: int) -> list[str]:
    if g.controller(card) != seat or g.records[card] is None:
        return ["RR.framework.4.2d"]
    if seat != g.active:
        return ["RR.active-player.3"]
    clauses_found = [refused_attacker(g, card, type) for type in range(3)]
    return [clause for clause in clauses_found if clause] if all(clauses_found) else ["RR.framework.4.2a"]


def _actions(g: Board, seat: int, card: int, verb: str) -> list[str]:
    window = g.stack[-1] if g.stack and isinstance(g.stack[-1], ActionWindow) else None
    asked = any(decision.seat == seat for decision in g.decisions)
    if verb in (Verb.MARSHAL.value, Verb.DUPLICATE.value):
        if g.phase != "marshaling" or seat != g.active:
            return ["RR.marshal.1"]
        check = refused_marshal if verb == Verb.MARSHAL.value else refused_duplicate
        return [check(g, seat, card) or "RR.actions.1"]
    if verb == Verb.AMBUSH.value:
        if g.phase != "challenges" or window is None or not asked:
            return ["RR.ambush.4"]
        values = ambush_values(g, seat, card)
        return [refused_ambush(g, seat, card, value) or "RR.ambush.1" for value in values] or ["RR.ambush.1"]
    if verb in (Verb.USE.value, Verb.PLAY.value):
        abilities = [
            ability for ability in g.definition(card).abilities if ability.heading < FORCED_INTERRUPT
        ]
        if not abilities or (verb == Verb.PLAY.value and g.zone[card] != HAND):
            return ["RR.abilities.6"]
        return [_of_ability(g, seat, card, ability, window is not None and asked) for ability in abilities]
    return ["RR.pass.1"]


def _of_ability(g: Board, seat: int, card: int, ability: Ability, may_act: bool) -> str:
    if ability.heading != ACTION:
        return "RR.triggering-condition.1"
    return refused(g, seat, card, ability) or ("RR.actions.1" if not may_act else "RR.play-restrictions.1")
