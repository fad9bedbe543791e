"""The words of the rulebook as numbers: types, zones, icons, keywords, periods, and what can happen."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1

# Card types.
CHARACTER: Final = 0
LOCATION: Final = 1
ATTACHMENT: Final = 2
EVENT: Final = 3
PLOT: Final = 4
AGENDA: Final = 5
FACTION: Final = 6
TITLE: Final = 7
DECK_TYPES: Final = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
"""The types of cards in a deck."""
TYPE_NAMES: Final = ("character", "location", "attachment", "event", "plot", "agenda", "faction", "title")

# Zones.
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
DEAD: Final = 4
PLOTS: Final = 5
REVEALED: Final = 6
USED: Final = 7
BESIDE: Final = 8
FACTION_PLACE: Final = 9
TITLE_PLACE: Final = 10
ATTACHED: Final = 11
DUPLICATE: Final = 12
REMOVED: Final = 13
BEING_PLAYED: Final = 14
TITLE_POOL: Final = 15
DRAFT: Final = 16
BOX: Final = 17
ZONE_NAMES: Final = (
    "deck",
    "hand",
    "play",
    "discard",
    "dead",
    "plots",
    "plot",
    "used",
    "agenda",
    "faction",
    "title",
    "attached",
    "duplicate",
    "removed",
    "being-played",
    "title-pool",
    "draft",
    "box",
)

# Challenge types and icons.
MILITARY: Final = 0
INTRIGUE: Final = 1
POWER: Final = 2
CHALLENGE_NAMES: Final = ("military", "intrigue", "power")

# Roles in a challenge.
ATTACKER: Final = 1
DEFENDER: Final = 2
ROLE_NAMES: Final = ("", "attacker", "defender")

# Keywords without a number or a list, of all editions: an edition names those that it has.
INSIGHT: Final = 0
INTIMIDATE: Final = 1
LIMITED: Final = 2
PILLAGE: Final = 3
RENOWN: Final = 4
STEALTH: Final = 5
TERMINAL: Final = 6
DEADLY: Final = 7
DEATHBOUND: Final = 8
SETUP: Final = 9
DOOMED: Final = 10
KEYWORD_NAMES: Final = (
    "insight",
    "intimidate",
    "limited",
    "pillage",
    "renown",
    "stealth",
    "terminal",
    "deadly",
    "deathbound",
    "setup",
    "doomed",
)

# Periods.
CHALLENGE: Final = 0
PHASE: Final = 1
ROUND: Final = 2
GAME: Final = 3
PLOT_PERIOD: Final = 4
PERIOD_NAMES: Final = ("challenge", "phase", "round", "game", "plot")

# How a card came into play.
BY_SETUP: Final = 0
MARSHALED: Final = 1
PUT: Final = 2
BY_AMBUSH: Final = 3
WAY_NAMES: Final = ("setup", "marshaled", "put-into-play", "ambush")

# Plot values.
GOLD_VALUE: Final = 0
INITIATIVE: Final = 1
CLAIM: Final = 2
RESERVE: Final = 3
PLOT_VALUE_NAMES: Final = ("gold", "initiative", "claim", "reserve")

# Headings of abilities.
ACTION: Final = 0
INTERRUPT: Final = 1
REACTION: Final = 2
FORCED_INTERRUPT: Final = 3
FORCED_REACTION: Final = 4
WHEN_REVEALED: Final = 5
CONSTANT: Final = 6
PERMISSION: Final = 7
"""What a player may do directly after something, before anything reacts to it; no triggered ability."""
HEADING_NAMES: Final = (
    "Action",
    "Interrupt",
    "Reaction",
    "Forced Interrupt",
    "Forced Reaction",
    "When Revealed",
    "",
    "Permission",
)

# Where abilities listen: by heading, but saves and cancels by themselves, where no plot listens when it is revealed.
TO_WHAT_WOULD_HAPPEN: Final = 5
LISTENING_PLACES: Final = 8
INTERRUPTING: Final = 0
PERMITTING: Final = 1
REACTING: Final = 2
ANSWERING: Final = [
    [TO_WHAT_WOULD_HAPPEN, FORCED_INTERRUPT, INTERRUPT],
    [PERMISSION],
    [FORCED_REACTION, REACTION],
]
"""Where abilities listen that come before a happening, right after it, and after all that belongs to it."""

# What constant abilities and lasting effects may depend on: a change of it makes derived values stale.
ON_ZONES: Final = 1
ON_GOLD: Final = 2
ON_CHALLENGE: Final = 4
ON_KNEELING: Final = 8
ON_POWER: Final = 16
ON_HANDS: Final = 32
ON_DUPLICATES: Final = 64
ON_PILES: Final = 128
ON_LASTING: Final = 256
ON_FIRST_PLAYER: Final = 512
ON_TOKENS: Final = 1024
ON_HISTORY: Final = 2048
ON_PHASE: Final = 4096
ON_NEW_PHASE: Final = 8192

# What can happen. The first ones are the ways to leave play.
KILLED: Final = 0
DISCARDED: Final = 1
SACRIFICED: Final = 2
RETURNED: Final = 3
SHUFFLED_AWAY: Final = 4
TAKEN_OUT: Final = 5
LAST_LEAVING: Final = 5
ENTERED: Final = 6
DUPLICATED: Final = 7
KNELT: Final = 8
STOOD: Final = 9
POWER_GAINED: Final = 10
POWER_MOVED: Final = 11
POWER_LOST: Final = 12
GOLD_GAINED: Final = 13
GOLD_MOVED: Final = 14
GOLD_RETURNED: Final = 15
DREW: Final = 16
HAND_DISCARDED: Final = 17
DECK_DISCARDED: Final = 18
PILED: Final = 19
INITIATED: Final = 20
DECLARED: Final = 21
BYPASSED: Final = 22
DECIDED: Final = 23
CLAIMED: Final = 24
PHASE_BEGAN: Final = 25
PHASE_ENDED: Final = 26
CHALLENGE_ENDED: Final = 27
ROUND_ENDED: Final = 28
PLOT_REVEALED: Final = 29
DOMINANCE_WON: Final = 30
EFFECTS_INITIATE: Final = 31
PLAYED: Final = 32
INCOME: Final = 33
CONTROL_TAKEN: Final = 34
TOKEN_PLACED: Final = 35
TOKEN_REMOVED: Final = 36
ATTACHING: Final = 37
CHALLENGE_LEFT: Final = 38
CHALLENGE_JOINED: Final = 39
STRENGTH_RAISED: Final = 40
FIRST_PLAYER_CHOSEN: Final = 42
INITIATIVE_WON: Final = 43
MULLIGANED: Final = 45
SET_UP: Final = 46
ELIMINATED: Final = 47
NAMED: Final = 49
CLAIM_DONE: Final = 50
ANNOUNCED: Final = 51
SAVED: Final = 52
GOLD_SPENT: Final = 53
INITIATIVE_COMPARED: Final = 54
PLACED_DEAD: Final = 55
USED_ABILITY: Final = 56
KIND_NAMES: Final = (
    "killed",
    "discarded",
    "sacrificed",
    "returned",
    "shuffled-away",
    "taken-out",
    "entered-play",
    "duplicate-placed",
    "knelt",
    "stood",
    "power-gained",
    "power-moved",
    "power-lost",
    "gold-gained",
    "gold-moved",
    "gold-returned",
    "drew",
    "discarded-from-hand",
    "discarded-from-deck",
    "moved",
    "challenge-initiated",
    "declared",
    "bypassed",
    "challenge-decided",
    "claim",
    "phase-began",
    "phase-ended",
    "challenge-ended",
    "round-ended",
    "plot-revealed",
    "dominance-won",
    "effects-initiate",
    "event-played",
    "income",
    "control-taken",
    "token-placed",
    "token-removed",
    "attached",
    "removed-from-challenge",
    "joined-challenge",
    "strength-raised",
    "shown",
    "first-player",
    "initiative-won",
    "shuffled",
    "mulligan",
    "set-up",
    "eliminated",
    "lasting-effect",
    "named",
    "claim-applied",
    "announced",
    "saved",
    "gold-spent",
    "initiative-compared",
    "placed-in-dead-pile",
    "ability-used",
)
LEAVING: Final = (1 << (LAST_LEAVING + 1)) - 1  # the kinds of leaving play, as bits
