"""Worlds a seat cannot tell from the true one: what others placed facedown could be other cards they may place."""

from __future__ import annotations

from tests.thrones.fuzzed import fuzzed
from tests.thrones.scene import scene, side
from tests.thrones.winter import scene as winter_scenes
from weirwood.core.catalogue import find_game
from weirwood.core.decision import DecisionKind
from weirwood.core.option import Verb
from weirwood.decks import ready_decks
from weirwood.lab.laws.forms import told
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import DECK, PILED
from weirwood.thrones.games.second import JOUST as GAME
from weirwood.thrones.state import ThronesState

WORLDS = 40


def placed(seed: int) -> ThronesState:
    """A game in which the first player has placed as many cards as the rules allow, and the other is asked."""
    first, second = [deck.form() for deck in ready_decks(GAME.id)[:2]]
    seats = [{"name": "Ann", "deck": first}, {"name": "Bob", "deck": second}]
    state = GAME.start(GAME.setup(seats, {"first_player": 0}), seed)
    while state.decisions[0].seat == 0 or state.decisions[0].kind == DecisionKind.MULLIGAN:
        state.apply_index(state.decisions[0].seat, 0)
    assert state.decisions[0].kind == DecisionKind.SETUP
    return state


def facedown(state: ThronesState) -> list[int]:
    return [card for card in state.sides[0].play if state.record(card).facedown]


@rule("RR.facedown.2")
def test_what_others_placed_facedown_differs_between_worlds() -> None:
    state = placed(3)
    true = facedown(state)
    assert len(true) > 1
    view, found = state.view(1), set()
    for seed in range(WORLDS):
        world = state.determinize(1, seed)
        assert world.view(1) == view
        assert facedown(world) == true
        found.add(tuple(sorted(world.record(card).card.name for card in true)))
        assert all(world.record(card).card is world.cards[card] for card in true)
    assert len(found) > WORLDS // 2


@rule("RR.setup.8a")
def test_what_lies_facedown_in_a_world_could_have_been_placed() -> None:
    for game in range(4):
        state = placed(game)
        for seed in range(WORLDS // 4):
            world = state.determinize(1, seed)
            cards = [world.record(card).card for card in facedown(world)]
            seen: list[str] = []
            cost = 0
            for card in cards:
                if not (card.unique and card.name in seen):
                    cost += card.cost
                seen.append(card.name)
            assert cost <= 8
            while world.decisions[0].kind == DecisionKind.SETUP:
                world.apply(1, list(world.decisions[0].options)[-1].key)
            assert world.round or world.decisions


@rule("RR.facedown.2")
def test_who_placed_cards_keeps_them_in_every_world() -> None:
    state = placed(3)
    names = [state.record(card).card.name for card in facedown(state)]
    for seed in range(WORLDS // 4):
        world = state.determinize(0, seed)
        assert [world.record(card).card.name for card in facedown(world)] == names


def test_who_is_asked_for_a_rare_card_holds_that_card_alone_for_sure() -> None:
    """Chance seldom deals the card that is asked about; the rest of the hand is dealt anew all the same."""
    you = side(plays=["Shireen Baratheon"], hand=["Consolidation of Power"], gold=1)
    foe = side(hand=["The Hand's Judgment", "Sansa Stark"], deck=["The Roseroad"] * 90, gold=5)
    s = scene(you, foe, at="marshaling", ask="windows")
    s.you.plays("Consolidation of Power")
    s.you.picks("Shireen Baratheon")
    assert s.foe.offered() == ["The Hand's Judgment", "pass"]
    held = [
        [world.cards[card].name for card in world.sides[1].hand]
        for world in (s.state.determinize(0, seed) for seed in range(12))
    ]
    assert all("The Hand's Judgment" in hand for hand in held)
    assert sum("Sansa Stark" in hand for hand in held) < 3


def test_an_effect_in_force_has_its_source_in_every_world() -> None:
    """Both events whose effects are in force were shuffled into the deck, where any card may lie in their place."""
    you = winter_scenes.stark(
        hand=["Too Weak to Fight", "Nightmares"], deck=["Wildling Scout", "Minor Fiefdom"] * 5
    )
    s = winter_scenes.scene(you, winter_scenes.lannister("Lookout", "Melisandre"))
    s[0].plays("Too Weak to Fight")
    s[1].passes()
    s[0].plays("Nightmares")
    s[0].picks("Lookout")
    s.happen([Happening(PILED, card, 0, how=DECK) for card in s.state.sides[0].discard])
    state = s.state
    assert all(lasting.context.source in state.sides[0].deck for lasting in state.lasting)
    sources = [state.cards[lasting.context.source] for lasting in state.lasting]
    assert sorted({card.name for card in sources}) == ["Nightmares", "Too Weak to Fight"]
    turned = state.clone()
    turned.sides[0].deck.reverse()
    places = set()
    for seat in (0, 1):
        for seed in range(WORLDS // 2):
            world = state.determinize(seat, seed)
            assert world.view(seat) == state.view(seat)
            assert s.game.reckoning(world, seat) == s.game.reckoning(state, seat)
            assert [world.cards[lasting.context.source] for lasting in world.lasting] == sources
            hidden = world.sides[0].hand + world.sides[0].deck
            places.add(tuple(hidden.index(lasting.context.source) for lasting in world.lasting))
            assert turned.determinize(seat, seed).sides[0].deck == world.sides[0].deck, "the true order shows"
    assert len(places) > 1


def test_a_world_waits_at_the_same_step() -> None:
    """Another card of the hand could answer at the next step, and be asked for there in the same words."""
    state = fuzzed("second/joust", 1110, 61, random=True)
    assert isinstance(state, ThronesState)
    assert state.decisions[0].seat == 0
    for seed in range(WORLDS):
        world = state.determinize(1, seed)
        assert isinstance(world, ThronesState)
        assert world.step == state.step
        assert world.view(1) == state.view(1)


def test_a_world_waits_for_the_same_happening() -> None:
    """Without Treachery the same seat would be asked next whether a duplicate saves Shireen."""
    theirs = side(
        plays=["Tyrion Lannister", {"card": "Shireen Baratheon", "duplicates": ["Shireen Baratheon"]}],
        hand=["Treachery", "The Roseroad"],
        deck=["The Roseroad", "Hedge Knight"] * 5,
        gold=2,
    )
    s = scene(side(plays=["Grey Wind"]), theirs, at="challenges", ask="windows")
    s.you.uses("Grey Wind")
    assert s.foe.offered(Verb.PLAY) == ["Treachery"]
    true = s.state.decisions[0].why.occurrence
    for seed in range(WORLDS):
        world = s.state.determinize(0, seed)
        assert world.decisions[0].why.occurrence == true
        assert world.determinize(0, seed).dump() == s.state.determinize(0, seed).dump()


def test_the_log_names_a_hidden_source_alike_in_every_world() -> None:
    """A location in the deck returns a character at the end of the phase; where it lies in the deck nobody knows."""
    winter = find_game("winter")
    state = fuzzed(winter.id, 9, 429, players=6)
    assert isinstance(state, ThronesState)
    assert [state.zone[waiting.context.source] for waiting in state.delayed] == [DECK]
    for seed in range(6):
        true, world = state.clone(), state.determinize(2, seed)
        for _ in range(2):
            here, there = true.apply(0, "pass"), world.apply(0, "pass")
        assert any(event.kind == "returned" for event in here)
        for viewer in (2, None):
            assert told(winter, true, here, viewer) == told(winter, world, there, viewer)
