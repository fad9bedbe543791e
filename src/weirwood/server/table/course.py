"""The course of a table's game: the match, who made each choice, and the moments each viewer was told of.

A moment is a ply after which a viewer was told how things stand; plies that wait in secret for somebody else are no
moments for it. Seats number the questions they are asked by their own answers, never by plies.

A pass after which no event came changes nothing that anyone sees, nor does the choice of a challenge before its
attackers are declared, and most choices are passes: so a picture of what a viewer sees is kept meanwhile.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from functools import cached_property
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Raw

from weirwood.bots import Thought
from weirwood.bots.standing import Standing
from weirwood.core.errors import BadArgument, IllegalChoice
from weirwood.core.match import Match
from weirwood.core.option import Verb
from weirwood.core.record import Choice, Edit, Record
from weirwood.server.refusals import Stale
from weirwood.server.telling.chronicle import Chronicle, Reach
from weirwood.server.telling.secrecy import is_secret, waits_quietly

PERSON = "person"
BOT = "bot"
SERVER = "server"
_UNSEEN = (Verb.PASS.value, Verb.CHALLENGE.value)


class Course:
    """A match with what tables keep beside it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.makers: list[str] = []
        seats = range(len(match.setup.seats))
        self.viewers: tuple[int | None, ...] = (*seats, None)
        self.moments: dict[int | None, list[int]] = {viewer: [] for viewer in self.viewers}
        self.chronicles = {viewer: Chronicle(match, viewer) for viewer in self.viewers}
        self.answers = [0 for _ in seats]
        """How many answers each seat gave, those included that were taken back."""
        self.last_answer: list[tuple[int, list[str]] | None] = [None for _ in seats]
        self.undone = 0
        self.pictures: dict[int | None, Picture] = {}
        """What each viewer was shown last."""
        self.thoughts: dict[int, Thought] = {}
        """What bots that search thought before their choices, by how many choices were made before."""
        self.weighed: list[Standing] = []
        """How the game stood after each ply, as far as anyone asked."""
        self.weighed_open = False
        self.go_on()

    @cached_property
    def opening(self) -> Raw:
        """The record of the match without its choices, as it is sent to a worker."""
        match = self.match
        form = Record(match.game.id, match.setup, match.seed, [], [], None).form()
        return Raw(msgspec.json.encode(form))

    @property
    def ply(self) -> int:
        """How many choices were made."""
        return len(self.match.plies)

    def number(self, seat: int) -> int:
        """The number of a seat's next question; it never comes again, not even after choices are taken back."""
        return self.answers[seat] + self.undone

    def is_repeated(self, seat: int, at: int, keys: list[str]) -> bool:
        """Whether it is the last answer of this seat's person once more; Stale where the question no longer waits."""
        if at == self.number(seat):
            return False
        if self.last_answer[seat] == (at, keys):
            return True
        raise Stale(f"Question {at} no longer waits; look again.")

    def choose(self, seat: int, keys: list[str], maker: str) -> list[str]:
        """Make a choice, all of a set at once; the keys as they are kept. ``take_back`` undoes it."""
        kept = cleaned(self.match, seat, keys)
        self.match.choose_set(seat, kept)
        self.makers.append(maker)
        return kept

    def chosen(self, seat: int, at: int, keys: list[str], maker: str) -> None:
        """Count a choice that is kept; ``keys`` as they were sent. A person may send the same once more."""
        self.answers[seat] += 1
        if maker == PERSON:
            self.last_answer[seat] = (at, keys)

    def edit(self, op: str, arguments: dict[str, Any]) -> None:
        """Change the match from outside its rules, where it is a sandbox."""
        self.match.edit(op, arguments)
        self.makers.append(PERSON)

    def repeat(self, ply: Choice | Edit) -> None:
        """Go on with a ply of another match that began the same."""
        self.match.repeat(ply)
        self.makers.append(PERSON)
        self.go_on()

    def take_back(self, plies: int) -> None:
        """Undo so many plies; what was not told yet is undone all the same."""
        self.match.undo(plies)
        del self.makers[self.ply :]
        self.thoughts = {ply: thought for ply, thought in self.thoughts.items() if ply < self.ply}

    def forget(self) -> None:
        """After choices were taken back that had been told: cut moments and chronicles, number questions anew."""
        self.undone += 1
        del self.weighed[self.ply + 1 :]
        for viewer in self.viewers:
            moments = self.moments[viewer]
            while moments and moments[-1] > self.ply:
                moments.pop()
            self.chronicles[viewer].cut(moments[-1] if moments else 0)
        self.go_on()

    def go_on(self, doer: int | None = None) -> None:
        """Let the present be a moment for all who may notice it: of a deed held back, those who answer in secret."""
        answering = self.match.waiting if waits_quietly(self.match) else ()
        for viewer in self.viewers:
            moments = self.moments[viewer]
            held = doer is not None and (viewer == doer or viewer not in answering)
            if moments and (moments[-1] == self.ply or held or is_secret(self.match, viewer)):
                continue
            moments.append(self.ply)

    def lines(self, viewer: int | None, ply: int) -> Reach:
        """The chronicle of a viewer up to a ply."""
        chronicle = self.chronicles[viewer]
        chronicle.go_on(self.match, self.moments[viewer])
        return chronicle.reach(ply)

    def told(self, viewer: int | None) -> tuple[Match, int]:
        """The match at the last moment of a viewer, and the number of that moment."""
        moments = self.moments[viewer]
        return self.at(moments[-1]), len(moments) - 1

    def at(self, ply: int) -> Match:
        """The match after a ply: the very match where that is now, else a copy."""
        if ply == self.ply:
            return self.match
        match = self.match.clone()
        match.undo(self.ply - ply)
        return match

    def ply_of(self, viewer: int | None, moment: int) -> int:
        """The ply of a viewer's moment."""
        moments = self.moments[viewer]
        if not 0 <= moment < len(moments):
            raise BadArgument(f"There is no moment {moment}; there are 0 to {len(moments) - 1}.")
        return moments[moment]

    def moment_until(self, viewer: int | None, ply: int) -> int:
        """The last moment of a viewer at or before a ply, or the last there still is."""
        return max(0, bisect_right(self.moments[viewer], ply) - 1)


