"""What a seat may not know is in nothing that is told to it, and cards have names of its own for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.joust import begun, scene, side


def handles(view: dict[str, Any]) -> dict[int, str]:
    """The cards a viewer can tell, by handle."""
    return {card["id"]: card["name"] for card in view["cards"] if "name" in card}


def test_a_seat_is_asked_in_its_own_names_of_cards() -> None:
    table = scene(side(hand=["Summer", "Ice"], play=["Eddard Stark"], gold=9), at="3.aw")
    [whole] = table.ok("decisions")["decisions"]
    [own] = table.ok("decisions", seat=0)["decisions"]
    names = handles(table.ok("view", seat=0))
    assert [option["key"] for option in own["options"]] == [option["key"] for option in whole["options"]]
    for mine, true in zip(own["options"], whole["options"], strict=True):
        if "card" in true:
            assert mine["card"] != true["card"]
            assert names[mine["card"]] == table.names([true["card"]])[0]
    assert table.ok("decisions", seat=1)["decisions"] == []


def test_why_is_told_in_the_same_names() -> None:
    table = scene(side(play=[{"card": "Robb Stark", "duplicates": ["Robb Stark"]}]), at="4.aw")
    table.ok("happen", event="kill", card=table.id("Robb Stark", "play"))
    [own] = table.ok("decisions", seat=0)["decisions"]
    names = handles(table.ok("view", seat=0))
    assert [names[card] for card in own["why"]["occurrence"]["cards"]] == ["Robb Stark"]
    save = own["options"][0]
    assert (names[save["card"]], names[save["target"]]) == ("Robb Stark", "Robb Stark")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_handles_are_no_ids_and_differ_from_viewer_to_viewer(viewer: int | None) -> None:
    table = begun()
    table.ok("random", seed=4, plies=60)
    ids = {card["id"] for card in table.facts["cards"]}
    seen = {card["id"] for card in table.ok("view", seat=viewer)["cards"]}
    others = [
        {card["id"] for card in table.ok("view", seat=other)["cards"]} for other in {0, 1, None} - {viewer}
    ]
    assert not seen & ids and all(not seen & other for other in others)


def test_a_view_shows_sizes_of_what_is_hidden() -> None:
    table = scene(side(hand=["Summer"], plots=["Summons"]), side(hand=["Varys", "Ice"], plots=["Taxation"]))
    facts = table.facts
    for viewer in (0, 1, None):
        view = table.ok("view", seat=viewer)
        for seat in (0, 1):
            mine, true = view["seats"][seat], facts["seats"][seat]
            assert mine["deck"] == len(true["deck"])
            if seat == viewer:
                assert [handles(view)[card] for card in mine["hand"]] == table.names(true["hand"])
            else:
                assert (mine["hand"], mine["plots"]) == (len(true["hand"]), len(true["plots"]))


def test_facedown_cards_of_the_set_up_are_backs_to_others() -> None:
    table = begun(seed=2, first_player=0)
    table.choose("keep")
    table.choose("keep")
    table.ok("choose", seat=0, key=table.asked["options"][0]["key"])
    if table.asked["seat"] == 0:
        table.choose("done")
    view = table.ok("view", seat=1)
    backs = [card for card in view["cards"] if card["zone"] == "play"]
    assert backs and all(set(card) == {"id", "zone", "owner"} for card in backs)
    mine = [card for card in table.ok("view", seat=0)["cards"] if card["zone"] == "play"]
    assert all(card["facedown"] and "name" in card for card in mine)


def test_who_draws_knows_the_cards_and_others_only_how_many() -> None:
    table = scene(side(deck=["Summer", "Ice", "Arya Stark"]), at="4.aw")
    table.ok("happen", event="draw", seat=0, n=2)
    drawn = {
        viewer: next(event for event in table.ok("log", seat=viewer)["events"] if event["kind"] == "drew")
        for viewer in (0, 1, None)
    }
    names = handles(table.ok("view", seat=0))
    assert [names[card] for card in drawn[0]["cards"]] == ["Summer", "Ice"]
    for viewer in (1, None):
        assert drawn[viewer]["cards"] == [] and drawn[viewer]["amount"] == 2
        assert "Summer" not in drawn[viewer]["text"]
    [full] = [event for event in table.ok("log")["events"] if event["kind"] == "drew"]
    assert table.names(full["cards"]) == ["Summer", "Ice"]


def test_what_is_added_to_a_hand_in_secret_is_not_told() -> None:
    deck = ["Littlefinger", "Varys", *["The Roseroad"] * 5]
    table = scene(side(hand=["Greenblood Trader"], deck=deck, gold=9), at="3.aw")
    table.choose("marshal", "Greenblood Trader")
    table.choose("use", "Greenblood Trader")
    table.choose("pick", "Varys")
    moved = {
        viewer: [event for event in table.ok("log", seat=viewer)["events"] if event["kind"] == "moved"]
        for viewer in (0, 1, None)
    }
    assert [event["value"] for event in moved[1]] == ["hand", "deck-bottom"]
    assert all(len(event["cards"]) == 1 for event in moved[0])
    for viewer in (1, None):
        assert [event["cards"] for event in moved[viewer]] == [[], []]
        said = " ".join(event["text"] for event in table.ok("log", seat=viewer)["events"])
        assert "Varys" not in said and "Littlefinger" not in said
    assert table.names(table.seat(0)["hand"]) == ["Varys"]
    assert table.names(table.seat(0)["deck"])[-1] == "Littlefinger"


def test_a_secret_edit_is_told_to_the_owner_alone() -> None:
    table = scene(side(deck=["Littlefinger", "Varys", "Ice"]), at="4.aw")
    table.ok("put", card=table.seat(0)["deck"][0], zone="hand")
    for viewer, known in ((0, True), (1, False), (None, False)):
        told = table.ok("log", seat=viewer)["events"][-1]
        assert bool(told["cards"]) is known
        assert ("Littlefinger" in told["text"]) is known


def test_a_card_that_was_hidden_comes_back_under_another_name() -> None:
    table = scene(side(play=["Gold Cloaks"], hand=["Gold Cloaks"]), at="4.aw")
    cloaks = table.id("Gold Cloaks", "play")

    def seen() -> int:
        cards = table.ok("view", seat=1)["cards"]
        return int(next(card["id"] for card in cards if card.get("name") == "Gold Cloaks"))

    before = seen()
    table.ok("happen", event="return-to-hand", card=cloaks)
    table.ok("happen", event="put-into-play", card=cloaks)
    assert seen() != before
    log = table.ok("log", seat=1)["events"]
    returned = next(event for event in log if event["kind"] == "returned")
    entered = next(event for event in log if event["kind"] == "entered-play")
    assert returned["cards"] == [before] and entered["cards"] == [seen()]


def test_the_log_of_a_seat_names_only_cards_it_knows() -> None:
    table = begun(seed=6)
    table.ok("random", seed=6)
    full = table.ok("log")["events"]
    for viewer in (0, 1, None):
        told = table.ok("log", seat=viewer)["events"]
        assert [event["kind"] for event in told] == [event["kind"] for event in full]
        for mine, whole in zip(told, full, strict=True):
            if whole["kind"] == "drew" and whole["seats"] != [viewer]:
                assert mine["cards"] == []
            assert len(mine["cards"]) in (0, len(whole["cards"]))
            assert mine["seats"] == whole["seats"]
        assert table.ok("log", seat=viewer, since=20)["events"] == [
            event for event in told if event["ply"] > 20
        ]


def test_explain_takes_ids_and_handles() -> None:
    table = scene(side(hand=["Summer"], gold=9), side(hand=["Varys"]), at="3.aw")
    summer = table.id("Summer")
    mine = next(card["id"] for card in table.ok("view", seat=0)["cards"] if card.get("name") == "Summer")
    for card in (summer, mine):
        assert table.ok("explain", seat=0, card=card, verb="marshal") == {"allowed": True, "refusals": []}
    assert table.code("explain", seat=1, card=mine, verb="marshal") == "unknown-card"
    table.ok("set", seat=0, gold=0)
    answer = table.ok("explain", seat=0, card=mine, verb="marshal")
    assert not answer["allowed"] and [refusal["rule"] for refusal in answer["refusals"]] == ["RR.costs.1"]


VERBS = """
    pass done pick yes no number name mode player marshal duplicate play ambush use save challenge plot keep
    mulligan attack defend stealth choose
