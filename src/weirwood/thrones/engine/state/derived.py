"""Derived values: printed values changed by lasting effects and constant abilities, layer by layer.

They are computed in one pass when stale. Every word says what it depends on; a change touches only what some
active word depends on, so that kneeling a card or spending gold costs nothing unless somebody cares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.marks import BLANKS, FORMS, IMMUNITY, LAYERS, QUALITIES, STRENGTHS
from weirwood.thrones.engine.nodes import Context, Modifier
from weirwood.thrones.engine.state.in_play import InPlay

if TYPE_CHECKING:
    from weirwood.thrones.engine.state.board import Board

NO_PERIOD: Final = -1  # a constant ability lasts as long as its card is there


class Watch:
    """One who looks on while values are computed, and lets each modifier make its change."""

    __slots__ = ()

    def let(
        self, g: Board, modifier: Modifier, context: Context, cards: list[int], n: int, period: int
    ) -> None:
        """Let a modifier change what it changes."""
        modifier.apply(g, context, cards, n)


BLANK_BUT_TRAITS: Final = 1
BLANK: Final = 2


def recompute(g: Board, watch: Watch | None = None) -> None:
    """Compute all derived values anew; somebody may look on, which changes nothing."""
    g.stale = False
    g.deps = words.ON_ZONES | words.ON_LASTING
    if g.table_due:
        g.table = [record for record in g.records if record is not None]
        g.table_due = False
    sources: list[InPlay] = []
    layers = 0
    for side in g.sides:
        side.reset()
    for record in g.table:
        if record.altered:
            record.reset()
    for lasting in g.lasting:
        g.deps |= lasting.modifier.deps()
        layers |= 1 << lasting.modifier.layer
        if lasting.modifier.layer == FORMS:
            lasting.modifier.apply(g, lasting.context, list(lasting.cards), lasting.n)
    for record in g.table:
        if record.card.listens:
            side = g.sides[record.controller]
            side.listeners.append(record.id)
            ears = side.ears
            for place, kinds in record.card.listens:
                ears[place] = ears[place] | kinds
            if record.card.shared:
                _share(g, record.id, record.controller)
        if record.card.layers:
            sources.append(record)
            layers |= record.card.layers
    for side in g.sides:
        if side.agenda != words.NO_CARD:
            agenda = g.definition(side.agenda)
            layers |= agenda.layers
            if agenda.listens:
                side.listeners.append(side.agenda)
                side.listeners.sort()
                for place, kinds in agenda.listens:
                    side.ears[place] |= kinds
                if agenda.shared:
                    _share(g, side.agenda, side.seat)
    for layer in LAYERS:
        if (layers >> layer) & 1:
            _apply_layer(g, _blanking(g, sources) if layer == BLANKS else sources, layer, watch)
            if layer == BLANKS:
                _clear_blanked(g, sources)
            elif layer == QUALITIES and g.deal.edition.counts_doomed and any(side.doom for side in g.sides):
                _find_immunity(g, sources)  # which may depend on that
        if layer == STRENGTHS:
            _count_strength(g)
    _add_bonus_icons(g)
    hosts = g.deal.profile.ends.power_hosts
    g.watched = [
        record
        for record in g.table
        if record.host != words.NO_CARD
        or record.lifted
        or record.control
        or (record.power and not hosts >> record.card.type & 1)
    ]


def _share(g: Board, card: int, seat: int) -> None:
    """Other players than a card's own may use an action of it."""
    for side in g.sides:
        if side.seat != seat:
            side.listeners.append(card)
            side.listeners.sort()
            side.ears[words.ACTION] |= 1


def _blanking(g: Board, sources: list[InPlay]) -> list[InPlay]:
    """All but those that would blank cards and are blanked themselves."""
    blankers = [record for record in sources if (record.card.layers >> BLANKS) & 1]
    if len(blankers) < 2:
        return sources
    _apply_layer(g, sources, BLANKS, None)
    blank = [record for record in blankers if record.blank]
    for record in g.table:
        record.blank = 0
    return [record for record in sources if record not in blank]


