"""Reactions, passing, and who goes first when things come at once."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.errors import IllegalChoice
from weirwood.core.option import Verb
from weirwood.rules import rule


def _intrigue_won(s: Scene) -> None:
    s.you.challenges("intrigue", "Cersei Lannister")
    s.foe.defends()


@rule("RR.reactions.1")
def test_a_challenge_is_decided_before_anybody_reacts_to_it_and_nothing_more() -> None:
    s = scene(
        you=side(plays=["Cersei Lannister", "Lannisport"], plot="A Noble Cause"),
        foe=side(hand=["Nobody", "Nobody", "Nobody"]),
    )
    _intrigue_won(s)
    assert s.you.offered(Verb.USE) == ["Lannisport"]
    assert s.state.step == "4.2.2"
    assert (s.facts["challenge"]["winner"], s.facts["challenge"]["attacking_strength"]) == (0, 4)
    assert [event.kind for event in s.events][-1] == "challenge-decided"
    assert (len(s.foe.hand), s.you.power) == (3, 0)


@rule("RR.reactions.2")
def test_a_reaction_is_used_once_for_each_time_its_condition_occurs() -> None:
    s = scene(
        you=side(
            plays=[
                "Cersei Lannister",
                "Burned Men",
                "Tyrion Lannister",
                "Varys",
                "Lannisport",
                "Casterly Rock",
            ]
        ),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Cersei Lannister")
    s.pass_to("4.2.2")
    s.you.uses("Lannisport")
    assert len(s.you.hand) == 1
    assert s.state.step != "4.2.2"
    s.pass_to("4.2")
    s.you.challenges("intrigue", "Tyrion Lannister")
    s.pass_to("4.2.2")
    s.you.uses("Lannisport")
    assert len(s.you.hand) == 2


@rule("RR.reactions.3", "RR.pass.2")
def test_who_passed_may_react_after_another_has() -> None:
    s = scene(
        you=side(plays=["Nobody", "Open Grave"]), foe=side(plays=["Open Grave", "Blood Feud", "Robb Stark"])
    )
    s.kill("Nobody")
    assert s.foe.offered() == []
    s.you.passes()
    s.foe.uses("Open Grave")
    assert s.you.offered(Verb.USE) == ["Open Grave"]
    s.you.uses("Open Grave")
    assert s.you.gold == s.foe.gold == 1
    assert s.foe.offered(Verb.USE) == ["Blood Feud"]


@rule("RR.reactions.3", "RR.pass.2")
def test_every_use_begins_the_count_of_passes_anew() -> None:
    s = scene(
        you=side(plays=["Nobody", "Open Grave", "Open Grave"]), foe=side(plays=["Open Grave", "Open Grave"])
    )
    s.kill("Nobody")
    s.you.passes()
    s.foe.uses("Open Grave")
    s.you.uses("Open Grave")
    s.foe.passes()
    assert s.you.offered(Verb.USE) == ["Open Grave"]


@rule("RR.reactions.3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_may_react_first(first: int) -> None:
    s = scene(you=side(plays=["Nobody", "Open Grave"]), foe=side(plays=["Open Grave"]), first_player=first)
    s.kill("Nobody")
    assert [decision.seat for decision in s.state.decisions] == [first]
    sides = (s.you, s.foe)
    sides[first].passes()
    assert [decision.seat for decision in s.state.decisions] == [1 - first]


@rule("RR.reactions.4")
def test_when_all_have_passed_in_a_row_it_is_too_late() -> None:
    s = scene(
        you=side(plays=["Nobody", "Titled Nobody", "Open Grave"]),
        foe=side(plays=["Open Grave"]),
        ask="windows",
    )
    s.kill("Nobody")
    late = next(option for option in s.you.decision.options if option.verb == Verb.USE)
    s.you.passes()
    s.foe.passes()
    assert s.state.step == "4.aw"
    assert s.you.offered() == ["pass"]
    with pytest.raises(IllegalChoice):
        s.state.clone().apply(0, late.key)
    s.kill("Titled Nobody")
    s.you.uses("Open Grave")
    s.foe.uses("Open Grave")
    assert (s.you.gold, s.foe.gold) == (1, 1)


@rule("RR.reactions.5")
def test_a_reaction_resolves_whole_before_the_next_begins() -> None:
    s = scene(
        you=side(plays=["Daenerys Targaryen", "Rhaegal", "Lannisport"], hand=["Olenna's Cunning"], gold=2),
    )
    s.you.challenges("intrigue", "Daenerys Targaryen")
    assert sorted(s.you.offered(Verb.USE)) == ["Lannisport", "Rhaegal"]
    s.you.plays("Olenna's Cunning")
    s.foe.names("character")
    assert not s.you.offered(Verb.USE)
    s.you.picks("The Roseroad")
    assert len(s.you.hand) == 1
    assert sorted(s.you.offered(Verb.USE)) == ["Lannisport", "Rhaegal"]
    s.you.uses("Rhaegal")
    assert not s.card("Daenerys Targaryen")["kneeling"]
    assert s.you.offered(Verb.USE) == ["Lannisport"]


@rule("RR.reactions.6")
def test_each_copy_of_a_reaction_may_be_used_once() -> None:
    s = scene(you=side(plays=["Robb Stark", "Nobody"], hand=["Shared Glee", "Shared Glee"]))
    s.you.challenges("military", "Robb Stark")
    assert s.you.offered(Verb.PLAY) == ["Shared Glee", "Shared Glee"]
    s.you.plays("Shared Glee")
    s.you.plays("Shared Glee")
    assert s.you.gold == 2
    assert s.you.discard[:2] == ["Shared Glee", "Shared Glee"]


@rule("RR.reactions.6")
def test_two_copies_in_play_react_once_each() -> None:
    s = scene(you=side(plays=["Nobody", "Open Grave", "Open Grave"]), ask="windows")
    s.kill("Nobody")
    s.you.uses("Open Grave")
    s.you.uses("Open Grave")
    assert s.you.gold == 2
    assert s.you.offered(Verb.USE) == []


@rule("RR.pass.1")
def test_who_passes_gives_up_the_opportunity_at_hand() -> None:
    hand = ["Fresh Bread", "Fresh Bread"]
    s = scene(you=side(plays=["Nobody"], hand=hand), foe=side(hand=hand), at="dominance", ask="windows")
    s.you.passes()
    assert s.you.offered() == []
    assert "Fresh Bread" in s.foe.offered()


@rule("RR.pass.2", "RR.pass.1")
def test_a_window_closes_only_when_all_pass_in_a_row() -> None:
    hand = ["Fresh Bread", "Fresh Bread", "Fresh Bread"]
    s = scene(you=side(plays=["Nobody"], hand=hand), foe=side(hand=hand), at="dominance", ask="windows")
    s.you.passes()
    s.foe.plays("Fresh Bread")
    s.you.plays("Fresh Bread")
    s.foe.passes()
    assert s.state.step == "5.aw"
    assert "Fresh Bread" in s.you.offered()
    s.you.passes()
    assert s.state.step != "5.aw"


@rule("RR.player-order.1")
@pytest.mark.parametrize("first", [0, 1])
def test_player_order_begins_with_the_first_player(first: int) -> None:
    s = scene(at="draw", first_player=first, ask="windows")
    asked = []
    while s.state.step == "2.aw":
        asked.append(s.state.decisions[0].seat)
        s.choose(asked[-1], s.state.decisions[0].options[0].key)
    assert asked == [first, 1 - first]
    assert s.state.active == first
    s.all_pass("4.aw")
    assert [event.seats for event in s.events if event.kind == "income"] == [(first,), (1 - first,)]
    assert s.state.active == first
    assert s.state.alive() == [first, 1 - first]
    assert s.state.next_seat(first) == 1 - first


@rule("RR.priority.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_delayed_effects_whoever_began_them(first: int) -> None:
    s = scene(
        you=side(hand=["Hear Me Roar!", "The Tickler"], gold=1),
        foe=side(plays=[{"card": "Daenerys Targaryen", "kneeling": True}], hand=["Waking the Dragon"]),
        at="dominance",
        first_player=first,
        ask="windows",
    )
    sides = (s.you, s.foe)
    events = ("Hear Me Roar!", "Waking the Dragon")
    sides[first].passes()
    sides[1 - first].plays(events[1 - first])
    sides[first].plays(events[first])
    s.all_pass("5.3")
    assert sorted(sides[first].offered()) == ["Hear Me Roar!", "Waking the Dragon"]
    assert sides[1 - first].offered() == []
    sides[first].uses("Waking the Dragon")
    told = [event.kind for event in s.events if event.kind in ("returned", "discarded")]
    assert told == ["returned", "discarded"]


@rule("RR.priority.2")
def test_the_first_player_orders_forced_abilities_of_both_players() -> None:
    s = scene(
        you=side(plays=["Nobody", "Mourning Bell"]),
        foe=side(plays=["Mourning Bell"]),
        first_player=1,
        ask="windows",
    )
    s.kill("Nobody")
    assert s.foe.offered() == ["Mourning Bell", "Mourning Bell"]
    own = next(
        option for option in s.foe.decision.options if s.facts["cards"][option.card or 0]["controller"] == 1
    )
    s.choose(1, own.key)
    gained = [event.seats for event in s.events if event.kind == "gold-gained"]
    assert gained == [(1,), (0,)]
