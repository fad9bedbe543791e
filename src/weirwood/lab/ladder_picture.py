"""A ladder as a picture: each bot at its rating, with the interval of its step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

_WIDTH: Final = 720
_ROW: Final = 44
_LEFT: Final = 150
_RIGHT: Final = 110
_TOP: Final = 56
_INK: Final = "#2b2620"
_FAINT: Final = "#b9ad9b"
_MARK: Final = "#8b1e1e"


def picture(title: str, rungs: Sequence[dict[str, Any]]) -> str:
    """An SVG, the strongest on top."""
    low: float = min(rung.get("elo_low", rung["elo"]) for rung in rungs)
    high: float = max(rung.get("elo_high", rung["elo"]) for rung in rungs)
    span = max(100.0, high - low)

    def across(rating: float) -> float:
        return round(_LEFT + (rating - low) / span * (_WIDTH - _LEFT - _RIGHT), 1)

    height = _TOP + _ROW * len(rungs) + 16
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}"'
        f' viewBox="0 0 {_WIDTH} {height}" font-family="serif" font-size="15" fill="{_INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fbf8f2"/>',
        f'<text x="16" y="30" font-size="18">{escape(title)}</text>',
    ]
    for row, rung in enumerate(reversed(rungs)):
        y = _TOP + _ROW * row + _ROW / 2
        x = across(rung["elo"])
        lines.append(f'<text x="16" y="{y + 5}">{escape(rung["bot"])}</text>')
        lines.append(
            f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y}" y2="{y}" stroke="{_FAINT}" stroke-dasharray="1 5"/>'
        )
        if "elo_low" in rung:
            one, two = across(rung["elo_low"]), across(rung["elo_high"])
            lines.append(f'<line x1="{one}" x2="{two}" y1="{y}" y2="{y}" stroke="{_MARK}" stroke-width="2"/>')
        lines.append(f'<circle cx="{x}" cy="{y}" r="5" fill="{_MARK}"/>')
        lines.append(f'<text x="{_WIDTH - 16}" y="{y + 5}" text-anchor="end">{rung["elo"]:+.0f}</text>')
    return "\n".join([*lines, "</svg>", ""])
