"""Questions of windows, in words: whose moment it is, what happened, and what could be done."""

from __future__ import annotations

from typing import Final

from weirwood.core.asking import Asking
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import either
from weirwood.core.event import Event
from weirwood.core.option import Option, Verb
from weirwood.thrones.ability.flow import sentence as effects_text
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AVERTED
from weirwood.thrones.engine.state.log import told
from weirwood.thrones.engine.words import CHALLENGE_NAMES, DREW
from weirwood.thrones.telling import speech
from weirwood.thrones.telling.chronicle import sentence
from weirwood.thrones.telling.voice import Voice, capital
from weirwood.thrones.viewing.views import may_see

_MANY: Final = 5
"""Of more cards than these to which one thing happens a question names those that can answer it."""
_LONGEST: Final = 56
"""An effect of more letters than this does not make a question."""
_MARSHALS: Final = (Verb.MARSHAL, Verb.DUPLICATE)
_COULD: Final = {Verb.USE: "use", Verb.PLAY: "play", Verb.AMBUSH: "ambush with"}
_WINDOWS: Final = {
    "would": "Use an interrupt?",
    "interrupt": "Use an interrupt?",
    "reaction": "Use a reaction?",
}


# Action windows.


def act_asking(g: Board, decision: Decision) -> Asking:
    """An action window: marshaling in one's own turn, else acting."""
    seat = decision.seat
    offered = [option for option in decision.options if option.verb != Verb.PASS]
    if len(offered) == 1 and not marshals(g, seat):
        words = speech.labels(g, decision, offered)[0]
        return Asking(f"{words}, or pass?", _joined(whose(g, seat), _alone(g, offered[0])))
    moment = _joined(whose(g, seat), _possible(g, offered))
    if marshals(g, seat):
        if any(option.verb in _MARSHALS for option in offered):
            return Asking("Marshal a card, or finish?", moment)
        return Asking("Act, or finish?", moment)
    return Asking("Act, or pass?", moment)


def _joined(*sentences: str) -> str:
    return " ".join(words for words in sentences if words)


def _alone(g: Board, option: Option) -> str:
    """What the only option does."""
    does = effect_of(g, option)
    return f"{g.definition(option.card).name}: {does}." if does and option.card is not None else ""


def marshals(g: Board, seat: int) -> bool:
    """Whether it is a seat's own turn to marshal."""
    return g.phase == "marshaling" and g.active == seat


def whose(g: Board, seat: int) -> str:
    """Whose moment it is, as a seat is told; empty where nobody has a turn."""
    voice = Voice(g, seat)
    if g.challenge is not None:
        type = CHALLENGE_NAMES[g.challenge.type]
        attacker, defender = g.challenge.attacker, g.challenge.defender
        return f"{capital(voice.whose(attacker))} {type} challenge against {voice.name(defender)}."
    if g.active < 0 or g.phase not in ("marshaling", "challenges"):
        return ""
    if g.phase == "marshaling":
        return f"{capital(voice.does(g.active, 'is'))} marshaling."
    return f"It is {voice.whose(g.active)} turn to initiate challenges."


def _possible(g: Board, offered: list[Option]) -> str:
    """What could be done beside marshaling; a single thing with what it does."""
    found: dict[Verb, list[str]] = {}
    for option in offered:
        if option.verb in _COULD and option.card is not None:
            names = found.setdefault(option.verb, [])
            name = g.definition(option.card).name
            if name not in names:
                names.append(name)
    count = sum(len(names) for names in found.values())
    if count == 0:
        return ""
    if count > _MANY:
        return f"You could use {count} cards."
    could = either([f"{_COULD[verb]} {either(names)}" for verb, names in found.items()])
    only = next(option for option in offered if option.verb in _COULD)
    does = effect_of(g, only) if count == 1 else ""
    return f"You could {could}{f': {does}' if does else ''}."


def effect_of(g: Board, option: Option) -> str:
    """What an ability does that an option would use, as a clause; empty where it uses none."""
    if option.card is None or option.ability is None:
        return ""
    card = g.definition(option.card)
    if option.ability >= len(card.abilities):
        return ""
    words = effects_text(card.abilities[option.ability].effects).replace("{self}", card.name)
    return words.removeprefix("choose and ")


# Interrupts and reactions.


def trigger_asking(g: Board, decision: Decision) -> Asking:
    """An interrupt or a reaction: what it answers, and what using the only one would do."""
    why = decision.why
    if why.window == "when-revealed":
        return Asking("Which plot's ability resolves first?", wanting="Choose a plot")
    happened = _answered(g, decision)
    if why.window != "reaction" and happened:
        happened = f"About to happen: {happened}"
    if why.forced and decision.kind == DecisionKind.TRIGGER:
        return Asking("Which ability resolves first?", happened)
    offered = [option for option in decision.options if option.verb != Verb.PASS]
    if len(offered) != 1:
        return Asking(_WINDOWS[str(why.window)], happened)
    [option] = offered
    words = speech.labels(g, decision, offered)[0]
    does = effect_of(g, option)
    free = option.verb == Verb.USE and not _ability(g, option).costs
    if free and 0 < len(does) <= _LONGEST and ". " not in does:
        return Asking(f"{capital(does)}?", happened)
    more = f" {capital(does)}." if does else ""
    return Asking(f"{words}?", f"{happened}{more}".strip())


def _ability(g: Board, option: Option) -> Ability:
    assert option.card is not None and option.ability is not None
    return g.definition(option.card).abilities[option.ability]


def _answered(g: Board, decision: Decision) -> str:
    """What an interrupt or a reaction answers, in the words of the chronicle, as far as the seat may know it."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Occurrence):
        return ""
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
    return sentence(g, about, decision.seat, past=decision.why.window == "reaction")
