"""Kinds of cards, as one rich noun phrase: ``Cards`` says of a card whether it is meant, and says it in words."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.noun_phrases import NounPhrase
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.nodes import Amount, Context, Filter, Operand, Who
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import (
    ATTACKER,
    CHARACTER,
    DEFENDER,
    FACTION,
    LIMITED,
    NO_CARD,
    ON_CHALLENGE,
    ON_HANDS,
    ON_KNEELING,
    ON_PILES,
    ON_ZONES,
    PLAY,
    PLOT,
)

_SPECIAL: Final = 1 << FACTION | 1 << PLOT
"""The types of cards in play that are no part of a deck, as bits."""
NEUTRAL: Final = "neutral"


class Cards(NounPhrase):
    """Cards with all the qualities named; by default in play."""

    reads = ON_ZONES

    def __init__(
        self,
        *types: int,
        faction: str | tuple[str, ...] = (),
        trait: str | tuple[str, ...] = (),
        not_faction: str = "",
        not_trait: str = "",
        name: str | tuple[str, ...] = (),
        unique: bool | None = None,
        loyal: bool | None = None,
        limited: bool | None = None,
        doomed: bool | None = None,
        controller: Who | None = None,
        owner: Who | None = None,
        zones: tuple[int, ...] = (PLAY,),
        kneeling: bool = False,
        standing: bool = False,
        participating: bool = False,
        attacking: bool = False,
        defending: bool = False,
        alone: bool = False,
        icon: int = -1,
        no_icon: int = -1,
        cost_at_most: Amount | None = None,
        cost_at_least: int = -1,
        cost_below: Amount | None = None,
        cost_is: Amount | None = None,
        strength_at_most: Amount | None = None,
        strength_above: Amount | None = None,
        strength_below: Amount | None = None,
        printed_strength_at_most: Amount | None = None,
        strongest: bool = False,
        weakest: bool = False,
        no_attachments: bool = False,
        attached_to: Filter | None = None,
        printed_type: int = -1,
        with_attachment: Filter | None = None,
        other: bool = False,
        besides: Operand | None = None,
        copy_of: Operand | None = None,
        in_faction: bool | None = None,
        keyword: int = -1,
        foreign: str = "",
        printed_foreign: str = "",
        shared: bool = False,
        influence: bool = False,
        most_attachments: bool = False,
    ) -> None:
        self.types: int = 0
        for type in types:
            self.types |= 1 << type
        self.faction: tuple[str, ...] = (faction,) if isinstance(faction, str) else faction
        self.trait: tuple[str, ...] = (trait,) if isinstance(trait, str) else trait
        self.only_trait: str = self.trait[0] if len(self.trait) == 1 else ""
        self.not_faction, self.not_trait = not_faction, not_trait
        self.name: tuple[str, ...] = (name,) if isinstance(name, str) else name
        self.unique, self.loyal, self.limited, self.controller = unique, loyal, limited, controller
        self.owner, self.zones, self.kneeling, self.standing = owner, zones, kneeling, standing
        self.participating, self.attacking, self.defending = participating, attacking, defending
        self.alone = alone
        self.fighting = participating or attacking or defending or alone
        self.icon, self.no_icon, self.cost_at_most = icon, no_icon, cost_at_most
        self.cost_at_least, self.printed_type, self.attached_to = cost_at_least, printed_type, attached_to
        self.cost_is, self.strength_at_most = cost_is, strength_at_most
        self.strength_above, self.strength_below = strength_above, strength_below
        self.printed_strength_at_most, self.strongest = printed_strength_at_most, strongest
        self.weakest, self.cost_below = weakest, cost_below
        self.no_attachments, self.other, self.copy_of, self.besides = no_attachments, other, copy_of, besides
        self.in_faction, self.with_attachment = in_faction, with_attachment
        self.doomed, self.keyword, self.influence, self.shared = doomed, keyword, influence, shared
        self.foreign, self.printed_foreign = foreign, printed_foreign
        self.most_attachments = most_attachments
        self.bound_to_play = kneeling or standing or self.fighting or no_attachments or strongest or weakest
        self.bound_to_play |= shared or most_attachments
        self.bound_to_play |= attached_to is not None or with_attachment is not None
        # Qualities that few kinds of cards name are asked for together.
        self.is_rare = bool(self.name or influence or printed_foreign or other)
        self.is_rare |= cost_at_least >= 0 or printed_type >= 0
        for quality in (unique, loyal, doomed, besides, copy_of, owner, in_faction):
            self.is_rare |= quality is not None
        for number in (cost_at_most, cost_below, cost_is, printed_strength_at_most):
            self.is_rare |= number is not None
        self.is_measured = any(
            strength is not None for strength in (strength_at_most, strength_above, strength_below)
        )
        self.is_crowned = no_attachments or most_attachments or weakest or strongest or shared
        self.is_crowned |= attached_to is not None or with_attachment is not None
        self.is_marked = icon >= 0 or no_icon >= 0 or keyword >= 0 or limited is not None or bool(foreign)
        if self.bound_to_play and PLAY not in zones:
            raise ValueError(
                "cards out of play neither kneel, stand, participate, have attachments nor are the strongest"
            )
        if self.name and types:
            raise ValueError("cards of a name have the types printed under it: give the name alone")
        if owner is not None and PLAY in zones:
            raise ValueError("cards in play are told by who controls them, not by who owns them")

    def deps(self) -> int:
        deps = super().deps()
        if self.kneeling or self.standing:
            deps |= ON_KNEELING
        if self.fighting:
            deps |= ON_CHALLENGE
        if self.zones != (PLAY,):
            deps |= ON_HANDS | ON_PILES
        return deps

    def matches(self, g: Board, c: Context, card: int) -> bool:
        record = g.records[card]
        if record is not None:
            if self.types and not (self.types >> record.card.type) & 1:
                return False
            return self._is_record(g, c, record)
        return not self.bound_to_play and self.printed(g, c, card)

    def _is_so_rare(self, g: Board, c: Context, definition: Card, card: int) -> bool:
        if self.name and definition.name not in self.name:
            return False
        if self.unique is not None and definition.unique != self.unique:
            return False
        if self.loyal is not None and definition.loyal != self.loyal:
            return False
        if self.doomed is not None and bool(definition.doomed) != self.doomed:
            return False
        if self.influence and not definition.influence:
            return False
        if self.printed_foreign and definition.faction in (self.printed_foreign, NEUTRAL):
            return False
        if self.other and card == c.source:
            return False
        if self.besides is not None and card in self.besides.now(g, c):
            return False
        if self.copy_of is not None and definition.name not in self._titles(g, c):
            return False
        if self.owner is not None and not self.owner.includes(g, c, g.owner(card)):
            return False
        if self.in_faction is not None and not self._of_side(g, definition, card):
            return False
        if self.cost_at_most is not None:
            if definition.costs_x or definition.cost > self.cost_at_most.value(g, c):
                return False
        if self.cost_at_least >= 0 and (definition.costs_x or definition.cost < self.cost_at_least):
            return False
        if self.cost_below is not None:
            if definition.costs_x or definition.cost >= self.cost_below.value(g, c):
                return False
        if self.cost_is is not None and definition.cost != self.cost_is.value(g, c):
            return False
        if self.printed_type >= 0 and g.cards[card].type != self.printed_type:
            return False
        most = self.printed_strength_at_most
        return most is None or definition.strength <= most.value(g, c)

    def _of_side(self, g: Board, definition: Card, card: int) -> bool:
        """In or out of the faction of the deck it came in; a neutral card is neither."""
        own = g.cards[g.sides[g.owner(card)].faction].faction
        return definition.faction != NEUTRAL and (definition.faction == own) == self.in_faction

    def _titles(self, g: Board, c: Context) -> list[str]:
        """The titles a copy may share."""
        return [] if self.copy_of is None else [g.cards[card].name for card in self.copy_of.now(g, c)]

    def printed(self, g: Board, c: Context, card: int) -> bool:
        definition = g.cards[card]
        if self.types and not (self.types >> definition.type) & 1:
            return False
        if self.is_rare and not self._is_so_rare(g, c, definition, card):
            return False
        if self.is_marked and not self._has_marks(definition):
            return False
        if self.is_measured and not self._strong(g, c, definition.strength):
            return False
        if self.faction and definition.faction not in self.faction:
            return False
        if self.not_faction and definition.faction == self.not_faction:
            return False
        if self.trait and not self._has_trait(definition.traits):
            return False
        if self.not_trait and self.not_trait in definition.traits:
            return False
        return self.controller is None or self.controller.includes(g, c, g.owner(card))

    def _has_trait(self, traits: frozenset[str]) -> bool:
        return self.only_trait in traits if self.only_trait else not traits.isdisjoint(self.trait)

    def _has_marks(self, definition: Card) -> bool:
        if self.limited is not None and (LIMITED in definition.keywords) != self.limited:
            return False
        if (self.icon >= 0 and not definition.icons[self.icon]) or (
            self.no_icon >= 0 and definition.icons[self.no_icon]
        ):
            return False
        if self.keyword >= 0 and self.keyword not in definition.keywords:
            return False
        return not self.foreign or definition.faction not in (self.foreign, NEUTRAL)

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        """Whether a card in play, or as it was last known there, is meant."""
        if self.types and not (self.types >> record.card.type) & 1:
            return False
        return self._is_record(g, c, record)

    def _is_record(self, g: Board, c: Context, record: InPlay) -> bool:
        if record.facedown or (self.is_rare and not self._is_so_rare(g, c, record.card, record.id)):
            return False
        if self.faction and not any(faction in record.affiliations for faction in self.faction):
            return False
        if self.not_faction and self.not_faction in record.affiliations:
            return False
        if self.trait and not self._has_trait(record.traits):
            return False
        if self.not_trait and self.not_trait in record.traits:
            return False
        if self.controller is not None and not self.controller.includes(g, c, record.controller):
            return False
        if (self.kneeling and not record.kneeling) or (self.standing and record.kneeling):
            return False
        if self.is_marked and not self._has_marks_now(record):
            return False
        if self.is_crowned and not self._is_crowned_now(g, c, record):
            return False
        if self.fighting and not self._in_challenge(g, record):
            return False
        return not self.is_measured or self._strong(g, c, max(0, record.strength))

    def _has_marks_now(self, record: InPlay) -> bool:
        if self.limited is not None and bool(record.keywords[LIMITED]) != self.limited:
            return False
        if self.icon >= 0 and not record.has_icon(self.icon):
            return False
        if self.no_icon >= 0 and record.has_icon(self.no_icon):
            return False
        if self.keyword >= 0 and not record.has(self.keyword):
            return False
        return not self.foreign or any(
            faction not in (self.foreign, NEUTRAL) for faction in record.affiliations
        )

    def _is_crowned_now(self, g: Board, c: Context, record: InPlay) -> bool:
        """Compared with other cards, and by what is attached."""
        if self.shared and not _is_shared(g, record):
            return False
        if self.no_attachments and record.attachments:
            return False
        if self.most_attachments and any(
            (other := g.record(card)).card.type == CHARACTER
            and other is not record
            and len(other.attachments) >= len(record.attachments)
            for side in g.sides
            for card in side.play
        ):
            return False
        if self.weakest and any(
            (other := g.record(card)).card.type == CHARACTER and max(0, other.strength) < record.strength
            for side in g.sides
            for card in side.play
        ):
            return False
        if self.strongest and any(
            g.record(card).strength > record.strength for side in g.sides for card in side.play
        ):
            return False
        host = self.attached_to
        if host is not None and (record.host == NO_CARD or not host.matches(g, c, record.host)):
            return False
        kind = self.with_attachment
        return kind is None or any(kind.matches(g, c, card) for card in record.attachments)

    def _in_challenge(self, g: Board, record: InPlay) -> bool:
        role = g.role(record.id) if g.records[record.id] is record else record.role
        if role == 0 or (self.attacking and role != ATTACKER) or (self.defending and role != DEFENDER):
            return False
        return not self.alone or len(g.participants(record.controller)) == 1

    def _strong(self, g: Board, c: Context, strength: int) -> bool:
        if self.strength_at_most is not None and strength > self.strength_at_most.value(g, c):
            return False
        if self.strength_below is not None and strength >= self.strength_below.value(g, c):
            return False
        return self.strength_above is None or strength > self.strength_above.value(g, c)

    def candidates(self, g: Board, c: Context) -> list[int]:
        found = self._found(g, c, False)
        if len(found) > 1:
            found.sort()
        return found

    def exists(self, g: Board, c: Context) -> bool:
        return bool(self._found(g, c, True))

    def _found(self, g: Board, c: Context, one: bool) -> list[int]:
        found: list[int] = []
        controller = self.controller
        for zone in self.zones:
            for side in g.sides:
                if side.eliminated or (controller is not None and not controller.includes(g, c, side.seat)):
                    continue
                pool = self._in_play(side) if zone == PLAY else g.pile(side.seat, zone)
                for card in pool:
                    if self.matches(g, c, card):
                        found.append(card)
                        if one:
                            return found
        return found

    def _in_play(self, side: Side) -> list[int]:
        """The cards of a side in play that could be meant by their type."""
        if not self.types & _SPECIAL:
            return side.play
        pool = side.play.copy() if self.types & ~_SPECIAL else []
        if self.types & (1 << FACTION):
            pool.append(side.faction)
        if self.types & (1 << PLOT) and side.plot >= 0:
            pool.append(side.plot)
        return pool


def _is_shared(g: Board, record: InPlay) -> bool:
    """Whether more than one player controls a card of its title."""
    return any(
        g.record(card).card.name == record.card.name
        for side in g.sides
        if side.seat != record.controller
        for card in side.play
    )
