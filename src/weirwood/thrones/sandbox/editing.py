"""Sandbox edits: a game changed from outside its rules. What waited is asked anew with what is legal then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, listed
from weirwood.core.event import Event
from weirwood.thrones.engine import words
from weirwood.thrones.engine.flow import how_often
from weirwood.thrones.engine.flow.advance import advance, go_on
from weirwood.thrones.engine.flow.chart import Round
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.flow.initiation import COSTS, Resolve
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.options import PackedOptions, card_of
from weirwood.thrones.engine.rules.arrival import take_back
from weirwood.thrones.engine.rules.eligibility import refused_use
from weirwood.thrones.engine.state.happening import AVERTED, IMMINENT
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.sandbox.edit_words import card_in, is_public, seat_in
from weirwood.thrones.sandbox.happen import happen
from weirwood.thrones.sandbox.put import put
from weirwood.thrones.sandbox.set_value import set_value
from weirwood.thrones.state import ThronesState

_EDITS: Final[dict[str, Callable[[ThronesState, Mapping[str, Any]], None]]] = {
    "put": put,
    "set": set_value,
    "happen": happen,
}
_UNTOLD: Final = ("card", "deck", "host")  # what an event tells by its cards, or not at all


def edit(state: ThronesState, op: str, arguments: Mapping[str, Any]) -> tuple[Event, ...]:
    """Make an edit and go on to the next question; an error changes nothing."""
    if op not in _EDITS:
        raise BadArgument(f"There is no edit {op!r}; there is {listed(_EDITS)}.")
    trial = state.clone()
    before = is_public(trial, card_in(trial, arguments["card"])) if "card" in arguments else True
    seats = (seat_in(trial, arguments["seat"]),) if "seat" in arguments else ()
    waited = _stop_asking(trial)
    _EDITS[op](trial, arguments)
    trial.log.insert(0, _told(trial, op, arguments, seats, before))
    _drop_what_is_gone(trial)
    trial.stale = True
    trial.check_due = True
    advance(trial)
    _answer_again(trial, *waited)
    log = trial.log
    state.copy_from(trial)
    state.log = log
    return tuple(log)


def _told(
    g: ThronesState, op: str, arguments: Mapping[str, Any], seats: tuple[int, ...], public: bool
) -> Event:
    """The edit as an event; a card that was hidden and still is, only its owner may know."""
    value = {"op": op, **{name: given for name, given in arguments.items() if name not in _UNTOLD}}
    cards: tuple[int, ...] = ()
    knowers: tuple[int, ...] | None = None
    if "card" in arguments:
        card = card_in(g, arguments["card"])
        cards = (card,)
        if not public and not is_public(g, card):
            knowers = (g.owner(card),)
    stays = tuple([g.moves[card] for card in cards])
    return Told("edited", None, seats, cards, None, None, value, knowers, stays)


def _stop_asking(g: ThronesState) -> tuple[Frame, int, list[int]]:
    """Nothing is asked for now. Picks made one by one are dropped; the answers before them are kept."""
    frame = g.stack[-1]
    answers = frame.answers
    for decision in g.decisions:
        if isinstance(decision.picked, PackedOptions):
            answers = answers[: len(answers) - len(decision.picked.packed)]
    frame.answers = []
    how_often.forget(g)
    seat = g.decisions[0].seat if g.decisions else words.NOBODY
    g.decisions = ()
    g.log = []
    return frame, seat, answers


def _answer_again(g: ThronesState, frame: Frame, seat: int, answers: list[int]) -> None:
    """Give the answers that led to the question once more, as far as they are still offered."""
    while g.stack[-1] is frame and len(g.decisions) == 1 and len(frame.answers) < len(answers):
        if g.decisions[0].seat != seat:
            return  # another player is asked now
        options = g.decisions[0].options
        given = answers[len(frame.answers)]
        assert isinstance(options, PackedOptions)
        if frame.answers != answers[: len(frame.answers)] or given not in options.packed:
            return
        frame.answers.append(given)
        go_on(g)


def _drop_what_is_gone(g: ThronesState) -> None:
    """What was about to happen to a card that is no longer where it was does not happen."""
    for frame in g.stack:
        if isinstance(frame, Round):
            for side in g.sides:
                secret = frame.secrets[side.seat]
                if secret >= 0 and g.zone[card_of(secret)] not in (words.PLOTS, words.TITLE_POOL):
                    frame.secrets[side.seat] = -1
        elif isinstance(frame, Occurrence):
            for happening in frame.happenings:
                leaves = happening.kind <= words.LAST_LEAVING or happening.kind in (words.KNELT, words.STOOD)
                gone = happening.card != words.NO_CARD and g.records[happening.card] is None
                if happening.status == IMMINENT and leaves and gone:
                    happening.status = AVERTED
    g.fresh()
    while _is_void(g, g.stack[-1]):
        frame = g.stack.pop()
        if isinstance(frame, Resolve):
            take_back(g, frame.context.source)


def _is_void(g: ThronesState, frame: Frame) -> bool:
    """Whether an ability can no longer be initiated for which nothing has been paid yet."""
    if isinstance(frame, Resolve) and frame.stage <= COSTS:
        if frame.playing and g.zone[frame.context.source] not in (words.HAND, words.BEING_PLAYED):
            return True
        return bool(refused_use(g, frame.context, frame.ability))
    return False
