"""Why can't I? The engine's own checks, asked about one card and one intent, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import BadArgument, UnknownCard, listed
from weirwood.core.option import Option, Verb
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.actions import ActionWindow, ambush_values
from weirwood.thrones.engine.flow.marshaling import refused_ambush, refused_duplicate, refused_marshal
from weirwood.thrones.engine.rules.eligibility import refused
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ACTION,
    ATTACHED,
    ATTACHMENT,
    CHALLENGE_NAMES,
    CHARACTER,
    DUPLICATE,
    EVENT,
    FORCED_INTERRUPT,
    HAND,
    LIMITED,
    NO_CARD,
    PLAY,
    PLOT,
    PLOTS,
    REVEALED,
    STEALTH,
    TITLE_POOL,
)
from weirwood.thrones.refusing.about import About, asked
from weirwood.thrones.refusing.challenge_reasons import BEFORE_DEFENDERS, type_declared
from weirwood.thrones.refusing.culprits import culprit
from weirwood.thrones.refusing.reasons import reason, something_else
from weirwood.thrones.viewing.views import Handles, may_see, shown_cards

_INTENTS: Final = {"attack": "attackers", "defend": "defenders", "stealth": "stealth", "choose": ""}
"""What may be asked about beside verbs, and what is picked by it."""
_BYPASSED: Final = "RR.stealth.1"
_ON_THE_TABLE: Final = (PLAY, ATTACHED, DUPLICATE, TITLE_POOL)
"""Where a card that a seat does not know can be pointed at."""
OF_PICKS: Final = {"attackers": "attack", "defenders": "defend", "stealth": "stealth"}
_OF_CARDS: Final = (DecisionKind.ACT, DecisionKind.CHALLENGE, DecisionKind.TRIGGER, DecisionKind.PLOT)
"""The questions that cards answer, beside those for which cards are picked."""
_NOT_ASKED: Final = {
    Verb.KEEP: "RR.mulligan.1",
    Verb.MULLIGAN: "RR.mulligan.1",
    Verb.SAVE: "RR.duplicates.2",
    Verb.PICK: "RR.target.1",
    Verb.NUMBER: "RR.x.2",
    Verb.PLAYER: "RR.framework.1.3c",
}
"""The clause by which a verb that nothing asks for is refused; passing stands for the others."""


def explain(g: Board, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The clauses that refuse a seat an intent with a card, and the card to blame; an empty list when it may.

    Without a verb the intent is what one would want with the card now. Who asks about a card by a handle is told of
    the other by a handle too.
    """
    g.fresh()
    if arguments.get("verb") is None:
        return _explain_card(g, seat, arguments.get("card"))
    return _told(g, seat, arguments, refusing_clauses(g, seat, arguments))


def _told(g: Board, seat: int, arguments: Mapping[str, Any], clauses: list[str]) -> list[dict[str, Any]]:
    """Each clause in words about the card, and the card to blame."""
    about = arguments.get("card")
    card = NO_CARD if isinstance(about, Mapping) else _card(g, seat, about)
    handles = Handles(g, seat) if card != about and card != NO_CARD else None
    told = []
    for rule in clauses:
        blamed = _blamed(g, seat, arguments, rule)
        text = reason(About(g, seat, card, str(arguments["verb"]), blamed), rule)
        form: dict[str, Any] = {"rule": rule, "text": text}
        if blamed != NO_CARD:
            form["card"] = blamed if handles is None else handles.card(blamed)
        told.append(form)
    return told


def refusing_clauses(g: Board, seat: int, arguments: Mapping[str, Any]) -> list[str]:
    """The clauses that refuse it, each once."""
    verb = _verb(arguments.get("verb"))
    about = arguments.get("card")
    if verb == Verb.CHALLENGE.value and isinstance(about, Mapping):
        found = [_challenge_against(g, seat, about)]
    else:
        card = _card(g, seat, about)
        found = [] if _offered(g, seat, card, verb) else _refusals(g, seat, card, verb)
    return [clause for clause in dict.fromkeys(found) if clause]


def _blamed(g: Board, seat: int, arguments: Mapping[str, Any], rule: str) -> int:
    """The card by which a clause refuses it: one whose effects do, or an attacker that bypasses the card."""
    challenge = g.challenge
    if rule == _BYPASSED and challenge is not None and arguments.get("verb") == "defend":
        card = _card(g, seat, arguments.get("card"))
        return next((attacker for attacker, target in challenge.stealth if target == card), NO_CARD)
    return culprit(g, rule, lambda copy: refusing_clauses(copy, seat, arguments))


