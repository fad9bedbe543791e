"""Sitting at a table in the browser: what is asked, and answers by clicks or by keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.web.browser import PATIENCE, Visitor

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
"""A desktop and a small phone."""

_ASKED: Final = """() => {
  const prompt = document.querySelector('.prompt');
  if (!prompt) return null;
  const go = prompt.querySelector('.btn.go');
  const seen = [...document.querySelectorAll('[data-choice]')].filter((e) => e.offsetParent);
  return {
    state: prompt.dataset.state,
    at: prompt.dataset.at ?? '',
    question: prompt.querySelector('h2')?.innerText ?? '',
    about: prompt.dataset.what ?? prompt.dataset.kind ?? '',
    go: go && !go.disabled ? go.innerText.split('\\n')[0] : '',
    outlined: !!go?.classList.contains('outlined'),
    other: prompt.querySelector('.btn.alt')?.innerText ?? '',
    choices: seen.filter((e) => e.getAttribute('aria-pressed') !== 'true').map((e) => e.dataset.choice),
    chosen: seen.filter((e) => e.getAttribute('aria-pressed') === 'true').map((e) => e.dataset.choice),
  };
}"""
_SETTLED: Final = """(before) => {
  const prompt = document.querySelector('.prompt');
  if (!prompt || window.asking) return false;
  const now = prompt.dataset.state + prompt.dataset.at + prompt.querySelector('h2')?.innerText;
  return ['asked', 'over'].includes(prompt.dataset.state) && now !== before;
}"""
_LISTEN: Final = """() => {
  window.announced = [];
  const voice = document.querySelector('.aloud[aria-live=polite]');
  const note = () => window.announced.push(voice.innerText.trim());
  note();
  new MutationObserver(note).observe(voice, { subtree: true, childList: true, characterData: true });
}"""


@dataclass(frozen=True)
class Asked:
    """What the prompt asks, and what may be chosen."""

    state: str
    at: str
    question: str
    about: str
    go: str
    outlined: bool
    other: str
    choices: list[str]
    chosen: list[str]

    @property
    def name(self) -> str:
        """What tells this question from the next."""
        return self.state + self.at + self.question


def _set_up(asked: Asked) -> str | None:
    """The first card one can set up, and nothing else."""
    return asked.choices[0] if asked.about == "setup" and asked.choices else None


class Sitting:
    """A visitor at a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def sit_down(self, game: str, opponent: str = "Steward", players: int | None = None) -> None:
        """From the home page: a game, an opponent, Play."""
        self.visitor.go("/")
        self.page.get_by_role("button", name=re.compile(rf"\b{game}\b", re.I)).first.click()
        self.page.get_by_role("button", name=re.compile(rf"^{opponent}\b")).click()
        while players is not None and f"{players} players" not in self.page.locator(".stepper").inner_text():
            self.page.get_by_role("button", name="More players").click()
        self.page.get_by_role("button", name="Play", exact=False).last.click()
        self.page.wait_for_selector(".prompt")

    def deal(self, seed: int, *decks: str, game: str = "second/joust") -> None:
        """A game against bots with a seed that is no secret, so that it is the same game every time."""
        self.visitor.go("/help")
        mine, *others = decks or ("The Winter Pack", "Lions at Court")
        body = {
            "game": game,
            "seats": [
                {"kind": "me", "deck": mine},
                *({"kind": "bot", "bot": "heuristic", "deck": other} for other in others),
            ],
            "options": {"sandbox": True},
            "seed": seed,
        }
        link = self.page.evaluate(
            """async (body) => (await (await fetch('/api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()).link""",
            body,
        )
        self.page.goto(link if link.startswith("http") else self.visitor.address + link)
        self.page.wait_for_selector(".prompt")

    def take_up(self, record: dict[str, Any]) -> None:
        """Play on where a recorded game stands, in its first seat, against bots."""
        path = f"/api/tables/{self._bring(record)}/fork"
        wish: dict[str, Any] = {"seat": 0, "bot": "heuristic"}
        beyond = self._post(path, {"at": 1_000_000, **wish})["error"]["message"]  # it says which is the last
        self.page.goto(
            self.visitor.address
            + self._post(path, {"at": int(re.findall(r"\d+", beyond)[-1]), **wish})["link"]
        )
        self.page.wait_for_selector(".prompt")

    def watch(self, record: dict[str, Any], at: int = 0) -> None:
        """The replay of a recorded game, from a moment."""
        self.visitor.go(f"/replays/{self._bring(record)}?at={at}")
        self.page.wait_for_selector(".scrub")

    def _bring(self, record: dict[str, Any]) -> str:
        self._post("/api/me", {"name": "Ann"})
        return str(self._post("/api/records", record)["table"])

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server as this visitor, past the page."""
        answer = self.visitor.context.request.post(self.visitor.address + path, data=body, timeout=PATIENCE)
        told: dict[str, Any] = answer.json()
        return told

    def asked(self) -> Asked:
        """What is asked now, once something is and what is printed on cards and in the rules is known."""
        self.page.wait_for_function(_SETTLED, arg="")
        return Asked(**self.page.evaluate(_ASKED))

    def settle(self) -> None:
        """Wait until what is printed on cards and in the rules is known, and all lies where it belongs."""
        self.visitor.settle()

    def wait_past(self, asked: Asked) -> Asked:
        """What is asked next."""
        self.page.wait_for_function(_SETTLED, arg=asked.name)
        return Asked(**self.page.evaluate(_ASKED))

    def choose(self, choice: str) -> None:
        """Click a choice on the table."""
        card = self.page.locator(f'[data-choice="{choice}"]:visible').first
        # In a fan a neighbour may lie over the middle of a card, but never over its spine.
        fanned = card.evaluate("(one) => one.closest('.handrow.fan') !== null")
        card.click(position={"x": 8, "y": 40} if fanned else None)

    def go_on(self) -> None:
        """Click the filled button."""
        self.page.locator(".prompt .btn.go").click()

    def answer(self, asked: Asked, wanted: Callable[[Asked], str | None]) -> None:
        """Answer a question by clicks: a choice where one is wanted or needed, then the filled button."""
        choice = wanted(asked)
        if choice is None and not asked.go and asked.choices:
            choice = asked.choices[0]
        if choice is not None:
            self.choose(choice)
            if "challenge=" in choice:  # a kind of challenge is chosen at once
                return
            after: dict[str, Any] | None = self.page.evaluate(_ASKED)
            while after and after["at"] == asked.at and after["state"] == "asked" and not after["go"]:
                rest = [one for one in after["choices"] if one not in (choice, *asked.chosen)]
                spots = [one for one in rest if one.startswith("p")]
                if not rest:
                    break
                self.choose((spots or rest)[0])
                after = self.page.evaluate(_ASKED)
            if not after or after["at"] != asked.at or not after["go"]:
                return
        self.go_on()

    def play(self, wanted: Callable[[Asked], str | None], most: int = 600) -> Asked:
        """Play to the end; what the prompt says then."""
        asked = self.asked()
        for _ in range(most):
            if asked.state == "over":
                return asked
            self.answer(asked, wanted)
            asked = self.wait_past(asked)
        raise AssertionError(f"not over after {most} answers: {asked}")

    def until(self, about: str, wanted: Callable[[Asked], str | None] = _set_up, most: int = 60) -> Asked:
        """Answer as wanted, or pass, until a question about something comes; what it asks."""
        asked = self.asked()
        for _ in range(most):
            if asked.about == about:
                return asked
            assert asked.state == "asked", asked
            self.answer(asked, wanted)
            asked = self.wait_past(asked)
        raise AssertionError(f"{about!r} was never asked")

    def listen(self) -> None:
        """Begin to note what a screen reader would be told."""
        self.page.evaluate(_LISTEN)

    def announced(self) -> list[str]:
        """What was told since."""
        told: list[str] = self.page.evaluate("window.announced")
        return told
