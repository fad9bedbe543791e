"""The law of dependencies: a word declares everything whose change may change what it answers.

Each amount, condition, filter, player, operand and modifier stands in a constant ability on a board where nothing else
depends on anything. One thing after the other changes there, by what the engine itself lets happen, and after each
change the values that were kept are those that would be computed now.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.thrones.derived import stale_values
from tests.thrones.words.board import WORD, table
from tests.thrones.words.cases import build, values
from tests.thrones.words.kinds import words_under
from tests.thrones.words.stages import plain_stage
from tests.thrones.words.trial import EAGERNESS, bearer
from weirwood.core.build import build as kind_of_build
from weirwood.core.option import Verb
from weirwood.thrones.ability import (
    DISCARD,
    DREW,
    DUPLICATED,
    ENTERED,
    FIRST_PLAYER_CHOSEN,
    GOLD_GAINED,
    GOLD_MOVED,
    KILLED,
    KNELT,
    PILED,
    PLOTS,
    POWER_GAINED,
    POWER_LOST,
    PUT,
    RETURNED,
    STOOD,
    TOKEN_PLACED,
    TOKEN_REMOVED,
    AttackingRival,
    ClaimAgainstYou,
    MustFightNext,
)
from weirwood.thrones.engine.flow.advance import advance
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.node import Node, fields
from weirwood.thrones.engine.nodes import Amount, Condition, Filter, Modifier, Operand, Who
from weirwood.thrones.engine.state.happening import FACE_DOWN, GIVEN, Happening
from weirwood.thrones.engine.words import ON_ZONES
from weirwood.thrones.state import ThronesState

pytestmark = pytest.mark.skipif(
    kind_of_build() == "compiled", reason="compiled classes do not carry the types of their parameters"
)

NOT_CAUGHT = {
    ClaimAgainstYou: "nobody names a challenge type on this board",
    AttackingRival: "two players have no rivals",
    MustFightNext: "a constant ability begins at no challenge",
}
"""Words that change nothing on this board, and why."""
READING = (Amount, Condition, Filter, Who, Operand, Modifier)
ANSWERS = 50
"""So many answers of a game are looked at: a round with challenges, and the plots of the next."""


def samples(kind: type[Node]) -> Iterator[Node]:
    """A word with each value of each of its parameters."""
    if not fields(kind):
        yield kind()
    for name in fields(kind):
        for value in values(kind, name):
            try:
                yield build(kind, value if isinstance(value, dict) else {name: value})
            except (ValueError, LookupError):
                continue  # refused, or its cases are written by hand for the law of words


def changes(state: ThronesState) -> list[Happening]:
    """One change of each kind of thing, of cards and players of both sides."""
    named: dict[str, int] = {}
    for card, what in enumerate(state.cards):
        if state.records[card] is not None:
            named.setdefault(what.name, card)
    lord, queen, wolf, rider = (
        named[name] for name in ("Old Lord", "Loud Queen", "Grey Wolf", "Night Rider")
    )
    token = state.deal.edition.token("betrayal")
    yours, theirs = state.sides
    return [
        Happening(GOLD_GAINED, seat=0, amount=2),
        Happening(GOLD_GAINED, seat=1, amount=2),
        Happening(GOLD_MOVED, seat=0, amount=1, how=1, flags=GIVEN),
        Happening(POWER_GAINED, lord, 0, 2),
        Happening(POWER_GAINED, yours.faction, 0, 1),
        Happening(POWER_LOST, queen, 1, 1),
        Happening(KNELT, lord, 0),
        Happening(KNELT, named[WORD], 0),
        Happening(STOOD, lord, 0),
        Happening(TOKEN_PLACED, lord, 0, 3, how=token),
        Happening(TOKEN_PLACED, named[WORD], 0, 3, how=token),
        Happening(TOKEN_REMOVED, lord, 0, 1, how=token),
        Happening(DREW, seat=0, amount=1),
        Happening(DREW, seat=1, amount=1),
        Happening(PILED, yours.hand[0], 0, how=DISCARD),
        Happening(PILED, yours.discard[0], 0, how=DISCARD),
        Happening(PILED, theirs.dead[-1], 1, how=DISCARD),
        Happening(PILED, yours.dead[0], 0, how=DISCARD),
        Happening(DUPLICATED, yours.hand[-1], 0, other=lord, flags=FACE_DOWN),
        Happening(DUPLICATED, yours.hand[-2], 0, other=named[WORD], flags=FACE_DOWN),
        Happening(PILED, yours.used[0], 0, how=PLOTS),
        Happening(PILED, state.record(queen).duplicates[0], 1, how=DISCARD),
        Happening(FIRST_PLAYER_CHOSEN, seat=1),
        Happening(ENTERED, theirs.deck[-2], 1, how=PUT),
        Happening(RETURNED, rider, 0),
        Happening(KILLED, wolf, 0),
    ]


def wrong_after_changes(word: Node) -> list[str]:
    """The values that a change leaves out of date, among those that can be brought about in a game."""
    stage = plain_stage(type(word))
    card = bearer(stage.abilities(word))
    state = table(card, stage, "challenges")
    state.fresh()
    wrong: list[str] = []
    for change in changes(state):
        state.decisions = ()
        for frame in state.stack:
            frame.next_part()
        occur(state, [change], quiet=True)
        advance(state)
        wrong += stale_values(state)
    wrong += wrong_in_a_game(table(card, stage, "challenges"))
    return wrong + wrong_in_a_game(table(card, stage._replace(held=True), "marshaling"))


def wrong_in_a_game(state: ThronesState) -> list[str]:
    """The same in the course of a game: challenges and their history, phases, plots, the first player."""
    chance = Random(1)
    word = next(card for card, what in enumerate(state.cards) if what.name == WORD)
    wrong: list[str] = []
    for _ in range(ANSWERS):
        if state.outcome is not None:
            break
        decision = state.decisions[0]
        words = [at for at, option in enumerate(decision.options) if option.card == word]
        deeds = [
            at for at, option in enumerate(decision.options) if option.verb not in (Verb.PASS, Verb.DONE)
        ]
        deeds = words or deeds
        busy = deeds and chance.random() < EAGERNESS
        state.apply_index(decision.seat, chance.choice(deeds if busy else range(len(decision.options))))
        wrong += stale_values(state)
    return wrong


@pytest.mark.parametrize("kind", words_under(*READING), ids=lambda kind: kind.__name__)
def test_a_word_declares_what_it_depends_on(kind: type[Node]) -> None:
    words = list(samples(kind))
    assert words
    for word in words:
        wrong = wrong_after_changes(word)
        assert not wrong, wrong[0]


def silent(word: Node) -> Node:
    """A word that says that it depends on nothing."""
    word._deps = 0
    return word


@pytest.mark.parametrize(
    "kind",
    [kind for kind in words_under(*READING) if kind.reads & ~ON_ZONES and kind not in NOT_CAUGHT],
    ids=lambda kind: kind.__name__,
)
def test_a_word_that_declares_nothing_is_caught(kind: type[Node]) -> None:
    """Zones need no declaration: cards that enter or leave play make all values anew."""
    assert any(wrong_after_changes(silent(word)) for word in samples(kind))
