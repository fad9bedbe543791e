"""Set-up, steps 9 and 10: cards are turned over, attached, and hands refilled (RR.setup)."""

from typing import Any

from tests.thrones.scene import Scene
from tests.thrones.set_up import hands
from weirwood.core.option import Verb
from weirwood.rules import rule


def _kept(yours: list[str], theirs: list[str], **options: Any) -> Scene:
    """Both keep their hands; you place first."""
    s = hands(yours, theirs, **options)
    for _ in range(2):
        seat = s.state.decisions[0].seat
        s.choose(seat, next(o.key for o in s.state.decisions[0].options if o.verb == Verb.KEEP))
    return s


def _seen(s: Scene, viewer: int, owner: int) -> list[str]:
    """The names of an owner's cards in play that a viewer sees."""
    cards = s.state.view(viewer)["cards"]
    return [
        card["name"] for card in cards if card["owner"] == owner and card["zone"] == "play" and "name" in card
    ]


@rule("RR.setup.9a")
def test_nobody_sees_what_another_placed_before_all_is_turned_over() -> None:
    s = _kept(["Bran Stark", "Arya Stark"], ["Samwell Tarly"])
    s.you.picks("Bran Stark", "Arya Stark")
    assert s.foe.offered() == ["Samwell Tarly", *["Rattleshirt's Raiders"] * 6, "done"]
    assert sorted(_seen(s, 0, 0)) == ["Arya Stark", "Bran Stark"] and _seen(s, 1, 0) == []
    assert s.card("Bran Stark")["facedown"]
    before = len(s.events)
    s.foe.picks("Samwell Tarly")
    assert sorted(_seen(s, 1, 0)) == ["Arya Stark", "Bran Stark"] and _seen(s, 0, 1) == ["Samwell Tarly"]
    turned = [event.seats for event in s.events[before:] if event.rule == "RR.setup.9a"]
    assert turned == [(0,), (0,), (1,)]


@rule("RR.setup.9b")
def test_attachments_are_attached_first_player_first() -> None:
    yours = ["Bran Stark", "Arya Stark", "Little Bird"]
    theirs = ["Samwell Tarly", "Steward at the Wall", "Syrio's Training"]
    s = _kept(yours, theirs, first_player=1)
    assert s.state.decisions[0].seat == 1
    s.foe.picks(*theirs)
    s.you.picks(*yours)
    assert s.asks(1, "host") and not s.asks(0, "host")
    s.foe.picks("Steward at the Wall")
    assert s.asks(0, "host") and s.card("Syrio's Training")["attached_to"] == s.id("Steward at the Wall")
    s.you.picks("Arya Stark")
    assert s.card("Little Bird")["attached_to"] == s.id("Arya Stark")


@rule("RR.setup.9b")
def test_copies_of_a_unique_card_become_its_duplicates() -> None:
    s = _kept(["Bran Stark", "Bran Stark", "Arya Stark"], [])
    s.you.picks("Bran Stark", "Bran Stark", "Arya Stark")
    s.foe.picks()
    assert sorted(s.you.in_play) == ["Arya Stark", "Bran Stark"]
    assert len(s.card("Bran Stark")["duplicates"]) == 1


@rule("RR.setup.9c")
def test_cards_set_up_neither_entered_play_nor_were_marshaled() -> None:
    s = _kept(["Littlefinger", "Vanguard Lancer"], ["Sansa Stark"])
    s.you.picks("Littlefinger", "Vanguard Lancer")
    s.foe.picks("Sansa Stark")
    assert s.state.step == "1.2" and len(s.you.hand) == 7
    assert not s.card("Sansa Stark")["kneeling"]
    kinds = {event.kind for event in s.events}
    assert "set-up" in kinds and not kinds & {"entered-play", "power-lost"}


@rule("RR.setup.10")
def test_hands_are_filled_up_to_seven() -> None:
    s = _kept(["Bran Stark", "Arya Stark", "Little Bird"], ["Samwell Tarly"])
    s.you.picks("Bran Stark", "Arya Stark", "Little Bird")
    assert len(s.you.hand) == 4
    s.foe.picks("Samwell Tarly")
    s.you.picks("Arya Stark")
    assert len(s.you.hand) == len(s.foe.hand) == 7
    assert len(s.you.deck) == 20 and len(s.foe.deck) == 22
