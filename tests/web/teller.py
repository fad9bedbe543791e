"""A table in the browser that is told what a test wants to see, after what the server told it first."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from tests.web.sitting import Sitting

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

Told = dict[str, Any]
_LISTEN: Final = """{
  const parse = JSON.parse;
  JSON.parse = (...words) => {
    const message = parse(...words);
    if (message?.told) setTimeout(() => (window.heard = message.told.n));
    return message;
  };
}"""


class Teller:
    """Between the server and a page: it lets requests through, and tells what it is given to tell."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: WebSocketRoute | None = None
        self.told: Told = {}
        self.answers: dict[str, Callable[[Told], Told | None]] = {"may": lambda request: {"accepted": True}}
        """What is answered in place of the server, by the operation that is asked for; None for no answer yet."""
        self.asked: list[Told] = []
        """The requests that were answered here."""
        page.add_init_script(_LISTEN)
        page.route_web_socket("**/ws/**", self._meet)

    def _meet(self, line: WebSocketRoute) -> None:
        self._line = line
        server = line.connect_to_server()
        line.on_close(lambda code, reason: self._left(line))

        def asked(message: str | bytes) -> None:
            request = json.loads(message)
            answer = self.answers.get(request["op"])
            if answer is not None:
                self.asked.append(request)
                told = answer(request)
                if told is not None:
                    line.send(json.dumps({"id": request["id"], "ok": told}))
            else:
                server.send(message)

        line.on_message(asked)

        def heard(message: str | bytes) -> None:
            told = json.loads(message).get("told")
            if told is not None and not self.told:
                self.told = told
            elif "id" not in json.loads(message):
                return
            if self._line is line:
                line.send(message)

        server.on_message(heard)

    def _left(self, line: WebSocketRoute) -> None:
        """The page gave up a line: nothing more is said on it."""
        if self._line is line:
            self._line = None

    def answer(self, op: str, ok: Told) -> None:
        """Answer what was asked last of an operation that had no answer yet."""
        assert self._line is not None
        request = next(one for one in reversed(self.asked) if one["op"] == op)
        self._line.send(json.dumps({"id": request["id"], "ok": ok}))

    def tell(self, change: Callable[[Told], object], *events: dict[str, Any]) -> Told:
        """Change what is told, with what happened."""
        told = deepcopy(self.told)
        change(told)
        for event in events:
            last = told["log"][-1] if told["log"] else {"i": -1}
            more = {"text": event["kind"], "parts": [event["kind"]], "cards": [], "seats": []}
            where = {
                "moment": told["moments"] - 1,
                "round": 1,
                "phase": told["status"]["phase"],
                "heading": "",
            }
            told["log"].append({"i": last["i"] + 1, **where, **more, **event})
        told["n"] += 1
        self.told = told
        assert self._line is not None
        self._line.send(json.dumps({"told": told}))
        self._page.wait_for_function("(n) => window.heard === n", arg=told["n"])
        return told


WORDS: Final = {
    "moment": [],
    "question": ["Which?"],
    "one": "Choose {name}",
    "several": "Choose {n}",
    "none": "None",
    "wanting": "Choose {n} more",
    "danger": False,
    "waiting": "choose",
    "lesson": None,
}
"""The words of a question that a test asks."""


def laid_out(sitting: Sitting) -> Teller:
    """A joust in which both sides have three characters in play, and nothing is asked."""
    teller = Teller(sitting.page)
    sitting.deal(7)
    sitting.settle()

    def lay(told: Told) -> None:
        told["decision"] = None
        told["status"]["phase"] = "challenges"
        for seat in (0, 1):
            for n in range(3):
                put(told, 700 + 10 * seat + n, "play", seat)

    teller.tell(lay)
    sitting.page.wait_for_function("() => document.querySelectorAll('.rowx.chars .card').length === 6")
    return teller


def asking(told: Told, kind: str, options: list[Told], **more: Any) -> None:
    """Something is asked; with ``picks=True`` any number of the options may be picked."""
    picks = more.pop("picks", False)
    told["decision"] = {
        "at": 3, "line": [], "seat": 0, "kind": kind, "why": {"step": "4.2"}, "text": "", "picked": [],
        "words": WORDS, "prospect": None, "min": 0 if picks else 1, "max": None if picks else 1, "options": options,
        "candidates": options if picks else None, **more,
    }  # fmt: skip


def card(told: Told, handle: int) -> Told:
    """A card of the view."""
    return next(one for one in told["view"]["cards"] if one["id"] == handle)


def put(told: Told, handle: int, zone: str, seat: int = 0, **facts: Any) -> Told:
    """A card lies somewhere: one that was there already is moved, any other is new."""
    view = told["view"]
    side = view["seats"][seat]
    found = next((one for one in view["cards"] if one["id"] == handle), None)
    if found is None:
        pattern = next(one for one in view["cards"] if one.get("type") == "character")
        found = {
            **pattern,
            "id": handle,
            "name": f"Card {handle}",
            "code": pattern["code"],
            "power": 0,
            "kneeling": False,
        }
        view["cards"].append(found)
    for one in view["seats"]:
        for pile in ("hand", "play", "discard", "dead", "deck"):
            if isinstance(one[pile], list) and handle in one[pile]:
                one[pile].remove(handle)
    found.update(zone=zone, owner=seat, controller=seat, **facts)
    if isinstance(side.get(zone), list):
        side[zone].append(handle)
    elif isinstance(side.get(zone), int):
        side[zone] += 1
    view["cards"].sort(key=lambda one: int(one["id"]))
    return found


def challenge(told: Told, attack: int = 2) -> None:
    """A military challenge of theirs, and how it stands."""
    told["view"]["challenge"] = {
        "number": 1, "type": "military", "attacker": 1, "defender": 0, "initiated_against": 0,
        "attackers": [], "defenders": [], "stealth": [], "attacking_strength": attack, "defending_strength": 0,
        "winner": None, "loser": None, "unopposed": False,
    }  # fmt: skip
    claim = {"type": "military", "value": 1, "against": [0], "chooses": True}
    words = {"title": "Military challenge", "who": "They attack you", "stands": "They win", "stakes": []}
    told["reckoning"]["comparison"] = {"attack": [], "defence": [], "ahead": 1, "claim": claim, **words}
