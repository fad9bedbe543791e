"""The reference page of the public library, made from its docstrings: ``python -m weirwood.library.reference``."""

from __future__ import annotations

import inspect
import re
from typing import Any, Final

import weirwood
from weirwood.core.state import State

_INTRODUCTION: Final = """\
# The library

`import weirwood` and the names on this page are all a program needs. They stay as they are within a minor version, and
a name that is to go is first announced in the changelog. Everything else in the package may change at any time.

```python
import weirwood

match = weirwood.game("second/joust").match(["Ann", "Bob"], seed=7)
while match.outcome is None:
    question = match.questions[0]
    match.choose(question.seat, question.answers[0].key)
```

A selection of several cards is asked one card at a time; the answer `done` closes it. Most of the time one seat is
asked. Where seats choose in secret at the same time (plots, for instance), `match.questions` has a question for each of
them, and the answers may come in any order. `print(match.state)` draws the table, hidden cards included; what one seat
may know is `match.state.view(seat)`.

A bot of your own is a class that is called with the id of a game and a seed, and has a method `choose(eyes)` which
returns the index of an option of `eyes.decision`. Wherever a bot is named, name it as `module:Class`:

```sh
weirwood simulate second/joust --bots my_bots:Careful heuristic --games 100
```

Naming a bot runs its code, so only the command line and your own program can do that. A saved game that was played by
such a bot goes on with the heuristic bot, and a server offers none that it was not started with.

This page is made from the docstrings: `python -m weirwood.library.reference > docs/library.md`.
"""
_ALSO: Final = (State,)
"""What public names lead to, described after them."""


def page() -> str:
    """The whole page."""
    found = [getattr(weirwood, name) for name in weirwood.__all__]
    functions = sorted((one for one in found if not inspect.isclass(one)), key=_name)
    errors = sorted((one for one in found if _is_error(one)), key=_name)
    classes = sorted((one for one in found if inspect.isclass(one) and not _is_error(one)), key=_name)
    parts = [_INTRODUCTION, "## Functions\n", *map(_function, functions)]
    parts += ["## Classes\n", *map(_class, [*classes, *_ALSO]), "## Errors\n"]
    parts += [f"### {_name(error)}\n\n{_text(error)}\n" for error in errors]
    return "\n".join(parts)


def _name(thing: Any) -> str:
    return str(thing.__name__)


def _is_error(thing: Any) -> bool:
    return inspect.isclass(thing) and issubclass(thing, Exception)


def _function(thing: Any) -> str:
    return f"### {_name(thing)}\n\n`weirwood.{_name(thing)}{_signature(thing)}`\n\n{_text(thing)}\n"


def _class(thing: Any) -> str:
    lines = [f"### {_name(thing)}\n", _text(thing), ""]
    for name, member in vars(thing).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            lines.append(f"- `{name}`: {_line(member)}")
        elif inspect.isfunction(member):
            lines.append(f"- `{name}{_signature(member)}`: {_line(member)}")
    return "\n".join(lines).rstrip() + "\n"


def _signature(thing: Any) -> str:
    """Its parameters without ``self`` and without the modules of types."""
    found = inspect.signature(thing)
    parameters = [one for one in found.parameters.values() if one.name != "self"]
    return re.sub(r"'", "", str(found.replace(parameters=parameters)))


def _text(thing: Any) -> str:
    return inspect.getdoc(thing) or ""


def _line(thing: Any) -> str:
    return " ".join(_text(thing).split())


if __name__ == "__main__":
    print(page(), end="")
