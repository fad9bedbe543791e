"""Why a choice, in one sentence: what it brings, what a search expects, and by how much that beats the next best."""

from __future__ import annotations

from typing import Final

from weirwood.bots.mind import find_mind
from weirwood.bots.thought import Thought, Weighed
from weirwood.core.asking import Label
from weirwood.core.decision import Decision
from weirwood.core.option import Option, Verb
from weirwood.core.sentence import Sentence, Words, ended, say, series
from weirwood.core.state import Game, State

_NAMED: Final = 4
"""The most cards that are named; of more some are, and how many others there are."""


def percent(chance: float) -> str:
    """A chance as people read it; all and nothing are told only of what is certain."""
    return f"{_hundredths(chance)} %"


def _hundredths(chance: float) -> int:
    count = round(100 * chance)
    return min(99, max(1, count)) if 0.0 < chance < 1.0 else count


def points(difference: float) -> str:
    """A difference of chances as people read it."""
    count = round(100 * difference)
    return f"{count} point{'' if abs(count) == 1 else 's'}"


def deed(game: Game, state: State, seat: int, keys: list[str]) -> Sentence:
    """What a seat does by choosing these options: what its button would say, with the cards by name."""
    decision = _asked(state, seat)
    chosen = _chosen(decision, keys)
    labels = game.labels(state, decision, chosen)
    words = game.asking(state, decision)
    if labels and chosen[0].verb == Verb.PASS:
        return labels[0].words
    if len(labels) > _NAMED:
        labels = [*labels[: _NAMED - 1], Label(f"{len(labels) - _NAMED + 1} others")]
    return words.deed(labels) if labels else words.button(labels)


def _chosen(decision: Decision, keys: list[str]) -> list[Option]:
    """The options of these keys; who is done has chosen what was picked before."""
    offered = {option.key: option for option in [*(decision.candidates or ()), *decision.options]}
    chosen = [offered[key] for key in keys if key in offered]
    if any(option.verb == Verb.DONE for option in chosen):
        return [*(decision.picked or ())]
    return chosen


def next_best(game: Game, state: State, seat: int, thought: Thought) -> Weighed | None:
    """The best alternative: not the choice itself, or the same in other cards (a second copy).

    Where picks are weighed one by one, another of the same set is none either.
    """
    chosen = thought.chosen
    if not chosen.simulations:
        return None
    said = deed(game, state, seat, list(chosen.keys))
    for one in thought.weighed[1:]:
        is_part = one.keys and not one.is_whole and not set(one.keys) - {*chosen.keys}
        if not is_part and str(deed(game, state, seat, list(one.keys))) != str(said):
            return one
    return None


def advised(game: Game, state: State, seat: int, thought: Thought | None, keys: list[str]) -> Sentence:
    """A hint to a seat, in one sentence: what to do, what it brings, and by how much it beats the next best."""
    return _Reason(game, state, seat, keys, you=True).told("", thought)


def expected(game: Game, state: State, seat: int, thought: Thought) -> Sentence:
    """What a bot expected of its choice, for those who may know what it knew; empty where it had none."""
    if not thought.chosen.simulations and len(_asked(state, seat).options) == 1:
        return Sentence()
    searched = "saw" if thought.chosen.simulations else "needed no search and saw"
    name = state.setup.names[seat]
    return _Reason(game, state, seat, list(thought.keys), you=False).told(f"{name} {searched} ", thought)


class _Reason:
    """Why a seat chooses something, in one sentence.

    ``Defend with Eddard: you hold by 1; 62 % to win, 5 points better than: No one defends (Bob wins by 4 and you lose
    one character; on average 0.9 less power for you).``
    """

    def __init__(self, game: Game, state: State, seat: int, keys: list[str], you: bool) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._keys = keys
        self._you = you

    def told(self, who: str, thought: Thought | None) -> Sentence:
        """The sentence; ``who`` saw what was found."""
        other = None if thought is None else next_best(self._game, self._state, self._seat, thought)
        found: list[Words] = []
        if thought is not None and other is not None:
            found = [who, _chance(thought.chosen), self._beats(thought.chosen, other)]
        elif thought is not None and who:
            found = [who, _chance(thought.chosen)]
        brings = self._brings(self._keys)
        why: list[Words] = [series(brings)] if brings else []
        why += ["; "] if why and found else []
        why += found
        return ended(say(self._done(), ": " if why else "", *why))

    def _done(self) -> Sentence:
        """What is chosen; of a player the question too, for a name alone says nothing."""
        decision = _asked(self._state, self._seat)
        if any(option.verb == Verb.PLAYER for option in _chosen(decision, self._keys)):
            return say(self._game.asking(self._state, decision).question, " ", self._deed(self._keys))
        return self._deed(self._keys)

    def _deed(self, keys: list[str]) -> Sentence:
        """What choosing these options does; players are told by name where the seat that chooses is."""
        chosen = _chosen(_asked(self._state, self._seat), keys)
        seats = [option.seat for option in chosen if option.seat is not None and option.verb == Verb.PLAYER]
        if not self._you and seats and len(seats) == len(chosen):
            return say(series([self._state.setup.names[seat] for seat in seats]))
        return deed(self._game, self._state, self._seat, keys)

    def _brings(self, keys: list[str]) -> list[Sentence]:
        return self._game.brings(self._state, self._seat, keys, self._you)

    def _beats(self, chosen: Weighed, other: Weighed) -> Sentence:
        """By how much the choice beats the next best, and what that would bring instead."""
        more = _hundredths(chosen.value) - _hundredths(other.value)
        beats = f"{points(more / 100)} better" if more > 0 else "no better"
        keys = list(other.keys)
        known = self._brings(self._keys)
        brings = [clause for clause in self._brings(keys) if clause not in known]
        instead: list[Words] = [series(brings)] if brings else []
        if more > 0 and (apart := self._apart(chosen, other)):
            instead += ["; on average " if brings else "on average ", apart]
        there: list[Words] = [" (", *instead, ")"] if instead else []
        return say(f", {beats} than: ", self._deed(keys), *there)

    def _apart(self, chosen: Weighed, other: Weighed) -> str:
        """What speaks most against the next best where the simulations ended; empty where nothing does."""
        gaps = [there - here for here, there in zip(chosen.tally, other.tally, strict=False)]
        return find_mind(self._game.id).apart(self._state, self._seat, gaps, self._you) if gaps else ""


def _chance(one: Weighed) -> str:
    return f"{percent(one.value)} to win"


def _asked(state: State, seat: int) -> Decision:
    return next(decision for decision in state.decisions if decision.seat == seat)
