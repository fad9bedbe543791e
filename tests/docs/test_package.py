"""What an index shows of the package: a text that stands by itself."""

import doctest
import re
from pathlib import Path

import typer
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from markdown_it import MarkdownIt
from markdown_it.token import Token
from typer.main import get_command

from weirwood.cli.app import app

ROOT = Path(__file__).parents[2]
CORE = ProjectMetadata(str(ROOT), PluginManager()).core


def relative(text: str) -> list[str]:
    """Links and pictures that an index would resolve against its own address, and tags, which it would drop."""
    found: list[str] = []

    def visit(tokens: list[Token]) -> None:
        for token in tokens:
            if token.type.startswith("html"):
                found.append(token.content)
            for name in ("href", "src"):
                target = str(token.attrs.get(name, "https:"))
                if not re.match("https?:", target):
                    found.append(target)
            visit(token.children or [])

    visit(MarkdownIt("commonmark").parse(text))
    return found


def test_no_link_of_the_text_breaks_on_an_index() -> None:
    assert CORE.readme_content_type == "text/markdown"
    assert CORE.readme.startswith("# Weirwood\n")
    assert relative(CORE.readme) == []


def test_the_readme_would_break_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {"docs/library.md", "docs/images/melee-4.webp"} <= set(relative(readme))


def test_the_examples_of_the_text_hold() -> None:
    result = doctest.testfile(str(ROOT / CORE.readme_path), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_commands_of_the_text_exist() -> None:
    command = get_command(app)
    context = typer.Context(command)
    named = set(re.findall(r"^weirwood ([a-z]+)", CORE.readme, re.MULTILINE))
    assert named == {"play", "serve", "simulate"}
    for name in named:
        assert command.get_command(context, name) is not None  # type: ignore[attr-defined]
