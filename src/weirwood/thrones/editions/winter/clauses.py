"""Which concepts of the engine each clause of the Winter Edition stands behind.

Left out are concepts that cannot arise in it: titles, reserve, tournament lists, a draft of plots and the like.
"""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.concepts import asked, prepared, refused, told

_ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "WE.golden-rule.1": (
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
        refused.BLANK,
        refused.USED_UP,
        refused.TITLE_USED_UP,
        refused.BEYOND_STRENGTH,
    ),
    "WE.playing-cards.2": (
        refused.WRONG_PHASE,
        refused.NO_ABILITY,
        refused.NOT_AN_EVENT,
        refused.NOT_OFFERED,
        refused.PLAYED_NOT_USED,
    ),
    "WE.actions-and-passive-abilities.2": (
        refused.OTHER_QUESTION,
        refused.NO_SUCH_ANSWER,
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
        told.EFFECTS_INITIATED,
        told.TAKEN_BACK,
        told.SEARCHED,
        told.SEARCH_SHOWN,
        told.LOOKED_AT,
        told.SHOWN_TO_ALL,
    ),
    "WE.actions-and-passive-abilities.4": (refused.ANOTHER_ACTS, refused.ANSWER_FIRST),
    "WE.actions-and-passive-abilities.5": (
        refused.APPLIES_BY_ITSELF,
        refused.ANOTHERS_APPLIES,
        refused.LOOP_HAS_RUN,
        asked.LOOP_COUNT,
    ),
    "WE.responses.1": (
        refused.NOTHING_TO_ANSWER,
        refused.CONDITION_UNMET,
        refused.RESTRICTION_UNMET,
        refused.CHANGES_NOTHING,
        asked.ANSWERING,
    ),
    "WE.save-and-cancel-responses.1": (told.EFFECTS_CANCELLED,),
    "WE.save-and-cancel-responses.4": (
        asked.X_COST,
        asked.INFLUENCE,
        asked.TOLL,
        refused.INFLUENCE_LACKING,
        refused.BEYOND_INFLUENCE,
        refused.NO_NUMBER,
    ),
    "WE.marshalling-phase.5": (refused.EVENT_TOO_DEAR, refused.ABILITY_TOO_DEAR),
    "WE.marshalling-phase.6": (asked.PENALTY,),
    "WE.kneeling-and-standing.2": (
        refused.COST_UNPAYABLE,
        refused.ATTACKER_CANNOT_KNEEL,
        refused.DEFENDER_CANNOT_KNEEL,
        told.COSTS_PAID,
        told.FORCED_BEGUN,
    ),
    "WE.the-cards.6": (refused.ANOTHERS_EVENT, refused.EVENT_NOT_IN_HAND, told.EVENT_RESOLVED),
    "WE.actions-and-passive-abilities.1": (refused.ANOTHERS_CARD, refused.WORKS_IN_PLAY),
    "WE.setup-hand-and-placement.3": (
        refused.FACEDOWN,
        refused.UNKNOWN_CARD,
        told.CARDS_PLACED,
        told.SETUP_REVEALED,
    ),
    "WE.agendas.1": (refused.ANOTHERS_AGENDA, prepared.NO_AGENDA, prepared.ONE_AGENDA),
    "WE.in-play.1": (refused.WORKS_ELSEWHERE, refused.FIGHTS_FROM_PLAY, prepared.OUT_OF_PLAY),
    "WE.immunity.1": (refused.IMMUNE,),
}

_CARDS: Final[dict[str, tuple[str, ...]]] = {
    "WE.playing-cards.1": (refused.NOT_IN_HAND, refused.NOT_MARSHALING),
    "WE.actions-and-passive-abilities.3": (refused.ANOTHER_MARSHALS,),
    "WE.marshalling-phase.4": (refused.MARSHALING_TOO_DEAR,),
    "WE.game-setup.2": (
        refused.NOT_MARSHALED,
        prepared.NO_PLOT,
        prepared.NOT_FOR_THE_DECK,
        prepared.WRONG_DECK,
    ),
    "WE.the-cards.4": (
        refused.NO_HOST,
        refused.WRONG_HOST,
        asked.HOST,
        prepared.ATTACHMENT_ALONE,
        prepared.WRONG_ATTACHMENT,
        prepared.NOTHING_TO_BEAR_IT,
        prepared.CANNOT_BEAR_IT,
    ),
    "WE.the-cards.5": (told.TERMINAL_DISCARDED,),
    "WE.the-cards.1": (refused.EVENT_CANNOT_ENTER, prepared.NOT_PUT_INTO_PLAY),
    "WE.the-cards.2": (refused.NO_CHARACTER, prepared.NOT_KILLED),
    "WE.no-attachments.1": (refused.TAKES_NO_ATTACHMENTS,),
    "WE.unique-cards.1": (
        refused.COPY_IN_PLAY,
        refused.NO_SECOND_COPY,
        refused.CONTROL_COPY_IN_PLAY,
        prepared.UNIQUE_TWICE,
    ),
    "WE.unique-cards.2": (refused.DEAD_COPY, refused.TWO_DEAD_COPIES, refused.CONTROL_DEAD_COPY),
    "WE.unique-cards.3": (refused.COPY_WITH_OWNER, refused.COPY_WITH_ANOTHER),
    "WE.keywords.1": (
        refused.NO_AMBUSH,
        refused.NOT_AN_AMBUSH_NOW,
        refused.AMBUSHED_FROM_HAND,
        refused.AMBUSH_TOO_DEAR,
    ),
    "WE.limited.1": (refused.LIMITED_USED, refused.LIMITED_DUPLICATE),
    "WE.duplicates.1": (
        refused.NOTHING_TO_DOUBLE,
        refused.DOUBLES_THE_DEAD,
        refused.DOUBLE_ELSEWHERE,
        prepared.WRONG_DUPLICATE,
    ),
    "WE.duplicates.3": (refused.NOTHING_TO_SAVE, told.SAVED_BY_A_DUPLICATE),
    "WE.duplicates.5": (refused.ONLY_A_DUPLICATE, told.DUPLICATE_DISCARDED),
    "WE.resolve.4": (
        asked.DEAD_PILE_ORDER,
        asked.DISCARD_PILE_ORDER,
        asked.MILITARY_CLAIM,
        prepared.LIES_WITH_OWNER,
    ),
    "WE.plot-phase.1": (
        refused.ANOTHERS_PLOT,
        refused.PLOT_CHOSEN,
        refused.NOT_CHOOSING_PLOTS,
        refused.PLOT_IN_FORCE,
        told.PLOT_TURNED,
    ),
    "WE.plot-phase.2": (refused.PLOT_USED, told.PLOTS_TAKEN_BACK),
}

