"""The four steps of the end of a phase, a challenge or a round: interrupts, expiry, delayed effects, reactions."""

from tests.thrones.scene import Scene, scene, side
from weirwood.core.decision import DecisionKind
from weirwood.rules import rule


def _to_the_end_of_a_challenge(hand: list[str]) -> Scene:
    """You attack with a bell ringer and another; play stands at the end of the challenge."""
    s = scene(side(plays=["Bell Ringer", "Nobody"], hand=hand), side(plays=["Bran Stark"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Nobody")
    for name in hand:
        s.you.plays(name)
        s.you.picks("Nobody")
        s.foe.passes()
    while s.state.step != "4.2.6":
        decision = s.state.decisions[0]
        s.choose(decision.seat, decision.options[len(decision.options) - 1].key)
    return s


@rule("FAQ.end-of-phase.1")
def test_interrupts_to_the_end_of_a_phase_are_used_within_it() -> None:
    you = side(plays=["The Wall", "Nobody"], hand=["Fresh Bread"])
    s = scene(you, ask="windows")
    s.you.plays("Fresh Bread")
    s.pass_to("4.4")
    assert s.you.offered() == ["The Wall", "pass"]
    assert s.state.phase == "challenges" and s.card("Nobody")["strength"] == 4


@rule("FAQ.end-of-phase.1")
def test_gold_cloaks_are_gone_before_the_phase_has_ended() -> None:
    you = side(plays=["Nobody"], hand=["Gold Cloaks", "Hear Me Roar!", "Burned Men"], gold=3)
    s = scene(you, side(plays=["Bran Stark"]), ask="windows")
    s.you.ambushes("Gold Cloaks")
    s.foe.passes()
    s.you.plays("Hear Me Roar!")
    s.pass_to("5.aw")
    gone = [s.name(event.cards[0]) for event in s.events if event.kind == "discarded"]
    ended = [event.kind for event in s.events if event.kind in ("discarded", "phase-ended")]
    assert gone == ["Gold Cloaks", "Burned Men"]
    assert ended == ["discarded", "phase-ended", "discarded"]


@rule("FAQ.end-of-phase.2", "FAQ.end-of-phase.3")
def test_what_lasts_to_the_end_of_a_phase_is_gone_before_delayed_effects() -> None:
    s = scene(side(plays=["Margaery Tyrell"], hand=["Late Coin"]), ask="windows")
    s.you.plays("Late Coin")
    s.foe.passes()
    s.you.uses("Margaery Tyrell")
    assert s.card("Margaery Tyrell")["strength"] == 10
    s.pass_to("4.4")
    assert s.state.decisions[0].kind == DecisionKind.CONFIRM
    assert s.card("Margaery Tyrell")["strength"] == 3 and s.state.status.phase is None
    s.you.says(True)
    assert s.you.gold == 2


@rule("FAQ.end-of-phase.3")
def test_who_is_poisoned_dies_after_the_phase_has_ended() -> None:
    you = side(plays=["Tywin Lannister"], hand=["Tears of Lys"], gold=1)
    s = scene(you, side(plays=["Robb Stark"]), ask="windows")
    s.all_pass()
    s.you.challenges("intrigue", "Tywin Lannister")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.plays("Tears of Lys")
    s.pass_to("5.aw")
    assert s.foe.dead == ["Robb Stark"]
    dead = [event.kind for event in s.events if event.kind in ("killed", "phase-ended", "phase-began")]
    assert dead == ["phase-ended", "killed", "phase-began"]


@rule("FAQ.end-of-phase.3", "FAQ.end-of-phase.4")
def test_reactions_to_the_end_of_a_phase_come_last_and_outside_it() -> None:
    you = side(plays=["Watcher at Dusk"], hand=["Hear Me Roar!", "Burned Men"], gold=1)
    s = scene(you, ask="windows")
    s.you.plays("Hear Me Roar!")
    s.pass_to("4.4")
    assert s.you.discard == ["Hear Me Roar!", "Burned Men"]
    assert s.state.status.phase is None
    assert s.state.decisions[0].why.window == "reaction"


@rule("FAQ.end-of-phase.4")
def test_no_effect_begins_that_would_last_to_an_end_that_has_been() -> None:
    s = scene(side(plays=["Watcher at Dusk"]), at="4.4", ask="windows")
    assert [option.ability for option in s.you.decision.options] == [1, None]
    s.you.uses("Watcher at Dusk", ability=1)
    assert s.card("Watcher at Dusk")["strength"] == 3
    late = scene(
        side(plays=["Watcher at Dusk"], plots=["Summons"]), side(plots=["Summons"]), at="7.5", ask="windows"
    )
    assert late.state.step == "1.2"


@rule("FAQ.end-of-phase.4")
def test_who_enters_play_after_the_end_of_a_phase_did_not_enter_it_during_the_phase() -> None:
    post = side(plays=["Recruiting Post"], hand=["Olenna's Informant"])
    s = scene(post, at="4.4", ask="windows")
    s.you.uses("Recruiting Post")
    assert "Olenna's Informant" in s.you.in_play
    assert s.state.step == "5.aw" and s.state.decisions[0].kind == DecisionKind.ACT


@rule("FAQ.end-of-phase.5")
def test_the_end_of_a_challenge_has_the_same_four_steps() -> None:
    s = _to_the_end_of_a_challenge(["Slow Coin"])
    assert s.state.decisions[0].why.window == "interrupt" and s.you.offered() == ["Bell Ringer", "pass"]
    assert s.card("Nobody")["strength"] == 6 and s.facts["challenge"] is not None
    s.you.uses("Bell Ringer")
    assert s.state.decisions[0].kind == DecisionKind.CONFIRM
    assert s.card("Nobody")["strength"] == 2 == s.card("Bell Ringer")["strength"]
    assert s.facts["challenge"] is None and s.you.gold == 0
    s.you.says(True)
    assert s.you.gold == 2 and s.state.decisions[0].why.window == "reaction"
    assert [option.ability for option in s.you.decision.options] == [2, None]
    s.you.uses("Bell Ringer")
    assert s.you.gold == 3 and s.state.step == "4.aw"


@rule("FAQ.end-of-phase.5", "RR.framework.7.5")
def test_the_end_of_the_round_has_the_same_four_steps() -> None:
    plots = ["A Noble Cause", "Summons"]
    s = scene(
        side(plays=["Watcher at Dusk", "Tower of Dusk"], plots=plots),
        side(plots=plots),
        at="4.4",
        ask="windows",
    )
    s.you.passes()
    s.you.uses("Watcher at Dusk", ability=1)
    s.pass_to("7.5")
    assert s.you.offered() == ["Tower of Dusk", "pass"]
    assert s.card("Watcher at Dusk")["strength"] == 3
    s.you.passes()
    assert s.state.step == "1.2" and s.card("Watcher at Dusk")["strength"] == 2
