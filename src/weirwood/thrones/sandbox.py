"""Sandbox edits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.core.errors import BadArgument
from weirwood.core.event import Event
from weirwood.thrones.state import ThronesState


def edit(state: ThronesState, op: str, arguments: Mapping[str, Any]) -> tuple[Event, ...]:
    """To be written."""
    raise BadArgument(f"there is no edit {op!r}.")
