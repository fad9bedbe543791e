"""Selections over the protocol: candidates and picks, whole sets in any order, dry and partial ones."""

from __future__ import annotations

import itertools

from tests.protocol.joust import Table, begun, scene, side


def attacking(**rest: object) -> Table:
    """Three characters may attack; one of them has stealth."""
    you = side(play=["Tumblestone Knight", "Vanguard of the North", "Asha Greyjoy"], plot="A Noble Cause")
    foe = side(play=["Gold Cloaks", "Burned Men"])
    table = scene(you, foe, at="4.2", **rest)
    table.choose("challenge", value="military")
    return table


def test_a_selection_tells_its_bounds_picks_and_candidates() -> None:
    table = attacking()
    asked = table.asked
    assert (asked["kind"], asked["why"]["what"], asked["min"], asked["max"]) == ("pick", "attackers", 1, None)
    assert asked["picked"] == []
    names = table.names([option["card"] for option in asked["candidates"]])
    assert names == ["Tumblestone Knight", "Vanguard of the North", "Asha Greyjoy"]
    assert [option["verb"] for option in asked["options"]] == ["pick"] * 3
    table.choose("pick", "Vanguard of the North")
    later = table.asked
    assert later["picked"] == [table_key(asked, 1)]
    assert [option["key"] for option in later["options"]] == [table_key(asked, 2), "done"]
    assert later["candidates"] == asked["candidates"]


def table_key(asked: dict[str, object], place: int) -> object:
    candidates = asked["candidates"]
    assert isinstance(candidates, list)
    return candidates[place]["key"]


def test_nothing_happens_until_all_is_chosen() -> None:
    table = attacking()
    before = table.facts
    table.choose("pick", "Asha Greyjoy")
    assert table.facts == before
    table.choose("done")
    assert table.facts == before and table.asked["why"]["what"] == "stealth"
    table.choose("pick", "Gold Cloaks")
    challenge = table.facts["challenge"]
    assert table.names(challenge["attackers"]) == ["Asha Greyjoy"]
    assert challenge["stealth"] == [[table.id("Asha Greyjoy"), table.id("Gold Cloaks")]]
    assert table.card("Gold Cloaks")["bypassed_by_stealth"] is True


def test_a_set_is_chosen_in_any_order_and_is_one_ply() -> None:
    found = set()
    for names in itertools.permutations(["Tumblestone Knight", "Vanguard of the North", "Asha Greyjoy"]):
        table = attacking()
        status = table.choose_set(*names)["status"]
        assert status["ply"] == 2
        assert table.asked["why"]["what"] == "stealth"
        found.add(table.ok("save")["data"] and str(table.facts))
    assert len(found) == 1


def test_a_set_comes_to_the_same_as_its_picks() -> None:
    by_set, by_picks = attacking(), attacking()
    by_set.choose_set("Asha Greyjoy", "Tumblestone Knight")
    by_picks.choose("pick", "Tumblestone Knight")
    by_picks.choose("pick", "Asha Greyjoy")
    by_picks.choose("done") if by_picks.asked["why"]["what"] == "attackers" else None
    assert by_set.asked == by_picks.asked and by_set.facts == by_picks.facts


def test_a_set_goes_on_from_picks_made_before_it() -> None:
    table = attacking()
    table.choose("pick", "Vanguard of the North")
    table.choose_set("Tumblestone Knight")
    table.pass_to("4.2.aw1")
    assert table.names(table.facts["challenge"]["attackers"]) == [
        "Tumblestone Knight",
        "Vanguard of the North",
    ]


def test_sets_that_are_none_are_refused_and_change_nothing() -> None:
    table = attacking()
    before = table.client.everything(table.game)
    key = table.key("pick", "Asha Greyjoy")
    for keys in ([], [key, key], ["pick:0"], [key, "done"], ["done"], ["nonsense"]):
        assert table.code("choose_set", seat=0, keys=keys) == "illegal-choice"
        dry = table.ok("choose_set", seat=0, keys=keys, dry=True)
        assert dry["accepted"] is False and dry["refusal"]["rule"]
    assert table.code("choose_set", seat=1, keys=[key]) == "not-your-decision"
    assert table.client.everything(table.game) == before


