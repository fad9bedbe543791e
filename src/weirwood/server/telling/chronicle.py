"""The chronicle of a table for one viewer: every event, with the line it is told by, the cards in it marked.

A long game has a thousand lines for each viewer, and who follows it needs only the last. Older ones are kept packed.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left, bisect_right
from itertools import groupby, takewhile
from typing import Any, Final

import msgspec
from msgspec import Raw

from weirwood.core.event import Event
from weirwood.core.match import Match
from weirwood.core.view import Names

_ROUND_BEGAN: Final = "round-began"
_ROUND_ENDED: Final = "round-ended"
_PHASE_BEGAN: Final = "phase-began"
_PAGE: Final = 32
"""So many lines are packed together; as many of the last are not packed."""
_QUICKLY: Final = 1
_encode: Final = msgspec.json.Encoder().encode


class Chronicle:
    """The lines that one viewer has been told. They only grow, but for choices that are taken back."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.viewer = viewer
        self.scroll = Scroll()
        self._plies: list[int] = []
        self._last: dict[str, Any] | None = None
        self._phase = match.state.status.phase if match.ply == 0 else None
        self._begun = 0

    def go_on(self, match: Match, moments: list[int]) -> None:
        """Write down what happened up to the last of the plies that were moments for the viewer.

        What belongs together is told as one line within a moment: what others may have been asked in between is not
        to be noticed.
        """
        names = match.game.names(match.state, self.viewer)
        fresh = takewhile(lambda logged: logged[0] <= moments[-1], match.log[len(self.scroll) :])
        for moment, group in groupby(fresh, lambda logged: bisect_left(moments, logged[0])):
            happened = list(group)
            told = match.game.tale([event for _, event in happened], self.viewer)
            wholes = self._wholes(match, len(happened))
            for (ply, event), line, whole in zip(happened, told, wholes, strict=True):
                self._plies.append(ply)
                self._last = self._line(match, event, line, names, moment) | whole
                self.scroll.write(self._last)

    def _wholes(self, match: Match, fresh: int) -> list[dict[str, Any]]:
        """For each fresh event the line its happening begins with and, at the last of each, the happening in one line.

        A line that was told stays as it is: what is added to a happening comes with the line that adds it.
        """
        since, told = self._begun, len(self.scroll)
        events = [event for _, event in match.log[since : told + fresh]]
        starts = [since + start for start in match.game.happenings(events, self.viewer)]
        found: list[dict[str, Any]] = []
        for i in range(told, told + fresh):
            start = starts[i - since]
            form: dict[str, Any] = {} if start == i else {"of": start}
            if i + 1 == told + fresh or starts[i + 1 - since] != start:
                part = events[start - since : i + 1 - since]
                if len(part) > 1:
                    form["whole"] = match.game.gist(match.state, part, self.viewer, you=True).form()
            found.append(form)
        self._begun = starts[-1] if starts else since
        return found

    def cut(self, ply: int) -> None:
        """Forget what happened after a ply."""
        kept = self.until(ply)
        self.scroll.cut(kept)
        del self._plies[kept:]
        self._last = self.scroll.line(kept - 1) if kept else None
        self._begun = 0 if self._last is None else self._last.get("of", self._last["i"])

    def until(self, ply: int) -> int:
        """How many lines were told up to a ply."""
        return bisect_right(self._plies, ply)

    def reach(self, ply: int) -> Reach:
        """The lines up to a ply."""
        return Reach(self.scroll, self.until(ply))

    def _line(
        self, match: Match, event: Event, told: Event | None, names: Names, moment: int
    ) -> dict[str, Any]:
        """An event with the line that is told in its place; empty where nothing is."""
        round, phase = self._where(event)
        seen = event.seen_by(self.viewer)
        source = names.source_of(seen)
        line: dict[str, Any] = {
            "i": len(self.scroll),
            "moment": moment,
            "round": round,
            "phase": phase,
            "heading": self._heading(match, event),
            "kind": event.kind,
            "text": "",
            "parts": [],
            "cards": names.cards_of(seen),
            "seats": list(event.seats),
        }
        if told is not None:
            sentence = match.game.sentence(match.state, told, self.viewer, you=True)
            line["text"] = str(sentence)
            line["parts"] = sentence.form()
        more = {"rule": event.rule, "amount": event.amount, "source": source, "value": seen.value}
        return line | {name: value for name, value in more.items() if value is not None}

    def _heading(self, match: Match, event: Event) -> str:
        """Under which heading of its round a line stands."""
        found = match.game.heading(match.state, event, self.viewer)
        if found is None:
            found = (self._phase or "").capitalize() if self._last is None else str(self._last["heading"])
        return found

    def _where(self, event: Event) -> tuple[int, str | None]:
        """Round and phase of a line, from those of the line before and what it tells itself."""
        round, phase = 1, self._phase
        last = self._last
        if last is not None:
            round, phase = last["round"], last["phase"]
            if last["kind"] == _ROUND_ENDED and event.kind == _PHASE_BEGAN:
                round += 1
        if event.kind == _ROUND_BEGAN:
            round = event.amount or round
        elif event.kind == _PHASE_BEGAN:
            phase = str(event.value)
        return round, phase


