"""Lists whose abilities would never end: play goes on all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.thrones.hbo.scene import scene, stark
from tests.thrones.lists.forms import card_of, install, own_form
from weirwood.core.errors import BadArgument
from weirwood.core.option import Verb
from weirwood.thrones.engine.flow.loops import MOST_UNASKED
from weirwood.thrones.game import Variant

ENTERS: dict[str, Any] = {"word": "EntersPlay", "what": "This"}
GAINS: dict[str, Any] = {"word": "GainPower", "what": "This"}
LOSES: dict[str, Any] = {"word": "LosePower", "what": "This"}
RISES: dict[str, Any] = {
    "word": "UntilEnd",
    "period": "phase",
    "modifiers": [{"word": "Strength", "what": "This", "by": 1}],
}


def forced(trigger: object, *effects: object) -> dict[str, Any]:
    return {"heading": "forced_reaction", "trigger": trigger, "effects": list(effects)}


@pytest.mark.parametrize(
    "abilities",
    [
        [
            forced(ENTERS, GAINS),
            forced({"word": "OfCard", "deed": "gains_power", "what": "This"}, LOSES, GAINS),
        ],
        [forced(ENTERS, RISES), forced("StrengthRaised", RISES)],
    ],
)
def test_abilities_that_answer_each_other_without_end_stop(
    abilities: list[dict[str, Any]], tmp_path: Path
) -> None:
    form = own_form()
    card_of(form, "Hodor")["ability"] = abilities
    game = install(form, tmp_path).game
    assert isinstance(game, Variant)
    s = scene(you=stark(hand=["Hodor"], gold=5), at="3.aw", game=game)
    events = s.you._choose(s.you._find(Verb.MARSHAL, "Hodor"))
    assert s.state.decisions and not s.state.sides[0].hand
    assert MOST_UNASKED / 2 < len(events) < 5 * MOST_UNASKED
    s.foe.passes()
    s.you.passes()


def test_an_action_that_could_be_used_without_end_is_refused(tmp_path: Path) -> None:
    form = own_form()
    free = {"heading": "action", "effects": [{"word": "GainGold", "count": 1}]}
    card_of(form, "Hodor")["ability"] = [free]
    with pytest.raises(BadArgument, match="needs a cost or a limit"):
        install(form, tmp_path)
    card_of(form, "Hodor")["ability"] = [free | {"limit": {"count": 1, "period": "round"}}]
    install(form, tmp_path)
