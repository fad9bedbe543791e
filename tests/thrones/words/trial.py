"""A word on trial: the ability that it makes, and games in which a card has that ability."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Final

from tests.thrones.words.board import WORD, table
from tests.thrones.words.stages import Stage
from weirwood.thrones.ability import X_GOLD, Ability, AttachAs, Pack
from weirwood.thrones.editions.second.lexicon import LEXICON
from weirwood.thrones.engine.card import Card
from weirwood.thrones.pool.printed import card_lines
from weirwood.thrones.pool.trees import walk
from weirwood.thrones.state import ThronesState

ANSWERS: Final = 120
"""So many questions are answered in one game: about two rounds."""
EACH: Final = 3
"""After so many answers the facts are compared; what is asked is always compared."""
GAMES: Final = 9
"""So many games are played before two words count as the same."""
EAGERNESS: Final = 0.7
"""How often a player does something with the card on trial where that is possible."""


def bearer(abilities: tuple[Ability, ...], kind: str = "character") -> Card:
    """A card that has abilities."""
    pack = Pack("second", "Word")
    title = f"word {WORD}"
    if kind == "character":
        return pack.character(
            title, "neutral", cost=1, strength=2, icons="MIP", traits="Lord", keywords="ambush 1"
        ).has(*abilities)
    if kind == "plot":
        return pack.plot(title, gold=X_GOLD, initiative=9, claim=1, reserve=6, deck_limit=9).has(*abilities)
    if kind == "attachment":
        return pack.attachment(title, "neutral", cost=1).has(*abilities)
    effects = [effect for ability in abilities for effect in ability.effects]
    sides = [word.side for effect in effects for word in walk(effect) if isinstance(word, AttachAs)]
    return pack.event(title, "neutral", cost=0, other_side=sides[0] if sides else None).has(*abilities)


def to_be_seen(state: ThronesState) -> tuple[object, ...]:
    """All facts of a game, and who has seen which card."""
    facts = state.facts()
    del facts["effects"]
    return facts, state.seen.copy()


def played(state: ThronesState, seed: int) -> Iterator[tuple[object, ...]]:
    """All that is asked, offered and to be seen in a game, question by question."""
    chance = Random(seed)
    word = next(card for card, what in enumerate(state.cards) if what.name == WORD)
    for answer in range(ANSWERS):
        asked = [(each.seat, each.kind, [option.key for option in each.options]) for each in state.decisions]
        yield (asked, to_be_seen(state) if answer % EACH == 0 else None)
        if state.outcome is not None:
            return
        decision = state.decisions[0]
        about = [at for at, option in enumerate(decision.options) if option.card == word]
        eager = about and chance.random() < EAGERNESS
        state.apply_index(decision.seat, chance.choice(about if eager else range(len(decision.options))))


def differ(one: Card, other: Card, stage: Stage) -> bool:
    """Whether two cards on the same stage come to something else in one of the games."""
    for seed in range(GAMES):
        at = stage.at[seed % len(stage.at)]
        for here, there in zip_longest(
            played(table(one, stage, at), seed), played(table(other, stage, at), seed)
        ):
            if here != there:
                return True
    return False


def said(card: Card) -> list[str]:
    """What a card says."""
    return [str(line) for line in card_lines(card, LEXICON)]
