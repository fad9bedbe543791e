"""What can be chosen in joust: options by number, or a set of cards put together before it is chosen."""

from __future__ import annotations

from typing import Final, NamedTuple

from weirwood.core.asking import Label
from weirwood.core.decision import DecisionKind
from weirwood.core.option import Option, Verb
from weirwood.tui.app.sitting import Choice as Chosen
from weirwood.tui.app.sitting import Sitting, is_set
from weirwood.tui.thrones.face import plot_numbers
from weirwood.tui.thrones.picture import look

_CLOSING: Final = (Verb.PASS, Verb.DONE, Verb.NO)
"""What 0 chooses: to do nothing."""
_WELCOME: Final = ("renown", "insight")
"""Gifts: all of them are taken unless the person puts some back."""


class Entry(NamedTuple):
    """One option: its number or 0, what it is called here, the card it is about, and its words."""

    number: int
    key: str
    label: str
    card: int | None
    words: Label


class Choice:
    """The decision that waits for the person, and what they consider."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.decision = sitting.match.decision(sitting.seat)
        self.picks_a_set = is_set(self.decision)
        self.in_order = self.decision.kind == DecisionKind.ORDER
        self.entries = self._entries()
        self._most = max((entry.number for entry in self.entries), default=0)
        self._digits = len(str(self._most))
        self._begun = ""
        self.taken: list[str] = []
        """The keys of a set so far."""
        if self.picks_a_set:
            self.taken = [option.key for option in self.decision.picked or ()]
        self._settled = tuple(self.taken)
        if self.picks_a_set and self.decision.why.what in _WELCOME:
            self.taken = [entry.key for entry in self.entries]
        self.at: int | None = None
        self.begin()

    def _entries(self) -> list[Entry]:
        decision, state = self.decision, self._sitting.match.state
        names = self._sitting.game.names(state, self._sitting.seat)
        offered: list[Option] = list((decision.candidates if self.picks_a_set else None) or decision.options)
        plots = {card["id"]: card for card in state.view(self._sitting.seat)["cards"] if "income" in card}
        entries: list[Entry] = []
        number = 0
        seen = self._seen()

        def place(option: Option) -> int:
            if option.verb in _CLOSING:
                return len(seen)
            return -1 if option.card is None else seen.get(names.card(option.card), -1)

        for option in sorted(offered, key=place):
            if option.verb not in _CLOSING:
                number += 1
            words = self._sitting.game.label(state, option)
            label = self._sitting.shortened(str(words))
            card = None if option.card is None else names.card(option.card)
            if card in plots:
                label = f"{label} {plot_numbers(plots[card])}"
            entries.append(Entry(0 if option.verb in _CLOSING else number, option.key, label, card, words))
        return entries

    def _seen(self) -> dict[int, int]:
        """Where each card lies on the screen: from the hand up, each row from the left."""
        cards = [card for row in reversed(look(self._sitting).rows()) for card in row.cards]
        return {card: place for place, card in enumerate(cards)}

    def begin(self) -> None:
        """Look at what one mostly does: pass, unless it is one's own time to act."""
        self.at = None
        self._begun = ""
        closing = [at for at, entry in enumerate(self.entries) if entry.number == 0]
        status = self._sitting.match.state.status
        mine = status.active == self._sitting.seat and self.decision.kind in (
            DecisionKind.ACT,
            DecisionKind.CHALLENGE,
        )
        between = status.phase == "challenges" and self.decision.kind == DecisionKind.ACT
        if closing and not self.picks_a_set and (not mine or between):
            self.at = closing[0]

    @property
    def entry(self) -> Entry | None:
        """The option looked at."""
        return None if self.at is None else self.entries[self.at]

    def cards(self) -> list[int]:
        """The cards that can be chosen."""
        return [entry.card for entry in self.entries if entry.card is not None]

    def badge(self, card: int) -> str:
        """The number of the first option about a card."""
        for entry in self.entries:
            if entry.card == card and entry.number:
                return self.numbered(entry)
        return ""

    def numbered(self, entry: Entry) -> str:
        """The number of an option as it is typed."""
        return f"{entry.number:0{self._digits}}"

    def is_taken(self, card: int) -> bool:
        """Whether a card belongs to the set so far."""
        return any(entry.card == card and entry.key in self.taken for entry in self.entries)

    # Choosing.

    def typed(self, digit: str) -> int | None:
        """The number that a key completes; None while another digit is to come."""
        begun, self._begun = self._begun, ""
        if not begun and self._digits > 1 and int(digit) * 10 <= self._most:
            self._begun = digit
            return None
        return int(begun + digit)

    def look_at_number(self, number: int) -> bool:
        """Look at an option by its number; in a set, take it or put it back. 0 is to do nothing."""
        for at, entry in enumerate(self.entries):
            if entry.number == number and (number or not self.picks_a_set):
                self.at = at
                if self.picks_a_set:
                    self.toggle()
                return True
        if number == 0 and self.picks_a_set:
            self.taken = list(self._settled)
            return True
        return False

    def look_at_card(self, card: int) -> bool:
        """Look at the first option about a card, or at none; asked again, at the next one about it."""
        about = [at for at, entry in enumerate(self.entries) if entry.card == card]
        if not about:
            self.at = None
            return False
        again = self.at in about
        self.at = (
            about[(about.index(self.at) + 1) % len(about)] if again and self.at is not None else about[0]
        )
        return True

    def step(self, by: int) -> None:
        """Look at the next option."""
        if self.entries:
            start = (-1 if by > 0 else 0) if self.at is None else self.at
            self.at = (start + by) % len(self.entries)

    def toggle(self) -> bool:
        """Take what is looked at into the set, or put it back; False where it does not go with the rest."""
        entry = self.entry
        if entry is None or not self.picks_a_set:
            return False
        if entry.key in self.taken:
            if entry.key not in self._settled:
                self.taken.remove(entry.key)
            return True
        wanted = [*self.taken, entry.key]
        high = self.decision.maximum
        if high is not None and len(wanted) > high and len(self.taken) > len(self._settled):
            del wanted[len(self._settled)]
        if not self._sitting.match.may_choose(self._sitting.seat, wanted):
            return False
        self.taken = wanted
        return True

    def look_at(self, choice: Chosen) -> None:
        """Look at an option, or put a set together."""
        if isinstance(choice, list):
            self.taken = list(choice)
            choice = choice[-1] if choice else ""
        for at, entry in enumerate(self.entries):
            if entry.key == choice:
                self.at = at

    def chosen(self) -> Chosen | None:
        """What Space would choose."""
        if self.picks_a_set:
            return list(self.taken) if len(self.taken) >= self.decision.minimum else None
        entry = self.entry
        return None if entry is None else entry.key

    def missing(self) -> int:
        """How many are to be taken before the set can be chosen."""
        return max(0, self.decision.minimum - len(self.taken))

    # In words.

    def question(self) -> str:
        """What is asked."""
        return self._sitting.shortened(self._sitting.game.prompt(self._sitting.match.state, self.decision))

    def deed(self) -> str | None:
        """What Space does, in few words."""
        if self.chosen() is None:
            return None
        if not self.picks_a_set:
            return self.entry.label if self.entry is not None else None
        words = self._sitting.game.asking(self._sitting.match.state, self.decision)
        chosen = [entry.words for entry in self.entries if entry.key in self.taken]
        return self._sitting.shortened(str(words.button(chosen)))

    def bar(self) -> str:
        """The options in a line, with numbers; the one looked at is marked."""
        if self.picks_a_set or not any(entry.number for entry in self.entries):
            return ""
        closing = [at for at, entry in enumerate(self.entries) if not entry.number]
        others = [at for at, entry in enumerate(self.entries) if entry.number]
        first = max(0, others.index(self.at) - 1) if self.at in others else 0
        words = [self._in_bar(at) for at in closing]
        if self._sitting.passing() is not None:
            words.append("n Pass all phase")
        words += ["…"] if first else []
        return "  ".join(words + [self._in_bar(at) for at in others[first:]])

    def _in_bar(self, at: int) -> str:
        entry = self.entries[at]
        return f"{'▸' if at == self.at else ''}{self.numbered(entry)} {entry.label}"

    def keys(self) -> str:
        """How far a set has come, and how to change it."""
        if self._begun:
            return f"{self._begun}_: press the second digit."
        if not self.picks_a_set:
            return ""
        low, high = self.decision.minimum, self.decision.maximum
        many = f" (at least {low})" if low else ""
        if high is not None:
            many = f" of {low}" if low == high else f" ({low} to {high})"
        return f"{len(self.taken)} chosen{many}. Press a number to add or remove a card."

    def line(self) -> str:
        """What follows from a set or a plot; for all else the table and the options say it."""
        if self.picks_a_set:
            return self._sitting.line(self.taken)
        if self.decision.kind == DecisionKind.PLOT and self.entry is not None:
            return self._sitting.line([self.entry.key])
        return ""
