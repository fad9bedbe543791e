"""What the challenge games ask, in words: the questions of the rules. Those of cards are in ``ability_questions``."""

from __future__ import annotations

from typing import Final

from weirwood.core.asking import Asking
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.option import Verb
from weirwood.thrones.asking.ability_questions import OF_ABILITIES, ability_asking
from weirwood.thrones.asking.moments import act_asking, trigger_asking
from weirwood.thrones.engine.options import CHALLENGE, seat_of, value_of, verb_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES
from weirwood.thrones.telling.voice import Voice, capital

_CARD: Final = "{card}"
"""Where a question names the card it is for."""

_RULES: Final = {
    "attackers": Asking(
        "Who attacks?", one="Attack with {name}", several="Attack with {n}", wanting="Choose an attacker"
    ),
    "defenders": Asking(
        "Who defends?",
        one="Defend with {name}",
        several="Defend with {n}",
        none="No one defends",
        wanting="Choose a defender",
    ),
    "stealth": Asking("Whom does {card} bypass?", one="Bypass {name}", none="Bypass no one"),
    "claim": Asking(
        "Who is killed for claim?", one="Kill {name}", several="Kill {n}", wanting="Choose {n} more"
    ),
    "apply-claim": Asking("Apply claim?"),
    "how-often": Asking("How often does this loop run?"),
    "host": Asking("Attach {card} to whom?", one="Attach to {name}", wanting="Choose a card"),
    "reserve": Asking(
        "Which cards do you discard?", one="Discard {name}", several="Discard {n}", wanting="Choose {n} more"
    ),
    "first-player": Asking("Who goes first?", "You won initiative."),
    "keyword-order": Asking("Which keyword comes first?"),
    "intimidate": Asking("Who kneels to intimidate?", one="Kneel {name}", none="No one kneels"),
    "renown": Asking(
        "Who gains power by renown?", one="Renown for {name}", several="Renown for {n}", none="No renown"
    ),
    "insight": Asking(
        "Who draws a card by insight?", one="Draw with {name}", several="Draw {n} cards", none="Draw none"
    ),
    "pillage": Asking(
        "Who pillages next?", one="Pillage with {name}", several="Pillage with {n}", none="No pillage"
    ),
    "stand": Asking(
        "Which characters stand?", one="Stand {name}", several="Stand {n}", wanting="Choose {n} more"
    ),
    "title": Asking("Which title do you take?", one="Take {name}", wanting="Choose a title"),
    "end-order": Asking("Two players would win at once. Who wins?"),
    "pile-order": Asking(
        "In which order do these go onto your pile? The last is on top.",
        one="Use this order",
        several="Use this order",
        none="Any order",
        wanting="Choose {n} more",
    ),
}
_KINDS: Final = {
    DecisionKind.CHALLENGE: Asking("Which challenge?", wanting="Choose a challenge"),
    DecisionKind.PLOT: Asking("Which plot do you reveal?", one="Reveal {name}", wanting="Choose a plot"),
    DecisionKind.MULLIGAN: Asking("Keep this hand?"),
    DecisionKind.SETUP: Asking(
        "What starts in play?",
        one="Set up 1 card",
        several="Set up {n} cards",
        none="Start with nothing",
    ),
    DecisionKind.PLAYER: Asking("Which player?"),
    DecisionKind.NUMBER: Asking("Which number?"),
    DecisionKind.CONFIRM: Asking("Do it?"),
    DecisionKind.MODE: Asking("Which one?"),
    DecisionKind.PICK: Asking("Which cards?", several="Choose {n}", none="None"),
    DecisionKind.ORDER: Asking(
        "In which order? The first is on top.", one="Use this order", several="Use this order"
    ),
}
_FOR_CLAIM: Final = Asking(
    "Against whom is claim applied?", one="Against {name}", several="Against {n} players", none="No one"
)
WHAT: Final = frozenset({*_RULES, *OF_ABILITIES, "target", "cost", "order-top", "order-bottom"})
"""All that a question may be about, as ``Reason.what`` says it."""


def asking(g: Board, decision: Decision) -> Asking:
    """A question in words."""
    why = decision.why
    if decision.kind == DecisionKind.ACT:
        return act_asking(g, decision)
    if why.window is not None:
        return trigger_asking(g, decision)
    if why.what == "claim" and _picks_players(decision):
        return _FOR_CLAIM
    if why.what == "attackers":
        return _attackers(g, decision.seat)
    if why.what == "defenders" and g.challenge is not None:
        strength = g.challenge_strength(g.challenge.attacker)
        return _with(_RULES["defenders"], f"Who defends against {strength}?")
    if why.what == "reserve" or (why.what == "claim" and decision.minimum > 1):
        return _counted(_RULES[why.what], decision)
    if why.what in _RULES:
        words = _RULES[why.what]
        card = why.card if why.card is not None else why.ability[0] if why.ability is not None else None
        name = "it" if card is None else g.definition(card).name
        return _with(words, words.question.replace(_CARD, name))
    if why.ability is not None:
        return ability_asking(g, decision)
    return _KINDS[decision.kind]


def _with(words: Asking, question: str, moment: str = "") -> Asking:
    """The same words for another question."""
    return Asking(
        question,
        moment or words.moment,
        one=words.one,
        several=words.several,
        none=words.none,
        wanting=words.wanting,
        danger=words.danger,
    )


def _picks_players(decision: Decision) -> bool:
    offered = decision.candidates or decision.options
    return any(option.verb == Verb.PLAYER for option in offered)


def _counted(words: Asking, decision: Decision) -> Asking:
    """Where several must be chosen the question says how many."""
    count = decision.minimum
    if count == 1:
        return _with(words, words.question.replace("cards", "card"))
    return _with(words, f"{words.question} Choose {count}.")


def _attackers(g: Board, seat: int) -> Asking:
    """With the type of the challenge, which is among the answers given, and whom it is against."""
    words = _RULES["attackers"]
    for answer in g.stack[-1].answers if g.stack else ():
        if verb_of(answer) == CHALLENGE:
            against = Voice(g, seat).name(seat_of(answer))
            return _with(
                words, f"{capital(CHALLENGE_NAMES[value_of(answer)])} against {against}: who attacks?"
            )
    return words
