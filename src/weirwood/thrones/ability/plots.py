"""Words that speak of plots: printed gold, what X is, claim while you defend, and another plot's ability."""

from __future__ import annotations

from weirwood.thrones.ability.flow import After, UntilEnd
from weirwood.thrones.ability.modifiers import OnCard
from weirwood.thrones.ability.player_modifiers import PlotValue
from weirwood.thrones.ability.players import THE_ATTACKER
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import after
from weirwood.thrones.engine.nodes import Amount, Context, Effect, Filter, Modifier, Operand, Who
from weirwood.thrones.engine.rules.eligibility import refused, refused_use
from weirwood.thrones.engine.rules.plots import recycle, reveal
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import OCCURRED, Happening
from weirwood.thrones.engine.words import CLAIM, GAME, NO_CARD, PLOT_REVEALED, WHEN_REVEALED


class PrintedGold(Amount):
    """The printed gold value of a player's revealed plot, perhaps raised; a printed X is 0."""

    def __init__(self, who: Who, higher_by: int = 0) -> None:
        self.who, self.higher_by = who, higher_by

    def value(self, g: Board, c: Context) -> int:
        plots = [g.sides[seat].plot for seat in self.who.seats(g, c)]
        return self.higher_by + sum(g.cards[plot].gold for plot in plots if plot != NO_CARD)

    def text(self) -> str:
        higher = f"{self.higher_by} higher than " if self.higher_by else ""
        return f"{higher}the printed gold value on {self.who:whose} revealed plot card"


class GoldIsX(OnCard):
    """The gold value X of plots is defined; the newest definition counts."""

    says = "X is {x}"

    def __init__(self, what: Operand, x: Amount) -> None:
        super().__init__(what)
        self.x = x

    def amount(self) -> Amount | None:
        return self.x

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            g.record(card).gold_base = n


class FromNowOn(UntilEnd):
    """Modifiers without an end: until the cards they change leave play."""

    def __init__(self, *modifiers: Modifier) -> None:
        super().__init__(GAME, *modifiers)

    def text(self) -> str:
        return " and ".join(modifier.text() for modifier in self.modifiers)


class ClaimAgainstYou(PlotValue):
    """The attacking player's claim is raised or reduced in challenges of the type named that you defend."""

    reads = THE_ATTACKER.reads

    def __init__(self, by: int) -> None:
        super().__init__(CLAIM, by, THE_ATTACKER, named_type=True)

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        if g.challenge is not None and g.challenge.defender == c.seat:
            super().apply(g, c, cards, n)

    def text(self) -> str:
        return f"{super().text()} in which you are the defending player"


class InitiateWhenRevealed(Effect):
    """Initiate the when revealed ability of a revealed plot as if you had just revealed it."""

    says = "initiate the when revealed ability on a revealed {filter:bare} as if you had just revealed it"

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def could(self, g: Board, c: Context) -> bool:
        """There is one that you could initiate."""
        return bool(self._eligible(g, c))

    def _eligible(self, g: Board, c: Context) -> list[int]:
        return [
            card
            for card in self.filter.candidates(g, c)
            if card != c.source and self._ability(g, c, card) is not None
        ]

    def _ability(self, g: Board, c: Context, card: int) -> Ability | None:
        for ability in g.definition(card).abilities:
            if ability.heading == WHEN_REVEALED and not refused_use(
                g, Context(c.seat, card, ability), ability
            ):
                return ability
        return None

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Choose among several; then it goes through all steps, with you in its controller's place."""
        c = frame.context
        picked = frame.pick(g, c.seat, self._eligible(g, c), 1, 1, frame.why(g, None))
        if picked is None:
            return
        ability = self._ability(g, c, picked[0]) if picked else None
        frame.ok = ability is not None
        if ability is not None:
            g.stack.append(Resolve(g, c.seat, picked[0], ability))


class RevealPlot(Effect):
    """Reveal a new plot outside the plot phase's own step: nothing but its abilities follow."""

    says = "reveal a new plot card"

    def could(self, g: Board, c: Context) -> bool:
        """There is one in your plot deck."""
        return bool(g.sides[c.seat].plots)

    def flat(self, ability: Ability) -> list[Effect]:
        """It is revealed, its when revealed ability resolves, and then come reactions."""
        return [self, After(WhenJustRevealed()), After(PlotIsRevealed())]

    def resolve(self, g: Board, frame: Resolve) -> None:
        seat = frame.context.seat
        picked = frame.pick(g, seat, sorted(g.sides[seat].plots), 1, 1, frame.why(g, None))
        if picked is None:
            return
        frame.ok = bool(picked)
        for plot in picked:
            reveal(g, seat, plot)
        g.check_due = True


class WhenJustRevealed(Effect):
    """The when revealed ability of your plot resolves; not a word of its own."""

    says = ""

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Start it, if it can do something."""
        seat = frame.context.seat
        plot = g.sides[seat].plot
        for ability in g.definition(plot).abilities:
            if ability.heading == WHEN_REVEALED and not refused(g, seat, plot, ability):
                g.stack.append(Resolve(g, seat, plot, ability))
                return


class PlotIsRevealed(Effect):
    """The reveal is complete: the used pile may come back, and reactions follow; not a word of its own."""

    says = ""

    def resolve(self, g: Board, frame: Resolve) -> None:
        seat = frame.context.seat
        recycle(g, seat)
        revealed = Happening(PLOT_REVEALED, g.sides[seat].plot, seat)
        revealed.status = OCCURRED
        after(g, [revealed])
