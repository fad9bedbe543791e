"""Everything that is spoken is made of words: no names of kinds, no numbers of cards, nothing left unsaid."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.catalogue import find_game
from weirwood.core.event import Event
from weirwood.decks import ready_decks
from weirwood.thrones.engine.words import KIND_NAMES, WAY_NAMES, ZONE_NAMES
from weirwood.thrones.games.second import JOUST as GAME
from weirwood.thrones.state import ThronesState
from weirwood.thrones.telling.chronicle import SENTENCES, sentence
from weirwood.thrones.telling.voice import Voice

_RAW = [
    word
    for word in (*KIND_NAMES, *WAY_NAMES, *ZONE_NAMES, *SENTENCES, "deck-top", "deck-bottom")
    if "-" in word
]
_FORBIDDEN = re.compile(rf"None|[{{}}()_\[\]<>]|\b({'|'.join(map(re.escape, _RAW))})\b|  | [.,:]|\.\.")
_NAMES = ("Ann", "Bob")


def assert_spoken(words: str) -> None:
    found = _FORBIDDEN.search(words)
    assert not found, (found, words)
    assert words == words.strip() and not words[:1].islower(), words


def started(seed: int) -> ThronesState:
    decks = ready_decks(GAME.id)
    seats = [
        {"name": name, "deck": decks[(2 * seed + at) % len(decks)].form()} for at, name in enumerate(_NAMES)
    ]
    return GAME.start(GAME.setup(seats, {"check_decks": False}), seed)


def moments(seed: int) -> Iterator[tuple[ThronesState, tuple[Event, ...]]]:
    """The decisions of a game played at random, each with what led to it."""
    chance = random.Random(seed)
    state = started(seed)
    events: tuple[Event, ...] = ()
    while state.outcome is None:
        yield state, events
        decision = chance.choice(state.decisions)
        events = state.apply_index(decision.seat, chance.randrange(len(decision.options)))
    yield state, events


@pytest.mark.parametrize("seed", range(8))
def test_what_happens_in_a_game_is_spoken_in_words(seed: int) -> None:
    for state, events in moments(seed):
        for event in events:
            for viewer in (None, 0, 1):
                words = str(GAME.sentence(state, event, viewer, you=True))
                assert_spoken(words)
                assert words.endswith((".", "!"))
                assert viewer is None or _NAMES[viewer] not in words


@pytest.mark.parametrize("seed", range(8, 12))
def test_questions_and_options_are_spoken_in_words_and_told_apart(seed: int) -> None:
    for state, _ in moments(seed):
        for decision in state.decisions:
            assert_spoken(re.sub(r" \([a-z0-9+][^()]*\)", "", GAME.prompt(state, decision)))
            labels = [str(GAME.label(state, option)) for option in decision.options]
            assert len(set(labels)) == len(labels), labels
            made = GAME.labels(state, decision, list(decision.options))
            assert [str(label) for label in made] == labels
            for label in made:
                assert_spoken(str(label.words))


def test_of_many_cards_a_question_names_those_that_can_answer() -> None:
    names = ("Sansa Stark", "Robb Stark", "Arya Stark", "Bran Stark", "Grey Wind", "Summer")
    s = scene(you=side(plays=[{"card": name, "kneeling": True} for name in names]), at="dominance")
    s.all_pass()
    moment = str(GAME.asking(s.state, s.you.decision).moment)
    assert [name for name in names if name in moment] == ["Sansa Stark"]


@pytest.mark.parametrize("kind", SENTENCES)
def test_every_kind_has_a_sentence_whatever_is_known_of_it(kind: str) -> None:
    state = started(0)
    first, second = state.sides[0].faction, state.sides[1].hand[0]
    value = {"moved": "deck-top", "edited": {"op": "set", "kneeling": True}}.get(kind, "military")
    for seats in ((), (0,), (0, 1)):
        for cards in ((), (first,), (second,), (first, second)):
            for source in (None, second):
                event = Event(kind, None, seats, cards=cards, amount=2, source=source, value=value)
                for viewer in (None, 0, 1):
                    assert_spoken(str(sentence(state, event, Voice(state, viewer))))


def test_a_viewer_is_spoken_to() -> None:
    state = started(0)
    event = Event("drew", None, (0,), amount=2)
    assert "Ann" not in str(GAME.sentence(state, event, 0, you=True))
    assert "Ann" in str(GAME.sentence(state, event, 1, you=True))
    assert len({str(GAME.sentence(state, event, viewer)) for viewer in (None, 0, 1)}) == 1


def test_intrigue_speaks_to_a_viewer_too() -> None:
    game = find_game("intrigue")
    state = game.start(game.setup([{"name": name} for name in _NAMES], {"starter": 0}), 1)
    event = Event("penalty", None, (1,), amount=2)
    assert "Bob" in str(game.sentence(state, event, 0, you=True))
    assert "Bob" not in str(game.sentence(state, event, 1, you=True))
