"""What players call the steps of the round, by their labels in the chart."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.flow.chart import Title, phase_titles

TITLES: Final = {
    "setup.2 first": Title("Choose the first player"),
    "setup.2": Title("Declare Houses and agendas"),
    "setup.3": Title("Shuffle the decks"),
    "setup.4": Title("Draw a setup hand", "Draw a hand"),
    "setup.5": Title("Place setup cards", "Place cards"),
    "setup.5 reveal": Title("Reveal setup cards"),
    "setup.5 attach": Title("Attach setup cards"),
    "setup.6": Title("Draw an opening hand"),
    **phase_titles(1, 4, "plot"),
    "1.2": Title("Choose plots", "Choose plots"),
    "1.3": Title("Reveal plots", "Reveal plots"),
    "1.3 initiative": Title("Determine initiative"),
    "1.3 first": Title("Choose the first player"),
    "1.3 when": Title("Resolve “when revealed” abilities"),
    "1.3 revealed": Title("Respond to the reveal"),
    **phase_titles(2, 3, "draw"),
    "2.2": Title("Draw cards", "Draw cards"),
    **phase_titles(3, 5, "marshalling"),
    "3.2": Title("Collect income", "Collect income"),
    "3.3": Title("Lose unspent gold"),
    "3.4": Title("The next player marshals"),
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
    "4.2.5": Title("Deadly"),
    "4.2.6": Title("Renown"),
    "4.2.7": Title("The challenge ends"),
    "4.3": Title("The next challenge, or the next player"),
    **phase_titles(5, 3, "dominance"),
    "5.2": Title("Determine dominance", "Dominance"),
    **phase_titles(6, 3, "standing"),
    "6.2": Title("Stand cards", "Stand cards"),
}
