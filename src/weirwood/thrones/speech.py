"""The challenge games in words: questions and options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.event import Event
from weirwood.core.option import Option, Verb
from weirwood.thrones.chronicle import seat_name, sentence
from weirwood.thrones.engine.arrival import enters_as_duplicate
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.happening import AVERTED
from weirwood.thrones.engine.initiation import TARGETS, Resolve
from weirwood.thrones.engine.nodes import Target
from weirwood.thrones.engine.occurrence import Occurrence
from weirwood.thrones.engine.options import CHALLENGE, value_of, verb_of
from weirwood.thrones.engine.prices import MARSHALING, PLAYING, price
from weirwood.thrones.engine.telling import told
from weirwood.thrones.engine.words import CHALLENGE_NAMES, DREW, NOBODY
from weirwood.thrones.views import may_see

_CARD: Final = "{card}"
"""Where a question names the card it is for."""

WHAT: Final = {
    "attackers": "choose the attackers",
    "defenders": "choose the defenders, or none",
    "stealth": "choose whom {card} bypasses by stealth, or nobody",
    "claim": "choose who is killed for claim",
    "apply-claim": "apply claim",
    "how-often": "say how often this loop runs",
    "host": "choose what to attach {card} to",
    "reserve": "discard down to your reserve",
    "first-player": "choose the first player",
    "keyword-order": "choose which keyword comes first",
    "intimidate": "choose a character to intimidate, or none",
    "renown": "choose who gains power by renown",
    "insight": "choose who draws a card by insight",
    "pillage": "choose who pillages next",
    "cost": "choose what to pay with",
    "search": "choose the card you searched for, or none",
    "stand": "choose who stands",
    "title": "choose a title",
    "end-order": "determine who wins",
    "card-type": "name a card type",
    "add-to-hand": "choose what to add to your hand, or none",
    "bottom": "choose what goes to the bottom of the deck, or none",
    "order": "choose the order, the topmost first",
    "order-top": "choose the order on top, the topmost first",
    "order-bottom": "choose the order on the bottom, the topmost first",
    "pile-order": "choose the next card to lay onto your pile",
}
_MANY: Final = 5
"""Of more cards than these to which one thing happens a question names those that can answer it."""
_KINDS: Final = {
    DecisionKind.ACT: "take an action, or pass",
    DecisionKind.CHALLENGE: "initiate a challenge, or pass",
    DecisionKind.PLOT: "choose a plot",
    DecisionKind.MULLIGAN: "keep these seven cards or draw seven new ones",
    DecisionKind.SETUP: "place cards worth up to 8 gold",
    DecisionKind.PLAYER: "choose a player",
    DecisionKind.NUMBER: "choose a number",
    DecisionKind.CONFIRM: "yes or no",
    DecisionKind.MODE: "choose one",
    DecisionKind.PICK: "choose cards",
}
_PLAYERS: Final = {"claim": "choose against whom claim is applied", "target": "choose a player"}
_WINDOWS: Final = {
    "would": "interrupt this before it happens, or pass",
    "interrupt": "interrupt this, or pass",
    "reaction": "react to this, or pass",
    "when-revealed": "choose which plot comes first",
}


def prompt(g: Board, decision: Decision) -> str:
    """A question in words: what to do, and for what."""
    why = decision.why
    if why.window is not None:
        words = _WINDOWS[why.window]
        if why.forced and decision.kind == DecisionKind.TRIGGER:
            words = "choose which ability resolves first"
        return f"{_capital(words)}{_answered(g, decision)}"
    words = WHAT.get(why.what or "", "") or _KINDS.get(decision.kind, "choose")
    if decision.kind == DecisionKind.PLAYER:
        words = _PLAYERS.get(why.what or "", words)
    if decision.kind == DecisionKind.NUMBER and why.what == "cost":
        words = "choose X, the gold you pay before reductions"
    if why.what in ("attackers", "defenders"):
        words += _challenge(g)
    if why.what == "target" and decision.kind != DecisionKind.PLAYER:
        words = f"choose {_wanted(g)}"
    card = why.card if why.card is not None else None if why.ability is None else why.ability[0]
    if card is None:
        return f"{_capital(words)}."
    name = g.definition(card).name
    return f"{_capital(words.replace(_CARD, name))}." if _CARD in words else f"{name}: {words}."


def _wanted(g: Board) -> str:
    """The target an ability asks for, in the words of its card."""
    frame = g.stack[-1]
    if isinstance(frame, Resolve):
        if frame.stage == TARGETS:
            return frame.ability.targets[len(frame.context.slots) - 1].text()
        for part in frame.ability.programs[frame.program][frame.pc].parts():
            if isinstance(part, Target):
                return part.text()
    return "a target"


def _challenge(g: Board) -> str:
    """In which challenge one fights; before it is initiated its type is among the answers given."""
    if g.challenge is not None:
        return f", in the {CHALLENGE_NAMES[g.challenge.type]} challenge"
    for answer in g.stack[-1].answers if g.stack else ():
        if verb_of(answer) == CHALLENGE:
            return f" for the {CHALLENGE_NAMES[value_of(answer)]} challenge"
    return ""


def _capital(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def _answered(g: Board, decision: Decision) -> str:
    """What an interrupt or a reaction answers, in the words of the chronicle, as far as the seat may know it."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Occurrence):
        return "."
    happenings = [happening for happening in frame.happenings if happening.status != AVERTED]
    alike = [happening for happening in happenings if happening.kind == happenings[0].kind]
    event = told(g, alike[0], None, -1).seen_by(decision.seat)
    cards = event.cards if len(alike) < 2 else tuple(each.card for each in alike)
    if decision.why.window != "reaction":
        hidden = alike[0].kind == DREW
        cards = tuple(card for card in cards if not hidden and may_see(g, card, decision.seat))
    if len(cards) > _MANY:
        answering = [option.card for option in decision.options]
        cards = tuple(card for card in cards if card in answering) or cards
    about = Event(
        event.kind,
        event.rule,
        event.seats,
        cards=cards,
        amount=event.amount,
        source=event.source,
        value=event.value,
    )
    return f": {sentence(g, about, decision.seat)}"


