"""Forced interrupts and reactions (RR.forced)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import STOOD

JORAH = "Ser Jorah Mormont"


@rule("RR.forced.1")
def test_a_forced_reaction_resolves_each_time_and_nobody_is_asked() -> None:
    s = scene(you=side(plays=[JORAH, "Khal Drogo"], plot="A Storm of Swords"), ask="windows")
    for tokens in (1, 2):
        s.all_pass("4.2")
        s.you.challenges(("intrigue", "military")[tokens - 1], JORAH)
        s.pass_to("4.2.5")
        assert s.card(JORAH)["tokens"] == {"betrayal": tokens}
        s.pass_to("4.aw")
        s.happen([Happening(STOOD, s.id(JORAH), 0)])


@rule("RR.forced.1")
def test_all_gold_goes_when_the_challenges_phase_begins_whether_wanted_or_not() -> None:
    s = scene(you=side(gold=3, plot="Supporting the Faith"), foe=side(gold=5), at="4.1", ask="windows")
    assert s.state.step == "4.aw"
    assert (s.you.gold, s.foe.gold) == (0, 0)


@rule("RR.forced.2")
def test_forced_interrupts_come_before_the_others() -> None:
    s = scene(
        you=side(plays=["Old Bear Mormont"], hand=["Gold Cloaks", "Castle Black"], gold=2), ask="windows"
    )
    s.you.ambushes("Gold Cloaks")
    s.pass_to("4.4")
    assert s.you.offered(Verb.USE) == ["Old Bear Mormont"]
    assert s.you.discard == ["Gold Cloaks"]


@rule("RR.forced.2")
def test_forced_reactions_come_before_the_others() -> None:
    s = scene(you=side(plays=[JORAH, "Daenerys Targaryen", "Rhaegal"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("intrigue", JORAH, "Daenerys Targaryen")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    assert s.you.offered(Verb.USE) == ["Rhaegal"]
    assert s.card(JORAH)["tokens"] == {"betrayal": 1}


def _two_forced(first: int) -> Scene:
    """You have won unopposed with Jorah, against the Wall."""
    s = scene(
        you=side(plays=[JORAH]),
        foe=side(plays=["The Wall"]),
        first_player=first,
        active=0,
    )
    s.you.challenges("military", JORAH)
    return s


@rule("RR.forced.3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_forced_abilities_whoever_controls_them(first: int) -> None:
    s = _two_forced(first)
    asked = (s.you, s.foe)[first]
    assert sorted(asked.offered()) == [JORAH, "The Wall"]
    assert asked.decision.why.forced
    asked.uses("The Wall")
    assert s.card("The Wall")["kneeling"]
    assert s.card(JORAH)["tokens"] == {"betrayal": 1}


@rule("RR.forced.3")
def test_a_forced_ability_is_still_its_controllers() -> None:
    s = scene(you=side(plays=[JORAH, "Tithe Barn"]), first_player=1, active=0, ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", JORAH)
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    assert sorted(s.foe.offered()) == [JORAH, "Tithe Barn"]
    s.foe.uses("Tithe Barn")
    assert (s.you.gold, s.foe.gold) == (1, 0)


@rule("RR.forced.4")
def test_a_forced_ability_and_what_answers_it_are_over_before_the_next_begins() -> None:
    s = scene(
        you=side(
            plays=[
                JORAH,
                {"card": "Ser Horas Redwyne", "attachments": ["Heavy Yoke"]},
                {"card": "Margaery Tyrell", "kneeling": True},
            ]
        )
    )
    s.you.challenges("military", JORAH)
    s.you.uses("Heavy Yoke")
    assert s.you.offered(Verb.USE) == ["Ser Horas Redwyne"]
    assert s.card(JORAH)["tokens"] == {}
    s.you.uses("Ser Horas Redwyne")
    assert not s.card("Margaery Tyrell")["kneeling"]
    assert s.card(JORAH)["tokens"] == {"betrayal": 1}
