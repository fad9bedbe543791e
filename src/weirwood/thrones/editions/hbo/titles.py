"""What players call the steps of the round, by their labels in the chart."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.flow.chart import Title, phase_titles

TITLES: Final = {
    "setup.2": Title("Take a House"),
    "setup.4": Title("Shuffle the decks"),
    "setup.5": Title("Draw a setup hand", "Draw a hand"),
    "setup.5 mulligan": Title("Take mulligans"),
    "setup.6": Title("Place setup cards", "Place cards"),
    "setup.6 reveal": Title("Reveal setup cards"),
    "setup.7": Title("Draw a starting hand"),
    **phase_titles(1, 4, "plot"),
    "1.2": Title("Choose plots", "Choose plots"),
    "1.3": Title("Reveal plots", "Reveal plots"),
    "1.3 initiative": Title("Compare initiative"),
    "1.3 first": Title("Choose the first player"),
    "1.3 when": Title("Resolve “when revealed” abilities"),
    "1.3 revealed": Title("Respond to the reveal"),
    **phase_titles(2, 3, "draw"),
    "2.2": Title("Draw cards", "Draw cards"),
    **phase_titles(3, 4, "marshalling"),
    "3.2": Title("Collect income", "Collect income"),
    "3.3": Title("The other player marshals"),
    **phase_titles(4, 4, "challenges"),
    "4.aw active": Title("A player becomes active"),
    "4.aw": Title("Action window", "Before", when="before each challenge"),
    "4.2": Title("Declare attackers", "Attack"),
    "4.2 stealth": Title("Use stealth"),
    "4.2.aw1": Title("Action window", "Actions", when="once attackers are declared"),
    "4.2.1": Title("Declare defenders", "Defenders"),
    "4.2.aw2": Title("Action window", "Actions", when="once defenders are declared"),
    "4.2.2": Title("Determine the winner", "Resolve"),
    "4.2.3": Title("Fulfil claim", "Claim"),
    "4.2.4": Title("Claim power for an unopposed challenge"),
    "4.2.5": Title("Renown"),
    "4.2.6": Title("The challenge ends"),
    "4.3": Title("The next challenge, or the other player"),
    **phase_titles(5, 3, "dominance"),
    "5.2": Title("Determine dominance", "Dominance"),
    **phase_titles(6, 3, "standing"),
    "6.2": Title("Stand cards", "Stand cards"),
    **phase_titles(7, 3, "taxation"),
    "7.2": Title("Return gold", "Return gold"),
}

DRAFT_TITLES: Final = {
    "setup.3": Title("Plot draft", "Draft plots"),
    "setup.3 deal": Title("Deal three plots each"),
    "setup.3 keep": Title("Keep one plot, pass two"),
    "setup.3 keep passed": Title("Keep one of the plots passed"),
    "setup.3 deck": Title("Choose seven plots"),
}
"""The same of the steps that a draft adds."""
