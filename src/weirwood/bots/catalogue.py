"""The bots by name: levels for people to play against, and bots for the laboratory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from weirwood.bots.advising import HINT, Adviser
from weirwood.bots.bot import Bot
from weirwood.bots.mind import find_mind
from weirwood.bots.own import is_own, own_bot, own_class
from weirwood.bots.players import HeuristicBot, RandomBot, WaveringBot
from weirwood.bots.search import SearchBot
from weirwood.bots.thought import Thinker
from weirwood.core.catalogue import find_kit
from weirwood.core.errors import BadArgument, either

BOT_NAMES = ("Ravenna", "Old Oak", "Quill", "Marigold", "Thistle", "Rook", "Sable", "Wren")
"""What bots are called at a table."""
_SEARCH: Final = "search:"
MOST_SIMULATIONS: Final = 10_000

Make: TypeAlias = Callable[[str, int], Bot]


class _Kind(NamedTuple):
    title: str
    about: str
    make: Make


def _searching(simulations: int) -> Make:
    """A searcher whose effort is the same in every game: where simulations are cheap, it makes more of them."""
    return lambda game_id, seed: SearchBot(game_id, seed, simulations * find_mind(game_id).effort())


_LEVELS: Final[dict[str, _Kind]] = {
    "newcomer": _Kind(
        "Newcomer",
        "Has learned the rules and often takes the second or third best. Good for a first game.",
        lambda game_id, seed: WaveringBot(game_id, seed, 1.2),
    ),
    "squire": _Kind(
        "Squire",
        "Plays sensibly and now and then takes what is only nearly as good.",
        lambda game_id, seed: WaveringBot(game_id, seed, 0.5),
    ),
    "heuristic": _Kind("Steward", "Plays sensibly, one move ahead. Quick, and no pushover.", HeuristicBot),
    "castellan": _Kind(
        "Castellan",
        "Looks ahead to the end of the round, but only briefly. Knows the deck lists, not your hand.",
        _searching(4),
    ),
    "maester": _Kind(
        "Maester",
        "Looks ahead to the end of the round before each choice. Knows the deck lists, not your hand.",
        _searching(16),
    ),
    "hand": _Kind(
        "Hand of the King",
        "Looks ahead 25 times as much as the Maester, and takes its time. Knows the deck lists, not your hand.",
        _searching(400),
    ),
}
"""The levels a person may choose, from the weakest to the strongest."""
_SEARCHING: Final = ("castellan", "maester", "hand")
_PLAIN: Final[dict[str, _Kind]] = {
    "random": _Kind(
        "Random", "Plays at random, to compare others with.", lambda game_id, seed: RandomBot(seed)
    ),
}
"""Bots of the laboratory, which may sit at a table too."""

_admitted: list[str] = []
"""Bots of one's own, and searchers, that tables of this process may use."""


def level_names() -> tuple[str, ...]:
    """What to offer to a person who looks for an opponent: the levels, the weakest first, and admitted bots."""
    return (*_LEVELS, *_admitted)


def bot_names() -> tuple[str, ...]:
    """The names of all bots that may sit at a table, admitted ones included."""
    return (*_LEVELS, *_PLAIN, *_admitted)


def admit(name: str) -> None:
    """Let tables of this process use a bot of one's own, or a searcher; any other name changes nothing."""
    if name in _admitted or not (is_search(name) or is_own(name)):
        return
    if is_search(name):
        _simulations(name)
    else:
        own_class(name)
    _admitted.append(name)


def is_search(name: str) -> bool:
    """Whether a name means a searcher with a number of simulations."""
    return name.startswith(_SEARCH)


def _simulations(name: str) -> int:
    number = name.removeprefix(_SEARCH)
    if not (number.isascii() and number.isdigit() and 2 <= int(number[:9]) <= MOST_SIMULATIONS):
        raise BadArgument(
            f"There is no bot {name[:60]!r}: a searcher makes 2 to {MOST_SIMULATIONS} simulations, "
            f"for example search:16."
        )
    return int(number)


def bot_title(name: str) -> str:
    """What kind of player a bot is, in a word."""
    if is_search(name):
        return f"Searcher of {_simulations(name)}"
    return own_class(name).__name__ if is_own(name) else _kind(name).title


def bot_about(name: str) -> str:
    """How a bot plays, in a sentence or two."""
    if is_search(name):
        return (
            f"Makes {_simulations(name)} simulations before each choice. Knows the deck lists, not the hands."
        )
    if is_own(name):
        return (own_class(name).__doc__ or "").strip().partition("\n")[0]
    return _kind(name).about


def _kind(name: str) -> _Kind:
    found = _LEVELS.get(name) or _PLAIN.get(name)
    if found is None:
        allowed = either([*_LEVELS, *_PLAIN, "search:16"])
        raise BadArgument(
            f"There is no bot {name[:60]!r}. Choose {allowed}, or name a class of your own as module:Class."
        )
    return found


def make_adviser(game_id: str, seed: int, simulations: int = HINT) -> Bot:
    """Who gives hints: a searcher, or the heuristic bot with a longer look at what a person would wonder about."""
    if find_kit(game_id).mind:
        return Adviser(game_id, seed, simulations)
    return HeuristicBot(game_id, seed, advising=True)


def is_slow(name: str) -> bool:
    """Whether a bot may take longer than a few milliseconds over a question: searchers, and bots of one's own."""
    return is_search(name) or is_own(name) or name in _SEARCHING


def make_thinker(name: str, game_id: str, seed: int) -> Thinker | None:
    """A bot that can tell what it thinks, or None for one that only chooses."""
    bot = make_bot(name, game_id, seed)
    return bot if isinstance(bot, SearchBot) else None


def make_bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for one seat of one game; all it does follows from the seed and what it sees."""
    if is_search(name):
        return SearchBot(game_id, seed, _simulations(name))
    if is_own(name):
        return own_bot(name, game_id, seed)
    return _kind(name).make(game_id, seed)
