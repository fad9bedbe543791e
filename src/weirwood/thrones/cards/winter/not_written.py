"""Cards that are not written yet, by code, each with the words it needs: a deck with one of them is refused."""

from typing import Final

_NEEDS: Final = {
    "influence": (
        "R7 R8 R10 U24 R26 U27 R28 R29 U33 C44 R50 R58 R65 U69 R70 R77 R87 U88 R89 R91 R93 U105 R111 R112 "
        "R115 C119 R133 R135 U136 U137 C142 U153 R154 R159 R162 U163 U164 R165 R166 R167 R168 R169 R170 U171 "
        "U172 U173 U174 U175 U176 U177 R178 R179 C181 C182 C183 C184 R185 U191 R193 U196 U198 U199 U200 C201 "
        "C202 C204 U206 C207 R211 R212 P4 P8 P9 P10 G12 G21 G28 G29 G32 G41 G43 G45 G47 G55 T23 T31 T42 T46 "
    ),
    "words of its own": (
        "U12 U46 U47 U84 R85 U108 U109 C117 C118 R121 R127 U129 U141 R180 C187 C208 R214 U215 U216 U217 U220 "
        "U225 R229 R233 U236 P1 P5 P13 G10 G13 G49 G53 T11 T18 T53 T54 T55 "
    ),
    "the count of doomed cards": "U16 U35 U53 U72 U97 R99 U120 P2",
    "a card placed in a dead pile": "U17 U38 U59 U80 U100 U122",
    "costs that cannot be saved from": "R21 C31 R60 C76 R104 R126 R134 C150 C151 C152 R239 P6 P12 G18 G20",
    "gold penalties": "R34 R54 R138 C144 C147 R238 F241 F243",
    "cards that are discarded while something holds": "U92 U205 P7 G26 T30",
    "the total strength of the winner": "U148 U149 R192",
    "the power needed to win": "F242 G11",
    "duplicates of another title": "T14 T15 T17",
}
NOT_WRITTEN: Final = {code: need for need, codes in _NEEDS.items() for code in codes.split()}
