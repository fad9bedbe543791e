"""Delayed effects: what waits for a moment, and how it happens then (RR.delayed-effects)."""

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import fight
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.delayed-effects.1")
def test_a_delayed_effect_waits_for_its_moment() -> None:
    s = scene(side(hand=["Hear Me Roar!", "Tywin Lannister"], gold=1), at="marshaling", ask="windows")
    s.you.plays("Hear Me Roar!")
    s.foe.passes()
    s.you.passes()
    assert s.state.phase == "marshaling"
    assert s.you.in_play == ["Tywin Lannister"]
    s.pass_to("4.aw")
    assert s.you.discard == ["Hear Me Roar!", "Tywin Lannister"]


@rule("RR.delayed-effects.1")
def test_a_delayed_effect_happens_once() -> None:
    dragon = {"card": "Drogon", "kneeling": True}
    mine = side(plays=[dragon], hand=["Waking the Dragon"], gold=3)
    s = scene(mine, at="draw", ask="windows")
    s.you.plays("Waking the Dragon")
    assert not s.card("Drogon")["kneeling"]
    s.pass_to("3.aw")
    assert s.you.hand == ["Drogon"]
    s.you.marshals("Drogon")
    s.pass_to("4.aw")
    assert s.you.in_play == ["Drogon"]


def _poisoned(plays: list[str]) -> Scene:
    """Wildling Horde is poisoned, and the challenges phase is about to end."""
    s = scene(
        side(plays=["Varys", *plays], hand=["Tears of Lys"], gold=1),
        side(plays=["Wildling Horde"]),
        ask="windows",
    )
    s.all_pass()
    s.you.challenges("intrigue", "Varys")
    s.you.done()  # bypasses nobody
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.plays("Tears of Lys")
    return s


@rule("RR.delayed-effects.2")
def test_a_delayed_effect_comes_before_reactions_and_after_interrupts() -> None:
    s = _poisoned(["Watcher at Dusk", "Tower of Dusk"])
    s.pass_to("4.4")
    assert s.you.offered() == ["Tower of Dusk", "pass"]  # an interrupt: the phase has not ended yet
    assert s.foe.in_play == ["Wildling Horde"]
    s.you.uses("Tower of Dusk")
    assert set(s.you.offered(Verb.USE)) == {"Watcher at Dusk"}  # a reaction
    assert (s.foe.in_play, s.foe.dead) == ([], ["Wildling Horde"])


@rule("RR.delayed-effects.2")
def test_a_delayed_effect_resolves_by_itself() -> None:
    s = _poisoned([])
    s.pass_to("5.aw")
    assert s.foe.dead == ["Wildling Horde"]


@rule("RR.delayed-effects.3")
def test_a_delayed_effect_is_no_new_ability_to_cancel() -> None:
    traitor = side(plays=["Grand Maester Pycelle"], hand=["Treachery"], gold=1)
    s = scene(side(plays=["Dothraki Sea", "Robb Stark"], hand=["Khal Drogo"]), traitor, ask="windows")
    fight(s, "power", "Robb Stark")
    s.you.uses("Dothraki Sea")
    assert s.foe.offered() == ["Treachery", "pass"]  # the ability itself could be canceled
    s.foe.passes()
    assert sorted(s.you.in_play) == ["Khal Drogo", "Robb Stark"]
    asked = []
    while s.state.phase == "challenges":
        decision = s.state.decisions[0]
        asked += [s.word(option) for option in decision.options]
        idle = [option for option in decision.options if option.verb in (Verb.PASS, Verb.DONE, Verb.YES)]
        s.choose(decision.seat, idle[0].key)
    assert s.you.hand == ["Khal Drogo"]
    assert "Treachery" not in asked
