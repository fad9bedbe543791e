"""The places of a table: who sits there, with which deck and which word, before and during the game."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from weirwood.bots import BOT_NAMES, bot_names, make_bot
from weirwood.core.errors import BadArgument, BadDeck, listed
from weirwood.core.seat import Setup
from weirwood.core.state import Game
from weirwood.server.hall.brought_decks import are_fixed, deck_form, plays_with_decks, ready_deck
from weirwood.server.storage.forms import Player
from weirwood.server.table.fairness import checked_word
from weirwood.server.wire.http import SeatWish

Kind: TypeAlias = Literal["person", "bot", "open"]
DEFAULT_BOT = "heuristic"
LONGEST_DECK_NAME = 80


class Place(msgspec.Struct):
    """One seat. A bot that took over for a person keeps that person's ``guest``, who may come back."""

    kind: Kind = "open"
    name: str = ""
    bot: str | None = None
    deck: dict[str, Any] | None = None
    deck_name: str | None = None
    standalone: bool = False
    word: str = ""
    ready: bool = False
    conceded: bool = False
    """Whether a bot plays here because the person gave up, who does not return by only connecting."""
    guest: str | None = None
    host: bool = False
    """Whether the person here opened the table, and may arrange things before the game."""

    @property
    def is_person(self) -> bool:
        """Whether a person chooses here."""
        return self.kind == "person"

    def form(self) -> dict[str, Any]:
        """As it is kept with the table; who the guest is, is kept apart."""
        form: dict[str, Any] = msgspec.to_builtins(self)
        del form["guest"]
        return form


def places_from(forms: Iterable[dict[str, Any]], players: Iterable[Player]) -> list[Place]:
    """The places of a kept table."""
    places = [msgspec.convert(form, Place) for form in forms]
    for player in players:
        if 0 <= player.seat < len(places):
            places[player.seat].guest = player.guest
    return places


def players_of(places: list[Place]) -> list[Player]:
    """Who sits there, as it is kept."""
    return [Player(seat, place.guest, place.name or "", place.kind) for seat, place in enumerate(places)]


def wished(
    game: Game, wishes: list[SeatWish], guest: str, name: str, options: Mapping[str, Any]
) -> list[Place]:
    """The places of a new table, as whoever opens it wishes them."""
    if len(wishes) not in game.seats:
        many = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        raise BadArgument(f"{game.name} is for {many} players, not {len(wishes)}.")
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise BadArgument("You can sit in one seat only.")
    free = iter([bot for bot in BOT_NAMES if bot != name])
    places = []
    for wish in wishes:
        place = Place()
        if wish.kind == "me":
            place = Place("person", name, guest=guest, ready=True, host=True)
        elif wish.kind == "bot":
            place = Place("bot", next(free), checked_bot(game, wish.bot), ready=True)
        elif wish.deck is not None or wish.word is not None:
            raise BadArgument("An open seat has no deck and no word yet: who sits down brings them.")
        bring(game, place, wish.deck, wish.word, options)
        places.append(place)
    return places


def checked_bot(game: Game, name: str | None) -> str:
    """A bot that plays this game, or BadArgument."""
    wanted = name or DEFAULT_BOT
    if wanted not in bot_names():
        raise BadArgument(f"There is no bot {wanted!r}; there is {listed(bot_names())}.")
    make_bot(wanted, game.id, 0)
    return wanted


def bring(
    game: Game,
    place: Place,
    deck: str | dict[str, Any] | None,
    word: str | None,
    options: Mapping[str, Any],
) -> None:
    """Lay a deck and a word at a place; without them, those that lie there stay. The deck was checked before.

    A deck without a name takes away the one that lies there.
    """
    if word is not None:
        place.word = checked_word(word)
    if deck is None:
        return
    if not plays_with_decks(game):
        raise BadArgument(f"{game.name} is played without decks.")
    if deck == "":
        place.deck, place.deck_name, place.standalone = None, None, False
    elif isinstance(deck, str):
        found = ready_deck(game, deck, options)
        place.deck, place.deck_name, place.standalone = found.form(), found.name, found.standalone
    else:
        place.deck, place.deck_name, place.standalone = deck_form(deck), _deck_name(deck.get("name")), False


def check_taken(game: Game, places: list[Place]) -> None:
    """Refuse that two places have the same one of a game's fixed decks."""
    brought = [place.deck["faction"] for place in places if place.deck is not None] if are_fixed(game) else []
    if len(set(brought)) < len(brought):
        raise BadDeck("Somebody plays that deck already, and it is there once. Choose another, or none.")


def _deck_name(name: object) -> str | None:
    """What a deck that somebody brings is called."""
    if name is None:
        return None
    if not isinstance(name, str) or len(name) > LONGEST_DECK_NAME or not name.isprintable():
        raise BadDeck(f"A deck's name must be printable text of at most {LONGEST_DECK_NAME} letters.")
    return name.strip() or None


def deal_decks(game: Game, places: list[Place], options: Mapping[str, Any]) -> None:
    """Give a deck to every place that has none: any legal one, no two alike while they last.

    A game with fixed decks deals them itself.
    """
    if not plays_with_decks(game) or are_fixed(game):
        return
    from weirwood.decks.ready import legal_decks

    taken = {place.deck_name for place in places}
    legal = legal_decks(game.id, options.get("format"))
    made = game.ready(len(places))
    for seat, place in enumerate(places):
        if place.deck is not None:
            continue
        free = [deck for deck in legal if deck.name not in taken] or legal
        if free:
            drawn = secrets.choice(free)
            place.deck, place.deck_name = drawn.form(), drawn.name
            taken.add(drawn.name)
        else:
            place.deck = made[seat]["deck"]


def table_setup(game: Game, places: list[Place], options: dict[str, Any]) -> Setup:
    """The set-up of the game at a table where everybody is ready."""
    seats = [{"name": place.name} | ({} if place.deck is None else {"deck": place.deck}) for place in places]
    return game.setup(seats, options)


def table_options(game: Game, places: list[Place], options: dict[str, Any]) -> dict[str, Any]:
    """The options of the game at a table.

    Every seat is asked in every action window, so that being asked tells nothing of what one holds, and confirms what
    it does, also where a deed has only one target. Standalone decks are played as they are.
    """
    made = dict(options)
    if "ask" in game.options:
        made["ask"] = "windows"
    if "confirm" in game.options:
        made.setdefault("confirm", True)
    if any(place.standalone for place in places):
        made["check_decks"] = False
    return made
