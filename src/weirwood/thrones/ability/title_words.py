"""Words of title cards: whom a title supports, its rivals, more challenges, cards and claim, and redirecting."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.core.errors import listed
from weirwood.thrones.ability.player_modifiers import Bonus, ExtraChallenge, OnPlayer
from weirwood.thrones.engine.concepts import asked, told
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.flow.stealth import pick_bypassed
from weirwood.thrones.engine.nodes import Condition, Context, Effect
from weirwood.thrones.engine.options import PLAYER, pack, seat_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import IMPOSSIBLE, OCCURRED, Happening
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import BYPASSED, NO_CARD, ON_CHALLENGE


def _bearers(g: Board, names: tuple[str, ...]) -> int:
    """The players who bear titles of these names, as bits."""
    bits = 0
    for side in g.sides:
        if side.title != NO_CARD and g.definition(side.title).name in names:
            bits |= 1 << side.seat
    return bits


class Supports(OnPlayer):
    """You cannot initiate challenges against whoever bears another title; the reverse is free."""

    says = "supports {title}"

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.supported |= _bearers(g, (self.title,))


class Rivals(OnPlayer):
    """Beating whoever bears one of these titles gives a bonus."""

    layer = 1

    def __init__(self, *titles: str) -> None:
        super().__init__()
        self.titles = titles

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.rivals |= _bearers(g, self.titles)

    def text(self) -> str:
        return f"rivals: {listed(self.titles)}"


class AttackingRival(Condition):
    """You attack a rival in a challenge of a type."""

    says = "during {type} challenges in which you are attacking a rival"
    reads = ON_CHALLENGE

    def __init__(self, type: int) -> None:
        self.type = type

    def holds(self, g: Board, c: Context) -> bool:
        """Look; a redirected challenge is against whom it resolves against."""
        challenge = g.challenge
        if challenge is None or challenge.type != self.type or challenge.attacker != c.seat:
            return False
        return bool((g.sides[c.seat].rivals >> challenge.defender) & 1)


class ExtraChallengeElsewhere(ExtraChallenge):
    """You may initiate an additional challenge of a type, against a different opponent."""

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.extra_elsewhere[self.type] += 1

    def text(self) -> str:
        return f"{super().text()}, against a different opponent"


class DrawsMore(Bonus):
    """You draw more cards in the draw phase."""

    says = "increase the number of cards you draw in the draw phase by {by}"

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.draw_bonus += self.by


class WideClaim(OnPlayer):
    """You may resolve your claim of a type against any number of opponents of your choice."""

    says = "you may resolve your {type} claim against any number of opponents of your choice"

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.wide_claim |= 1 << self.type


class Redirect(Effect):
    """The challenge resolves against another opponent, whom its attacker chooses.

    It stays initiated against the first one. Who was bypassed by stealth never was; the attackers may
    bypass others, and it is these who were bypassed when the challenge was initiated.
    """

    says = "redirect it: its attacker chooses another opponent against whom it resolves"

    def could(self, g: Board, c: Context) -> bool:
        return bool(self._others(g))

    def _others(self, g: Board) -> list[int]:
        """Whom the attacker may choose, even one against whom no challenge may be initiated."""
        challenge = g.challenge
        if challenge is None:
            return []
        return [seat for seat in g.opponents(challenge.attacker) if seat != challenge.against]

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Ask the attacker for an opponent and for new stealth targets; type and attackers stay."""
        challenge = g.challenge
        occurrence = g.stack[frame.context.frame]
        others = self._others(g)
        if challenge is None or not others or not isinstance(occurrence, Occurrence):
            return
        attacker = challenge.attacker
        why = Reason(
            g.step, g.clause(asked.REDIRECTION), "target", ability=(frame.context.source, frame.ability.index)
        )
        packed = [pack(PLAYER, seat=seat) for seat in others]
        option = frame.ask(g, attacker, DecisionKind.PLAYER, packed, why)
        if option < 0:
            return
        defender = seat_of(option)
        bypassed = pick_bypassed(g, frame, attacker, sorted(challenge.attackers), defender)
        if bypassed is None:
            return
        for happening in occurrence.happenings:
            if happening.kind == BYPASSED:
                happening.status = IMPOSSIBLE
        challenge.defender = defender
        challenge.stealth = bypassed
        challenge.bypassed = [target for _, target in bypassed]
        g.note_all("redirected", told.REDIRECTED, (frame.context.seat, defender), source=frame.context.source)
        for by, target in bypassed:
            happening = Happening(BYPASSED, target, defender, other=by)
            happening.status = OCCURRED
            occurrence.happenings.append(happening)
            g.tell(happening, told.BYPASSED_ANEW)
        g.touch(ON_CHALLENGE)
