"""The shape of the code: small files, each of one concept, few to a folder."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
CEILING = 400
CARDS_CEILING = 500
FOLDER_CEILING = 24
CONTRACTS = {"Variant": "Game", "ThronesState": "State"}
"""Classes that keep a protocol without naming it."""


def test_no_file_grows_beyond_the_ceiling() -> None:
    files = [path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py")]
    assert files
    too_long = {}
    for path in files:
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > (CARDS_CEILING if "cards" in path.parts else CEILING):
            too_long[str(path.relative_to(ROOT))] = lines
    assert not too_long


def test_no_folder_grows_beyond_the_ceiling() -> None:
    folders: Counter[str] = Counter()
    for folder, pattern in (("src/weirwood", "*.py"), ("web/src", "*")):
        files = [path for path in (ROOT / folder).rglob(pattern) if path.is_file()]
        assert files
        folders.update(str(path.parent.relative_to(ROOT)) for path in files)
    assert {folder: count for folder, count in folders.items() if count > FOLDER_CEILING} == {}


def test_every_new_method_says_what_it_does() -> None:
    """An override whose name says it all needs no docstring; the method it overrides has one."""
    classes = defaultdict(list)
    for path in (ROOT / "src/weirwood").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                classes[node.name].append(node)

    def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
        found = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
        return {part.name: part for part in found}

    def inherited(node: ast.ClassDef, seen: frozenset[str] = frozenset()) -> set[str]:
        names: set[str] = set()
        plain = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
        bases = [base.id for base in plain if isinstance(base, ast.Name)] + [CONTRACTS.get(node.name, "")]
        for base in bases:
            if base in classes and base not in seen:
                for ancestor in classes[base]:
                    names |= methods(ancestor).keys() | inherited(ancestor, seen | {base})
        return names

    silent = [
        f"{name}.{method}"
        for name, nodes in classes.items()
        if not name.startswith("_")
        for node in nodes
        for method, part in methods(node).items()
        if not method.startswith("_") and ast.get_docstring(part) is None and method not in inherited(node)
    ]
    assert classes and silent == []
