"""The examples of ``docs/protocol.md``. Run as a program, this writes their answers into the page anew."""

from __future__ import annotations

import io
import re
from pathlib import Path

from weirwood.protocol import Engine

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
_BLOCK = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def sessions(page: str) -> list[list[str]]:
    """The examples, each the lines of one process."""
    return [block.splitlines() for block in _BLOCK.findall(page)]


def answered(session: list[str]) -> list[str]:
    """An example with the answers an engine gives to its requests."""
    engine = Engine(io.StringIO())
    lines = []
    for line in session:
        if line.startswith("> "):
            lines += [line, f"< {engine.answer(line[2:].encode())}"]
    return lines


def rewritten(page: str) -> str:
    """The page with the answers an engine gives."""
    return _BLOCK.sub(lambda found: "\n".join(["```text", *answered(found[1].splitlines()), "```"]), page)


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
