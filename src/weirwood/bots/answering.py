"""A bot's whole answer to a question: one option, or all that it picks of a set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from weirwood.bots.bot import Bot, Eyes
from weirwood.bots.thought import Stop, Thought
from weirwood.core.decision import Decision
from weirwood.core.errors import WeirwoodError
from weirwood.core.option import Option, Verb
from weirwood.core.state import State


class Nonsense(WeirwoodError):
    """A bot named an option that is not there."""

    code = "nonsense"


class Answer(NamedTuple):
    """The keys that a bot chooses, and what it thought where it can tell."""

    keys: list[str]
    thought: Thought | None = None


class _Asked:
    """One question to a bot, until its answer is whole; what it thought of it first is kept."""

    def __init__(self, bot: Bot, state: State, stop: Stop | None) -> None:
        self._bot = bot
        self._state = state
        self._stop = stop
        self.thought: Thought | None = None

    def chosen(self, decision: Decision) -> Option:
        """The option that the bot chooses, or Nonsense."""
        eyes, count = Eyes(self._state, decision), len(decision.options)
        think: Callable[..., Thought] | None = getattr(self._bot, "think", None)
        if think is None:
            index = self._bot.choose(eyes)
        else:
            thought = think(eyes, stop=self._stop)
            self.thought = self.thought or thought
            index = thought.index
        if not isinstance(index, int) or not 0 <= index < count:
            raise Nonsense(f"The bot answered {index!r}; the options are 0 to {count - 1}.")
        return decision.options[index]

    def whole(self) -> list[str] | None:
        """The keys of a whole set, where the bot thought about sets."""
        thought = self.thought
        return list(thought.keys) if thought is not None and thought.chosen.is_whole else None


def answer_of(bot: Bot, state: State, seat: int, stop: Stop | None = None) -> Answer:
    """What a bot answers where a seat is asked, or Nonsense; the state is its own to try things in.

    A bot that searches asks ``stop`` between simulations whether to think no further, and raises Stopped.
    """
    first = _question(state, seat)
    assert first is not None
    asked = _Asked(bot, state, stop)
    keys = [asked.chosen(first).key] if first.picked is None else _picks(asked, state, seat, first)
    thought = asked.thought
    if thought is None:
        return Answer(keys)
    return Answer(keys, Thought((replace(thought.chosen, keys=tuple(keys)), *thought.weighed[1:])))


def _picks(bot: _Asked, state: State, seat: int, first: Decision) -> list[str]:
    """All that a bot picks of a set: it picks one by one, in canonical order, until it is done."""
    keys = [option.key for option in first.picked or ()]
    asked: Decision | None = first
    while asked is not None and asked.picked is not None and asked.why == first.why:
        option = bot.chosen(asked)
        if asked is first and (whole := bot.whole()) is not None:
            return whole
        if option.verb == Verb.DONE:
            return [picked.key for picked in asked.picked]
        keys.append(option.key)
        if first.maximum == 1:
            return keys
        picked = len(asked.picked)
        state.apply(seat, option.key)
        asked = _question(state, seat)
        if asked is None or asked.picked is None or len(asked.picked) <= picked:
            break
        keys = [done.key for done in asked.picked]
    # The last that are wanted are picked by themselves, and close the set.
    left = [option.key for option in first.candidates or () if option.key not in keys]
    missing = first.minimum - len(keys)
    return keys + left[len(left) - missing :] if missing > 0 else keys


def _question(state: State, seat: int) -> Decision | None:
    return next((decision for decision in state.decisions if decision.seat == seat), None)
