"""Nested ability sequences: each condition runs whole, and what it opens runs whole inside it."""

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def _asked(s: Scene) -> tuple[int, str, tuple[str, ...]]:
    """Who is asked in a window, what it answers, and of which cards it speaks."""
    decision = s.state.decisions[0]
    occurrence = decision.why.occurrence
    assert occurrence is not None
    return decision.seat, occurrence[0], tuple(s.name(card) for card in occurrence[1])


@rule("RR.nested.1")
def test_interrupts_come_before_a_death_and_reactions_after_it() -> None:
    s = scene(
        you=side(plays=["Shireen Baratheon", "Nobody"]),
        foe=side(plays=["Joffrey Baratheon", "Mourning Bell", "Burial Mound"]),
        ask="windows",
    )
    s.kill("Shireen Baratheon")
    assert s.foe.gold == 1  # the forced interrupt, and not yet the forced reaction
    assert s.you.offered(Verb.USE) == ["Shireen Baratheon"]
    assert "Shireen Baratheon" in s.you.in_play
    s.you.uses("Shireen Baratheon")
    s.you.picks("Nobody")
    assert s.you.dead == ["Shireen Baratheon"]
    assert s.foe.gold == 2
    assert s.foe.offered(Verb.USE) == ["Joffrey Baratheon"]
    s.foe.uses("Joffrey Baratheon")
    told = [event.kind for event in s.events]
    order = ["knelt", "killed", "gold-gained", "power-gained"]
    assert [kind for kind in told if kind in order] == order


@rule("RR.nested.2", "RR.reactions.5")
def test_a_death_inside_a_win_runs_whole_before_the_win_goes_on() -> None:
    s = scene(
        you=side(
            plays=[
                {"card": "Eddard Stark", "attachments": ["Ice"]},
                "Rattleshirt's Raiders",
                "Joffrey Baratheon",
            ],
        ),
        foe=side(plays=["Shireen Baratheon", {"card": "Nobody", "attachments": ["Little Bird"]}]),
    )
    s.you.challenges("military", "Eddard Stark", "Rattleshirt's Raiders")
    s.foe.defends()
    assert s.you.offered(Verb.USE) == ["Ice", "Rattleshirt's Raiders"]
    s.you.uses("Ice")
    s.you.picks("Shireen Baratheon")
    assert _asked(s) == (1, "killed", ("Shireen Baratheon",))
    s.foe.uses("Shireen Baratheon")
    s.foe.picks("Joffrey Baratheon")
    assert _asked(s) == (0, "killed", ("Shireen Baratheon",))
    assert s.you.offered(Verb.USE) == ["Joffrey Baratheon"]
    s.you.uses("Joffrey Baratheon")
    assert _asked(s) == (0, "challenge-decided", ())
    assert s.you.offered(Verb.USE) == ["Rattleshirt's Raiders"]


@rule("RR.nested.3")
def test_deaths_nest_without_end_and_unwind_from_the_innermost() -> None:
    s = scene(
        you=side(plays=["Nobody", "Titled Nobody", "Winterfell Steward", "Open Grave"]),
        foe=side(plays=["Blood Feud", "Blood Feud"]),
        ask="windows",
    )
    s.kill("Nobody")
    s.you.passes()
    s.foe.uses("Blood Feud")
    s.foe.picks("Titled Nobody")
    s.you.passes()
    s.foe.uses("Blood Feud")
    open_windows = []
    while s.state.decisions[0].why.occurrence is not None:
        open_windows.append(_asked(s))
        assert s.you.offered(Verb.USE) == ["Open Grave"]
        s.you.uses("Open Grave")
    assert open_windows == [
        (0, "killed", ("Winterfell Steward",)),
        (0, "killed", ("Titled Nobody",)),
        (0, "killed", ("Nobody",)),
    ]
    assert s.you.gold == 3


@rule("RR.nested.4")
def test_the_first_player_is_asked_first_in_a_window_the_second_player_opened() -> None:
    for first in (0, 1):
        s = scene(
            you=side(plays=["Open Grave", "Nobody", "Titled Nobody"]),
            foe=side(plays=["Open Grave", "Blood Feud"]),
            first_player=first,
            ask="windows",
        )
        s.kill("Nobody")
        if first == 0:
            s.you.passes()
        s.foe.uses("Blood Feud")
        assert _asked(s) == (first, "killed", ("Titled Nobody",))
        sides = (s.you, s.foe)
        sides[first].passes()
        assert _asked(s) == (1 - first, "killed", ("Titled Nobody",))
