"""Cards named in sentences: by the handles of who is told, and only those that it may know."""

from __future__ import annotations

from random import Random

import pytest

from weirwood.bots.reasons import advised
from weirwood.core.catalogue import find_game
from weirwood.core.sentence import CardRef, Sentence
from weirwood.core.state import Game, State
from weirwood.thrones.viewing.views import _BEYOND_IDS

GAMES = [("second/joust", 2, 1), ("second/joust", 2, 4), ("second/melee", 4, 2)]


def said_to(game: Game, state: State, seat: int) -> list[Sentence]:
    """All that a seat is asked and told about its choice."""
    said: list[Sentence] = []
    for decision in state.decisions:
        if decision.seat != seat:
            continue
        words = game.asking(state, decision)
        offered = list(decision.candidates or decision.options)
        labels = game.labels(state, decision, offered)
        said += [words.question, words.moment, *(label.words for label in labels)]
        for keys in ([], [offered[0].key], [offered[-1].key]) if offered else ([],):
            said.append(game.prospect(state, seat, keys).line)
            if keys:
                said.append(advised(game, state, seat, None, keys))
    return said


@pytest.mark.parametrize(("id", "players", "seed"), GAMES)
def test_questions_and_refusals_name_cards_as_the_view_of_the_seat_does(
    id: str, players: int, seed: int
) -> None:
    game = find_game(id)
    state = game.start(game.setup(game.ready(players), {"check_decks": False}), seed)
    chance = Random(seed)
    named = 0
    for _ in range(250):
        if state.outcome is not None:
            break
        for decision in state.decisions:
            view = state.view(decision.seat)
            seen = {card["id"]: card.get("code") for card in view["cards"]}
            asked = chance.choice(list(seen))
            refused = [told["text"] for told in game.explain(state, decision.seat, {"card": asked})]
            for sentence in [*said_to(game, state, decision.seat), *refused]:
                for card in sentence.cards:
                    named += 1
                    assert seen.get(card.card) == card.code, (str(sentence), card)
        decision = chance.choice(state.decisions)
        state.apply_index(decision.seat, chance.randrange(len(decision.options)))
    assert named > 200


@pytest.mark.parametrize(("id", "players", "seed"), GAMES)
def test_the_log_names_cards_by_handles_and_none_that_are_hidden(id: str, players: int, seed: int) -> None:
    """No engine id is named, and one card has another name for each viewer."""
    game = find_game(id)
    state, events = game.begin(game.setup(game.ready(players), {"check_decks": False}), seed)
    chance = Random(seed)
    named: dict[int | None, set[CardRef]] = {viewer: set() for viewer in (None, 0, 1)}
    for _ in range(250):
        for event in events:
            for viewer, known in named.items():
                found = game.sentence(state, event, viewer, you=True).cards
                assert all(card.card >= _BEYOND_IDS for card in found)
                if not event.known_to(viewer):
                    assert all(card.card == game.names(state, viewer).source_of(event) for card in found)
                known.update(found)
        if state.outcome is not None:
            break
        decision = chance.choice(state.decisions)
        events = state.apply_index(decision.seat, chance.randrange(len(decision.options)))
    assert all(len(known) > 20 for known in named.values())
    assert not {card.card for card in named[0]} & {card.card for card in named[1]}
