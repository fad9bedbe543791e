"""Cards that are not written yet, by code, each with the words it needs: a deck with one of them is refused."""

from typing import Final

_NEEDS: Final = {
    "words of its own": (
        "R7 U12 U27 U33 C44 U46 U47 R65 R77 U84 R85 R87 R89 R91 R93 U108 U109 R111 C117 C118 R121 R127 U129 "
        "R135 R159 U163 U164 R165 R167 R168 R169 U173 U175 R178 R179 R180 R185 C187 U191 U198 C201 C202 C204 "
        "U206 C208 R214 U215 U216 U217 U220 U225 R229 R233 U236 P1 P4 P5 P8 P9 P10 P13 G10 G13 G21 G29 G32 "
        "G41 G49 G53 G55 T11 T18 T53 T54 T55 "
    ),
    "the count of doomed cards": "U16 U35 U53 U72 U97 R99 U120 P2",
    "a card placed in a dead pile": "U17 U122",
    "gold penalties": "R34 R54 R138 C144 C147 R238 F241 F243",
    "cards that are discarded while something holds": "U92 U205 P7 G26 T30",
    "costs that cannot be saved from": "R134 R239 P12",
    "the total strength of the winner": "U148 U149 R192",
    "the power needed to win": "F242 G11",
    "duplicates of another title": "T14 T15 T17",
}
NOT_WRITTEN: Final = {code: need for need, codes in _NEEDS.items() for code in codes.split()}
