"""What a few games say to their players: questions, buttons, hints, what would follow, refusals, and the chronicle.

``python -m tests.docs.spoken > tests/docs/spoken.txt`` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from tests.golden.cases import CASES, Case
from tests.golden.layers import near, next_index
from weirwood.bots.reasons import advised
from weirwood.core.decision import Decision
from weirwood.core.match import Match

_GAMES: Final = {
    "second/joust-2": ("choices-1", "all-4", "choices-7", "choices-10"),
    "second/melee-4": ("choices-1", "choices-0"),
    "hbo-2": ("choices-1", "all-0"),
    "intrigue-3": ("choices-1", "all-0"),
}
_MOST: Final = {"ask": 2, "follows": 2, "label": 2}
"""How many different sentences of one kind are kept, where it is more than one."""

Said = tuple[str, str]
"""A kind of sentence, and one of that kind."""


def spoken() -> str:
    """The first few sentences of each kind, game by game."""
    text: list[str] = []
    for game, cases in _GAMES.items():
        kept: dict[str, list[str]] = {}
        for name in cases:
            for kind, sentence in _said(CASES[f"{game}-{name}"]):
                some = kept.setdefault(kind, [])
                if sentence and sentence not in some and len(some) < _MOST.get(kind.split()[0], 1):
                    some.append(sentence)
        text.append(f"# {game}")
        text += [f"{kind}: {sentence}" for kind in sorted(kept) for sentence in kept[kind]]
    return "\n".join([*text, ""])


def _said(case: Case) -> Iterator[Said]:
    match = case.begin()
    chance = Random(case.seed)
    said = 0
    while match.outcome is None:
        for _, event in match.log[said:]:
            for viewer in (None, 0):
                whose = "table" if viewer is None else "own" if viewer in event.seats else "other"
                yield (
                    f"log {event.kind} {whose}",
                    str(match.game.sentence(match.state, event, viewer, viewer is not None)),
                )
        said = len(match.log)
        asked = match.state.decisions
        for decision in asked:
            yield from _asked(match, decision)
        if match.ply % case.every == 0 and "check_decks" in match.game.options:
            yield from _refused(match, asked[0])
        decision = asked[int(chance.random() * len(asked))]
        match.choose_index(decision.seat, next_index(case, decision, chance))


def _asked(match: Match, decision: Decision) -> Iterator[Said]:
    game, state = match.game, match.state
    about = f"{decision.kind.value} {decision.why.what or decision.why.window or ''}".strip()
    words = game.asking(state, decision)
    yield f"ask {about}", words.text()
    form = words.form(decision)
    yield f"buttons {about}", " / ".join(str(form[part]) for part in ("one", "several", "none", "wanting"))
    yield f"wait {about}", game.waiting(state)
    offered = [*(decision.candidates or ()), *decision.options]
    for option, label in zip(offered, game.labels(state, decision, offered), strict=True):
        yield f"label {option.verb.value}", str(label.words)
        yield (
            f"hint {about} {option.verb.value}",
            str(advised(game, state, decision.seat, None, [option.key])),
        )
        yield (
            f"follows {about} {option.verb.value}",
            str(game.prospect(state, decision.seat, [option.key]).line),
        )


def _refused(match: Match, decision: Decision) -> Iterator[Said]:
    for card in near(match.state.facts(), decision.seat):
        for refusal in match.game.explain(match.state, decision.seat, {"card": card}):
            yield f"refuse {refusal['rule']}", str(refusal["text"])


if __name__ == "__main__":
    print(spoken(), end="")
