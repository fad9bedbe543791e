"""The challenges phase up to the comparison of strength, step by step (RR.framework.4.1 and on)."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def _kneeling(name: str) -> dict[str, Any]:
    return {"card": name, "kneeling": True}


def _at_challenges(you: list[Any], foe: list[Any] | None = None, **rest: Any) -> Scene:
    """The first challenge opportunity of a phase; every question is asked."""
    s = scene(side(plays=you, **rest), side(plays=foe or []), ask="windows")
    s.all_pass("4.2")
    return s


def _announce(s: Scene, type: str) -> None:
    """Name a challenge's type; attackers are asked next."""
    s.choose(0, next(option.key for option in s.you.decision.options if option.value == type))


@rule("RR.framework.4.1")
def test_the_challenges_phase_begins() -> None:
    s = scene(side(plays=["Tower of Dawn"], gold=3, plot="Supporting the Faith"), at="3.4", ask="windows")
    assert s.state.step == "4.1" and s.you.gold == 0 and s.you.offered() == ["Tower of Dawn", "pass"]


@rule("RR.framework.4.aw")
def test_a_window_opens_before_every_opportunity_to_challenge() -> None:
    s = scene(side(plays=["Robb Stark"]), side(plays=["Burned Men"]), at="4.1", ask="windows")
    assert s.state.step == "4.aw" and s.state.active == 0
    s.all_pass("4.2")
    s.you.challenges("power", "Robb Stark")
    s.all_pass()
    s.foe.defends()
    s.pass_to("4.aw")
    assert s.state.active == 0 and s.you.offered() == ["pass"] and s.facts["challenge"] is None
    s.all_pass("4.2")
    s.you.passes()
    assert s.state.step == "4.aw" and s.state.active == 1 and s.you.offered() == ["pass"]


@pytest.mark.parametrize("types", [("military", "intrigue", "power"), ("power", "military", "intrigue")])
@rule("RR.framework.4.2a")
def test_one_challenge_of_each_type_in_any_order(types: tuple[str, ...]) -> None:
    s = _at_challenges(["Nobody", "Nobody", "Nobody", "Nobody"])
    left = ["intrigue", "military", "power"]
    for type in types:
        assert sorted(s.you.offered(Verb.CHALLENGE)) == left
        s.you.challenges(type, "Nobody")
        s.all_pass()
        s.foe.defends()
        left.remove(type)
        s.pass_to("4.2" if left else "4.aw")
    s.all_pass("4.2")
    assert s.you.offered() == ["pass"]


@rule("RR.framework.4.2a")
def test_a_permission_gives_one_challenge_more_of_its_type() -> None:
    s = _at_challenges(["Casterly Rock", *["Nobody"] * 4])
    for _ in range(2):
        assert "intrigue" in s.you.offered()
        s.you.challenges("intrigue", "Nobody")
        s.all_pass()
        s.foe.defends()
        s.pass_to("4.2")
    assert sorted(s.you.offered()) == ["military", "pass", "power"]


@rule("RR.framework.4.2b")
def test_who_passes_is_not_active_again_in_the_phase() -> None:
    s = _at_challenges(["Nobody"], ["Burned Men"])
    s.you.passes()
    assert s.state.active == 1
    s.all_pass("4.2")
    s.foe.challenges("military", "Burned Men")
    s.all_pass()
    s.you.defends()
    s.pass_to("4.2")
    assert s.state.active == 1
    s.foe.passes()
    assert s.state.phase == "dominance"


@rule("RR.framework.4.2b")
def test_who_can_initiate_nothing_is_passed_over() -> None:
    s = scene(side(plays=[_kneeling("Nobody")]), side(plays=["Burned Men"]))
    assert s.state.active == 1 and s.foe.offered(Verb.CHALLENGE) == ["military"]


