"""Scenes: a game placed in the middle, from plain data. Nothing triggers; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadDeck, BadScene, UnknownCard, listed
from weirwood.core.rng import Rng
from weirwood.core.seat import Seat, Setup
from weirwood.thrones.engine.arrival import may_attach
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.chart import Round
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.in_play import InPlay
from weirwood.thrones.engine.position import Deal
from weirwood.thrones.engine.words import (
    AGENDA,
    ATTACHED,
    ATTACHMENT,
    BESIDE,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    EVENT,
    FACTION_PLACE,
    HAND,
    NO_CARD,
    PLAY,
    PLOT,
    PLOTS,
    REVEALED,
    USED,
)
from weirwood.thrones.pool import Pool
from weirwood.thrones.state import ThronesState

_FIELDS: Final = ("seats", "at", "first_player", "active", "options")
_SEAT_FIELDS: Final = (
    "name",
    "faction",
    "agenda",
    "gold",
    "power",
    "hand",
    "deck",
    "discard",
    "dead",
    "plots",
    "used",
    "plot",
    "title",
    "play",
)
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
_PILES: Final = (
    ("hand", HAND),
    ("deck", DECK),
    ("discard", DISCARD),
    ("dead", DEAD),
    ("plots", PLOTS),
    ("used", USED),
)
WINDOWS: Final = {
    "plot": "1.aw",
    "draw": "2.aw",
    "marshaling": "3.aw",
    "challenges": "4.aw",
    "dominance": "5.aw",
    "standing": "6.aw",
    "taxation": "7.aw",
}
"""Where a scene that names a phase begins: in that phase's first action window."""


def staged(scene: Mapping[str, Any], players: range) -> Setup:
    """A set-up that places a scene, its form checked."""
    _only(scene, _FIELDS, "a scene")
    seats = scene.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadScene("seats must be a list with one object for each player.")
    if len(seats) not in players:
        raise BadScene(f"a scene of this game has {listed(players)} seats, not {len(seats)}.")
    for number, seat in enumerate(seats):
        _only(seat, _SEAT_FIELDS, f"seat {number}")
    options = scene.get("options") or {}
    if not isinstance(options, dict):
        raise BadScene("options must be an object.")
    names = [str(seat.get("name") or f"Seat {number}") for number, seat in enumerate(seats)]
    return Setup([Seat(name) for name in names], options, scene)


