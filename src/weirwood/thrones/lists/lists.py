"""Whole lists: a game's own cards as data, and data as cards, decks and a digest."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.words import FACTION, PLOT
from weirwood.thrones.lists.cards import CardReader, Entry, card_form
from weirwood.thrones.lists.plain import one_of, text
from weirwood.thrones.lists.toml import toml
from weirwood.thrones.lists.trees import Vocabulary
from weirwood.thrones.pool.pool import Pool, plain
from weirwood.thrones.pool.printed import card_text
from weirwood.thrones.pool.short import short_text

FORMAT: Final = "weirwood-cards/1"
LARGEST: Final = 256 * 1024
MARK: Final = 8
"""How much of a list's digest its codes have."""
LONGEST_LINE: Final = 4000
MOST_CARDS: Final = 200
NAME: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])?")
_NOTE: Final = (
    "Cards of Weirwood. What a comment before a card names is our design, and not printed on the card."
)


class ListForm:
    """What a list of an edition's cards looks like, after the edition's own pool.

    ``headed`` gives an ability the heading that the edition prints, ``without`` are words and values for which its book
    has no rules. ``played`` is the game that is played with a list; its cards that are nobody's are those that a list
    puts into no deck.
    """

    def __init__(
        self,
        own: Pool,
        headed: Callable[[Ability], Ability],
        without: frozenset[str],
        played: Edition | None = None,
    ) -> None:
        self.own = own
        self.headed = headed
        self.played = played or own.edition
        edition = own.edition
        self._vocabulary = Vocabulary(
            tuple(edition.profile.deck_building.houses),
            tuple(edition.phases),
            edition.profile.values.keywords,
            edition.token_words,
            without,
        )

    def text(self, pool: Pool, name: str) -> str:
        """The cards of a pool as a list of a name, in TOML."""
        entries = sorted(_entries(pool), key=lambda entry: (entry.card.type == PLOT, entry.card.code))
        decks = [deck["faction"] for deck in pool.decks]
        entries.sort(key=lambda entry: decks.index(entry.deck) if entry.deck else len(decks))
        notes = {
            card.code: f"our design: {', '.join(card.our_design)}"
            for card in (entry.card for entry in entries)
            if card.our_design
        }
        form: dict[str, Any] = {"format": FORMAT, "game": self.own.edition.game, "name": checked_name(name)}
        form |= {"card": [card_form(entry) for entry in entries]}
        return toml(form, {"": _NOTE, **notes} if notes else {})

    def read(self, content: bytes) -> Pool:
        """The cards of a list; the game of its edition is named by its name and digest."""
        form = _form(content)
        for field in form:
            one_of(field, ("format", "game", "name", "card"), "A field of the list")
        one_of(form.get("format"), (FORMAT,), "format")
        one_of(form.get("game"), (self.own.edition.game,), "game")
        cards = form.get("card")
        if not isinstance(cards, list) or not 0 < len(cards) <= MOST_CARDS:
            raise BadArgument(f"card: from 1 to {MOST_CARDS} cards are needed, each as [[card]].")
        titles = frozenset(_title(card, at) for at, card in enumerate(cards, 1))
        digest = _digest(form)
        id = f"{self.played.game}:{checked_name(form.get('name'))}@{digest}"
        packs = self._packs()
        reader = CardReader(self._vocabulary, self.headed, titles, digest[:MARK])
        entries = [reader.entry(card, packs) for card in cards]
        self._check(entries, packs)
        own = self.played
        commons = tuple(entry.card.code for entry in entries if own.commons and not entry.deck)
        edition = Edition(id, own.profile, own.chart, own.clauses, own.lexicon, own.token_words, commons)
        for card in (entry.card for entry in entries):
            try:
                _ = card_text(card, edition.lexicon), short_text(card, edition.lexicon)
            except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
                raise BadArgument(f"{card.name}: its abilities make no sentence.") from error
        houses = dict.fromkeys(entry.deck for entry in entries if entry.deck)
        return Pool(list(packs.values()), edition, [_deck(house, entries) for house in houses])

    def _packs(self) -> dict[str, Pack]:
        """A pack for each House, and one for plots and House cards, called as the game's own are."""
        found: dict[str, Pack] = {}
        for deck in self.own.decks:
            first = self.own.by_code[next(iter(deck["cards"]))]
            found[deck["faction"]] = self._pack(first.pack)
        for card in self.own.by_code.values():
            if card.type == FACTION:
                found.setdefault("", self._pack(card.pack))
                found[""].faction_card(f"{card.code} {card.name}", card.faction)
        return found

    def _pack(self, name: str) -> Pack:
        return Pack(
            self.own.edition.game, name, next(pack.title for pack in self.own.packs if pack.name == name)
        )

    def _check(self, entries: list[Entry], packs: Mapping[str, Pack]) -> None:
        """Codes and titles stand once, and every deck has as many cards as the game's own."""
        codes = Counter(entry.card.code for entry in entries)
        for code, count in codes.items():
            if count > 1:
                raise BadArgument(
                    f"The code {code.partition('@')[0]} stands there {count} times; every card has its own."
                )
        houses = [plain(card.name) for card in packs[""].cards.values() if card.type == FACTION]
        met: set[tuple[str, str]] = set()
        for card, deck, _ in entries:
            key = ("plots" if card.type == PLOT else deck, plain(card.name))
            if key in met or key[1] in houses:
                raise BadArgument(f"There are two cards called {card.name}; give one of them more copies.")
            met.add(key)
        building = self.own.edition.profile.deck_building
        plots = len([card for card in self.own.by_code.values() if card.type == PLOT])
        wanted = [(house, building.draw_deck, building.plots) for house in building.houses]
        for house, size, count in [*wanted, ("", 0, plots - building.plots * len(wanted))]:
            drawn = sum(entry.copies for entry in entries if entry.deck == house and entry.card.type != PLOT)
            held = sum(1 for entry in entries if entry.deck == house and entry.card.type == PLOT)
            if (drawn, held) != (size, count):
                whose = f"The {FACTION_WORDS[house]} deck" if house else "What is in no deck"
                raise BadArgument(
                    f"{whose} has {drawn} cards and {held} plots; it must have {size} and {count}."
                )


