"""The operations that let our bots think: which there are, and what one would choose. They make no choice."""

from __future__ import annotations

from typing import Any

from weirwood.bots import bot_about, bot_names, bot_title, is_search, level_names, make_bot
from weirwood.bots.answering import Nonsense, answer_of
from weirwood.bots.reasons import expected
from weirwood.core.errors import BadArgument, either
from weirwood.protocol.arguments import Arguments, checked_seat
from weirwood.protocol.open_games import OpenGames


def bots(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """The levels, the weakest first, each with its name, and how it plays."""
    return {
        "bots": [{"name": name, "title": bot_title(name), "about": bot_about(name)} for name in level_names()]
    }


def think(games: OpenGames, given: Arguments) -> dict[str, Any]:
    """What a bot would choose where a seat is asked: all keys of it, and where it searched, why."""
    match = games.find(given["game"])
    seat = checked_seat(match, given["seat"])
    match.decision(seat)  # refuses a seat that is not asked
    bot = make_bot(_checked(given["bot"]), match.game.id, given.get("seed", 0))
    try:
        answer = answer_of(bot, match.state.clone(), seat)
    except Nonsense as error:
        raise RuntimeError("the bot chose an option that is not offered") from error
    thought = answer.thought
    if thought is None:
        return {"keys": answer.keys, "reason": "", "weighed": []}
    weighed = [
        {"keys": list(one.keys), "chance": round(one.value, 4), "simulations": one.simulations}
        for one in thought.weighed
    ]
    reason = str(expected(match.game, match.state, seat, thought))
    return {"keys": answer.keys, "reason": reason, "weighed": weighed}


def _checked(name: str) -> str:
    """A built-in bot by name. A module:Class is refused: no request may name code to run."""
    if name in bot_names() or is_search(name):
        return name
    known = either([*bot_names(), "search:16"])
    raise BadArgument(f"There is no bot {name[:60]!r}. Choose {known}.", data={"arguments": ["bot"]})
