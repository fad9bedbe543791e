"""More of House Stark in Wolves of the North: Needle, The Pack Survives, and what the old tales bring."""

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.canceling import answers, cancelable, either_way
from weirwood.core.option import Verb
from weirwood.rules import rule

# Needle

ARYA = {"card": "Arya Stark (WotN)", "attachments": ["Needle"]}


def test_needle_makes_a_stark_stronger() -> None:
    s = scene(side(plays=["Arya Stark", "Ranging Party"], hand=["Needle"], gold=1), at="marshaling")
    s.you.marshals("Needle")
    assert s.card("Arya Stark")["strength"] == 4


def sacrifice(*plays: str) -> Scene:
    """Arya is sacrificed for Bran, who was killed; the foe may cancel."""
    s = cancelable(side(plays=[ARYA, "Bran Stark", *plays]), plays=["Winterfell Steward", "Robb Stark"])
    s.kill("Bran Stark")
    s.you.uses("Arya Stark")
    return s


@either_way
def test_who_is_sacrificed_with_needle_comes_back_to_hand(canceled: bool) -> None:
    s = sacrifice()
    s.you.uses("Needle")
    answers(s, canceled)
    assert (s.you.discard, s.you.hand) == (
        (["Needle", "Arya Stark"], []) if canceled else (["Needle"], ["Arya Stark"])
    )


@rule("RR.replacement.1")
def test_who_comes_back_by_needle_was_sacrificed() -> None:
    s = sacrifice("Catelyn Stark (WotN)")
    s.you.uses("Needle")
    answers(s, canceled=False)
    s.you.uses("Catelyn Stark")
    s.foe.passes()
    assert s.card("Catelyn Stark")["power"] == 1


def test_needle_does_not_help_who_is_killed_nor_another() -> None:
    s = scene(
        side(plays=[ARYA, "Jon Snow (WotN)", {"card": "Eddard Stark", "kneeling": True}]), ask="windows"
    )
    s.you.uses("Jon Snow")
    s.you.picks("Jon Snow")
    assert s.you.discard == ["Jon Snow"]
    s.kill("Arya Stark")
    assert (s.you.dead, s.you.hand) == (["Arya Stark"], ["Needle"]), "it may only be used on a sacrifice"


# The Pack Survives

WOLF_AND_STEWARD = ["Grey Wind", "Winterfell Steward"]


def pack(plays: list[str], event: str = "Even Handed Justice") -> Scene:
    """The foe plays an event of theirs on Grey Wind, and may cancel what cancels it."""
    foe = side(plays=["Cersei Lannister"], hand=[event, "The Hand's Judgment"], gold=5)
    s = scene(side(plays=plays, hand=["The Pack Survives"]), foe, first_player=1, ask="windows")
    s.foe.plays(event)
    if s.asks(1, "target"):
        s.foe.picks(plays[0])
    return s


@either_way
@pytest.mark.parametrize("way", ["sacrifice", "kneel"])
def test_the_pack_survives_by_a_direwolf_or_by_two_who_kneel(way: str, canceled: bool) -> None:
    s = pack([*WOLF_AND_STEWARD, "Ranging Party"])
    s.you.plays("The Pack Survives")
    assert s.you.offered() == ["sacrifice", "kneel"]
    s.you.names(way)
    if way == "kneel":
        assert s.you.offered(Verb.PICK) == WOLF_AND_STEWARD
        s.you.picks("Grey Wind")
    answers(s, canceled)
    assert s.card("Cersei Lannister")["kneeling"] == canceled
    assert s.you.discard == [*(["Grey Wind"] if way == "sacrifice" else []), "The Pack Survives"]
    assert s.card("Winterfell Steward")["kneeling"] == (way == "kneel")


def test_one_way_to_pay_for_the_pack_is_enough() -> None:
    s = pack(["Grey Wind"])
    s.you.plays("The Pack Survives")
    s.foe.passes()
    assert (s.you.discard, s.card("Cersei Lannister")["kneeling"]) == (
        ["Grey Wind", "The Pack Survives"],
        False,
    )


def test_nobody_survives_without_a_direwolf_or_two_who_may_kneel() -> None:
    s = pack(["Winterfell Steward", "Ranging Party"])
    assert s.foe.discard == ["Even Handed Justice"], "one Stark is too few"


