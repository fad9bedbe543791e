"""A board as plain data. Cards are named by what ``Ids`` gives: the engine's own ids, or a viewer's handles."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.view import Names
from weirwood.thrones.engine import words
from weirwood.thrones.engine.face import icon_names, keyword_names
from weirwood.thrones.engine.marks import PARTICIPATES
from weirwood.thrones.engine.rules.influence import available
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import Challenge, InPlay


class Ids(Names):
    """The engine's own ids."""

    __slots__ = ()

    def all(self, cards: list[int]) -> list[int]:
        """How cards are named."""
        return [self.card(card) for card in cards]

    def maybe(self, card: int) -> int | None:
        """How a card is named, None where there is none."""
        return None if card == words.NO_CARD else self.card(card)


OWN_IDS: Final = Ids()
_WORDS: Final = ("factions", "icons", "keywords", "traits")
"""What a printed card has of its own, to be copied with it."""
_BLANK: Final[list[bool | str]] = [False, "traits-kept", True]


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
    """One card: what is printed, and over it what play makes of it."""
    record = g.records[card]
    owner = g.owners[card]
    zone = g.zone[card]
    definition = g.cards[card] if record is None else record.card
    form = definition.facts.copy()
    if g.deal.edition.marks:
        form |= definition.marks
    form["id"] = ids.card(card)
    form["owner"] = None if owner == words.NOBODY else owner
    form["zone"] = words.ZONE_NAMES[zone]
    if record is not None:
        form["controller"] = record.controller
        form["facedown"] = record.facedown
    else:
        form["controller"] = form["owner"]
        form["facedown"] = zone in (words.DUPLICATE, words.TITLE_POOL) and g.is_facedown(card)
    if record is None or not record.altered:
        for field in _WORDS:
            form[field] = form[field].copy()
    else:
        _alter(form, record)
    if record is None:
        form["tokens"] = {}
        form["attachments"] = []
        form["duplicates"] = []
    else:
        _add_play(g, form, record, ids)
    if definition.type == words.PLOT and g.sides[owner].plot == card:
        form |= _plot_values(g, owner)
    form |= g.deal.edition.lacking
    return form


def owner_of(g: Board, card: int) -> int | None:
    """Whose card it is; a title is nobody's."""
    return None if g.owner(card) == words.NOBODY else g.owner(card)


def _alter(form: dict[str, Any], record: InPlay) -> None:
    form["factions"] = [faction for faction in record.affiliations if faction != "neutral"]
    if record.card.type == words.CHARACTER:
        form["strength"] = max(0, record.strength)
    form["icons"] = icon_names(record.icons)
    form["keywords"] = keyword_names(record.keywords, record.ambush, record.no_attachments)
    form["traits"] = sorted(record.traits)
    form["blank"] = _BLANK[record.blank]
    if "deathbound" in form:
        form["deathbound"] = record.keywords[words.DEATHBOUND] > 0


def _add_play(g: Board, form: dict[str, Any], record: InPlay, ids: Ids) -> None:
    form["kneeling"] = record.kneeling
    form["power"] = record.power
    form["gold"] = record.tokens.get("gold", 0)
    tokens = record.tokens
    form["tokens"] = {kind: tokens[kind] for kind in sorted(tokens) if kind != "gold"} if tokens else {}
    form["attached_to"] = ids.maybe(record.host)
    form["attachments"] = ids.all(record.attachments) if record.attachments else []
    form["duplicates"] = ids.all(record.duplicates) if record.duplicates else []
    challenge = g.challenge
    if challenge is not None and (role := g.role(record.id)):
        form["participating"] = words.ROLE_NAMES[role]
    form["bypassed_by_stealth"] = challenge is not None and record.id in challenge.bypassed


def _plot_values(g: Board, seat: int) -> dict[str, Any]:
    return {
        "income": g.income(seat),
        "initiative": g.plot_value(seat, words.INITIATIVE),
        "claim": g.plot_value(seat, words.CLAIM),
        "reserve": g.plot_value(seat, words.RESERVE) if g.deal.profile.values.reserve else None,
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
        "play": ids.all([card for card in side.play if g.zone[card] != words.ATTACHED]),
        "plots": len(side.plots) if "plots" in hidden else ids.all(side.plots),
        "used": ids.all(side.used),
        "plot": ids.maybe(side.plot),
        **_plot_values(g, seat),
        "title": ids.maybe(side.title),
        "supports": _seats(g, side.supported),
        "rivals": _seats(g, side.rivals),
        "eliminated": side.eliminated,
        "standing": place,
        **g.deal.edition.seat_lacking,
        **({"influence": available(g, seat)} if g.deal.profile.values.influence else {}),
        **({"goal": g.goal(seat), "doomed": g.doomed(seat)} if g.deal.edition.counts_doomed else {}),
        **(
            {}
            if g.deal.profile.rounds.extra_draws is None
            else {"extra_draws_left": g.extra_draws_left(seat)}
        ),
    }


def _seats(g: Board, bits: int) -> list[int]:
    return [side.seat for side in g.sides if bits >> side.seat & 1]


def challenge_facts(g: Board, challenge: Challenge | None, ids: Ids) -> dict[str, Any] | None:
    """A challenge, resolving or past."""
    if challenge is None:
        return None
    now = challenge is g.challenge and challenge.winner == words.NOBODY
    return {
        "number": challenge.number,
        "type": words.CHALLENGE_NAMES[challenge.type],
        "attacker": challenge.attacker,
        "defender": challenge.defender,
        "initiated_against": challenge.against,
        "attackers": ids.all(_fighting(g, challenge, challenge.attackers, words.ATTACKER)),
        "defenders": ids.all(_fighting(g, challenge, challenge.defenders, words.DEFENDER)),
        "stealth": [[ids.card(attacker), ids.card(target)] for attacker, target in challenge.stealth],
        "attacking_strength": g.challenge_strength(challenge.attacker) if now else challenge.attacking,
        "defending_strength": g.challenge_strength(challenge.defender) if now else challenge.defending,
        "winner": None if challenge.winner == words.NOBODY else challenge.winner,
        "loser": None if challenge.loser == words.NOBODY else challenge.loser,
        "unopposed": challenge.unopposed,
    }


def _fighting(g: Board, challenge: Challenge, declared: list[int], role: int) -> list[int]:
    """Who fights on a side: those declared or brought in, and those considered to."""
    if challenge is not g.challenge:
        return declared
    return declared + [
        record.id
        for record in g.table
        if record.lifted & PARTICIPATES and record.id not in declared and g.role(record.id) == role
    ]


def effect_facts(g: Board, ids: Ids) -> list[dict[str, Any]]:
    """The lasting effects in force, with what was named for them: everybody may know."""
    return [
        {
            "code": "" if effect.context.ability is None else effect.context.ability.code,
            "seat": effect.context.seat,
            "until": words.PERIOD_NAMES[effect.period],
            "cards": ids.all(effect.now(g)),
            "named": effect.modifier.named(effect.context) or None,
        }
        for effect in g.lasting
    ]
