"""Set-up, step 8: what may be placed, and who sees it."""

import pytest

from tests.thrones.scene import Scene
from tests.thrones.set_up import placing
from weirwood.core.decision import DecisionKind
from weirwood.core.option import Verb
from weirwood.rules import rule


def _place(s: Scene, *names: str) -> list[str]:
    """Pick these cards as they are offered, leave the selection open, and say what else may be placed."""
    left = list(names)
    while left:
        for option in s.you.decision.options:
            if option.card is not None and s.name(option.card) in left:
                left.remove(s.name(option.card))
                s.choose(0, option.key)
                break
        else:
            raise AssertionError(f"{left} cannot be placed; {s.pending()}")
    return s.you.offered(Verb.PICK)


def _hand(*names: str) -> Scene:
    """A hand of seven cards, where cards are placed; the others are events, which cannot be."""
    return placing([*names, *["Superior Claim"] * (7 - len(names))])


@rule("RR.setup.8", "RR.setup.8a")
def test_cards_worth_eight_gold_are_placed_and_a_ninth_gold_is_refused() -> None:
    seven = ("Littlefinger", "Tumblestone Knight")
    assert _place(_hand(*seven, "Winterfell Steward"), *seven) == ["Winterfell Steward"]
    assert _place(_hand(*seven, "Bastard in Hiding"), *seven) == []
    s = _hand(*seven, "Winterfell Steward", "The Iron Throne")
    assert _place(s, *seven, "Winterfell Steward") == []
    s.you.done()
    s.foe.done()
    assert sorted(s.you.in_play) == ["Littlefinger", "Tumblestone Knight", "Winterfell Steward"]


@rule("RR.setup.8a")
def test_two_copies_of_a_card_that_is_not_unique_are_paid_for_twice() -> None:
    s = _hand("Rattleshirt's Raiders", "Rattleshirt's Raiders", "Winterfell Steward")
    assert _place(s, "Rattleshirt's Raiders", "Rattleshirt's Raiders") == []


@rule("RR.setup.8")
def test_nothing_need_be_placed() -> None:
    s = _hand("Littlefinger")
    s.you.done()
    s.foe.done()
    assert s.you.in_play == []
    assert s.state.phase == "plot"


@rule("RR.setup.8")
@pytest.mark.parametrize("first", [0, 1])
def test_cards_are_placed_in_player_order(first: int) -> None:
    s = placing(["Littlefinger"], ["Varys"], first_player=first)
    sides = (s.you, s.foe)
    assert [(decision.seat, decision.kind) for decision in s.state.decisions] == [(first, DecisionKind.SETUP)]
    sides[first].done()
    assert [decision.seat for decision in s.state.decisions] == [1 - first]


@rule("RR.setup.8b")
def test_one_limited_card_may_be_placed() -> None:
    assert _place(_hand("The Roseroad", "The Kingsroad", "The Iron Throne"), "The Roseroad") == [
        "The Iron Throne"
    ]


@rule("RR.setup.8b")
def test_a_limited_card_is_not_placed_as_a_duplicate_either() -> None:
    s = _hand("The Narrow Road", "The Narrow Road", "The Roseroad", "The Iron Throne")
    assert _place(s, "The Narrow Road") == ["The Iron Throne"]


@rule("RR.setup.8c")
def test_characters_locations_and_attachments_are_placed_and_events_are_not() -> None:
    s = _hand("Littlefinger", "The Roseroad", "Noble Lineage", "Superior Claim")
    assert _place(s, "Littlefinger") == ["The Roseroad", "Noble Lineage"]
    _place(s, "The Roseroad", "Noble Lineage")
    s.you.done()
    s.foe.done()
    assert sorted(s.you.in_play) == ["Littlefinger", "Noble Lineage", "The Roseroad"]


@rule("RR.setup.8d")
def test_an_attachment_needs_a_host_among_the_cards_placed_with_it() -> None:
    s = _hand("Rattleshirt's Raiders", "Tumblestone Knight", "Littlefinger", "Bodyguard")
    assert "Bodyguard" not in s.you.offered()
    assert "Bodyguard" not in _place(s, "Tumblestone Knight")
    assert "Bodyguard" in _place(s, "Littlefinger")


@rule("RR.setup.8d")
def test_a_character_of_the_opponent_is_no_host() -> None:
    s = placing(["Little Bird"], ["Littlefinger"], first_player=1)
    s.foe.picks("Littlefinger")
    assert "Little Bird" not in s.you.offered()


@rule("RR.setup.8d")
def test_an_attachment_is_not_placed_for_a_host_that_bears_none() -> None:
    s = _hand("Drogon", "Braided Warrior", "Widow's Wail", "Little Bird")
    assert _place(s, "Drogon") == ["Braided Warrior"]
    assert _place(s, "Braided Warrior") == ["Widow's Wail"]


@rule("RR.setup.8e")
def test_copies_of_a_placed_unique_card_are_free_and_become_duplicates() -> None:
    s = _hand("Tyrion Lannister", "Tyrion Lannister", "Vanguard Lancer", "Winterfell Steward", "Burned Men")
    _place(s, "Tyrion Lannister", "Tyrion Lannister", "Vanguard Lancer")
    assert s.you.offered(Verb.PICK) == ["Winterfell Steward"]
    assert _place(s, "Winterfell Steward") == []
    s.you.done()
    s.foe.done()
    assert sorted(s.you.in_play) == ["Tyrion Lannister", "Vanguard Lancer", "Winterfell Steward"]
    assert len(s.card("Tyrion Lannister")["duplicates"]) == 1


@rule("RR.setup.8f")
def test_an_opponent_sees_only_backs_until_all_have_placed() -> None:
    s = placing(["Littlefinger", "Little Bird"], ["Varys"])
    s.you.picks("Littlefinger", "Little Bird")
    told = [event for event in s.events if event.kind == "set-up"]
    assert [(event.cards, event.amount) for event in told] == [((), 2)]
    for viewer in (1, None):
        backs = [card for card in s.state.view(viewer)["cards"] if card["zone"] == "play"]
        assert len(backs) == 2
        assert all(set(card) == {"id", "zone", "owner"} for card in backs)
    own = [card for card in s.state.view(0)["cards"] if card["zone"] == "play"]
    assert sorted((card["name"], card["facedown"]) for card in own) == [
        ("Little Bird", True),
        ("Littlefinger", True),
    ]
    s.foe.done()
    shown = [card for card in s.state.view(1)["cards"] if card["zone"] in ("play", "attached")]
    assert sorted(card["name"] for card in shown) == ["Little Bird", "Littlefinger"]


@rule("RR.setup.8f")
def test_a_facedown_card_does_nothing_and_is_no_attachment_yet() -> None:
    s = placing(["Littlefinger", "Little Bird"], ["Varys"])
    s.you.picks("Littlefinger", "Little Bird")
    assert s.you.discard == []
    assert s.card("Little Bird")["attached_to"] is None
    s.foe.done()
    assert s.card("Little Bird")["attached_to"] == s.id("Littlefinger")
    assert s.you.discard == []
