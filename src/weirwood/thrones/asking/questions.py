"""What the challenge games ask, in words: the questions of the rules. Those of cards are in ``ability_questions``."""

from __future__ import annotations

from typing import Final

from weirwood.core.asking import Asking, Lesson
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import listed
from weirwood.core.option import Verb
from weirwood.core.sentence import ended, fill, say
from weirwood.thrones.asking.ability_questions import OF_ABILITIES, ability_asking
from weirwood.thrones.asking.draft_questions import OF_DRAFTS, draft_asking
from weirwood.thrones.asking.moments import (
    ACTING,
    ANSWERING,
    MARSHALING,
    act_asking,
    lost,
    marshals,
    trigger_asking,
    whose,
    worded,
)
from weirwood.thrones.engine.concepts.asked import HOSTS
from weirwood.thrones.engine.flow import sets
from weirwood.thrones.engine.options import CHALLENGE, seat_of, value_of, verb_of
from weirwood.thrones.engine.rules.influence import Payment
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES
from weirwood.thrones.pool.short import short_words
from weirwood.thrones.telling.voice import Voice, capital, seat_name

_RULES: Final = {
    "attackers": Asking(
        "Who attacks?",
        one="Attack with {name}",
        several="Attack with {n}",
        wanting="Choose an attacker",
        waiting="choose attackers",
        lesson=Lesson(
            "Attackers",
            "Only standing characters with the icon may attack, and they kneel for it. Keep someone back to defend.",
        ),
    ),
    "defenders": Asking(
        "Who defends?",
        one="Defend with {name}",
        several="Defend with {n}",
        none="No one defends",
        wanting="Choose a defender",
        waiting="choose defenders",
        lesson=Lesson(
            "Defenders",
            "Your defenders kneel too. If their total is higher than the attack, you win and nothing is lost. Losing "
            "unopposed gives them a power more.",
        ),
    ),
    "stealth": Asking(
        "Whom does {card} bypass?",
        "A character that is bypassed cannot defend against this challenge.",
        one="Bypass {name}",
        none="Bypass no one",
        waiting="choose whom to bypass by stealth",
    ),
    "claim": Asking(
        "Who is killed for claim?",
        one="Kill {name}",
        several="Kill {n}",
        wanting="Choose {n} more",
        waiting="choose for claim",
        lesson=Lesson("Claim", "You lost: claim says how much. Give up what you will miss least."),
    ),
    "apply-claim": Asking("Apply claim?", waiting="apply claim"),
    "how-often": Asking("How often does this loop run?"),
    **dict.fromkeys(HOSTS, Asking("Attach {card} to whom?", one="Attach to {name}", wanting="Choose a card")),
    "reserve": Asking(
        "Which cards do you discard?",
        one="Discard {name}",
        several="Discard {n}",
        wanting="Choose {n} more",
        waiting="discard down to reserve",
        lesson=Lesson(
            "Reserve", "At the end of the round your hand may not be larger than your plot's reserve."
        ),
    ),
    "influence": Asking(
        "Which cards kneel for influence?",
        one="Kneel {name}",
        several="Kneel {n}",
        wanting="Not enough yet",
        waiting="kneel influence",
    ),
    "toll": Asking(
        "Which cards kneel for influence, so that your characters may fight?",
        one="Kneel {name}",
        several="Kneel {n}",
        wanting="Not enough yet",
        waiting="kneel influence",
    ),
    "pay": Asking("How much of the price of {card} do you pay with influence?", waiting="pay"),
    "penalty": Asking("Pay the gold penalty for {card}?", waiting="pay a gold penalty or not"),
    "first-player": Asking(
        "Who goes first?",
        "You won initiative.",
        waiting="choose the first player",
        lesson=Lesson(
            "First player",
            "The first player [marshal]s and challenges first. Attack first if you are ahead on the table; go second "
            "to see what comes.",
        ),
    ),
    "keyword-order": Asking("Which keyword comes first?"),
    "intimidate": Asking("Who kneels to intimidate?", one="Kneel {name}", none="No one kneels"),
    "renown": Asking(
        "Who gains power by renown?",
        "Each that you choose gains 1 power.",
        one="Renown for {name}",
        several="Renown for {n}",
        none="No renown",
        lesson=Lesson(
            "Renown",
            "A character with renown that helped to win may gain a power itself. That counts for you while it lives.",
        ),
    ),
    "deadly": Asking("Which defender is killed by a deadly attacker?", one="Kill {name}"),
    "insight": Asking(
        "Who draws a card by insight?",
        "You draw 1 card for each.",
        one="Draw with {name}",
        several="Draw {n} cards",
        none="Draw none",
    ),
    "pillage": Asking(
        "Who pillages next?",
        "For each the losing player discards the top card of their deck.",
        one="Pillage with {name}",
        several="Pillage with {n}",
        none="No pillage",
    ),
    "stand": Asking(
        "Which characters stand?", one="Stand {name}", several="Stand {n}", wanting="Choose {n} more"
    ),
    "title": Asking(
        "Which title do you take?", one="Take {name}", wanting="Choose a title", waiting="choose a title"
    ),
    **OF_DRAFTS,
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
    DecisionKind.CHALLENGE: Asking(
        "Which challenge?",
        wanting="Choose a challenge",
        waiting="initiate a challenge or pass",
        lesson=Lesson(
            "Your challenges",
            "Once each: military kills a character, intrigue takes a card from their hand, power moves a power to you. "
            "Attack where they have few standing icons of that kind.",
        ),
    ),
    DecisionKind.PLOT: Asking(
        "Which plot do you reveal?",
        one="Reveal {name}",
        wanting="Choose a plot",
        waiting="choose a plot",
        lesson=Lesson(
            "Plots",
            "A plot gives this round's gold, your initiative, how hard your challenges hit (claim) and, if it has a "
            "reserve, how many cards you may keep. Early on, gold is good.",
        ),
    ),
    DecisionKind.MULLIGAN: Asking(
        "Keep this hand?",
        waiting="keep or redraw",
        lesson=Lesson(
            "Your first hand",
            "You want a few characters and a location you can pay for with [setup gold]. Most hands are worth keeping.",
        ),
    ),
    DecisionKind.SETUP: Asking(
        "What starts in play?",
        one="Set up 1 card",
        named="Set up {name}",
        several="Set up {n} cards",
        none="Start with nothing",
        waiting="set up",
        lesson=Lesson(
            "Set-up",
            "Pick cards worth up to [setup gold] together: characters first, then locations that give gold. They start "
            "in play for free.",
        ),
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
    "Against whom is claim applied?",
    one="Against {name}",
    several="Against {n} players",
    none="No one",
    waiting="choose for claim",
)
WHAT: Final = frozenset({*_RULES, *OF_ABILITIES, "target", "cost", "house", "order-top", "order-bottom"})
"""All that a question may be about, as ``Reason.what`` says it."""


def asking(g: Board, decision: Decision) -> Asking:
    """A question in words."""
    why = decision.why
    if decision.kind == DecisionKind.ACT:
        return act_asking(g, decision)
    if why.window is not None:
        return trigger_asking(g, decision)
    words = kept_words(g, decision)
    if why.what == "attackers":
        return _attackers(g, decision.seat, words)
    if why.what == "defenders" and g.challenge is not None:
        against = g.challenge_strength(g.challenge.attacker)
        return words.about(f"Who defends against {against}?", whose(g, decision.seat))
    if decision.kind == DecisionKind.CHALLENGE:
        return words.about(words.question, whose(g, decision.seat))
    if why.what == "reserve":
        return (
            words.about("Which card do you discard?") if decision.minimum == 1 else _counted(words, decision)
        )
    if why.what == "pay" and why.ability is not None:
        return ability_asking(g, decision)
    if why.what == "influence":
        return _influence(g, decision, words)
    if why.what == "claim" and not _picks_players(decision):
        asked = words.about(words.question, lost(g, decision.seat))
        return _counted(asked, decision) if decision.minimum > 1 else asked
    if why.what in OF_DRAFTS:
        return draft_asking(g, decision, words)
    if why.what in _RULES:
        card = why.card if why.card is not None else why.ability[0] if why.ability is not None else None
        name = "it" if card is None else Voice(g, decision.seat).card(card)
        does = (
            ""
            if card is None or why.what not in HOSTS
            else short_words(g.definition(card), g.deal.edition.lexicon)
        )
        return words.about(fill(str(words.question), card=name), does)
    return words if why.ability is None else ability_asking(g, decision)


def kept_words(g: Board, decision: Decision) -> Asking:
    """The words of a question as they stand in the tables: all may know them, for they name no card."""
    why = decision.why
    if decision.kind == DecisionKind.ACT:
        return worded(g, MARSHALING if marshals(g, decision.seat) else ACTING)
    if why.window is not None:
        return worded(g, ANSWERING)
    if why.what == "claim" and _picks_players(decision):
        return worded(g, _FOR_CLAIM)
    return worded(g, _RULES.get(why.what or "") or _KINDS[decision.kind])


def waiting(g: Board) -> str:
    """Whom everybody else waits for and what for, in words that all may know; empty where nobody is asked."""
    if not g.decisions:
        return ""
    names = listed([seat_name(g, decision.seat) for decision in g.decisions])
    return f"Waiting for {names} to {kept_words(g, g.decisions[0]).waiting}."


def _picks_players(decision: Decision) -> bool:
    offered = decision.candidates or decision.options
    return any(option.verb == Verb.PLAYER for option in offered)


def _counted(words: Asking, decision: Decision) -> Asking:
    """Where several must be chosen the question says how many."""
    return words.about(say(words.question, f" Choose {decision.minimum}."), words.moment)


def _influence(g: Board, decision: Decision, words: Asking) -> Asking:
    """For which card influence is paid, and how much, or that X is chosen first."""
    card = decision.why.card if decision.why.ability is None else decision.why.ability[0]
    moment = "" if card is None else ended(Voice(g, decision.seat).card(card))
    if decision.kind == DecisionKind.NUMBER:
        return words.about("What is X? You kneel that much influence.", moment)
    selection = sets.selection_of(decision)
    due = selection.due if isinstance(selection, Payment) else 0
    return words.about(f"Which cards kneel for {due} influence?", moment)


def _attackers(g: Board, seat: int, words: Asking) -> Asking:
    """With the type of the challenge, which is among the answers given, and whom it is against."""
    for answer in g.stack[-1].answers if g.stack else ():
        if verb_of(answer) == CHALLENGE:
            against = Voice(g, seat).name(seat_of(answer))
            return words.about(
                f"{capital(CHALLENGE_NAMES[value_of(answer)])} against {against}: who attacks?"
            )
    return words
