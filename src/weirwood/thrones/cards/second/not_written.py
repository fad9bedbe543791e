"""Cards of the second edition that are not written yet, by pack: a deck with one of them is refused, by name."""

from typing import Final

NOT_WRITTEN: Final[dict[str, dict[str, str]]] = {
    "TKP": {},
    "NMG": {},
    "CoW": {},
    "TS": {},
    "WotN": {},
    "AtSK": {},
    "CtA": {},
    "FFH": {},
}
