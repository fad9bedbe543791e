"""Cards that save, and deaths from which nobody is saved; and a hammer that was not raised."""

from typing import Any, Final

import pytest

from tests.thrones.scene import scene, side
from tests.thrones.second.cards.ravens import wins
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import CANNOT_BE_SAVED, Happening
from weirwood.thrones.engine.words import KILLED

SAVERS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("Bodyguard", "Eddard Stark", {"plays": [{"card": "Eddard Stark", "attachments": ["Bodyguard"]}]}),
    ("Risen from the Sea", "Theon Greyjoy", {"plays": ["Theon Greyjoy"], "hand": ["Risen from the Sea"]}),
    ("Maester Aemon", "Ranging Party", {"plays": ["Ranging Party", "Maester Aemon"]}),
    ("Iron Mines", "Theon Greyjoy", {"plays": ["Theon Greyjoy", "Iron Mines"]}),
    ("Blood Magic Ritual", "Theon Greyjoy", {"plays": ["Theon Greyjoy"], "hand": ["Blood Magic Ritual"]}),
    (
        "Ser Barristan Selmy",
        "Eddard Stark",
        {"plays": ["Eddard Stark", {"card": "Ser Barristan Selmy", "kneeling": True}]},
    ),
    ("Jory Cassel", "Eddard Stark", {"plays": ["Eddard Stark", "Jory Cassel"]}),
    (
        "Healing Expertise",
        "Robb Stark",
        {"plays": ["Robb Stark", "House Maester"], "hand": ["Healing Expertise"]},
    ),
)


@pytest.mark.parametrize("flags", [0, CANNOT_BE_SAVED])
@pytest.mark.parametrize(("saver", "victim", "you"), SAVERS, ids=[saver for saver, *_ in SAVERS])
def test_a_save_is_for_those_who_can_be_saved(
    saver: str, victim: str, you: dict[str, Any], flags: int
) -> None:
    s = scene(side(**you, gold=9), ask="windows")
    s.happen([Happening(KILLED, s.id(victim), 0, flags=flags)])
    assert (saver in s.you.offered(), s.you.dead) == ((False, [victim]) if flags else (True, []))


@rule("RR.target.6")
def test_a_warhammer_that_kneels_nobody_is_kept() -> None:
    robert = {"card": "Robert Baratheon", "attachments": ["King Robert's Warhammer"]}
    s = wins("military", "Robert Baratheon", side(plays=["Jon Snow", "Ghost"]), plays=[robert])
    s.you.uses("King Robert's Warhammer")
    s.you.done()
    assert "King Robert's Warhammer" in s.you.in_play
