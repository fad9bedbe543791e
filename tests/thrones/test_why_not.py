"""Why not: for every card in sight the true reason, in plain words about that card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.set_up import placing
from tests.thrones.table import melee, rich
from weirwood.bots import Eyes, make_bot
from weirwood.core.catalogue import find_game
from weirwood.core.errors import UnknownCard
from weirwood.rules import find_clause
from weirwood.thrones.editions.second.profile import PROFILE
from weirwood.thrones.engine.concepts.refused import SETUP_TOO_DEAR
from weirwood.thrones.refusing.about import About
from weirwood.thrones.refusing.reasons import reason


def why(s: Scene, seat: int, name: str, verb: str | None = None) -> list[str]:
    """The clauses told to a seat about a card; what is told is said about that card or what is asked."""
    own = s.facts["seats"][seat]
    piles = [own[pile] for pile in ("hand", "dead", "discard", "plots", "used")]
    found = [card for pile in piles for card in pile if s.name(card) == name]
    told = s.game.explain(s.state, seat, {"card": found[0] if found else s.id(name), "verb": verb})
    for refusal in told:
        assert str(refusal["text"]) != find_clause(refusal["rule"]).gist
    return [refusal["rule"] for refusal in told]


def attacked(ask: str = "choices") -> Scene:
    """The second seat is asked for its defenders."""
    s = scene(
        side(plays=["Eddard Stark"], discard=["Ice"]),
        side(
            plays=[
                "Tywin Lannister",
                {"card": "Burned Men", "kneeling": True},
                "Grand Maester Pycelle",
                {"card": "Ser Jaime Lannister", "duplicates": ["Ser Jaime Lannister"]},
                "The Roseroad",
            ],
            hand=["Littlefinger", "Tears of Lys"],
            dead=["Cersei Lannister"],
            plots=["A Noble Cause"],
        ),
        ask=ask,
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Eddard Stark")
    s.all_pass("4.2.1")
    assert s.asks(1, "defenders")
    return s


@pytest.mark.parametrize(
    ("verb", "clause"),
    [
        ("keep", "RR.mulligan.1"),
        ("mulligan", "RR.mulligan.1"),
        ("number", "RR.x.2"),
        ("player", "RR.framework.1.3c"),
    ],
)
def test_what_nothing_asks_for_is_refused_with_its_clause(verb: str, clause: str) -> None:
    assert why(attacked(), 1, "Tywin Lannister", verb) == [clause]


def test_who_cannot_defend_is_told_what_keeps_them() -> None:
    s = attacked()
    assert why(s, 1, "Ser Jaime Lannister") == []
    assert why(s, 1, "Littlefinger") == why(s, 1, "Tears of Lys") == ["RR.in-play.2"]
    assert why(s, 1, "Cersei Lannister") == why(s, 1, "A Noble Cause") == ["RR.in-play.2"]
    assert why(s, 1, "Burned Men") == ["RR.framework.4.2.1b"]
    assert why(s, 1, "Grand Maester Pycelle") == ["RR.challenge-icons.1"]
    assert why(s, 1, "The Roseroad") == ["RR.challenge-icons.1"]
    assert why(s, 1, "Eddard Stark") == ["RR.defender.1"]
    [duplicate] = s.card("Ser Jaime Lannister")["duplicates"]
    [told] = s.game.explain(s.state, 1, {"card": duplicate})
    assert told["rule"] == "RR.duplicates.5"


def test_attackers_are_judged_by_the_challenge_that_was_chosen() -> None:
    s = scene(
        side(plays=["Eddard Stark", "Burned Men", "Grand Maester Pycelle"], hand=["Littlefinger"]),
        side(plays=["Varys"]),
    )
    assert why(s, 0, "Eddard Stark") == ["RR.framework.4.2c"]
    assert why(s, 0, "Eddard Stark", "attack") == []
    s.choose(0, next(option.key for option in s.you.decision.options if option.value == "military"))
    assert s.asks(0, "attackers")
    assert why(s, 0, "Grand Maester Pycelle") == ["RR.challenge-icons.1"]
    [told] = s.game.explain(s.state, 0, {"card": s.id("Grand Maester Pycelle")})
    assert "military" in str(told["text"]) and "power" not in str(told["text"])
    assert why(s, 0, "Varys") == ["RR.framework.4.2d"]
    assert why(s, 0, "Littlefinger") == ["RR.in-play.2"]


def test_at_set_up_each_card_that_cannot_be_placed_has_its_own_reason() -> None:
    s = placing(["Ice", "The Roseroad", "The Kingsroad", "Tears of Lys", "Balon Greyjoy", "Robert Baratheon"])
    assert why(s, 0, "Tears of Lys") == ["RR.setup.8c"]
    assert why(s, 0, "Ice") == ["RR.setup.8d"]
    assert why(s, 0, "Robert Baratheon") == []
    about = About(s.state, 0, s.id("Robert Baratheon"), "choose")
    assert f"{PROFILE.set_up.gold} gold" in str(reason(about, SETUP_TOO_DEAR))


def test_whom_stealth_does_not_bypass_is_told_why() -> None:
    s = melee(
        rich(plays=["Sneaky Rounder", "All Rounder"]),
        rich(plays=["Varys", "Burned Men", "Eddard Stark"]),
        rich(plays=["Robb Stark"]),
    )
    s[0].challenges("military", "Sneaky Rounder", against=1)
    assert s.asks(0, "stealth")
    assert why(s, 0, "Eddard Stark") == []
    texts = set()
    for name in ("Varys", "Sneaky Rounder", "Robb Stark"):
        [told] = s.game.explain(s.state, 0, {"card": s.id(name)})
        assert told["rule"] == "RR.stealth.1"
        texts.add(str(told["text"]))
    assert len(texts) == 3


def test_the_cost_that_cannot_be_paid_is_named() -> None:
    s = scene(
        side(plays=[{"card": "Winterfell Steward", "kneeling": True}, "Rattleshirt's Raiders"]),
        at="marshaling",
        ask="windows",
    )
    [told] = s.game.explain(s.state, 0, {"card": s.id("Winterfell Steward")})
    assert told["rule"] == "RR.abilities.9" and "Winterfell Steward" in str(told["text"])
    assert "{" not in str(told["text"])


def test_a_price_is_told_in_gold() -> None:
    s = scene(side(hand=["Tywin Lannister", "Tears of Lys"], gold=3), at="marshaling", ask="windows")
    assert why(s, 0, "Tywin Lannister") == ["RR.costs.1"]
    [told] = s.game.explain(s.state, 0, {"card": s.id("Tywin Lannister")})
    assert "7" in str(told["text"]) and "3" in str(told["text"])
    assert why(s, 0, "Tears of Lys") == ["RR.triggering-condition.1"]


def test_what_cannot_be_used_is_told_apart() -> None:
    cards = ["Tumblestone Knight", "The Roseroad", "Winterfell Steward", "Robb Stark", "Littlefinger"]
    mine = side(
        plays=cards, dead=["Arya Stark"], discard=["Tears of Lys"], plots=["Summons"], used=["Rebuilding"]
    )
    s = scene(mine, side(plays=["Varys"]), at="marshaling", ask="windows")
    assert why(s, 0, "Winterfell Steward") == []
    assert why(s, 0, "Tumblestone Knight") == ["RR.abilities.1"]
    assert why(s, 0, "Robb Stark") == ["RR.triggering-condition.1"]
    assert why(s, 0, "Varys") == ["RR.abilities.2"]
    assert why(s, 0, "Arya Stark") == ["RR.abilities.6"]
    assert why(s, 0, "Tears of Lys") == ["RR.in-play.2"]
    assert why(s, 0, "Summons") == ["RR.framework.1.2"]
    assert why(s, 0, "Rebuilding") == ["RR.plot-card.5"]


def test_in_a_challenge_who_fights_already_is_told_so() -> None:
    s = attacked(ask="windows")
    assert why(s, 0, "Eddard Stark") == ["RR.framework.4.2a"]
    s.foe.defends("Ser Jaime Lannister")
    assert why(s, 1, "Ser Jaime Lannister", "defend") == ["RR.participating.2"]


def test_a_question_that_no_card_answers_comes_first() -> None:
    s = melee(rich(plots=["The Winds of Winter"]), rich(plots=["Summons"]), rich(plots=["Summons"]), at="1.2")
    while not s.asks(0, "first-player"):
        decision = s.state.decisions[0]
        s.choose(decision.seat, decision.options[0].key)
    assert why(s, 0, "The Winds of Winter") == ["RR.framework.1.3c"]


def test_a_card_must_be_named() -> None:
    with pytest.raises(UnknownCard):
        s = attacked()
        s.game.explain(s.state, 1, {})


@pytest.mark.parametrize(("game_id", "players"), [("second/joust", 2), ("second/melee", 3)])
def test_every_card_in_sight_is_an_option_or_has_its_reason(game_id: str, players: int) -> None:
    game = find_game(game_id)
    state: Any = game.start(game.setup(game.ready(players), {}), 3)
    bots = [make_bot("random", game_id, seed=seat) for seat in range(players)]
    for ply in range(600):
        if state.outcome is not None:
            break
        if ply % 10 == 0:
            for seat in range(players):
                _check_all(game, state, seat)
        decision = state.decisions[0]
        state.apply_index(decision.seat, bots[decision.seat].choose(Eyes(state, decision)))


def _check_all(game: Any, state: Any, seat: int) -> None:
    names = game.names(state, seat)
    offered = {
        names.card(option.card)
        for decision in state.decisions
        if decision.seat == seat
        for option in [*decision.options, *(decision.candidates or ())]
        if option.card is not None
    }
    for card in state.view(seat)["cards"]:
        told = game.explain(state, seat, {"card": card["id"]})
        assert bool(told) != (card["id"] in offered), (card, told)
        assert all(find_clause(refusal["rule"]) and refusal["text"] for refusal in told)


def test_who_could_attack_is_told_in_which_challenges_first() -> None:
    s = scene(side(plays=["Eddard Stark", "Burned Men", "Grand Maester Pycelle"]), side(plays=["Varys"]))

    def first(name: str) -> set[str]:
        [told] = s.game.explain(s.state, 0, {"card": s.id(name)})
        offered = {option.key: str(option.value) for option in s.you.decision.options}
        return {offered[key] for key in told.get("first", [])}

    assert first("Eddard Stark") == {"military", "power"}
    assert first("Burned Men") == {"military"}
    assert first("Varys") == set()
