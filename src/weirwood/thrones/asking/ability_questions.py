"""What cards ask, in words made of their abilities: what is chosen, and what happens to it and to the rest."""

from __future__ import annotations

from typing import Final

from weirwood.core.asking import Asking
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.sentence import ended, say
from weirwood.thrones.ability.amounts import Number
from weirwood.thrones.ability.costs import together
from weirwood.thrones.ability.effects.branches import Either, May
from weirwood.thrones.ability.effects.naming import NameChallengeType, NameFaction
from weirwood.thrones.ability.effects.on_cards import Kill
from weirwood.thrones.ability.effects.on_players import ChoosePlayer, PickPlayer
from weirwood.thrones.ability.effects.paying import UnlessInfluence
from weirwood.thrones.ability.flow import After, UntilEnd
from weirwood.thrones.ability.modifiers import Blank
from weirwood.thrones.ability.operands import Choose, Pick
from weirwood.thrones.ability.players import plural
from weirwood.thrones.asking.moments import clause_of
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.flow.initiation import TARGETS, Resolve
from weirwood.thrones.engine.node import sentence
from weirwood.thrones.engine.nodes import Amount, Effect, Operand, Target
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.pool.speaking import speaker_of
from weirwood.thrones.telling.voice import Voice, capital

OF_ABILITIES: Final = {
    "search": Asking("Which card do you take?", one="Take {name}", none="Take none"),
    "card-type": Asking("Which card type?"),
    "card-name": Asking("Which card do you name?"),
    "add-to-hand": Asking(
        "Which cards do you take to your hand?", one="Take {name}", several="Take {n}", none="Take none"
    ),
    "instead": Asking("Put it into play instead of taking it to your hand?"),
    "put-into-play": Asking("Which card enters play?", one="Put {name} into play", none="None of them"),
    "bottom": Asking(
        "Which cards go to the bottom of the deck?",
        one="Put {name} on the bottom",
        several="Put {n} on the bottom",
        none="None of them",
    ),
    "order": Asking("In which order? The first is on top.", one="Use this order", several="Use this order"),
}
"""The questions of abilities that are asked in the same words for every card."""
_NOUNS: Final = ("character", "location", "attachment")


def ability_asking(g: Board, decision: Decision) -> Asking:
    """A question that an ability asks, after the name of its card."""
    why = decision.why
    assert why.ability is not None
    voice = Voice(g, decision.seat)
    card = voice.card(why.ability[0])
    words = _asked(g, decision)
    question, moment = (voice.reads(str(part), card) for part in (words.question, words.moment))
    return words.about(question, ended(say(card, ": ", moment)) if words.moment else ended(card))


def _speaking(g: Board, decision: Decision) -> Card:
    assert decision.why.ability is not None
    return g.definition(decision.why.ability[0])


def _asked(g: Board, decision: Decision) -> Asking:
    frame = g.stack[-1]
    s = speaker_of(_speaking(g, decision))
    what = decision.why.what or ""
    if decision.kind == DecisionKind.ORDER:
        return OF_ABILITIES["order"]
    if what in OF_ABILITIES:
        return OF_ABILITIES[what]
    if not isinstance(frame, Resolve):
        return Asking("Which one?")
    if what == "cost":
        return _cost(g, decision, frame, s)
    if decision.kind == DecisionKind.PLAYER:
        return _player(decision, frame.ability, s)
    if frame.stage == TARGETS:
        return _target(frame.ability, frame.ability.targets[len(frame.context.slots) - 1], s)
    step = _effect(frame.ability.programs[frame.program][frame.pc])
    if isinstance(step, NameChallengeType | NameFaction):
        others = [effect for effect in frame.ability.effects if effect is not step]
        what = "challenge type" if isinstance(step, NameChallengeType) else "[faction]"
        return Asking(f"Which {what}?", sentence(tuple(others), s))
    return _step(g, decision, frame, step)


def _effect(step: Effect) -> Effect:
    return step.step if isinstance(step, After) else step


def _step(g: Board, decision: Decision, frame: Resolve, step: Effect) -> Asking:
    card = _speaking(g, decision)
    if isinstance(step, May):
        return Asking(f"{capital(clause_of(step.effects, card))}?")
    if isinstance(step, UnlessInfluence):
        due = step.count.value(g, frame.context)
        return Asking(f"Kneel {due} influence?", f"Unless you do, {clause_of(step.effects, card)}")
    if isinstance(step, Either):
        return Asking("Which of these?")
    for part in step.parts():
        if isinstance(part, Choose | Pick):
            return _cards(part, [step], decision.maximum, decision.minimum, speaker_of(card))
    return Asking("Which one?", capital(step.text(speaker_of(card))))


