"""Mistakes on the command line, each told in one sentence as all other errors are."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

import typer
from typer.core import TyperGroup

from weirwood.core.errors import BadArgument, did_you_mean

UsageError: Final[type[Exception]] = typer.BadParameter.__bases__[0]
"""What Typer raises for a wrong option or argument; it exports this class only as the base of another."""
_ASKS_FOR_HELP: Final = "NoArgsIsHelpError"


class Commands(TyperGroup):
    """A group of commands that suggests a command for one that does not exist."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the first word names."""
        word = args[0]
        if self.get_command(ctx, word) is None and not word.startswith("-"):
            known = self.list_commands(ctx)
            near = get_close_matches(word, known)
            hint = did_you_mean(near, f"The commands are {', '.join(known)}.")
            raise BadArgument(f"There is no command {word!r}.{hint}")
        return super().resolve_command(ctx, args)


def usage_sentence(error: Any) -> str | None:
    """A usage error in one sentence; None where a command without arguments shows its help instead."""
    if type(error).__name__ == _ASKS_FOR_HELP:
        return None
    if hasattr(error, "option_name") and hasattr(error, "possibilities"):
        return _no_such_option(error)
    param = getattr(error, "param", None)
    name = "" if param is None else _called(param)
    if name and not error.message:
        return f"{name} is missing."
    said = _bad_value(name, error) if name else str(error.format_message())
    said = " ".join(said.split())
    return f"{said[:1].upper()}{said[1:].rstrip('.')}."


def _no_such_option(error: Any) -> str:
    """The option that does not exist, and the options of the command that are spelt like it."""
    params = [] if error.ctx is None else error.ctx.command.get_params(error.ctx)
    known = [word for param in params for word in (*param.opts, *param.secondary_opts) if word[:1] == "-"]
    near = get_close_matches(error.option_name, known)
    return f"There is no option {error.option_name!r}.{did_you_mean(near, '--help lists the options.')}"


def _bad_value(name: str, error: Any) -> str:
    """What a value must be; Typer's words for it differ between its versions."""
    begin, shall, rest = error.message.partition("Input should be ")
    if begin or not shall:
        return f"{name}: {error.message}"
    given = getattr(error.__cause__, "errors", lambda: ())()
    value = f", not {given[0]['input']!r}" if given else ""
    return f"{name} must be {rest.partition(', unable')[0]}{value}"


def _called(param: Any) -> str:
    """An option as it is typed, an argument as the help shows it."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name.upper()).strip("[].")
