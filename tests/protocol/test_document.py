"""``docs/protocol.md`` says what is so."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.protocol.client import Client
from tests.protocol.examples import PAGE, answered, sessions
from tests.protocol.joust import begun
from weirwood.core.errors import WeirwoodError
from weirwood.protocol.looking import DEEPEST, MOST_CHOICES
from weirwood.protocol.ops import OPS
from weirwood.protocol.playing import MOST_PLIES
from weirwood.thrones.asking.questions import WHAT
from weirwood.thrones.telling.chronicle import SENTENCES

TEXT = PAGE.read_text(encoding="utf-8")
CHANGING = {"text", "message", "engine", "version", "build"}


def rows(section: str) -> dict[str, str]:
    """The tables of a section: what stands first in each row, and the rest."""
    [body] = re.findall(rf"^{section}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    found: dict[str, str] = {}
    for names, rest in re.findall(r"^\| (`[^|]+`) \|(.*)\|$", body, re.MULTILINE):
        found |= dict.fromkeys(re.findall(r"`([^`]+)`", names), rest)
    return found


def settled(value: Any) -> Any:
    """A form without what may change: words for people, and which build answers."""
    if isinstance(value, dict):
        return {name: settled(inner) for name, inner in value.items() if name not in CHANGING}
    return [settled(inner) for inner in value] if isinstance(value, list) else value


def test_the_examples_are_real() -> None:
    examples = sessions(TEXT)
    assert len(examples) >= 4
    for example in examples:
        again = answered(example)
        assert len(again) == len(example)
        for line, wanted in zip(again, example, strict=True):
            assert line[:2] == wanted[:2]
            if line.startswith("< "):
                assert settled(json.loads(line[2:])) == settled(json.loads(wanted[2:]))


def test_every_operation_is_described_with_its_arguments() -> None:
    described = rows("## Operations")
    assert list(described) == list(OPS)
    for op, row in described.items():
        if op not in ("scene", "set"):
            arguments = row.split("|")[0]
            for name in OPS[op].needs:
                assert f"`{name}`" in arguments or f"`{name}:" in arguments, (op, name)
            for name in OPS[op].may.keys() - {"key", "value", "seat"}:
                assert f"`{name}?" in arguments, (op, name)


def codes(errors: type[WeirwoodError]) -> set[str]:
    found = {errors.code}
    for error in errors.__subclasses__():
        if not error.__module__.startswith(("weirwood.server", "weirwood.bots")):
            found |= codes(error)
    return found


def test_every_error_code_is_described() -> None:
    described = rows("## Requests and answers")
    assert codes(WeirwoodError) | {"bad-deck"} == set(described)


def test_every_kind_of_event_is_described_with_its_fields() -> None:
    described = rows("## Westeros Intrigue")
    client = Client()
    seen = set()
    for players in range(2, 7):
        game = client.new(players, seed=players)
        client.ok("random", game=game, seed=players)
        for event in client.ok("log", game=game)["events"]:
            seen.add(event["kind"])
            fields = {"seats"} if event["seats"] else set()
            fields |= event.keys() & {"amount", "value", "source"}
            assert set(re.findall(r"`(seats|amount|value|source)`:", described[event["kind"]])) == fields
            assert event["rule"].startswith("WI.") and event["cards"] == []
    assert seen == set(described)


def test_every_kind_of_event_of_joust_is_described_with_its_fields() -> None:
    described = rows("## A Game of Thrones, second edition: joust")
    elsewhere = (
        "## A Game of Thrones, second edition: melee",
        "## Stark against Lannister with a plot draft",
    )
    assert set(described).union(*[rows(heading) for heading in elsewhere]) == set(SENTENCES)
    seen = set()
    for seed in range(6):
        table = begun(seed=seed, sandbox=True, ask=("all", "choices")[seed % 2])
        table.ok("set", seat=0, gold=1)
        table.ok("happen", event="draw", seat=1)
        table.ok("random", seed=seed)
        for event in table.ok("log")["events"]:
            seen.add(event["kind"])
            fields = {
                field for field in ("cards", "seats", "amount", "value") if event.get(field) not in ([], None)
            }
            told = set(re.findall(r"`(cards|seats|amount|value)`", described[event["kind"]]))
            assert fields <= told, (event, told)
    assert len(seen) > 35


def fields(beginning: str) -> set[str]:
    """The names of fields that an entry of the list of facts speaks of, values in brackets left out."""
    [entry] = re.findall(rf"^- {beginning}(.*?)(?=^- |^$)", TEXT, re.MULTILINE | re.DOTALL)
    bare = re.sub(r"\([^()]*\)", "", re.sub(r"\([^()]*\)", "", entry))
    return set(re.findall(r"`([a-z_]+)[`:]", bare))


def test_every_fact_of_joust_is_described() -> None:
    seen: dict[str, set[str]] = {
        "A card:": set(),
        "A seat:": set(),
        "A challenge:": set(),
        "An effect": set(),
    }
    for seed in range(3):
        table = begun(seed=seed, ask="all")
        for _ in range(40):
            table.ok("random", seed=seed, plies=10)
            facts = table.ok("facts")
            for beginning, forms in (
                ("A card:", facts["cards"]),
                ("A seat:", facts["seats"]),
                ("A challenge:", [facts["challenge"] or facts["last_challenge"] or {}]),
                ("An effect", facts["effects"]),
            ):
                seen[beginning].update(name for form in forms for name in form)
    assert set(facts) == {"cards", "seats", "challenge", "last_challenge", "effects"}
    for beginning, names in seen.items():
        assert names, beginning
        assert fields(beginning) == names, beginning


def test_everything_that_is_asked_for_is_described() -> None:
    [words] = re.findall(r"^`what` is one of(.*?)A mode has", TEXT, re.MULTILINE | re.DOTALL)
    elsewhere = set(re.findall(r"`what` is `([a-z-]+)`", TEXT))
    assert set(re.findall(r"`([a-z-]+)`", words)) | elsewhere == WHAT


def test_the_limits_are_those_that_hold() -> None:
    assert f"{MOST_PLIES:,}" in TEXT
    assert f"at most {DEEPEST}" in TEXT
    assert f"{MOST_CHOICES:,}" in TEXT
