"""Questions of windows, in words: whose moment it is, what happened, and what could be done."""

from __future__ import annotations

from functools import cache
from typing import Final

from weirwood.core.asking import Asking, Lesson
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.option import Option, Verb
from weirwood.core.sentence import Sentence, Words, begun, ended, say, series, spaced
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.flow.stretch import Stretch
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.thrones.engine.node import sentence as effects_text
from weirwood.thrones.engine.nodes import Effect
from weirwood.thrones.engine.options import PLAY_EVENT, USE, PackedOptions, target_of, verb_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import AVERTED, Happening
from weirwood.thrones.engine.state.log import told
from weirwood.thrones.engine.words import CHALLENGE_NAMES, DREW
from weirwood.thrones.pool.speaking import speaker_of
from weirwood.thrones.telling import speech
from weirwood.thrones.telling.chronicle import sentence
from weirwood.thrones.telling.voice import Voice, capital
from weirwood.thrones.using.reasons import OF_USE, SENTENCES
from weirwood.thrones.using.use import no_use
from weirwood.thrones.viewing.views import may_see

_MANY: Final = 5
"""Of more cards than these to which one thing happens a question names those that can answer it."""
_LONGEST: Final = 56  # an effect of more letters than this does not make a question
_MARSHALS: Final = (Verb.MARSHAL, Verb.DUPLICATE)
_COULD: Final = {Verb.USE: "use", Verb.PLAY: "play", Verb.AMBUSH: "ambush with"}
_WINDOWS: Final = {
    "would": "Use [an interrupt]?",
    "interrupt": "Use [an interrupt]?",
    "reaction": "Use [a reaction]?",
}
MARSHALING: Final = Asking(
    "[Marshal] a card, or finish?",
    waiting="[marshal] or finish",
    lesson=Lesson(
        "[Marshaling phase]",
        "Spend your gold: click a card in your hand, then the button. Characters with several icons are worth the "
        "most. Pass when you are done.",
    ),
)
ACTING: Final = Asking(
    "Act, or pass?",
    waiting="act or pass",
    lesson=Lesson(
        "An action window",
        "Both players may act here. Most windows are passed; “Pass until …” lets several go by at once.",
    ),
)
ANSWERING: Final = Asking(
    "Use [a reaction]?",
    waiting="use an ability or pass",
    lesson=Lesson(
        "[A reaction]",
        "Something just happened and one of your cards may answer. Usually it is worth it; read what it costs.",
    ),
)
FIRST_PLOT: Final = Asking(
    "Which plot's ability resolves first?", wanting="Choose a plot", lesson=ANSWERING.lesson
)


def worded(g: Board, words: Asking) -> Asking:
    """A question of the tables in the words of the edition."""
    return _worded(words, g.deal.edition.lexicon)


@cache
def _worded(words: Asking, lexicon: Lexicon) -> Asking:
    return words.in_words(lexicon.say)


# Action windows.


def act_asking(g: Board, decision: Decision) -> Asking:
    """An action window: marshaling in one's own turn, else acting."""
    seat = decision.seat
    voice = Voice(g, seat)
    words = worded(g, MARSHALING if marshals(g, seat) else ACTING)
    offered = [option for option in decision.options if option.verb != Verb.PASS]
    idle = _idle(g, decision, offered, voice)
    if len(offered) == 1 and not marshals(g, seat):
        label = speech.labels(g, decision, offered)[0].words
        does = _alone(g, offered[0], voice)
        return words.about(say(label, ", or pass?"), spaced(whose(g, seat), does, idle))
    moment = spaced(whose(g, seat), _possible(g, offered, voice), idle)
    if marshals(g, seat) and not any(option.verb in _MARSHALS for option in offered):
        return words.about("Act, or finish?", moment)
    return words.about(words.question, moment)


def _idle(g: Board, decision: Decision, offered: list[Option], voice: Voice) -> Words:
    """That nothing of what could be done is of use now, and why; empty where something may be."""
    found: dict[str, dict[str, Words]] = {}
    for option in offered:
        why = no_use(g, decision, option)
        if why == OF_USE or option.card is None:
            return ""
        found.setdefault(why, {}).setdefault(g.definition(option.card).name, voice.card(option.card))
    if not found:
        return ""
    if len(found) == 1:
        return f"No use now: {SENTENCES[next(iter(found))]}."
    each = [say(series(cards.values(), "or"), ": ", SENTENCES[why], ".") for why, cards in found.items()]
    return spaced("No use now.", *each)


def lost(g: Board, seat: int) -> str:
    """By whom and by how much the challenge was won for which claim is applied."""
    challenge = g.challenge
    if challenge is None or challenge.winner < 0:
        return ""
    won = Voice(g, seat).does(challenge.winner, "wins")
    margin = challenge.margin()
    how, of = (f"by {margin}", "the") if margin else ("", "the tie in the")
    return f"{capital(won)} {of} {CHALLENGE_NAMES[challenge.type]} challenge {how}".rstrip() + "."


def _alone(g: Board, option: Option, voice: Voice) -> Words:
    does = effect_of(g, option, voice)
    return ended(say(voice.card(option.card), ": ", does)) if does and option.card is not None else ""


def marshals(g: Board, seat: int) -> bool:
    """Whether it is a seat's own turn to marshal."""
    return g.phase == "marshaling" and g.active == seat