def label(g: Board, option: Option) -> str:
    """An option in words of its own: what sounds alike is told apart by what it is for, whose it is, or a number."""
    decision = _decision_of(g, option)
    return _label(g, option, None) if decision is None else labels(g, decision, [option])[0]


def labels(g: Board, decision: Decision, options: Sequence[Option]) -> list[str]:
    """Options of one decision in words, all at once: those that are offered are looked at once, not for each."""
    sounds: dict[tuple[Verb, str, str], list[Option]] = {}
    for other in decision.candidates or decision.options:
        sounds.setdefault(_sound(g, decision, other), []).append(other)
    made = []
    for option in options:
        sound = _sound(g, decision, option)
        words = sound[2]
        alike = sounds.get(sound, [])
        if len(alike) > 1:
            apart = _told_apart(g, option)
            words = f"{words}{apart}"
            alike = [other for other in alike if _told_apart(g, other) == apart]
        if len(alike) > 1:
            words = f"{words} ({1 + [other.key for other in alike].index(option.key)})"
        made.append(words)
    return made


def _sound(g: Board, decision: Decision, option: Option) -> tuple[Verb, str, str]:
    """What sounds alike has the same."""
    return option.verb, _named(g, option), _label(g, option, decision)


def _decision_of(g: Board, option: Option) -> Decision | None:
    for decision in g.decisions:
        offered = decision.candidates or decision.options
        if any(other == option for other in (*offered, *decision.options)):
            return decision
    return None


def _named(g: Board, option: Option) -> str:
    return "" if option.card is None else g.definition(option.card).name


def _told_apart(g: Board, option: Option) -> str:
    """What an option is for."""
    if option.target is not None:
        return f", for {g.definition(option.target).name}"
    if option.target_seat is not None:
        return f", for {seat_name(g, option.target_seat)}"
    return ""


def _label(g: Board, option: Option, decision: Decision | None) -> str:
    seat = None if decision is None else decision.seat
    card = _named(g, option)
    target = "" if option.target is None else g.definition(option.target).name
    match option.verb:
        case Verb.MARSHAL:
            return f"Marshal {card}{_for(g, option, seat, MARSHALING)}"
        case Verb.DUPLICATE:
            return f"Marshal {card} as a duplicate"
        case Verb.PLAY:
            return f"Play {card}{_for(g, option, seat, PLAYING)}"
        case Verb.USE:
            return f"Use {_whose(g, option, seat)}{card}"
        case Verb.AMBUSH:
            return f"Ambush with {card}{_as(g, option, seat)} for {option.value} gold"
        case Verb.SAVE:
            return f"Discard the duplicate to save {target or 'it'}"
        case Verb.CHALLENGE:
            return f"{str(option.value).capitalize()} against {seat_name(g, option.seat)}"
        case Verb.PLOT:
            return card
        case Verb.PICK:
            return f"{_whose(g, option, seat)}{card}"
        case Verb.PLAYER:
            return _capital(seat_name(g, option.seat, seat))
        case Verb.KEEP:
            return "Keep this hand"
        case Verb.MULLIGAN:
            return "Draw seven new cards"
        case Verb.NUMBER:
            is_x = decision is not None and decision.why.what == "cost"
            return f"X is {option.value}" if is_x else str(option.value)
        case Verb.MODE | Verb.NAME:
            return _capital(str(option.value).replace("-", " "))
    return option.verb.value.capitalize()


def _as(g: Board, option: Option, seat: int | None) -> str:
    """What a card put into play comes in as, where that is not itself."""
    duplicate = option.card is not None and seat is not None and enters_as_duplicate(g, seat, option.card)
    return " as a duplicate" if duplicate else ""


def _for(g: Board, option: Option, seat: int | None, way: int) -> str:
    """What a card of one's hand costs now; an X is asked for later."""
    if option.card is None or seat is None or g.cards[option.card].costs_x:
        return ""
    return f" for {price(g, seat, option.card, way, g.cards[option.card].cost)} gold"


def _whose(g: Board, option: Option, seat: int | None) -> str:
    """Whose a card is, where it is not one's own."""
    if option.card is None or seat is None or g.controller(option.card) in (seat, NOBODY):
        return ""
    return f"{seat_name(g, g.controller(option.card))}'s "
