"""The end of a round and the end of the match."""

from __future__ import annotations

from weirwood.core.event import Event
from weirwood.core.outcome import Ending, Outcome
from weirwood.intrigue.position import Position

_NO_CARD = 1 << 30
"""More icons than any Iron Throne card has: whoever has no card loses ties to whoever has one."""


def end_round(position: Position, events: list[Event]) -> None:
    """Who placed last draws an Iron Throne card, cards in hand cost points (WI.end-of-round.1 to 6, WI.objective.1)."""
    events.append(Event("round-ended", "WI.end-of-round.1", amount=position.round))
    if position.last >= 0:
        drawn = position.throne_deck[0]
        position.throne_deck = position.throne_deck[1:]
        position.thrones[position.last] += (drawn,)
        card = position.table.thrones[drawn]
        events.append(
            Event(
                "throne-drawn",
                "WI.end-of-round.2",
                (position.last,),
                value={"index": drawn, "value": card.value, "icons": card.icons},
                knowers=(position.last,),
            )
        )
    for seat in range(position.table.players):
        left = sum(position.hands[seat])
        position.penalties[seat] += left
        events.append(Event("penalty", "WI.end-of-round.5", (seat,), amount=left))


def score(position: Position, seat: int) -> int:
    """Penalty points less the values of the seat's Iron Throne cards (WI.end-of-game.1, 2)."""
    total = position.penalties[seat]
    for index in position.thrones[seat]:
        total -= position.table.thrones[index].value
    return total


def end_match(position: Position, events: list[Event]) -> None:
    """Reveal the Iron Throne cards and find the winners (WI.end-of-game.1 to 7)."""
    players = position.table.players
    for seat in range(players):
        if position.thrones[seat]:
            cards = [position.table.thrones[index].form() for index in position.thrones[seat]]
            events.append(Event("thrones-revealed", "WI.end-of-game.1", (seat,), value=cards))
    ranks = [_rank(position, seat) for seat in range(players)]
    best = min(ranks)
    winners = tuple([seat for seat in range(players) if ranks[seat] == best])
    tied = [seat for seat in range(players) if ranks[seat][0] == best[0]]
    standing = tuple([1 + len([other for other in ranks if other < rank]) for rank in ranks])
    scores = tuple([score(position, seat) for seat in range(players)])
    position.outcome = Outcome(winners, Ending.SCORE, _clause(position, tied, winners), standing, scores)
    position.open = None
    events.append(Event("match-ended", position.outcome.rule, winners, value=list(scores)))


def _rank(position: Position, seat: int) -> tuple[int, int]:
    """Lowest score first, then the fewest icons on one Iron Throne card (WI.end-of-game.3, 4, 5)."""
    icons = _NO_CARD
    for index in position.thrones[seat]:
        icons = min(icons, position.table.thrones[index].icons)
    return score(position, seat), icons


def _clause(position: Position, tied: list[int], winners: tuple[int, ...]) -> str:
    """The clause that decided."""
    if len(tied) == 1:
        return "WI.end-of-game.3"
    if len(winners) > 1:
        return "WI.end-of-game.7" if position.thrones[winners[0]] else "WI.end-of-game.6"
    for seat in tied:
        if seat not in winners and position.thrones[seat]:
            return "WI.end-of-game.4"
    return "WI.end-of-game.5"