"""


def test_every_verb_is_explained_at_every_step() -> None:
    table = begun(seed=9)
    for plies in (0, 3, 30, 60):
        if plies:
            table.ok("random", seed=plies, plies=plies)
        cards = [card["id"] for card in table.facts["cards"][::7]]
        for verb in VERBS.split():
            for seat in (0, 1):
                for card in cards:
                    answer = table.ok("explain", seat=seat, card=card, verb=verb)
                    assert answer["allowed"] is not bool(answer["refusals"])
                    assert all(refusal["rule"] and refusal["text"] for refusal in answer["refusals"])
    assert table.code("explain", seat=0, card=0, verb="place") == "bad-argument"


def test_attacking_and_defending_are_explained() -> None:
    you = side(play=["Arya Stark", {"card": "Robb Stark", "kneeling": True}])
    table = scene(you, side(play=["Gold Cloaks", "Tywin Lannister"]), at="4.2")

    def clauses(seat: int, name: str, verb: str) -> list[str]:
        answer = table.ok("explain", seat=seat, card=table.id(name), verb=verb)
        return [refusal["rule"] for refusal in answer["refusals"]]

    assert clauses(0, "Arya Stark", "attack") == []
    assert "RR.framework.4.2d" in clauses(0, "Robb Stark", "attack")
    assert clauses(1, "Gold Cloaks", "attack") == ["RR.active-player.3"]
    assert clauses(1, "Tywin Lannister", "defend") == ["RR.framework.4.2.1a"]
    table.choose("challenge", value="power")
    table.choose("pick", "Arya Stark")
    table.pass_to("4.2.1")
    assert clauses(1, "Tywin Lannister", "defend") == []
    assert clauses(0, "Arya Stark", "defend") == ["RR.defender.2"]
