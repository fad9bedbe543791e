"""Marshaling, and what one may do (RR.marshal, RR.may)."""

from tests.thrones.scene import reveal, scene, side
from tests.thrones.second.rules.asking import refused
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.marshal.1")
def test_the_active_player_marshals_one_card_for_each_opportunity() -> None:
    arya = {"card": "Arya Stark"}
    hand = ["Sansa Stark", "The Iron Throne", "Little Bird", "Arya Stark"]
    s = scene(you=side(plays=[arya], hand=hand, gold=6), foe=side(gold=3), at="marshaling", ask="windows")
    for name, gold in (("Sansa Stark", 3), ("The Iron Throne", 1), ("Little Bird", 0), ("Arya Stark", 0)):
        s.you.marshals(name, on="Sansa Stark" if name == "Little Bird" else None)
        assert s.you.gold == gold
        assert s.foe.offered() == ["pass"]  # an opportunity for everybody after each
        s.foe.passes()
    assert sorted(s.you.in_play) == ["Arya Stark", "Little Bird", "Sansa Stark", "The Iron Throne"]
    assert len(s.card("Arya Stark")["duplicates"]) == 1
    assert (s.you.hand, s.foe.gold) == ([], 3)


@rule("RR.marshal.1")
def test_nobody_else_marshals_and_nothing_is_marshaled_in_another_phase() -> None:
    foe = side(hand=["Varys"], gold=6)
    s = scene(you=side(), foe=foe, at="marshaling", first_player=1, active=0, ask="windows")
    assert s.foe.offered() == ["pass"]
    assert refused(s, 1, "marshal", "Varys") == ["RR.marshal.1"]
    for phase in ("plot", "draw", "challenges", "dominance", "standing", "taxation"):
        other = scene(you=side(hand=["Varys"], gold=6, plot="A Noble Cause"), at=phase, ask="windows")
        assert other.you.offered(Verb.MARSHAL) == []


@rule("RR.marshal.1")
def test_a_card_that_cannot_be_paid_for_is_not_marshaled() -> None:
    s = scene(you=side(hand=["Varys"], gold=5), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "marshal", "Varys") == ["RR.costs.1"]


@rule("RR.marshal.2")
def test_a_card_marshaled_has_entered_play() -> None:
    s = scene(
        you=side(hand=["Vanguard Lancer", "Littlefinger"], gold=7),
        foe=side(power=1),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Vanguard Lancer")
    assert s.you.offered(Verb.USE) == ["Vanguard Lancer"]  # after it enters play
    s.you.uses("Vanguard Lancer")
    s.foe.passes()
    s.you.marshals("Littlefinger")
    assert s.you.offered(Verb.USE) == ["Littlefinger"]  # after you marshal him


@rule("RR.marshal.3")
def test_an_event_is_not_marshaled_and_takes_no_reduction_for_marshaling() -> None:
    you = side(
        plays=["Dragonstone Port"],
        hand=["Consolidation of Power", "Shireen Baratheon"],
        gold=2,
        faction="baratheon",
    )
    s = scene(you=you, foe=side(plays=["Sansa Stark"]), at="marshaling", ask="windows")
    s.you.uses("Dragonstone Port")
    s.foe.passes()
    s.you.plays("Consolidation of Power")
    assert s.you.gold == 1
    s.you.picks("Sansa Stark")
    s.foe.passes()
    s.you.marshals("Shireen Baratheon")
    assert s.you.gold == 0


@rule("RR.marshal.3")
def test_an_event_is_refused_to_be_marshaled() -> None:
    s = scene(you=side(hand=["Superior Claim"], gold=5), at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == []
    assert refused(s, 0, "marshal", "Superior Claim") == ["RR.marshal.3"]


@rule("RR.marshal.4")
def test_a_card_put_into_play_was_not_marshaled() -> None:
    s = reveal("Reinforcements", you=side(hand=["Littlefinger"]))
    assert s.you.in_play == ["Littlefinger"]
    assert (s.state.step, s.you.offered()) == ("1.aw", ["pass"])
    assert s.you.hand == []


@rule("RR.marshal.4")
def test_a_card_put_into_play_takes_no_reduction_for_marshaling() -> None:
    you = side(plays=["Winterfell Steward", "Arianne Martell"], hand=["Arya Stark", "Sansa Stark"], gold=2)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.uses("Winterfell Steward")
    s.foe.passes()
    s.you.uses("Arianne Martell")
    s.you.picks("Arya Stark")
    assert s.you.gold == 2
    s.you.passes()  # Arya's reaction
    s.foe.passes()
    s.you.marshals("Sansa Stark")
    assert s.you.gold == 0


@rule("RR.may.1")
def test_may_asks_the_player_of_the_card_who_may_decline() -> None:
    copies = ["Ranging Party", "Ghost"]
    s = scene(
        you=side(plays=["The Tickler"]),
        foe=side(plays=["Ranging Party"], deck=[copies[0], *["The Roseroad"] * 9]),
        at="dominance",
        ask="windows",
    )
    s.you.uses("The Tickler")
    assert sorted(s.you.offered()) == ["no", "yes"]
    assert s.foe.offered() == []
    s.you.says(False)
    assert s.foe.in_play == ["Ranging Party"]


@rule("RR.may.1")
def test_may_asks_the_player_it_names() -> None:
    for answer in (True, False):
        s = scene(you=side(plays=["Open Table"]), foe=side(), ask="windows")
        s.you.uses("Open Table")
        assert s.you.offered() == []
        s.foe.says(answer)
        assert len(s.foe.hand) == (1 if answer else 0)
        assert s.you.hand == []
