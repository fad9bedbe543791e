"""The page about the card language, written from the words themselves and the cards that use them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from weirwood.core.errors import listed
from weirwood.core.sentence import fill
from weirwood.rules.citations import ids_in
from weirwood.thrones.books import editions, find_book
from weirwood.thrones.engine import nodes
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.node import Node
from weirwood.thrones.lists.declared import NO_WORD, is_abstract, sources
from weirwood.thrones.pool.deck_rule import DeckRule
from weirwood.thrones.pool.speaking import speaker_of
from weirwood.thrones.pool.trees import words_of

_CARDS: Final = "weirwood.thrones.cards"
_MOST_CARDS: Final = 6
_KINDS: Final[tuple[tuple[str, str, tuple[type, ...]], ...]] = (
    ("Triggers", "what an interrupt or a reaction answers", (nodes.Trigger,)),
    ("Conditions", "what must hold", (nodes.Condition,)),
    ("Costs", "what is done to do something else", (nodes.Cost,)),
    ("Effects", "what an ability does, and how its parts follow each other", (nodes.Effect,)),
    (
        "Modifiers",
        "what changes while a constant ability applies or a lasting effect lasts",
        (nodes.Modifier,),
    ),
    ("Kinds of cards", "noun phrases", (nodes.Filter,)),
    ("Cards", "the cards a word acts on", (nodes.Operand,)),
    ("Players", "who", (nodes.Who,)),
    ("Numbers", "how many", (nodes.Amount,)),
    ("Deck rules", "what an agenda says about its deck", (DeckRule,)),
)
_INTRO: Final = """\
# The card language

Every ability of every card is a tree of these words. A word is a class: what it says and what it does stand together,
so the text of a card cannot differ from its behaviour. This page is written by `./weirwood cards language`; please do
not edit it. [Add a card](add-a-card.md) shows how cards are written, `./weirwood cards search --word Kill` finds the
cards that use a word, and `./weirwood rules show` tells what a clause says.

