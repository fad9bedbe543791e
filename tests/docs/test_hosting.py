"""The page for operators names what the commands really take."""

import re
from pathlib import Path

import typer
from typer.main import get_command

from weirwood.cli.app import app
from weirwood.server.running import PORT

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
TABLE = PAGE.partition("## Options")[2].partition("\n## ")[0]


def options_of(*path: str) -> dict[str, str | None]:
    """Every option of a command with the variable that sets it."""
    command = get_command(app)
    context = typer.Context(command)
    for name in path:
        command = command.get_command(context, name)  # type: ignore[attr-defined]
        assert command is not None
    return {
        flag: str(found.envvar) if found.envvar else None
        for found in command.params
        for flag in found.opts
        if flag.startswith("--") and flag != "--help"
    }


def test_the_options_of_serve_are_those_of_the_page() -> None:
    options = options_of("serve")
    assert set(re.findall(r"--[a-z][a-z-]+", TABLE.partition("`weirwood serve --help`")[0])) == set(options)
    rows = [line for line in TABLE.splitlines() if "WEIRWOOD_" in line]
    named = {re.findall(r"--[a-z][a-z-]+", row)[0]: re.findall(r"WEIRWOOD_[A-Z]+", row)[0] for row in rows}
    assert named == {flag: variable for flag, variable in options.items() if variable}
    assert str(PORT) in TABLE


def test_the_commands_of_the_page_exist() -> None:
    commands = set(re.findall(r"weirwood data ([a-z]+)", PAGE))
    assert commands == {"backup", "restore", "export", "delete"}
    for name in commands:
        options_of("data", name)
    assert {"--tables", "--kills"} <= set(options_of("load"))
    assert "--commitment" in options_of("verify")
