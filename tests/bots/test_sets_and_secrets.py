"""Whole sets are searched as one move; others' secret choices follow leanings, and one's own are mixed."""

from collections import Counter
from random import Random

from tests.thrones.scene import Scene, scene, side
from weirwood.bots import Eyes, make_thinker
from weirwood.bots.answering import answer_of
from weirwood.bots.mind import find_mind
from weirwood.bots.search import _Candidate, _mixed
from weirwood.core.catalogue import find_game
from weirwood.thrones.judgement.judge import weigh
from weirwood.thrones.state import ThronesState

DRAWS = 300


def choosing_plots() -> ThronesState:
    """A joust at its first plots, which both choose in secret."""
    game = find_game("second/joust")
    state = game.start(game.setup(game.ready(2), {}), 3)
    while len(state.decisions) < 2 or state.decisions[0].kind != "plot":
        state.apply_index(state.decisions[0].seat, 0)
    assert isinstance(state, ThronesState)
    return state


def test_what_others_choose_in_secret_is_drawn_by_what_they_lean_to() -> None:
    state = choosing_plots()
    other = next(decision for decision in state.decisions if decision.seat == 1)
    scores = weigh(state.clone(), other, 0)
    cards = [option.card for option in other.options]
    drawn: Counter[int | None] = Counter()
    for number in range(DRAWS):
        world = state.clone()
        find_mind("second/joust").draw_secrets(world, 0, Random(number))
        assert [decision.seat for decision in world.decisions] == [0]
        world.apply_index(0, 0)
        drawn[world.sides[1].plot] += 1
    liked = sorted(range(len(cards)), key=lambda index: -scores[index])
    assert len(drawn) > 1 and drawn[cards[liked[0]]] > 2 * DRAWS / len(cards)


def tried(index: int, *found: float) -> _Candidate:
    candidate = _Candidate(index, [str(index)], False, found[0])
    candidate.found = list(found)
    return candidate


def test_one_of_those_nearly_as_good_is_chosen_in_secret_and_none_that_is_clearly_worse() -> None:
    ranked = [tried(0, 0.60), tried(1, 0.59), tried(2, 0.40)]
    chosen = Counter(_mixed(ranked, Random(number))[0].index for number in range(DRAWS))
    assert chosen[0] > chosen[1] > DRAWS / 5 and chosen[2] == 0
    for number in range(9):
        again = _mixed(ranked, Random(number))
        assert sorted(each.index for each in again) == [0, 1, 2]


def defended() -> Scene:
    strong = ["Tywin Lannister", "Ser Jaime Lannister", "Lannisport Merchant"]
    s = scene(side(plays=["Eddard Stark"], plot="A Noble Cause"), side(plays=strong))
    s.all_pass("4.2")
    s.you.challenges("power", "Eddard Stark")
    s.all_pass("4.2.1")
    return s


def test_defenders_are_searched_as_whole_sets_nobody_and_all_among_them() -> None:
    s = defended()
    decision = s.foe.decision
    thinker = make_thinker("search:16", "second/joust", 1)
    assert decision.why.what == "defenders" and thinker is not None
    thought = thinker.think(Eyes(s.state, decision))
    able = {option.key for option in decision.candidates or ()}
    ways = {frozenset(way.keys) for way in thought.weighed}
    assert all(way.is_whole and way.simulations for way in thought.weighed)
    assert frozenset() in ways and frozenset(able) in ways and len(ways) == len(thought.weighed) > 2
    answer = answer_of(thinker, s.state.clone(), 1)
    assert answer.keys == list(thought.keys)
    s.game.choose_set(s.state, 1, answer.keys)