def test_the_set_up_is_judged_as_a_whole() -> None:
    deck = {
        "faction": "lannister",
        "plots": [],
        "cards": [
            *("Tywin Lannister", "Cersei Lannister", "The Tickler", "The Tickler"),
            *("Bodyguard", "The Roseroad", "The Kingsroad"),
            *["Gold Cloaks"] * 20,
        ],
    }
    client_table = begun()
    answer = client_table.client.ok(
        "new",
        game="second/joust",
        seats=[{"deck": deck}, {"deck": deck}],
        seed=1,
        options={"check_decks": False, "deck_order": "given", "first_player": 0},
    )
    table = Table(client_table.client, answer["game"])
    table.choose("keep")
    table.choose("keep")
    asked = table.asked
    assert (asked["kind"], asked["min"], asked["max"]) == ("setup", 0, None)
    assert "Bodyguard" in table.names([option["card"] for option in asked["candidates"]])
    assert "Bodyguard" not in table.names([o["card"] for o in asked["options"] if "card" in o])

    def may(*names: str, partial: bool = False) -> bool:
        return bool(table.choose_set(*names, dry=True, partial=partial)["accepted"])

    assert may() and may("Tywin Lannister") and may("Bodyguard", "Cersei Lannister")
    assert not may("Bodyguard") and may("Bodyguard", partial=True)
    assert not may("Tywin Lannister", "Cersei Lannister")
    assert not may("The Roseroad", "The Kingsroad", partial=True)
    both = [option["key"] for option in asked["candidates"] if "Tickler" in option["text"]]
    assert len(both) == 2
    table.ok("choose", seat=0, key=both[0])
    picked = table.card("The Tickler")
    assert (picked["zone"], table.seat(0)["gold"]) == ("hand", 0)
    table.ok("choose_set", seat=0, keys=both)
    assert sorted(table.names(table.seat(0)["play"])) == ["The Tickler", "The Tickler"]
    table.choose("done")
    assert len(table.card("The Tickler", "play")["duplicates"]) == 1
    record = table.ok("record")["record"]["choices"]
    assert record[-2] == [0, both]


def test_records_saves_and_undo_keep_sets() -> None:
    table = attacking()
    start = table.client.everything(table.game)
    table.choose_set("Asha Greyjoy", "Tumblestone Knight")
    table.choose_set("Burned Men")
    table.pass_to("4.2.1")
    there = table.client.everything(table.game)
    record = table.ok("record")["record"]
    assert [len(choice[1]) for choice in record["choices"][1:3]] == [2, 1]
    again = table.client.ok("replay", record=record)["game"]
    assert table.client.everything(again) == there
    loaded = table.client.ok("load", data=table.ok("save")["data"])["game"]
    assert table.client.everything(loaded) == there
    table.ok("undo", plies=table.status["ply"] - 1)
    assert table.client.everything(table.game) == start
    assert table.client.code("replay", record={**record, "choices": [[0, ["pick:1"]]]}) == "bad-data"


def test_claim_takes_a_set_of_the_loser() -> None:
    you = side(play=["Vanguard of the North"], plot="The Winds of Winter")
    table = scene(
        you, side(play=["Gold Cloaks", "Burned Men", "Varys"]), at="4.2", options={"ask": "choices"}
    )
    table.choose("challenge", value="military")
    table.pass_to("4.2.4")
    asked = table.asked
    assert (asked["seat"], asked["why"]["what"]) == (1, "claim")
    assert asked["min"] == asked["max"] == table.seat(0)["claim"]
    table.choose_set("Varys", "Burned Men")
    assert sorted(table.names(table.seat(1)["dead"])) == ["Burned Men", "Varys"]
