"""Players: you, your opponents, the winner and the loser of the challenge, whoever was chosen; and small phrases."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import either
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import Context, Filter, Operand, Who
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    ON_CHALLENGE,
    ON_HISTORY,
    ON_PILES,
    PLOT_VALUE_NAMES,
)


class You(Who):
    """The player who uses the ability."""

    def seats(self, g: Board, c: Context) -> list[int]:
        return [c.seat]

    def includes(self, g: Board, c: Context, seat: int) -> bool:
        return seat == c.seat

    def text(self, s: Speaker) -> str:
        return "they" if s.they else "you"

    def whose(self, s: Speaker) -> str:
        return "their" if s.they else "your"

    def own(self, s: Speaker) -> str:
        return self.whose(s)

    def does(self, s: Speaker, *verbs: str) -> str:
        return f"{self.text(s)} {' or '.join(verbs)}"

    def must(self, s: Speaker, verb: str) -> str:
        return verb

    def has(self, s: Speaker) -> str:
        return f"{self.text(s)} have"


class Opponent(Who):
    """Any opponent."""

    says = "an opponent"

    def seats(self, g: Board, c: Context) -> list[int]:
        return g.opponents(c.seat)

    def includes(self, g: Board, c: Context, seat: int) -> bool:
        return seat != c.seat and not g.sides[seat].eliminated


class EachOpponent(Opponent):
    """Each opponent."""

    says = "each opponent"
    each = True

    def whoever(self, s: Speaker) -> str:
        return s.or_short("your opponents", "opponents")


class EachPlayer(Who):
    """Each player, in player order."""

    says = "each player"
    each = True

    def seats(self, g: Board, c: Context) -> list[int]:
        return g.alive()

    def cannot(self, s: Speaker) -> str:
        return "no player can"


class AnyPlayer(EachPlayer):
    """Any player."""

    says = "a player"
    each = False


_SIDES: Final = {"loser": "losing opponent", "attacker": "attacking player", "defender": "defending player"}


class ChallengeSide(Who):
    """The winner, the loser, the attacking or the defending player of the challenge."""

    reads = ON_CHALLENGE | ON_HISTORY

    def __init__(self, which: str) -> None:
        if which != "winner" and which not in _SIDES:
            raise ValueError(f"a player of a challenge is its winner, {either(_SIDES)}, not its {which}")
        self.which = which

    def seats(self, g: Board, c: Context) -> list[int]:
        challenge = g.challenge
        if challenge is None:
            return []
        if self.which == "winner":
            seat = challenge.winner
        elif self.which == "loser":
            seat = challenge.loser
        elif self.which == "attacker":
            seat = challenge.attacker
        else:
            seat = challenge.defender
        return [] if seat == NOBODY or g.sides[seat].eliminated else [seat]

    def text(self, s: Speaker) -> str:
        return s.or_fewest("the ", "") + self._side(s)

    def whose(self, s: Speaker) -> str:
        return self.own(s) if s.actor is self else f"the {self._side(s)}'s"

    def _side(self, s: Speaker) -> str:
        told = s.short and self.which == "loser"
        side = self.which if told or self.which == "winner" else _SIDES[self.which]
        return s.loser if self.which == "loser" and not told else side


class Opposing(Who):
    """The player you are in a challenge against, whoever of you attacks."""

    reads = ON_CHALLENGE
    says = "the opposing player"

    def seats(self, g: Board, c: Context) -> list[int]:
        challenge = g.challenge
        if challenge is None:
            return []
        if challenge.attacker == c.seat:
            return [challenge.defender]
        return [challenge.attacker] if challenge.defender == c.seat else []


class ThatPlayer(Who):
    """The player chosen or picked before."""

    def seats(self, g: Board, c: Context) -> list[int]:
        seats = [c.player()] if c.player() >= 0 else g.opponents(c.seat)
        return [seat for seat in seats if not g.sides[seat].eliminated]

    def text(self, s: Speaker) -> str:
        """By the words of the pick where that was not told yet."""
        picked, s.picked = s.picked, ""
        s.somebody = not s.short
        return picked or s.or_short("that player", "they")

    def whose(self, s: Speaker) -> str:
        return f"{self.text(s)}'s" if s.picked or not s.short else "their"

    def does(self, s: Speaker, *verbs: str) -> str:
        return super().does(s, *verbs) if s.picked or not s.short else f"they {' or '.join(verbs)}"


class YouAndThatPlayer(Who):
    """You and the player chosen before."""

    each = True

    def seats(self, g: Board, c: Context) -> list[int]:
        return [seat for seat in g.alive() if seat == c.seat or seat in THAT_PLAYER.seats(g, c)]

    def text(self, s: Speaker) -> str:
        return f"you and {THAT_PLAYER.text(s)}"

    def does(self, s: Speaker, *verbs: str) -> str:
        return f"{self.text(s)} each {' or '.join(verbs)}"


class PlayerOfEvent(Who):
    """The player of whom the answered happening speaks."""

    def text(self, s: Speaker) -> str:
        """By the words that tell who it is where no player was named."""
        user, s.user = s.user, ""
        return s.or_short(user or "that player", "they")

    def whose(self, s: Speaker) -> str:
        return s.or_short("that player's", "their")

    def seats(self, g: Board, c: Context) -> list[int]:
        event = c.event(g)
        if event is None or event.seat < 0 or g.sides[event.seat].eliminated:
            return []
        return [event.seat]


class ControllerOf(Who):
    """The player who controls a card."""

    says = "{card:whose} controller"

    def __init__(self, card: Operand) -> None:
        self.card = card

    def seats(self, g: Board, c: Context) -> list[int]:
        return sorted({record.controller for record in self.card.records(g, c)})


class OpponentWithout(Opponent):
    """An opponent who controls no card of a kind."""

    says = "an opponent who does not control {filter}"
    short = "an opponent without {filter}"

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def seats(self, g: Board, c: Context) -> list[int]:
        having = {g.controller(card) for card in self.filter.candidates(g, c)}
        return [seat for seat in g.opponents(c.seat) if seat not in having]

    def includes(self, g: Board, c: Context, seat: int) -> bool:
        return seat in self.seats(g, c)


class OpponentBelow(Opponent):
    """An opponent with a lower value on the revealed plot than you."""

    says = "an opponent whose {value} value is lower than yours"
    short = "a lower-{value} opponent"

    def __init__(self, value: int) -> None:
        self.value = honoured(
            value, range(len(PLOT_VALUE_NAMES)), "the values of a plot are GOLD_VALUE to RESERVE"
        )

    def seats(self, g: Board, c: Context) -> list[int]:
        yours = g.plot_value(c.seat, self.value)
        return [seat for seat in g.opponents(c.seat) if g.plot_value(seat, self.value) < yours]

    def includes(self, g: Board, c: Context, seat: int) -> bool:
        return seat in self.seats(g, c)


class ControlsMost(Who):
    """The player who controls more cards of a kind than each other player."""

    says = "a player who controls more {filter:many} than each other player"

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def seats(self, g: Board, c: Context) -> list[int]:
        owners = [g.controller(card) for card in self.filter.candidates(g, c)]
        most = max([owners.count(seat) for seat in g.alive()])
        found = [seat for seat in g.alive() if owners.count(seat) == most]
        return found if len(found) == 1 else []


class HoldsAtMost(Who):
    """Each player with at most so many cards in hand."""

    each = True
    says = "each player with {most} or fewer cards in hand"

    def __init__(self, most: int) -> None:
        self.most = most

    def seats(self, g: Board, c: Context) -> list[int]:
        """A card that is about to be played does not count."""
        hands = {seat: [card for card in g.sides[seat].hand if card != c.source] for seat in g.alive()}
        return [seat for seat, hand in hands.items() if len(hand) <= self.most]


class WithDead(Who):
    """A player with a card that is printed as one of a kind in the dead pile."""

    reads = ON_PILES
    says = "a player with a printed {filter:bare} in their dead pile"

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def seats(self, g: Board, c: Context) -> list[int]:
        return [
            seat for seat in g.alive() if any(self.filter.matches(g, c, card) for card in g.sides[seat].dead)
        ]


class PlayersWith(Who):
    """Each player, or each opponent, with, or without, a revealed plot card of a kind."""

    each = True

    def __init__(self, plot: Filter, never: bool = False, opponents: bool = False) -> None:
        self.plot, self.never, self.opponents = plot, never, opponents

    def seats(self, g: Board, c: Context) -> list[int]:
        among = g.opponents(c.seat) if self.opponents else g.alive()
        return [seat for seat in among if self._has(g, c, g.sides[seat].plot) != self.never]

    def _has(self, g: Board, c: Context, plot: int) -> bool:
        return plot >= 0 and self.plot.matches(g, c, plot)

    def text(self, s: Speaker) -> str:
        return f"each {self._one()} {self._revealing(s)}"

    def whoever(self, s: Speaker) -> str:
        return f"{self._one()}s {self._revealing(s)}"

    def _one(self) -> str:
        return "opponent" if self.opponents else "player"

    def _revealing(self, s: Speaker) -> str:
        revealed = "" if s.short > 3 else " revealed"
        return f"{'without' if self.never else 'with'} {self.plot.text(s)}{revealed}"


YOU: Final = You()
AN_OPPONENT: Final = Opponent()
EACH_OPPONENT: Final = EachOpponent()
EACH_PLAYER: Final = EachPlayer()
A_PLAYER: Final = AnyPlayer()
THE_WINNER: Final = ChallengeSide("winner")
THE_LOSER: Final = ChallengeSide("loser")
THE_ATTACKER: Final = ChallengeSide("attacker")
THE_DEFENDER: Final = ChallengeSide("defender")
THE_OPPOSING_PLAYER: Final = Opposing()
THAT_PLAYER: Final = ThatPlayer()
YOU_AND_THAT_PLAYER: Final = YouAndThatPlayer()
PLAYER_OF_EVENT: Final = PlayerOfEvent()


SIDE_NAMES: Final = {ATTACKER: "attacking", DEFENDER: "defending"}

FACTION_WORDS: Final = {
    "baratheon": "Baratheon",
    "greyjoy": "Greyjoy",
    "lannister": "Lannister",
    "martell": "Martell",
    "thenightswatch": "Night's Watch",
    "stark": "Stark",
    "targaryen": "Targaryen",
    "tyrell": "Tyrell",
    "neutral": "neutral",
}
FACTIONS: Final = tuple(FACTION_WORDS)
"""Factions by the number under which an ability keeps the one that was named."""
TIGHT_FACTIONS: Final = {"thenightswatch": "Watch"}
"""Factions told in a word before a noun, where there is hardly any room."""


def faction_word(s: Speaker, faction: str) -> str:
    """A faction in words."""
    word = FACTION_WORDS[faction]
    house = "" if faction == "neutral" else "[house of]"
    return s.or_fewest(s.or_short(f"{house}{word}", word), TIGHT_FACTIONS.get(faction, word))


def a(noun: str) -> str:
    """A noun phrase with its article."""
    return f"{'an' if noun.lstrip('{')[0] in 'aeiouAEIOU' and noun[:3] != 'uni' else 'a'} {noun}"


def plural(noun: str, count: int) -> str:
    """The singular or plural of a noun."""
    return noun if count == 1 else f"{noun}s"


def a_challenge(s: Speaker, *types: int, before: str = "") -> str:
    """A challenge of one of these types, or of any; a type below 0 is none."""
    names = s.or_fewest(" or ", "/").join(s.challenge(type) for type in types if type >= 0)
    if s.short and names:
        return f"{before}{names}"
    return a(f"{before}{names} challenge" if names else f"{before}challenge")


def as_player(s: Speaker, role: int) -> str:
    """In which role you are in a challenge; empty where any will do."""
    if s.short and role:
        return " as attacker" if role == ATTACKER else " as defender"
    return f" as the {SIDE_NAMES[role]} player" if role else ""
