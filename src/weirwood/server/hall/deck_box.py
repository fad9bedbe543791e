"""The deck box of each guest: which decks they may keep, who may read them, and when a version is written.

Nobody but its guest reads or changes a deck; who has the link of a shared one reads its name and its cards.
"""

from __future__ import annotations

import asyncio
import secrets
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from weirwood.core.errors import BadArgument
from weirwood.server.hall.deck_checks import SomeCards, checked_cards
from weirwood.server.http.session import is_legible
from weirwood.server.ids import fresh_id
from weirwood.server.limits import Limits
from weirwood.server.refusals import NotFound, Stale, TooMuch
from weirwood.server.storage.decks import DeckRows
from weirwood.server.storage.kept_decks import KeptDeck, Version
from weirwood.server.storage.store import Store
from weirwood.server.table.seats import LONGEST_DECK_NAME

MOST_VERSIONS: Final = 20
"""How many earlier versions of a deck are kept."""
LEFT_MS: Final = 10 * 60 * 1000
"""A deck that was left alone for this long is kept as a version when it changes again."""
REGRET_MS: Final = 60 * 1000
"""How long a deleted deck can be brought back."""
_LONGEST_KEY: Final = 64


def checked_title(name: str) -> str:
    """A name for a deck on one line, or BadArgument."""
    found = " ".join(name.split())
    if len(found) > LONGEST_DECK_NAME or not is_legible(found):
        raise BadArgument(f"A deck's name must be 1 to {LONGEST_DECK_NAME} printable letters.")
    return found


def checked_notes(notes: str, most: int) -> str:
    """What somebody writes about a deck, on many lines, or BadArgument."""
    if len(notes) > most or not all(letter.isprintable() or letter in "\n\t" for letter in notes):
        raise BadArgument(f"Notes must be printable text of at most {most} letters.")
    return notes.strip()


class DeckBox:
    """The decks of all guests, those of each one changed one after the other."""

    def __init__(self, store: Store, limits: Limits, now_ms: Callable[[], int]) -> None:
        self.rows = DeckRows(store)
        self._limits = limits
        self._now_ms = now_ms
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    # Reading.

    async def of(self, guest: str) -> list[KeptDeck]:
        """The decks of a guest, the last used first."""
        return [deck for deck in await self.rows.of(guest) if deck.gone is None]

    async def find(self, guest: str, id: str, gone: bool = False) -> KeptDeck:
        """A deck of a guest; what belongs to others is not there."""
        found = await self.rows.deck(id) if len(id) <= _LONGEST_KEY else None
        if found is None or found.guest != guest or (found.gone is not None) != gone:
            raise NotFound("There is no such deck among yours.")
        return found

    async def shared(self, key: str) -> KeptDeck:
        """The deck behind a link."""
        found = await self.rows.shared(key) if len(key) <= _LONGEST_KEY else None
        if found is None or found.gone is not None:
            raise NotFound("This link leads to no deck. Its owner may have stopped sharing it.")
        return found

    async def versions(self, guest: str, id: str) -> list[Version]:
        """Earlier versions of a deck, the last first."""
        await self.find(guest, id)
        return await self.rows.versions(id)

    async def tally(self, guest: str) -> dict[str, tuple[int, int]]:
        """How many games were played to their end with each deck, and how many of those were won."""
        found: dict[str, tuple[int, int]] = {}
        for game in await self.rows.played(guest):
            played, won = found.get(game.deck, (0, 0))
            found[game.deck] = (played + 1, won + game.won)
        return found

    # Changing.

    async def add(self, guest: str, game: str, name: str, cards: SomeCards, notes: str = "") -> KeptDeck:
        """Keep a new deck."""
        at = self._now_ms()
        checked = checked_cards(game, cards, self._limits.cards)
        deck = KeptDeck(
            id=fresh_id(9),
            guest=guest,
            game=game,
            name=checked_title(name),
            cards=checked,
            notes=checked_notes(notes, self._limits.deck_notes),
            created=at,
            changed=at,
            used=at,
        )
        async with self._alone(guest):
            kept = await self.rows.of(guest)
            old = [one.id for one in kept if one.gone is not None and one.gone < at - REGRET_MS]
            if len(kept) - len(old) >= self._limits.decks_per_guest:
                raise TooMuch(f"At most {self._limits.decks_per_guest} decks are kept. Delete one first.")
            await self.rows.let_go(old)
            await self.rows.add(deck)
        return deck

    async def save(self, guest: str, id: str, saves: int, changes: dict[str, Any]) -> KeptDeck:
        """Change the name, the notes or the cards of a deck, from the save that the change began from."""
        async with self._alone(guest):
            deck = await self.find(guest, id)
            if deck.saves != saves:
                raise Stale("This deck was changed in another window. Load it again to go on.")
            at = self._now_ms()
            wanted: dict[str, Any] = {"saves": saves + 1, "used": at}
            if changes.get("name") is not None:
                wanted["name"] = checked_title(changes["name"])
            if changes.get("notes") is not None:
                wanted["notes"] = checked_notes(changes["notes"], self._limits.deck_notes)
            versions: list[Version] = []
            if changes.get("cards") is not None:
                cards = checked_cards(deck.game, changes["cards"], self._limits.cards)
                if cards != deck.cards:
                    wanted |= {"cards": cards, "changed": at}
                    if changes.get("version") or deck.changed < at - LEFT_MS:
                        versions = await self._new_version(deck)
            await self._change(deck, wanted, versions)
            return await self.find(guest, id)

    async def use(self, guest: str, id: str) -> KeptDeck:
        """Keep the deck as a version, because it is played or exported."""
        async with self._alone(guest):
            deck = await self.find(guest, id)
            await self._change(deck, {"used": self._now_ms()}, await self._new_version(deck))
            return deck

    async def share(self, guest: str, id: str, on: bool) -> KeptDeck:
        """Give a deck a link, the same as long as it is shared; or take it away for good."""
        async with self._alone(guest):
            deck = await self.find(guest, id)
            if on != (deck.key is not None):
                await self.rows.change(id, {"key": secrets.token_urlsafe(16) if on else None})
            return await self.find(guest, id)

    async def delete(self, guest: str, id: str) -> None:
        """Take a deck away; for a while it can be brought back."""
        async with self._alone(guest):
            await self.find(guest, id)
            await self.rows.change(id, {"gone": self._now_ms()})

    async def restore(self, guest: str, id: str) -> KeptDeck:
        """Bring a deleted deck back."""
        async with self._alone(guest):
            deck = await self.find(guest, id, gone=True)
            if len(await self.of(guest)) >= self._limits.decks_per_guest:
                raise TooMuch(f"At most {self._limits.decks_per_guest} decks are kept. Delete one first.")
            await self.rows.change(deck.id, {"gone": None})
            return await self.find(guest, id)

    async def _new_version(self, deck: KeptDeck) -> list[Version]:
        """The deck as it is kept as a further version, unless it is the last one already."""
        kept = await self.rows.versions(deck.id)
        if kept and kept[0].cards == deck.cards:
            return []
        return [Version(kept[0].n + 1 if kept else 1, deck.changed, deck.cards)]

    async def _change(self, deck: KeptDeck, changes: dict[str, Any], versions: list[Version]) -> None:
        oldest = versions[0].n - MOST_VERSIONS + 1 if versions else 0
        await self.rows.change(deck.id, changes, versions, oldest)

    @asynccontextmanager
    async def _alone(self, guest: str) -> AsyncIterator[None]:
        lock = self._locks.get(guest)
        if lock is None:
            lock = self._locks[guest] = asyncio.Lock()
        async with lock:
            yield
