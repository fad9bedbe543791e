"""A board as plain data. Cards are named by what ``Ids`` gives: the engine's own ids, or a viewer's handles."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from weirwood.core.view import Names
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.in_play import Challenge, InPlay
from weirwood.thrones.engine.words import (
    ATTACHED,
    ATTACKER,
    CHALLENGE_NAMES,
    CHARACTER,
    CLAIM,
    DEFENDER,
    DUPLICATE,
    EVENT,
    GOLD_VALUE,
    INITIATIVE,
    KEYWORD_NAMES,
    NO_CARD,
    NOBODY,
    PERIOD_NAMES,
    PLOT,
    RESERVE,
    TITLE_POOL,
    TYPE_NAMES,
    ZONE_NAMES,
)


class Ids(Names):
    """The engine's own ids."""

    __slots__ = ()

    def all(self, cards: list[int]) -> list[int]:
        """How cards are named."""
        return [self.card(card) for card in cards]

    def maybe(self, card: int) -> int | None:
        """How a card is named, None where there is none."""
        return None if card == NO_CARD else self.card(card)


OWN_IDS: Final = Ids()
_WORDS: Final = ("factions", "icons", "keywords", "traits")
"""What a printed card has of its own, to be copied with it."""
_BLANK: Final[dict[int, bool | str]] = {0: False, 1: "traits-kept", 2: True}
_ROLES: Final = {0: None, ATTACKER: "attacker", DEFENDER: "defender"}


def facts(g: Board) -> dict[str, Any]:
    """All cards, seats and the challenge."""
    g.fresh()
    return {
        "cards": [card_facts(g, card, OWN_IDS) for card in range(len(g.cards))],
        "seats": [seat_facts(g, seat, OWN_IDS) for seat in range(g.deal.players)],
        "challenge": challenge_facts(g, g.challenge, OWN_IDS),
        "last_challenge": challenge_facts(g, g.last_challenge, OWN_IDS),
        "effects": effect_facts(g, OWN_IDS),
    }


def card_facts(g: Board, card: int, ids: Ids) -> dict[str, Any]:
    """One card."""
    record = g.records[card]
    owner = g.deal.owners[card]
    zone = g.zone[card]
    definition = g.cards[card] if record is None else record.card
    form = _printed(definition).copy()
    form["id"] = ids.card(card)
    form["owner"] = None if owner == NOBODY else owner
    form["zone"] = ZONE_NAMES[zone]
    if record is not None:
        form["controller"] = record.controller
        form["facedown"] = record.facedown
        form.update(_in_play(g, record, ids))
    else:
        form["controller"] = form["owner"]
        form["facedown"] = zone in (DUPLICATE, TITLE_POOL) and g.is_facedown(card)
        for field in _WORDS:
            form[field] = form[field].copy()
        form["tokens"] = {}
        form["attachments"] = []
        form["duplicates"] = []
    if definition.type == PLOT and g.sides[owner].plot == card:
        form.update(_revealed(g, owner))
    return form


def owner_of(g: Board, card: int) -> int | None:
    """Whose card it is; a title is nobody's."""
    return None if g.owner(card) == NOBODY else g.owner(card)


def _cost(card: Card) -> int | str | None:
    if card.type > EVENT:
        return None
    return "X" if card.costs_x else card.cost


def _in_play(g: Board, record: InPlay, ids: Ids) -> dict[str, Any]:
    keywords = [KEYWORD_NAMES[keyword] for keyword in range(len(KEYWORD_NAMES)) if record.has(keyword)]
    keywords += [f"ambush {value}" for value in record.ambush]
    keywords += [_no_attachments(rule) for rule in record.no_attachments]
    tokens = record.tokens
    challenge = g.challenge
    return {
        "factions": [faction for faction in record.affiliations if faction != "neutral"],
        "strength": max(0, record.strength) if record.card.type == CHARACTER else None,
        "icons": [CHALLENGE_NAMES[icon] for icon in range(3) if record.has_icon(icon)],
        "keywords": sorted(keywords),
        "traits": sorted(record.traits),
        "blank": _BLANK[record.blank],
        "kneeling": record.kneeling,
        "power": record.power,
        "gold": tokens.get("gold", 0),
        "tokens": {kind: tokens[kind] for kind in sorted(tokens) if kind != "gold"} if tokens else {},
        "attached_to": ids.maybe(record.host),
        "attachments": ids.all(record.attachments),
        "duplicates": ids.all(record.duplicates),
        "participating": None if challenge is None else _ROLES[g.role(record.id)],
        "bypassed_by_stealth": challenge is not None and record.id in challenge.bypassed,
    }


def _no_attachments(rule: tuple[str, ...]) -> str:
    traits = " or ".join(rule[1:])
    words = {
        "any": "no attachments",
        "except": f"no attachments except {traits}",
        "only": f"no {traits} attachments",
    }
    return words[rule[0]]


