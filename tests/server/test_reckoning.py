"""What a table says comes from the engine: the sums beside a view, and what follows from a choice."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.server.guests import Chair, Guest, first_answer, server

ME = {"kind": "me", "deck": "The Winter Pack"}
BOT = {"kind": "bot", "bot": "heuristic", "deck": "Lions at Court"}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def plain(parts: list[Any]) -> str:
    """A sentence as plain text."""
    return "".join(part if isinstance(part, str) else part["text"] for part in parts)


def followed(chair: Chair, decision: dict[str, Any], *keys: str) -> str:
    """What the server says follows from keys that it accepts."""
    answer = chair.ask("may", at=decision["at"], keys=list(keys))
    assert answer["accepted"], answer
    return plain(answer["line"])


def test_totals_and_lines_agree_with_the_view_through_a_whole_game(tmp_path: Path) -> None:
    seen: set[str] = set()
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        opened = ann.post("/api/tables", game="second/joust", seats=[ME, BOT], seed=7, tutorial="first")
        with ann.at(opened["table"]) as chair:
            chair.ask("stops", ask="everything")
            while not chair.is_over and len(seen) < 5:
                if chair.told["decision"] is None:
                    chair.receive()
                    continue
                seen.add(looked_at(chair, chair.told["decision"]))
                chair.choose(*answer(chair.told["decision"]))
    assert seen >= {"", "setup", "plot", "defenders", "challenge"}, seen


def answer(decision: dict[str, Any]) -> list[str]:
    """Set up the first that may be, marshal whatever can be; else what costs least."""
    if decision["candidates"] and decision["kind"] == "setup":
        return [decision["candidates"][0]["key"]]
    marshal = [option["key"] for option in decision["options"] if option["verb"] == "marshal"]
    return marshal[:1] or first_answer(decision)


def looked_at(chair: Chair, decision: dict[str, Any]) -> str:
    """Check what is said of a decision; which kind of thing was said."""
    view, told = chair.told["view"], chair.told["reckoning"]
    offered = decision["candidates"] or decision["options"]
    if decision["kind"] == "setup":
        assert numbers(followed(chair, decision))[:2] == [0, 8]
        cost = next(card["cost"] for card in view["cards"] if card["id"] == offered[0]["card"])
        assert numbers(followed(chair, decision, offered[0]["key"])) == [cost, 8, 8 - cost]
        return "setup"
    if decision["kind"] == "plot":
        card = next(card for card in view["cards"] if card["id"] == offered[0]["card"])
        said = numbers(followed(chair, decision, offered[0]["key"]))
        assert said[1:] == [card["initiative"], card["claim"], card["reserve"]]
        return "plot"
    fight, lane = view["challenge"], told["comparison"]
    assert (fight is None) == (lane is None)
    if fight is None or fight["winner"] is not None:
        return ""
    for role, field in (("attack", "attacking_strength"), ("defence", "defending_strength")):
        assert fight[field] == max(0, sum(part["amount"] for part in lane[role]))
    if decision["why"].get("what") == "defenders" and offered:
        assert numbers(plain(decision["line"]))[0] == fight["attacking_strength"]
        card = next(card for card in view["cards"] if card["id"] == offered[0]["card"])
        said = numbers(followed(chair, decision, offered[0]["key"]))
        assert said[1] == fight["attacking_strength"] and said[0] >= card["strength"]
        foreseen = chair.ask("may", at=decision["at"], keys=[offered[0]["key"]])["prospect"]
        assert foreseen["challenge"]["defending_strength"] == said[0]
        assert [card["id"], said[0]] in foreseen["strengths"] and decision["prospect"] is not None
        return "defenders"
    return "challenge"


def test_a_spectator_gets_sums_and_lane_but_nothing_is_said_to_them(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, eve = Guest(client, "Ann"), Guest(client, "Eve")
        opened = ann.post("/api/tables", game="second/melee", seats=[ME, BOT, BOT, BOT])
        key = opened["link"].partition("key=")[2]
        with ann.at(opened["table"]) as chair, eve.at(opened["table"], key) as watching:
            chair.ask("stops", ask="everything")
            for _ in range(30):
                chair.choose(*first_answer(chair.decision))
            watching.ask("look")
            told = watching.told["reckoning"]
            assert told["goal"] == 15
            assert {form["relation"] for form in told["seats"]} == {""}


def test_intrigue_has_nothing_to_reckon(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("intrigue", {"kind": "me"}, {"kind": "bot", "bot": "random"})) as chair:
            assert chair.told["reckoning"] is None
            assert chair.decision["line"] == []


def test_the_chronicle_speaks_to_each_reader_and_keeps_one_line_for_what_belongs_together(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Annabel")
        opened = ann.post("/api/tables", game="second/joust", seats=[ME, BOT], seed=7, tutorial="first")
        with ann.at(opened["table"]) as chair:
            while not chair.is_over and chair.told["status"]["round"] < 3:
                if chair.told["decision"] is None:
                    chair.receive()
                else:
                    chair.choose(*answer(chair.told["decision"]))
            log = chair.told["log"]
    lines = [entry for entry in log if entry["text"]]
    assert len(lines) < len(log)
    assert not any("Annabel" in entry["text"] for entry in lines)
    assert not {entry["kind"] for entry in lines} & {"effects-initiate", "event-played", "challenge-ended"}
    for entry in log:
        assert plain(entry["parts"]) == entry["text"]
    attacks = [entry for entry in lines if entry["kind"] in ("declared", "challenge-initiated")]
    assert attacks and all(any("card" in part for part in entry["parts"] if part) for entry in attacks[:3])
    assert {"Plot", "Draw", "Dominance"} <= {entry["heading"] for entry in log}
