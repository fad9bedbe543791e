"""Why not, in plain words: each clause that refuses, said about the card that was asked about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from weirwood.core.decision import Decision
from weirwood.core.errors import listed
from weirwood.core.option import Verb
from weirwood.rules import find_clause
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.operands import This
from weirwood.thrones.asking.questions import asking
from weirwood.thrones.engine.flow.actions import ambush_values
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING, price
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    EVENT,
    HAND,
    NO_CARD,
)
from weirwood.thrones.pool.printed import ability_text
from weirwood.thrones.refusing.ability_reasons import answers, by_itself, of_another, restricted
from weirwood.thrones.refusing.about import About, asked
from weirwood.thrones.refusing.challenge_reasons import (
    attacker,
    declaring,
    defender,
    icons,
    initiating,
    no_attacker,
    stealth,
)
from weirwood.thrones.telling.voice import capital

Told: TypeAlias = Callable[[About], str]


def reason(about: About, rule: str) -> str:
    """A clause that refuses, said about the card; where nothing is said about it, what the clause says."""
    decision = asked(about.g, about.seat)
    if decision is not None and about.verb == "choose" and rule in (decision.why.rule, "RR.target.1"):
        return _chosen(about, decision)
    told = _TOLD.get(rule)
    if told is not None:
        return told(about)
    plain = _PLAIN.get(rule)
    return find_clause(rule).gist if plain is None else capital(plain.replace("{card}", about.name()))


def something_else(about: About) -> str:
    """What comes before the card."""
    decision = asked(about.g, about.seat)
    if decision is None:
        return "Another player is asked now."
    return f"You are asked something else now. {asking(about.g, decision).text()}"


_PLAIN: Final = {
    "RR.abilities.1": "{card} has no ability to use.",
    "RR.active-player.3": "only the active player attacks, and it is another player's turn.",
    "RR.ambush.4": "ambush is an action of the challenges phase, to be taken when you are asked for one.",
    "RR.attachment.2": "there is nothing in play to which {card} could be attached.",
    "RR.dead-pile.3": "a copy of {card} lies in the dead pile, so no other copy can come into play.",
    "RR.defender.1": "another player controls {card}; only your own characters defend for you.",
    "RR.defender.2": "this challenge is not against you; only the player who is attacked declares defenders.",
    "RR.duplicates.5": "{card} is a duplicate here: all it can do is save the card it lies under.",
    "RR.facedown.1": "{card} lies facedown.",
    "RR.facedown.2": "this card lies facedown, and you may not look at it.",
    "RR.framework.4.2c": "{card} can attack: initiate a challenge, and then choose it.",
    "RR.framework.4.2f": "{card} cannot kneel, and attackers do.",
    "RR.framework.4.2g": "whom stealth bypasses is chosen when a challenge is initiated.",
    "RR.immune.1": "{card} is immune to that.",
    "RR.in-play.5": "{card} is revealed: it stays until its player reveals the next plot.",
    "RR.limited.1": "you have brought in as many limited cards this round as you may.",
    "RR.marshal.3": "events are not marshaled; they are played when they say so.",
    "RR.no-attachments.1": "by its keyword {card} does not take this attachment.",
    "RR.ownership.3": "{card} is another player's.",
    "RR.participating.2": "{card} is in this challenge already.",
    "RR.plot-card.5": "{card} has been used; used plots come back when the last plot has been revealed.",
    "RR.plot-deck.1": "{card} is another player's plot.",
    "RR.setup.8b": "only one limited card may be placed at set-up.",
    "RR.setup.8c": "only characters, locations and attachments are placed at set-up.",
    "RR.setup.8d": "nothing is placed yet to which {card} could be attached.",
    "RR.stealth.3": "{card} cannot be bypassed by stealth.",
    "RR.supports.1": "your title supports that player: no challenges against them.",
    "RR.target.1": "nothing is to be chosen now.",
    "RR.unique.2": "you have {card} in play already; a further copy can only be its duplicate.",
    "FAQ.1.2.1": "you have no copy of {card} in play that it could double.",
    "FAQ.1.2.2": "a copy of {card} lies in the dead pile, so it cannot be a duplicate.",
    "FAQ.1.2.3": "you have brought in as many limited cards this round as you may.",
}
"""What needs no look at the table."""


# Cards and abilities.


def _out_of_play(about: About) -> str:
    if about.verb in ("attack", "defend"):
        return capital(f"{about.name()} is {about.where()}; only characters in play {about.verb}.")
    if about.g.definition(about.card).type == EVENT:
        return capital(f"{about.name()} is {about.where()}; events are played from hand.")
    return capital(f"{about.name()} is {about.where()}; abilities are used from play.")


def _marshal(about: About) -> str:
    g = about.g
    if g.zone[about.card] != HAND or g.owner(about.card) != about.seat:
        return capital(f"{about.name()} is not in your hand, from which cards are marshaled.")
    now = f"this is the {g.phase} phase" if g.phase != "marshaling" else "another player marshals now"
    return f"Cards are marshaled in your own turn of the marshaling phase; {now}."


def _price(about: About) -> str:
    g, gold = about.g, about.g.sides[about.seat].gold
    definition = g.definition(about.card)
    costs: list[int] = []
    if about.verb == Verb.MARSHAL:
        costs = [price(g, about.seat, about.card, MARSHALING, definition.cost)]
    elif about.verb == Verb.AMBUSH:
        costs = ambush_values(g, about.seat, about.card)
    elif about.verb == Verb.PLAY and not definition.costs_x:
        costs = [price(g, about.seat, about.card, PLAYING, definition.cost)]
    if costs and min(costs) > gold:
        return capital(f"{about.name()} costs {min(costs)} gold, and you have {gold}.")
    return capital(f"{about.name()} costs more gold than the {gold} you have.{about.says()}")


def _setup_price(about: About) -> str:
    _, gold = about.g.deal.edition.setup_gold(about.g, [])
    return capital(f"{about.name()} costs more than is left of the {gold} gold for set-up.")


def _unpaid(about: About) -> str:
    """The first cost that cannot be paid."""
    card = about.g.definition(about.card)
    for ability in card.abilities:
        for cost in ability.costs:
            if not cost.payable(about.g, Context(about.seat, about.card, ability)):
                if isinstance(cost, KneelCost) and isinstance(cost.what, This) and _kneels(about):
                    return capital(f"{about.name()} kneels already, and to use it is to kneel it.")
                words = cost.text().replace("{self}", card.name)
                return f"You cannot {words} now, which is a cost of {about.name()}."
    return capital(f"what {about.name()} costs cannot be paid now.{about.says()}")


def _kneels(about: About) -> bool:
    record = about.g.records[about.card]
    return record is not None and record.kneeling


def _by(about: About) -> str:
    """Whose effect it is."""
    return "of a card" if about.blamed == NO_CARD else f"of {about.g.definition(about.blamed).name}"


def _forbidden(about: About) -> str:
    return f"The effect {_by(about)} forbids it."


def _blank(about: About) -> str:
    return capital(f"by the effect {_by(about)} {about.name()} is treated as if it had no text.")


def _phase(about: About) -> str:
    definition = about.g.definition(about.card)
    phases = sorted({phase for ability in definition.abilities for phase in ability.phases})
    return capital(
        f"{about.name()} is used in the {listed(phases)} phase; this is the {about.g.phase} phase."
    )


def _saying(words: str) -> Told:
    """Words before what the card itself says."""
    return lambda about: capital(words.replace("{card}", about.name())) + about.says()


def _ambush(about: About) -> str:
    if not ambush_values(about.g, about.seat, about.card):
        return capital(f"{about.name()} has no ambush.")
    return find_clause("RR.ambush.1").gist


def _plot(about: About) -> str:
    if about.g.phase == "plot":
        return "Your plot for this round is chosen already."
    return f"A plot is chosen when a round begins; this is the {about.g.phase} phase."


# Choosing.

_ONLY: Final = {
    "claim": "Only characters that you control are killed for your claim.",
    "reserve": "Only cards in your hand are discarded down to your reserve.",
    "insight": "Only your participating characters with insight can be chosen.",
    "pillage": "Only your participating characters with pillage can be chosen.",
    "renown": "Only your participating characters with renown can be chosen.",
    "title": "Only titles that are left can be chosen.",
}


def _chosen(about: About, decision: Decision) -> str:
    """What is asked for, which the card is not."""
    what = decision.why.what or ""
    challenge = about.g.challenge
    if what == "intimidate" and challenge is not None:
        kneels = "Intimidate kneels a standing character of the loser"
        return f"{kneels} with a strength of at most {max(0, challenge.margin())}."
    if decision.picked is not None and any(option.card == about.card for option in decision.picked):
        return capital(f"{about.name()} is chosen already.")
    if decision.maximum is not None and decision.picked is not None:
        if len(decision.picked) >= decision.maximum:
            return "As many are chosen as may be."
    return _ONLY.get(what) or capital(f"{about.name()} cannot be chosen. {_demand(about.g, decision)}")


def _demand(g: Board, decision: Decision) -> str:
    """What must be chosen: the question, or what the card says for which it is asked."""
    why = decision.why
    if why.what == "host" and why.card is not None:
        host = g.definition(why.card).attach
        return f"{g.definition(why.card).name} attaches only to {'a character' if host is None else host.text()}."
    if why.ability is None or why.what == "target":
        return asking(g, decision).text()
    card = g.definition(why.ability[0])
    return f"{card.name} says: {ability_text(card, card.abilities[why.ability[1]])}"


_TOLD: Final[dict[str, Told]] = {
    "RR.abilities.2": of_another,
    "RR.abilities.3": by_itself,
    "RR.abilities.6": _out_of_play,
    "RR.abilities.8": _saying("{card} would change nothing now."),
    "RR.abilities.9": _unpaid,
    "RR.actions.1": something_else,
    "RR.actions.2": _phase,
    "RR.ambush.1": _ambush,
    "RR.blank.1": _blank,
    "RR.cannot.1": _forbidden,
    "RR.challenge-icons.1": icons,
    "RR.costs.1": _price,
    "RR.framework.1.2": _plot,
    "RR.framework.4.2.1a": declaring,
    "RR.framework.4.2.1b": defender,
    "RR.framework.4.2a": initiating,
    "RR.framework.4.2d": attacker,
    "RR.framework.4.2e": no_attacker,
    "RR.in-play.2": _out_of_play,
    "RR.limits.1": _saying("{card} has been used as often as it may be."),
    "RR.limits.4": _saying("{card} has been used as often as it may be."),
    "RR.marshal.1": _marshal,
    "RR.play-restrictions.1": restricted,
    "RR.setup.8a": _setup_price,
    "RR.stealth.1": stealth,
    "RR.target.3": _saying("there is nothing that {card} could choose now."),
    "RR.triggering-condition.1": answers,
}
"""What depends on the table."""
