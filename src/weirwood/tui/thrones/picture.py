"""Joust as a seat sees it: the cards in rows as they lie on the table, and where the game stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from weirwood.core.errors import listed
from weirwood.core.state import Status
from weirwood.core.view import View
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.flow.chart import Chart
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.tui.app.sitting import Sitting

Card = dict[str, Any]
"""What may be seen of a card, as the view has it; of a hidden one little more than its name there."""
WATCHED: Final = (
    *("cancelled", "challenge-decided", "challenge-initiated", "control-taken", "discarded", "dominance-won"),
    *("entered-play", "initiated", "killed", "plot-revealed", "power-moved", "returned", "saved"),
)
"""What the table stops at for a moment."""
_AND_SO: Final = ("discarded-from-hand", "killed", "power-gained", "power-moved", "saved")
OF_A_CHALLENGE: Final = ("challenge-decided", *_AND_SO)
"""What a challenge brings."""


class Row(NamedTuple):
    """Cards that lie in one row, from the left."""

    name: str
    cards: tuple[int, ...]


class Picture:
    """A view with its reckoning, and ways to find one's way in it. A card that something changes
    has its ``sum``, one that costs something else than is printed its ``price``."""

    def __init__(
        self,
        view: View,
        reckoning: dict[str, Any],
        status: Status,
        seat: int,
        chart: Chart,
        lexicon: Lexicon,
        laid_out: Sequence[int] = (),
    ) -> None:
        self.view = view
        self.challenge: dict[str, Any] | None = view["challenge"]
        self.comparison: dict[str, Any] | None = reckoning["comparison"]
        """The challenge in progress, and how it stands."""
        self.status = status
        self.chart = chart
        self.lexicon = lexicon
        self.seat = seat
        self.cards: dict[int, Card] = {card["id"]: card for card in view["cards"]}
        self.relations: list[str] = [form["relation"] for form in reckoning["seats"]]
        """How each seat stands to the viewer by their titles."""
        for form in reckoning["cards"]:
            self.cards[form["id"]]["sum"] = form
        for form in reckoning["prices"]:
            self.cards[form["id"]]["price"] = form
        self.seats: list[dict[str, Any]] = view["seats"]
        on_table = {card for row in self._table() for card in row.cards}
        self.laid_out = tuple(card for card in laid_out if card in self.cards and card not in on_table)
        """Cards to choose among that lie neither on the table nor in hand: plots, or cards of a pile."""

    @property
    def foes(self) -> tuple[int, ...]:
        """The other seats, clockwise from the viewer."""
        players = len(self.seats)
        return tuple((self.seat + step) % players for step in range(1, players))

    def _of_foes(self, cards: Callable[[int], tuple[int, ...]]) -> tuple[int, ...]:
        return tuple(card for foe in self.foes for card in cards(foe))

    def side_of(self, card: int | None) -> int | None:
        """On whose side of the table a card lies."""
        for seat in range(len(self.seats)):
            lying = (*self.lying(seat, characters=False), *self.lying(seat, characters=True))
            if card in (*self.beside(seat), *lying):
                return seat
        return None

    def _table(self) -> list[Row]:
        own = self.seat
        return [
            Row("their plots", self._of_foes(self.beside)),
            Row("their locations", self._of_foes(lambda foe: self.lying(foe, characters=False))),
            Row("their characters", self._of_foes(lambda foe: self.lying(foe, characters=True))),
            Row("your characters", self.lying(own, characters=True)),
            Row("your locations", self.lying(own, characters=False)),
            Row("your plot", self.beside(own)),
            Row("your hand", tuple(self.seats[own]["hand"])),
        ]

    def rows(self) -> list[Row]:
        """Everything one can look at, from the top of the table down; empty rows left out."""
        rows = self._table()
        if self.laid_out:
            rows[-1] = Row("laid out", self.laid_out)
        return [row for row in rows if row.cards]

    def lying(self, seat: int, characters: bool) -> tuple[int, ...]:
        """The characters of a seat, or its other cards, each followed by what is attached to it."""
        found: list[int] = []
        for card in self.seats[seat]["play"]:
            known = self.cards[card]
            if (known.get("type", "character") == "character") == characters:
                found += [card, *known.get("attachments", ())]
        return tuple(found)

    def beside(self, seat: int) -> tuple[int, ...]:
        """Plot, title, agenda and faction card of a seat, and what is attached to that."""
        form = self.seats[seat]
        names = ("plot", "title", "agenda", "faction_card")
        found = [form[name] for name in names if form[name] is not None and form[name] in self.cards]
        return (*found, *self.cards.get(form["faction_card"], {}).get("attachments", ()))

    def row_of(self, card: int) -> int:
        """The row in which a card lies, or -1."""
        for number, row in enumerate(self.rows()):
            if card in row.cards:
                return number
        return -1

    def moved(self, card: int | None, key: str) -> int | None:
        """The card that lies left of, right of, above or below another; the first of the hand from nowhere."""
        rows = self.rows()
        at = -1 if card is None else self.row_of(card)
        if at < 0 or card is None:
            return rows[-1].cards[0] if rows else None
        row = rows[at].cards
        place = row.index(card)
        if key in ("left", "right"):
            return row[(place + (1 if key == "right" else -1)) % len(row)]
        other = rows[(at + (1 if key == "down" else -1)) % len(rows)].cards
        return other[min(len(other) - 1, place * len(other) // len(row))]

    def where(self) -> str:
        """Round, phase and step in words."""
        status = self.status
        if status.phase is None:
            return "The game is over"
        title = self.chart.titles.get(status.step or "")
        words = "" if title is None else f", {title.full[0].lower()}{title.full[1:]}"
        return (
            f"Set-up{words}"
            if status.phase == "setup"
            else f"Round {status.round}, {self.lexicon.of_kind('phase', status.phase)} phase{words}"
        )

    def whose_turn(self, names: Sequence[str]) -> str:
        """The same, and whose turn it is; in a draft, what the seat has kept."""
        active = self.status.active
        kept = [name_of(self.cards[card]) for card in (self.view.get("draft") or {"kept": ()})["kept"]]
        if kept:
            return f"{self.where()}, you have kept {listed(kept)}"
        if active is None or self.status.phase in (None, "setup"):
            return self.where()
        whose = "your" if active == self.seat else f"{names[active]}'s"
        return f"{self.where()}, {whose} turn"


def look(sitting: Sitting, laid_out: Sequence[int] = ()) -> Picture:
    """The table as the seat of a sitting sees it."""
    state, seat, game = sitting.match.state, sitting.seat, sitting.game.id
    book = find_book(game)
    chart, lexicon = book.chart(game), book.pool.edition.lexicon
    return Picture(state.view(seat), sitting.reckoning(), state.status, seat, chart, lexicon, laid_out)


def named_for(picture: Picture, card: Card) -> list[str]:
    """What its player named for it, as long as that lasts: ``Stark is named``."""
    return [
        f"{effect['named']} is named"
        for effect in picture.view["effects"]
        if effect["named"] and (effect["code"], effect["seat"]) == (card.get("code"), card["controller"])
    ]


def name_of(card: Card) -> str:
    """Its name, or that it lies facedown."""
    return str(card.get("name", "Facedown card"))
