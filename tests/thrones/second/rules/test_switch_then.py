"""Switch, and the word then: what follows only if all before it resolved in full (RR.switch, RR.then)."""

from tests.thrones.scene import scene, side
from weirwood.rules import rule


@rule("RR.switch.1")
def test_nothing_is_switched_with_an_empty_side() -> None:
    no_discard = scene(side(plays=["Exchange"], hand=["Little Bird"]), ask="windows")
    no_discard.you.uses("Exchange")
    assert no_discard.you.hand == ["Little Bird"] and no_discard.you.discard == []
    assert no_discard.you.gold == 1
    no_hand = scene(side(plays=["Exchange"], discard=["Bodyguard"]), ask="windows")
    no_hand.you.uses("Exchange")
    assert no_hand.you.hand == [] and no_hand.you.discard == ["Bodyguard"]


@rule("RR.switch.1")
def test_a_switch_with_something_on_each_side_moves_both() -> None:
    s = scene(side(plays=["Exchange"], hand=["Little Bird"], discard=["Bodyguard"]))
    s.you.uses("Exchange")
    assert s.you.hand == ["Bodyguard"] and s.you.discard == ["Little Bird"]


@rule("RR.then.2")
def test_what_follows_then_is_done_when_all_before_it_was() -> None:
    s = scene(side(plays=["Night Market"], hand=["Little Bird", "Bodyguard"], deck=["Seal of the Hand"] * 2))
    s.you.uses("Night Market")
    assert s.you.discard == ["Little Bird", "Bodyguard"]
    assert s.you.hand == ["Seal of the Hand"]


@rule("RR.then.3")
def test_half_of_what_stands_before_then_is_done_and_nothing_after_it() -> None:
    s = scene(side(plays=["Night Market"], hand=["Little Bird"], deck=["Seal of the Hand"] * 2))
    s.you.uses("Night Market")
    assert s.you.discard == ["Little Bird"]
    assert s.you.hand == [] and len(s.you.deck) == 2


@rule("RR.then.1", "RR.then.3")
def test_every_sentence_before_then_must_have_resolved() -> None:
    short = scene(side(plays=["Busy Wharf"], hand=["Little Bird"], deck=["Seal of the Hand"] * 2))
    short.you.uses("Busy Wharf")
    assert short.you.gold == 1 and short.you.hand == []
    full = scene(side(plays=["Busy Wharf"], hand=["Little Bird"] * 2, deck=["Seal of the Hand"] * 2))
    full.you.uses("Busy Wharf")
    assert full.you.gold == 1 and full.you.hand == ["Seal of the Hand"]


@rule("RR.then.1")
def test_nothing_follows_when_nothing_before_then_was_done() -> None:
    s = scene(side(plays=["Busy Wharf"], deck=["Seal of the Hand"] * 2))
    s.you.uses("Busy Wharf")
    assert s.you.gold == 1 and s.you.hand == [] and s.you.discard == []


@rule("RR.then.2")
def test_arianne_must_return_when_she_put_somebody_into_play() -> None:
    s = scene(side(plays=["Arianne Martell"], hand=["Edric Dayne"]), ask="windows")
    s.you.uses("Arianne Martell")
    assert s.you.in_play == ["Edric Dayne"] and s.you.hand == ["Arianne Martell"]
