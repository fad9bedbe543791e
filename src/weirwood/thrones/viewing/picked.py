"""What others picked in secret, in a world: they picked something that they could have picked there."""

from __future__ import annotations

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.rng import Rng
from weirwood.thrones.engine.flow.chart import Round
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.options import PICK, PackedOptions, card_of, verb_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import NOBODY


def secret_picks(state: Board, seat: int, answered: list[int]) -> list[int]:
    """Hidden cards that others picked for an ability, each its own, before the one who is asked now."""
    found: list[int] = []
    for other, option in zip(answered, state.stack[-1].answers, strict=False):
        if other not in (NOBODY, seat, state.decisions[0].seat) and verb_of(option) == PICK:
            if _is_hidden(state, card_of(option), seat):
                found.append(card_of(option))
    return found


def who_answered(state: Board) -> list[int]:
    """The seat that gave each answer of an ability on which somebody is still asked; NOBODY where none was asked."""
    seats: list[int] = []
    frame = state.stack[-1]
    if not isinstance(frame, Resolve) or not frame.answers or not state.decisions:
        return seats
    answers = frame.answers
    trial = state.clone()
    again = trial.stack[-1]
    again.answers = []
    while len(seats) < len(answers):
        _ask(trial, again)
        seats += [NOBODY] * (len(again.answers) - len(seats))
        if len(seats) < len(answers):
            seats.append(trial.decisions[0].seat)
            again.answers.append(answers[len(seats) - 1])
    return seats


def pick_anew(world: Board, seat: int, answered: list[int], rng: Rng) -> None:
    """Where players pick in secret: let others have picked what they could have, or nothing yet."""
    frame = world.stack[-1]
    if isinstance(frame, Round):
        _pick_together(world, frame, seat, rng)
    elif any(other not in (NOBODY, seat, world.decisions[0].seat) for other in answered):
        _pick_in_turn(world, frame, seat, answered, rng)


def _pick_together(world: Board, frame: Round, seat: int, rng: Rng) -> None:
    for other in world.alive():
        if other == seat or not frame.sets[other]:
            continue
        frame.sets[other] = []
        if any(decision.seat == other for decision in world.decisions):
            continue
        selection = frame.chart.steps[frame.place].selection(world, other)
        order = selection.cards.copy()
        rng.shuffle(order)
        picked: list[int] = []
        for card in order:
            if selection.is_part(world, selection.in_order([*picked, card])):
                picked.append(card)
        frame.sets[other] = selection.answers(world, selection.in_order(picked)) or []


def _pick_in_turn(world: Board, frame: Frame, seat: int, answered: list[int], rng: Rng) -> None:
    """Ask once more who was asked before the question that waits; open answers stay, hidden ones are drawn."""
    waits_for = world.decisions[0].seat
    given: list[list[int]] = [[] for _ in world.sides]
    for other, option in zip(answered, frame.answers, strict=True):
        if other != NOBODY:
            given[other].append(option)
    frame.answers = []
    _ask(world, frame)
    while world.decisions:
        asked = world.decisions[0]
        own = given[asked.seat]
        options = asked.options
        assert isinstance(options, PackedOptions)
        if asked.seat not in (seat, waits_for) and _asks_in_secret(world, asked, options, seat):
            own.clear()
            frame.answers.append(options.packed[rng.below(len(options.packed))])
        elif own:
            frame.answers.append(own.pop(0))
        else:
            return
        _ask(world, frame)


def _asks_in_secret(world: Board, asked: Decision, options: PackedOptions, seat: int) -> bool:
    """Whether a seat does not see what another is asked to pick."""
    if asked.kind != DecisionKind.PICK:
        return False
    picks = [card_of(option) for option in options.packed if verb_of(option) == PICK]
    return all(_is_hidden(world, card, seat) for card in picks)


def _is_hidden(g: Board, card: int, seat: int) -> bool:
    return not (g.seen[card] >> seat) & 1


def _ask(g: Board, frame: Frame) -> None:
    """Let a frame ask what it lacks; while it lacks something, nothing happens."""
    g.decisions = ()
    frame.cursor = 0
    frame.run(g)