def whose(g: Board, seat: int) -> str:
    """Whose moment it is, as a seat is told; empty where nobody has a turn."""
    voice = Voice(g, seat)
    if g.challenge is not None:
        type = CHALLENGE_NAMES[g.challenge.type]
        attacker, defender = g.challenge.attacker, g.challenge.defender
        return f"{capital(voice.whose(attacker))} {type} challenge against {voice.name(defender)}."
    if g.active < 0 or g.phase not in ("marshaling", "challenges"):
        return ""
    if g.phase == "marshaling":
        return f"{capital(voice.does(g.active, 'is'))} {voice.lexicon.of_kind('phase', g.phase)}."
    return f"It is {voice.whose(g.active)} turn to initiate challenges."


def _possible(g: Board, offered: list[Option], voice: Voice) -> Words:
    """What could be done beside marshaling; a single thing with what it does."""
    found: dict[Verb, dict[str, Words]] = {}
    for option in offered:
        if option.verb in _COULD and option.card is not None:
            name = g.definition(option.card).name
            found.setdefault(option.verb, {}).setdefault(name, voice.card(option.card))
    count = sum(len(names) for names in found.values())
    if count == 0:
        return ""
    if count > _MANY:
        return f"You could use {count} cards."
    could = series(
        [say(_COULD[verb], " ", series(names.values(), "or")) for verb, names in found.items()], "or"
    )
    only = next(option for option in offered if option.verb in _COULD)
    does = effect_of(g, only, voice) if count == 1 else ""
    return ended(say("You could ", could, ": ", does) if does else say("You could ", could))


def effect_of(g: Board, option: Option, voice: Voice) -> Words:
    """What an ability does that an option would use, as a clause; empty where it uses none."""
    ability = _ability(g, option)
    if ability is None or option.card is None:
        return ""
    return voice.reads(clause_of(ability.effects, g.definition(option.card)), voice.card(option.card))


def clause_of(effects: tuple[Effect, ...], card: Card) -> str:
    """What effects of a card do, where it is asked or said whether to do it: choosing goes without saying."""
    speaker = speaker_of(card)
    speaker.asked = True
    return effects_text(effects, speaker)


def _ability(g: Board, option: Option) -> Ability | None:
    if option.card is None or option.ability is None:
        return None
    abilities = g.definition(option.card).abilities
    return abilities[option.ability] if option.ability < len(abilities) else None


# Interrupts and reactions.


def trigger_asking(g: Board, decision: Decision) -> Asking:
    """An interrupt or a reaction: what it answers, and what using the only one would do."""
    why = decision.why
    if why.window == "when-revealed":
        return worded(g, FIRST_PLOT)
    words = worded(g, ANSWERING)
    happened: Words = _answered(g, decision)
    if why.window != "reaction" and happened:
        happened = say("About to happen: ", happened)
    if why.forced and decision.kind == DecisionKind.TRIGGER:
        return words.about("Which ability resolves first?", happened)
    offered = [option for option in decision.options if option.verb != Verb.PASS]
    if len(offered) != 1:
        return words.about(g.deal.edition.lexicon.say(_WINDOWS[str(why.window)]), happened)
    [option] = offered
    does = effect_of(g, option, Voice(g, decision.seat))
    if _makes_a_question(_ability(g, option), option, str(does)):
        return words.about(say(begun(does), "?"), happened)
    label = speech.labels(g, decision, offered)[0].words
    return words.about(say(label, "?"), spaced(happened, ended(begun(does)) if does else ""))


def _makes_a_question(ability: Ability | None, option: Option, does: str) -> bool:
    """Whether it is enough to ask for what an ability does: one short thing that costs nothing."""
    free = option.verb == Verb.USE and ability is not None and not ability.costs
    return free and ability is not None and len(ability.effects) == 1 and 0 < len(does) <= _LONGEST


def _answered(g: Board, decision: Decision) -> Words:
    """What an interrupt or a reaction answers, in the words of the chronicle, as far as the seat may know it."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Occurrence):
        return ""
    happenings = [happening for happening in frame.happenings if happening.status != AVERTED]
    options = decision.options
    kinds = [happening.kind for happening in happenings][:1]
    if isinstance(frame, Stretch) and isinstance(options, PackedOptions):  # of much, what can be answered
        targets = {target_of(option) for option in options.packed if verb_of(option) in (PLAY_EVENT, USE)}
        happenings = [frame.happenings[at] for at in sorted(targets)] or happenings
        kinds = list(dict.fromkeys(happening.kind for happening in happenings))
    by_kind = [[happening for happening in happenings if happening.kind == kind] for kind in kinds]
    return spaced(*[_told(g, decision, alike) for alike in by_kind])


def _told(g: Board, decision: Decision, alike: list[Happening]) -> Sentence:
    """Happenings of one kind as one sentence."""
    event = told(g, alike[0], "", -1).seen_by(decision.seat)
    cards = event.cards if len(alike) < 2 else tuple(each.card for each in alike if each.card >= 0)
    if decision.why.window != "reaction":
        hidden = alike[0].kind == DREW
        cards = tuple(card for card in cards if not hidden and may_see(g, card, decision.seat))
    if len(cards) > _MANY:
        answering = [option.card for option in decision.options]
        cards = tuple(card for card in cards if card in answering) or cards
    named = cards if event.source is None else (*cards, event.source)
    about = event.retold(cards, tuple(g.moves[card] for card in named), event.source, event.value)
    about.knowers = None
    return sentence(g, about, Voice(g, decision.seat), past=decision.why.window == "reaction")