def _explain_card(g: Board, seat: int, name: object) -> list[dict[str, Any]]:
    """Why nothing can be done with a card now; an empty list when something can."""
    card = _card(g, seat, name)
    if card == NO_CARD:
        raise UnknownCard("Name a card by its id, or what you want to do.")
    decision = asked(g, seat)
    if decision is not None and any(option.card == card for option in _all_offered(decision)):
        return []
    about = About(g, seat, card, "")
    if not about.is_known():
        return [{"rule": "RR.facedown.2", "text": reason(about, "RR.facedown.2")}]
    if decision is not None and decision.picked is None and decision.kind not in _OF_CARDS:
        return [{"rule": decision.why.rule or "RR.pass.1", "text": something_else(about)}]
    wanted = {"card": name, "verb": _intent(g, seat, card, decision)}
    found = refusing_clauses(g, seat, wanted)
    if found:
        return _told(g, seat, wanted, found)
    later = "RR.framework.4.2.1a" if wanted["verb"] == "defend" else "RR.framework.4.2c"
    form: dict[str, Any] = {"rule": later, "text": reason(about, later)}
    first = [] if decision is None else _challenges_of(g, card, decision)
    return [form | {"first": first} if first else form]


def _challenges_of(g: Board, card: int, decision: Decision) -> list[str]:
    """The challenges among the options of a decision that a card could attack in."""
    return [
        option.key
        for option in decision.options
        if option.verb == Verb.CHALLENGE
        and not g.deal.edition.refused_attacker(g, card, CHALLENGE_NAMES.index(str(option.value)))
    ]


def _intent(g: Board, seat: int, card: int, decision: Decision | None) -> str:
    """What one would want with a card, from where it is and what is asked."""
    if decision is not None and decision.picked is not None:
        return OF_PICKS.get(decision.why.what or "", "choose")
    type = g.definition(card).type
    if g.zone[card] == HAND:
        return (Verb.PLAY if type == EVENT else Verb.MARSHAL).value
    if type == PLOT:
        return Verb.PLOT.value
    triggering = decision is not None and decision.kind == DecisionKind.TRIGGER
    if g.phase == "challenges" and type == CHARACTER and not triggering:
        acting = decision is not None and decision.kind == DecisionKind.ACT
        if not (acting and any(ability.heading == ACTION for ability in g.definition(card).abilities)):
            return "attack" if g.active == seat else "defend"
    return Verb.USE.value


def _verb(verb: object) -> str:
    known = [each.value for each in Verb if each != Verb.PLACE]
    if verb in known or verb in _INTENTS:
        return str(verb)
    raise BadArgument(f"There is no verb {verb!r} here; ask about {listed([*_INTENTS, *known])}.")


def _card(g: Board, seat: int, name: object) -> int:
    """A card by the engine's id, or by the seat's handle; null where the verb needs none."""
    if name is None:
        return NO_CARD
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


def _refusals(g: Board, seat: int, card: int, verb: str) -> list[str]:
    if verb == Verb.CHALLENGE.value:
        return _challenge(g, seat)
    if verb in (Verb.PASS, Verb.DONE, Verb.YES, Verb.NO, Verb.MODE, Verb.NAME):
        return ["RR.pass.1"]
    if verb in (Verb.KEEP, Verb.MULLIGAN, Verb.NUMBER, Verb.PLAYER):
        return [_NOT_ASKED[Verb(verb)]]
    if card == NO_CARD:
        raise UnknownCard(f"The verb {verb!r} is about a card; name one by its id.")
    if verb == "attack":
        return _attack(g, seat, card)
    if verb == "defend":
        return [_defend(g, seat, card)]
    if verb == "stealth":
        return [_stealth(g, seat, card)]
    if verb == "choose":
        return [_choose(g, seat, card)]
    if verb == Verb.PLOT.value:
        return [_plot(g, seat, card)]
    if verb in (Verb.SAVE, Verb.PICK):
        return [_NOT_ASKED[Verb(verb)]]
    return _actions(g, seat, card, verb)


# Challenges.


def _challenge_against(g: Board, seat: int, form: Mapping[str, Any]) -> str:
    """The clause that refuses a challenge of one type against one opponent, or ""."""
    type, opponent = form.get("type"), form.get("seat")
    if type not in CHALLENGE_NAMES or opponent not in g.opponents(seat):
        kinds = listed(CHALLENGE_NAMES)
        raise BadArgument(f"A challenge is a type ({kinds}) and the seat of an opponent, not {dict(form)!r}.")
    if g.phase != "challenges" or g.challenge is not None:
        return "RR.framework.4.2a"
    return g.deal.edition.refused_challenge(g, seat, CHALLENGE_NAMES.index(type), opponent)


def _challenge(g: Board, seat: int) -> list[str]:
    if g.phase != "challenges" or g.challenge is not None:
        return ["RR.framework.4.2a"]
    clauses = [
        g.deal.edition.refused_challenge(g, seat, type, foe) for foe in g.opponents(seat) for type in range(3)
    ]
    return clauses if all(clauses) else []


def _plot(g: Board, seat: int, card: int) -> str:
    if g.owner(card) != seat:
        return "RR.plot-deck.1"
    zone = g.zone[card]
    return "RR.framework.1.2" if zone == PLOTS else "RR.in-play.5" if zone == REVEALED else "RR.plot-card.5"


def _fights_not(g: Board, card: int) -> str:
    """The clause by which a card never attacks or defends from where it is, or ""."""
    if g.zone[card] == DUPLICATE:
        return "RR.duplicates.5"
    if g.records[card] is None:
        return "RR.in-play.2"
    return "" if g.definition(card).type == CHARACTER else "RR.challenge-icons.1"


