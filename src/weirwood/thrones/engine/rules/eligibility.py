"""May an ability be used now? Steps 1 and 2 of initiating it, cheapest first.

Every check answers "" or why it refuses, so that *why not* is the same question.
"""

from __future__ import annotations

from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import refused as concepts
from weirwood.thrones.engine.marks import CANNOT_BE_ONLY_TARGET
from weirwood.thrones.engine.nodes import Context, Cost, Effect, Target
from weirwood.thrones.engine.rules.arrival import refused_by_uniqueness
from weirwood.thrones.engine.rules.influence import available, bespoken
from weirwood.thrones.engine.rules.prices import PLAYING, largest_x, price
from weirwood.thrones.engine.selection import Beyond, PickRule
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.repeats import key_of_ability


def might_answer(g: Board, kinds: int, time: int) -> bool:
    """Whether a card might answer these kinds of happenings then; with checks to come that is not known yet."""
    deal = g.deal
    if not deal.answered[time] & kinds:
        return False
    if g.stale or g.check_due or deal.elsewhere:
        return True
    for side in g.sides:
        ears, events = side.ears, deal.events[side.seat]
        for place in words.ANSWERING[time]:
            if (ears[place] | events[place]) & kinds:
                return True
    return False


def answerers(g: Board, seat: int, place: int, kinds: int = 1) -> list[int]:
    """The cards of a seat with abilities that listen there for these kinds of happenings: in play, its plot,
    agenda and title, events in hand, and those used from elsewhere, each group in the order of ids."""
    side = g.sides[seat]
    cards: list[int] = []
    if side.ears[place] & kinds:
        for card in side.listeners:
            record = g.records[card]
            definition = g.cards[card] if record is None else record.card
            if definition.listening[place] & kinds:
                cards.append(card)
    if g.deal.events[seat][place] & kinds:
        hand: list[int] = []
        for card in side.hand:
            definition = g.cards[card]
            if definition.type == words.EVENT and definition.listening[place] & kinds:
                hand.append(card)
        if len(hand) > 1:
            hand.sort()
        if hand:
            cards += hand
    if g.deal.elsewhere:
        for zone in (words.HAND, words.DISCARD, words.DEAD):
            cards += [card for card in sorted(g.pile(seat, zone)) if (g.cards[card].elsewhere >> zone) & 1]
    return cards


def refused(
    g: Board,
    seat: int,
    card: int,
    ability: Ability,
    frame: int = -1,
    index: int = 0,
    event: Happening | None = None,
) -> str:
    """Why a seat may not use an ability of a card now, or ""."""
    why = _refused_by_place(g, seat, card, ability)
    if why:
        return why
    if ability.triggered() and g.sides[seat].cannot_trigger:
        return concepts.TRIGGERING_FORBIDDEN
    if ability.phases and g.phase not in ability.phases:
        return concepts.WRONG_PHASE
    context = Context(seat, card, ability)
    context.frame = frame
    context.index = index
    if ability.influence is not None and ability.influence.chooses_x:
        context.x = available(g, seat, bespoken(g, context))
    trigger = ability.trigger
    if trigger is not None and (event is None or not trigger.matches(g, context, event)):
        return concepts.NOTHING_TO_ANSWER
    if ability.limit and g.limits.get(limit_key(g, seat, card, ability), 0) >= ability.limit:
        return concepts.TITLE_USED_UP if ability.limit_is_max else concepts.USED_UP
    return refused_use(g, context, ability) or _refused_by_loop(g, card, ability)


def beyond_price(g: Board, seat: int, card: int, ability: Ability) -> bool:
    """Whether a quick look shows that a seat cannot pay for an ability; ``refused`` says why."""
    for cost in ability.costs:
        if cost.is_beyond(g, seat, card):
            return True
    return False


def _refused_by_loop(g: Board, card: int, ability: Ability) -> str:
    """A loop that has run as often as was said does not run once more in its window."""
    for frame in g.stack:
        if frame.repeats is not None and frame.repeats.withheld:
            if key_of_ability(card, ability.index) in frame.repeats.withheld:
                return concepts.LOOP_HAS_RUN
    return ""


def refused_use(g: Board, context: Context, ability: Ability) -> str:
    """Why an ability may not be initiated, wherever its card is and whoever controls it, or ""."""
    if ability.condition is not None and not ability.condition.holds(g, context):
        return concepts.CONDITION_UNMET
    if ability.restriction is not None and not ability.restriction.holds(g, context):
        return concepts.RESTRICTION_UNMET
    why = _refused_by_price(g, context, ability) or refused_by_effect(g, context, ability)
    cost = ability.influence
    while why == concepts.NO_TARGET and cost is not None and cost.chooses_x and context.x:
        context.x -= 1
        why = refused_by_effect(g, context, ability)
    return why


