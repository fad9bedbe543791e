"""What players call the steps of the round, by their labels in the chart."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.flow.chart import Title


def _phase(number: int, last: int, name: str) -> dict[str, Title]:
    """A phase: how it begins, its action window and how it ends; ``last`` is the number of its last step."""
    return {
        f"{number}.1": Title(f"The {name} phase begins"),
        f"{number}.aw": Title("Action window", "Actions", when="when players may act"),
        f"{number}.{last}": Title(f"The {name} phase ends"),
    }


TITLES: Final = {
    "setup.2": Title("Choose the first player"),
    "setup.3": Title("Announce factions and agendas"),
    "setup.6": Title("Shuffle the decks"),
    "setup.7": Title("Draw a hand", "Draw a hand"),
    "setup.7 mulligan": Title("Take mulligans"),
    "setup.8": Title("Place cards", "Place cards"),
    "setup.9": Title("Reveal cards", "Reveal cards"),
    "setup.9 attach": Title("Attach cards"),
    "setup.10": Title("Refill hands"),
    **_phase(1, 5, "plot"),
    "1.2": Title("Choose plots", "Choose plots"),
    "1.3": Title("Reveal plots", "Reveal plots"),
    "1.3.I": Title("Compare initiative"),
    "1.3.II": Title("Name the first player"),
    "1.3.III": Title("Resolve “when revealed” abilities"),
    "1.3 recycle": Title("Return used plots to the plot deck"),
    "1.3 revealed": Title("React to the reveal"),
    "1.4": Title("Shuffle the titles", "Titles"),
    "1.4 select": Title("Select titles"),
    "1.4 reveal": Title("Reveal titles"),
    **_phase(2, 3, "draw"),
    "2.2": Title("Draw cards", "Draw cards"),
    **_phase(3, 4, "marshaling"),
    "3.2": Title("Collect income", "Collect income"),
    "3.3": Title("The next player marshals"),
    **_phase(4, 4, "challenges"),
    "4.aw active": Title("A player becomes active"),
    "4.aw": Title("Action window", "Before", when="before each challenge"),
    "4.2": Title("Initiate a challenge", "Attack"),
    "4.2.aw1": Title("Action window", "Actions", when="once attackers are declared"),
    "4.2.1": Title("Declare defenders", "Defenders"),
    "4.2.aw2": Title("Action window", "Actions", when="once defenders are declared"),
    "4.2.2": Title("Determine the winner", "Outcome"),
    "4.2.3": Title("Gain power for winning"),
    "4.2.4": Title("Apply claim", "Claim"),
    "4.2.5": Title("Process keywords", "Keywords"),
    "4.2.6": Title("The challenge ends"),
    "4.3": Title("The next challenge, or the next player"),
    **_phase(5, 3, "dominance"),
    "5.2": Title("Determine dominance", "Dominance"),
    **_phase(6, 3, "standing"),
    "6.2": Title("Stand cards", "Stand cards"),
    **_phase(7, 5, "taxation"),
    "7.2": Title("Return gold", "Return gold"),
    "7.3": Title("Check reserve", "Check reserve"),
    "7.4": Title("Return titles", "Return titles"),
}
