"""Cards that are not written yet, by code, each with the words it needs: a deck with one of them is refused."""

from typing import Final

_NEEDS: Final = {
    "words of its own": (
        "R7 U27 C44 C117 C118 U129 R135 R165 R167 R168 U173 R178 R185 U191 C204 U206 U220 R229 R233 P5 P10 P13 G10 G13 T18 "
    ),
    "a card placed in a dead pile": "U17 U122",
    "costs that cannot be saved from": "R134 P12",
    "the count of doomed cards": "P2",
}
NOT_WRITTEN: Final = {code: need for need, codes in _NEEDS.items() for code in codes.split()}
