"""Which concepts of the engine each clause of the two-player game stands behind.

Left out are concepts that cannot arise in it: titles, cancels, reserve, tournament lists and the like.
"""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.concepts import asked, prepared, refused, told

_ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "HBO.golden-rule.1": (
        refused.TRIGGERING_FORBIDDEN,
        refused.EVENTS_FORBIDDEN,
        refused.MARSHALING_FORBIDDEN,
        refused.MOST_CHALLENGES,
        refused.TYPE_FORBIDDEN,
        refused.OPPONENT_FORBIDDEN,
        refused.ATTACK_FORBIDDEN,
        refused.TOLL_UNPAYABLE,
        refused.DEFENCE_FORBIDDEN,
        refused.ATTACKERS_FORBIDDEN,
        refused.CANNOT_BE_BYPASSED,
        refused.TAKES_NO_ATTACHMENTS,
        refused.IMMUNE,
        refused.BLANK,
        refused.USED_UP,
        refused.TITLE_USED_UP,
        refused.BEYOND_STRENGTH,
        refused.NO_NUMBER,
        asked.X_COST,
    ),
    "HBO.actions.1": (refused.NO_ABILITY, refused.NOT_AN_EVENT, refused.NOT_OFFERED, refused.PLAYED_NOT_USED),
    "HBO.actions.2": (refused.WRONG_PHASE,),
    "HBO.actions.3": (
        refused.OTHER_QUESTION,
        refused.NO_SUCH_ANSWER,
        told.EFFECTS_INITIATED,
        told.TAKEN_BACK,
    ),
    "HBO.actions.5": (refused.ANOTHER_ACTS, refused.ANSWER_FIRST),
    "HBO.actions.7": (
        refused.NO_TARGET,
        refused.NOT_A_TARGET,
        refused.NOTHING_TO_CHOOSE,
        refused.NOT_WANTED,
        refused.CHOSEN_ALREADY,
        refused.CHOSEN_ENOUGH,
        refused.TOO_MANY_CHOSEN,
        refused.NOT_TOGETHER,
        told.TARGETS_CHOSEN,
        told.PLAYER_PICKED,
    ),
    "HBO.passive-abilities.1": (
        refused.APPLIES_BY_ITSELF,
        refused.ANOTHERS_APPLIES,
        refused.LOOP_HAS_RUN,
        asked.LOOP_COUNT,
    ),
    "HBO.responses.1": (
        refused.NOTHING_TO_ANSWER,
        refused.CONDITION_UNMET,
        refused.RESTRICTION_UNMET,
        refused.CHANGES_NOTHING,
        asked.ANSWERING,
    ),
    "HBO.gold-pools.1": (refused.EVENT_TOO_DEAR, refused.ABILITY_TOO_DEAR, asked.PENALTY),
    "HBO.standing-and-kneeling.2": (
        refused.COST_UNPAYABLE,
        refused.INFLUENCE_LACKING,
        refused.BEYOND_INFLUENCE,
        asked.INFLUENCE,
        asked.TOLL,
        refused.ATTACKER_CANNOT_KNEEL,
        refused.DEFENDER_CANNOT_KNEEL,
        told.COSTS_PAID,
        told.FORCED_BEGUN,
    ),
    "HBO.playing-cards.2": (refused.ANOTHERS_EVENT, refused.EVENT_NOT_IN_HAND),
    "HBO.playing-cards.3": (refused.ANOTHERS_CARD, refused.WORKS_IN_PLAY, refused.FACEDOWN),
    "HBO.playing-cards.4": (refused.WORKS_ELSEWHERE, refused.FIGHTS_FROM_PLAY, prepared.OUT_OF_PLAY),
    "HBO.card-types.6": (told.EVENT_RESOLVED,),
    "HBO.play-area.1": (
        refused.UNKNOWN_CARD,
        told.SEARCHED,
        told.SEARCH_SHOWN,
        told.LOOKED_AT,
        told.SHOWN_TO_ALL,
    ),
}

_CARDS: Final[dict[str, tuple[str, ...]]] = {
    "HBO.playing-cards.1": (refused.NOT_IN_HAND, refused.NOT_MARSHALING),
    "HBO.marshalling-phase.8": (refused.ANOTHER_MARSHALS,),
    "HBO.marshalling-phase.4": (refused.MARSHALING_TOO_DEAR,),
    "HBO.card-types.7": (
        refused.NOT_MARSHALED,
        prepared.NO_PLOT,
        prepared.NOT_FOR_THE_DECK,
        prepared.WRONG_DECK,
    ),
    "HBO.card-types.4": (
        refused.NO_HOST,
        refused.WRONG_HOST,
        asked.HOST,
        prepared.ATTACHMENT_ALONE,
        prepared.WRONG_ATTACHMENT,
        prepared.NOTHING_TO_BEAR_IT,
        prepared.CANNOT_BEAR_IT,
    ),
    "HBO.card-types.5": (told.TERMINAL_DISCARDED,),
    "HBO.card-types.2": (refused.EVENT_CANNOT_ENTER, refused.NO_CHARACTER, prepared.NOT_KILLED),
    "HBO.card-types.3": (prepared.NOT_PUT_INTO_PLAY,),
    "HBO.unique-cards.1": (
        refused.COPY_IN_PLAY,
        refused.COPY_WITH_OWNER,
        refused.DEAD_COPY,
        refused.TWO_DEAD_COPIES,
        refused.NO_SECOND_COPY,
        prepared.UNIQUE_TWICE,
    ),
    "HBO.card-anatomy.9": (
        refused.NO_AMBUSH,
        refused.NOT_AN_AMBUSH_NOW,
        refused.AMBUSHED_FROM_HAND,
        refused.AMBUSH_TOO_DEAR,
    ),
    "HBO.keywords.1": (refused.LIMITED_USED, refused.LIMITED_DUPLICATE),
    "HBO.duplicates.1": (
        refused.NOTHING_TO_DOUBLE,
        refused.DOUBLES_THE_DEAD,
        refused.DOUBLE_ELSEWHERE,
        prepared.WRONG_DUPLICATE,
    ),
    "HBO.duplicates.2": (refused.NOTHING_TO_SAVE, told.SAVED_BY_A_DUPLICATE),
    "HBO.duplicates.5": (refused.ONLY_A_DUPLICATE,),
    "HBO.discard-and-dead-piles.1": (asked.DEAD_PILE_ORDER, asked.DISCARD_PILE_ORDER),
    "HBO.discard-and-dead-piles.3": (prepared.LIES_WITH_OWNER,),
    "HBO.discard-and-dead-piles.5": (told.DUPLICATE_DISCARDED,),
    "HBO.plot-phase.1": (refused.ANOTHERS_PLOT, refused.PLOT_CHOSEN, refused.NOT_CHOOSING_PLOTS),
    "HBO.plot-phase.3": (refused.PLOT_IN_FORCE, told.PLOT_TURNED),
    "HBO.plot-phase.4": (refused.PLOT_USED,),
    "HBO.plot-phase.5": (told.PLOTS_TAKEN_BACK,),
}

