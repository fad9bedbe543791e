"""Scenes: a game placed in the middle, from plain data. Nothing triggers; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, BadScene, listed
from weirwood.core.rng import Rng
from weirwood.core.seat import Setup, seats_from
from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.rules.arrival import may_attach
from weirwood.thrones.engine.rules.titles import bear, title_pool
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.position import Deal
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.sandbox.scene_moment import stand_at
from weirwood.thrones.sandbox.scene_words import (
    flag,
    items_in,
    listed_words,
    number,
    only,
    seat_in,
    tokens_in,
)
from weirwood.thrones.setup.configuring import check_options
from weirwood.thrones.setup.dealing import lay_into_pool
from weirwood.thrones.state import ThronesState

_FIELDS: Final = ("seats", "at", "first_player", "active", "options")
_CARD_FIELDS: Final = (
    "card",
    "kneeling",
    "power",
    "gold",
    "tokens",
    "duplicates",
    "attachments",
    "controller",
)
_FACTION: Final = "stark"  # what a seat plays that names no faction
_PILES: Final = {
    "hand": words.HAND,
    "deck": words.DECK,
    "discard": words.DISCARD,
    "dead": words.DEAD,
    "plots": words.PLOTS,
    "used": words.USED,
}
_SEAT_FIELDS: Final = ("name", "faction", "agenda", "gold", "power", *_PILES, "plot", "title", "play")


def staged(scene: Mapping[str, Any], players: range, known: tuple[str, ...]) -> Setup:
    """A set-up that places a scene, its form checked."""
    only(scene, _FIELDS, "a scene")
    seats = scene.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadScene("Seats must be a list with one object for each player.")
    if len(seats) not in players:
        raise BadScene(f"A scene of this game has {listed(players)} seats, not {len(seats)}.")
    for place, seat in enumerate(seats):
        only(seat, _SEAT_FIELDS, f"seat {place}")
    options = scene.get("options")
    if options is None:
        options = {}
    if not isinstance(options, dict):
        raise BadScene("Options must be an object.")
    try:
        check_options(options, len(seats), known)
        named = seats_from([{"name": seat.get("name")} for seat in seats])
    except BadArgument as error:
        raise BadScene(error.message, rule=error.rule, data=error.data) from error
    for field in ("first_player", "active"):
        seat_in(scene, field, len(seats), 0)
    return Setup(named, options, scene)


class Stage:
    """Places the cards of a scene one by one."""

    __slots__ = ("pool", "state")

    def __init__(self, edition: Edition, setup: Setup, pool: Pool, seed: int) -> None:
        self.pool = pool
        deal = Deal(edition, setup, len(setup.seats), seed)
        deal.names = pool.titles
        self.state = ThronesState(deal, Rng(seed))

    def add(self, card: Card, owner: int, zone: int) -> int:
        """A card with an id, in a zone."""
        state = self.state
        card_id = state.deal.add(card, owner)
        state.records.append(None)
        state.zone.append(zone)
        state.moves.append(0)
        state.seen.append(0)
        return card_id

    def refusal(self, message: str, concept: str) -> BadScene:
        """What no game could show, with the clause of the edition."""
        return BadScene(message, rule=self.state.clause(concept))

    def find(self, word: object) -> Card:
        """A card by name or code."""
        if not isinstance(word, str):
            raise BadScene(f"A card is named by its name or code, not {word!r}.")
        return self.pool.find(word)

    def enter(self, card_id: int, seat: int) -> InPlay:
        """A record of a card in play."""
        state = self.state
        state.stamp += 1
        record = InPlay(card_id, state.cards[card_id], state.owner(card_id), seat, state.stamp)
        state.set_record(card_id, record)
        return record

    def seat(self, seat: int, form: Mapping[str, Any]) -> None:
        """All of a seat but what is in play."""
        state = self.state
        side = state.sides[seat]
        word = form.get("faction") or _FACTION
        faction = self.pool.faction(word)
        if faction is None:
            raise BadScene(f"There is no faction {word!r}; there is {listed(self._factions())}.")
        side.faction = self.add(faction, seat, words.FACTION_PLACE)
        self.enter(side.faction, seat).power = number(form, "power")
        side.gold = number(form, "gold")
        if form.get("agenda") is not None:
            if not state.deal.profile.deck_building.agendas:
                raise self.refusal("This game has no agendas.", prepared.NO_AGENDA)
            agenda = self.find(form["agenda"])
            if agenda.type != words.AGENDA:
                raise BadScene(f"{agenda.name} is not an agenda.")
            side.agenda = self.add(agenda, seat, words.BESIDE)
        if form.get("plot") is not None:
            plot = self.find(form["plot"])
            if plot.type != words.PLOT:
                raise BadScene(f"{plot.name} is not a plot.")
            side.plot = self.add(plot, seat, words.REVEALED)
            self.enter(side.plot, seat)
        for field, zone in _PILES.items():
            self.pile(seat, field, zone, form.get(field))

    def commons(self) -> None:
        """The cards that are nobody's."""
        for code in self.state.deal.edition.commons:
            lay_into_pool(self.state, self.add(self.pool.by_code[code], words.NOBODY, words.TITLE_POOL))

    def title(self, seat: int, word: object) -> None:
        """The title a seat bears, out of the pool."""
        if word is None:
            return
        if not self.state.deal.commons:
            raise self.refusal("This game has no titles.", prepared.GAME_WITHOUT_TITLES)
        title = self.find(word)
        if title.type != words.TITLE:
            raise self.refusal(f"{title.name} is not a title.", prepared.NO_TITLE)
        for card in title_pool(self.state):
            if self.state.cards[card] is title:
                bear(self.state, seat, card)
                return
        raise self.refusal(f"Two players cannot bear {title.name}.", prepared.TITLE_TAKEN)

    def _factions(self) -> list[str]:
        return [card.faction for card in self.pool.by_code.values() if card.type == words.FACTION]

    def pile(self, seat: int, field: str, zone: int, given: object) -> None:
        """The cards of a pile, from a list or from ``{card: n}``; of a deck the top card comes first."""
        ids = []
        for word in listed_words(given, field):
            card = self.find(word)
            if (card.type == words.PLOT) != (zone in (words.PLOTS, words.USED)) or card.type > words.PLOT:
                raise BadScene(f"{card.name} does not belong into {field}.")
            ids.append(self.add(card, seat, zone))
            self.state.seen[-1] = (
                self.state.everyone() if zone in (words.DISCARD, words.DEAD, words.USED) else 0
            )
        self.state.pile(seat, zone).extend(reversed(ids) if zone == words.DECK else ids)

    def play(self, seat: int, forms: object) -> None:
        """What a seat has in play."""
        if forms is None:
            return
        if not isinstance(forms, list):
            raise BadScene("Play must be a list of cards.")
        for form in forms:
            self.card(seat, {"card": form} if isinstance(form, str) else form, words.NO_CARD)

    def card(self, seat: int, form: object, host: int) -> None:
        """A card in play, with all that is on it."""
        if not isinstance(form, dict):
            raise BadScene("A card in play is a name, or an object with card and what is on it.")
        only(form, _CARD_FIELDS, "a card in play")
        state = self.state
        definition = self.find(form.get("card"))
        if definition.type >= words.EVENT:
            raise BadScene(f"{definition.name} cannot be in play.")
        if (definition.type == words.ATTACHMENT) != (host != words.NO_CARD):
            must = "must be" if definition.type == words.ATTACHMENT else "cannot be"
            raise self.refusal(f"{definition.name} {must} attached to something.", prepared.ATTACHMENT_ALONE)
        controller = seat_in(form, "controller", state.deal.players, seat)
        card_id = self.add(definition, seat, words.PLAY if host == words.NO_CARD else words.ATTACHED)
        record = self.enter(card_id, controller)
        state.seen[card_id] = state.everyone()
        if controller != seat:
            record.give_control(controller, 0)
        record.kneeling = flag(form, "kneeling")
        record.power = number(form, "power")
        if record.power and not state.deal.profile.ends.power_hosts >> definition.type & 1:
            raise BadScene(
                f"{definition.name} cannot have power: in this game no {words.TYPE_NAMES[definition.type]} has."
            )
        record.tokens = tokens_in(form, state.deal.edition.token_words)
        state.sides[controller].play.append(card_id)
        if host != words.NO_CARD:
            record.host = host
            state.record(host).attach(card_id)
        for word in _copies(form):
            self.duplicate(record, seat, self.find(word))
        for attached in items_in(form, "attachments"):
            inner = {"card": attached} if isinstance(attached, str) else attached
            owner = (
                seat_in(inner, "controller", state.deal.players, seat) if isinstance(inner, dict) else seat
            )
            self.card(owner, inner, card_id)

    def duplicate(self, record: InPlay, seat: int, copy: Card) -> None:
        """A duplicate of a card in play: another copy of it by title."""
        hosts = self.state.deal.profile.leaving.duplicate_hosts
        if copy.name != record.card.name or not copy.unique or not hosts >> copy.type & 1:
            raise self.refusal(
                f"{copy.name} cannot be a duplicate of {record.card.name}.", prepared.WRONG_DUPLICATE
            )
        record.place_duplicates([self.add(copy, seat, words.DUPLICATE)])
        self.state.seen[-1] = self.state.everyone()

    def check(self) -> None:
        """What no game could show is refused."""
        state = self.state
        state.fresh()
        for record in state.records:
            if record is None:
                continue
            record.raised = record.raising
            if record.card.type == words.ATTACHMENT and not may_attach(
                state, record.card, record.controller, record.id, record.host, stays=True
            ):
                host = state.cards[record.host].name
                raise self.refusal(
                    f"{record.card.name} cannot be attached to {host}.", prepared.WRONG_ATTACHMENT
                )
            if record.card.unique:
                self._check_unique(record)

    def _check_unique(self, record: InPlay) -> None:
        """A copy may well be dead: a card effect can put it onto the pile from elsewhere."""
        state, name = self.state, record.card.name
        if sum(state.cards[other].name == name for other in state.sides[record.controller].play) > 1:
            raise self.refusal(f"One player cannot have {name} in play twice.", prepared.UNIQUE_TWICE)


def _copies(form: Mapping[str, Any]) -> list[Any]:
    """The duplicates of a card in play: their names, or how many more copies of it there are."""
    given = form.get("duplicates")
    if isinstance(given, int):
        return [form["card"]] * number(form, "duplicates")
    return listed_words(given, "duplicates")


def place_scene(edition: Edition, setup: Setup, pool: Pool, seed: int) -> ThronesState:
    """The scene of a set-up, at its step and about to go on."""
    scene = setup.scene
    assert scene is not None
    stage = Stage(edition, setup, pool, seed)
    for seat, form in enumerate(scene["seats"]):
        stage.seat(seat, form)
    for seat, form in enumerate(scene["seats"]):
        stage.play(seat, form.get("play"))
    stage.commons()
    for seat, form in enumerate(scene["seats"]):
        stage.title(seat, form.get("title"))
    stage.check()
    stand_at(stage.state, scene, edition)
    return stage.state
