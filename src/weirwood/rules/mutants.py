"""Mutants: all the ways to change one comparison, condition, call or return of a source file.

A mutant replaces one span of the text, found by the syntax tree; the rest of the file stays as it is. Asserts and
annotations are left alone, since they only state what the rest already does; so is the inside of f-strings, since
Python 3.11 does not know exactly where its parts stand.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

PLACES: Final = ("engine", "ability", "editions", "steps", "telling", "asking", "refusing")
"""The rooms of ``thrones`` that are mutated: what plays the game and what tells it in words."""

_FLIPPED: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: (r"<", "<="),
    ast.LtE: (r"<=", "<"),
    ast.Gt: (r">", ">="),
    ast.GtE: (r">=", ">"),
    ast.Eq: (r"==", "!="),
    ast.NotEq: (r"!=", "=="),
    ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"\bnot\s+in\b", "in"),
    ast.Is: (r"\bis\b", "is not"),
    ast.IsNot: (r"\bis\s+not\b", "is"),
}
_NEGATED_BY_FLIPPING: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Flipping one of these negates the comparison, so negating it as well would be the same mutant again."""

_EMPTY: Final = {
    "str": '""',
    "list": "[]",
    "tuple": "()",
    "dict": "{}",
    "frozenset": "frozenset()",
    "int": "0",
}
"""An empty value of each kind that a function may return."""
_OTHER: Final = {'""': '"?"', "[]": "[None]", "()": "(None,)"}  # what is returned in place of an empty value


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the bytes from ``start`` to ``end`` of a file become ``new``."""

    file: str
    line: int
    function: str
    kind: str
    start: int
    end: int
    new: str
    was: str
    now: str

    def applied(self, source: bytes) -> bytes:
        """The file with the change."""
        return source[: self.start] + self.new.encode() + source[self.end :]


def mutants_of(root: Path, places: Iterable[str] = PLACES) -> list[Mutant]:
    """All mutants of the rooms of ``thrones`` in a checkout, in the order of files and lines."""
    thrones = root / "src" / "weirwood" / "thrones"
    found: list[Mutant] = []
    for path in sorted(path for place in places for path in (thrones / place).rglob("*.py")):
        found += mutants_in(path.relative_to(root).as_posix(), path.read_bytes())
    return found


def chosen(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many mutants at random, in the order of the sources; the same seed chooses the same ones."""
    places = Random(seed).sample(range(len(mutants)), min(count, len(mutants)))
    return [mutants[place] for place in sorted(places)]


def mutants_in(file: str, source: bytes) -> list[Mutant]:
    """All mutants of one file, each of them once."""
    text = _Text(source)
    found: dict[tuple[int, int, str], Mutant] = {}
    for change in _Changes(text).of(ast.parse(source)):
        place = (change.start, change.end, change.new)
        found.setdefault(place, text.mutant(file, change))
    return [found[place] for place in sorted(found)]


@dataclass(frozen=True, slots=True)
class _Change:
    function: str
    kind: str
    start: int
    end: int
    new: str


