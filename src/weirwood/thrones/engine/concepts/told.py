"""By what something happened, or the game ended."""

from __future__ import annotations

from typing import Final

# Abilities

COSTS_PAID: Final = "costs-paid"
"""An ability's costs are paid."""
TARGETS_CHOSEN: Final = "targets-chosen"
"""An ability's targets are chosen."""
EFFECTS_INITIATED: Final = "effects-initiated"
"""An ability's effects initiate."""
EFFECTS_CANCELLED: Final = "effects-cancelled"
"""An ability's effects are cancelled."""
EVENT_RESOLVED: Final = "event-resolved"
"""An event has been played and goes to the discard pile."""
PLAYER_PICKED: Final = "player-picked"
"""A player is picked who is no target."""
SEARCHED: Final = "searched"
"""A player looks through a deck."""
SEARCH_SHOWN: Final = "search-shown"
"""A card found in a search is shown."""
LOOKED_AT: Final = "looked-at"
"""A player looks at cards."""
SHOWN_TO_ALL: Final = "shown-to-all"
"""Cards are revealed to all."""
REDIRECTED: Final = "redirected"
"""A challenge is redirected."""
BYPASSED_ANEW: Final = "bypassed-anew"
"""A redirected challenge has a new stealth target."""

# Cards and power

ATTACHMENT_RETURNED: Final = "attachment-returned"
"""An attachment goes to its owner's hand when its host leaves play."""
TERMINAL_DISCARDED: Final = "terminal-discarded"
"""A terminal attachment is discarded when its host leaves play."""
PLOT_TURNED: Final = "plot-turned"
"""A plot is revealed."""
WON_UNOPPOSED: Final = "won-unopposed"
"""Power for winning unopposed."""
BEAT_A_RIVAL: Final = "beat-a-rival"
"""Power for beating a rival."""
BY_RENOWN: Final = "by-renown"
"""Power by renown."""
BY_PILLAGE: Final = "by-pillage"
"""A card is discarded by pillage."""

# Set-up

FIRST_PLAYER_DRAWN: Final = "first-player-drawn"
"""The first player for set-up is drawn."""
FACTIONS_ANNOUNCED: Final = "factions-announced"
"""A player announces faction and agenda."""
HAND_DRAWN: Final = "hand-drawn"
"""A player draws for set-up."""
MULLIGAN_TAKEN: Final = "mulligan-taken"
"""A player takes a mulligan."""
CARDS_PLACED: Final = "cards-placed"
"""A player places cards facedown at set-up."""
SETUP_REVEALED: Final = "setup-revealed"
"""A card placed at set-up is turned faceup."""
SETUP_DOUBLED: Final = "setup-doubled"
"""A card placed at set-up becomes a duplicate."""
SETUP_ATTACHED: Final = "setup-attached"
"""An attachment placed at set-up is attached."""

# Titles

TITLES_SET_ASIDE: Final = "titles-set-aside"
"""Titles are set aside."""
TITLE_SELECTED: Final = "title-selected"
"""A player takes a title in secret."""
TITLES_REVEALED: Final = "titles-revealed"
"""The titles taken are revealed."""
TITLES_RETURNED: Final = "titles-returned"
"""The titles return to the pool."""

# The end

PLAYER_ELIMINATED: Final = "player-eliminated"
"""A player is eliminated."""
FIRST_PLAYER_LEFT: Final = "first-player-left"
"""The first player is eliminated, and the next one follows."""
ENOUGH_POWER: Final = "enough-power"
"""A player has the power to win."""
LAST_PLAYER: Final = "last-player"
"""All other players are eliminated."""
ALL_ELIMINATED: Final = "all-eliminated"
"""All players left are eliminated at once."""
TIME_UP: Final = "time-up"
"""The game ends when its time is up."""
