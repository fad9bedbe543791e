"""Joust: the game for two (RR.joust)."""

import pytest

from tests.thrones.scene import GAME, scene, side
from tests.thrones.set_up import deck
from weirwood.core.errors import BadArgument
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.editions.second.edition import JOUST

PLOTS = ["A Noble Cause", "A Clash of Kings"]


@rule("RR.joust.1")
def test_joust_is_for_two() -> None:
    seats = [{"name": name, "deck": deck()} for name in ("Ann", "Bob", "Cid")]
    assert len(GAME.setup(seats[:2], {"check_decks": False}).seats) == 2
    for wrong in (seats[:1], seats):
        with pytest.raises(BadArgument) as refused:
            GAME.setup(wrong, {})
        assert refused.value.rule == "RR.joust.1"


@rule("RR.joust.2")
def test_a_round_of_joust_has_no_titles() -> None:
    s = scene(you=side(plots=PLOTS), foe=side(plots=PLOTS), at="1.2", ask="windows")
    s.you.reveals(PLOTS[0])
    s.foe.reveals(PLOTS[0])
    (s.you if s.asks(0, "first-player") else s.foe).chooses_player(0)
    steps: list[str] = []
    while s.state.round == 1:
        steps.append(s.state.step)
        decision = s.state.decisions[0]
        assert "title" not in (decision.kind.value, decision.why.what)
        option = next(option for option in decision.options if option.verb == Verb.PASS)
        s.choose(decision.seat, option.key)
    assert {"1.aw", "5.aw", "6.aw", "7.aw"} <= set(steps)
    assert not {"1.4", "7.4"} & set(steps)
    assert [seat["title"] for seat in s.facts["seats"]] == [None, None]
    assert not {"1.4", "7.4"} & {step.name for step in JOUST.chart.steps}
