"""Worlds a seat cannot tell from the true one: what it does not know is dealt anew.

Hidden are the other seats' hands, decks and plots, the order of every deck, facedown duplicates, what others placed
facedown in set-up, what eliminated players took out of the game, and titles while they are selected. Definitions
change places among the hidden cards of one owner, so that ids, handles and piles stay what they were; only plots that
were drafted are dealt anew by themselves (``drafted.py``). A card that all have seen going into a hand, or that the
seat has looked at, keeps its place. What lies facedown is again a set of cards that could have been placed. Which world
comes follows from the seed and what the seat knows: cards that it cannot tell apart are put in order before they are
dealt, so that no true place shows through.
"""

from __future__ import annotations

from typing import Final

from weirwood.core.rng import Rng
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.flow.advance import ask_again
from weirwood.thrones.engine.flow.chart import Round
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.marshaling import Enter
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.flow.stretch import Stretch
from weirwood.thrones.engine.options import PackedOptions, card_of
from weirwood.thrones.engine.rules.drafts import is_drafted
from weirwood.thrones.engine.rules.titles import title_pool
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import EVENT, PLOT
from weirwood.thrones.steps.set_up import SetupRule
from weirwood.thrones.viewing.drafted import draft_anew, in_order

_TRIES: Final = 32


def determinize(state: Board, seat: int, seed: int) -> Board:
    """A random world in which the same seats wait.

    Where chance alone finds none, who is asked is given one card after the other, until one is a reason to be asked;
    only where no single card is, those that are asked keep their hands.
    """
    rng = Rng(seed)
    for _ in range(_TRIES):
        world = _scrambled(state, seat, [], rng)
        if _waits_alike(state, world):
            return world
    asked = [decision.seat for decision in state.decisions if decision.seat != seat]
    for other in asked:
        for given in _could_hold(state, seat, other, rng):
            world = _scrambled(state, seat, [], rng, other, given)
            if _waits_alike(state, world):
                return world
    return _scrambled(state, seat, asked, rng)


def _could_hold(state: Board, seat: int, other: int, rng: Rng) -> list[Card]:
    """Each different card that the seat does not know to be elsewhere than in another's hand, in a random order."""
    hidden = _hidden(state, other) + state.sides[other].hand
    unknown = _unknown(state, hidden, seat, _pinned(state, seat))
    found: list[Card] = []
    for card in in_order([state.cards[each] for each in unknown]):
        if not found or found[-1] is not card:
            found.append(card)
    rng.shuffle(found)
    return found


def _waits_alike(state: Board, world: Board) -> bool:
    """Whether the same seats are asked at the same place, nothing having happened on the way."""
    if world.log or world.step != state.step or len(world.stack) != len(state.stack):
        return False
    if len(world.decisions) != len(state.decisions):
        return False
    for here, there in zip(state.decisions, world.decisions, strict=True):
        if here.seat != there.seat or here.kind != there.kind:
            return False
    for one, other in zip(state.stack, world.stack, strict=True):
        if _place_of(one) != _place_of(other):
            return False
    return True


def _place_of(frame: Frame) -> list[int]:
    """Where a frame waits: at what of an ability, or before or after what happens to whom."""
    if isinstance(frame, Occurrence):
        place = [frame.stage]
        for happening in frame.happenings:
            place += [happening.kind, happening.card, happening.seat]
        return place
    return [frame.stage, frame.program, frame.pc] if isinstance(frame, Resolve) else []


def _scrambled(
    state: Board, seat: int, kept: list[int], rng: Rng, given_to: int = -1, given: Card | None = None
) -> Board:
    """A world; seats in ``kept`` keep their hands, and one seat may be given a card."""
    world = state.clone()
    world.cards = state.cards.copy()
    pinned = _pinned(state, seat)
    drafted = is_drafted(world)
    if drafted:
        draft_anew(world, seat, rng)
    for titles in [] if drafted else _hidden_titles(world, seat):
        _exchange(world, titles, seat, rng, pinned)
    for side in world.sides:
        hidden = _hidden(world, side.seat)
        gone = [card for card in side.removed if world.cards[card].type == PLOT]
        if side.seat != seat:
            if not drafted:
                _exchange(world, side.plots + gone, seat, rng, [])
            if side.seat not in kept:
                hidden += side.hand
        unknown = _unknown(world, hidden, seat, pinned)
        sources = [card for card in _sources(world) if card in unknown]
        if sources:
            _lay_in_order(world, side, unknown)
        _exchange(world, hidden, seat, rng, pinned)
        if side.seat == given_to and given is not None:
            _give(world, side.hand, given, _unknown(world, hidden, seat, pinned))
        _find_sources(state, world, side, unknown, sources)
        placed = _placed_facedown(world, side.seat, seat)
        if placed:
            _place_anew(world, side.seat, placed, _unknown(world, hidden, seat, pinned), rng)
    _pick_anew(world, seat, rng)
    ask_again(world)
    world.rng = Rng(rng.block() >> 384)
    return world