@cache
def _printed(definition: Card) -> dict[str, Any]:
    """A card as printed, out of play; where it is and whose is filled in. It is made once and copied."""
    keywords = [KEYWORD_NAMES[keyword] for keyword in definition.keywords]
    keywords += [f"ambush {value}" for value in definition.ambush]
    keywords += [_no_attachments(rule) for rule in definition.no_attachments]
    form: dict[str, Any] = {
        "id": NO_CARD,
        "code": definition.code,
        "name": definition.name,
        "type": TYPE_NAMES[definition.type],
        "owner": NOBODY,
        "controller": NOBODY,
        "zone": "",
        "facedown": False,
        "unique": definition.unique,
        "loyal": definition.loyal,
        "printed_cost": _cost(definition),
        "cost": _cost(definition),
        "printed_strength": definition.strength if definition.type == CHARACTER else None,
        "factions": [] if definition.faction == "neutral" else [definition.faction],
        "strength": definition.strength if definition.type == CHARACTER else None,
        "icons": [CHALLENGE_NAMES[icon] for icon in range(3) if definition.icons[icon]],
        "keywords": sorted(keywords),
        "traits": sorted(definition.traits),
        "blank": False,
        "kneeling": False,
        "power": 0,
        "gold": 0,
        "tokens": {},
        "attached_to": None,
        "attachments": [],
        "duplicates": [],
        "participating": None,
        "bypassed_by_stealth": False,
    }
    if definition.type == PLOT:
        form["income"] = definition.gold
        form["initiative"] = definition.initiative
        form["claim"] = definition.claim
        form["reserve"] = definition.reserve
    return form


def _revealed(g: Board, seat: int) -> dict[str, Any]:
    """The values of a revealed plot."""
    return {
        "income": g.plot_value(seat, GOLD_VALUE),
        "initiative": g.plot_value(seat, INITIATIVE),
        "claim": g.plot_value(seat, CLAIM),
        "reserve": g.plot_value(seat, RESERVE),
    }


def seat_facts(g: Board, seat: int, ids: Ids, hidden: tuple[str, ...] = ()) -> dict[str, Any]:
    """One seat; hidden piles are told by their size."""
    side = g.sides[seat]
    faction = g.records[side.faction]
    place = None
    if g.outcome is not None:
        place = g.outcome.standing[seat]
    elif side.eliminated:
        place = side.standing_place
    return {
        "seat": seat,
        "name": g.deal.setup.seats[seat].name,
        "faction": g.cards[side.faction].faction,
        "faction_card": ids.card(side.faction),
        "agenda": ids.maybe(side.agenda),
        "gold": side.gold,
        "power": g.power(seat),
        "faction_power": 0 if faction is None else faction.power,
        "hand": len(side.hand) if "hand" in hidden else ids.all(side.hand),
        "deck": len(side.deck) if "deck" in hidden else ids.all(list(reversed(side.deck))),
        "discard": ids.all(side.discard),
        "dead": ids.all(side.dead),
        "play": ids.all([card for card in side.play if g.zone[card] != ATTACHED]),
        "plots": len(side.plots) if "plots" in hidden else ids.all(side.plots),
        "used": ids.all(side.used),
        "plot": ids.maybe(side.plot),
        "income": g.plot_value(seat, GOLD_VALUE),
        "initiative": g.plot_value(seat, INITIATIVE),
        "claim": g.plot_value(seat, CLAIM),
        "reserve": g.plot_value(seat, RESERVE),
        "title": ids.maybe(side.title),
        "eliminated": side.eliminated,
        "standing": place,
    }


def challenge_facts(g: Board, challenge: Challenge | None, ids: Ids) -> dict[str, Any] | None:
    """A challenge, resolving or past."""
    if challenge is None:
        return None
    now = challenge is g.challenge and challenge.winner == NOBODY
    return {
        "number": challenge.number,
        "type": CHALLENGE_NAMES[challenge.type],
        "attacker": challenge.attacker,
        "defender": challenge.defender,
        "initiated_against": challenge.against,
        "attackers": ids.all(_fighting(g, challenge, challenge.attackers, ATTACKER)),
        "defenders": ids.all(_fighting(g, challenge, challenge.defenders, DEFENDER)),
        "stealth": [[ids.card(attacker), ids.card(target)] for attacker, target in challenge.stealth],
        "attacking_strength": g.challenge_strength(challenge.attacker) if now else challenge.attacking,
        "defending_strength": g.challenge_strength(challenge.defender) if now else challenge.defending,
        "winner": None if challenge.winner == NOBODY else challenge.winner,
        "loser": None if challenge.loser == NOBODY else challenge.loser,
        "unopposed": challenge.unopposed,
    }


def _fighting(g: Board, challenge: Challenge, declared: list[int], role: int) -> list[int]:
    """Who fights on a side: those declared or brought in, and those considered to (RR.attacker.1, RR.defender.1)."""
    if challenge is not g.challenge:
        return declared
    return declared + [
        record.id
        for record in g.records
        if record is not None and record.id not in declared and g.role(record.id) == role
    ]


def effect_facts(g: Board, ids: Ids) -> list[dict[str, Any]]:
    """The lasting effects in force, with what was named for them: everybody may know (FAQ.def.derived-information)."""
    return [
        {
            "code": "" if effect.context.ability is None else effect.context.ability.code,
            "seat": effect.context.seat,
            "until": PERIOD_NAMES[effect.period],
            "cards": ids.all(list(effect.cards)),
            "named": effect.modifier.named(effect.context) or None,
        }
        for effect in g.lasting
    ]
