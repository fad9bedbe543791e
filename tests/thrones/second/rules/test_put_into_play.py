"""Putting cards into play."""

from tests.thrones.scene import reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.put-into-play.1")
def test_a_card_is_put_into_play_from_where_it_was() -> None:
    s = reveal("Reinforcements", you=side(hand=["Varys"], discard=["Wildling Horde", "Littlefinger"]))
    s.you.picks("Wildling Horde")
    assert s.card("Wildling Horde")["zone"] == "play"
    assert s.you.discard == ["Littlefinger"]
    entered = [s.name(event.cards[0]) for event in s.events if event.kind == "entered-play"]
    assert entered == ["Wildling Horde"]


@rule("RR.put-into-play.2")
def test_no_gold_is_paid_for_what_is_put_into_play() -> None:
    s = scene(you=side(hand=["Called Forth", "Varys"], gold=2), ask="windows")
    s.you.plays("Called Forth")
    assert s.you.in_play == ["Varys"]
    assert s.you.gold == 2


@rule("RR.put-into-play.3")
def test_an_attachment_is_put_into_play_on_a_host_it_may_be_marshaled_on() -> None:
    s = scene(
        you=side(plays=["Drogon", "The Roseroad"], hand=["Unpacked", "Bodyguard", "Little Bird"]),
        ask="windows",
    )
    assert "Unpacked" not in s.you.offered()
    you = side(plays=["Drogon", "Nobody", "Titled Nobody"], hand=["Unpacked", "Bodyguard", "Little Bird"])
    s = scene(you, side(plays=["Ghost", "Eddard Stark"]), ask="windows")
    s.you.plays("Unpacked")
    s.you.picks("Bodyguard")
    assert s.you.offered(Verb.PICK) == ["Titled Nobody", "Eddard Stark"]
    s.you.picks("Eddard Stark")
    assert s.card("Bodyguard")["attached_to"] == s.id("Eddard Stark")
    assert s.card("Bodyguard")["controller"] == 0


@rule("RR.put-into-play.3")
def test_a_unique_card_is_not_put_into_play_while_a_copy_is_dead() -> None:
    s = scene(you=side(hand=["Called Forth", "Varys"], dead=["Varys"]), ask="windows")
    assert "Called Forth" not in s.you.offered()


@rule("RR.put-into-play.4")
def test_what_is_put_into_play_uses_up_no_discount_for_marshaling() -> None:
    s = scene(
        you=side(
            plays=["The Kingsroad"],
            hand=["Called Forth", "Littlefinger", "Eddard Stark"],
            plot="A Noble Cause",
            gold=2,
        ),
        at="marshaling",
        ask="windows",
    )
    s.you.uses("The Kingsroad")
    s.foe.passes()
    s.you.plays("Called Forth")
    s.you.picks("Littlefinger")
    assert not s.you.offered(Verb.USE)
    s.foe.passes()
    s.you.marshals("Eddard Stark")
    assert s.you.gold == 0


@rule("RR.put-into-play.5")
def test_a_further_copy_that_is_put_into_play_becomes_a_duplicate() -> None:
    s = scene(you=side(plays=["Littlefinger"], hand=["Called Forth", "Littlefinger"]), ask="windows")
    s.you.plays("Called Forth")
    assert s.you.in_play == ["Littlefinger"]
    assert len(s.card("Littlefinger")["duplicates"]) == 1


@rule("RR.put-into-play.5")
def test_a_copy_of_another_players_card_is_no_duplicate_of_it() -> None:
    s = scene(
        you=side(hand=["Called Forth", "Littlefinger"]),
        foe=side(plays=[{"card": "Littlefinger", "controller": 0}]),
        ask="windows",
    )
    assert "Called Forth" not in s.you.offered()
