"""Why can't I? The engine's own checks, asked about one card and one intent, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import BadArgument, UnknownCard, listed
from weirwood.core.option import Option, Verb
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import refused
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.refusing.about import About, asked
from weirwood.thrones.refusing.culprits import culprit
from weirwood.thrones.refusing.intents import refusals, refused_challenge
from weirwood.thrones.refusing.reasons import reason
from weirwood.thrones.refusing.refusal import Refusal, clause_of
from weirwood.thrones.steps.declaring import refused_attacker
from weirwood.thrones.viewing.views import Handles, may_see, shown_cards

_INTENTS: Final = {"attack": "attackers", "defend": "defenders", "stealth": "stealth", "choose": ""}
"""What may be asked about beside verbs, and what is picked by it."""
_KNOWN: Final = (*_INTENTS, *(verb.value for verb in Verb if verb != Verb.PLACE))
_ON_THE_TABLE: Final = (words.PLAY, words.ATTACHED, words.DUPLICATE, words.TITLE_POOL)
"""Where a card that a seat does not know can be pointed at."""
OF_PICKS: Final = {"attackers": "attack", "defenders": "defend", "stealth": "stealth"}
_OF_CARDS: Final = (DecisionKind.ACT, DecisionKind.CHALLENGE, DecisionKind.TRIGGER, DecisionKind.PLOT)
"""The questions that cards answer, beside those for which cards are picked."""


def explain(g: Board, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Why a seat may not do what it wants with a card: clauses, words, and the card to blame; empty when it may.

    Without a verb the intent is what one would want with the card now. Who asks about a card by a handle is told of
    the other by a handle too.
    """
    g.fresh()
    if arguments.get("verb") is None:
        return _explain_card(g, seat, arguments.get("card"))
    return _told(g, seat, arguments, refusals_of(g, seat, arguments))


def _told(g: Board, seat: int, arguments: Mapping[str, Any], refusals: list[Refusal]) -> list[dict[str, Any]]:
    """Each refusal in words about the card, and the card to blame."""
    wanted = arguments.get("card")
    card = words.NO_CARD if isinstance(wanted, Mapping) else card_named(g, seat, wanted)
    handles = Handles(g, seat) if card != wanted and card != words.NO_CARD else None
    told = []
    for refusal in refusals:
        blamed = _blamed(g, seat, arguments, refusal.concept)
        form = _form(About(g, seat, card, str(arguments["verb"]), blamed, refusal.ability), refusal.concept)
        if blamed != words.NO_CARD:
            form["card"] = blamed if handles is None else handles.card(blamed)
        told.append(form)
    return told


def _form(about: About, concept: str) -> dict[str, Any]:
    return {"rule": clause_of(about.g, about.seat, concept), "text": reason(about, concept)}


def refusing_clauses(g: Board, seat: int, arguments: Mapping[str, Any]) -> list[str]:
    """The clauses that refuse it, each once."""
    return [clause_of(g, seat, refusal.concept) for refusal in refusals_of(g, seat, arguments)]


def refusals_of(g: Board, seat: int, arguments: Mapping[str, Any]) -> list[Refusal]:
    """Why it is refused: the first refusal by each clause."""
    verb = _verb(arguments.get("verb"))
    wanted = arguments.get("card")
    if verb == Verb.CHALLENGE.value and isinstance(wanted, Mapping):
        found = _challenge_against(g, seat, wanted)
    else:
        card = card_named(g, seat, wanted)
        found = [] if _offered(g, seat, card, verb) else refusals(g, seat, card, verb)
    by_clause: dict[str, Refusal] = {}
    for refusal in found:
        by_clause.setdefault(clause_of(g, seat, refusal.concept), refusal)
    return list(by_clause.values())


def _challenge_against(g: Board, seat: int, form: Mapping[str, Any]) -> list[Refusal]:
    type, opponent = form.get("type"), form.get("seat")
    if type not in words.CHALLENGE_NAMES or opponent not in g.opponents(seat):
        kinds = listed(words.CHALLENGE_NAMES)
        raise BadArgument(f"A challenge is a type ({kinds}) and the seat of an opponent, not {dict(form)!r}.")
    why = refused_challenge(g, seat, words.CHALLENGE_NAMES.index(type), opponent)
    return [Refusal(why)] if why else []


