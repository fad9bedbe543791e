"""Why something is refused in play. "" in the place of a concept means: nothing refuses it."""

from __future__ import annotations

from typing import Final

# Abilities
WRONG_PHASE: Final = "wrong-phase"  # the ability belongs to another phase
NOTHING_TO_ANSWER: Final = "nothing-to-answer"  # what the ability answers does not happen now
USED_UP: Final = "used-up"  # this copy has been used as often as it may be
TITLE_USED_UP: Final = "title-used-up"  # all copies together have been used as often as they may be
LOOP_HAS_RUN: Final = "loop-has-run"  # the loop has run as often as its player said
CONDITION_UNMET: Final = "condition-unmet"  # the ability's condition does not hold
RESTRICTION_UNMET: Final = "restriction-unmet"  # the ability's play restriction does not hold
CHANGES_NOTHING: Final = "changes-nothing"  # the ability could not change anything
NO_TARGET: Final = "no-target"  # there is not enough for the ability to target
COST_UNPAYABLE: Final = "cost-unpayable"  # a cost other than gold cannot be paid
INFLUENCE_LACKING: Final = "influence-lacking"  # the player's standing cards provide less influence than that
EVENT_TOO_DEAR: Final = "event-too-dear"  # the event costs more gold than its player has
ABILITY_TOO_DEAR: Final = "ability-too-dear"  # the ability, with all its costs, costs more gold than there is
WORKS_ELSEWHERE: Final = "works-elsewhere"  # the ability works from another place than where the card is
WORKS_IN_PLAY: Final = "works-in-play"  # the ability works only while the card is in play
FACEDOWN: Final = "facedown"  # the card lies facedown
BLANK: Final = "blank"  # the card is treated as if it had no text
ANOTHERS_CARD: Final = "anothers-card"  # another player controls the card
ANOTHERS_EVENT: Final = "anothers-event"  # the event is in another player's hand
ANOTHERS_AGENDA: Final = "anothers-agenda"  # the agenda is another player's
ONLY_A_DUPLICATE: Final = "only-a-duplicate"  # the card is a duplicate, which does nothing by itself
EVENT_NOT_IN_HAND: Final = "event-not-in-hand"  # events are played from hand only
NOT_AN_EVENT: Final = "not-an-event"  # only events are played; this card has abilities of another kind
PLAYED_NOT_USED: Final = "played-not-used"  # the event can be played, which is another verb
APPLIES_BY_ITSELF: Final = "applies-by-itself"  # the card has abilities, but none that a player starts
ANOTHERS_APPLIES: Final = "anothers-applies"  # another player's card, without abilities that a player starts
NO_ABILITY: Final = "no-ability"  # the card has no abilities
ANOTHER_ACTS: Final = "another-acts"  # another player is asked now
ANSWER_FIRST: Final = "answer-first"  # the player must answer another question first
NOT_OFFERED: Final = "not-offered"  # the catch-all: nothing refuses it, and yet it is not offered

# What card effects forbid
TRIGGERING_FORBIDDEN: Final = "triggering-forbidden"  # a card effect forbids the player to trigger abilities
EVENTS_FORBIDDEN: Final = "events-forbidden"  # a card effect keeps the player from playing events
MARSHALING_FORBIDDEN: Final = "marshaling-forbidden"  # a card effect forbids the player to marshal this type
MOST_CHALLENGES: Final = "most-challenges"  # a card effect limits how many challenges the player initiates
TYPE_FORBIDDEN: Final = "type-forbidden"  # a card effect keeps the player from challenges of this type
OPPONENT_FORBIDDEN: Final = "opponent-forbidden"  # a card effect forbids challenges against this opponent
ATTACK_FORBIDDEN: Final = "attack-forbidden"  # a card effect keeps the character from attacking
DEFENCE_FORBIDDEN: Final = "defence-forbidden"  # a card effect keeps the character from defending

