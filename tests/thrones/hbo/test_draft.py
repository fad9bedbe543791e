"""The plot draft: what is dealt, kept, passed and put back, and the plot decks that are made of it.

Where the order is given, the plots of the draft are dealt in the order of their codes.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from tests.thrones.hbo.scene import begun
from tests.thrones.scene import Scene, Side
from weirwood.bots import make_bot
from weirwood.bots.bot import Eyes
from weirwood.core.errors import IllegalChoice
from weirwood.core.match import Match, replay
from weirwood.lab.simulate import play_out
from weirwood.rules import rule
from weirwood.thrones.cards.hbo import POOL
from weirwood.thrones.cards.hbo.decks import DECKS
from weirwood.thrones.editions.hbo.edition import DRAFTED_PLOTS
from weirwood.thrones.engine.rules.drafts import draft_deck, kept_by, offered_to
from weirwood.thrones.engine.words import BOX, NOBODY
from weirwood.thrones.games.hbo import DRAFT, GAME
from weirwood.thrones.judgement.opening import draft_worth, liking
from weirwood.thrones.state import ThronesState

SEATS: Final = [{"deck": {"faction": deck["faction"]}} for deck in DECKS]
FIRST: Final = ["Illyrio's Gift", "Tourney of the Hand", "Lean Harvest"]
SECOND: Final = ["Burned Fields", "Coin from Braavos", "No Quarter"]
"""What House Stark and House Lannister are dealt first."""
ROUNDS: Final = 3


def drafting(**options: str) -> Scene:
    """A draft in which the order of the plots is given."""
    return begun(game=DRAFT, **options)[0]


def names(s: Scene, cards: list[int]) -> list[str]:
    """Plots by name."""
    return [s.name(card) for card in cards]


def keep(s: Scene, yours: str, theirs: str) -> None:
    """Both keep a plot."""
    s.you.picks(yours)
    s.foe.picks(theirs)


def keep_first(side: Side) -> None:
    """Keep the first plot offered."""
    side.picks(side.offered()[0])


def drafted(rounds: int = ROUNDS) -> Scene:
    """A draft after some rounds, in which each player has kept the first plot offered."""
    s = drafting()
    for _ in range(2 * rounds):
        keep_first(s.you)
        keep_first(s.foe)
    return s


def boxed(s: Scene, owner: int = NOBODY) -> list[str]:
    """The plots in the box: those nobody kept, or those that a player left out."""
    state = s.state
    return [
        s.name(card) for card, zone in enumerate(state.zone) if zone == BOX and state.owners[card] == owner
    ]


def decided(seed: int) -> ThronesState:
    """A game whose draft chance has decided, up to the first mulligan."""
    chance = Random(seed)
    state = DRAFT.start(DRAFT.setup(SEATS, {}), seed)
    while state.decisions[0].why.what in ("draft", "plots"):
        decision = chance.choice(state.decisions)
        state.apply(decision.seat, chance.choice(list(decision.options)).key)
    return state


@rule("HBO.plot-draft-variant.1")
def test_the_eighteen_plots_that_are_left_are_shuffled_into_a_draft_deck() -> None:
    dealt = []
    for seed in (1, 2):
        state = DRAFT.start(DRAFT.setup(SEATS, {}), seed)
        assert len(state.deal.commons) == 18 and [len(side.plots) for side in state.sides] == [7, 7]
        for side, deck in zip(state.sides, DECKS, strict=True):
            assert {state.cards[card].code for card in side.plots} == set(deck["plots"])
        dealt.append([state.cards[card].code for card in state.deal.commons])
    assert dealt[0] != dealt[1] and sorted(dealt[0]) == sorted(dealt[1])
    assert not GAME.start(GAME.setup(SEATS, {}), 1).deal.commons


@rule("HBO.plot-draft-variant.2")
def test_each_player_keeps_one_of_three_and_one_of_the_two_passed() -> None:
    s = drafting()
    assert [s.you.offered(), s.foe.offered()] == [FIRST, SECOND] and len(draft_deck(s.state)) == 12
    keep(s, "Illyrio's Gift", "No Quarter")
    assert [s.you.offered(), s.foe.offered()] == [SECOND[:2], FIRST[1:]]
    keep(s, "Burned Fields", "Lean Harvest")
    kept = [names(s, kept_by(s.state, seat)) for seat in (0, 1)]
    assert kept == [["Illyrio's Gift", "Burned Fields"], ["No Quarter", "Lean Harvest"]]
    assert sorted(boxed(s)) == ["Coin from Braavos", "Tourney of the Hand"]
    assert len(draft_deck(s.state)) == 6 and all(len(offered_to(s.state, seat)) == 3 for seat in (0, 1))


@rule("HBO.plot-draft-variant.2")
def test_nothing_happens_until_both_have_picked() -> None:
    s = drafting()
    assert [decision.seat for decision in s.state.decisions] == [0, 1]
    before = [s.state.view(viewer) for viewer in (1, None)]
    assert s.state.apply(0, s.you.decision.options[1].key) == ()
    assert [s.state.view(viewer) for viewer in (1, None)] == before
    assert [decision.seat for decision in s.state.decisions] == [1]


@rule("HBO.plot-draft-variant.4")
def test_three_rounds_empty_the_draft_deck_and_give_each_player_six() -> None:
    for rounds in range(1, ROUNDS + 1):
        s = drafted(rounds)
        dealt = 6 * min(rounds + 1, ROUNDS)
        assert len(draft_deck(s.state)) == 18 - dealt
        assert [len(kept_by(s.state, seat)) for seat in (0, 1)] == [2 * rounds] * 2
    assert all(decision.why.what == "plots" for decision in s.state.decisions)


@rule("HBO.plot-draft-variant.5")
@pytest.mark.parametrize("count", [6, 8])
def test_six_or_eight_plots_are_not_a_deck(count: int) -> None:
    s = drafted()
    keys = [option.key for option in s.you.decision.candidates or ()]
    before = s.state.dump()
    with pytest.raises(IllegalChoice) as error:
        DRAFT.choose_set(s.state, 0, keys[:count])
    assert error.value.rule == "HBO.plot-draft-variant.5" and s.state.dump() == before


@rule("HBO.plot-draft-variant.5")
@pytest.mark.parametrize("seed", range(4))
def test_any_seven_of_thirteen_make_the_deck_and_the_others_go_back(seed: int) -> None:
    s = drafted()
    keys = [option.key for option in s.you.decision.candidates or ()]
    assert len(keys) == 13
    chosen = Random(seed).sample(keys, 7)
    DRAFT.choose_set(s.state, 0, chosen)
    assert len(s.state.sides[0].plots) == 13, "until the other has chosen, too"
    DRAFT.choose_set(s.state, 1, [option.key for option in s.foe.decision.candidates or ()][:7])
    assert sorted(f"pick:{card}" for card in s.state.sides[0].plots) == sorted(chosen)
    assert [len(boxed(s, seat)) for seat in (NOBODY, 0, 1)] == [6, 6, 6]
    assert s.state.view(0)["draft"] is None


@rule("HBO.plot-draft-variant.3")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_told_what_another_drafts_puts_back_or_leaves_out(seed: int) -> None:
    """A seat reads of plots dealt to it, those passed, and its own; a spectator reads of none."""
    chance = Random(seed)
    match = Match(DRAFT, DRAFT.setup(SEATS, {}), seed)
    state = match.state
    assert isinstance(state, ThronesState)
    mine: set[str] = set(DECKS[0]["plots"])
    told: dict[int | None, str] = {0: "", None: ""}
    while match.state.decisions[0].why.what in ("draft", "plots"):
        for decision in match.state.decisions:
            if decision.seat == 0:
                mine |= {state.cards[option.card or 0].code for option in decision.candidates or ()}
        asked = chance.choice(match.state.decisions)
        events = match.choose(asked.seat, chance.choice(list(asked.options)).key)
        for viewer in told:
            lines = [str(DRAFT.sentence(match.state, event, viewer).form()) for event in events]
            told[viewer] += "".join([*lines, str(match.state.view(viewer)), DRAFT.waiting(match.state)])
    plots = {card.code: card.name for card in state.cards if card.code.startswith("HBP")}
    hidden = {code: name for code, name in plots.items() if code not in mine}
    assert len(hidden) == 10  # seven of the other house, and the first that was kept each round
    assert not [name for code, name in hidden.items() if code in told[0] or name in told[0]]
    assert not [name for code, name in plots.items() if code in told[None] or name in told[None]]


@rule("HBO.plot-draft-variant.3")
def test_a_plot_is_public_once_it_is_revealed() -> None:
    s = drafted()
    for seat, side in enumerate((s.you, s.foe)):
        DRAFT.choose_set(s.state, seat, [option.key for option in side.decision.candidates or ()][6:])
    chance = Random(0)
    while s.state.round == 0 or s.state.sides[1].plot < 0:
        decision = s.state.decisions[0]
        s.choose(decision.seat, chance.choice(list(decision.options)).key)
    assert s.name(s.state.sides[1].plot) in str(s.state.view(0)["cards"])


@rule("HBO.plot-draft-variant.6")
def test_the_example_of_a_full_draft() -> None:
    """32 plots: 14 of the houses, 18 in the draft deck; three rounds of three and three, then seven of thirteen."""
    state = DRAFT.start(DRAFT.setup(SEATS, {}), 30)
    plots = [card for card, definition in enumerate(state.cards) if definition.code.startswith("HBP")]
    assert len(plots) == 32 and [len(side.plots) for side in state.sides] == [7, 7]
    for left in (12, 6, 0):
        assert len(draft_deck(state)) == left
        for count in (3, 2):
            for seat in (0, 1):
                assert len(offered_to(state, seat)) == count
                state.apply_index(seat, 0)
    put_back = [card for card in plots if state.zone[card] == BOX]
    assert len(put_back) == 6 and [len(kept_by(state, seat)) for seat in (0, 1)] == [6, 6]
    for seat in (0, 1):
        decision = next(one for one in state.decisions if one.seat == seat)
        keys = [option.key for option in decision.candidates or ()]
        assert (decision.minimum, decision.maximum, len(keys)) == (7, 7, 13)
        DRAFT.choose_set(state, seat, keys[6:])
    assert len([card for card in plots if state.zone[card] == BOX]) == 6 + 2 * 6
    assert [len(side.plots) for side in state.sides] == [7, 7]


# Worlds, copies and players.


def pairs_passed(state: ThronesState) -> list[frozenset[str]]:
    """The plots House Stark passed, by code: two in each round."""
    first = state.deal.commons[0]
    mine = [
        [card for card in range(first + 6 * at, first + 6 * at + 3) if state.owners[card] != 0]
        for at in range(ROUNDS)
    ]
    return [frozenset(state.cards[card].code for card in cards) for cards in mine]


def held(state: ThronesState, seat: int) -> frozenset[str]:
    """The plots a seat has: in its deck, in play, used, and left out."""
    zoned = ("plots", "plot", "used", "box")
    facts = [card for card in state.facts()["cards"] if card["owner"] == seat and card["type"] == "plot"]
    assert {card["zone"] for card in facts} <= set(zoned)
    return frozenset(card["code"] for card in facts)


@pytest.mark.parametrize("again", [False, True], ids=["world", "world-of-a-world"])
def test_a_world_keeps_what_the_seat_saw_and_deals_the_rest_anew(again: bool) -> None:
    state = decided(5)
    pairs = pairs_passed(state)
    decks, kept = set(), set()
    for seed in range(60):
        world = state.determinize(0, seed)
        if again:
            world = world.determinize(0, seed + 1000)
        assert world.view(0) == state.view(0) and pairs_passed(world) == pairs
        assert held(world, 0) == held(state, 0) and len(held(world, 1)) == 13
        for pair in pairs:
            assert len(pair & held(world, 1)) == 1
        assert {world.cards[card].code for card in world.deal.commons} == {
            state.cards[card].code for card in state.deal.commons
        }
        kept.add(frozenset(pair & held(world, 1) for pair in pairs))
        decks.add(frozenset(world.cards[card].code for card in world.sides[1].plots))
    assert len(kept) == 8, "each of two plots passed may have been kept"
    assert len(decks) > 40, "any seven of the thirteen may be the deck"


def test_a_world_keeps_plots_that_were_revealed_also_once_they_are_taken_back() -> None:
    chance = Random(3)
    state = decided(3)
    while state.outcome is None and state.round < 8:
        decision = state.decisions[0]
        state.apply(decision.seat, chance.choice(list(decision.options)).key)
    assert state.round == 8
    deck = [state.cards[card].code for card in state.sides[1].plots]
    for seed in range(10):
        world = state.determinize(0, seed)
        assert sorted(world.cards[card].code for card in world.sides[1].plots) == sorted(deck)


def test_in_a_draft_what_was_never_seen_may_be_any_plot() -> None:
    s = drafting(deck_order="shuffled")
    seen = {s.name(card) for card in offered_to(s.state, 0)}
    dealt = {
        name
        for seed in range(40)
        for world in [s.state.determinize(0, seed)]
        for name in [world.cards[card].name for card in offered_to(world, 1)]
    }
    assert len(dealt) == 15 and not dealt & seen


def test_a_save_in_the_middle_of_a_draft_goes_on_alike() -> None:
    chance = Random(1)
    state = DRAFT.start(DRAFT.setup(SEATS, {}), 1)
    while state.round < 2:
        loaded = DRAFT.load(state.dump())
        decision = chance.choice(state.decisions)
        key = chance.choice(list(decision.options)).key
        assert loaded.owners == state.owners and loaded.apply(decision.seat, key) == state.apply(
            decision.seat, key
        )
        assert loaded.dump() == state.dump()


def test_a_draft_is_undone_and_replayed() -> None:
    match = Match(DRAFT, DRAFT.setup(SEATS, {}), 9)
    begun_at = match.state.dump()
    for _ in range(ROUNDS * 4):
        match.choose_index(match.state.decisions[0].seat, 1)
    for seat in (0, 1):
        keys = [
            option.key for one in match.state.decisions if one.seat == seat for option in one.candidates or ()
        ]
        match.choose_set(seat, keys[3:10])
    assert replay(match.record()).state == match.state
    while match.ply:
        match.undo()
    assert match.state.dump() == begun_at


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Two Kings", "Exiled"),
        ("Sworn Swords", "Behind High Walls"),
        ("Ravens to Every Keep", "Coin from Braavos"),
        ("Raise the Walls", "No Quarter"),
    ],
)
def test_a_plot_is_worth_its_numbers_and_what_it_does_for_its_player_alone(better: str, worse: str) -> None:
    plots = {card.name: card for card in POOL.by_code.values()}
    assert draft_worth(plots[better]) > draft_worth(plots[worse])


def test_the_heuristic_keeps_the_plot_and_takes_the_seven_that_it_likes_best() -> None:
    s = drafting()
    best = max(offered_to(s.state, 0), key=lambda card: liking(s.state.cards[card], 0))
    assert bot_choice(s, 0) == best
    s = drafted()
    held = sorted(s.state.sides[0].plots, key=lambda card: liking(s.state.cards[card], 0), reverse=True)
    while any(decision.seat == 0 for decision in s.state.decisions):
        s.state.apply(0, f"pick:{bot_choice(s, 0)}")
    DRAFT.choose_set(s.state, 1, [option.key for option in s.foe.decision.candidates or ()][:7])
    assert set(s.state.sides[0].plots) == set(held[:7])


def test_tastes_differ_and_no_taste_prefers_a_plot_that_is_far_worse() -> None:
    plots = {card.name: card for card in POOL.by_code.values()}
    good, fair, bad = (plots[name] for name in ("Two Kings", "Behind High Walls", "Valar Morghulis"))
    preferred = [liking(good, seed) > liking(fair, seed) for seed in range(60)]
    assert 10 < preferred.count(True) < 50
    assert all(liking(fair, seed) > liking(bad, seed) for seed in range(60))


def test_no_plot_of_the_draft_is_always_or_never_played_by_whoever_kept_it() -> None:
    """``docs/balance-hbo.md`` has the shares of more drafts."""
    kept: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for seed in range(120):
        state = DRAFT.start(DRAFT.setup(SEATS, {}), seed)
        players = [make_bot("heuristic", DRAFT.id, 2 * seed + seat) for seat in (0, 1)]
        held: list[int] = []
        while state.decisions[0].why.what in ("draft", "plots"):
            decision = state.decisions[0]
            if decision.why.what == "plots" and not held:
                held = [card for side in state.sides for card in side.plots]
            state.apply_index(decision.seat, players[decision.seat].choose(Eyes(state, decision)))
        kept.update(state.cards[card].code for card in held)
        played.update(state.cards[card].code for side in state.sides for card in side.plots)
    assert all(0.15 <= played[code] / kept[code] <= 0.85 for code in DRAFTED_PLOTS)


@pytest.mark.parametrize("seed", range(3))
def test_the_heuristic_beats_chance(seed: int) -> None:
    players = [make_bot(name, DRAFT.id, seed) for name in ("heuristic", "random")]
    state, _ = play_out(DRAFT, DRAFT.setup(SEATS[:: 1 - 2 * (seed % 2)], {}), seed, players)
    assert state.outcome is not None and state.outcome.winners == (0,)


def bot_choice(s: Scene, seat: int) -> int:
    """The plot that the heuristic keeps."""
    decision = next(one for one in s.state.decisions if one.seat == seat)
    index = make_bot("heuristic", DRAFT.id, 0).choose(Eyes(s.state, decision))
    card = decision.options[index].card
    assert card is not None
    return card
