"""Why not, in plain words: one sentence for each concept, said about the card that was asked about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from weirwood.core.decision import Decision
from weirwood.core.sentence import Sentence, Words, begun, ended, say, slots_of, spaced
from weirwood.thrones.asking.questions import asking
from weirwood.thrones.engine.concepts import refused
from weirwood.thrones.engine.concepts.asked import HOSTS
from weirwood.thrones.pool.printed import ability_text
from weirwood.thrones.refusing import ability_reasons, challenge_reasons
from weirwood.thrones.refusing.about import About, asked
from weirwood.thrones.telling.voice import Voice

Told: TypeAlias = Callable[[About], Words]

_PARTS: Final[dict[str, Told]] = {
    "card": lambda about: about.name(),
    "by": lambda about: about.by(),
    "whose": lambda about: Voice(about.g, None).whose(about.g.controller(about.card)),
    "where": lambda about: about.where(),
    "verb": lambda about: about.verb,
    "phase": lambda about: about.voice.lexicon.of_kind("phase", about.g.phase),
    "says": lambda about: about.says(),
    "question": lambda about: _question(about),
}
"""What may stand in a slot of a sentence."""


def reason(about: About, concept: str) -> Sentence:
    """Why something is refused, in a sentence about the card."""
    told = TOLD.get(concept)
    if told is not None:
        return say(told(about))
    said: list[Words] = []
    for text, slot in slots_of(about.voice.lexicon.say(PLAIN[concept])):
        word = _PARTS[slot](about) if slot else ""
        said += [text.rstrip() if slot and not word else text, word]
    return begun(say(*said))


PLAIN: Final = {
    # Abilities.
    refused.USED_UP: "{card} has been used as often as it may be. {says}",
    refused.TITLE_USED_UP: "{card} has been used as often as it may be. {says}",
    refused.LOOP_HAS_RUN: "{card} has been used again and again as often as you said.",
    refused.CHANGES_NOTHING: "{card} would change nothing now. {says}",
    refused.NO_TARGET: "there is nothing that {card} could choose now. {says}",
    refused.WORKS_IN_PLAY: "{card} is {where}; abilities are used from play.",
    refused.FACEDOWN: "{card} lies facedown.",
    refused.BLANK: "by the effect of {by} {card} is treated as if it had no text.",
    refused.ANOTHERS_CARD: "{card} is {whose}; only its controller can use it.",
    refused.ANOTHERS_EVENT: "{card} is another player's.",
    refused.ANOTHERS_AGENDA: "{card} is another player's.",
    refused.ONLY_A_DUPLICATE: "{card} is a duplicate here: all it can do is save the card it lies under.",
    refused.EVENT_NOT_IN_HAND: "{card} is {where}; events are played from hand.",
    refused.NOT_AN_EVENT: "{card} is not an event, and only events are played.",
    refused.PLAYED_NOT_USED: "{card} is an event: play it.",
    refused.APPLIES_BY_ITSELF: "{card} has nothing to activate: what it says applies by itself.",
    refused.ANOTHERS_APPLIES: "{card} is {whose}, and has nothing to activate.",
    refused.NO_ABILITY: "{card} has no ability to use.",
    refused.ANOTHER_ACTS: "another player is asked now.",
    refused.ANSWER_FIRST: "you are asked something else now. {question}",
    refused.NOT_OFFERED: "{card} cannot be used now. {says}",
    # What card effects forbid.
    refused.TRIGGERING_FORBIDDEN: "by the effect of {by} you cannot trigger abilities.",
    refused.EVENTS_FORBIDDEN: "by the effect of {by} you cannot play events.",
    refused.MARSHALING_FORBIDDEN: "by the effect of {by} you cannot [marshal] {card}.",
    refused.MOST_CHALLENGES: "by the effect of {by} you cannot initiate another challenge.",
    refused.TYPE_FORBIDDEN: "by the effect of {by} you cannot initiate challenges of this type.",
    refused.OPPONENT_FORBIDDEN: "by the effect of {by} you cannot initiate challenges against this player.",
    refused.ATTACK_FORBIDDEN: "by the effect of {by} {card} cannot attack.",
    refused.DEFENCE_FORBIDDEN: "by the effect of {by} {card} cannot defend.",
    # Coming into play.
    refused.NOT_IN_HAND: "{card} is not in your hand, from which cards are [marshaled].",
    refused.NOT_MARSHALING: "cards are [marshaled] in the [marshaling phase] phase; this is the {phase} phase.",
    refused.ANOTHER_MARSHALS: "cards are [marshaled] in your own turn; another player [marshal]s now.",
    refused.NOT_MARSHALED: "events are not [marshaled]; they are played when they say so.",
    refused.COPY_IN_PLAY: "you have {card} in play already; a further copy can only be its duplicate.",
    refused.LIMITED_USED: "you have brought in as many limited cards this round as you may.",
    refused.NO_HOST: "there is nothing in play to which {card} could be attached.",
    refused.EVENT_CANNOT_ENTER: "{card} cannot be put into play.",
    refused.DEAD_COPY: "a copy of {card} lies in the dead pile, so no other copy can come into play.",
    refused.TWO_DEAD_COPIES: "another copy of {card} lies in the dead pile, so this one cannot come into play.",
    refused.COPY_WITH_OWNER: "a copy of {card} is in play already.",
    refused.COPY_WITH_ANOTHER: "a copy of {card} is in play under another player's control.",
    refused.NO_SECOND_COPY: "you have {card} in play already.",
    refused.CONTROL_DEAD_COPY: "a copy of {card} lies in your dead pile, so you cannot control it.",
    refused.CONTROL_COPY_IN_PLAY: "you have a copy of {card} in play, so you cannot control another.",
    refused.NOTHING_TO_DOUBLE: "you have no copy of {card} in play that it could double.",
    refused.DOUBLES_THE_DEAD: "a copy of {card} lies in the dead pile, so it cannot be a duplicate.",
    refused.DOUBLE_ELSEWHERE: "another copy of {card} is in play, so it cannot be a duplicate.",
    refused.LIMITED_DUPLICATE: "you have brought in as many limited cards this round as you may.",
    refused.NOT_AN_AMBUSH_NOW: "ambush is an action of the challenges phase, for when you are asked for one.",
    refused.NO_AMBUSH: "{card} has no ambush.",
    refused.AMBUSHED_FROM_HAND: "{card} is not in your hand, from which cards are ambushed.",
    refused.SECOND_LIMITED: "only one limited card may be placed at set-up.",
    refused.COPY_SET_UP: "another copy of it is placed already.",
    refused.NO_HOST_AT_SETUP: "nothing is placed yet to which {card} could be attached.",
    # Plots.
    refused.ANOTHERS_PLOT: "{card} is another player's plot.",
    refused.PLOT_CHOSEN: "your plot for this round is chosen already.",
    refused.NOT_CHOOSING_PLOTS: "a plot is chosen when a round begins; this is the {phase} phase.",
    refused.PLOT_IN_FORCE: "{card} is revealed: it stays until its player reveals the next plot.",
    refused.PLOT_USED: "{card} has been used; used plots come back when the last plot has been revealed.",
    # Challenges.
    refused.NOT_ACTIVE: "only the active player attacks, and it is another player's turn.",
    refused.NOT_CHALLENGES: "challenges are initiated in the challenges phase; this is the {phase} phase.",
    refused.CHALLENGE_UNDER_WAY: "a challenge is under way already, and its attackers are declared.",
    refused.ELSEWHERE_ONLY: "your additional challenge of this type must be against a different opponent.",
    refused.SUPPORTED: "your title supports that player: no challenges against them.",
    refused.NO_ATTACKER: "you have no character that could attack.",
    refused.ATTACKERS_FORBIDDEN: "you may not declare any attackers.",
    refused.ENOUGH_ATTACKERS: "no more attackers can be declared.",
    refused.NO_CHARACTER: "{card} is not a character, and only characters {verb}.",
    refused.FACEDOWN_CHARACTER: "{card} lies facedown.",
    refused.FIGHTS_FROM_PLAY: "{card} is {where}; only characters in play {verb}.",
    refused.ANOTHERS_ATTACKER: "another player controls {card}; only your own characters attack for you.",
    refused.TOLL_UNPAYABLE: "{card} can {verb} only if you kneel influence for it, and you have too little.",
    refused.KNEELING_ATTACKER: "{card} is kneeling; only standing characters attack.",
    refused.ATTACKER_CANNOT_KNEEL: "{card} cannot kneel, and attackers do.",
    refused.ATTACKS_LATER: "{card} can attack: initiate a challenge, and then choose it.",
    refused.NOT_ATTACKED: "this challenge is not against you; only the player who is attacked declares defenders.",
    refused.ANOTHERS_DEFENDER: "another player controls {card}; only your own characters defend for you.",
    refused.NO_CHALLENGE: "defenders are declared in a challenge against you; there is none now.",
    refused.DEFENDERS_DECLARED: "the defenders of this challenge have been declared already.",
    refused.DEFENDS_LATER: "{card} can defend when the defenders are declared, after this.",
    refused.PARTICIPATES: "{card} is in this challenge already.",
    refused.KNEELING_DEFENDER: "{card} is kneeling; only standing characters defend.",
    refused.DEFENDER_CANNOT_KNEEL: "{card} cannot kneel, and defenders do.",
    refused.STEALTH_LATER: "whom stealth bypasses is chosen when a challenge is initiated.",
    refused.LACKS_STEALTH: "{card} has no stealth, so it bypasses nobody.",
    refused.BYPASSES_CHARACTERS: "{card} is not a character, and stealth bypasses characters only.",
    refused.BYPASSES_OTHERS: "{card} is your own; stealth bypasses a character of the player who is attacked.",
    refused.BYPASSES_DEFENDER: "stealth bypasses a character of the player who is attacked.",
    refused.HAS_STEALTH: "{card} has stealth itself, so stealth does not bypass it.",
    refused.CANNOT_BE_BYPASSED: "{card} cannot be bypassed by stealth.",
    # Answers.
    refused.UNKNOWN_CARD: "this card lies facedown, and you may not look at it.",
    refused.OTHER_QUESTION: "you are asked something else now. {question}",
    refused.NOTHING_TO_CHOOSE: "nothing is to be chosen now.",
    refused.TAKES_NO_ATTACHMENTS: "by its keyword {card} does not take this attachment.",
    refused.NOT_A_TARGET: "{card} cannot be chosen. {question}",
    refused.IMMUNE: "{card} is immune to that.",
    refused.CHOSEN_ALREADY: "{card} is chosen already.",
    refused.CHOSEN_ENOUGH: "as many are chosen as may be.",
    refused.NOT_TOGETHER: "these cannot be chosen together.",
    refused.BEYOND_INFLUENCE: "{card} is not needed: the others chosen provide enough influence.",
    refused.NO_SUCH_ANSWER: "no question has that answer now.",
    refused.NO_MULLIGAN: "a mulligan is taken only before set-up cards are placed.",
    refused.NOTHING_TO_SAVE: "there is nothing to save now.",
    refused.NO_NUMBER: "no number is asked for now.",
    refused.NO_PLAYER: "no player is to be chosen now.",
}
"""Sentences that need no look at the table."""


# Choosing.


def _question(about: About) -> Words:
    decision = asked(about.g, about.seat)
    return "" if decision is None else asking(about.g, decision).whole()


_ONLY: Final = {
    "claim": "Only characters that you control are killed for your claim.",
    "deadly": "Only defenders that you control are killed by a deadly attacker.",
    "reserve": "Only cards in your hand are discarded down to your reserve.",
    "insight": "Only your participating characters with insight can be chosen.",
    "pillage": "Only your participating characters with pillage can be chosen.",
    "renown": "Only your participating characters with renown can be chosen.",
    "title": "Only titles that are left can be chosen.",
}
"""What a question asks for, by what it is about."""


def _not_wanted(about: About) -> Words:
    decision = asked(about.g, about.seat)
    assert decision is not None
    what = decision.why.what or ""
    challenge = about.g.challenge
    if what == "intimidate" and challenge is not None:
        kneels = "Intimidate kneels a standing character of the loser"
        return f"{kneels} with a strength of at most {max(0, challenge.margin())}."
    refusing = begun(say(about.name(), " cannot be chosen."))
    return _ONLY.get(what) or spaced(refusing, _demand(about, decision))


def _demand(about: About, decision: Decision) -> Words:
    """What must be chosen: the question, or what the card says for which it is asked."""
    why = decision.why
    if why.what in HOSTS and why.card is not None:
        host = about.g.definition(why.card).attach
        only = "a character" if host is None else host.text(about.speaker())
        return ended(say(about.voice.card(why.card), f" attaches only to {only}"))
    if why.ability is None:
        return asking(about.g, decision).whole()
    card = about.g.definition(why.ability[0])
    name = about.voice.card(why.ability[0])
    return say(name, " says: ", ability_text(card, card.abilities[why.ability[1]], name, about.voice.lexicon))


TOLD: Final[dict[str, Told]] = {
    refused.WRONG_PHASE: ability_reasons.phase,
    refused.NOTHING_TO_ANSWER: ability_reasons.answers,
    refused.CONDITION_UNMET: ability_reasons.condition,
    refused.RESTRICTION_UNMET: ability_reasons.restriction,
    refused.COST_UNPAYABLE: ability_reasons.unpaid,
    refused.INFLUENCE_LACKING: ability_reasons.influence,
    refused.EVENT_TOO_DEAR: ability_reasons.event_price,
    refused.ABILITY_TOO_DEAR: ability_reasons.ability_price,
    refused.WORKS_ELSEWHERE: ability_reasons.elsewhere,
    refused.MARSHALING_TOO_DEAR: ability_reasons.marshaling_price,
    refused.AMBUSH_TOO_DEAR: ability_reasons.ambush_price,
    refused.SETUP_TOO_DEAR: ability_reasons.setup_price,
    refused.NOT_SET_UP: ability_reasons.setup_types,
    refused.CHALLENGES_USED: challenge_reasons.initiated,
    refused.NO_ICON: challenge_reasons.icons,
    refused.WAS_BYPASSED: challenge_reasons.bypassed,
    refused.NOT_WANTED: _not_wanted,
    refused.WRONG_HOST: _not_wanted,
}
"""Sentences that depend on the table."""