@rule("RR.framework.4.2c", "RR.framework.4.2g")
def test_type_opponent_attackers_and_stealth_are_one_initiation() -> None:
    s = _at_challenges(["Tyrion Lannister", "Cersei Lannister"], ["Samwell Tarly", "Yoren"])
    since = len(s.events)
    s.you.challenges("intrigue", "Tyrion Lannister", "Cersei Lannister")
    assert s.asks(0, "stealth") and s.events[since:] == []
    assert not s.card("Cersei Lannister")["kneeling"] and s.card("Cersei Lannister")["participating"] is None
    s.you.picks("Yoren")
    kinds = [event.kind for event in s.events[since:]]
    assert kinds == ["challenge-initiated", "declared", "declared", "knelt", "knelt", "bypassed"]
    assert s.you.offered() == ["Tyrion Lannister", "pass"]
    assert s.facts["challenge"]["stealth"] == [[s.id("Tyrion Lannister"), s.id("Yoren")]]


@rule("RR.framework.4.2d")
def test_attackers_stand_have_the_icon_and_are_your_own() -> None:
    lost, won = {"card": "Arya Stark", "controller": 1}, {"card": "Sansa Stark", "controller": 0}
    you = ["Bran Stark", _kneeling("Robb Stark"), "Shireen Baratheon", "Burned Men", lost]
    s = _at_challenges(you, [won, "Catelyn Stark"])
    _announce(s, "power")
    assert sorted(s.you.offered()) == ["Bran Stark", "Sansa Stark", "Shireen Baratheon"]


@rule("RR.framework.4.2e")
def test_a_challenge_needs_an_attacker() -> None:
    s = _at_challenges(["Bran Stark", "Shireen Baratheon"])
    assert s.you.offered(Verb.CHALLENGE) == ["power"]
    _announce(s, "power")
    assert s.you.offered() == ["Bran Stark", "Shireen Baratheon"]
    assert s.you.decision.minimum == 1


@rule("RR.framework.4.2f")
def test_attackers_kneel_together_unless_a_card_says_otherwise() -> None:
    s = _at_challenges(["Ser Jaime Lannister", "Burned Men", "Gold Cloaks", "Wildling Horde"])
    since = len(s.events)
    s.you.challenges("military", "Ser Jaime Lannister", "Burned Men", "Gold Cloaks")
    kneeling = [s.card(name)["kneeling"] for name in s.you.in_play]
    assert kneeling == [False, True, True, False]
    kinds = [event.kind for event in s.events[since:]]
    assert kinds == ["challenge-initiated", "declared", "declared", "declared", "knelt", "knelt"]


@rule("RR.framework.4.2g")
def test_stealth_need_not_be_used() -> None:
    s = _at_challenges(["Asha Greyjoy"], ["Bran Stark"])
    s.you.challenges("power", "Asha Greyjoy")
    assert s.asks(0, "stealth")
    s.you.picks()
    s.all_pass()
    assert s.foe.offered() == ["Bran Stark", "done"]


@rule("RR.framework.4.2h")
def test_all_that_was_announced_is_answered_in_one_window() -> None:
    s = _at_challenges(["Tyrion Lannister", "Dornish Paramour"], ["Samwell Tarly", "Eddard Stark"])
    s.you.challenges("intrigue", "Tyrion Lannister", "Dornish Paramour")
    s.you.picks("Samwell Tarly")
    assert sorted(s.you.offered()) == ["Dornish Paramour", "Tyrion Lannister", "pass"]
    s.you.uses("Tyrion Lannister")
    assert s.you.gold == 2 and s.you.offered() == ["Dornish Paramour", "pass"]


@rule("RR.framework.4.2h")
def test_a_bypass_is_answered_in_the_window_of_the_initiation() -> None:
    s = _at_challenges(["Ghost"], [_kneeling("Eddard Stark"), "Burned Men"])
    s.you.challenges("military", "Ghost")
    s.you.picks("Burned Men")
    assert s.you.offered() == ["Ghost", "pass"]
    s.you.passes()
    assert s.foe.offered() == ["Eddard Stark", "pass"]
    s.foe.uses("Eddard Stark")
    assert s.you.offered() == ["Ghost", "pass"]


@rule("RR.framework.4.2i")
def test_a_challenge_resolves_from_its_initiation_to_its_end() -> None:
    s = _at_challenges(["Vanguard of the North"], ["Burned Men"], hand=["For the North!"] * 3)
    offered = {s.state.step: "For the North!" in s.you.offered()}
    s.you.challenges("military", "Vanguard of the North")
    for step in ("4.2.aw1", "4.2.aw2"):
        s.pass_to(step)
        offered[step] = "For the North!" in s.you.offered() and s.facts["challenge"] is not None
    s.pass_to("4.aw")
    offered["4.aw"] = "For the North!" in s.you.offered()
    assert offered == {"4.2": False, "4.2.aw1": True, "4.2.aw2": True, "4.aw": False}
    assert s.facts["challenge"] is None


