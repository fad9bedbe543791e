"""The colours (bark and ink, the houses, and one blue that means *you can do this*), and where things stand."""

from __future__ import annotations

from typing import Final, NamedTuple

TABLE: Final = "#16191c"
PANEL: Final = "#1b1f23"
RAISED: Final = "#23282d"
LINE: Final = "#4a535c"
INK: Final = "#f0ece4"
INK_2: Final = "#b9b5ac"
INK_3: Final = "#97958f"
ACT: Final = "#66bcff"
ACT_INK: Final = "#06192b"
ACT_SOFT: Final = "#16304a"
LEAF: Final = "#e5636a"


class House(NamedTuple):
    """A house by letters and colour, never by colour alone."""

    code: str
    fill: str
    ink: str


FACTIONS: Final = {
    "baratheon": House("Ba", "#e2b32c", "#231900"),
    "greyjoy": House("Gr", "#16606a", "#ffffff"),
    "lannister": House("La", "#9f1f2d", "#ffffff"),
    "martell": House("Ma", "#bb4d10", "#ffffff"),
    "thenightswatch": House("NW", "#31373e", "#ffffff"),
    "stark": House("St", "#5a6c80", "#ffffff"),
    "targaryen": House("Ta", "#57307a", "#ffffff"),
    "tyrell": House("Ty", "#2f7340", "#ffffff"),
    "neutral": House("", "#73695a", "#ffffff"),
}
HOUSES: Final = {name: FACTIONS[name.lower()] for name in ("Baratheon", "Lannister", "Stark", "Targaryen")}
CSS = f"""
Screen {{ background: {TABLE}; color: {INK}; }}
#too-small {{ display: none; padding: 1 2; color: {INK_2}; }}
Screen.-narrow #table, Screen.-short #table {{ display: none; }}
Screen.-narrow #too-small, Screen.-short #too-small {{ display: block; }}

#table {{ layout: grid; grid-size: 2 4; grid-columns: 1fr 31; grid-rows: 1 1fr 3 3;
  height: 1fr; }}
#title {{ column-span: 2; padding: 0 1; background: {PANEL}; }}
#side {{ padding: 0 0 0 1; background: {PANEL}; }}
#seats {{ height: auto; }}
#chronicle {{ height: 1fr; margin: 1 0 0 0; }}
#prompt {{ column-span: 2; background: {RAISED}; }}
#hand {{ column-span: 2; }}
Screen.-wide #table {{ grid-columns: 1fr 48; }}
Screen.-wide #side {{ row-span: 3; padding: 0 2; }}
Screen.-wide #prompt, Screen.-wide #hand {{ column-span: 1; }}
Screen.-tall #table {{ grid-rows: 3 1fr 5 7; }}
Screen.-tall #title {{ padding: 1 2; }}
Screen.-tall #side {{ padding: 1 2; }}
Screen.-tall #board {{ margin: 1 0; }}
Screen.-tall #hand {{ padding: 1 0; }}

Footer {{ background: {PANEL}; padding: 0 0 0 1; }}
Footer FooterKey {{ background: {PANEL}; margin-right: 1; }}
Screen.-wide Footer FooterKey {{ margin-right: 2; }}
FooterKey .footer-key--key {{ color: {INK}; background: {PANEL}; padding: 0 1 0 0; }}
FooterKey .footer-key--description {{ color: {INK_3}; background: {PANEL}; padding: 0; }}

Page {{ background: {TABLE} 80%; align: center middle; overflow: hidden; }}
#page {{ width: 100%; max-width: 88; height: auto; padding: 1 3; background: {RAISED}; }}
Screen.-low #page {{ padding: 0 3; }}
EndPage.-low #page {{ padding: 1 3; }}
#page-heading {{ height: 2; text-style: bold; color: {INK}; }}
#page-text {{ height: auto; scrollbar-gutter: stable; scrollbar-size-vertical: 1; scrollbar-color: {LINE};
  scrollbar-background: {RAISED}; scrollbar-color-hover: {ACT}; scrollbar-color-active: {ACT};
  scrollbar-background-hover: {RAISED}; scrollbar-background-active: {RAISED}; }}
#page-body {{ width: 1fr; height: auto; }}
"""