def _cost(g: Board, decision: Decision, frame: Resolve, s: Speaker) -> Asking:
    if decision.kind == DecisionKind.NUMBER:
        return Asking("What is X? You pay that much gold, before reductions.")
    offered = {option.card for option in decision.options}
    if decision.kind == DecisionKind.MODE:
        return Asking("Which cost do you pay?", together(frame.ability.costs, s))
    for cost in [way for one in frame.ability.costs for way in one.ways or (one,)]:
        if cost.asks() and offered <= set(cost.choices(g, frame.context)):
            verb = capital(cost.verb)
            return Asking(
                "Which card do you pay with?", cost.text(s), one=f"{verb} {{name}}", wanting="Choose a card"
            )
    return Asking("Which card do you pay with?", wanting="Choose a card")


def _player(decision: Decision, ability: Ability, s: Speaker) -> Asking:
    """Which player, and what for: all else that the ability does."""
    others = [effect for effect in ability.effects if not isinstance(effect, ChoosePlayer | PickPlayer)]
    opponents = all(option.seat != decision.seat for option in decision.options)
    return Asking("Which opponent?" if opponents else "Which player?", sentence(tuple(others), s))


def _target(ability: Ability, target: Target, s: Speaker) -> Asking:
    """What happens to the targets; or to what is not chosen, where that is what the ability acts on."""
    steps = [_effect(step) for step in ability.programs[0]]
    verbs = [effect for effect in steps if effect in ability.verbs[target.slot]]
    left = left_over(ability, target.slot)
    assert isinstance(target, Choose)
    return _cards(target, verbs or list(ability.verbs[target.slot]), target.count, target.least, s, left)


def left_over(ability: Ability, slot: int = 0) -> Effect | None:
    """What an ability does to those that were not chosen, if it acts on them."""
    for step in ability.programs[0]:
        cards = _effect(step).acts_on()
        if cards is not None and cards.spares() == slot:
            return _effect(step)
    return None


def _cards(
    cards: Choose | Pick,
    effects: list[Effect],
    most: int | None,
    least: int,
    s: Speaker,
    left: Effect | None = None,
) -> Asking:
    """Cards to choose: who or what, how many, and what becomes of them. Who chooses among their own is spoken to."""
    several = most is None or most > 1 or _budget(cards) is not None
    measure = _measure(cards, most, least)
    filter = cards.filter
    words = cards.text(s) if cards.by is None else filter.text(s)
    noun = filter.noun() if filter.noun() in _NOUNS else "card"
    who = noun == "character" and not filter.whence(s)
    if left is not None:
        dies = "die" if isinstance(left, Kill) else left.fate(many=True)
        return Asking(
            f"Who {'survives' if dies == 'die' else 'is spared'}? {measure}; all others {dies}.",
            one="Spare {name}",
            several="Spare {n}",
            none=left.deed().replace("{name}", "all"),
            wanting="Choose who survives" if dies == "die" else "Choose who is spared",
            danger=left.is_loss,
        )
    many = several and not who
    fates = [_fate(effect, many) for effect in effects]
    fate = " and ".join(dict.fromkeys(fate for fate in fates if fate)) or f"{'are' if many else 'is'} chosen"
    question = f"{'Who' if who else f'Which {plural(noun, 2 if several else 1)}'} {fate}?"
    deed = next((effect.deed() for effect in effects if effect.fate()), "Choose {name}")
    a = "an" if noun[0] in "aeiou" else "a"
    return Asking(
        f"{question} {measure}." if measure else question,
        "" if several else words,
        one=deed,
        several=deed.replace("{name}", "{n}"),
        none="No one" if who else "None",
        wanting="Choose {n} more" if several else f"Choose {a} {noun}",
    )


def _fate(effect: Effect, many: bool) -> str:
    """What happens to the cards that are chosen, also where the effect says it in a sentence of its own."""
    if isinstance(effect, UntilEnd) and any(isinstance(modifier, Blank) for modifier in effect.modifiers):
        return f"{'are' if many else 'is'} treated as blank"
    return effect.fate(many)


def _measure(cards: Operand, most: int | None, least: int) -> str:
    """How many, or how much together."""
    budget = _budget(cards)
    if isinstance(cards, Choose) and budget is not None:
        whose = ", of one player" if cards.same_controller else ""
        much = budget.text(Speaker())
        return f"Up to {much}{' [STR]' if isinstance(budget, Number) else ''} together{whose}"
    if most is None or most == 1:
        return ""
    return f"Choose {most}" if least == most else f"Up to {most}"


def _budget(cards: Operand) -> Amount | None:
    return cards.strength_budget if isinstance(cards, Choose) else None
