"""Trials: bots play a deck of a guest against ready decks, one game after the other, when nobody else wants to."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from weirwood.bots import bot_title
from weirwood.core.catalogue import find_game, offered_games
from weirwood.core.errors import WeirwoodError
from weirwood.lab.simulate import wilson
from weirwood.server.logs import log_defect
from weirwood.server.refusals import Forbidden, NotNow, TooMuch
from weirwood.server.storage.kept_decks import KeptDeck
from weirwood.server.wire.decks import Trial, TrialLine
from weirwood.server.work.thinking import Thinkers

BOT: Final = "heuristic"
"""Who plays both decks."""
DECKS: Final = 5
EACH: Final = 8
"""How many games are played against each deck: each seed from both seats."""
GAMES: Final = DECKS * EACH
_KEPT: Final = 200
"""How many trials are remembered, one for each guest."""
_winners: Final = msgspec.json.Decoder(list[int]).decode


@dataclass
class Trying:
    """A trial that goes on, or is over."""

    deck: str
    cards: str
    game: str
    mine: dict[str, Any]
    decks: list[Any]
    won: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    fault: str = ""
    task: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Whether games are still played."""
        return self.task is not None and not self.task.done()

    @property
    def done(self) -> int:
        """How many games were played."""
        return sum(self.played)


class Trials:
    """The last trial of each guest; ``is_allowed`` is the operator's word."""

    def __init__(self, thinkers: Thinkers, most: int) -> None:
        self.is_allowed = False
        self._thinkers = thinkers
        self._most = most
        self._trials: dict[str, Trying] = {}

    def told(self, guest: str, deck: KeptDeck) -> Trial:
        """How far the trial of a deck is, and how the deck fared."""
        if not self.is_allowed:
            return Trial("off")
        trying = self._trials.get(guest)
        if trying is None or trying.deck != deck.id:
            return Trial("none", of=GAMES)
        won = sum(trying.won)
        state = "working" if trying.is_on else "done" if trying.done == GAMES else "stopped"
        lines = [
            TrialLine(one.name, one.faction.faction, wins, games, *wilson(wins, games))
            for one, wins, games in zip(trying.decks, trying.won, trying.played, strict=True)
        ]
        return Trial(
            state,  # type: ignore[arg-type]
            trying.done,
            GAMES,
            won,
            *wilson(won, trying.done),
            bot=bot_title(BOT),
            against=lines,
            changed=trying.cards != deck.cards.text(),
            fault=trying.fault,
        )

    def begin(self, guest: str, deck: KeptDeck) -> None:
        """Try a deck against the field, from the beginning."""
        if not self.is_allowed:
            raise Forbidden("Trials are off on this server; its operator can allow them.")
        trying = self._trials.get(guest)
        if trying is not None and trying.is_on:
            raise TooMuch("One of your decks is being tried already; wait for it, or stop it.")
        if sum(other.is_on for other in self._trials.values()) >= self._most:
            text = "Other decks are being tried; please try again in a minute."
            raise TooMuch(text, data={"retry_after": 60})
        if not deck.cards.plots or sum(deck.cards.cards.values()) < DECKS:
            raise NotNow("A deck is tried when it has plots and cards.")
        trying = self._trials.pop(guest, None)
        while len(self._trials) >= _KEPT:
            del self._trials[next(name for name, one in self._trials.items() if not one.is_on)]
        self._trials[guest] = trying = _trying(deck)
        trying.task = asyncio.create_task(self._try(guest, trying))

    def stop(self, guest: str) -> None:
        """Play no further game; what was played stays."""
        trying = self._trials.get(guest)
        if trying is not None and trying.task is not None:
            trying.task.cancel()

    async def close(self) -> None:
        """Stop everything."""
        tasks = [one.task for one in self._trials.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _try(self, guest: str, trying: Trying) -> None:
        try:
            for number in range(GAMES):
                against, game = number % DECKS, number // DECKS
                mine = game % 2
                decks = [trying.mine, trying.decks[against].form()]
                decks = decks[::-1] if mine else decks
                asked = {"game": trying.game, "decks": decks, "bot": BOT, "seed": game // 2}
                winners = _winners(await self._thinkers.trial(f"trial {guest}", asked))
                trying.played[against] += 1
                trying.won[against] += mine in winners
        except WeirwoodError as error:
            trying.fault = error.message
        except (RuntimeError, OSError) as error:
            trying.fault = "A defect of ours stopped this; please try again later."
            log_defect("trial-failed", error, deck=trying.deck)


def _trying(deck: KeptDeck) -> Trying:
    """A trial at its beginning: a game of the deck's edition for two, and ready decks of different houses."""
    from weirwood.decks.ready import of_different_houses

    edition = find_game(deck.game).edition
    game = next(one.id for one in offered_games() if one.edition == edition and 2 in one.seats)
    decks = list(of_different_houses(game, DECKS))
    mine = msgspec.to_builtins(deck.cards)
    return Trying(deck.id, deck.cards.text(), game, mine, decks, [0] * len(decks), [0] * len(decks))
