"""Games that go another way when they hurry, or when nothing is told of them."""

from __future__ import annotations

from tests.lab.broken import Whole


class HurriesAway(Whole):
    """Whoever is in a hurry has a choice made for the next seat, too."""

    hurries = False

    def hurry(self) -> None:
        self.hurries = True

    def take(self, seat: int, index: int) -> None:
        super().take(seat, index)
        if self.hurries and self.decisions:
            super().take(self.decisions[0].seat, 0)


class WhispersAnother(Whole):
    """What nobody is told of is the first option, whichever was chosen."""

    def take(self, seat: int, index: int) -> None:
        super().take(seat, 0)
