"""The plot draft in words: which plot is kept, which make the deck, and what becomes of the others."""

from __future__ import annotations

from typing import Final

from weirwood.core.asking import Asking, Lesson
from weirwood.core.decision import Decision
from weirwood.core.sentence import Words, say, series
from weirwood.thrones.engine.rules.drafts import dealt_to, offered_to
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.telling.voice import Voice, many, number
from weirwood.thrones.viewing.drafted import draft_facts
from weirwood.thrones.viewing.facts import OWN_IDS

OF_DRAFTS: Final = {
    "draft": Asking(
        "Which plot do you keep?",
        one="Keep {name}",
        wanting="Choose a plot",
        waiting="draft a plot",
        lesson=Lesson(
            "The plot draft",
            "Both pick at once, and nobody sees what the other keeps. Gold and claim are worth the most; a plot you "
            "pass may be played against you.",
        ),
    ),
    "plots": Asking(
        "Which plots make your deck?",
        one="Take {name}",
        several="Take these {n}",
        wanting="Choose {n} more",
        waiting="choose a plot deck",
        lesson=Lesson(
            "Your plot deck",
            "You reveal one of these each round. Take some with much gold for the first rounds, and some that win "
            "initiative or hit hard for later.",
        ),
    ),
}
"""The questions of a draft, by what they are about."""


def draft_asking(g: Board, decision: Decision, words: Asking) -> Asking:
    """With how far the draft is, and what becomes of the plots that are not kept."""
    if decision.why.what == "plots":
        return words.about(f"Choose {decision.minimum} of your {len(decision.candidates or ())} plots.")
    at = draft_facts(g, decision.seat, OWN_IDS)
    assert at is not None
    others = len(decision.options) - 1
    question = f"Keep one, pass {number(others)}."
    if at["passed"]:
        question = f"Keep one of the {number(others + 1)} passed to you."
    return words.about(question, f"Round {at['round']} of {at['rounds']}.")


def draft_follows(g: Board, decision: Decision, cards: list[int], voice: Voice) -> list[Words]:
    """What becomes of the plots that are not kept; what those of a deck give together."""
    if not cards:
        return []
    if decision.why.what == "plots":
        plots = [g.cards[card] for card in cards]
        gold, initiative = sum(plot.gold for plot in plots), sum(plot.initiative for plot in plots)
        income = voice.lexicon.say("[gold value]")
        return [f"{many(len(cards), 'plot')}: {income} {gold} and initiative {initiative} in all"]
    names = [voice.card(card) for card in offered_to(g, decision.seat) if card not in cards]
    kept = say(f"{voice.does(decision.seat, 'keeps')} ", voice.card(cards[0]))
    if dealt_to(g, cards[0]) != decision.seat:
        return [kept, say(series(names), " goes back into the box")]
    other = voice.does(g.next_seat(decision.seat), "gets")
    return [kept, say(other, " ", series(names), ", and keeps one of them")]
