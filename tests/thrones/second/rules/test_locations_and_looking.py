"""Locations, and looking at cards (RR.location, RR.look)."""

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule

TRADER = "Greenblood Trader"


@rule("RR.location.1")
def test_a_location_marshaled_stays_in_play() -> None:
    s = scene(
        you=side(hand=["The Roseroad"], plot="A Noble Cause", plots=["A Noble Cause"]),
        foe=side(plot="A Noble Cause", plots=["A Noble Cause"]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("The Roseroad")
    road = s.card("The Roseroad")
    assert (road["zone"], road["controller"], road["attached_to"]) == ("play", 0, None)
    s.pass_to("4.aw", round=2)
    assert s.you.in_play == ["The Roseroad"]
    assert s.you.facts["income"] == 6


@rule("RR.location.1")
def test_an_ability_removes_a_location() -> None:
    s = scene(
        you=side(plays=["Ranging Party"], hand=["Put to the Torch"], gold=1),
        foe=side(plays=["The Iron Throne"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party")
    s.pass_to("4.2.2")
    s.you.plays("Put to the Torch")
    assert (s.foe.in_play, s.foe.discard) == ([], ["The Iron Throne"])


def _looking() -> Scene:
    """You look at the top two cards of your deck."""
    you = side(hand=[TRADER], gold=2, deck=["Dawn", "Sunspear", *["The Roseroad"] * 4])
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals(TRADER)
    s.you.uses(TRADER)
    return s


@rule("RR.look.1")
def test_only_who_looks_at_cards_learns_what_they_are() -> None:
    s = _looking()
    assert s.you.offered() == ["Dawn", "Sunspear", "done"]
    looked = [event for event in s.events if event.kind == "looked"]
    assert [event.known_to(0) for event in looked] == [True]
    for other in (1, None):
        assert [event.known_to(other) for event in looked] == [False]
        assert looked[0].seen_by(other).cards == ()
        names = [card.get("name") for card in s.state.view(other)["cards"]]
        assert "Dawn" not in names
        assert "Sunspear" not in names


@rule("RR.look.1")
def test_a_card_looked_at_may_be_taken_without_being_shown() -> None:
    s = _looking()
    s.you.picks("Sunspear")
    assert s.you.hand == ["Sunspear"]
    names = [card.get("name") for card in s.state.view(1)["cards"]]
    assert "Sunspear" not in names
    for event in s.events:
        if not event.known_to(1):
            assert event.seen_by(1).cards == ()


@rule("RR.look.2")
def test_a_card_looked_at_has_not_left_its_place() -> None:
    s = _looking()
    assert [seat["deck"] for seat in s.state.view(1)["seats"]] == [6, 10]
    assert s.you.deck[:2] == ["Dawn", "Sunspear"]
    assert (s.card("Dawn")["zone"], s.you.hand) == ("deck", [])


@rule("RR.look.2")
def test_a_look_is_over_when_the_cards_are_back() -> None:
    s = _looking()
    s.you.picks("Sunspear")
    mine = [card.get("name") for card in s.state.view(0)["cards"]]
    assert "Sunspear" in mine
    assert "Dawn" not in mine
    assert s.you.deck[-1] == "Dawn"