def _refused_by_place(g: Board, seat: int, card: int, ability: Ability) -> str:
    """An ability works from its card's own place, unblanked, for the card's controller."""
    zone = g.zone[card]
    definition = g.cards[card]
    if ability.zone >= 0:
        return "" if zone == ability.zone and g.owner(card) == seat else concepts.WORKS_ELSEWHERE
    if definition.type == words.EVENT and zone == words.HAND:
        if g.owner(card) != seat:
            return concepts.ANOTHERS_EVENT
        if g.sides[seat].cannot_play_events:
            return concepts.EVENTS_FORBIDDEN
        return refused_by_uniqueness(g, seat, card) if definition.unique else ""
    if zone == words.BESIDE:
        return "" if g.owner(card) == seat or ability.anyone else concepts.ANOTHERS_AGENDA
    if zone not in (words.PLAY, words.ATTACHED, words.REVEALED, words.FACTION_PLACE, words.TITLE_PLACE):
        return concepts.WORKS_IN_PLAY
    record = g.record(card)
    if record.facedown:
        return concepts.FACEDOWN
    if record.blank:
        return concepts.BLANK
    if g.controller(bearer(g, card, ability)) != seat and not ability.anyone:
        return concepts.ANOTHERS_CARD
    return ""


def bearer(g: Board, card: int, ability: Ability) -> int:
    """The card whose ability it is: the one it is printed on, or the one to which that gives it."""
    record = g.records[card] if ability.of_host else None
    return card if record is None or record.host == words.NO_CARD else record.host


def may_be_canceled(g: Board, ability: Ability) -> bool:
    """Whether anything could cancel an ability: where forced ones are beyond that, only what players initiate."""
    forced = ability.heading in (words.FORCED_INTERRUPT, words.FORCED_REACTION)
    return ability.can_be_canceled and (not forced or g.deal.profile.timing.forced_is_canceled)


def payer(g: Board, c: Context, ability: Ability) -> int:
    """The player whose gold pays for an ability."""
    others = [] if ability.purse is None else ability.purse.seats(g, c)
    return others[0] if others else c.seat


def _refused_by_price(g: Board, c: Context, ability: Ability) -> str:
    gold = g.sides[c.seat if ability.purse is None else payer(g, c, ability)].gold
    definition = g.definition(c.source)
    needed = 0
    too_dear = concepts.ABILITY_TOO_DEAR
    if ability.x is not None:
        c.x = ability.x.value(g, c)
    if definition.type == words.EVENT and g.zone[c.source] in (words.HAND, words.BEING_PLAYED):
        if words.LIMITED in definition.keywords and not g.may_bring_limited(c.seat, c.source):
            return concepts.LIMITED_USED
        printed = definition.cost if ability.x is None else c.x
        needed = price(g, c.seat, c.source, PLAYING, printed)
        if needed > gold:
            too_dear = concepts.EVENT_TOO_DEAR
        if definition.costs_x and ability.x is None:
            c.x = largest_x(g, c.seat, c.source, PLAYING, gold)
    for cost in ability.costs:
        if not cost.payable(g, c):
            return concepts.COST_UNPAYABLE if cost.influence is None else concepts.INFLUENCE_LACKING
        needed += cost.gold(g, c)
    return too_dear if needed > gold else ""


def payable_with(g: Board, c: Context, ability: Ability, cost: Cost) -> list[int]:
    """The cards that may pay a cost; where the targets depend on that card, those that leave some."""
    cards = cost.choices(g, c)
    if not ability.weighs_payment:
        return cards
    found: list[int] = []
    for card in cards:
        tried = c.copy()
        tried.picks = [card]
        if not refused_by_effect(g, tried, ability):
            found.append(card)
    return found


def refused_by_effect(g: Board, c: Context, ability: Ability) -> str:
    """Why an ability has nothing to choose or to change, or ""."""
    who = ability.chosen_among
    if who is not None and not who.seats(g, c):
        return concepts.NO_TARGET
    if ability.weighs_payment and not c.picks:
        for cost in ability.costs:
            if cost.asks() and not payable_with(g, c, ability, cost):
                return concepts.NO_TARGET
        return ""
    for target in ability.targets:
        if target.by_x and c.x == 0:
            return concepts.NO_TARGET
        chooser = target.by
        seats = [c.seat] if chooser is None and not target.of_each else target.seats(g, c)
        found = 0
        short = False
        for seat in seats:
            here = len(legal_targets(g, c, ability, target, seat))
            found += here
            short = short or here < (c.x if target.by_x else target.least)
        if found == 0 or (chooser is None and short):
            return concepts.NO_TARGET
    return (
        "" if _could_change(g, c, ability) or _could_for_a_player(g, c, ability) else concepts.CHANGES_NOTHING
    )