def cleaned(match: Match, seat: int, keys: list[str]) -> list[str]:
    """Keys without the one that only closes a selection, and with those that are picked already."""
    decision = match.decision(seat)
    if len(set(keys)) != len(keys):
        raise IllegalChoice("Each option can be chosen once.", rule=decision.why.rule)
    if decision.picked is None:
        return list(keys)
    only = match.only_answer(decision)
    if only and keys in (only, only[:-1]):
        return only
    closing = {option.key for option in decision.options if option.verb == Verb.DONE}
    picked = [option.key for option in decision.picked if option.key not in keys]
    return picked + [key for key in keys if key not in closing]


def state_hash(match: Match) -> str:
    """A hash of the whole state."""
    return blake2b(match.state.dump(), digest_size=32).hexdigest()


def ply_from(form: list[Any]) -> Choice | Edit:
    """A ply from plain data, as this server wrote it."""
    if len(form) == 3:
        return (form[0], form[1], form[2])
    return (form[0], form[1])


class Picture:
    """A view and a chronicle, of one viewer after one ply."""

    __slots__ = ("_events", "_faces", "_ply", "_undone", "log", "reckoning", "view")

    def __init__(
        self, match: Match, undone: int, viewer: int | None, log: Reach, before: Picture | None = None
    ) -> None:
        """``before`` is an earlier picture for the same viewer: what is the same in both is one object."""
        self.view: dict[str, Any] = match.state.view(viewer, None if before is None else before.view)
        self.reckoning = match.game.reckoning(match.state, viewer)
        if before is not None and before.reckoning == self.reckoning:
            self.reckoning = before.reckoning
        self.log = log
        self._undone = undone
        self._ply = match.ply
        self._events = len(match.log)
        self._faces: dict[str, int] | None = None

    def still_holds(self, match: Match, undone: int) -> bool:
        """Whether nothing happened since that anyone sees."""
        if undone != self._undone or len(match.log) != self._events or match.ply < self._ply:
            return False
        return all(str(ply[1]).startswith(_UNSEEN) for ply in match.plies[self._ply :])

    def faces(self) -> dict[str, int] | None:
        """The faces of cards that are seen, and how often; None where a game's view has no cards."""
        if self._faces is None and "cards" in self.view:
            self._faces = dict(Counter([card["code"] for card in self.view["cards"] if "code" in card]))
        return self._faces