def _hidden(g: Board, owner: int) -> list[int]:
    """A player's cards that lie facedown: the deck, what was taken out of the game, and duplicates."""
    side = g.sides[owner]
    hidden = side.deck + [card for card in side.removed if g.cards[card].type != PLOT]
    for record in g.records:
        if record is not None:
            hidden += [card for card in record.duplicates if g.owner(card) == owner]
    return hidden


def _pick_anew(world: Board, seat: int, rng: Rng) -> None:
    """Where all pick in secret: let others have picked what they could have, or nothing yet."""
    frame = world.stack[-1]
    if not isinstance(frame, Round):
        return
    for other in world.alive():
        if other == seat or not frame.sets[other]:
            continue
        frame.sets[other] = []
        if any(decision.seat == other for decision in world.decisions):
            continue
        selection = frame.chart.steps[frame.place].selection(world, other)
        order = selection.cards.copy()
        rng.shuffle(order)
        picked: list[int] = []
        for card in order:
            if selection.is_part(world, selection.in_order([*picked, card])):
                picked.append(card)
        frame.sets[other] = selection.answers(world, selection.in_order(picked)) or []


def _hidden_titles(g: Board, seat: int) -> list[list[int]]:
    """While titles are selected: those that never came to a seat, and those it passed on, each unknown among them."""
    frame = g.stack[0]
    if not isinstance(frame, Round) or all(g.seen[card] == g.everyone() for card in g.deal.commons):
        return []
    missing: list[int] = []
    passed_on = title_pool(g)
    if frame.secrets[seat] < 0:
        return [passed_on]
    for other in g.alive():
        if other == seat:
            break
        if frame.secrets[other] >= 0:
            missing.append(card_of(frame.secrets[other]))
    missing += frame.kept
    return [missing, [card for card in passed_on if card not in missing]]


def _sources(world: Board) -> list[int]:
    """The cards from which the effects in force came, each once."""
    sources = [lasting.context.source for lasting in world.lasting]
    sources += [waiting.context.source for waiting in world.delayed]
    sources += [reduction.context.source for reduction in world.reductions]
    return sorted(set(sources))


def _lay_in_order(world: Board, side: Side, unknown: list[int]) -> None:
    """Let hidden cards lie in the order of their ids, so that no world tells where a known source truly lies."""
    places = [card for card in side.hand + side.deck + side.removed if card in unknown]
    moved = dict(zip(places, sorted(places), strict=True))
    _move(world, side, moved)
    zones = [world.zone[card] for card in places]
    seen = [world.seen[card] for card in places]
    for at, card in enumerate(moved.values()):
        world.zone[card], world.seen[card] = zones[at], seen[at]


def _find_sources(state: Board, world: Board, side: Side, unknown: list[int], sources: list[int]) -> None:
    """Let effects in force come from the card they came from: all know it, though it may lie anywhere in hiding."""
    found: list[int] = []
    for source in sources:
        found.append(source)
        if world.cards[source] is not state.cards[source]:
            _change_places(world, side, source, _like(state, world, source, unknown, found))


def _like(state: Board, world: Board, source: int, unknown: list[int], found: list[int]) -> int:
    """The first of some cards that is in a world what a card truly is."""
    return next(card for card in unknown if world.cards[card] is state.cards[source] and card not in found)


def _change_places(world: Board, side: Side, one: int, two: int) -> None:
    """Let two hidden cards of a player change places; the same lies in each place as before."""
    _move(world, side, {one: two, two: one})
    for values in (world.zone, world.seen):
        values[one], values[two] = values[two], values[one]
    world.cards[one], world.cards[two] = world.cards[two], world.cards[one]


