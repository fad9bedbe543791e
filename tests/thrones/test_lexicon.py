"""The lexicon: what an edition calls things is nowhere written down but in its own words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.thrones.scene import GAME
from weirwood.core.match import Match
from weirwood.core.sentence import CardRef, Sentence
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.hbo.lexicon import LEXICON as OF_TWO
from weirwood.thrones.editions.second.edition import JOUST
from weirwood.thrones.editions.second.lexicon import LEXICON
from weirwood.thrones.editions.winter.lexicon import LEXICON as OF_WINTER
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.thrones.engine.words import EVENT, REACTION
from weirwood.thrones.game import Variant
from weirwood.thrones.pool.deck import deck_from
from weirwood.thrones.pool.deck_checks import problems
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.pool.printed import card_text, spoken_texts
from weirwood.thrones.setup.configuring import OPTIONS
from weirwood.thrones.state import ThronesState

THRONES: Final = Path(__file__).parents[2] / "src" / "weirwood" / "thrones"
OLD: Final = re.compile(r"marshal|interrupt|\breact|faction|\bSTR\b", re.IGNORECASE)
"""The second edition's words; gold is too common a word to look for."""
HEAD: Final = re.compile("^ *[A-Z][A-Za-z ]*: ")
"""The heading of an ability, which its card gives it."""
BRACKETS: Final = re.compile(r"\[([A-Za-z ]+)\]")
STRANGE: Final = Lexicon({name: f"qu{chr(97 + at)}x" for at, name in enumerate(LEXICON.words)})
VERBS: Final = ("marshal", "play", "use", "attack", "defend", "ambush", "duplicate", "mulligan")


def joust_in(lexicon: Lexicon) -> Variant:
    """Joust with the second edition's cards, in other words."""
    edition = Edition(JOUST.game, JOUST.profile, JOUST.chart, JOUST.clauses, lexicon, JOUST.token_words)
    return Variant(edition, "joust", range(2, 3), OPTIONS, Pool(GAME._cards.packs, edition))


def said_in(game: Variant, seed: int, plies: int = 300) -> Iterator[str | Sentence]:
    """What a random game tells, asks and refuses."""
    chance = Random(seed)
    setup = game.setup(
        [{**seat, "name": f"Seat {at}"} for at, seat in enumerate(game.ready(2))], {"ask": "all"}
    )
    match = Match(game, setup, seed)
    assert isinstance(match.state, ThronesState)
    yield from (part for event in match.state.log for part in _told(game, match.state, event))
    for ply in range(plies):
        state = match.state
        assert isinstance(state, ThronesState)
        if match.outcome is not None:
            break
        yield game.waiting(state)
        for decision in state.decisions:
            asking = game.asking(state, decision)
            yield from (
                asking.question,
                asking.moment,
                asking.one,
                asking.several,
                asking.none,
                asking.wanting,
            )
            yield from asking.lesson.form().values() if asking.lesson else ()
            offered = [*decision.options, *(decision.candidates or ())]
            yield from (label.words for label in game.labels(state, decision, offered))
            if ply % 8 == 0:
                for card in range(len(state.cards)):
                    for verb in (None, chance.choice(VERBS)):
                        for form in game.explain(state, decision.seat, {"card": card, "verb": verb}):
                            yield form["text"]
                yield from _sums(game.reckoning(state, decision.seat))
        seat = state.decisions[0].seat
        for event in match.choose(seat, chance.choice(state.decisions[0].options).key):
            yield from _told(game, match.state, event)


def _told(game: Variant, state: Any, event: Any) -> Iterator[str | Sentence]:
    for viewer in (0, None):
        yield game.sentence(state, event, viewer, you=True)
        yield game.heading(state, event, viewer) or ""


def _sums(form: Any) -> Iterator[str]:
    """The notes and sums of a reckoning."""
    for card in form["cards"]:
        yield from (card["text"], *card["notes"])


def _words(said: str | Sentence) -> str:
    """A text with a sign for each card that it names."""
    parts = (said,) if isinstance(said, str) else said.parts
    return "".join("#" if isinstance(part, CardRef) else part for part in parts)


@cache
def _of_cards() -> re.Pattern[str]:
    """The names of cards with an old word in them."""
    names = {card.name for card in POOL.by_code.values() if OLD.search(card.name)}
    return re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))


def test_a_game_in_other_words_has_none_of_the_old_ones_left() -> None:
    game = joust_in(STRANGE)
    texts = [_words(said) for seed in (1, 2) for said in said_in(game, seed)]
    texts += [problem.text for problem in problems(game._cards, deck_from(game._cards, _unlawful()))]
    texts += [HEAD.sub("", line) for line in spoken_texts(POOL.by_code.values(), STRANGE).splitlines()]
    assert len(texts) > 1000
    left = {text for text in texts if OLD.search(_of_cards().sub("", text))}
    assert left == set()
    spoken = " ".join(texts).casefold()
    unheard = [name for name, word in STRANGE.words.items() if word not in spoken]
    headings = {name for name in unheard if name.endswith(" heading")}  # said where cards are looked for
    assert set(unheard) - headings <= {"an interrupt", "gold value"}


def _unlawful() -> dict[str, Any]:
    return {"faction": "stark", "plots": [], "cards": {"Fealty": 1}}


def test_the_same_game_is_told_alike_but_for_the_words() -> None:
    """So that nothing else hangs on a word."""
    back = {word: name for name, word in STRANGE.words.items()}

    def translated(text: str) -> str:
        for word, name in back.items():
            text = text.replace(word, LEXICON.words[name])
            text = text.replace(word.capitalize(), LEXICON.words[name][:1].upper() + LEXICON.words[name][1:])
        return text

    other = [translated(str(said)) for said in said_in(joust_in(STRANGE), 3, 120)]
    assert other == [str(said) for said in said_in(GAME, 3, 120)]


def test_all_editions_bind_the_same_words() -> None:
    """But for where their books speak of something."""
    said = [
        {name for name in lexicon.words if not name.endswith(" topic")}
        for lexicon in (LEXICON, OF_TWO, OF_WINTER)
    ]
    assert said[0] == said[1] == said[2]
    assert any(LEXICON.words[name] != OF_TWO.words[name] for name in LEXICON.words)


def _texts(*rooms: str) -> Iterator[str]:
    """The texts in the modules of some rooms that are neither docstrings nor names of the engine."""
    for path in (path for room in rooms for path in (THRONES / room).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) and id(node) not in documented else ""
            if isinstance(text, str) and not re.fullmatch("[a-z_-]*", text):
                yield text


def test_every_word_in_brackets_is_bound_and_every_old_word_is_in_brackets() -> None:
    """Some sentences are said in no game of a test."""
    texts = list(_texts("asking", "refusing", "telling", "viewing"))
    names = {name for text in texts for name in BRACKETS.findall(text)}
    assert {"Marshal", "an interrupt", "STR"} <= names
    assert all(LEXICON.say(f"[{name}]") for name in names)
    bare = {text for text in texts if OLD.search(BRACKETS.sub("", text)) and text not in LEXICON.words}
    assert bare <= {"faction card"}  # looked for in the text of a card


def test_a_card_is_read_in_the_words_of_an_edition() -> None:
    card = Card("99999", "A card", EVENT, "Tests")
    ability = Ability(REACTION)
    ability.head, ability.spoken = "[A reaction]", "[marshal] {self}"
    card.abilities = (ability,)
    for lexicon in (LEXICON, OF_TWO, STRANGE):
        head, deed = lexicon.say("[A reaction]"), lexicon.words["marshal"]
        assert card_text(card, lexicon) == f"{head}: {deed} A card."