# Coming into play
NOT_IN_HAND: Final = "not-in-hand"  # cards are marshaled from one's own hand only
NOT_MARSHALING: Final = "not-marshaling"  # cards are marshaled in the marshaling phase only
ANOTHER_MARSHALS: Final = "another-marshals"  # it is another player's turn to marshal
NOT_MARSHALED: Final = "not-marshaled"  # events are not marshaled
COPY_IN_PLAY: Final = "copy-in-play"  # the player has it in play; a further copy can only be its duplicate
MARSHALING_TOO_DEAR: Final = "marshaling-too-dear"  # marshaling the card costs more gold than its player has
LIMITED_USED: Final = "limited-used"  # the player has brought in as many limited cards this round as allowed
NO_HOST: Final = "no-host"  # there is nothing in play that the attachment could be attached to
EVENT_CANNOT_ENTER: Final = "event-cannot-enter"  # an event cannot be put into play
DEAD_COPY: Final = "dead-copy"  # a copy of the unique card lies in the dead pile
TWO_DEAD_COPIES: Final = "two-dead-copies"  # the unique card lies in the dead pile, and so does another copy
COPY_WITH_OWNER: Final = "copy-with-owner"  # a copy of the unique card is in play with its owner
COPY_WITH_ANOTHER: Final = "copy-with-another"  # another player controls a copy of the unique card in play
NO_SECOND_COPY: Final = "no-second-copy"  # the player has it in play, and no further copy is put into play
CONTROL_DEAD_COPY: Final = "control-dead-copy"  # who would take control has a copy in the dead pile
CONTROL_COPY_IN_PLAY: Final = "control-copy-in-play"  # who would take control has a copy in play
NOTHING_TO_DOUBLE: Final = "nothing-to-double"  # the player has no copy in play that the card could double
DOUBLES_THE_DEAD: Final = "doubles-the-dead"  # a copy in the dead pile keeps the card from being a duplicate
DOUBLE_ELSEWHERE: Final = "double-elsewhere"  # a further copy in play keeps the card from being a duplicate
LIMITED_DUPLICATE: Final = "limited-duplicate"  # it is limited, and the player has brought in enough of those
NOT_AN_AMBUSH_NOW: Final = "not-an-ambush-now"  # ambush is an action of the challenges phase
NO_AMBUSH: Final = "no-ambush"  # the card has no ambush
AMBUSHED_FROM_HAND: Final = "ambushed-from-hand"  # ambush brings in cards from one's own hand only
AMBUSH_TOO_DEAR: Final = "ambush-too-dear"  # the ambush costs more gold than its player has
SETUP_TOO_DEAR: Final = "setup-too-dear"  # the card costs more than is left of the gold for set-up
SECOND_LIMITED: Final = "second-limited"  # a limited card is placed at set-up already
COPY_SET_UP: Final = "copy-set-up"  # a copy of the unique card is placed at set-up already
NOT_SET_UP: Final = "not-set-up"  # cards of this type are not placed at set-up
NO_HOST_AT_SETUP: Final = "no-host-at-setup"  # nothing placed at set-up could bear the attachment

# Plots
ANOTHERS_PLOT: Final = "anothers-plot"  # the plot is another player's
PLOT_CHOSEN: Final = "plot-chosen"  # the player has chosen this round's plot already
NOT_CHOOSING_PLOTS: Final = "not-choosing-plots"  # plots are chosen in the plot phase only
PLOT_IN_FORCE: Final = "plot-in-force"  # the plot is the one revealed now
PLOT_USED: Final = "plot-used"  # the plot lies in the used pile