_CHALLENGES: Final[dict[str, tuple[str, ...]]] = {
    "HBO.challenges-phase.2": (refused.CHALLENGES_USED, refused.CHALLENGE_UNDER_WAY, refused.NOT_CHALLENGES),
    "HBO.challenges-phase.4": (refused.NOT_ACTIVE,),
    "HBO.challenges-phase.6": (refused.ATTACKS_LATER, refused.DEFENDS_LATER, refused.DEFENDERS_DECLARED),
    "HBO.card-anatomy.4": (refused.NO_ICON, refused.FACEDOWN_CHARACTER),
    "HBO.declare-attackers.1": (
        refused.NO_ATTACKER,
        refused.ENOUGH_ATTACKERS,
        refused.ANOTHERS_ATTACKER,
        refused.KNEELING_ATTACKER,
        asked.ATTACKERS,
    ),
    "HBO.declare-defenders.1": (
        refused.NOT_ATTACKED,
        refused.ANOTHERS_DEFENDER,
        refused.NO_CHALLENGE,
        refused.KNEELING_DEFENDER,
    ),
    "HBO.declare-defenders.3": (refused.PARTICIPATES,),
    "HBO.keywords.2": (asked.RENOWN, told.BY_RENOWN),
    "HBO.keywords.3": (
        refused.WAS_BYPASSED,
        refused.STEALTH_LATER,
        refused.LACKS_STEALTH,
        refused.BYPASSES_CHARACTERS,
        refused.BYPASSES_OTHERS,
        refused.HAS_STEALTH,
        asked.STEALTH_TARGET,
    ),
    "HBO.keywords.4": (refused.BYPASSES_DEFENDER,),
    "HBO.resolve.4": (asked.MILITARY_CLAIM,),
    "HBO.unopposed-challenges.1": (told.WON_UNOPPOSED,),
}

_GAME: Final[dict[str, tuple[str, ...]]] = {
    "HBO.players-and-objective.1": (
        prepared.PLAYERS,
        prepared.SAME_DECK,
        prepared.ONE_FACTION,
        prepared.SEAT_ELIMINATED,
        told.PLAYER_ELIMINATED,
        told.LAST_PLAYER,
    ),
    "HBO.card-types.1": (
        prepared.GAME_WITHOUT_TITLES,
        prepared.NO_TITLE,
        prepared.NO_AGENDA,
        prepared.ONE_AGENDA,
    ),
    "HBO.components.1": (
        prepared.FIXED_DECKS,
        prepared.DRAW_DECK_SIZE,
        prepared.COPIES,
        prepared.FEWER_COPIES,
        prepared.MORE_COPIES,
        prepared.OTHER_FACTION,
    ),
    "HBO.components.2": (
        prepared.PLOT_DECK_SIZE,
        prepared.PLOT_COPIES,
        prepared.PLOT_NOT_DOUBLED,
        prepared.PLOT_LIMIT,
    ),
    "HBO.initiative.4": (refused.NO_PLAYER,),
    "HBO.game-setup.2": (told.FACTIONS_ANNOUNCED,),
    "HBO.plot-draft-variant.2": (told.PLOTS_DEALT, told.PLOT_DRAFTED, told.PLOTS_PASSED, told.PLOTS_PUT_BACK),
    "HBO.shuffle-and-setup-hands.2": (told.HAND_DRAWN,),
    "HBO.shuffle-and-setup-hands.3": (refused.NO_MULLIGAN, told.MULLIGAN_TAKEN),
    "HBO.place-setup-cards.1": (told.CARDS_PLACED,),
    "HBO.place-setup-cards.2": (refused.SETUP_TOO_DEAR, refused.BEYOND_GOLD),
    "HBO.place-setup-cards.3": (refused.SECOND_LIMITED,),
    "HBO.place-setup-cards.4": (refused.NOT_SET_UP, refused.NO_HOST_AT_SETUP),
    "HBO.place-setup-cards.5": (refused.COPY_SET_UP,),
    "HBO.place-setup-cards.6": (told.SETUP_REVEALED,),
    "HBO.power-and-victory.1": (told.ENOUGH_POWER, told.TIME_UP),
    "HBO.power-and-victory.2": (asked.WINNER,),
}

CLAUSES: Final[dict[str, str]] = {
    concept: clause
    for table in (_ABILITIES, _CARDS, _CHALLENGES, _GAME)
    for clause, concepts in table.items()
    for concept in concepts
}