def _apply_layer(g: Board, sources: list[InPlay], layer: int, watch: Watch | None) -> None:
    _apply_lasting(g, layer, watch)
    blanks = layer == BLANKS
    for record in sources:
        if (record.card.layers >> layer) & 1 and not record.facedown and (blanks or not record.blank):
            _apply_constants(g, Context(record.controller, record.id), record.card, layer, watch)
    for side in g.sides:
        # An agenda works from out of play.
        if side.agenda != words.NO_CARD and (g.cards[side.agenda].layers >> layer) & 1:
            _apply_constants(g, Context(side.seat, side.agenda), g.cards[side.agenda], layer, watch)


def _apply_lasting(g: Board, layer: int, watch: Watch | None) -> None:
    for lasting in g.lasting:
        if lasting.modifier.layer == layer:
            cards = lasting.now(g) if lasting.open else list(lasting.cards)
            if not g.deal.profile.values.lasting_outlasts_immunity:
                cards = [card for card in cards if not g.is_immune(card, lasting.context.source)]
            for card in cards:
                record = g.records[card]
                if record is not None:
                    record.alter()
            if lasting.modifier.subjects() is None:
                _alter_sides(g)
            if watch is None:
                lasting.modifier.apply(g, lasting.context, cards, lasting.n)
            else:
                watch.let(g, lasting.modifier, lasting.context, cards, lasting.n, lasting.period)


def _apply_constants(g: Board, context: Context, card: Card, layer: int, watch: Watch | None) -> None:
    for ability in card.constants:
        if not (ability.layers >> layer) & 1:
            continue
        g.deps |= ability.deps
        condition = ability.condition
        if condition is not None and not condition.holds(g, context):
            continue
        for modifier in ability.modifiers:
            if modifier.layer != layer:
                continue
            subjects = modifier.subjects()
            amount = modifier.amount()
            if subjects is None:
                _alter_sides(g)
            cards = [] if subjects is None else _altered(g, subjects.now(g, context), context.source)
            n = 0 if amount is None else amount.value(g, context)
            if watch is None:
                modifier.apply(g, context, cards, n)
            else:
                watch.let(g, modifier, context, cards, n, NO_PERIOD)


def _alter_sides(g: Board) -> None:
    """Something that changes no cards changes players, perhaps any of them."""
    for side in g.sides:
        side.altered = True


def _altered(g: Board, cards: list[int], source: int) -> list[int]:
    """Those cards that are not immune to a source, about to be altered by it."""
    found: list[int] = []
    for card in cards:
        record = g.records[card]
        if record is None:
            found.append(card)
        elif card == source or not record.immune or not g.is_immune(card, source):
            found.append(card)
            record.alter()
    return found


def _clear_blanked(g: Board, sources: list[InPlay]) -> None:
    """A blank text box has no keywords, no icons but challenge icons, and gives no immunity."""
    gave_immunity = False
    for record in g.table:
        if record.blank:
            gave_immunity |= bool((record.card.layers >> IMMUNITY) & 1)
            record.keywords = [0] * len(words.KEYWORD_NAMES)
            record.ambush = ()
            record.no_attachments = ()
            record.bonus = [0] * len(words.PLOT_VALUE_NAMES)
            if record.blank == BLANK:
                record.traits = frozenset()
    if gave_immunity:
        _find_immunity(g, sources)


def _find_immunity(g: Board, sources: list[InPlay]) -> None:
    """Find anew what cards are immune to."""
    for record in g.table:
        record.immune = 0
    _apply_layer(g, sources, IMMUNITY, None)


def _count_strength(g: Board) -> None:
    """Additions, then doubling and halving, rounded up; a set value overrides them, or is what they change."""
    overrides = g.deal.profile.values.set_strength_overrides
    for record in g.table:
        if not record.altered or record.card.type >= words.EVENT:
            continue
        if record.set_to >= 0:
            record.strength = record.set_to
            if overrides:
                continue
        value = record.strength + record.added
        value <<= record.doubled
        if record.halved:
            value = -((-value) >> record.halved)
        record.strength = value


def _add_bonus_icons(g: Board) -> None:
    """Gold, initiative, claim and reserve icons change the controller's plot."""
    for record in g.table:
        if record.card.has_bonus:
            change = g.sides[record.controller].plot_change
            for value, bonus in enumerate(record.bonus):
                if bonus:
                    change[value] = change[value] + bonus