def _attack(g: Board, seat: int, card: int) -> list[str]:
    clause = _fights_not(g, card)
    if clause:
        return [clause]
    if g.controller(card) != seat:
        return ["RR.framework.4.2d"]
    if seat != g.active:
        return ["RR.active-player.3"]
    if g.phase != "challenges" or g.challenge is not None:
        return ["RR.framework.4.2a"]
    declared = type_declared(g)
    if declared >= 0:
        return [g.deal.edition.refused_attacker(g, card, declared) or "RR.framework.4.2e"]
    refusals = []
    for type in range(len(CHALLENGE_NAMES)):
        clauses = [g.deal.edition.refused_challenge(g, seat, type, foe) for foe in g.opponents(seat)]
        clause = g.deal.edition.refused_attacker(g, card, type) or (clauses[0] if all(clauses) else "")
        if not clause:
            return []
        refusals.append(clause)
    return refusals


def _defend(g: Board, seat: int, card: int) -> str:
    challenge = g.challenge
    clause = _fights_not(g, card)
    if clause:
        return clause
    if challenge is not None and challenge.defender != seat:
        return "RR.defender.2"
    if g.controller(card) != seat:
        return "RR.defender.1"
    if challenge is None:
        return "RR.framework.4.2.1a"
    clause = g.deal.edition.refused_defender(g, card, challenge)
    return clause or ("" if g.step in BEFORE_DEFENDERS else "RR.framework.4.2.1a")


def _stealth(g: Board, seat: int, card: int) -> str:
    """About a character of one's own: whether it has stealth; about another's: whether it may be bypassed."""
    record = g.records[card]
    if record is None or record.card.type != CHARACTER:
        return "RR.stealth.1"
    if record.controller != seat and card not in g.deal.edition.may_bypass(g, record.controller):
        return "RR.stealth.1" if record.has(STEALTH) else "RR.stealth.3"
    decision = asked(g, seat)
    if decision is not None and decision.why.what == "stealth":
        return "RR.stealth.1"  # it is no character of the player who is attacked
    return "RR.framework.4.2g" if record.controller != seat or record.has(STEALTH) else "RR.stealth.1"


def _choose(g: Board, seat: int, card: int) -> str:
    decision = asked(g, seat)
    if decision is None:
        return "RR.target.1"
    source = decision.why.ability
    if source is not None and g.is_immune(card, source[0]):
        return "RR.immune.1"
    record = g.records[card]
    if decision.why.what == "host" and record is not None and record.card.type == CHARACTER:
        return "RR.no-attachments.1" if record.no_attachments else decision.why.rule or "RR.attachment.3"
    if decision.kind == DecisionKind.SETUP and g.zone[card] == HAND and g.owner(card) == seat:
        return _place(g, card, decision)
    return "RR.target.1" if decision.why.what == "target" else decision.why.rule or "RR.target.1"


def _place(g: Board, card: int, decision: Decision) -> str:
    """The clause by which a card in hand is not placed at set-up."""
    definition = g.cards[card]
    if definition.type >= EVENT:
        return "RR.setup.8c"
    placed = [option.card for option in decision.picked or () if option.card is not None]
    if LIMITED in definition.keywords and any(LIMITED in g.cards[other].keywords for other in placed):
        return "RR.setup.8b"
    return "RR.setup.8d" if definition.type == ATTACHMENT else "RR.setup.8a"


# Actions.


def _actions(g: Board, seat: int, card: int, verb: str) -> list[str]:
    window = g.stack[-1] if g.stack and isinstance(g.stack[-1], ActionWindow) else None
    if verb in (Verb.MARSHAL, Verb.DUPLICATE):
        if g.phase != "marshaling" or seat != g.active:
            return ["RR.marshal.1"]
        check = refused_marshal if verb == Verb.MARSHAL else refused_duplicate
        return [check(g, seat, card) or "RR.actions.1"]
    if verb == Verb.AMBUSH:
        if g.phase != "challenges" or window is None or asked(g, seat) is None:
            return ["RR.ambush.4"]
        values = ambush_values(g, seat, card)
        return [refused_ambush(g, seat, card, value) or "RR.ambush.1" for value in values] or ["RR.ambush.1"]
    definition = g.definition(card)
    if g.zone[card] == DUPLICATE:
        return ["RR.duplicates.5"]
    abilities = [ability for ability in definition.abilities if ability.heading < FORCED_INTERRUPT]
    if definition.type == EVENT and g.zone[card] != HAND:
        return ["RR.in-play.2"]
    if not abilities:
        return ["RR.abilities.3" if definition.abilities else "RR.abilities.1"]
    if verb == Verb.PLAY and g.zone[card] != HAND:
        return ["RR.abilities.6"]
    may_act = window is not None and asked(g, seat) is not None
    return [_of_ability(g, seat, card, ability, may_act) for ability in abilities]


def _of_ability(g: Board, seat: int, card: int, ability: Ability, may_act: bool) -> str:
    clause = refused(g, seat, card, ability)
    return clause or ("RR.actions.1" if not may_act else "RR.play-restrictions.1")
