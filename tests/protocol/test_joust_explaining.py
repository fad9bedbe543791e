"""``explain``: what refuses something, and the card that is to blame for it."""

from __future__ import annotations

from typing import Any

from tests.protocol.client import Client
from tests.protocol.joust import Table, scene, side


def refusals(table: Table, seat: int, card: Any, verb: str) -> list[tuple[str, int | None]]:
    told = table.ok("explain", seat=seat, card=card, verb=verb)
    assert told["allowed"] == (not told["refusals"])
    return [(refusal["rule"], refusal.get("card")) for refusal in told["refusals"]]


def test_a_refusal_names_the_card_whose_effect_makes_it() -> None:
    you = side(play=["Catelyn Stark", "Robb Stark"])
    foe = side(play=["Cersei Lannister"], hand=["The Things I Do For Love"], gold=9, faction="lannister")
    table = scene(you, foe, at="4.2")
    table.choose("challenge", value="power")
    table.choose_set("Catelyn Stark")
    event = table.id("The Things I Do For Love")
    assert refusals(table, 1, event, "play") == [("RR.cannot.1", table.id("Catelyn Stark"))]
    shown = table.ok("view", seat=1)["cards"]
    handles = {card.get("name"): card["id"] for card in shown}
    told = refusals(table, 1, handles["The Things I Do For Love"], "play")
    assert told == [("RR.cannot.1", handles["Catelyn Stark"])]
    assert refusals(table, 0, table.id("Robb Stark"), "attack") == [("RR.framework.4.2a", None)]


def test_of_several_cards_that_do_the_same_one_is_named() -> None:
    milk = {"card": "Milk of the Poppy", "controller": 1}
    illyrio = {"card": "Magister Illyrio", "attachments": [milk, milk]}
    table = scene(side(play=[illyrio, {"card": "Robb Stark", "kneeling": True}], gold=9), at="3.aw")
    milks = table.card("Magister Illyrio")["attachments"]
    found = refusals(table, 0, table.id("Magister Illyrio"), "use")
    assert found == [("RR.blank.1", milks[0])]
    table.ok("put", card=milks[0], zone="discard")
    assert refusals(table, 0, table.id("Magister Illyrio"), "use") == [("RR.blank.1", milks[1])]
    table.ok("put", card=milks[1], zone="discard")
    assert refusals(table, 0, table.id("Magister Illyrio"), "use") == []


def test_who_is_bypassed_learns_by_whom() -> None:
    table = scene(side(play=["Varys"]), side(play=["Cersei Lannister", "Tyrion Lannister"]), at="4.2")
    table.choose("challenge", value="intrigue")
    table.choose_set("Varys")
    table.choose_set("Cersei Lannister")
    cersei = table.id("Cersei Lannister")
    assert refusals(table, 1, cersei, "defend") == [("RR.stealth.1", table.id("Varys"))]
    assert refusals(table, 1, table.id("Tyrion Lannister"), "defend") == []


def test_what_is_not_offered_is_refused_by_its_clause() -> None:
    you = side(play=["Varys", {"card": "Robb Stark", "kneeling": True}], hand=["Eddard Stark"])
    foe = side(play=["Cersei Lannister", "Tywin Lannister"])
    table = scene(you, foe, at="4.2")
    robb, cersei = table.id("Robb Stark"), table.id("Cersei Lannister")

    def refused(seat: int, key: str) -> str | None:
        error = table.client.error("choose", game=table.game, seat=seat, key=key)
        assert error["code"] == "illegal-choice"
        return error.get("rule")

    assert refused(0, "challenge=0>1") == "RR.framework.4.2e"
    assert [refused(0, key) for key in ("challenge=0>0", "challenge=0>9", "challenge=3>1")] == [None] * 3
    table.choose("challenge", value="intrigue")
    assert refused(0, f"pick:{robb}") == "RR.framework.4.2d"
    assert refused(0, f"pick:{cersei}") == "RR.framework.4.2d"
    table.choose_set("Varys")
    assert refused(0, f"pick:{robb}") == "RR.stealth.1"
    table.choose_set("Cersei Lannister")
    table.pass_to("4.2.1")
    assert refused(1, f"pick:{cersei}") == "RR.stealth.1"
    assert refused(1, "pick:9999") is None


def test_who_supports_a_title_is_refused_by_its_own() -> None:
    client = Client()
    seats = [side(play=["Robb Stark"], title="Master of Ships"), side(title="Master of Whispers"), side()]
    placed = client.ok("scene", game="second/melee", seats=seats, at="4.2")
    table = Table(client, placed["game"])
    about = {"type": "military", "seat": 1}
    assert refusals(table, 0, about, "challenge") == [("RR.supports.1", table.seat(0)["title"])]
    assert refusals(table, 0, {"type": "military", "seat": 2}, "challenge") == []


def test_while_attackers_are_picked_the_type_of_the_challenge_counts() -> None:
    table = scene(side(play=["Varys", "Robb Stark"]), at="4.2")
    robb = table.id("Robb Stark")
    assert refusals(table, 0, robb, "attack") == []
    table.choose("challenge", value="intrigue")
    assert refusals(table, 0, robb, "attack") == [("RR.challenge-icons.1", None)]
    assert refusals(table, 0, table.id("Varys"), "attack") == []