class Scroll:
    """Lines that are written on and, when choices are taken back, cut."""

    __slots__ = ("_last", "_packed", "cuts")

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._last: list[bytes] = []
        self.cuts: list[int] = []
        """How many lines were left each time that some were cut."""

    def __len__(self) -> int:
        return _PAGE * len(self._packed) + len(self._last)

    def write(self, line: dict[str, Any]) -> None:
        """Add a line."""
        self._last.append(_encode(line))
        if len(self._last) == 2 * _PAGE:
            self._packed.append(zlib.compress(b"\n".join(self._last[:_PAGE]), _QUICKLY))
            del self._last[:_PAGE]

    def cut(self, length: int) -> None:
        """Keep the first ``length`` lines and forget the rest."""
        if length >= len(self):
            return
        pages = min(length // _PAGE, len(self._packed))
        kept = self._lines(_PAGE * pages, length)
        del self._packed[pages:]
        self._last = kept
        self.cuts.append(length)

    def raw(self, start: int, end: int) -> list[Raw]:
        """Lines as they are sent."""
        return [Raw(line) for line in self._lines(start, end)]

    def line(self, number: int) -> dict[str, Any]:
        """One line."""
        found: dict[str, Any] = msgspec.json.decode(self._lines(number, number + 1)[0])
        return found

    def _lines(self, start: int, end: int) -> list[bytes]:
        packed = _PAGE * len(self._packed)
        if start >= packed:
            return self._last[start - packed : end - packed]
        first = start // _PAGE
        found: list[bytes] = []
        for page in self._packed[first : (end - 1) // _PAGE + 1]:
            found += zlib.decompress(page).split(b"\n")
        if end > packed:
            found += self._last
        return found[start - _PAGE * first : end - _PAGE * first]


class Reach:
    """A scroll up to a line, as somebody was told of it."""

    __slots__ = ("_cuts", "_length", "_scroll")

    def __init__(self, scroll: Scroll, length: int) -> None:
        self._scroll = scroll
        self._length = length
        self._cuts = len(scroll.cuts)

    def lines(self) -> list[Raw]:
        """All lines up to there."""
        return self._scroll.raw(0, self._length)

    def read(self) -> list[dict[str, Any]]:
        """All lines up to there, for one who wants to know what they say."""
        return [msgspec.json.decode(line) for line in self._scroll.raw(0, self._length)]

    def steps_from(self, before: Reach, path: list[str | int]) -> list[list[Any]]:
        """The steps of a patch for who was told of it before."""
        if before._scroll is not self._scroll:
            return [[path, self.lines()]]
        kept = min(before._length, self._length, *self._scroll.cuts[before._cuts :])
        steps: list[list[Any]] = []
        if kept < before._length:
            steps.append(["-", path, kept])
        if kept < self._length:
            steps.append(["+", path, self._scroll.raw(kept, self._length)])
        return steps


def as_sent(part: Any) -> Any:
    """What an encoder does not know by itself."""
    if isinstance(part, Reach):
        return part.lines()
    raise NotImplementedError(f"{type(part).__name__} is not sent")
