"""The question for the targets of an ability, and its buttons, are made of what its effect does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.scene import scene, side
from tests.thrones.second.cards.melee.table import revealing

YOURS: list[str | dict[str, Any]] = [
    {"card": "Arya Stark", "attachments": ["Little Bird", "Milk of the Poppy"]},
    "Robb Stark",
    "Bran Stark",
]
MORE = ["Summer", "Grey Wind"]
DISCARDED = ["Ice", "Ghost", "Catelyn Stark", "Direwolf Pup"]


@pytest.mark.parametrize(
    ("plot", "question", "moment", "buttons"),
    [
        (
            "Confiscation",
            "Which attachment is discarded?",
            "Confiscation: an attachment.",
            ("Discard {name}", "Discard {n}", "None", "Choose an attachment"),
        ),
        (
            "Filthy Accusations",
            "Who kneels?",
            "Filthy Accusations: a character.",
            ("Kneel {name}", "Kneel {n}", "No one", "Choose a character"),
        ),
        (
            "Marched to the Wall",
            "Who is discarded?",
            "Marched to the Wall: a character you control.",
            ("Discard {name}", "Discard {n}", "No one", "Choose a character"),
        ),
        (
            "Wildfire Assault",
            "Who survives? Up to 3; all others die.",
            "Wildfire Assault.",
            ("Spare {name}", "Spare {n}", "Kill all", "Choose who survives"),
        ),
        (
            "Rebuilding",
            "Which cards are shuffled into the deck? Up to 3.",
            "Rebuilding.",
            ("Shuffle {name} into the deck", "Shuffle {n} into the deck", "None", "Choose {n} more"),
        ),
    ],
)
def test_a_question_says_what_becomes_of_the_cards(
    plot: str, question: str, moment: str, buttons: tuple[str, ...]
) -> None:
    s = scene(
        side(plots=[plot], plays=[*YOURS, *MORE], discard=DISCARDED),
        side(plots=["The Winds of Winter"], plays=["Tywin Lannister", "Cersei Lannister"]),
        at="1.2",
        ask="windows",
    )
    s.you.reveals(plot)
    s.foe.reveals("The Winds of Winter")
    (s.you if s.asks(0, "first-player") else s.foe).chooses_player(0)
    asked = s.game.asking(s.state, s.state.decisions[0])
    assert (str(asked.question), str(asked.moment)) == (question, moment)
    assert (asked.one, asked.several, asked.none, asked.wanting) == buttons


def test_a_question_says_what_an_effect_within_another_does() -> None:
    places = ["Casterly Rock", "Iron Mines"]
    s = scene(side(plays=["Dagmer Cleftjaw"], plot="The Winds of Winter"), side(plays=places, power=1))
    s.you.challenges("power", "Dagmer Cleftjaw")
    s.foe.defends()
    s.you.uses("Dagmer Cleftjaw")
    asked = s.game.asking(s.state, s.you.decision)
    assert asked.one == "Take control of {name}"


def test_a_player_may_be_oneself_or_an_opponent() -> None:
    s = scene(side(hand=['"The Bear and the Maiden Fair"'], gold=2), ask="windows")
    s.you.plays('"The Bear and the Maiden Fair"')
    assert str(s.game.asking(s.state, s.you.decision).question) == "Which player?"
    seats = (side(), side(plays=["Varys"]), side(plays=["Littlefinger"]))
    t = revealing("Calling the Banners", "A Noble Cause", "A Noble Cause", seats=seats)
    assert str(t.game.asking(t.state, t[0].decision).question) == "Which opponent?"
