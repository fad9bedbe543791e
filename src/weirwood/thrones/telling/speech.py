"""The options of the challenge games in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weirwood.core.asking import Label
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.option import Option, Verb
from weirwood.core.sentence import Words, begun, say
from weirwood.thrones.ability.effects.branches import Either
from weirwood.thrones.ability.flow import After
from weirwood.thrones.engine.flow.initiation import COSTS, Resolve
from weirwood.thrones.engine.rules.arrival import enters_as_duplicate
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING, price
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import NOBODY
from weirwood.thrones.pool.speaking import speaker_of
from weirwood.thrones.telling.voice import Voice, seat_name

_PASSES: Final = {
    DecisionKind.CHALLENGE: "No more challenges",
    DecisionKind.TRIGGER: "Not now",
}

_WAYS: Final = {Verb.MARSHAL: MARSHALING, Verb.PLAY: PLAYING}


def label(g: Board, option: Option) -> Label:
    """An option in words of its own: what sounds alike is told apart by what it is for, whose it is, or a number."""
    decision = _decision_of(g, option)
    if decision is None:
        return Label(_label(g, option, None, Voice(g, None)))
    return labels(g, decision, [option])[0]


def labels(g: Board, decision: Decision, options: Sequence[Option]) -> list[Label]:
    """Options of one decision in words, all at once: those that are offered are looked at once, not for each."""
    voice = Voice(g, decision.seat)
    said: dict[str, Words] = {}
    sounds: dict[tuple[Verb, str, str], list[Option]] = {}
    offered = list(decision.candidates or decision.options)
    for option in (*offered, *options):
        if option.key not in said:
            said[option.key] = _label(g, option, decision, voice)
    for other in offered:
        sounds.setdefault(_sound(g, other, said[other.key]), []).append(other)
    made = []
    for option in options:
        words = said[option.key]
        alike = sounds.get(_sound(g, option, words), [])
        if len(alike) > 1:
            apart = _told_apart(g, option, decision.seat)
            words = say(words, apart)
            alike = [other for other in alike if str(_told_apart(g, other, decision.seat)) == str(apart)]
        number = 1 + [other.key for other in alike].index(option.key) if len(alike) > 1 else 0
        made.append(Label(words, number))
    return made


def _sound(g: Board, option: Option, words: Words) -> tuple[Verb, str, str]:
    """What sounds alike has the same."""
    name = "" if option.card is None else g.definition(option.card).name
    return option.verb, name, str(words)


def _decision_of(g: Board, option: Option) -> Decision | None:
    for decision in g.decisions:
        offered = decision.candidates or decision.options
        if any(other == option for other in (*offered, *decision.options)):
            return decision
    return None


def _told_apart(g: Board, option: Option, seat: int) -> Words:
    if option.target is not None:
        return say(", for ", Voice(g, seat).card(option.target))
    if option.target_seat is not None:
        return f", for {seat_name(g, option.target_seat)}"
    return ""


def _label(g: Board, option: Option, decision: Decision | None, voice: Voice) -> Words:
    seat = None if decision is None else decision.seat
    card = "" if option.card is None else voice.card(option.card)
    target = "it" if option.target is None else voice.card(option.target)
    match option.verb:
        case Verb.MARSHAL:
            return say(voice.lexicon.say("[Marshal] "), card, _for(g, option, seat))
        case Verb.DUPLICATE:
            return say(voice.lexicon.say("[Marshal] "), card, " as a duplicate")
        case Verb.PLAY:
            return say("Play ", card, _for(g, option, seat))
        case Verb.USE:
            return say("Use ", _whose(g, option, seat), card)
        case Verb.AMBUSH:
            return say("Ambush with ", card, _as(g, option, seat), f" for {option.value} gold")
        case Verb.SAVE:
            return say("Discard the duplicate to save ", target)
        case Verb.CHALLENGE:
            against = "nobody" if option.seat is None else seat_name(g, option.seat)
            return f"{str(option.value).capitalize()} against {against}"
        case Verb.PLOT:
            return card
        case Verb.PICK:
            return say(_whose(g, option, seat), card)
        case Verb.PLAYER:
            return begun("nobody" if option.seat is None else voice.name(option.seat))
        case Verb.KEEP:
            return "Keep this hand"
        case Verb.MULLIGAN:
            return "Draw seven new cards"
        case Verb.NUMBER:
            is_x = decision is not None and decision.why.what in ("cost", "influence")
            return f"X is {option.value}" if is_x else str(option.value)
        case Verb.MODE | Verb.NAME:
            return begun(_branch(g, option, voice) or str(option.value).replace("-", " "))
        case Verb.PASS:
            return "Pass" if decision is None else _pass(g, decision)
    return option.verb.value.capitalize()


def _as(g: Board, option: Option, seat: int | None) -> str:
    """What a card put into play comes in as, where that is not itself."""
    duplicate = option.card is not None and seat is not None and enters_as_duplicate(g, seat, option.card)
    return " as a duplicate" if duplicate else ""


def price_of(g: Board, seat: int, option: Option) -> int:
    """The gold that an option costs at once; an X is asked for later."""
    if option.verb == Verb.AMBUSH:
        return int(option.value)
    way = _WAYS.get(option.verb)
    if way is None or option.card is None or g.cards[option.card].costs_x:
        return 0
    return price(g, seat, option.card, way, g.cards[option.card].cost)


def _for(g: Board, option: Option, seat: int | None) -> str:
    gold = 0 if seat is None else price_of(g, seat, option)
    return f" for {gold} gold" if gold else ""


def _whose(g: Board, option: Option, seat: int | None) -> str:
    """Whose a card is, where it is not one's own."""
    if option.card is None or seat is None or g.controller(option.card) in (seat, NOBODY):
        return ""
    return f"{seat_name(g, g.controller(option.card))}'s "


def _branch(g: Board, option: Option, voice: Voice) -> Words:
    """One of several things an ability could do, in its own words; empty where the option is another."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Resolve) or frame.pc >= len(frame.ability.programs[frame.program]):
        return ""
    step = frame.ability.programs[frame.program][frame.pc]
    step = step.step if isinstance(step, After) else step
    speaker = speaker_of(g.definition(frame.context.source))
    if frame.stage == COSTS:
        ways = [way for cost in frame.ability.costs for way in cost.ways if way.verb == option.value]
        words = ways[0].text(speaker) if ways else ""
    elif isinstance(step, Either):
        known = dict(zip(step.words(), step.branches, strict=True))
        words = known[option.value].text(speaker) if option.value in known else ""
    else:
        return ""
    return voice.reads(words, voice.card(frame.context.source))


def _pass(g: Board, decision: Decision) -> str:
    """Passing: in one's own marshaling it ends that."""
    if decision.kind == DecisionKind.ACT and g.phase == "marshaling" and g.active == decision.seat:
        return "Finish"
    return _PASSES.get(decision.kind, "Pass")
