"""How this program was started: the command the user typed, and the launcher that can start it differently."""

from __future__ import annotations

import os
import shlex
import sys

_LAUNCHER = "WEIRWOOD_LAUNCHER"
_ENVIRONMENT = "WEIRWOOD_ENVIRONMENT"
_COMMAND = "WEIRWOOD_COMMAND"

_launcher: str | None = None
_environment: str | None = None


def command(words: str = "") -> str:
    """A command as the user would type it: ``./weirwood play`` in a checkout, ``weirwood play`` when installed."""
    name = shlex.quote(os.environ.get(_COMMAND) or "weirwood")
    return f"{name} {words}" if words else name


def by_launcher() -> None:
    """Remember the launcher, if one started this program; the programs started from here have nothing to do with it."""
    global _launcher, _environment
    _launcher, _environment = os.environ.pop(_LAUNCHER, None), os.environ.pop(_ENVIRONMENT, None)


def need(environment: str) -> None:
    """Go on only in this environment of the launcher: it builds it and runs the whole command there.

    Commands call this when their arguments were read, so that help and bad arguments need no build. Without the
    launcher nothing happens: then the program uses what is installed.
    """
    if _launcher is not None and _environment != environment:
        os.environ[_LAUNCHER] = _launcher
        os.execv(_launcher, [_launcher, "--with", environment, *sys.argv[1:]])
