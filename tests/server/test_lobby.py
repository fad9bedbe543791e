"""Before the game: the host fills empty seats with bots and says who begins; others cannot, and nobody is overruled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Chair, Guest, Refused, server
from weirwood.server.limits import Limits

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def _refused(chair: Chair, op: str, **wish: Any) -> str:
    """The code of a refusal, which is a sentence and changes nothing."""
    chair.ask("look")
    before = chair.told["seats"], chair.told["table"]
    with pytest.raises(Refused) as refused:
        chair.ask(op, **wish)
    words = str(refused.value)
    assert words[0].isupper() and words.endswith(".")
    chair.ask("look")
    assert (chair.told["seats"], chair.told["table"]) == before
    return str(refused.value.code)


def _ready(chair: Chair) -> list[bool]:
    chair.ask("look")
    return [bool(seat.get("ready")) for seat in chair.told["seats"]]


def test_the_host_alone_seats_bots_and_takes_them_away(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        opened = ann.post("/api/tables", game="second/melee", seats=[ME, OPEN, OPEN])
        key = opened["link"].partition("key=")[2]
        with ann.at(opened["table"]) as host, bob.at(opened["table"], key) as guest:
            assert _refused(guest, "seat_bot", seat=1, bot="squire") == "not-seated"
            guest.ask("sit", seat=1)
            guest.ask("ready")
            assert _refused(guest, "seat_bot", seat=2, bot="squire") == "forbidden"
            assert _refused(guest, "begins", seat=1) == "forbidden"
            for wish in (
                {"seat": 0, "bot": "squire"},
                {"seat": 1, "bot": "squire"},
                {"seat": 1, "bot": None},
                {"seat": 2, "bot": None},
                {"seat": 3, "bot": "squire"},
                {"seat": -1, "bot": "squire"},
                {"seat": 2, "bot": "<b>squire</b>"},
                {"seat": 2, "bot": "squire", "deck": "No Such Deck"},
            ):
                assert _refused(host, "seat_bot", **wish) in ("not-now", "bad-argument", "bad-deck"), wish
            assert _refused(host, "begins", seat=0) == "bad-argument"  # in this game initiative decides

            host.ask("seat_bot", seat=2, bot="squire", deck="Lions at Court")
            assert _ready(guest) == [False, False, True]  # nobody began unawares
            bot = guest.told["seats"][2]
            assert (bot["kind"], bot["bot"], bot["house"]) == ("bot", "squire", "lannister")
            assert "deck" not in bot
            assert guest.told["seats"][0]["host"] and "host" not in guest.told["seats"][1]
            host.ask("seat_bot", seat=2, bot="castellan")
            host.ask("look")
            assert host.told["seats"][2]["bot"] == "castellan"
            assert host.told["seats"][2]["house"] == "lannister"  # the deck stays
            assert host.told["seats"][2]["name"] not in ("Ann", "Bob")
            host.ask("seat_bot", seat=2)
            host.ask("look")
            assert host.told["seats"][2]["kind"] == "open"
            host.ask("seat_bot", seat=2, bot="random")
            host.ask("ready")
            assert host.told["table"]["state"] == "open"
            guest.ask("ready")
            host.ask("look")
            assert host.told["table"]["state"] == "running"
            assert _refused(host, "seat_bot", seat=2) == "not-now"


def test_who_begins_needs_everybody_to_be_ready_again(tmp_path: Path) -> None:
    for wanted in (0, 1):
        with server(tmp_path / str(wanted)) as client:
            ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
            opened = ann.post("/api/tables", game="intrigue", seats=[ME, OPEN])
            key = opened["link"].partition("key=")[2]
            with ann.at(opened["table"]) as host, bob.at(opened["table"], key) as guest:
                host.ask("begins", seat=1 - wanted)
                guest.ask("sit", seat=1)
                guest.ask("ready")
                host.ask("begins", seat=wanted)
                assert _ready(guest) == [False, False]
                assert guest.told["table"]["begins"] == wanted
                assert _refused(host, "begins", seat=2) == "bad-argument"
                guest.ask("ready")
                host.ask("ready")
                host.ask("look")
                assert host.told["status"]["first_player"] == wanted


def test_the_host_is_whoever_stays(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        opened = ann.post("/api/tables", game="intrigue", seats=[ME, OPEN, OPEN])
        key = opened["link"].partition("key=")[2]
        with ann.at(opened["table"], key) as first, bob.at(opened["table"], key) as second:
            second.ask("sit", seat=2)
            first.ask("leave")
            assert _refused(first, "seat_bot", seat=0, bot="random") == "not-seated"
            second.ask("seat_bot", seat=0, bot="random")
            first.ask("look")
            assert first.told["seats"][0]["kind"] == "bot" and first.told["seats"][2]["host"]


def test_arranging_is_bounded(tmp_path: Path) -> None:
    with server(tmp_path, Limits(seats_per_s=0.001, seats_at_once=6, address_share=1e6)) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("intrigue", ME, OPEN, OPEN)) as host:
            codes = []
            for _ in range(10):
                with pytest.raises(Refused) as refused:
                    host.ask("seat_bot", seat=9, bot="random")
                codes.append(refused.value.code)
            assert codes.count("too-much") == 4
