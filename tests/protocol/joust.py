"""A client that plays joust: it names cards by name, and reads facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.protocol.client import Client
from weirwood.thrones.cards.second.ready import ready_decks

JOUST = "second/joust"
DECK = ["The Roseroad"] * 10


def side(**fields: Any) -> dict[str, Any]:
    """A seat of a scene, with a deck of ten cards unless another is given."""
    return {"deck": DECK, **fields}


class Table:
    """One game, seen and played by name."""

    def __init__(self, client: Client, game: str) -> None:
        self.client = client
        self.game = game

    def ok(self, op: str, **arguments: Any) -> dict[str, Any]:
        return self.client.ok(op, game=self.game, **arguments)

    def code(self, op: str, **arguments: Any) -> str:
        return self.client.code(op, game=self.game, **arguments)

    @property
    def facts(self) -> dict[str, Any]:
        return self.ok("facts")

    @property
    def status(self) -> dict[str, Any]:
        return self.ok("status")

    def seat(self, seat: int) -> dict[str, Any]:
        return dict(self.facts["seats"][seat])

    def card(self, name: str, zone: str | None = None) -> dict[str, Any]:
        """The facts of the first card of a name, in a zone."""
        return next(
            card for card in self.facts["cards"] if card["name"] == name and zone in (None, card["zone"])
        )

    def id(self, name: str, zone: str | None = None) -> int:
        return int(self.card(name, zone)["id"])

    def names(self, ids: Sequence[int]) -> list[str]:
        names = {card["id"]: card["name"] for card in self.facts["cards"]}
        return [names[card] for card in ids]

    @property
    def asked(self) -> dict[str, Any]:
        """The only decision that waits."""
        [decision] = self.ok("decisions")["decisions"]
        return dict(decision)

    def key(self, verb: str, name: str | None = None, among: str = "options", **fields: Any) -> str:
        """The key of an option by its verb, the name of its card, and more."""
        for option in self.asked[among]:
            named = name is None or ("card" in option and self.names([option["card"]]) == [name])
            if option["verb"] == verb and named and all(option[field] == fields[field] for field in fields):
                return str(option["key"])
        raise AssertionError(f"{verb} {name} {fields} is not offered: {self.asked}")

    def choose(self, verb: str, name: str | None = None, **fields: Any) -> dict[str, Any]:
        return self.ok("choose", seat=self.asked["seat"], key=self.key(verb, name, **fields))

    def choose_set(self, *names: str, **more: Any) -> dict[str, Any]:
        keys = [self.key("pick", name, "candidates") for name in names]
        return self.ok("choose_set", seat=self.asked["seat"], keys=keys, **more)

    def pass_to(self, step: str) -> None:
        """Everybody passes, picks nothing and confirms until a step asks something."""
        while self.status["step"] != step:
            idle = [option for option in self.asked["options"] if option["verb"] in ("pass", "done", "yes")]
            assert idle, self.asked
            self.ok("choose", seat=self.asked["seat"], key=idle[0]["key"])


def scene(you: dict[str, Any], foe: dict[str, Any] | None = None, **rest: Any) -> Table:
    """A scene, asking everything unless told otherwise."""
    client = Client()
    options = {"ask": "all", **rest.pop("options", {})}
    seats = [you, side() if foe is None else foe]
    placed = client.ok("scene", game=JOUST, seats=seats, options=options, **rest)
    return Table(client, placed["game"])


def begun(seed: int = 1, client: Client | None = None, **options: Any) -> Table:
    """A new game of the ready decks."""
    client = client or Client()
    seats = [{"name": name, "deck": deck} for name, deck in zip(("Ann", "Bob"), ready_decks(), strict=True)]
    return Table(client, client.ok("new", game=JOUST, seats=seats, seed=seed, options=options)["game"])
