"""Night Gathers... and the Ruby of R'hllor: cards out of another's discard pile, and out of a hand by name."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import answers, canceler, either_way
from weirwood.core.option import Verb
from weirwood.rules import rule

# Night Gathers...


def night(
    *discard: str, mine: str = "A Clash of Kings", theirs: str = "The Winds of Winter", **rest: Any
) -> Scene:
    """The night gathers over a foe with a discard pile."""
    you = side(hand=["Night Gathers..."], plot=mine, **{"gold": 9, **rest})
    return scene(you, canceler(discard=list(discard), plot=theirs), "marshaling", ask="windows")


@either_way
def test_the_watch_takes_who_was_cast_out(canceled: bool) -> None:
    s = night("Tumblestone Knight", "Robb Stark", "Ice", "The Roseroad")
    s.you.plays("Night Gathers...")
    answers(s, canceled)
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == ([] if canceled else ["Tumblestone Knight", "Robb Stark"])
    assert s.you.gold == 8
    if not canceled:
        s.you.marshals("Robb Stark")
        assert (s.you.gold, s.you.in_play, s.foe.discard[:1]) == (2, ["Robb Stark"], ["Tumblestone Knight"])
        s.kill("Robb Stark")
        assert s.foe.dead == ["Robb Stark"]


@rule("RR.lasting-effects.1")
def test_the_night_takes_who_is_cast_out_later_and_ends_with_the_phase() -> None:
    s = night("Tumblestone Knight")
    s.you.plays("Night Gathers...")
    s.foe.passes()
    s.discard("Grand Maester Pycelle")
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == ["Tumblestone Knight", "Grand Maester Pycelle"]
    s.pass_to("4.aw")
    assert s.state.sides[0].lent == ()


def test_the_night_gathers_over_those_with_a_lower_reserve_only() -> None:
    assert night("Robb Stark", theirs="A Noble Cause").you.offered(Verb.PLAY) == []
    assert (
        night("Robb Stark", mine="The Winds of Winter", theirs="A Noble Cause").you.offered(Verb.PLAY) == []
    )


@rule("RR.unique.2")
def test_the_night_brings_nobody_whom_you_have_and_no_duplicates() -> None:
    s = night("Robb Stark", "Tumblestone Knight", plays=["Robb Stark"])
    s.you.plays("Night Gathers...")
    s.foe.passes()
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == ["Tumblestone Knight"]
    assert s.you.offered(Verb.DUPLICATE) == []


def test_who_is_marshaled_from_another_pile_was_marshaled() -> None:
    s = night("Asshai Priestess", gold=4)
    s.you.plays("Night Gathers...")
    s.foe.passes()
    s.foe.passes()
    s.you.marshals("Asshai Priestess")
    assert s.you.offered(Verb.USE) == ["Asshai Priestess"]


# Ruby of R'hllor


def ruby(*hand: str, bearer: str = "Melisandre", type: str = "intrigue", **foe: Any) -> Scene:
    """The bearer of the ruby attacks and wins; your foe may cancel what you use."""
    plays: list[Any] = [{"card": bearer, "attachments": ["Ruby of R'hllor"]}, "Cersei Lannister"]
    theirs = side(hand=[*hand, "Treachery"], **{"plays": ["Grand Maester Pycelle"], "gold": 5, **foe})
    s = scene(side(plays=plays, plot="A Noble Cause"), theirs, ask="windows")
    s.pass_to("4.2")
    s.you.challenges(type, bearer)
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    return s


@either_way
def test_the_ruby_burns_every_card_of_a_name(canceled: bool) -> None:
    s = ruby("Ice", "Robb Stark", "Ice")
    s.you.uses("Ruby of R'hllor")
    if canceled:
        s.foe.plays("Treachery")
        assert s.foe.discard == ["Treachery"]
        return
    s.foe.passes()
    s.you.names("Ice")
    assert s.foe.discard == ["Ice", "Ice"]
    shown = [event for event in s.events if event.kind == "shown"]
    assert [sorted(s.name(card) for card in event.cards) for event in shown] == [
        ["Ice", "Ice", "Robb Stark", "Treachery"]
    ]


def test_a_name_that_is_not_there_shows_the_hand_all_the_same() -> None:
    s = ruby("Robb Stark")
    s.you.uses("Ruby of R'hllor")
    s.foe.passes()
    s.you.names("Ice")
    assert s.foe.discard == []
    assert [event.kind for event in s.events if event.kind == "shown"] == ["shown"]


@rule("RR.reveal.1")
def test_the_names_offered_say_nothing_of_any_hand_or_deck() -> None:
    offered = []
    for hand in (("Robb Stark",), ("Hodor", "Ice")):
        s = ruby(*hand)
        s.you.uses("Ruby of R'hllor")
        s.foe.passes()
        offered.append(s.you.offered(Verb.MODE))
        assert all(card.get("name") != hand[0] for card in s.state.view(0)["cards"])
    assert offered[0] == offered[1] == sorted(offered[0])
    assert {"Hodor", "Ice", "Robb Stark", "Ruby of R'hllor"} <= set(offered[0])
    assert "A Noble Cause" not in offered[0]


def test_the_ruby_wants_its_bearer_to_win_an_intrigue_as_attacker_against_a_hand() -> None:
    assert ruby("Ice", type="power").you.offered(Verb.USE) == []
    assert "Ruby of R'hllor" in ruby("Ice").you.offered(Verb.USE)
    s = scene(
        side(plays=["Cersei Lannister", "Melisandre"], hand=["Ruby of R'hllor"], gold=3),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Ruby of R'hllor")
    assert s.card("Melisandre")["attachments"] == [s.id("Ruby of R'hllor")]
