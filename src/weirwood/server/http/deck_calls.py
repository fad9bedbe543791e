"""The HTTP interface to the decks that guests keep: theirs alone, but for a link that they give."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, BadDeck
from weirwood.server.hall.deck_box import REGRET_MS
from weirwood.server.hall.deck_checks import deck_list, problem_count
from weirwood.server.http import books
from weirwood.server.http.endpoints import Call, Endpoint
from weirwood.server.storage.kept_decks import Cards, KeptDeck
from weirwood.server.wire import decks as wd
from weirwood.server.wire.http import NewTable
from weirwood.server.work import heavy

_ENDINGS: Final = {"text": "txt", "thronesdb": "json", "o8d": "o8d"}
_LONGEST_FILE_NAME: Final = 60


def _cards(cards: Cards) -> wd.DeckCards:
    return wd.DeckCards(cards.faction, cards.agenda, cards.plots, cards.cards)


def _told(deck: KeptDeck) -> wd.MyDeck:
    return wd.MyDeck(
        deck.id, deck.game, deck.name, deck.notes, _cards(deck.cards), deck.saves, deck.changed, deck.key
    )


async def mine(call: Call) -> wd.MyDecks:
    """My decks, in short."""
    box = call.hall.decks
    tally = await box.tally(call.guest.id)
    lines = []
    for deck in await box.of(call.guest.id):
        played, won = tally.get(deck.id, (0, 0))
        lines.append(
            wd.MyDeckLine(
                id=deck.id,
                game=deck.game,
                name=deck.name,
                notes=deck.notes,
                faction=deck.cards.faction,
                agenda=deck.cards.agenda,
                problems=problem_count(deck),
                saves=deck.saves,
                used=deck.used,
                played=played,
                won=won,
                shared=deck.key is not None,
            )
        )
    return wd.MyDecks(lines, call.hall.limits.decks_per_guest)


async def keep(call: Call) -> wd.MyDeck:
    """Keep a new deck."""
    body: wd.NewDeck = call.body
    game = find_game(body.game).id
    return _told(await call.hall.decks.add(call.guest.id, game, body.name, body.cards, body.notes))


async def one(call: Call) -> wd.MyDeck:
    """One deck of mine."""
    return _told(await call.hall.decks.find(call.guest.id, call.path("deck")))


async def save(call: Call) -> wd.MyDeck:
    """A deck of mine, changed."""
    body: wd.DeckChange = call.body
    changes = {"name": body.name, "notes": body.notes, "cards": body.cards, "version": body.version}
    return _told(await call.hall.decks.save(call.guest.id, call.path("deck"), body.saves, changes))


async def versions(call: Call) -> wd.DeckVersions:
    """Earlier versions of a deck of mine."""
    found = await call.hall.decks.versions(call.guest.id, call.path("deck"))
    return wd.DeckVersions([wd.DeckVersion(one.n, one.at, _cards(one.cards)) for one in found])


async def share(call: Call) -> wd.MyDeck:
    """A deck of mine, with a link or without."""
    return _told(await call.hall.decks.share(call.guest.id, call.path("deck"), call.body.on))


async def export(call: Call) -> wd.DeckFile:
    """A deck of mine as a file in one of three forms."""
    from weirwood.decks import written

    form: str = call.body.form
    deck = await call.hall.decks.use(call.guest.id, call.path("deck"))
    text = written([deck_list(deck.game, deck.name, deck.cards)], form)
    return wd.DeckFile(f"{_file_name(deck.name)}.{_ENDINGS[form]}", text)


def _file_name(name: str) -> str:
    """A deck's name as every system can have it in the name of a file."""
    words = "".join(letter if letter.isalnum() else " " for letter in name).split()
    return "-".join(words)[:_LONGEST_FILE_NAME] or "deck"


