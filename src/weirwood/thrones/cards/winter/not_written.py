"""Cards that are not written yet, by code, each with the words it needs: a deck with one of them is refused."""

from typing import Final

_NEEDS: Final = {"words of its own": "C44 R185 U206 P5 P10", "a card placed in a dead pile": "U122"}
NOT_WRITTEN: Final = {code: need for need, codes in _NEEDS.items() for code in codes.split()}
