"""What is asked, why, and in which form; and what is asked only where everything is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.joust import Table, begun, scene, side

WINDOWS = ("1.aw", "2.aw", "3.aw", "4.aw", "4.2.aw1", "4.2.aw2", "5.aw", "6.aw", "7.aw")


def walk(table: Table, plies: int) -> list[dict[str, Any]]:
    """Idle choices, and the questions that were answered."""
    asked = []
    for _ in range(plies):
        if table.status["over"]:
            break
        decision = table.ok("decisions")["decisions"][0]
        asked.append(decision)
        options = {option["verb"]: option["key"] for option in decision["options"]}
        key = next((options[verb] for verb in ("challenge", "pass", "done", "yes") if verb in options), None)
        if decision["kind"] == "challenge" and decision["seat"] == 1:
            key = options["pass"]
        table.ok("choose", seat=decision["seat"], key=key or decision["options"][0]["key"])
    return asked


def test_everything_asks_each_seat_in_each_window_and_turn() -> None:
    plots = ["A Noble Cause", "Taxation"]
    you, foe = side(play=["Vanguard of the North"], plots=plots), side(play=["Burned Men"], plots=plots[:1])
    table = scene(you, foe, at="1.1", options={"winning": False})
    asked = walk(table, 60)
    round_one = asked[
        : next(at for at, one in enumerate(asked) if at and one["why"]["step"] == "1.2" and at > 5)
    ]
    for step in WINDOWS:
        seats = {one["seat"] for one in round_one if one["why"]["step"] == step}
        assert seats == {0, 1}, step
    assert {one["seat"] for one in round_one if one["kind"] == "plot"} == {0, 1}
    assert {one["seat"] for one in round_one if one["kind"] == "challenge"} == {0, 1}
    whats = [one["why"].get("what") for one in round_one]
    assert "defenders" in whats and "apply-claim" in whats
    confirm = next(one for one in round_one if one["why"].get("what") == "apply-claim")
    assert (confirm["kind"], [option["verb"] for option in confirm["options"]]) == ("confirm", ["yes"])
    assert confirm["seat"] == 0 and confirm["why"]["step"] == "4.2.4"


def test_the_set_up_is_asked_even_when_only_done_is_possible() -> None:
    events = {"faction": "stark", "cards": ["Superior Claim"] * 20}
    client = begun().client
    options = {"check_decks": False, "ask": "all", "first_player": 0}
    seats = [{"deck": events}] * 2
    game = client.ok("new", game="second/joust", seats=seats, seed=1, options=options)["game"]
    table = Table(client, game)
    table.choose("keep")
    table.choose("keep")
    for seat in (0, 1):
        asked = table.asked
        assert (asked["seat"], asked["kind"], asked["candidates"]) == (seat, "setup", [])
        assert [option["verb"] for option in asked["options"]] == ["done"]
        table.choose("done")


def test_choices_asks_only_what_has_a_choice() -> None:
    table = begun(seed=8)
    while not table.status["over"] and table.status["ply"] < 150:
        for decision in table.ok("decisions")["decisions"]:
            assert len(decision["options"]) > 1
        table.ok("random", seed=table.status["ply"], plies=1)


def _claimed(*held: str, ask: str = "all") -> Table:
    """An unopposed military challenge is won, and claim is taken from a seat that has these characters."""
    knelt = [{"card": card, "kneeling": True} for card in held]
    table = scene(
        side(play=["Eddard Stark"], plot="A Noble Cause"), side(play=knelt), at="4.2", options={"ask": ask}
    )
    table.choose("challenge", value="military")
    if table.asked["options"][0]["verb"] == "pick":
        table.choose("pick")
    while table.asked["kind"] != "confirm":
        table.choose("done" if table.asked["kind"] == "pick" else "pass")
    table.choose("yes")
    return table


def test_the_only_card_that_can_be_picked_is_asked_for() -> None:
    table = _claimed("Gold Cloaks")
    asked = table.asked
    assert (asked["seat"], asked["why"]["what"], asked["min"], asked["max"]) == (1, "claim", 1, 1)
    assert [option["verb"] for option in asked["options"]] == ["pick"] and asked["candidates"] == asked[
        "options"
    ]
    table.choose("pick", "Gold Cloaks")
    assert table.card("Gold Cloaks")["zone"] == "dead"
    assert table.ok("record")["record"]["choices"][-1] == [1, [asked["options"][0]["key"], "done"]]


@pytest.mark.parametrize("how", ["choose", "choose_set"])
def test_where_nothing_can_be_picked_done_is_asked_for(how: str) -> None:
    table = _claimed()
    asked = table.asked
    assert (asked["seat"], asked["why"]["what"], asked["min"]) == (1, "claim", 1)
    assert [option["verb"] for option in asked["options"]] == ["done"] and asked["candidates"] == []
    ply = table.status["ply"]
    if how == "choose":
        table.choose("done")
    else:
        table.ok("choose_set", seat=1, keys=[])
    assert table.asked["why"].get("what") != "claim" and table.status["ply"] == ply + 1
    assert table.ok("record")["record"]["choices"][-1] == [1, ["done"]]


@pytest.mark.parametrize("held", [("Gold Cloaks",), ()])
def test_windows_alone_leave_single_answers_to_the_engine(held: tuple[str, ...]) -> None:
    table = _claimed(*held, ask="windows")
    assert table.asked["why"].get("what") != "claim"
    assert all(table.card(card)["zone"] == "dead" for card in held)


def test_an_action_names_its_card_and_ability() -> None:
    table = scene(side(play=["Eddard Stark"], hand=["Put to the Sword"], gold=9), at="3.aw")
    table.ok("put", card=table.seat(0)["deck"][0], zone="hand")
    marshal = next(option for option in table.asked["options"] if option["verb"] == "marshal")
    assert set(marshal) == {"key", "verb", "text", "card"}
    assert table.asked["why"] == {"step": "3.aw", "rule": "RR.framework.3.aw.2"}


def test_a_challenge_names_its_type_and_opponent() -> None:
    table = scene(side(play=["Robb Stark"]), at="4.2")
    for option in table.asked["options"]:
        if option["verb"] == "challenge":
            assert option["seat"] == 1 and option["value"] in ("military", "intrigue", "power")


def test_a_trigger_names_its_window_and_what_it_answers() -> None:
    you = side(play=["Vanguard of the North", "Grey Wind"], hand=["Put to the Sword"], gold=5)
    foe = side(play=["Burned Men", "Gold Cloaks"])
    table = scene(you, foe, at="4.2", options={"ask": "choices"})
    table.choose("challenge", value="military")
    table.choose_set("Vanguard of the North", "Grey Wind")
    while table.asked["kind"] != "trigger":
        table.choose("done" if table.asked["kind"] == "pick" else "pass")
    why = table.asked["why"]
    assert (why["window"], why["forced"]) == ("reaction", False)
    assert why["occurrence"]["event"] == "challenge-decided" and 0 in why["occurrence"]["seats"]
    play = next(option for option in table.asked["options"] if option["verb"] == "play")
    assert play["ability"] == 0 and play["target"] == 0
    table.ok("choose", seat=0, key=play["key"])
    target = table.asked["why"]
    assert target["what"] == "target"
    assert target["ability"] == {"card": table.id("Put to the Sword"), "code": "01041", "index": 0}


def test_plots_that_are_revealed_together_are_what_their_abilities_answer() -> None:
    table = scene(side(plots=["Summons"]), side(plots=["Summons"]), at="1.2")
    for seat in (0, 1):
        plot = table.seat(seat)["plots"][0]
        table.ok("choose", seat=seat, key=f"plot:{plot}")
    table.choose("player", seat=0)
    why = table.asked["why"]
    assert (table.asked["kind"], why["window"], why["forced"]) == ("trigger", "when-revealed", True)
    plots = [table.seat(seat)["plot"] for seat in (0, 1)]
    assert why["occurrence"] == {"event": "plot-revealed", "cards": plots, "seats": [0, 1]}
    assert [option["card"] for option in table.asked["options"]] == plots


def test_several_deaths_are_told_apart_by_their_target() -> None:
    you = side(
        play=[{"card": name, "duplicates": [name]} for name in ("Robb Stark", "Arya Stark", "Summer")],
    )
    foe = side(play=["Vanguard of the North"], plot="The Winds of Winter")
    table = scene(you, foe, at="4.2", first_player=1, options={"ask": "choices"})
    table.choose("challenge", value="military")
    table.pass_to("4.2.4")
    table.choose_set("Robb Stark", "Summer")
    asked = table.asked
    assert (asked["kind"], asked["why"]["window"]) == ("trigger", "would")
    saves = [option for option in asked["options"] if option["verb"] == "save"]
    killed = [table.id(name, "play") for name in ("Robb Stark", "Summer")]
    assert sorted(option["target"] for option in saves) == sorted(killed)
    assert sorted(asked["why"]["occurrence"]["cards"]) == sorted(killed)


def test_the_order_of_simultaneous_victories_is_the_first_players() -> None:
    table = scene(side(power=14), side(power=14), at="4.aw", first_player=1, options={"winning": False})
    for seat in (0, 1):
        table.ok("happen", event="gain-power", seat=seat)
    table.ok("set", options={"winning": True})
    asked = table.asked
    assert (asked["seat"], asked["kind"], asked["why"]["what"]) == (1, "player", "end-order")
    assert sorted(option["seat"] for option in asked["options"]) == [0, 1]
    table.choose("player", seat=0)
    assert table.status["outcome"]["winners"] == [0]


def test_every_option_has_words_of_its_own() -> None:
    table = scene(side(hand=["Direwolf Pup"] * 3, gold=9), at="3.aw")
    texts = [option["text"] for option in table.asked["options"]]
    assert len(set(texts)) == len(texts) == 4


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_choice_sequences_are_counted(depth: int) -> None:
    plots = ["A Noble Cause", "Taxation", "Summons"]
    table = scene(side(plots=plots), side(plots=plots[:2]), at="1.2")
    # Both orders of the answers to two secret questions count.
    assert table.ok("perft", depth=depth)["nodes"] == {0: 1, 1: 5, 2: 12}[depth]


def test_random_choices_stop_at_their_limit_in_a_game_without_end() -> None:
    table = scene(side(), side(), at="4.aw", options={"winning": False})
    assert table.ok("random", seed=1, plies=300)["plies"] == 300
    assert not table.status["over"]


def test_status_tells_whose_turn_it_is() -> None:
    table = scene(side(play=["Robb Stark"]), side(play=["Burned Men"]), at="3.aw", first_player=1, active=0)
    assert (table.status["active"], table.status["waiting"]) == (0, [1])
    table.pass_to("4.aw")
    assert (table.status["phase"], table.status["active"]) == ("challenges", 1)
