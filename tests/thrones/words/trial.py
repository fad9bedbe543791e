"""A word on trial: the ability that it makes, and games in which a card has that ability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest
from random import Random
from typing import Any, Final

from tests.thrones.words.board import WORD, table
from weirwood.thrones.ability import (
    INITIATIVE,
    PHASE,
    THIS,
    Ability,
    Count,
    GainGold,
    Pack,
    PlotValue,
    Strength,
    action,
    constant,
    limit,
    reaction,
)
from weirwood.thrones.editions.second.lexicon import LEXICON
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.nodes import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modifier,
    Operand,
    Trigger,
    Who,
)
from weirwood.thrones.pool.printed import card_lines
from weirwood.thrones.state import ThronesState

STARTS: Final = ("challenges", "marshaling", "1.1")
ANSWERS: Final = 120
"""So many questions are answered in one game: about two rounds."""
GAMES: Final = 9
"""So many games are played before two words count as the same."""
EAGERNESS: Final = 0.7
"""How often a player does something with the card on trial where that is possible."""


def ability_of(word: Any) -> Ability:
    """The plainest ability that shows what a word does."""
    if isinstance(word, Ability):
        return word
    if isinstance(word, Amount):
        return constant(Strength(THIS, word))
    if isinstance(word, Condition):
        return constant(Strength(THIS, 3), when=word)
    if isinstance(word, Who):
        return constant(PlotValue(INITIATIVE, 1, word))
    if isinstance(word, Filter):
        return constant(Strength(THIS, Count(word)))
    if isinstance(word, Operand):
        return constant(Strength(word, 2))
    if isinstance(word, Modifier):
        return constant(word)
    if isinstance(word, Trigger):
        return reaction(word, GainGold(1))
    if isinstance(word, Cost):
        return action(GainGold(1), cost=word)
    assert isinstance(word, Effect), word
    return action(word, limit=limit(1, PHASE))


def bearer(ability: Ability, kind: str = "character") -> Card:
    """A card that has an ability."""
    pack = Pack("second", "Word")
    title = f"word {WORD}"
    if kind == "character":
        return pack.character(
            title, "neutral", cost=1, strength=2, icons="MIP", traits="Lord", keywords="ambush 1"
        ).has(ability)
    if kind == "location":
        return pack.location(title, "neutral", cost=1).has(ability)
    if kind == "plot":
        return pack.plot(title, gold=3, initiative=9, claim=1, reserve=6).has(ability)
    if kind == "attachment":
        return pack.attachment(title, "neutral", cost=1).has(ability)
    return pack.event(title, "neutral", cost=0).has(ability)


def played(state: ThronesState, seed: int) -> Iterator[tuple[object, ...]]:
    """All that is asked, offered and to be seen in a game, question by question."""
    chance = Random(seed)
    word = next(card for card, what in enumerate(state.cards) if what.name == WORD)
    for _ in range(ANSWERS):
        facts = state.facts()
        del facts["effects"]
        yield (
            facts,
            [(each.seat, each.kind, [option.key for option in each.options]) for each in state.decisions],
        )
        if state.outcome is not None:
            return
        decision = state.decisions[0]
        about = [at for at, option in enumerate(decision.options) if option.card == word]
        eager = about and chance.random() < EAGERNESS
        state.apply_index(decision.seat, chance.choice(about if eager else range(len(decision.options))))


def differ(
    one: Callable[[int], ThronesState], other: Callable[[int], ThronesState], games: int = GAMES
) -> bool:
    """Whether two tables come to something else in one of the games."""
    for seed in range(games):
        for here, there in zip_longest(played(one(seed), seed), played(other(seed), seed)):
            if here != there:
                return True
    return False


def start(card: Card, **how: Any) -> Callable[[int], ThronesState]:
    """Tables with a card, one for each game: they begin in different phases."""
    return lambda seed: table(
        card, at=how.get("at", STARTS[seed % len(STARTS)]), **{k: v for k, v in how.items() if k != "at"}
    )


def differ_in_play(one: Ability, other: Ability, kind: str = "character", **how: Any) -> bool:
    """Whether a card with one ability plays otherwise than a card with another."""
    return differ(start(bearer(one, kind), **how), start(bearer(other, kind), **how))


def said(ability: Ability) -> list[str]:
    """What a card says that has an ability."""
    return [str(line) for line in card_lines(bearer(ability), LEXICON)]
