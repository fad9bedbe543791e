"""Why a choice: what it brings, what a search expects of it, and by how much that beats the next best."""

from __future__ import annotations

from typing import Final

from weirwood.bots.thought import Thought, Weighed
from weirwood.core.asking import NAME
from weirwood.core.decision import Decision
from weirwood.core.option import Verb
from weirwood.core.sentence import Sentence, ended, say, spaced
from weirwood.core.state import Game, State

_NAMED: Final = 4
"""The most cards that are named; of more their number is told."""


def percent(chance: float) -> str:
    """A chance as people read it."""
    return f"{round(100 * chance)} %"


def points(difference: float) -> str:
    """A difference of chances as people read it."""
    count = round(100 * difference)
    return f"{count} point{'' if abs(count) == 1 else 's'}"


def deed(game: Game, state: State, seat: int, keys: list[str]) -> Sentence:
    """What a seat does by choosing these options, as its button would say it."""
    decision = _asked(state, seat)
    offered = {option.key: option for option in [*(decision.candidates or ()), *decision.options]}
    chosen = [option for key in keys if (option := offered.get(key)) and option.verb != Verb.DONE]
    labels = game.labels(state, decision, chosen)
    words = game.asking(state, decision)
    if labels and (chosen[0].verb == Verb.PASS or NAME not in words.one):
        return labels[0].words
    if labels and chosen[0].verb == Verb.PLAYER:  # a name alone says nothing
        return say(words.question, " ", labels[0].words)
    return words.deed(labels) if 0 < len(labels) <= _NAMED else words.button(labels)


def next_best(game: Game, state: State, seat: int, thought: Thought) -> Weighed | None:
    """The best alternative: not the choice itself, a part of it, or the same in other cards (a second copy)."""
    chosen = thought.chosen
    if not chosen.simulations:
        return None
    said = deed(game, state, seat, list(chosen.keys))
    for one in thought.weighed[1:]:
        is_part = one.keys and not set(one.keys) - {*chosen.keys}
        if not is_part and str(deed(game, state, seat, list(one.keys))) != str(said):
            return one
    return None


def advised(game: Game, state: State, seat: int, thought: Thought | None, keys: list[str]) -> Sentence:
    """A hint to a seat: what to do, what it brings, and what a search expects of it and of the next best."""
    told = game.advice(state, seat, keys)
    other = None if thought is None else next_best(game, state, seat, thought)
    if thought is None or other is None:
        return told
    foreseen = game.prospect(state, seat, list(other.keys)).line
    if foreseen == game.prospect(state, seat, keys).line:
        foreseen = Sentence()
    return spaced(told, compared("Chance to win", game, state, seat, thought, other), foreseen)


def expected(game: Game, state: State, seat: int, thought: Thought) -> Sentence:
    """What a bot expected of its choice, for those who may know what it knew; empty where it did not search."""
    if not thought.chosen.simulations:
        return Sentence()
    words, other = f"{state.setup.names[seat]} saw a chance of", next_best(game, state, seat, thought)
    if other is None:
        return say(f"{words} {percent(thought.chosen.value)}.")
    return compared(words, game, state, seat, thought, other)


def compared(words: str, game: Game, state: State, seat: int, thought: Thought, other: Weighed) -> Sentence:
    """The chance that was found of a choice, and of the next best: ``Chance to win 62 %; next best, 57 %: Pass.``"""
    found = f"{words} {percent(thought.chosen.value)}; next best, {percent(other.value)}: "
    return ended(say(found, deed(game, state, seat, list(other.keys))))


def _asked(state: State, seat: int) -> Decision:
    return next(decision for decision in state.decisions if decision.seat == seat)