# A Time For Wolves


def wolves(found: str, *plays: str) -> Scene:
    """The plot is revealed, and a card is found in a deck with several."""
    deck = ["Grey Wind", "Shaggydog", "Lady", "Winterfell Steward", "The Roseroad"]
    s = reveal("A Time For Wolves", you=side(plays=plays, deck=deck))
    s.you.picks(found)
    return s


@pytest.mark.parametrize("instead", [False, True])
def test_a_cheap_wolf_may_enter_play_instead(instead: bool) -> None:
    s = wolves("Shaggydog")
    s.you.says(instead)
    assert ("Shaggydog" in s.you.in_play) == instead
    assert ("Shaggydog" in s.you.hand) != instead


def test_a_dear_wolf_goes_to_hand() -> None:
    s = wolves("Grey Wind")
    assert "Grey Wind" in s.you.hand


def test_a_wolf_that_is_an_attachment_needs_somebody_to_follow() -> None:
    assert "Lady" in wolves("Lady").you.hand
    s = wolves("Lady", "Sansa Stark")
    s.you.says(True)
    assert "Lady" in s.you.in_play


def test_a_time_for_wolves_finds_direwolves_only() -> None:
    s = reveal("A Time For Wolves", you=side(deck=["Grey Wind", "Winterfell Steward", "Lady"]))
    assert sorted(s.you.offered(Verb.PICK)) == ["Grey Wind", "Lady"]
    s.you.done()
    assert s.you.hand == []


# Old Nan


def tale(yours: str, theirs: str = "A Noble Cause", **nan: bool) -> Scene:
    """Two plots are revealed while Old Nan is there; the foe may cancel what she tells."""
    foe = side(plays=["Cersei Lannister"], hand=["Treachery"], gold=1, plots=[theirs, "Calm Over Westeros"])
    you = side(plays=[{"card": "Old Nan", **nan}, "Shaggydog"], plots=[yours, "Calm Over Westeros"])
    s = scene(you, foe, at="1.2", ask="windows")
    s.you.reveals(yours)
    s.foe.reveals(theirs)
    return s


@rule("RR.framework.1.3a", "RR.interrupts.1")
@either_way
@pytest.mark.parametrize("trait", ["Summer", "Winter"])
def test_old_nan_tells_of_summer_or_winter(trait: str, canceled: bool) -> None:
    s = tale("Trading with the Pentoshi")
    plots = ["Trading with the Pentoshi", "A Noble Cause"]
    assert s.you.offered(Verb.USE) == ["Old Nan", "Old Nan"], "she may speak of either plot"
    s.you.uses("Old Nan")
    answers(s, canceled)
    if not canceled:
        labels = s.game.labels(s.state, s.you.decision, list(s.you.decision.options))
        assert [label.number for label in labels] == [0, 0], "no two buttons say the same"
        s.you.names("until-end" if trait == "Summer" else "until-end-2")
    assert s.card("Old Nan")["kneeling"]
    gained = [plot for plot in plots if trait in s.card(plot)["traits"]]
    assert len(gained) == (0 if canceled else 1)


def test_the_tale_of_old_nan_ends_with_the_round() -> None:
    s = tale("A Noble Cause", "Jousting Contest")
    s.you.uses("Old Nan")
    s.foe.passes()
    s.you.names("until-end-2")
    s.kill("Old Nan")
    assert "Winter" in s.card("A Noble Cause")["traits"], "she has told it"
    s.pass_to("7.aw")
    assert "Winter" in s.card("A Noble Cause")["traits"]
    s.pass_to("1.2", round=2)
    assert "Winter" not in s.card("A Noble Cause")["traits"]


def test_a_kneeling_old_nan_tells_nothing() -> None:
    s = tale("A Noble Cause", "Jousting Contest", kneeling=True)
    assert s.asks(1, "first-player"), "initiative is won already"


def test_old_nan_also_speaks_of_a_plot_that_a_card_reveals() -> None:
    you = side(plays=["Old Nan", "Herald's Post"], plots=["Jousting Contest"])
    s = scene(you, ask="windows")
    s.you.uses("Herald's Post")
    s.you.uses("Old Nan")
    s.you.names("until-end")
    assert s.card("Jousting Contest")["traits"] == ["Summer", "War"]