def _could_change(g: Board, c: Context, ability: Ability) -> bool:
    for effect in ability.programs[0]:
        if effect.could(g, c):
            return True
    return False


def _could_for_a_player(g: Board, c: Context, ability: Ability) -> bool:
    """Whether it could change something if one of several players were chosen."""
    who = ability.chosen_among
    if who is not None:
        bound = c.copy()
        for seat in who.seats(g, c):
            bound.choose(seat)
            if _could_change(g, bound, ability):
                return True
    return False


def legal_targets(g: Board, c: Context, ability: Ability, target: Target, seat: int) -> list[int]:
    """The cards a seat may choose: where verbs act on the target, not immune and affected by one of them.

    What is done by a number of the card, before a *then* that needs it, could do something.
    """
    verbs = ability.verbs[target.slot]
    counted = ability.counted[target.slot]
    if verbs and not g.deal.profile.timing.then_needs_success:
        counted = ()
    found = []
    lone = 0
    for card in target.legal(g, c, seat):
        if not target.fits(g, c, [], card):
            continue
        record = g.records[card]
        if record is not None and record.barred & CANNOT_BE_ONLY_TARGET and bars_alone(g, c, ability, record):
            if target.most == 1 and not target.of_each:
                continue
            lone += 1
        if verbs and g.is_immune(card, c.source):
            continue
        if verbs:
            affected = False
            for verb in verbs:
                if verb.affects(g, c, card):
                    affected = True
                    break
            if not affected:
                continue
        if counted and not _could_by_number(g, c, counted, target.slot, card):
            continue
        found.append(card)
    return [] if lone and len(found) == 1 and not target.of_each else found


def _could_by_number(g: Board, c: Context, counted: tuple[Effect, ...], slot: int, card: int) -> bool:
    """Whether one of some effects could do something if this card were chosen."""
    bound = c.copy()
    bound.slots = [*bound.slots[:slot], *[[]] * (slot - len(bound.slots)), [card]]
    for effect in counted:
        if effect.could(g, bound):
            return True
    return False


def bars_alone(g: Board, c: Context, ability: Ability, record: InPlay) -> bool:
    """Whether an ability cannot choose a card that bars this alone: an opponent's event with no other choice."""
    alone = len(ability.targets) == 1 and not ability.chooses_player and record.controller != c.seat
    return alone and g.definition(c.source).type == words.EVENT


class TargetRule(PickRule):
    """What a set of targets must keep to."""

    __slots__ = ("context", "target")
    knows_lone = True

    def __init__(self, context: Context, target: Target) -> None:
        self.context = context
        self.target = target

    def fits(self, g: Board, picked: list[int], card: int) -> bool:
        return self.target.fits(g, self.context, picked, card)

    def beyond(self, g: Board, picked: list[int], card: int) -> Beyond | None:
        return self.target.beyond(g, self.context, picked, card)

    def is_lone(self, g: Board, picked: list[int]) -> bool:
        ability, record = self.context.ability, g.records[picked[0]]
        if ability is None or record is None or not record.barred & CANNOT_BE_ONLY_TARGET:
            return False
        return bars_alone(g, self.context, ability, record)

    def kept(self) -> TargetRule:
        return TargetRule(self.context.copy(), self.target)


def limit_key(g: Board, seat: int, card: int, ability: Ability) -> int:
    """Where uses are counted: by copy for a limit, by title for a maximum, for each player.

    Of an ability that anyone may use all uses count together.
    """
    if ability.limit_is_max:
        what = 1 << 40 | g.deal.titles[g.cards[card].name]
    else:
        what = g.identity(card)
    return ((what << 5 | (0 if ability.anyone else seat)) << 5 | ability.index) << 3 | ability.limit_period


def count_use(g: Board, seat: int, card: int, ability: Ability) -> None:
    """A use counts, cancelled or not."""
    if ability.limit:
        key = limit_key(g, seat, card, ability)
        g.limits[key] = g.limits.get(key, 0) + 1


def forget_uses(g: Board, period: int) -> None:
    """A period ends: its limits begin anew."""
    g.limits = {key: count for key, count in g.limits.items() if key & 7 != period}
