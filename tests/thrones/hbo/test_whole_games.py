"""Whole games of the two-player game: they come to an end, and every question that may be asked is answered."""

from __future__ import annotations

from random import Random

import pytest

from tests.protocol.client import Client
from weirwood.bots import make_bot
from weirwood.core.option import Verb
from weirwood.lab.simulate import play_out
from weirwood.rules.clauses import clauses
from weirwood.thrones.cards.hbo.decks import DECKS
from weirwood.thrones.games.hbo import GAME

SEATS = [{"deck": {"faction": deck["faction"]}} for deck in DECKS]
VERBS = [None, "attack", "defend", "stealth", "choose", *[verb.value for verb in Verb if verb != Verb.PLACE]]


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_with_a_winner_and_cite_their_own_book(seed: int) -> None:
    chance = Random(seed)
    state = GAME.start(GAME.setup(SEATS, {"ask": "all" if seed % 2 else "choices"}), seed)
    book = {clause for clause in clauses() if clause.startswith("HBO.")}
    plies = 0
    while state.outcome is None:
        decision = chance.choice(state.decisions)
        assert decision.why.rule in {None, *book}
        assert GAME.asking(state, decision).text() and GAME.labels(state, decision, list(decision.options))
        events = state.apply(decision.seat, chance.choice(list(decision.options)).key)
        assert {event.rule for event in events if event.rule} <= book
        plies += 1
    assert plies > 100 and len(state.outcome.winners) == 1
    assert state.power(state.outcome.winners[0]) >= 15


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_not_offered_is_refused_by_a_clause_of_the_book(seed: int) -> None:
    chance = Random(seed)
    state = GAME.start(GAME.setup(SEATS, {}), seed)
    for _ in range(150):
        if state.outcome is not None:
            return
        decision = chance.choice(state.decisions)
        seat, verb = chance.randrange(2), chance.choice(VERBS)
        for card in chance.sample(range(len(state.cards)), 8):
            for reason in GAME.explain(state, seat, {"card": card, "verb": verb}):
                assert str(reason["rule"]).startswith("HBO.") and str(reason["text"])
        state.apply(decision.seat, chance.choice(list(decision.options)).key)


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_that_judges_beats_chance(seed: int) -> None:
    players = [make_bot(name, GAME.id, seed) for name in ("heuristic", "random")]
    state, _ = play_out(GAME, GAME.setup(SEATS[:: 1 - 2 * (seed % 2)], {}), seed, players)
    assert state.outcome is not None and state.outcome.winners == (0,)


def test_the_protocol_plays_it_and_reads_its_record_again() -> None:
    client = Client()
    game = client.ok("new", game=GAME.id, seats=SEATS, seed=3)["game"]
    while decisions := client.ok("decisions", game=game)["decisions"]:
        asked = decisions[0]
        client.ok("choose", game=game, seat=asked["seat"], key=asked["options"][0]["key"])
    record = client.ok("record", game=game)["record"]
    again = client.ok("replay", record=record)["game"]
    assert client.ok("facts", game=again) == client.ok("facts", game=game)
