"""A game in layers: each tells one side of it, so that a change shows what it changes and what it leaves alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.golden.cases import Case
from weirwood.core.decision import Decision
from weirwood.core.match import Match
from weirwood.core.option import Verb

LAYERS: Final = ("keys", "choices", "facts", "events", "views", "saves", "refusals")
KEPT: Final = Path(__file__).with_name("layers")
_IDLE: Final = (Verb.PASS, Verb.DONE, Verb.NO)
_EAGER: Final = 0.85
_VERBS: Final = (
    None,
    "attack",
    "defend",
    "stealth",
    "choose",
    "play",
    "marshal",
    "ambush",
    "duplicate",
    "use",
)
"""What is asked about a card: what one would want with it, and, in turn, each intent."""

_IN_PLAY: Final = ("play", "attached", "duplicate", "plot", "agenda", "faction", "title")

Line = tuple[str, Any]
"""A layer, and plain data that it tells next."""


def lines(case: Case) -> Iterator[Line]:
    """All that a game tells, from its beginning to its end."""
    match = case.begin()
    chance = Random(case.seed)
    said = 0
    while True:
        for ply, event in match.log[said:]:
            yield "events", [ply, *event.facts()]
        said = len(match.log)
        yield "saves", match.state.dump().hex()
        if match.ply % case.every == 0 or match.outcome is not None:
            yield from _closely(match, case)
        if match.outcome is not None:
            yield "facts", match.outcome.form()
            return
        asked = match.state.decisions
        for decision in asked:
            yield "keys", [option.key for option in decision.options]
        decision = asked[int(chance.random() * len(asked))]
        index = next_index(case, decision, chance)
        yield "choices", [_question(one) for one in asked] + [[decision.seat, index]]
        match.choose_index(decision.seat, index)


def _question(decision: Decision) -> list[Any]:
    picked = decision.picked
    sets = None if picked is None else [len(picked), len(decision.candidates or ())]
    return [decision.seat, decision.kind.value, len(decision.options), sets]


def next_index(case: Case, decision: Decision, chance: Random) -> int:
    """What a player of a golden game chooses."""
    if case.is_eager and chance.random() < _EAGER:
        doing = [index for index, option in enumerate(decision.options) if option.verb not in _IDLE]
        if doing:
            return chance.choice(doing)
    return int(chance.random() * len(decision.options))


def _closely(match: Match, case: Case) -> Iterator[Line]:
    facts = match.state.facts()
    yield "facts", facts
    for viewer in (None, *range(case.players)):
        yield "views", match.state.view(viewer)
    if "check_decks" in match.game.options:
        yield from _refusals(match, facts, _VERBS[match.ply // case.every % len(_VERBS)])


def _refusals(match: Match, facts: dict[str, Any], verb: str | None) -> Iterator[Line]:
    """The clauses by which each seat that is asked may not do something with each card in hand and in play."""
    for decision in match.state.decisions:
        for card in near(facts, decision.seat):
            intents: dict[str | None, dict[str, Any]] = {
                None: {"card": card},
                verb: {"card": card, "verb": verb},
            }
            for intent, arguments in intents.items():
                told = match.game.explain(match.state, decision.seat, arguments)
                yield "refusals", [decision.seat, card, intent, [refusal["rule"] for refusal in told]]


def near(facts: dict[str, Any], seat: int) -> list[int]:
    """The cards of a seat's hand, and all that are in play."""
    return [
        card["id"]
        for card in facts["cards"]
        if card["zone"] in _IN_PLAY or (card["zone"] == "hand" and card["owner"] == seat)
    ]


def digests(case: Case) -> dict[str, str]:
    """A digest of each layer of a game."""
    found = {layer: blake2b(digest_size=12) for layer in LAYERS}
    for layer, line in lines(case):
        found[layer].update(json.dumps(line).encode())
    return {layer: digest.hexdigest() for layer, digest in found.items()}


def kept(layer: str) -> dict[str, str]:
    """The digests of a layer that are kept, by case."""
    found: dict[str, str] = json.loads((KEPT / f"{layer}.json").read_text(encoding="utf-8"))
    return found
