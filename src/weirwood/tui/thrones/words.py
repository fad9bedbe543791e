"""Joust in lines of plain text: both sides of the table, the hand, the challenge, cards and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weirwood.core.errors import BadArgument, either, listed
from weirwood.core.option import Option, Verb
from weirwood.tui.app.board import Words
from weirwood.tui.app.sitting import Sitting
from weirwood.tui.thrones.face import (
    cost_of,
    kind_of,
    numbers_of,
    printed_bonus,
    printed_lines,
    provided,
    state_of,
    sum_lines,
)
from weirwood.tui.thrones.melee_seats import count_in, marks_of, relation
from weirwood.tui.thrones.picture import Card, Picture, look, name_of, named_for
from weirwood.tui.thrones.why import refusals

_PILES: Final = (("discard", "discard pile"), ("dead", "dead pile"), ("used", "used plots"))
_NEAREST: Final = ("hand", "play", "attached", "plot", "agenda", "faction", "plots")
"""Where a card is looked for first."""
PLACES: Final = {
    "play": "in play",
    "attached": "in play",
    "hand": "in {whose} hand",
    "deck": "in {whose} deck",
    "discard": "in {whose} discard pile",
    "dead": "in {whose} dead pile",
    "plots": "in {whose} plot deck",
    "plot": "{whose} revealed plot",
    "used": "in {whose} used pile",
    "agenda": "{whose} agenda",
    "faction": "{whose} [faction] card",
    "title": "{whose} title",
    "title-pool": "in the title pool",
    "draft": "offered to you in the draft",
    "box": "back in the box",
    "duplicate": "a duplicate in play",
    "removed": "removed from the game",
    "being-played": "being played",
}
"""Where a card is, by its zone."""


class JoustWords(Words):
    """Tells of the table, the challenge and single cards."""

    commands = (
        ("table [PLAYER]", "the cards in play of all players, or of one of them"),
        ("hand", "the cards in your hand"),
        ("plots", "the plots you have left"),
        ("scores", "power, gold, cards, plot and what else counts of all players"),
        ("phase", "where in the round we are"),
        ("challenge", "the challenge in progress"),
        ("piles", "discard piles, dead piles and used plots"),
        ("card NAME", "a card: its numbers, its state and its text"),
        ("why NAME", "why you cannot do something with a card now"),
    )

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def where(self) -> str:
        return f"{self._picture().whose_turn(self._sitting.names)}."

    def detail(self, option: Option) -> str:
        if option.card is None or option.verb not in (Verb.PLOT, Verb.PICK):
            return ""
        picture = self._picture()
        names = self._sitting.game.names(self._sitting.match.state, picture.seat)
        card = picture.cards.get(names.card(option.card))
        if card is None:
            return ""
        price = cost_of(card) if picture.status.phase == "setup" else ""
        cost = f"{price} gold" if price else ""
        said = ", ".join(word for word in (cost, numbers_of(card), provided(card), *state_of(card)) if word)
        if card.get("type") != "plot":
            return said
        text = " ".join(str(line) for line in printed_lines(self._sitting.game.id, card["code"]))
        return f"{said}. {text}" if text else said

    def _whose(self, seat: int) -> str:
        return "your" if seat == self._sitting.seat else f"{self._sitting.names[seat]}'s"

    def _picture(self) -> Picture:
        return look(self._sitting)

    def tell(self, command: str, about: Sequence[str] = ()) -> list[str] | None:
        if command == "card" and about:
            return self._card(self._named(" ".join(about)))
        if command == "table":
            return self._table(" ".join(about))
        tellers = {
            "hand": self._hand,
            "plots": self._plots,
            "scores": self._scores,
            "phase": self._phase,
            "challenge": self._challenge,
            "piles": self._piles,
        }
        return tellers[command]() if command in tellers and not about else None

    # The table.

    def _table(self, whose: str = "") -> list[str]:
        picture = self._picture()
        lines = []
        wanted = [seat for seat in (*picture.foes, picture.seat) if self._is_called(seat, whose)]
        if not wanted:
            raise BadArgument(
                f"There is no player {whose[:40]!r} here. Choose {either(self._sitting.names)}."
            )
        for seat in wanted:
            cards = (
                *picture.beside(seat),
                *picture.lying(seat, characters=True),
                *picture.lying(seat, characters=False),
            )
            for card in cards:
                holder = picture.cards[card].get("controller", seat)
                lines.append(f"{self._has(holder)} {self._fact(picture, card)}")
            if not picture.seats[seat]["play"]:
                lines.append(f"{self._has(seat)} no cards in play.")
        return lines

    def _is_called(self, seat: int, words: str) -> bool:
        """Whether a seat is meant by a name, by the beginning of one, or by nothing at all."""
        return self._sitting.names[seat].casefold().startswith(words.casefold())

    def _has(self, seat: int) -> str:
        return "You have" if seat == self._sitting.seat else f"{self._sitting.names[seat]} has"

    def _fact(self, picture: Picture, card: int) -> str:
        """A card in play or in hand in one line."""
        known = picture.cards[card]
        words = [name_of(known), kind_of(self._sitting.game.id, known), numbers_of(known), provided(known)]
        words += [*state_of(known), *named_for(picture, known)]
        host = known.get("attached_to")
        if host is not None:
            words.append(f"attached to {name_of(picture.cards[host])}")
        price = known.get("price", {}).get("text", "")
        return f"{', '.join(word for word in words if word)}. {price}".rstrip()

    def _hand(self) -> list[str]:
        picture = self._picture()
        held = picture.seats[picture.seat]["hand"]
        return [self._fact(picture, card) for card in held] or ["Your hand is empty."]

    def _plots(self) -> list[str]:
        picture = self._picture()
        plots = picture.seats[picture.seat]["plots"]
        return [self._fact(picture, card) for card in plots] or ["You have no plots left."]

    def _scores(self) -> list[str]:
        picture = self._picture()
        lines = []
        for seat in picture.seats:
            name = "You" if seat["seat"] == picture.seat else self._sitting.names[seat["seat"]]
            hand = count_in(seat["hand"])
            plot = "no plot" if seat["plot"] is None else f"plot {name_of(picture.cards[seat['plot']])}"
            facts = [
                f"{seat['power']} of {seat['goal']} power" if "goal" in seat else f"{seat['power']} power",
                f"{seat['gold']} gold",
                *marks_of(seat),
                f"{hand} {'card' if hand == 1 else 'cards'} in hand",
                f"{seat['deck']} in the deck",
                plot,
                *self._title(picture, seat["seat"]),
                *(["eliminated"] if seat["eliminated"] else []),
            ]
            lines.append(f"{name}: {', '.join(facts)}.")
        return lines + self._outcome()

    def _title(self, picture: Picture, seat: int) -> list[str]:
        """The title of a seat, and how it stands to the person's."""
        title = picture.cards.get(picture.seats[seat]["title"] or -1, {})
        if "name" not in title:
            return []
        stands = "" if seat == picture.seat else relation(picture, seat)
        return [f"title {title['name']}{f', your {stands}' if stands else ''}"]

    def _outcome(self) -> list[str]:
        outcome = self._sitting.match.state.outcome
        if outcome is None:
            return []
        if not outcome.winners:
            return [f"It is a draw ({outcome.rule})."]
        winners = listed(self._sitting.names[seat] for seat in outcome.winners)
        won = "You win" if outcome.winners == (self._sitting.seat,) else f"{winners} wins"
        return [f"{won} ({outcome.rule})."]

    def _phase(self) -> list[str]:
        picture = self._picture()
        status, names = picture.status, self._sitting.names
        lines = [f"{picture.where()}."]
        for seat, role in ((status.first_player, "first"), (status.active, "active")):
            if seat is not None:
                who = "You are" if seat == picture.seat else f"{names[seat]} is"
                lines.append(f"{who} the {role} player.")
        return lines

    def _challenge(self) -> list[str]:
        picture = self._picture()
        challenge, told = picture.challenge, picture.comparison
        if challenge is None or told is None:
            return ["There is no challenge now."]
        claim = "" if told["claim"] is None else f", claim {told['claim']['value']}"
        lines = [f"{told['title']}{claim}. {told['who']}."]
        for word, total, parts in (
            ("Attack", challenge["attacking_strength"], told["attack"]),
            ("Defence", challenge["defending_strength"], told["defence"]),
        ):
            by = [part["text"] for part in parts]
            lines.append(f"{word} {total}: {', '.join(by) or 'nobody'}.")
        return [*lines, told["stands"], *told["stakes"]]

    def _piles(self) -> list[str]:
        picture = self._picture()
        lines = []
        for seat in (picture.seat, *picture.foes):
            whose = "Your" if seat == picture.seat else f"{self._sitting.names[seat]}'s"
            for pile, words in _PILES:
                cards = [name_of(picture.cards[card]) for card in picture.seats[seat][pile]]
                lines.append(f"{whose} {words}: {listed(cards) if cards else 'empty'}.")
        return lines

    # One card.

    def _named(self, words: str) -> Card:
        """A card that may be seen, by name or the beginning of it: the nearest one first, own ones before others."""
        picture = self._picture()
        wanted = words.casefold()
        seen = [card for card in picture.cards.values() if "name" in card]
        found = [card for card in seen if card["name"].casefold() == wanted]
        found = found or [card for card in seen if card["name"].casefold().startswith(wanted)]
        found = found or [card for card in seen if wanted in card["name"].casefold()]
        if not found:
            raise BadArgument(
                f"You cannot see a card {words[:40]!r}. Name one in your hand, in play or in a pile."
            )
        return min(found, key=lambda card: (_place(card), card["controller"] != picture.seat))

    def _card(self, card: Card) -> list[str]:
        picture = self._picture()
        game = self._sitting.game.id
        host = card.get("attached_to")
        owner = card["controller"] if card["owner"] is None else card["owner"]
        where = picture.lexicon.say(PLACES[card["zone"]]).format(
            whose="nobody's" if owner is None else self._whose(owner)
        )
        if card["zone"] in ("play", "attached"):
            where += f", under {self._whose(card['controller'])} control"
        if host is not None:
            where += f", attached to {name_of(picture.cards[host])}"
        lines = [
            f"{name_of(card)}: {kind_of(game, card)}{', unique' if card['unique'] else ''}.",
            f"It is {where}.",
        ]
        numbers = ", ".join(word for word in (numbers_of(card), printed_bonus(game, card["code"])) if word)
        if numbers:
            lines.append(f"Numbers: {numbers}.")
        lines += sum_lines(card)
        if state_of(card):
            lines.append(f"Now: {', '.join(state_of(card))}.")
        lines += [f"{named[:1].upper()}{named[1:]}." for named in named_for(picture, card)]
        if card["traits"]:
            lines.append(f"Traits: {', '.join(card['traits'])}.")
        return lines + [str(line) for line in printed_lines(game, card["code"])]

    def why_not(self, words: list[str]) -> list[str]:
        if not words:
            raise BadArgument("Type why and the name of a card.")
        card = self._named(" ".join(words))
        lines = []
        for what, refused in refusals(self._sitting, self._picture(), card):
            if not refused:
                lines.append(f"You can {what}.")
            for refusal in refused:
                lines.append(f"You cannot {what}: {refusal['text']} ({refusal['rule']})")
        idle = self._sitting.no_use(card["id"])
        lines += [idle] if idle else []
        return lines or [f"There is nothing to do with {name_of(card)}."]


def _place(card: Card) -> int:
    return _NEAREST.index(card["zone"]) if card["zone"] in _NEAREST else len(_NEAREST)