@rule("RR.framework.4.2.aw1", "RR.framework.4.2.aw2")
def test_actions_may_be_used_before_and_after_defenders_are_declared_and_then_no_more() -> None:
    s = _at_challenges(["Cersei Lannister"], ["Samwell Tarly"], hand=["Dragon Sight"] * 3, gold=3)
    s.you.challenges("intrigue", "Cersei Lannister")
    acts: list[str] = []
    steps: list[str] = []
    while s.state.step not in ("4.aw", "4.3"):
        decision = s.state.decisions[0]
        steps += [] if s.state.step in steps else [s.state.step]
        if decision.kind.value == "act" and s.state.step not in acts:
            acts.append(s.state.step)
            assert s.you.offered(Verb.PLAY) == ["Dragon Sight"] * 3
        option = next((o for o in decision.options if o.verb in (Verb.PASS, Verb.DONE)), decision.options[0])
        s.choose(decision.seat, option.key)
    assert acts == ["4.2.aw1", "4.2.aw2"] and steps[:3] == ["4.2.aw1", "4.2.1", "4.2.aw2"]


@rule("RR.framework.4.2.aw2")
def test_margaery_strengthens_a_defender_before_strength_is_compared() -> None:
    s = _at_challenges(["Cersei Lannister"], ["Margaery Tyrell", "Samwell Tarly"])
    s.you.challenges("intrigue", "Cersei Lannister")
    s.all_pass("4.2.1")
    s.foe.defends("Samwell Tarly")
    s.you.passes()
    s.foe.uses("Margaery Tyrell")
    s.foe.picks("Samwell Tarly")
    s.all_pass()
    challenge = s.facts["challenge"]
    assert (challenge["defending_strength"], challenge["winner"]) == (4, 0)


@rule("RR.framework.4.2.1a")
def test_any_number_of_characters_may_defend_and_they_kneel_together() -> None:
    foe = ["Bran Stark", "Arya Stark", "Shireen Baratheon"]
    none = _at_challenges(["Robb Stark"], foe)
    none.you.challenges("power", "Robb Stark")
    none.all_pass("4.2.1")
    assert sorted(none.foe.offered()) == ["Arya Stark", "Bran Stark", "Shireen Baratheon", "done"]
    none.foe.defends()
    assert none.facts["challenge"]["defenders"] == [] and not none.card("Bran Stark")["kneeling"]
    all_three = _at_challenges(["Robb Stark"], foe)
    all_three.you.challenges("power", "Robb Stark")
    all_three.all_pass("4.2.1")
    since = len(all_three.events)
    all_three.foe.defends(*foe)
    assert all(all_three.card(name)["kneeling"] for name in foe)
    assert [event.kind for event in all_three.events[since:]] == ["declared"] * 3 + ["knelt"] * 3


@rule("RR.framework.4.2.1b")
def test_defenders_stand_have_the_icon_and_were_not_bypassed() -> None:
    foe = ["Bran Stark", _kneeling("Robb Stark"), "Burned Men", _kneeling("Obara Sand"), "Tumblestone Knight"]
    s = _at_challenges(["Asha Greyjoy"], foe)
    s.you.challenges("power", "Asha Greyjoy")
    s.you.picks("Tumblestone Knight")
    s.all_pass()
    assert s.foe.offered() == ["Bran Stark", "Obara Sand", "done"]


@rule("RR.framework.4.2.2a")
def test_a_tie_goes_to_the_attacker_and_one_strength_more_to_the_defender() -> None:
    for defenders, winner in ((["Ser Waymar Royce"], 0), (["Ser Waymar Royce", "Burned Men"], 1)):
        s = _at_challenges(["Gold Cloaks"], ["Ser Waymar Royce", "Burned Men"])
        s.you.challenges("military", "Gold Cloaks")
        s.all_pass("4.2.1")
        s.foe.defends(*defenders)
        s.all_pass()
        assert (s.facts["challenge"] or s.facts["last_challenge"])["winner"] == winner
