"""Sandbox edits of joust: put, set and happen, and what waits after them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.protocol.joust import Table, begun, scene, side


def court(**rest: Any) -> Table:
    """Robb with an attachment and a duplicate against a few others, in an action window."""
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Noble Lineage"]}
    you = side(
        play=[robb, "Direwolf Pup", "Eddard Stark"],
        hand=["Summer", "Direwolf Pup", "Ice"],
        plot="A Noble Cause",
        plots=["Summons"],
        gold=5,
    )
    foe = side(play=["Gold Cloaks"], hand=["Varys"], plots=["Summons"], dead=["Tywin Lannister"])
    return scene(you, foe, at="4.aw", **rest)


def test_only_a_sandbox_is_edited() -> None:
    plain, sandbox = begun(), begun(sandbox=True)
    edits: list[tuple[str, dict[str, Any]]] = [
        ("put", {"card": 10, "zone": "hand"}),
        ("set", {"seat": 0, "gold": 3}),
        ("happen", {"event": "draw", "seat": 0}),
    ]
    for op, arguments in edits:
        assert plain.code(op, **arguments) == "not-a-sandbox"
        answer = sandbox.ok(op, **arguments)
        assert set(answer) == {"events", "status"}
        assert answer["events"][0]["kind"] == "edited" and answer["events"][0]["value"]["op"] == op
    assert sandbox.status["ply"] == 3


def test_a_card_put_out_of_play_loses_what_is_on_it_and_nothing_triggers() -> None:
    table = court()
    robb = table.id("Robb Stark", "play")
    answer = table.ok("put", card=robb, zone="dead")
    assert [event["kind"] for event in answer["events"]] == ["edited"]
    assert table.names(table.seat(0)["dead"]) == ["Robb Stark"]
    assert sorted(table.names(table.seat(0)["discard"])) == ["Noble Lineage", "Robb Stark"]
    assert table.asked["kind"] == "act"


def test_cards_are_put_onto_any_place_of_a_pile() -> None:
    table = court()
    pup = table.id("Direwolf Pup", "hand")
    for position, place in ((None, 0), (0, 0), (2, 2), (-1, 10), (-2, 9)):
        table.ok("put", card=pup, zone="deck", **({} if position is None else {"position": position}))
        assert table.seat(0)["deck"].index(pup) == place
    assert table.code("put", card=pup, zone="deck", position=12) == "bad-argument"
    table.ok("put", card=pup, zone="removed")
    assert table.card("Direwolf Pup", "removed")["id"] == pup


def test_cards_are_put_into_play() -> None:
    table = court()
    table.ok("put", card=table.id("Summer"), zone="play")
    assert table.card("Summer")["zone"] == "play"
    table.ok("put", card=table.id("Varys"), zone="play", seat=0)
    assert (table.card("Varys")["owner"], table.card("Varys")["controller"]) == (1, 0)
    ice, eddard = table.id("Ice"), table.id("Eddard Stark")
    assert table.code("put", card=ice, zone="play") == "bad-argument"
    assert table.code("put", card=ice, zone="play", host=table.id("Gold Cloaks")) == "bad-argument"
    table.ok("put", card=ice, zone="attached", host=eddard)
    assert table.card("Ice")["attached_to"] == eddard
    table.ok("put", card=table.id("Gold Cloaks"), zone="play", seat=0)
    assert "Gold Cloaks" in table.names(table.seat(0)["play"])


def test_a_second_copy_put_into_play_becomes_a_duplicate() -> None:
    table = court()
    duplicate = table.id("Robb Stark", "duplicate")
    table.ok("put", card=duplicate, zone="hand")
    assert table.card("Robb Stark", "play")["duplicates"] == []
    table.ok("put", card=duplicate, zone="play")
    assert table.card("Robb Stark", "play")["duplicates"] == [duplicate]


def test_a_second_copy_of_an_attachment_becomes_a_duplicate_whatever_its_host() -> None:
    table = scene(side(play=[{"card": "Eddard Stark", "attachments": ["Ice"]}, "Summer"], hand=["Ice"]))
    first, second = table.id("Ice", "attached"), table.id("Ice", "hand")
    table.ok("put", card=second, zone="attached", host=table.id("Eddard Stark"))
    assert table.card("Ice", "attached")["duplicates"] == [second]
    assert table.card("Eddard Stark")["attachments"] == [first]


def test_a_plot_put_is_the_one_revealed() -> None:
    table = court()
    before = table.seat(0)["plot"]
    table.ok("put", card=table.seat(0)["plots"][0], zone="plot")
    seat = table.seat(0)
    assert table.names([seat["plot"]]) == ["Summons"] and seat["used"] == [before]
    table.ok("put", card=seat["plot"], zone="plots")
    assert table.seat(0)["plot"] is None and table.seat(0)["income"] == 0


@pytest.mark.parametrize(
    ("name", "arguments", "code"),
    [
        ("Robb Stark", {"zone": "plots"}, "bad-argument"),
        ("Robb Stark", {"zone": "nowhere"}, "bad-argument"),
        ("Robb Stark", {"zone": "being-played"}, "bad-argument"),
        ("Robb Stark", {"zone": "hand", "seat": 1}, "bad-argument"),
        ("Robb Stark", {"zone": "attached"}, "bad-argument"),
        ("Robb Stark", {"zone": "hand", "host": 1}, "bad-argument"),
        ("Robb Stark", {"zone": "play", "position": 0}, "bad-argument"),
        ("House Stark", {"zone": "hand"}, "bad-argument"),
        ("Summons", {"zone": "hand"}, "bad-argument"),
        (None, {"zone": "hand"}, "unknown-card"),
    ],
    ids=str,
)
def test_what_cannot_be_put_is_refused_and_changes_nothing(
    name: str | None, arguments: dict[str, Any], code: str
) -> None:
    table = court()
    before = table.client.everything(table.game)
    card = 9999 if name is None else table.id(name)
    assert table.code("put", card=card, **arguments) == code
    assert table.client.everything(table.game) == before


def test_values_are_set_on_cards_seats_and_the_game() -> None:
    table = court()
    robb = table.id("Robb Stark", "play")
    table.ok("set", card=robb, kneeling=True, power=3, gold=2, tokens={"poison": 1})
    facts = table.card("Robb Stark", "play")
    assert (facts["kneeling"], facts["power"], facts["gold"], facts["tokens"]) == (True, 3, 2, {"poison": 1})
    table.ok("set", card=robb, tokens={"poison": 0}, facedown=True)
    facts = table.card("Robb Stark", "play")
    assert (facts["facedown"], facts["gold"], facts["tokens"]) == (True, 2, {})
    table.ok("set", seat=1, gold=7, faction_power=4, cannot_win=True)
    assert (table.seat(1)["gold"], table.seat(1)["power"]) == (7, 4)
    deck = table.seat(1)["deck"]
    table.ok("set", seat=1, deck=deck[::-1])
    assert table.seat(1)["deck"] == deck[::-1]
    table.ok("set", seat=1, deck=[deck[4]])
    assert table.seat(1)["deck"][0] == deck[4]
    table.ok("set", first_player=1)
    assert table.status["first_player"] == 1
    table.ok("set", seat=1, faction_power=15)
    assert not table.status["over"]
    table.ok("set", seat=0, faction_power=15)
    assert table.status["outcome"]["winners"] == [0]
    assert table.code("set", seat=0, gold=1) == "over"


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"card": 30},
        {"seat": 0},
        {"card": 30, "seat": 0, "gold": 1},
        {"seat": 0, "kneeling": True},
        {"gold": 1},
        {"seat": 0, "deck": [1, 1]},
        {"seat": 0, "deck": [0]},
        {"seat": 5, "gold": 1},
        {"options": {"ask": "all"}},
        {"options": {"winning": 1}},
        {"first_player": 2},
    ],
    ids=str,
)
def test_what_cannot_be_set_is_refused(arguments: dict[str, Any]) -> None:
    assert court().code("set", **arguments) in ("bad-argument", "unknown-card")


def test_a_kill_happens_with_its_windows() -> None:
    table = court()
    answer = table.ok("happen", event="kill", card=table.id("Robb Stark", "play"))
    asked = table.asked
    assert (asked["kind"], asked["seat"], asked["why"]["window"]) == ("trigger", 0, "would")
    assert asked["why"]["occurrence"]["event"] == "killed" and asked["why"]["forced"] is False
    save = next(option for option in asked["options"] if option["verb"] == "save")
    assert save["target"] == table.id("Robb Stark", "play")
    assert save["card"] == table.id("Robb Stark", "duplicate")
    table.ok("choose", seat=0, key=save["key"])
    assert table.card("Robb Stark", "play")["duplicates"] == []
    assert [event["kind"] for event in answer["events"]] == ["edited"]
    assert table.asked["why"]["step"] == "4.aw"


def test_what_is_forced_cannot_be_saved() -> None:
    table = court()
    answer = table.ok("happen", event="kill", card=table.id("Robb Stark", "play"), force=True)
    assert "killed" in [event["kind"] for event in answer["events"]]
    assert table.names(table.seat(0)["dead"]) == ["Robb Stark"]


def test_everything_can_be_made_to_happen() -> None:
    table = court(options={"ask": "choices"})
    pup, summer = table.id("Direwolf Pup", "play"), table.id("Summer")
    table.ok("happen", event="kneel", card=pup)
    assert table.card("Direwolf Pup", "play")["kneeling"]
    table.ok("happen", event="stand", card=pup)
    assert not table.card("Direwolf Pup", "play")["kneeling"]
    table.ok("happen", event="draw", seat=1, n=3)
    assert len(table.seat(1)["hand"]) == 4
    table.ok("happen", event="gain-power", seat=1, n=2)
    table.ok("happen", event="gain-power", card=pup)
    assert (table.seat(1)["power"], table.card("Direwolf Pup", "play")["power"]) == (2, 1)
    table.ok("happen", event="put-into-play", card=summer)
    assert table.card("Summer")["zone"] == "play"
    table.ok("happen", event="return-to-hand", card=summer)
    assert table.card("Summer")["zone"] == "hand"
    table.ok("happen", event="take-control", card=pup)
    assert table.card("Direwolf Pup", "play")["controller"] == 1
    table.ok("happen", event="sacrifice", card=pup)
    assert pup in table.seat(0)["discard"]
    table.ok("happen", event="discard", card=table.id("Gold Cloaks"))
    table.ok("happen", event="discard", card=summer)
    assert table.card("Summer")["zone"] == table.card("Gold Cloaks")["zone"] == "discard"
    hand = len(table.seat(1)["hand"])
    table.ok("happen", event="discard", seat=1, n=2)
    assert len(table.seat(1)["hand"]) == hand - 2


def test_an_attachment_put_into_play_asks_for_its_host() -> None:
    table = court()
    table.ok("happen", event="put-into-play", card=table.id("Ice"))
    if table.asked["kind"] == "pick":
        assert table.asked["why"]["what"] == "host" and table.asked["why"]["card"] == table.id("Ice")
        table.choose("pick", "Eddard Stark")
    assert table.card("Ice")["zone"] == "attached"


def test_players_are_eliminated_and_time_is_up() -> None:
    table = court()
    table.ok("happen", event="eliminate", seat=1)
    outcome = table.status["outcome"]
    assert (outcome["winners"], outcome["reason"], outcome["standing"]) == ([0], "last-standing", [1, 2])
    table = court()
    table.ok("happen", event="gain-power", seat=1)
    table.ok("happen", event="time-up")
    outcome = table.status["outcome"]
    assert (outcome["winners"], outcome["reason"], outcome["standing"]) == ([1], "time", [2, 1])
    table = court()
    table.ok("happen", event="time-up")
    assert (table.status["outcome"]["winners"], table.status["outcome"]["reason"]) == ([], "draw")
    table = court(options={"winning": False})
    assert table.code("happen", event="eliminate", seat=1) == "bad-argument"


@pytest.mark.parametrize(
    "arguments",
    [
        {"event": "dance"},
        {"event": "kill"},
        {"event": "kill", "seat": 0},
        {"event": "draw"},
        {"event": "draw", "card": 30},
        {"event": "time-up", "seat": 0},
        {"event": "kneel", "card": 30, "seat": 1},
        {"event": "eliminate", "seat": 4},
        {"event": "gain-power"},
    ],
    ids=str,
)
def test_what_cannot_happen_is_refused(arguments: dict[str, Any]) -> None:
    assert court().code("happen", **arguments) == "bad-argument"


def test_what_waited_is_asked_anew_with_what_is_legal_now() -> None:
    table = scene(side(hand=["Ice"], play=["Robb Stark", "Eddard Stark"], gold=5), at="3.aw")
    table.choose("marshal", "Ice")
    assert table.asked["why"]["what"] == "host"
    table.ok("put", card=table.id("Robb Stark"), zone="dead")
    assert [option["card"] for option in table.asked["options"]] == [table.id("Eddard Stark")]
    table.choose("pick", "Eddard Stark")
    assert table.card("Ice")["zone"] == "attached" and table.status["ply"] == 3
    table = scene(side(hand=["Summer"], gold=5), at="3.aw")
    assert [option["verb"] for option in table.asked["options"]] == ["marshal", "pass"]
    table.ok("set", seat=0, gold=0)
    assert [option["verb"] for option in table.asked["options"]] == ["pass"]


def test_where_nothing_is_left_to_ask_the_game_goes_on() -> None:
    table = scene(side(hand=["Summer"], gold=5), at="3.aw", options={"ask": "choices"})
    table.ok("set", seat=0, gold=0)
    assert table.status["step"] != "3.aw"


def test_an_edit_keeps_the_answers_before_the_question() -> None:
    table = scene(side(play=["Robb Stark", "Eddard Stark", "Arya Stark"]), side(play=["Varys"]), at="4.2")
    table.choose("challenge", value="power")
    table.choose("pick", "Robb Stark")
    table.ok("set", card=table.id("Eddard Stark"), kneeling=True)
    asked = table.asked
    assert asked["why"]["what"] == "attackers" and asked["picked"] == []
    assert "Eddard Stark" not in table.names([option["card"] for option in asked["candidates"]])


def test_plots_chosen_in_secret_stay_chosen() -> None:
    plots = ["Summons", "Taxation", "A Noble Cause"]
    table = scene(side(plots=plots), side(plots=plots), at="1.2")
    mine = table.seat(0)["plots"]
    table.ok("choose", seat=0, key=f"plot:{mine[0]}")
    table.ok("set", seat=1, gold=1)
    assert table.status["waiting"] == [1]
    table.ok("put", card=mine[0], zone="used")
    assert sorted(table.status["waiting"]) == [0, 1]


def test_edits_are_plies_that_are_undone_recorded_and_saved() -> None:
    table = court()
    stages = [table.client.everything(table.game)]
    steps: list[tuple[str, dict[str, Any]]] = [
        ("put", {"card": table.id("Summer"), "zone": "play"}),
        ("choose", {"seat": 0, "key": "pass"}),
        ("set", {"seat": 0, "gold": 9}),
        ("happen", {"event": "draw", "seat": 0, "n": 2}),
        ("happen", {"event": "discard", "seat": 0}),
        ("choose", {"seat": 1, "key": "pass"}),
    ]
    for ply, (op, arguments) in enumerate(steps, 1):
        assert table.ok(op, **arguments)["status"]["ply"] == ply
        stages.append(table.client.everything(table.game))
    record = table.ok("record")["record"]
    assert [edit[:2] for edit in record["edits"]] == [[1, "put"], [3, "set"], [4, "happen"], [5, "happen"]]
    assert record["choices"] == [[0, "pass"], [1, "pass"]]
    for until in range(len(stages)):
        again = table.client.ok("replay", record=record, until=until)["game"]
        assert table.client.everything(again) == stages[until]
    loaded = table.client.ok("load", data=table.ok("save")["data"])["game"]
    assert table.client.everything(loaded) == stages[-1]
    for back in range(1, len(stages)):
        table.ok("undo")
        assert table.client.everything(table.game) == stages[-1 - back]
    for edits in ([[9, "set", {"seat": 0, "gold": 1}]], [[1, "set", {"gold": 1}]], [[1, "dance", {}]]):
        assert table.client.code("replay", record={**record, "edits": edits}) == "bad-data"


def test_whoever_cannot_win_does_not_win_when_time_is_up_or_nobody_else_is_left() -> None:
    for event in ({"event": "time-up"}, {"event": "eliminate", "seat": 1}):
        table = court()
        table.ok("set", seat=0, faction_power=9)
        table.ok("set", seat=0, cannot_win=True)
        ended = table.ok("happen", **event)["status"]["outcome"]
        assert ended["winners"] == ([1] if event["event"] == "time-up" else []), event
        table = court()
        for seat in (0, 1):
            table.ok("set", seat=seat, cannot_win=True)
        assert table.ok("happen", **event)["status"]["outcome"]["winners"] == []