_CHALLENGES: Final[dict[str, tuple[str, ...]]] = {
    "WE.challenges-phase.1": (refused.CHALLENGES_USED, refused.NOT_CHALLENGES),
    "WE.challenges-phase.2": (refused.CHALLENGE_UNDER_WAY,),
    "WE.challenges-phase.3": (refused.NOT_ACTIVE,),
    "WE.resolving-challenges.1": (refused.ATTACKS_LATER, refused.DEFENDS_LATER, refused.DEFENDERS_DECLARED),
    "WE.declare-attackers.1": (
        refused.NO_ICON,
        refused.FACEDOWN_CHARACTER,
        refused.NO_ATTACKER,
        refused.ENOUGH_ATTACKERS,
        refused.ANOTHERS_ATTACKER,
        refused.KNEELING_ATTACKER,
        asked.ATTACKERS,
    ),
    "WE.declare-defenders.1": (
        refused.NOT_ATTACKED,
        refused.ANOTHERS_DEFENDER,
        refused.NO_CHALLENGE,
        refused.KNEELING_DEFENDER,
    ),
    "WE.participating-characters.1": (refused.PARTICIPATES,),
    "WE.renown.1": (asked.RENOWN, told.BY_RENOWN),
    "WE.stealth.1": (
        refused.WAS_BYPASSED,
        refused.STEALTH_LATER,
        refused.LACKS_STEALTH,
        refused.BYPASSES_CHARACTERS,
        refused.BYPASSES_OTHERS,
        refused.BYPASSES_DEFENDER,
        refused.HAS_STEALTH,
        asked.STEALTH_TARGET,
    ),
    "WE.unopposed-challenges.1": (told.WON_UNOPPOSED,),
}

_GAME: Final[dict[str, tuple[str, ...]]] = {
    "WE.introduction.1": (prepared.PLAYERS,),
    "WE.introduction.3": (
        prepared.FIXED_DECKS,
        prepared.SAME_DECK,
        prepared.GAME_WITHOUT_TITLES,
        prepared.NO_TITLE,
    ),
    "WE.house-cards.1": (prepared.ONE_FACTION,),
    "WE.deck-construction.1": (
        prepared.PLOT_DECK_SIZE,
        prepared.PLOT_COPIES,
        prepared.PLOT_NOT_DOUBLED,
        prepared.PLOT_LIMIT,
    ),
    "WE.deck-construction.2": (
        prepared.DRAW_DECK_SIZE,
        prepared.COPIES,
        prepared.FEWER_COPIES,
        prepared.MORE_COPIES,
        prepared.TOO_FEW_OF_A_KIND,
        prepared.TOO_MANY_OF_A_KIND,
    ),
    "WE.deck-construction.3": (prepared.LOYAL_ELSEWHERE, prepared.OTHER_FACTION),
    "WE.card-symbols.2": (prepared.BANNED,),
    "WE.plot-phase.5": (refused.NO_PLAYER,),
    "WE.game-setup.3": (told.FIRST_PLAYER_DRAWN, told.FACTIONS_ANNOUNCED),
    "WE.setup-hand-and-placement.1": (told.HAND_DRAWN,),
    "WE.setup-hand-and-placement.2": (refused.NO_MULLIGAN, told.MULLIGAN_TAKEN),
    "WE.setup-hand-and-placement.4": (refused.SETUP_TOO_DEAR, refused.BEYOND_GOLD),
    "WE.setup-hand-and-placement.6": (refused.SECOND_LIMITED, refused.COPY_SET_UP),
    "WE.setup-keyword.1": (
        refused.NOT_SET_UP,
        refused.NO_HOST_AT_SETUP,
        asked.SET_UP_HOST,
        told.SETUP_ATTACHED,
    ),
    "WE.power-and-victory.1": (told.ENOUGH_POWER, told.TIME_UP, asked.WINNER),
    "WE.doomed.1": (told.PLAYER_ELIMINATED,),
    "WE.doomed.2": (told.LAST_PLAYER,),
    "WE.doomed.3": (told.ALL_ELIMINATED,),
    "WE.doomed.4": (prepared.SEAT_ELIMINATED, told.FIRST_PLAYER_LEFT),
}

CLAUSES: Final[dict[str, str]] = {
    concept: clause
    for table in (_ABILITIES, _CARDS, _CHALLENGES, _GAME)
    for clause, concepts in table.items()
    for concept in concepts
}