async def delete(call: Call) -> wd.Gone:
    """A deck of mine is deleted."""
    await call.hall.decks.delete(call.guest.id, call.path("deck"))
    return wd.Gone(call.path("deck"), REGRET_MS // 1000)


async def restore(call: Call) -> wd.MyDeck:
    """A deck of mine that was deleted is brought back."""
    return _told(await call.hall.decks.restore(call.guest.id, call.path("deck")))


async def shared(call: Call) -> wd.SharedDeck:
    """A deck behind a link: its name and cards, and who shares it; not the notes."""
    deck = await call.hall.decks.shared(call.path("key"))
    by = await call.hall.store.guest(deck.guest)
    page = books.deck_page(deck_list(deck.game, deck.name, deck.cards))
    return wd.SharedDeck(deck.game, deck.name, by, _cards(deck.cards), page)


async def study(call: Call) -> Raw:
    """A deck as it is being built, judged."""
    body: wd.Study = call.body
    return await heavy.study(call.hall.workers, call.guest, body.game, body.cards, body.format)


async def trial(call: Call) -> wd.Trial:
    """How far the trial of a deck of mine is."""
    deck = await call.hall.decks.find(call.guest.id, call.path("deck"))
    return call.hall.trials.told(call.guest.id, deck)


async def wish_trial(call: Call) -> wd.Trial:
    """A deck of mine is tried against the field, or no further."""
    deck = await call.hall.decks.find(call.guest.id, call.path("deck"))
    if call.body.go:
        call.hall.trials.begin(call.guest.id, deck)
    else:
        call.hall.trials.stop(call.guest.id)
    return call.hall.trials.told(call.guest.id, deck)


async def brought(call: Call, wish: NewTable) -> list[tuple[str, int]]:
    """Lay decks of mine where seats wish for them; which of them I play myself, and in which seat."""
    own: list[tuple[str, int]] = []
    edition = find_game(wish.game).edition
    for seat, one in enumerate(wish.seats):
        if one.my_deck is None:
            continue
        if one.deck is not None:
            raise BadArgument("A seat is given one deck: a deck or my_deck, not both.")
        deck = await call.hall.decks.find(call.guest.id, one.my_deck)
        if find_game(deck.game).edition != edition:
            raise BadDeck(f"{deck.name} is a deck for {find_game(deck.game).name}.")
        one.deck = msgspec.to_builtins(deck.cards) | {"name": deck.name}
        if one.kind == "me":
            await call.hall.decks.use(call.guest.id, deck.id)
            own.append((deck.id, seat))
    return own


async def played(call: Call, own: list[tuple[str, int]], table: str) -> None:
    """Keep with which decks of mine a table was opened."""
    for deck, seat in own:
        await call.hall.decks.rows.play(deck, table, seat)


_PATH = "/api/my-decks"
DECK_ENDPOINTS = [
    Endpoint("GET", _PATH, "My decks", mine, wd.MyDecks, for_anyone=True),
    Endpoint("POST", _PATH, "Keep a new deck", keep, wd.MyDeck, wd.NewDeck, rate="saves"),
    Endpoint("GET", f"{_PATH}/{{deck}}", "One deck of mine", one, wd.MyDeck, for_anyone=True),
    Endpoint(
        "POST", f"{_PATH}/{{deck}}", "Change a deck of mine", save, wd.MyDeck, wd.DeckChange, rate="saves"
    ),
    Endpoint(
        "GET",
        f"{_PATH}/{{deck}}/versions",
        "Earlier versions of a deck",
        versions,
        wd.DeckVersions,
        for_anyone=True,
    ),
    Endpoint(
        "POST",
        f"{_PATH}/{{deck}}/share",
        "Share a deck by link",
        share,
        wd.MyDeck,
        wd.ShareDeck,
        rate="saves",
    ),
    Endpoint(
        "POST", f"{_PATH}/{{deck}}/export", "A deck as a file", export, wd.DeckFile, wd.DeckForm, rate="saves"
    ),
    Endpoint("POST", f"{_PATH}/{{deck}}/delete", "Delete a deck", delete, wd.Gone, rate="saves"),
    Endpoint(
        "POST", f"{_PATH}/{{deck}}/restore", "Bring a deleted deck back", restore, wd.MyDeck, rate="saves"
    ),
    Endpoint(
        "GET", f"{_PATH}/{{deck}}/trial", "How far the trial of a deck is", trial, wd.Trial, for_anyone=True
    ),
    Endpoint(
        "POST",
        f"{_PATH}/{{deck}}/trial",
        "Try a deck against the field",
        wish_trial,
        wd.Trial,
        wd.TrialWish,
        rate="studies",
    ),
    Endpoint(
        "GET", "/api/shared-decks/{key}", "A deck behind a link", shared, wd.SharedDeck, for_anyone=True
    ),
    Endpoint("POST", "/api/decks/study", "Judge a deck", study, wd.DeckStudy, wd.Study, rate="studies"),
]
"""Every endpoint about decks of guests."""
