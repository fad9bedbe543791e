"""Interrupts: when their window opens and closes, and how often each may be used (RR.interrupts)."""

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

SHIREEN = "Shireen Baratheon"


@rule("RR.interrupts.1")
def test_an_interrupt_resolves_before_what_it_interrupts() -> None:
    s = scene(you=side(plays=[SHIREEN]), foe=side(plays=["Littlefinger", "Varys"]))
    s.kill(SHIREEN)
    s.you.uses(SHIREEN)
    assert s.card(SHIREEN)["zone"] == "play"
    s.you.picks("Varys")
    assert s.card("Varys")["kneeling"]
    assert s.you.dead == [SHIREEN]


@rule("RR.interrupts.2")
def test_an_interrupt_is_used_once_for_each_time_its_condition_occurs() -> None:
    s = scene(you=side(plays=["Ossuary", "Littlefinger", "Varys", "Sansa Stark"]), ask="windows")
    s.kill("Littlefinger")
    s.you.uses("Ossuary")
    assert s.you.gold == 1
    assert s.you.dead == ["Littlefinger"]
    s.kill("Varys")
    s.you.uses("Ossuary")
    assert s.you.gold == 2
    assert s.you.dead == ["Littlefinger", "Varys"]


@rule("RR.interrupts.2")
def test_each_of_several_deaths_at_once_is_an_occurrence_of_its_own() -> None:
    s = scene(you=side(plays=["Ossuary", "Littlefinger", "Varys"]), ask="windows")
    s.kill("Littlefinger", "Varys")
    s.you.uses("Ossuary")
    assert s.you.offered(Verb.USE) == ["Ossuary"]
    s.you.uses("Ossuary")
    assert s.you.gold == 2
    assert sorted(s.you.dead) == ["Littlefinger", "Varys"]


@rule("RR.interrupts.3")
def test_the_window_for_interrupts_opens_before_the_condition_occurs() -> None:
    s = scene(you=side(plays=["Ossuary", "Joffrey Baratheon", "Littlefinger"]), ask="windows")
    s.kill("Littlefinger")
    assert s.you.decision.why.window == "interrupt"
    assert s.you.offered(Verb.USE) == ["Ossuary"]
    assert (s.card("Littlefinger")["zone"], s.you.dead) == ("play", [])
    s.you.passes()
    assert s.you.decision.why.window == "reaction"
    assert s.you.dead == ["Littlefinger"]


@rule("RR.interrupts.3")
def test_a_phase_is_not_over_while_its_end_is_interrupted() -> None:
    s = scene(you=side(plays=["Margaery Tyrell", "Littlefinger", "The Wall"]), ask="windows")
    s.you.uses("Margaery Tyrell")
    s.you.picks("Littlefinger")
    s.pass_to("4.4")
    assert s.you.offered(Verb.USE) == ["The Wall"]
    assert s.card("Littlefinger")["strength"] == 7
    s.you.passes()
    assert s.card("Littlefinger")["strength"] == 4


@rule("RR.interrupts.4")
def test_who_passed_may_interrupt_after_another_did() -> None:
    s = scene(you=side(plays=["Ossuary", "Littlefinger"]), foe=side(plays=["Ossuary"]), ask="windows")
    s.kill("Littlefinger")
    s.you.passes()
    assert s.foe.offered() == ["Ossuary", "pass"]
    s.foe.uses("Ossuary")
    assert s.you.offered() == ["Ossuary", "pass"]
    assert s.you.dead == []
    s.you.uses("Ossuary")
    assert (s.you.gold, s.foe.gold) == (1, 1)
    assert s.you.dead == ["Littlefinger"]


@rule("RR.interrupts.4")
def test_the_window_closes_only_when_all_have_passed_in_a_row() -> None:
    foe = side(plays=["Ossuary", "Ossuary"])
    s = scene(you=side(plays=["Ossuary", "Ossuary", "Littlefinger"]), foe=foe, ask="windows")
    s.kill("Littlefinger")
    s.you.passes()
    s.foe.uses("Ossuary")
    s.you.uses("Ossuary")
    s.foe.passes()
    assert s.you.offered() == ["Ossuary", "pass"]
    s.you.passes()
    assert s.you.dead == ["Littlefinger"]


@rule("RR.interrupts.4")
def test_turns_alternate_in_the_window() -> None:
    ossuaries = ["Ossuary", "Ossuary"]
    s = scene(
        you=side(plays=[*ossuaries, "Littlefinger"]), foe=side(plays=ossuaries), first_player=1, ask="windows"
    )
    s.kill("Littlefinger")
    asked = []
    while s.state.decisions[0].why.window == "interrupt":
        asked.append(s.state.decisions[0].seat)
        (s.you, s.foe)[asked[-1]].uses("Ossuary")
    assert asked == [1, 0, 1, 0]


@rule("RR.interrupts.5")
def test_when_all_have_passed_the_window_is_closed_and_the_condition_completes() -> None:
    s = scene(
        you=side(plays=["Ossuary", "Joffrey Baratheon", "Littlefinger"]),
        foe=side(plays=["Ossuary"]),
        ask="windows",
    )
    s.kill("Littlefinger")
    s.you.passes()
    s.foe.passes()
    assert s.you.dead == ["Littlefinger"]
    assert s.you.offered() == ["Joffrey Baratheon", "pass"]
    s.you.passes()
    assert s.state.decisions[0].kind.value == "act"
    assert "Ossuary" not in s.you.offered()
    assert (s.you.gold, s.foe.gold) == (0, 0)


@rule("RR.interrupts.6")
def test_interrupts_to_one_condition_resolve_one_after_the_other() -> None:
    s = scene(
        you=side(plays=["Ossuary", SHIREEN]),
        foe=side(plays=["Ser Horas Redwyne", {"card": "Margaery Tyrell", "kneeling": True}]),
    )
    s.kill(SHIREEN)
    assert sorted(s.you.offered(Verb.USE)) == ["Ossuary", SHIREEN]
    s.you.uses(SHIREEN)
    s.you.picks("Ser Horas Redwyne")
    assert s.foe.offered(Verb.USE) == ["Ser Horas Redwyne"]  # the knelt one answers first
    assert s.you.offered() == []
    s.foe.uses("Ser Horas Redwyne")
    assert s.you.offered(Verb.USE) == ["Ossuary"]
    assert s.you.dead == []
    s.you.uses("Ossuary")
    assert s.you.gold == 1
    assert s.you.dead == [SHIREEN]


@rule("RR.interrupts.7")
def test_each_copy_may_be_used_once() -> None:
    s = scene(you=side(plays=["Ossuary", "Ossuary", "Littlefinger"]), ask="windows")
    s.kill("Littlefinger")
    assert s.you.offered(Verb.USE) == ["Ossuary", "Ossuary"]
    s.you.uses("Ossuary")
    assert s.you.offered(Verb.USE) == ["Ossuary"]
    s.you.uses("Ossuary")
    assert s.you.gold == 2
    assert s.you.dead == ["Littlefinger"]