# Challenges
NOT_ACTIVE: Final = "not-active"  # only the active player initiates challenges
NOT_CHALLENGES: Final = "not-challenges"  # challenges are initiated in the challenges phase only
CHALLENGE_UNDER_WAY: Final = "challenge-under-way"  # a challenge is being resolved
CHALLENGES_USED: Final = "challenges-used"  # the player has initiated all challenges of this type already
ELSEWHERE_ONLY: Final = "elsewhere-only"  # what is left of this type must be against a different opponent
SUPPORTED: Final = "supported"  # the player's title supports that opponent
NO_ATTACKER: Final = "no-attacker"  # the player has no character that could attack
ATTACKERS_FORBIDDEN: Final = "attackers-forbidden"  # the player may declare no attackers
ENOUGH_ATTACKERS: Final = "enough-attackers"  # as many attackers are chosen as may be
NO_CHARACTER: Final = "no-character"  # the card is not a character
FACEDOWN_CHARACTER: Final = "facedown-character"  # the character lies facedown, and so has no icons
NO_ICON: Final = "no-icon"  # the character lacks the challenge icon
FIGHTS_FROM_PLAY: Final = "fights-from-play"  # the card is out of play
ANOTHERS_ATTACKER: Final = "anothers-attacker"  # another player controls the character, who would attack
TOLL_UNPAYABLE: Final = (
    "toll-unpayable"  # what the character's controller pays for it to fight cannot be paid
)
KNEELING_ATTACKER: Final = "kneeling-attacker"  # the character kneels, and only standing ones attack
ATTACKER_CANNOT_KNEEL: Final = "attacker-cannot-kneel"  # the character cannot kneel, as attackers do
ATTACKS_LATER: Final = "attacks-later"  # the character can attack once a challenge is initiated
NOT_ATTACKED: Final = "not-attacked"  # the challenge is not against this player
ANOTHERS_DEFENDER: Final = "anothers-defender"  # another player controls the character, who would defend
NO_CHALLENGE: Final = "no-challenge"  # there is no challenge to defend in
DEFENDERS_DECLARED: Final = "defenders-declared"  # the defenders of this challenge have been declared
DEFENDS_LATER: Final = "defends-later"  # the character can defend once defenders are declared
PARTICIPATES: Final = "participates"  # the character participates in the challenge already
KNEELING_DEFENDER: Final = "kneeling-defender"  # the character kneels, and only standing ones defend
WAS_BYPASSED: Final = "was-bypassed"  # the character was bypassed by stealth
DEFENDER_CANNOT_KNEEL: Final = "defender-cannot-kneel"  # the character cannot kneel, as defenders do
STEALTH_LATER: Final = "stealth-later"  # stealth bypasses a character when a challenge is initiated
LACKS_STEALTH: Final = "lacks-stealth"  # the player's own character has no stealth
BYPASSES_CHARACTERS: Final = "bypasses-characters"  # stealth bypasses characters only
BYPASSES_OTHERS: Final = "bypasses-others"  # stealth bypasses no character of the attacker's own
BYPASSES_DEFENDER: Final = "bypasses-defender"  # stealth bypasses characters of the attacked player only
HAS_STEALTH: Final = "has-stealth"  # the character has stealth itself
CANNOT_BE_BYPASSED: Final = "cannot-be-bypassed"  # stealth does not bypass the character

# Answers
UNKNOWN_CARD: Final = "unknown-card"  # the player may not know which card it is
OTHER_QUESTION: Final = "other-question"  # the player is asked something that this card does not answer
NOTHING_TO_CHOOSE: Final = "nothing-to-choose"  # nothing is to be chosen now
NOT_WANTED: Final = "not-wanted"  # the question does not ask for this card
WRONG_HOST: Final = "wrong-host"  # the attachment cannot go on this card
TAKES_NO_ATTACHMENTS: Final = "takes-no-attachments"  # the character's keyword keeps the attachment away
NOT_A_TARGET: Final = "not-a-target"  # the ability cannot target this card
IMMUNE: Final = "immune"  # the card is immune to what asks
CHOSEN_ALREADY: Final = "chosen-already"  # the card is chosen already
CHOSEN_ENOUGH: Final = "chosen-enough"  # as many are chosen as may be
TOO_MANY_CHOSEN: Final = "too-many-chosen"  # more are chosen than may be
NOT_TOGETHER: Final = "not-together"  # the cards are not part of one set
BEYOND_GOLD: Final = "beyond-gold"  # the card costs more than those chosen before it leave of a budget
BEYOND_STRENGTH: Final = "beyond-strength"  # the card has more strength than is left to choose
BEYOND_INFLUENCE: Final = "beyond-influence"  # the influence is paid without this card
NO_SUCH_ANSWER: Final = "no-such-answer"  # no question has this answer now
NO_MULLIGAN: Final = "no-mulligan"  # there is no mulligan now
NOTHING_TO_SAVE: Final = "nothing-to-save"  # there is nothing to save now
NO_NUMBER: Final = "no-number"  # no number is asked for now
NO_PLAYER: Final = "no-player"  # no player is to be chosen now