def _blamed(g: Board, seat: int, arguments: Mapping[str, Any], concept: str) -> int:
    """The card to blame: one whose effects refuse it, or the attacker that bypasses the card."""
    if concept == refused.WAS_BYPASSED and g.challenge is not None:
        card = card_named(g, seat, arguments.get("card"))
        return next((attacker for attacker, target in g.challenge.stealth if target == card), words.NO_CARD)
    return culprit(
        g, concept, lambda copy: [refusal.concept for refusal in refusals_of(copy, seat, arguments)]
    )


def _explain_card(g: Board, seat: int, name: object) -> list[dict[str, Any]]:
    """Why nothing can be done with a card now; an empty list when something can."""
    card = card_named(g, seat, name)
    if card == words.NO_CARD:
        raise UnknownCard("Name a card by its id, or what you want to do.")
    decision = asked(g, seat)
    if decision is not None and any(option.card == card for option in _all_offered(decision)):
        return []
    about = About(g, seat, card, "")
    if not about.is_known():
        return [_form(about, refused.UNKNOWN_CARD)]
    if decision is not None and decision.picked is None and decision.kind not in _OF_CARDS:
        return [_form(about, refused.OTHER_QUESTION)]
    wanted = {"card": name, "verb": _intent(g, seat, card, decision)}
    found = refusals_of(g, seat, wanted)
    if found:
        return _told(g, seat, wanted, found)
    form = _form(about, refused.DEFENDS_LATER if wanted["verb"] == "defend" else refused.ATTACKS_LATER)
    first = [] if decision is None else _challenges_of(g, card, decision)
    return [form | {"first": first} if first else form]


def _challenges_of(g: Board, card: int, decision: Decision) -> list[str]:
    return [
        option.key
        for option in decision.options
        if option.verb == Verb.CHALLENGE
        and not refused_attacker(g, card, words.CHALLENGE_NAMES.index(str(option.value)))
    ]


def _intent(g: Board, seat: int, card: int, decision: Decision | None) -> str:
    """What one would want with a card, from where it is and what is asked."""
    if decision is not None and decision.picked is not None:
        return OF_PICKS.get(decision.why.what or "", "choose")
    type = g.definition(card).type
    if g.zone[card] == words.HAND:
        return (Verb.PLAY if type == words.EVENT else Verb.MARSHAL).value
    if type == words.PLOT:
        return Verb.PLOT.value
    triggering = decision is not None and decision.kind == DecisionKind.TRIGGER
    if g.phase == "challenges" and type == words.CHARACTER and not triggering:
        acting = decision is not None and decision.kind == DecisionKind.ACT
        if not (acting and any(ability.heading == words.ACTION for ability in g.definition(card).abilities)):
            return "attack" if g.active == seat else "defend"
    return Verb.USE.value


def _verb(verb: object) -> str:
    if verb in _KNOWN:
        return str(verb)
    raise BadArgument(f"There is no verb {verb!r} here; ask about {listed(_KNOWN)}.")


def card_named(g: Board, seat: int, name: object) -> int:
    """A card by the engine's id, or by the seat's handle; null where the verb needs none."""
    if name is None:
        return words.NO_CARD
    if isinstance(name, int) and not isinstance(name, bool):
        if 0 <= name < len(g.cards):
            return name
        handles = Handles(g, seat)
        shown = shown_cards(g, seat)
        for card in range(len(g.cards)):
            known = card in shown or may_see(g, card, seat) or g.zone[card] in _ON_THE_TABLE
            if known and handles.card(card) == name:
                return card
    raise UnknownCard(f"There is no card {name!r} here; name one by its id.")


def _offered(g: Board, seat: int, card: int, verb: str) -> bool:
    """Whether the seat's decision offers it now, or a set that it may pick has the card in it."""
    return any(
        _means(option, decision, card, verb)
        for decision in g.decisions
        if decision.seat == seat
        for option in _all_offered(decision)
    )


def _all_offered(decision: Decision) -> list[Option]:
    """Its options, and those that a set may have which can be picked."""
    return [*decision.options, *(decision.candidates or ())]


def _means(option: Option, decision: Decision, card: int, verb: str) -> bool:
    if option.card is not None and option.card != card:
        return False
    if option.verb.value == verb:
        return True
    wanted = _INTENTS.get(verb)
    return option.verb == Verb.PICK and wanted is not None and wanted in ("", decision.why.what)
