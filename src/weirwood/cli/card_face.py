"""A card drawn for the terminal, or written down plainly where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.box import ROUNDED
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from weirwood.thrones.engine.words import FACTION, PLOT
from weirwood.thrones.pool.printed import card_lines, card_text, printed_facts
from weirwood.tui.app.style import FACTIONS

if TYPE_CHECKING:
    from weirwood.thrones.engine.card import Card
    from weirwood.thrones.engine.lexicon import Lexicon

WIDTH: Final = 66


def head(card: Card) -> str:
    """Name and place: ``◆ Eddard Stark, 01144 (Core)``."""
    return f"{'◆ ' if card.unique else ''}{card.name}, {card.code} ({card.pack})"


def facts_line(card: Card, lexicon: Lexicon) -> str:
    """Type, faction and numbers in one line, in the words of an edition."""
    facts = printed_facts(card)
    loyal = "loyal " if card.loyal else ""
    type = lexicon.say("[faction] card") if card.type == FACTION else facts["type"]
    words = [f"{loyal}{_faction(card.faction)} {type}"]
    words += [
        f"{lexicon.of_kind('value', name)} {facts[name]}"
        for name in ("cost", "gold", "initiative", "claim", "reserve")
        if name in facts
    ]
    if "strength" in facts:
        words.append(f"{facts['strength']} {lexicon.say('[STR]')}")
        words.append(" ".join(facts["icons"]) or "no icons")
    words += [f"+{value} {name}" for name, value in facts.get("bonus", {}).items()]
    if card.deck_limit and card.type <= PLOT:
        words.append(f"deck limit {card.deck_limit}")
    return ", ".join(words)


def _faction(faction: str) -> str:
    from weirwood.thrones.ability.players import FACTION_WORDS

    return FACTION_WORDS[faction]


def our_design(card: Card) -> str:
    """Which facts of a card are not known from print and our own; empty where all are known."""
    return f"Our design: {', '.join(card.our_design)}." if card.our_design else ""


def plain_face(card: Card, lexicon: Lexicon) -> str:
    """The card line by line."""
    traits = f"{'. '.join(sorted(card.traits))}." if card.traits else ""
    lines = (head(card), facts_line(card, lexicon), traits, card_text(card, lexicon), our_design(card))
    return "\n".join(line for line in lines if line)


def drawn_face(card: Card, lexicon: Lexicon) -> Panel:
    """The card as a panel in the colours of its house; what says something by colour says it in words too."""
    house = FACTIONS[card.faction]
    spine = Text(f" {facts_line(card, lexicon)} ", style=f"{house.ink} on {house.fill}")
    lines: list[Any] = [spine]
    if card.traits:
        lines.append(Text(". ".join(sorted(card.traits)) + ".", style="bold italic"))
    lines.append(Text())
    for line in card_lines(card, lexicon):
        lines.append(Text.assemble((f"{line.head}: ", "bold") if line.head else "", line.words))
    if card.our_design:
        lines.append(Text(our_design(card), style="italic"))
    return Panel(
        Group(*lines),
        box=ROUNDED,
        title=Text(f"{'◆ ' if card.unique else ''}{card.name}", style="bold"),
        title_align="left",
        subtitle=Text(f"{card.code} {card.pack}", style="dim"),
        subtitle_align="right",
        border_style=house.fill,
        width=WIDTH,
        padding=(0, 1),
    )
