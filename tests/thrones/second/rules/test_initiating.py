"""Initiating abilities and marshaling cards, step by step (RR.initiating)."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import refused
from weirwood.core.decision import DecisionKind
from weirwood.core.option import Verb
from weirwood.rules import rule

DRAGONS = ["Drogon", "Rhaegal"]


def _dracarys(foe: dict[str, Any] | None = None, **you: Any) -> Scene:
    """You have played Dracarys! and must say which dragon kneels for it."""
    form = {"plays": ["Khal Drogo", *DRAGONS], "hand": ["Dracarys!", "Varys"], "gold": 1, **you}
    s = scene(you=side(**form), foe=foe, ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Khal Drogo")
    s.all_pass("4.2.1")
    s.foe.defends(*[name for name in ("Ser Jorah Mormont",) if name in s.foe.in_play])
    s.you.plays("Dracarys!")
    return s


def _names(s: Scene, viewer: int | None) -> list[Any]:
    return [card.get("name") for card in s.state.view(viewer)["cards"]]


@rule("RR.initiating.0")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_event_is_shown_before_its_cost_is_paid(viewer: int | None) -> None:
    s = _dracarys()
    assert s.you.offered() == DRAGONS
    assert s.you.gold == 1
    assert "Dracarys!" in _names(s, viewer)
    assert ("Varys" in _names(s, viewer)) == (viewer == 0)


@rule("RR.initiating.0")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_to_be_marshaled_is_shown_before_anything_else(viewer: int | None) -> None:
    you = side(plays=["Varys", "Littlefinger"], hand=["Little Bird", "Sansa Stark"], gold=3)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals("Little Bird")
    assert s.you.decision.why.what == "host"
    assert "Little Bird" in _names(s, viewer)
    assert ("Sansa Stark" in _names(s, viewer)) == (viewer == 0)


@rule("RR.initiating.s1")
@pytest.mark.parametrize(
    ("you", "rule_broken"),
    [
        ({"hand": ["For the North!"], "plays": ["Robb Stark"]}, "RR.play-restrictions.1"),
        ({"hand": ["Confinement"], "gold": 1, "plays": ["Old Bear Mormont"]}, "RR.target.3"),
        ({"hand": ["Confinement"], "plays": ["Varys"]}, "RR.costs.1"),
        ({"hand": ["Take the Black"], "gold": 3, "plays": ["Ghost"]}, "RR.actions.2"),
        ({"hand": ["Disgrace"], "plays": ["Varys"]}, "RR.abilities.8"),
        ({"hand": ["Superior Claim"], "plays": ["Varys"]}, "RR.triggering-condition.1"),
    ],
)
def test_every_restriction_is_verified_before_anything_is_paid(you: dict[str, Any], rule_broken: str) -> None:
    s = scene(you=side(**you), ask="windows")
    assert s.you.offered(Verb.PLAY) == []
    assert refused(s, 0, "play", you["hand"][0]) == [rule_broken]
    assert s.you.gold == you.get("gold", 0)


@rule("RR.initiating.s1")
def test_a_second_copy_of_a_unique_card_is_refused_by_uniqueness() -> None:
    s = scene(you=side(hand=["Robb Stark"], dead=["Robb Stark"], gold=9), at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == []
    assert refused(s, 0, "marshal", "Robb Stark") == ["RR.dead-pile.3"]
    assert s.you.gold == 9


@rule("RR.initiating.s2")
def test_a_card_is_marshaled_if_its_cost_less_reductions_can_be_paid() -> None:
    you = side(plays=["Dragonstone Faithful"], hand=["Stannis Baratheon"], gold=5)
    s = scene(you=you, at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == []
    s.you.uses("Dragonstone Faithful")
    s.foe.passes()
    s.you.marshals("Stannis Baratheon")
    assert s.you.gold == 0


@rule("RR.initiating.s2")
def test_all_costs_must_be_payable_together() -> None:
    drogo = {"card": "Khal Drogo"}
    for gold, knelt, able in ((1, False, True), (0, False, False), (1, True, False)):
        you = side(plays=[drogo, {"card": "Drogon", "kneeling": knelt}], hand=["Dracarys!"], gold=gold)
        s = scene(you=you, ask="windows")
        s.all_pass("4.2")
        s.you.challenges("military", "Khal Drogo")
        assert (s.you.offered(Verb.PLAY) == ["Dracarys!"]) == able


@rule("RR.initiating.s3")
def test_all_reductions_that_fit_apply_to_the_next_card_and_are_gone() -> None:
    you = side(
        plays=["Dragonstone Faithful", "Dragonstone Faithful"],
        hand=["Bastard in Hiding", "Vanguard Lancer"],
        gold=2,
    )
    s = scene(you=you, at="marshaling", ask="windows")
    for _ in range(2):
        s.you.uses("Dragonstone Faithful")
        s.foe.passes()
    s.you.marshals("Bastard in Hiding")
    assert s.you.gold == 2
    s.foe.passes()
    s.you.marshals("Vanguard Lancer")
    assert s.you.gold == 0


@rule("RR.initiating.s3")
def test_a_reduction_is_used_up_where_it_is_worth_nothing() -> None:
    you = side(plays=["Dragonstone Port"], hand=["Dragonstone Port", "Bastard in Hiding"], gold=2)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.uses("Dragonstone Port")
    s.foe.passes()
    s.you.marshals("Dragonstone Port")  # it costs nothing
    s.foe.passes()
    s.you.marshals("Bastard in Hiding")
    assert s.you.gold == 0


@rule("RR.initiating.s4", "RR.initiating.s5")
def test_all_costs_are_paid_before_targets_are_chosen() -> None:
    s = _dracarys(side(plays=["Ser Jorah Mormont"]))
    assert s.you.decision.why.what == "cost"
    s.you.picks("Rhaegal")
    assert s.you.decision.why.what == "target"
    assert s.you.gold == 0
    assert (s.card("Drogon")["kneeling"], s.card("Rhaegal")["kneeling"]) == (False, True)
    assert s.you.offered() == ["Khal Drogo", "Ser Jorah Mormont"]


@rule("RR.initiating.s4", "RR.initiating.s5")
def test_an_attachment_is_paid_for_before_its_host_is_chosen() -> None:
    you = side(plays=["Varys", "Littlefinger"], hand=["Little Bird"], gold=3)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals("Little Bird")
    assert s.you.decision.why.what == "host"
    assert s.you.gold == 2
    s.you.picks("Littlefinger")
    assert s.card("Little Bird")["attached_to"] == s.id("Littlefinger")
    assert s.you.gold == 2


@rule("RR.choose.1", "RR.initiating.s5")
def test_a_player_is_chosen_with_the_targets_before_anybody_may_cancel() -> None:
    bear = '"The Bear and the Maiden Fair"'
    foe = side(hand=["The Hand's Judgment"], gold=2, deck=["Varys"] * 6)
    s = scene(you=side(hand=[bear], deck=["Ghost"] * 6), foe=foe, ask="windows")
    s.you.plays(bear)
    assert s.you.decision.kind == DecisionKind.PLAYER
    assert s.foe.offered() == []
    s.you.chooses_player(1)
    assert [event.seats for event in s.events if event.kind == "chosen"] == [(0, 1)]
    s.foe.plays("The Hand's Judgment")
    assert s.you.discard == [bear]
    assert not [event for event in s.events if event.kind == "looked"]


def _judged() -> Scene:
    """Put to the Sword is played on Varys; the foe may cancel it."""
    s = scene(
        you=side(plays=["Ranging Party"], hand=["Put to the Sword"], gold=2),
        foe=side(plays=["Littlefinger", "Varys"], hand=["The Hand's Judgment"], gold=2),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party")
    s.pass_to("4.2.2")
    s.you.plays("Put to the Sword")
    assert s.foe.offered() == []
    s.you.picks("Varys")
    return s


@rule("RR.initiating.s6")
def test_effects_may_be_canceled_when_costs_are_paid_and_targets_known() -> None:
    s = _judged()
    assert s.foe.decision.why.window == "would"
    assert s.foe.offered() == ["The Hand's Judgment", "pass"]
    assert (s.you.gold, s.foe.dead) == (0, [])
    known = [event for event in s.events if event.known_to(1) and s.id("Varys") in event.cards]
    assert known  # the foe knows whom it is to hit
    assert not any(s.id("Littlefinger") in event.cards for event in s.events)
    s.foe.plays("The Hand's Judgment")
    assert s.foe.dead == []


@rule("RR.initiating.s7")
def test_effects_not_canceled_resolve_on_the_targets_chosen() -> None:
    s = _judged()
    s.foe.passes()
    assert s.foe.dead == ["Varys"]
    assert s.foe.in_play == ["Littlefinger"]


@rule("RR.initiating.s7")
def test_a_marshaled_card_comes_into_play_when_all_steps_are_done() -> None:
    s = scene(you=side(hand=["Littlefinger"], gold=5), at="marshaling", ask="windows")
    s.you.marshals("Littlefinger")
    assert (s.you.gold, s.card("Littlefinger")["zone"]) == (0, "play")
    assert s.you.offered(Verb.USE) == ["Littlefinger"]


@rule("RR.initiating.8")
def test_what_a_cost_sets_off_is_answered_before_the_effects_resolve() -> None:
    s = scene(
        you=side(plays=["Bran Stark", {"card": "Robb Stark", "kneeling": True}]),
        foe=side(plays=["Khal Drogo", *DRAGONS], hand=["Dracarys!"], gold=1),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("military", "Khal Drogo")
    s.foe.plays("Dracarys!")
    s.foe.picks("Drogon")
    s.you.uses("Bran Stark")
    assert s.you.offered(Verb.USE) == ["Robb Stark"]  # Bran was sacrificed, his cancel has not resolved
    assert s.card("Khal Drogo")["strength"] == 5
    s.you.uses("Robb Stark")
    assert not s.card("Robb Stark")["kneeling"]
    assert s.card("Khal Drogo")["strength"] == 5
    assert s.foe.discard == ["Dracarys!"]
