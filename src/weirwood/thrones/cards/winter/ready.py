"""Small legal decks, with which the Winter Edition can be played at once."""

from typing import Any, Final

_PLOTS: Final = ("R213", "R218", "R219", "U224", "R226", "R231", "U237")
_NEUTRAL: Final = ("C128", "C142", "C146", "C151", "C152", "C155", "C157", "C160", "C195")
_HOUSES: Final = {
    "stark": ("C3", "U4", "U6", "C11", "C13", "C14", "C15", "R18", "C19", "C20", "C189"),
    "greyjoy": ("C64", "U67", "U68", "C71", "C73", "C75", "C76", "R79", "C82", "C83", "C190"),
}
_COPIES: Final = 3


def ready_decks() -> list[dict[str, Any]]:
    """A deck of each of two Houses: three copies of some cards of its own, and of some neutral ones."""
    return [
        {"faction": house, "plots": dict.fromkeys(_PLOTS, 1), "cards": dict.fromkeys((*own, *_NEUTRAL), _COPIES)}
        for house, own in _HOUSES.items()
    ]
