"""Modifiers of how challenges and the game end: who cannot lose, what winning brings, and what it takes to win."""

from __future__ import annotations

from weirwood.thrones.ability.amounts import or_more
from weirwood.thrones.ability.player_modifiers import Bonus, OnPlayer
from weirwood.thrones.ability.players import plural
from weirwood.thrones.engine.marks import QUALITIES
from weirwood.thrones.engine.nodes import Context, Filter, Who
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import CHALLENGE_NAMES, ON_CHALLENGE


class AddsToDominance(Bonus):
    """Something adds strength to a player's total for dominance."""

    says = "{self} contributes {by} [STR] to your total for dominance"
    short = "+{by} [STR] for dominance"

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.dominance_bonus += self.by


class AddsToChallenge(Bonus):
    """Something adds strength to a player's side of a challenge."""

    says = "{self} contributes {by} [STR] to your side"

    def text(self, s: Speaker) -> str:
        if s.short:
            return f"+{self.by} [STR]{s.or_fewest(' for your side', '')}"
        return super().text(s)

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.challenge_bonus += self.by


class WinningGivesPower(Bonus):
    """You gain power if you win the challenge."""

    says = "if you win that challenge, gain {by} power for your [faction]"
    short = "gain {by} power if you win"
    is_apart = True

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.rewards += ((c.source, self.by),)


class CannotLose(OnPlayer):
    """You cannot lose a challenge, nor can your opponent win it: nobody does."""

    says = "you cannot lose the challenge and your opponent cannot win it"
    short = "you can't lose, nor can your opponent win"

    def __init__(self) -> None:
        super().__init__()

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.cannot_lose = True


class FightsInThatType(OnPlayer):
    """You declare attackers and defenders only in challenges of the type that was named."""

    reads = ON_CHALLENGE
    says = "you cannot declare attackers or defenders except in challenges of that type"
    short = "you attack and defend only in that type"
    by_name = True

    def __init__(self) -> None:
        super().__init__()

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.cannot_initiate |= (1 << len(CHALLENGE_NAMES)) - 1 & ~(1 << c.named())
        if g.challenge is not None and g.challenge.type != c.named():
            side.most_defenders = 0


class NotDeclaredWith(OnPlayer):
    """This card cannot be declared as an attacker or defender together with cards of a kind of yours."""

    says = "{self} cannot be declared as an attacker or defender if you also declare {filter}"

    def __init__(self, filter: Filter) -> None:
        super().__init__()
        self.filter = filter

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.apart += ((c.source, self.filter, c),)


class NeedsMorePower(OnPlayer):
    """Players need more power to win the game."""

    def __init__(self, by: int, who: Who | None = None) -> None:
        super().__init__(who)
        self.by = by

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.goal_change += self.by

    def text(self, s: Speaker) -> str:
        return f"{self.who.does(s, 'need')} {self.by} more power to win{s.or_short(' the game', '')}"


class CountsAsDoomed(NeedsMorePower):
    """Players count as having more doomed cards in their dead piles."""

    layer = QUALITIES

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.doom += self.by

    def text(self, s: Speaker) -> str:
        cards = f"{self.by} more doomed {plural('card', self.by)}"
        return f"{self.who.does(s, 'count')} as having {cards} in {self.who.own(s)} dead pile"


class CountsAsUnopposed(OnPlayer):
    """Challenges that players win by so much are considered unopposed."""

    def __init__(self, by: int, who: Who | None = None) -> None:
        super().__init__(who)
        self.by = by

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        """The lowest margin counts."""
        side.unopposed_by = self.by if side.unopposed_by < 0 else min(side.unopposed_by, self.by)

    def text(self, s: Speaker) -> str:
        won = f"challenge {self.who.does(s, 'win')} by {or_more(s, self.by)} [STR]"
        return f"each {won} is {s.or_short('considered ', '')}unopposed"


class NoUnopposedPower(OnPlayer):
    """Players gain no power for winning unopposed challenges."""

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.no_unopposed_power = True

    def text(self, s: Speaker) -> str:
        return f"{self.who.does(s, 'gain')} no power for winning unopposed challenges"


class SkipsDrawing(OnPlayer):
    """Players skip their draw phase."""

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.skips_draw = True

    def text(self, s: Speaker) -> str:
        return f"{self.who.does(s, 'skip')} {self.who.own(s)} draw phase"
