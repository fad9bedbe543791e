"""Saves of frames, contexts, happenings and cards in play, as plain values and back."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.errors import BadData
from weirwood.core.outcome import Ending
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.flow.actions import ActionWindow
from weirwood.thrones.engine.flow.chart import Round
from weirwood.thrones.engine.flow.checks import ChooseWinner
from weirwood.thrones.engine.flow.claim import Claim
from weirwood.thrones.engine.flow.frames import Frame
from weirwood.thrones.engine.flow.how_often import HowOften
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.marshaling import Enter
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.flow.stretch import Stretch
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.state.in_force import Delayed
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.state.repeats import Repeats
from weirwood.thrones.engine.words import KEYWORD_NAMES

_KEPT: Final = (
    "controller",
    "stamp",
    "kneeling",
    "facedown",
    "power",
    "tokens",
    "host",
    "attachments",
    "duplicates",
    "role",
    "entered",
    "entered_phase",
    "raised",
)
_DERIVED: Final = (
    "blank",
    "strength",
    "icons",
    "keywords",
    "barred",
    "lifted",
    "immune",
)
"""What of the derived values a happening keeps of a card that left play: for the others it is too late to matter."""
_FIRST_KEYWORDS: Final = 7  # the keywords that every save counts


class Definitions:
    """The definitions of a game by code, the other sides of cards included."""

    __slots__ = ("by_code",)

    def __init__(self, g: Board) -> None:
        self.by_code: dict[str, Card] = {}
        for card in g.deal.cards:
            self.by_code[card.code] = card
            if card.other_side is not None:
                self.by_code[card.other_side.code] = card.other_side

    def card(self, code: Any) -> Card:
        """A definition by code."""
        card = self.by_code.get(code) if isinstance(code, str) else None
        if card is None:
            raise BadData(f"this save is damaged: there is no card {code!r} in its game.")
        return card

    def ability(self, name: Any) -> Ability | None:
        """An ability by code and index."""
        if name is None:
            return None
        index: int = name[1]
        return self.card(name[0]).abilities[index]


def ability_name(ability: Ability | None) -> list[Any] | None:
    """Code and index of an ability."""
    return None if ability is None else [ability.code, ability.index]


def record_values(record: InPlay, derived: bool) -> list[Any]:
    """A card in play; with derived values where it is last known information."""
    values: list[Any] = [record.id, record.base.code, record.owner]
    values += [getattr(record, field) for field in _KEPT]
    values.append([list(entry) for entry in record.control])
    if derived:
        values += [getattr(record, field) for field in _DERIVED]
        values[_DERIVED.index("keywords") - len(_DERIVED)] = _counts(record.keywords)
        values += [sorted(record.traits), list(record.affiliations)]
        if record.card is not record.base:
            values.append(_form_values(record))
    return values


def _form_values(record: InPlay) -> list[Any]:
    """The strength, icons and further keywords of a card that was a character by an effect."""
    form = record.card
    return [form.strength, list(form.icons), list(form.keywords[len(record.base.keywords) :])]


def _counts(keywords: list[int]) -> list[int]:
    """How many a card has of each keyword, up to the last that it has; of the first ones always."""
    last = max((at for at, count in enumerate(keywords) if count), default=0)
    return keywords[: max(_FIRST_KEYWORDS, last + 1)]


def record_from(values: list[Any], definitions: Definitions, derived: bool) -> InPlay:
    """A card in play from its values."""
    record = InPlay(values[0], definitions.card(values[1]), values[2], 0, 0)
    at = 3
    for field in _KEPT:
        setattr(record, field, values[at])
        at += 1
    record.control = [(entry[0], entry[1]) for entry in values[at]]
    at += 1
    if derived:
        record.altered = True
        for field in _DERIVED:
            setattr(record, field, values[at])
            at += 1
        record.keywords = record.keywords + [0] * (len(KEYWORD_NAMES) - len(record.keywords))
        record.traits = frozenset(values[at])
        record.affiliations = tuple(values[at + 1])
        if len(values) > at + 2:
            strength, icons, keywords = values[at + 2]
            record.card = record.base.as_character(strength, tuple(icons), tuple(keywords))
    return record


def context_values(context: Context) -> list[Any]:
    """A context."""
    return [
        context.seat,
        context.source,
        ability_name(context.ability),
        context.frame,
        context.index,
        context.slots,
        context.picks,
        context.values,
        context.results,
        context.x,
    ]


def context_from(values: list[Any], definitions: Definitions) -> Context:
    """A context from its values."""
    context = Context(values[0], values[1], definitions.ability(values[2]))
    context.frame = values[3]
    context.index = values[4]
    context.slots = values[5]
    context.picks = values[6]
    context.values = values[7]
    context.results = values[8]
    context.x = values[9]
    return context


def happening_values(happening: Happening) -> list[Any]:
    """A happening."""
    record = happening.record
    return [
        happening.kind,
        happening.card,
        happening.seat,
        happening.amount,
        happening.source,
        happening.other,
        happening.how,
        happening.flags,
        happening.status,
        happening.instead,
        None if record is None else record_values(record, derived=True),
    ]


def happening_from(values: list[Any], definitions: Definitions) -> Happening:
    """A happening from its values."""
    happening = Happening(*values[:8])
    happening.status = values[8]
    happening.instead = values[9]
    if values[10] is not None:
        happening.record = record_from(values[10], definitions, derived=True)
    return happening


def delayed_values(waiting: Delayed | None) -> list[Any] | None:
    """A delayed effect."""
    if waiting is None:
        return None
    context = context_values(waiting.context)
    return [waiting.kind, ability_name(waiting.ability), waiting.program, context, waiting.number]


def delayed_from(values: list[Any] | None, definitions: Definitions) -> Delayed | None:
    """A delayed effect from its values."""
    if values is None:
        return None
    ability = definitions.ability(values[1])
    assert ability is not None
    return Delayed(values[0], ability, values[2], context_from(values[3], definitions), values[4])


def frame_values(frame: Frame) -> list[Any]:
    """A frame: its kind, what all frames have, and its own."""
    repeats = None if frame.repeats is None else frame.repeats.values()
    common = [frame.answers, frame.ok, frame.results, repeats]
    if isinstance(frame, Round):
        values = ["round", common, frame.place, frame.turn, frame.kept, frame.secrets]
        if frame.stretch is not None or frame.unfinished or any(frame.sets):
            stretch = None if frame.stretch is None else frame_values(frame.stretch)
            values += [stretch, frame.unfinished, frame.sets]
        return values
    if isinstance(frame, ActionWindow):
        return ["window", common, frame.rule, frame.marshaling, frame.ambushing, frame.turn, frame.passes]
    if isinstance(frame, Occurrence):
        happenings = [happening_values(happening) for happening in frame.happenings]
        used = [str(key) for key in frame.used]
        values = ["occurrence", common, happenings, frame.stage, frame.quiet, frame.turn, frame.passes, used]
        if isinstance(frame, Stretch):
            values += [frame.since, sorted(frame.late.items())] if frame.late else [frame.since]
        return values
    if isinstance(frame, Resolve):
        return [
            "resolve",
            common,
            ability_name(frame.ability),
            context_values(frame.context),
            frame.stage,
            frame.program,
            frame.pc,
            frame.skip,
            frame.frozen,
            frame.playing,
            frame.whole,
            [list(entry) for entry in frame.shown],
        ]
    if isinstance(frame, Enter):
        values = ["enter", common, frame.seat, frame.card, frame.ambush, frame.duplicate, frame.stage]
        return [*values, True] if frame.penalty else values
    if isinstance(frame, Claim):
        instead = delayed_values(frame.instead)
        return ["claim", common, frame.payers, frame.type, frame.stage, instead, frame.passed]
    if isinstance(frame, HowOften):
        return ["how-often", common, frame.driver, frame.place]
    assert isinstance(frame, ChooseWinner)
    return ["verdict", common, frame.candidates, frame.ending.value, frame.rule]


def frame_from(values: list[Any], g: Board, definitions: Definitions) -> Frame:
    """A frame from its values."""
    frame = _frame(values[0], values[2:], g, definitions)
    frame.answers, frame.ok, frame.results, repeats = values[1]
    frame.repeats = None if repeats is None else Repeats.of(repeats)
    return frame


def _frame(kind: Any, values: list[Any], g: Board, definitions: Definitions) -> Frame:
    if kind == "round":
        round_frame = Round(g.deal.edition.chart, g.deal.players)
        assert isinstance(round_frame, Round)
        round_frame.place, round_frame.turn, round_frame.kept, round_frame.secrets = values[:4]
        if len(values) > 4:
            stretch = None if values[4] is None else frame_from(values[4], g, definitions)
            assert stretch is None or isinstance(stretch, Stretch)
            round_frame.stretch, round_frame.unfinished, round_frame.sets = stretch, values[5], values[6]
        return round_frame
    if kind == "window":
        window = ActionWindow(values[0], values[1], values[2])
        window.turn, window.passes = values[3], values[4]
        return window
    if kind == "occurrence":
        happenings = [happening_from(happening, definitions) for happening in values[0]]
        occurrence = Occurrence(happenings, values[1], values[2]) if len(values) == 6 else Stretch()
        if isinstance(occurrence, Stretch):
            occurrence.happenings, occurrence.stage, occurrence.since = happenings, values[1], values[6]
            occurrence.late = {entry[0]: entry[1] for entry in values[7]} if len(values) > 7 else {}
        occurrence.turn, occurrence.passes = values[3], values[4]
        occurrence.used = [int(key) for key in values[5]]
        return occurrence
    if kind == "resolve":
        ability = definitions.ability(values[0])
        assert ability is not None
        context = context_from(values[1], definitions)
        resolve = Resolve(None, context.seat, context.source, ability)
        resolve.context = context
        resolve.stage, resolve.program, resolve.pc, resolve.skip = values[2:6]
        resolve.frozen, resolve.playing, resolve.whole = values[6:9]
        resolve.shown = [(entry[0], entry[1], entry[2]) for entry in values[9]]
        return resolve
    if kind == "enter":
        enter = Enter(values[0], values[1], values[2], values[3])
        enter.stage, enter.penalty = values[4], len(values) > 5
        return enter
    if kind == "claim":
        claim = Claim(values[0], values[1])
        claim.stage, claim.instead, claim.passed = values[2], delayed_from(values[3], definitions), values[4]
        return claim
    if kind == "how-often":
        return HowOften(values[0], values[1])
    if kind == "verdict":
        return ChooseWinner(values[0], Ending(values[1]), values[2])
    raise BadData(f"this save is damaged: there is no frame {kind!r}.")
