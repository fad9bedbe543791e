"""What a seat or a spectator may see: plain data, built up from what it may know, never stripped."""

from __future__ import annotations

from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]
