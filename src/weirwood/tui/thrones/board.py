"""The board of joust: a picture of the table, a decision being considered, and the card looked at."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.thrones.books import find_book
from weirwood.tui.app.board import Board, Drawing, Prompt
from weirwood.tui.app.sitting import Choice as Chosen
from weirwood.tui.app.sitting import Sitting
from weirwood.tui.app.style import FACTIONS, INK, INK_2, INK_3, LEAF, LINE
from weirwood.tui.app.wording import count_of
from weirwood.tui.thrones.choice import Choice
from weirwood.tui.thrones.picture import OF_A_CHALLENGE, WATCHED, Picture, look, name_of
from weirwood.tui.thrones.short_rules import short_rules
from weirwood.tui.thrones.side import draw_side
from weirwood.tui.thrones.table import Looking, draw_hand, draw_table
from weirwood.tui.thrones.why import write_piles, write_why_not

_ROUND_SPELT_OUT: Final = 84


class JoustBoard(Board):
    """Shows the match as it is."""

    keys = (
        ("1 to 9", "look at an option; when choosing several, add or remove a card"),
        ("01 to 99", "the same where there are more than nine options"),
        ("0", "pass, or none"),
        ("Tab, Shift+Tab", "look at the next option, or the one before"),
        ("← → ↑ ↓", "look around on the table: any card, yours or theirs"),
        ("Enter", "when choosing several, add or remove the card you look at; otherwise like Space"),
        ("Esc", "look away from the card"),
        ("n", "pass until your turn, until the phase ends, or until you are asked something else"),
        ("p", "the piles: discard, dead, used plots"),
        ("o", "with several opponents: see one of them alone, the next one, all again"),
    )
    footer = (("left", "←↑↓→", "Look"), ("1", "0-9", "Pick"))

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._choice: Choice | None = None
        self._card: int | None = None
        self._alone: int | None = None
        self._picture = self._look()
        self.rules = short_rules(self._picture, find_book(sitting.game.id).pool.edition.profile)
        self._said = Prompt("", "")
        self._refused = ""
        self._fight: list[str] = []

    def _look(self) -> Picture:
        cards = [] if self._choice is None else self._choice.cards()
        return look(self._sitting, cards)

    def _looking(self) -> Looking:
        return Looking(
            self._picture, self._sitting.names, self._choice, self._card, self._sitting.game.id, self._alone
        )

    # What happens.

    def settle(self) -> None:
        self._choice = Choice(self._sitting) if self._sitting.my_turn else None
        self._picture = self._look()
        self._card = None
        self._refused = ""

    def follow(self, event: Event, told: Event | None) -> bool:
        self._choice = self._card = None
        self._picture = self._look()
        if told is None:
            return False
        sentence = self._sitting.sentence(told)
        self._said = Prompt(self._picture.where(), sentence)
        if told.kind == "challenge-initiated":
            self._fight = []
        elif told.kind in OF_A_CHALLENGE:
            self._fight.append(sentence)
        return told.kind in WATCHED

    def pause(self, event: Event) -> Prompt | None:
        """After a challenge against the person, and after each round, what it brought."""
        last = self._picture.view["last_challenge"]
        if event.kind == "challenge-ended" and self._fight:
            won, *rest = self._fight
            self._fight = []
            if last is not None and last["defender"] == self._sitting.seat:
                return Prompt("The challenge against you is over", won, " ".join(rest), "Go on")
        if event.kind == "round-ended" and self._said.where:
            self._said = Prompt("", "")
            powers = [
                f"{name} {seat['power']}"
                for name, seat in zip(self._sitting.names, self._picture.seats, strict=True)
            ]
            return Prompt(
                f"Round {event.amount} is over",
                f"Power: {', '.join(powers)}.",
                "",
                f"Begin round {(event.amount or 0) + 1}",
            )
        return None

    def mark(self, event: Event) -> str | None:
        if event.kind in ("phase-began", "round-ended") or not event.seats:
            return LINE
        return FACTIONS[self._picture.seats[event.seats[0]]["faction"]].fill

    # What is asked.

    def prompt(self) -> Prompt:
        choice = self._choice
        if choice is None:
            return self._said
        follows = self._refused or f"{choice.line()} {choice.bar()}".strip()
        if self._card is not None and choice.entry is None and not choice.picks_a_set:
            follows = (
                f"You look at {name_of(self._picture.cards[self._card])}: w says why not, Esc looks away."
            )
        where = self._picture.whose_turn(self._sitting.names)
        return Prompt(where, choice.question(), follows, choice.deed(), choice.keys())

    def _next_alone(self) -> None:
        """See the next opponent alone; after the last one all of them."""
        seats = [None, *self._picture.foes]
        self._alone = seats[(seats.index(self._alone) + 1) % len(seats)]

    def press(self, key: str) -> bool:
        choice = self._choice
        self._refused = ""
        if key == "o" and len(self._picture.foes) > 1:
            self._next_alone()
            return True
        if choice is None:
            return False
        if key in ("left", "right", "up", "down"):
            self._look_around(choice, key)
        elif key == "tab" or key == "shift+tab":
            choice.step(1 if key == "tab" else -1)
            self._look_with(choice)
        elif key == "enter" and choice.picks_a_set and choice.entry is not None:
            self._toggled(choice, choice.toggle())
        elif key == "escape":
            choice.begin()
            self._card = None
        elif key.isdecimal():
            number = choice.typed(key)
            return number is None or self._look_at_number(choice, number)
        else:
            return False
        return True

    def _look_at_number(self, choice: Choice, number: int) -> bool:
        before = list(choice.taken)
        found = choice.look_at_number(number)
        self._look_with(choice)
        self._toggled(choice, not found or not number or not choice.picks_a_set or before != choice.taken)
        return found

    def _look_around(self, choice: Choice, key: str) -> None:
        self._card = self._picture.moved(self._card, key)
        if self._card is not None:
            choice.look_at_card(self._card)

    def _look_with(self, choice: Choice) -> None:
        entry = choice.entry
        self._card = None if entry is None else entry.card

    def _toggled(self, choice: Choice, done: bool) -> None:
        if not done:
            entry = choice.entry
            self._refused = f"{'That' if entry is None else entry.label} does not go with the others chosen."

    def point(self, what: str) -> bool:
        """Look at a card that was clicked; a second click asks for the deed, in a set it takes the card."""
        choice = self._choice
        self._refused = ""
        kind, _, card = what.partition(" ")
        if choice is None or kind != "card":
            return False
        again = self._card == int(card)
        self._card = int(card)
        if choice.picks_a_set:
            if choice.look_at_card(self._card):
                self._toggled(choice, choice.toggle())
            return False
        if again and choice.entry is not None and choice.entry.card == self._card:
            return True
        choice.look_at_card(self._card)
        return False

    def look_at(self, choice: Chosen) -> None:
        if self._choice is not None:
            self._choice.look_at(choice)
            self._look_with(self._choice)

    def chosen(self) -> Chosen | None:
        return None if self._choice is None else self._choice.chosen()

    def nothing_chosen(self) -> str:
        choice = self._choice
        if choice is not None and choice.picks_a_set:
            return f"Choose {choice.missing()} more: press the numbers, then Space."
        return "Press the number of an option, then Space."

    # What can be read.

    def page(self, key: str) -> tuple[str, Text] | None:
        return ("Piles", write_piles(self._picture, self._sitting.names)) if key == "p" else None

    def why_not(self) -> Text:
        return write_why_not(self._sitting, self._picture, self._card)

    def title(self, width: int) -> Text:
        status = self._picture.status
        word = "R" if width < _ROUND_SPELT_OUT else "Round "
        where = "Set-up" if status.phase == "setup" else f"{word}{status.round}"
        text = Text(f"{where} ", f"bold {INK}", end="")
        if status.phase is None:
            return text
        phases = self._picture.chart.phases[1:]  # without set-up, which precedes the round
        at = phases.index(status.phase) if status.phase in phases else -1
        for number, phase in enumerate(phases):
            ink = f"bold {INK} on {LINE}" if number == at else INK_3 if number > at else LINE
            text.append(self._picture.lexicon.of_kind("phase", phase).capitalize(), ink)
            text.append(" ")
        return text

    def middle(self, width: int, height: int) -> Drawing:
        return draw_table(self._looking(), width, height)

    def bottom(self, width: int, height: int) -> Drawing:
        return draw_hand(self._looking(), width, height)

    def seats(self, width: int, height: int) -> Text:
        return draw_side(self._looking(), self._sitting.game.id, width, height)

    def ending(self, width: int) -> Text:
        outcome = self._sitting.match.state.outcome
        assert outcome is not None
        me, names = self._sitting.seat, self._sitting.names
        text = Text()
        winners = listed(names[seat] for seat in outcome.winners)
        words = "You win" if outcome.winners == (me,) else f"{winners} wins" if outcome.winners else "A draw"
        text.append(words, f"bold {INK}")
        text.append(f" in round {self._picture.view and self._sitting.match.state.status.round}.  ", INK_2)
        text.append(f"{outcome.rule}\n\n", INK_3)
        for seat in self._picture.seats:
            number = seat["seat"]
            style = f"bold {INK}" if number == me else INK_2
            text.append("♦ " if number in outcome.winners else "  ", LEAF)
            text.append(f"{names[number]:16} {seat['power']:>3} power, ", style)
            played = count_of(len(seat["play"]), "card")
            text.append(f"{played} in play, {len(seat['dead'])} dead\n", INK_2)
        return text