Each entry has the word, what it means, the clauses it keeps, what it says on the first card that has it, and how
many cards use it.
"""


@dataclass(slots=True)
class Word:
    """A word as its source file has it, and who uses it."""

    name: str
    meaning: str
    clauses: list[str]
    says: str = ""
    cards: list[str] = field(default_factory=list)


def language_page() -> str:
    """The page in Markdown."""
    classes, functions = used_words()
    classes = [(kind, word) for kind, word in classes if word.cards or not kind.__subclasses__()]
    parts = [_INTRO, f"{len(classes)} words and {len(functions)} ways to write several of them at once.\n"]
    headings = [function for function in functions if function.name in _HEADINGS]
    parts.append(_section("Headings", "how an ability begins", headings))
    for title, about, kinds in _KINDS:
        words = [word for kind, word in classes if issubclass(kind, kinds)]
        parts.append(_section(title, about, words))
    rest = [function for function in functions if function.name not in _HEADINGS]
    parts.append(_section("Short ways", "functions that write words often used together", rest))
    return "\n".join(parts)


_HEADINGS: Final = (
    *("action", "reaction", "interrupt", "forced_reaction", "forced_interrupt", "when_revealed", "constant"),
    *("limit", "maximum"),
)


def _section(title: str, about: str, words: list[Word]) -> str:
    lines = [f"## {title}", "", f"{about[:1].upper()}{about[1:]}.", ""]
    for word in sorted(words, key=lambda word: word.name):
        lines.append(f"- **`{word.name}`**: {word.meaning}{_cited(word)}\\")
        if word.says:
            lines.append(f"  It says *{word.says}*.\\")
        lines.append(f"  {_used(word)}")
    return "\n".join(lines) + "\n"


def _cited(word: Word) -> str:
    said = set(ids_in(word.meaning))
    missing = [clause for clause in word.clauses if clause not in said]
    return f" [{', '.join(missing)}]" if missing else ""


def _used(word: Word) -> str:
    if not word.cards:
        return "No card uses it yet."
    names = list(dict.fromkeys(word.cards))
    more = len(names) - _MOST_CARDS
    shown = names if more <= 0 else [*names[:_MOST_CARDS], f"{more} more"]
    return f"Used by {listed(shown)}."


def used_words() -> tuple[list[tuple[type, Word]], list[Word]]:
    """All classes that are words, each with its class; and the functions with which cards write words."""
    classes, functions = _words()
    _note_use(classes, functions)
    return classes, functions


def _words() -> tuple[list[tuple[type, Word]], list[Word]]:
    """All classes that are words, each with its class; and the functions that write words."""
    classes: list[tuple[type, Word]] = []
    functions: list[Word] = []
    kept: dict[str, str] = {}
    for edition in editions():
        kept |= find_book(edition).words
    for place in ("weirwood.thrones.ability", "weirwood.thrones.pool"):
        for name, tree, source in sources(place):
            module = import_module(name)
            for entry, name, meaning in _documented(tree):
                cited = f"{kept.get(name, '')} {ast.get_source_segment(source, entry)}"
                clauses = list(dict.fromkeys(ids_in(cited)))
                word = Word(name, " ".join(meaning.split()), clauses)
                value = getattr(module, name)
                if not isinstance(entry, ast.ClassDef):
                    functions.append(word)
                elif issubclass(value, Node) and NO_WORD not in meaning and not is_abstract(entry):
                    classes.append((value, word))
    return classes, functions


def _documented(tree: ast.Module) -> Iterator[tuple[ast.stmt, str, str]]:
    """The classes, functions and constants of a module that say what they mean, each with its name and meaning."""
    for entry, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        meaning = ast.get_docstring(entry) if isinstance(entry, ast.ClassDef | ast.FunctionDef) else None
        if isinstance(entry, ast.ClassDef | ast.FunctionDef) and meaning and entry.name[0] != "_":
            yield entry, entry.name, meaning
        elif isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            if (
                isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
                and entry.target.id.islower()
            ):
                yield entry, entry.target.id, str(after.value.value)


def all_cards() -> list[Card]:
    """The cards of all editions in the order of their codes."""
    cards: dict[str, Card] = {}
    for edition in editions():
        cards |= find_book(edition).pool.by_code
    return [cards[code] for code in sorted(cards)]


def said_on(card: Card, spoken: Any) -> str:
    """What a word says on a card, in the words of its edition."""
    lexicon = next(
        book.pool.edition.lexicon for book in map(find_book, editions()) if card.code in book.pool.by_code
    )
    return str(fill(lexicon.say(spoken.text(speaker_of(card))), self=card.name))


def _note_use(classes: list[tuple[type, Word]], functions: list[Word]) -> None:
    """Write down which cards use each word, and what it says on the first of them."""
    by_class = dict(classes)
    cards = {card.code: card for card in all_cards()}
    for card in cards.values():
        for node in words_of(card):
            word = by_class.get(type(node))
            if word is not None:
                spoken: Any = node
                word.says = word.says or said_on(card, spoken)
                word.cards.append(card.name)
    used = _called_by_cards()
    for function in functions:
        function.cards = [cards[code].name for code in sorted(used.get(function.name, ())) if code in cards]
    functions[:] = [function for function in functions if function.cards]


def _called_by_cards() -> dict[str, set[str]]:
    """For each name called in card files, the codes of the cards; functions of card files count as what they call."""
    local: dict[str, set[str]] = {}
    calls: list[tuple[str, set[str]]] = []
    for _, tree, _ in sources(_CARDS):
        for entry in tree.body:
            if isinstance(entry, ast.FunctionDef):
                local[entry.name] = _called(entry)
            elif isinstance(entry, ast.Expr) and (code := _code_written(entry.value)):
                calls.append((code, _called(entry.value)))
    used: dict[str, set[str]] = {}
    for code, names in calls:
        for written in (names, *[local.get(name, set()) for name in names]):
            for name in written:
                used.setdefault(name, set()).add(code)
    return used


def _code_written(written: ast.expr) -> str:
    """The code of the card that an expression writes, "" where it writes none."""
    while isinstance(written, ast.Call) and isinstance(written.func, ast.Attribute):
        if (
            written.args
            and isinstance(title := written.args[0], ast.Constant)
            and isinstance(title.value, str)
        ):
            return title.value.split()[0]
        written = written.func.value
    return ""


def _called(tree: ast.AST) -> set[str]:
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {called.id for called in calls if isinstance(called, ast.Name)}
