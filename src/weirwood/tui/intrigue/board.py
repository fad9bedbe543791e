"""The board of Westeros Intrigue: the court, the hand, the seats, and a placement being considered."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text

from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.intrigue.speech import place_in_words, tie_in_words
from weirwood.tui.app.board import Board, Drawing, Prompt
from weirwood.tui.app.sitting import Sitting
from weirwood.tui.app.style import HOUSES, INK, INK_2, INK_3, LEAF, LINE
from weirwood.tui.app.wording import NUMBERS, PLACES, count_of
from weirwood.tui.intrigue.choice import Choice
from weirwood.tui.intrigue.court import draw_court, draw_hand, draw_seats
from weirwood.tui.intrigue.picture import Picture, last_spot, spot_of

_ENDS_OF_ROUND = ("round-began", "thrones-revealed", "match-ended")
_SHORT = 12
"""So much of a name where all stand in one line."""


class IntrigueBoard(Board):
    """Shows a picture that follows the match."""

    keys = (("← →", "look at another house"), ("1 to 8, ↑ ↓", "look at a place"))
    footer = (("left", "← →", "House"), ("1", "1-8", "Place"))
    rules = (
        "Place one card a turn. The bottom row grows at both ends, up to eight cards (seven with two players).",
        "A card above stands on two others and is of the house of one of them.",
        "Without a place on your turn you are out of the round; each card left in hand is a penalty point.",
        "Who places last in a round takes an Iron Throne card, hidden until the end: it takes points off.",
        "There are as many rounds as players. The lowest score wins.",
    )

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._picture = self._look()
        self._dealt = max(seat.cards for seat in self._picture.seats)
        self._choice: Choice | None = None
        self._said = Prompt("", "")
        self._refused: Prompt | None = None
        self._round_over = False
        self._throne = ""
        self._penalties: list[str] = []

    def _look(self) -> Picture:
        picture = Picture(self._sitting.match.state.view(self._sitting.seat), self._sitting.seat)
        for _, event in reversed(self._sitting.match.log):
            if event.kind == "placed":
                picture.last = last_spot(event.value, picture.width)
            if event.kind in ("placed", "round-began"):
                break
        return picture

    def settle(self) -> None:
        self._picture = self._look()
        self._choice = Choice(self._sitting) if self._sitting.my_turn else None
        self._round_over = False
        self._refused = None

    def follow(self, event: Event, told: Event | None) -> bool:
        self._choice = None
        placed = self._picture.follow(event)
        names = self._sitting.names
        if event.kind == "placed":
            whose = "You" if event.seats[0] == self._sitting.seat else names[event.seats[0]]
            self._said = Prompt(f"Round {self._picture.round}: {whose}", self._sitting.sentence(event))
        elif event.kind == "dealt":
            self._dealt = event.amount or 0
        elif event.kind == "round-ended":
            self._round_over, self._throne, self._penalties = True, "", []
        elif event.kind == "throne-drawn":
            self._throne = self._sitting.sentence(event)
        elif event.kind == "penalty":
            self._penalties.append(f"{names[event.seats[0]][:_SHORT]} {event.amount}")
        return placed

    def pause(self, event: Event) -> Prompt | None:
        """After each round, what it brought."""
        if not self._round_over or event.kind not in _ENDS_OF_ROUND:
            return None
        self._round_over = False
        number = self._picture.round
        deed = f"Begin round {number + 1}" if event.kind == "round-began" else "See the result"
        penalties = f"Penalty: {', '.join(self._penalties)}."
        return Prompt(f"Round {number} is over", self._throne, penalties, deed)

    def prompt(self) -> Prompt:
        if self._refused is not None:
            return self._refused
        return self._said if self._choice is None else self._choice.prompt()

    def press(self, key: str) -> bool:
        self._refused = None
        choice = self._choice
        if choice is None:
            return False
        if key in ("left", "right"):
            choice.next_house(1 if key == "right" else -1)
        elif key in ("up", "down"):
            choice.next_place(1 if key == "up" else -1)
        elif key == "escape":
            choice.place = None
        elif key.isdecimal():
            return choice.look_at_place(int(key) - 1)
        else:
            return False
        return True

    def point(self, what: str) -> bool:
        """Look at what was clicked; a second click on a place asks for the deed."""
        self._refused = None
        choice = self._choice
        if choice is None:
            return False
        kind, *words = what.split()
        if kind == "house":
            if not choice.look_at_house(words[0]):
                self._refuse(words[0])
        elif kind == "place":
            again = choice.place == int(words[0])
            choice.look_at_place(int(words[0]))
            return again
        elif kind == "spot":
            card = {"house": choice.house, "row": int(words[0]), "column": int(words[1])}
            self._refuse(card)
        return False

    def _refuse(self, card: object) -> None:
        for refusal in self._sitting.why_not(card):
            self._refused = Prompt(f"Why not: {refusal['rule']}", str(refusal["text"]))

    def look_at(self, choice: str | list[str]) -> None:
        if self._choice is not None and isinstance(choice, str):
            self._choice.look_at(choice)

    def chosen(self) -> str | None:
        option = None if self._choice is None or self._refused else self._choice.option
        return None if option is None else option.key

    def nothing_chosen(self) -> str:
        return "Look at a card and a place first, then Space."

    def why_not(self) -> Text:
        choice = Choice(self._sitting)
        text = Text()
        for house in choice.hand:
            refusals = self._sitting.why_not(house)
            text.append(f"{HOUSES[house].code} {house}: ", f"bold {INK}")
            if refusals:
                text.append(f"{refusals[0]['text']}", INK_2)
                text.append(f" {refusals[0]['rule']}\n", INK_3)
            else:
                text.append(f"{count_of(len(choice.places(house)), 'place')}.\n", INK_2)
        looked_at = None if self._choice is None else self._choice.house
        if looked_at is not None:
            self._why_not_there(text, choice, looked_at)
        return text

    def _why_not_there(self, text: Text, choice: Choice, house: str) -> None:
        width = self._picture.width
        mine = {spot_of(option.value, width) for option in choice.places(house)}
        for other in choice.hand:
            for option in choice.places(other):
                spot = spot_of(option.value, width)
                if spot in mine:
                    continue
                mine.add(spot)
                card = {"house": house, "row": spot[0], "column": spot[1]}
                for refusal in self._sitting.why_not(card):
                    text.append(f"\n{house} not {place_in_words(option.value)}: ", f"bold {INK}")
                    text.append(str(refusal["text"]), INK_2)
                    text.append(f" {refusal['rule']}", INK_3)

    def title(self, width: int) -> Text:
        rounds = len(self._picture.seats)
        now = self._picture.round
        text = Text(f"{self._sitting.game.name} ", f"bold {INK}", end="")
        text.append(f"· round {now} of {rounds} ", INK_2)
        for number in range(1, rounds + 1):
            text.append("▬ ", INK if number == now else INK_3 if number < now else LINE)
        return text

    def middle(self, width: int, height: int) -> Drawing:
        return draw_court(self._picture, self._choice, width, height)

    def bottom(self, width: int, height: int) -> Drawing:
        return draw_hand(self._picture, self._choice, width, height)

    def seats(self, width: int, height: int) -> Text:
        return draw_seats(self._picture, self._sitting.names, self._dealt, width, height)

    def mark(self, event: Event) -> str | None:
        if event.kind == "dealt" and event.seats[0] != self._sitting.seat:
            return None
        if event.kind in ("placed", "opened"):
            return HOUSES[event.value["house"]].fill
        return LINE

    def ending(self, width: int) -> Text:
        outcome = self._sitting.match.state.outcome
        assert outcome is not None and outcome.scores is not None
        me, scores = self._sitting.seat, outcome.scores
        text = Text(no_wrap=True)
        winners = listed(self._sitting.names[seat] for seat in outcome.winners)
        if outcome.winners == (me,):
            text.append("You win", f"bold {INK}")
        elif me in outcome.winners:
            text.append(f"You share the victory: {winners}", f"bold {INK}")
        else:
            text.append(f"{winners} {'win' if len(outcome.winners) > 1 else 'wins'}", f"bold {INK}")
            came = PLACES[outcome.standing[me] - 1]
            text.append(f". You came {came} of {NUMBERS[len(scores) - 1]}", INK_2)
        text.append(f".  {outcome.rule}\n", INK_3)
        tie = tie_in_words(outcome.rule)
        text.append(f"{tie}\n\n" if tie else "\n", INK_2)
        text.append(f"     {'':16} penalty   throne cards  score\n", INK_3)
        for seat in sorted(range(len(scores)), key=lambda seat: outcome.standing[seat]):
            place = outcome.standing[seat]
            shown = self._picture.seats[seat]
            verb = "takes" if shown.thrones == 1 else "take"
            cards = f"{shown.thrones} {verb} off {shown.worth}" if shown.thrones else "none"
            style = f"bold {INK}" if seat == me else INK_2
            text.append(f"  {place}. ", LEAF if seat in outcome.winners else INK_3)
            name = set_cell_size(self._sitting.names[seat], 16)
            text.append(f"{name} {shown.penalty:>7}  {cards:>13}  {scores[seat]:>5}\n", style)
        return text