class Stage:
    """Places the cards of a scene one by one."""

    __slots__ = ("pool", "state")

    def __init__(self, edition: Edition, setup: Setup, pool: Pool, seed: int) -> None:
        self.pool = pool
        deal = Deal(edition, setup, len(setup.seats), seed)
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

    def find(self, word: object) -> Card:
        """A card by name or code."""
        if not isinstance(word, str):
            raise BadScene(f"a card is named by its name or code, not {word!r}.")
        return self.pool.find(word)

    def enter(self, card_id: int, seat: int) -> InPlay:
        """A record of a card in play."""
        state = self.state
        state.stamp += 1
        record = InPlay(card_id, state.cards[card_id], state.owner(card_id), seat, state.stamp)
        state.records[card_id] = record
        return record

    def seat(self, seat: int, form: Mapping[str, Any]) -> None:
        """All of a seat but what is in play."""
        state = self.state
        side = state.sides[seat]
        faction = self.pool.by_code.get(f"faction-{form.get('faction', 'stark')}")
        if faction is None:
            raise BadScene(f"there is no faction {form.get('faction')!r}.")
        side.faction = self.add(faction, seat, FACTION_PLACE)
        self.enter(side.faction, seat).power = _number(form, "power")
        side.gold = _number(form, "gold")
        if form.get("agenda") is not None:
            agenda = self.find(form["agenda"])
            if agenda.type != AGENDA:
                raise BadScene(f"{agenda.name} is no agenda.")
            side.agenda = self.add(agenda, seat, BESIDE)
        if form.get("plot") is not None:
            plot = self.find(form["plot"])
            if plot.type != PLOT:
                raise BadScene(f"{plot.name} is no plot.")
            side.plot = self.add(plot, seat, REVEALED)
            self.enter(side.plot, seat)
        for field, zone in _PILES:
            words = form.get(field) or []
            if isinstance(words, dict):
                words = [word for word, count in words.items() for _ in range(count)]
            if not isinstance(words, list):
                raise BadScene(f"{field} must be a list of cards.")
            ids = []
            for word in words:
                card = self.find(word)
                if (card.type == PLOT) != (zone in (PLOTS, USED)) or card.type > PLOT:
                    raise BadScene(f"{card.name} does not belong into {field}.")
                ids.append(self.add(card, seat, zone))
            if zone == DECK:
                ids.reverse()
            state.pile(seat, zone).extend(ids)

    def play(self, seat: int, forms: object) -> None:
        """What a seat has in play."""
        if not isinstance(forms, list):
            raise BadScene("play must be a list of cards.")
        for form in forms:
            self.card(seat, {"card": form} if isinstance(form, str) else form, NO_CARD)

    def card(self, seat: int, form: object, host: int) -> None:
        """A card in play, with all that is on it."""
        if not isinstance(form, dict):
            raise BadScene("a card in play is a name, or an object with card and what is on it.")
        _only(form, _CARD_FIELDS, "a card in play")
        state = self.state
        definition = self.find(form.get("card"))
        if definition.type >= EVENT:
            raise BadScene(f"{definition.name} cannot be in play.")
        if definition.type == ATTACHMENT and host == NO_CARD:
            raise BadScene(f"{definition.name} must be attached to something.")
        controller = form.get("controller", seat)
        if not isinstance(controller, int) or not 0 <= controller < state.deal.players:
            raise BadScene(f"there is no seat {controller!r} to control {definition.name}.")
        card_id = self.add(definition, seat, PLAY if host == NO_CARD else ATTACHED)
        record = self.enter(card_id, controller)
        if controller != seat:
            record.control.append((controller, 0))
        record.kneeling = bool(form.get("kneeling", False))
        record.power = _number(form, "power")
        record.tokens = {str(kind): count for kind, count in (form.get("tokens") or {}).items() if count}
        if form.get("gold"):
            record.tokens["gold"] = _number(form, "gold")
        state.sides[controller].play.append(card_id)
        if host != NO_CARD:
            record.host = host
            state.record(host).attachments.append(card_id)
        for word in form.get("duplicates") or []:
            record.duplicates.append(self.add(self.find(word), seat, DUPLICATE))
            state.seen[-1] = state.everyone()
        for attached in form.get("attachments") or []:
            inner = {"card": attached} if isinstance(attached, str) else attached
            owner = inner.get("controller", seat) if isinstance(inner, dict) else seat
            self.card(owner, inner, card_id)

    def check(self) -> None:
        """What no game could show is refused."""
        state = self.state
        state.fresh()
        for record in state.records:
            if record is None:
                continue
            record.raised = record.raising
            if record.card.type == ATTACHMENT and not may_attach(
                state, record.card, record.controller, record.id, record.host
            ):
                host = state.cards[record.host].name
                raise BadScene(f"{record.card.name} cannot be attached to {host}.", rule="RR.attachment.6")
            if record.card.unique:
                copies = [
                    other
                    for other in state.sides[record.controller].play
                    if state.cards[other].name == record.card.name
                ]
                if len(copies) > 1:
                    raise BadScene(
                        f"one player cannot have {record.card.name} in play twice.", rule="RR.unique.1"
                    )


def place_scene(edition: Edition, setup: Setup, pool: Pool, seed: int) -> ThronesState:
    """The scene of a set-up, at its step and about to go on."""
    scene = setup.scene
    assert scene is not None
    stage = Stage(edition, setup, pool, seed)
    state = stage.state
    try:
        for seat, form in enumerate(scene["seats"]):
            stage.seat(seat, form)
        for seat, form in enumerate(scene["seats"]):
            stage.play(seat, form.get("play") or [])
    except (UnknownCard, BadDeck) as error:
        raise BadScene(error.message) from error
    stage.check()
    _stand_at(state, scene, edition)
    return state


def _stand_at(state: ThronesState, scene: Mapping[str, Any], edition: Edition) -> None:
    frame = edition.round_frame(state.deal.players)
    assert isinstance(frame, Round)
    at = scene.get("at") or "marshaling"
    label = WINDOWS.get(at, at)
    if label not in frame.chart.places:
        raise BadScene(f"there is no phase or step {at!r}.")
    frame.place = frame.chart.places[label]
    state.first = _seat_of(state, scene, "first_player", 0)
    state.round = 1
    state.phase_number = 1
    step = frame.chart.steps[frame.place]
    state.phase, state.step = step.phase, step.name
    state.stale = True
    if step.phase in ("marshaling", "challenges"):
        state.active = _seat_of(state, scene, "active", state.first)
        before = True
        for seat in state.alive():
            before = before and seat != state.active
            state.sides[seat].was_active = before or (step.phase == "marshaling" and seat == state.active)
    state.stack.append(frame)


def _seat_of(state: ThronesState, scene: Mapping[str, Any], field: str, default: int) -> int:
    seat = scene.get(field)
    if seat is None:
        return default
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.deal.players:
        raise BadScene(f"{field} must be a seat from 0 to {state.deal.players - 1}, not {seat!r}.")
    return seat


def _number(form: Mapping[str, Any], field: str) -> int:
    value = form.get(field, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 1000:
        raise BadScene(f"{field} must be a number from 0 to 1000, not {value!r}.")
    return value


def _only(form: Mapping[str, Any], fields: tuple[str, ...], what: str) -> None:
    for field in form:
        if field not in fields:
            raise BadScene(f"{what} has no {field!r}; it may have {listed(fields)}.")
