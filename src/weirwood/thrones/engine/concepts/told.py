"""By what something happened, or the game ended."""

from __future__ import annotations

from typing import Final

# Abilities
TAKEN_BACK: Final = "taken-back"  # a card that was to be played or marshaled goes back to its hand
COSTS_PAID: Final = "costs-paid"  # an ability's costs are paid
FORCED_BEGUN: Final = "forced-begun"  # an ability that nobody chose to use has its costs paid, if it has any
TARGETS_CHOSEN: Final = "targets-chosen"  # an ability's targets are chosen
EFFECTS_INITIATED: Final = "effects-initiated"  # an ability's effects initiate
EFFECTS_CANCELLED: Final = "effects-cancelled"  # an ability's effects are cancelled
EVENT_RESOLVED: Final = "event-resolved"  # an event has been played and goes to the discard pile
PLAYER_PICKED: Final = "player-picked"  # a player is picked who is no target
SEARCHED: Final = "searched"  # a player looks through a deck
SEARCH_SHOWN: Final = "search-shown"  # a card found in a search is shown
LOOKED_AT: Final = "looked-at"  # a player looks at cards
SHOWN_TO_ALL: Final = "shown-to-all"  # cards are revealed to all
REDIRECTED: Final = "redirected"  # a challenge is redirected
BYPASSED_ANEW: Final = "bypassed-anew"  # a redirected challenge has a new stealth target

# Cards and power
ATTACHMENT_RETURNED: Final = "attachment-returned"  # it goes to its owner's hand when its host leaves play
TERMINAL_DISCARDED: Final = "terminal-discarded"  # it is discarded when its host leaves play
DUPLICATE_DISCARDED: Final = "duplicate-discarded"  # it is discarded when the card above it leaves play
SAVED_BY_A_DUPLICATE: Final = "saved-by-a-duplicate"  # it is discarded to save the card above it
PLOT_TURNED: Final = "plot-turned"  # a plot is revealed
PLOTS_TAKEN_BACK: Final = "plots-taken-back"  # who has no plot left takes the used ones back
WON_UNOPPOSED: Final = "won-unopposed"  # power for winning unopposed
BEAT_A_RIVAL: Final = "beat-a-rival"  # power for beating a rival
BY_RENOWN: Final = "by-renown"  # power by renown
BY_PILLAGE: Final = "by-pillage"  # a card is discarded by pillage

# Set-up
FIRST_PLAYER_DRAWN: Final = "first-player-drawn"  # the first player for set-up is drawn
FACTIONS_ANNOUNCED: Final = "factions-announced"  # a player announces faction and agenda
HAND_DRAWN: Final = "hand-drawn"  # a player draws for set-up
MULLIGAN_TAKEN: Final = "mulligan-taken"  # a player takes a mulligan
CARDS_PLACED: Final = "cards-placed"  # a player places cards facedown at set-up
SETUP_REVEALED: Final = "setup-revealed"  # a card placed at set-up is turned faceup
SETUP_DOUBLED: Final = "setup-doubled"  # a card placed at set-up becomes a duplicate
SETUP_ATTACHED: Final = "setup-attached"  # an attachment placed at set-up is attached

PLOTS_DEALT: Final = "plots-dealt"  # a player is dealt plots of a draft
PLOT_DRAFTED: Final = "plot-drafted"  # a player keeps a plot of a draft
PLOTS_PASSED: Final = "plots-passed"  # a player passes plots of a draft on
PLOTS_PUT_BACK: Final = "plots-put-back"  # a player puts plots back into the box

# Titles
TITLES_SET_ASIDE: Final = "titles-set-aside"  # titles are set aside
TITLE_SELECTED: Final = "title-selected"  # a player takes a title in secret
TITLES_REVEALED: Final = "titles-revealed"  # the titles taken are revealed
TITLES_RETURNED: Final = "titles-returned"  # the titles return to the pool

# The end
PLAYER_ELIMINATED: Final = "player-eliminated"  # a player is eliminated
FIRST_PLAYER_LEFT: Final = "first-player-left"  # the first player is eliminated, and the next one follows
ENOUGH_POWER: Final = "enough-power"  # a player has the power to win
LAST_PLAYER: Final = "last-player"  # all other players are eliminated
ALL_ELIMINATED: Final = "all-eliminated"  # all players left are eliminated at once
TIME_UP: Final = "time-up"  # the game ends when its time is up