class _Text:
    """A source file by byte, as the columns of the syntax tree count."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def of(self, node: ast.expr) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def operator(self, left: ast.expr, right: ast.expr, pattern: str) -> tuple[int, int]:
        """Where an operator stands between two expressions."""
        start = self.end(left)
        between = self.source[start : self.start(right)]
        blank = re.sub(rb"#[^\n]*", lambda comment: b" " * len(comment[0]), between)
        found = re.search(pattern.encode(), blank)
        assert found is not None
        return start + found.start(), start + found.end()

    def mutant(self, file: str, change: _Change) -> Mutant:
        """A change with the lines it changes, as they were and as they are now."""
        source, start, end = self.source, change.start, change.end
        line = source.count(b"\n", 0, start) + 1
        head = source[self._starts[line - 1] : start]
        tail = source[end:].partition(b"\n")[0]
        was, now = ((head + middle + tail).decode() for middle in (source[start:end], change.new.encode()))
        shown = (" ".join(text.split()) for text in (was, now))
        return Mutant(file, line, change.function, change.kind, start, end, change.new, *shown)


class _Changes:
    """Walks a syntax tree, and knows in which function it is, by the name Python gives to its code."""

    def __init__(self, text: _Text) -> None:
        self._text = text
        self._scopes: list[str] = []
        self._returns: list[ast.expr | None] = []

    def of(self, node: ast.AST) -> Iterator[_Change]:
        """The changes in a node and in all that it holds."""
        match node:
            case ast.Assert() | ast.JoinedStr():
                return
            case ast.AnnAssign():
                yield from self._each([node.value])
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self._each([*node.decorator_list, *node.args.defaults, *node.args.kw_defaults])
                yield from self._within(f"{node.name}.<locals>", node.returns, node.body)
            case ast.Lambda():
                yield from self._each([*node.args.defaults, *node.args.kw_defaults])
                yield from self._within("<lambda>.<locals>", None, [node.body])
            case ast.ClassDef():
                yield from self._each(node.decorator_list)
                yield from self._within(node.name, None, node.body)
            case _:
                yield from self._here(node)
                yield from self._each(ast.iter_child_nodes(node))

    def _each(self, nodes: Iterable[ast.AST | None]) -> Iterator[_Change]:
        for node in nodes:
            if node is not None:
                yield from self.of(node)

    def _within(self, scope: str, returns: ast.expr | None, body: Iterable[ast.AST]) -> Iterator[_Change]:
        self._scopes.append(scope)
        self._returns.append(returns)
        yield from self._each(body)
        self._scopes.pop()
        self._returns.pop()

    def _change(self, kind: str, start: int, end: int, new: str) -> _Change:
        function = ".".join(self._scopes).removesuffix(".<locals>") or "<module>"
        return _Change(function, kind, start, end, new)

    def _replaced(self, kind: str, node: ast.expr | ast.stmt, new: str) -> _Change:
        return self._change(kind, self._text.start(node), self._text.end(node), new)

    def _here(self, node: ast.AST) -> Iterator[_Change]:
        match node:
            case ast.Compare():
                yield from self._flipped(node)
            case ast.BoolOp():
                pattern, new = (r"\band\b", "or") if isinstance(node.op, ast.And) else (r"\bor\b", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield self._change("condition", *self._text.operator(left, right, pattern), new)
            case ast.If() | ast.While() | ast.IfExp():
                yield from self._negated("condition", node.test)
            case ast.comprehension():
                for test in node.ifs:
                    yield from self._negated("condition", test)
            case ast.Expr(value=ast.Call()):
                yield self._replaced("call", node, "pass")
            case ast.Call():
                for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, bool):
                        yield self._replaced("call", argument, str(not argument.value))
            case ast.Return(value=ast.expr() as value):
                yield from self._returned(value)

    def _flipped(self, node: ast.Compare) -> Iterator[_Change]:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            pattern, new = _FLIPPED[type(op)]
            yield self._change("comparison", *self._text.operator(left, right, pattern), new)
            left = right

    def _negated(self, kind: str, test: ast.expr) -> Iterator[_Change]:
        match test:
            case ast.Name(id="TYPE_CHECKING"):
                return
            case ast.Compare(ops=[op]) if isinstance(op, _NEGATED_BY_FLIPPING):
                return
            case ast.Constant(value=bool() as value):
                yield self._replaced(kind, test, str(not value))
            case ast.UnaryOp(op=ast.Not()):
                yield self._replaced(kind, test, f"({self._text.of(test.operand)})")
            case _:
                yield self._replaced(kind, test, f"not ({self._text.of(test)})")

    def _returned(self, value: ast.expr) -> Iterator[_Change]:
        """Another value of the same kind, where the annotation of the function says which kind it is."""
        annotation = self._returns[-1]
        kinds = set() if annotation is None else set(_kinds(annotation))
        old = self._text.of(value)
        if kinds == {"bool"}:
            yield from self._negated("return", value)
        elif kinds == {"int"}:
            flags = isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr)
            yield self._replaced("return", value, "0" if flags else f"({old}) + 1")
        elif old in _OTHER:
            yield self._replaced("return", value, _OTHER[old])
        elif old == "None":
            for kind in sorted(kinds & set(_EMPTY)):
                yield self._replaced("return", value, _EMPTY[kind])
        elif "None" in kinds:
            yield self._replaced("return", value, "None")
        elif len(kinds) == 1 and kinds <= set(_EMPTY):
            yield self._replaced("return", value, _EMPTY[kinds.pop()])


def _kinds(annotation: ast.expr) -> Iterator[str]:
    """The names of the types in a union; a tuple of fixed length has none, since it is never empty."""
    match annotation:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            yield from _kinds(left)
            yield from _kinds(right)
        case ast.Subscript(
            value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[_, ast.Constant(value=ellipsis)])
        ):
            yield "tuple" if ellipsis is ... else "?"
        case ast.Subscript(value=ast.Name(id="tuple")):
            yield "?"
        case ast.Subscript(value=ast.Name(id=name)) | ast.Name(id=name):
            yield name
        case ast.Constant(value=None):
            yield "None"
        case _:
            yield "?"