def _move(world: Board, side: Side, moved: dict[int, int]) -> None:
    """Lay cards in the places of others."""
    for frame in world.stack:
        stretch = frame.stretch if isinstance(frame, Round) else frame
        if isinstance(stretch, Stretch):
            stretch.change_places(moved)
    side.hand = [moved.get(card, card) for card in side.hand]
    side.deck = [moved.get(card, card) for card in side.deck]
    side.removed = [moved.get(card, card) for card in side.removed]


def _pinned(state: Board, seat: int) -> list[int]:
    """Cards the seat is asked about, or that a question half answered or an ability on its way speaks of."""
    pinned: list[int] = []
    for decision in state.decisions:
        if decision.seat == seat and isinstance(decision.options, PackedOptions):
            pinned += [card_of(option) for option in decision.options.packed]
    for frame in state.stack:
        pinned += [card_of(option) for option in frame.answers]
        if isinstance(frame, Resolve):
            pinned.append(frame.context.source)
            pinned += frame.context.picks
            for slot in frame.context.slots + frame.frozen:
                pinned += slot
        elif isinstance(frame, Enter):
            pinned.append(frame.card)
    return pinned


def _unknown(world: Board, cards: list[int], seat: int, pinned: list[int]) -> list[int]:
    """Those of some cards that the seat has not seen and that are not pinned, in the order of their ids."""
    return sorted([card for card in cards if not (world.seen[card] >> seat) & 1 and card not in pinned])


def _exchange(world: Board, cards: list[int], seat: int, rng: Rng, pinned: list[int]) -> None:
    """Deal the definitions of cards anew among them, but for those the seat has seen or that are pinned."""
    unknown = _unknown(world, cards, seat, pinned)
    definitions = in_order([world.cards[card] for card in unknown])
    rng.shuffle(definitions)
    _lay(world, unknown, definitions)


def _give(world: Board, hand: list[int], given: Card, unknown: list[int]) -> None:
    """Let a card be in a hand: it changes places with one there that is not known."""
    into = [card for card in unknown if card in hand]
    for card in unknown:
        if into and world.cards[card] is given:
            if card not in into:
                world.cards[into[0]], world.cards[card] = given, world.cards[into[0]]
            return


def _placed_facedown(world: Board, owner: int, seat: int) -> list[int]:
    """What a player placed facedown in set-up, unless it is the seat itself, which knows it."""
    if owner == seat or world.round:
        return []
    found: list[int] = []
    for card in world.sides[owner].play:
        if world.record(card).facedown:
            found.append(card)
    return found


def _place_anew(world: Board, owner: int, placed: list[int], hidden: list[int], rng: Rng) -> None:
    """Let cards that may be placed together lie where cards were placed, and those in their stead in hiding."""
    rule = SetupRule(owner)
    pool = placed + hidden
    true = [world.cards[card] for card in pool]
    definitions = in_order(true)
    for _ in range(_TRIES):
        rng.shuffle(definitions)
        _lay(world, pool, definitions)
        together: list[int] = []
        for card in pool:
            if len(together) < len(placed) and world.cards[card].type < EVENT:
                if rule.fits(world, together, card):
                    together.append(card)
        if len(together) == len(placed):
            _swap(world, placed, together)
            return
    _lay(world, pool, true)


def _lay(world: Board, cards: list[int], definitions: list[Card]) -> None:
    for card, definition in zip(cards, definitions, strict=True):
        world.cards[card] = definition


def _swap(world: Board, placed: list[int], together: list[int]) -> None:
    """Give the cards that were placed the definitions of others, and those the definitions that are left."""
    wanted = [world.cards[card] for card in together]
    kept = [world.cards[card] for card in placed if card not in together]
    for card in together:
        if card not in placed:
            world.cards[card] = kept.pop()
    for card, definition in zip(placed, wanted, strict=True):
        world.cards[card] = definition
        before = world.record(card)
        record = InPlay(card, definition, before.owner, before.controller, before.stamp)
        record.facedown = True
        record.entered = before.entered
        record.entered_phase = before.entered_phase
        world.set_record(card, record)