def checked_name(name: object) -> str:
    """A name of a list, which may stand in an id and in the name of a file."""
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BadArgument("name: a list is called by 1 to 24 small letters, digits and hyphens.")
    return name


def _form(content: bytes) -> dict[str, Any]:
    if len(content) > LARGEST:
        raise BadArgument(f"The list is too large: it may have {LARGEST // 1024} KiB.")
    try:
        words = content.decode("utf-8-sig")
        if max(map(len, words.splitlines()), default=0) > LONGEST_LINE:
            raise BadArgument(f"The list has a line of more than {LONGEST_LINE} letters.")
        return tomllib.loads(words)
    except UnicodeDecodeError as error:
        raise BadArgument("The list is not text in UTF-8.") from error
    except RecursionError as error:
        raise BadArgument("The list is nested too deeply.") from error
    except ValueError as error:
        raise BadArgument(f"The list is not TOML: {str(error)[:200].rstrip('.')}.") from error


def _digest(form: Mapping[str, Any]) -> str:
    """What tells a list from every other, however it is laid out."""
    try:
        words = json.dumps(form, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    except (RecursionError, TypeError, ValueError) as error:
        raise BadArgument("The list is nested too deeply, or has dates or immense numbers.") from error
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def _title(card: object, at: int) -> str:
    if not isinstance(card, Mapping):
        raise BadArgument(f"Card {at}: a card is a table.")
    return text(card.get("title"), f"Card {at}, title")


def _entries(pool: Pool) -> Iterator[Entry]:
    """The cards of a pool, each with its deck and its copies there."""
    for card in pool.by_code.values():
        if card.type == FACTION:
            continue
        for deck in pool.decks:
            copies = {**deck["cards"], **deck["plots"]}.get(card.code, 0)
            if copies:
                yield Entry(card, deck["faction"], copies)
                break
        else:
            yield Entry(card, "", 1)


def _deck(house: str, entries: list[Entry]) -> dict[str, Any]:
    held = [entry for entry in entries if entry.deck == house]
    return {
        "faction": house,
        "plots": {entry.card.code: 1 for entry in held if entry.card.type == PLOT},
        "cards": {entry.card.code: entry.copies for entry in held if entry.card.type != PLOT},
    }
