"""The laws every game keeps, each written once and held by `weirwood fuzz --laws` and the tests."""

from __future__ import annotations

from typing import Final

from weirwood.lab.laws import choosing, copying, hiding, hurrying, repeating, telling
from weirwood.lab.laws.moment import Course, CourseLaw, Law, Moment, known

__all__ = ["COURSE_LAWS", "LAWS", "PLAYING", "Course", "CourseLaw", "Law", "Moment", "law_names"]


def _conservation(moment: Moment) -> str | None:
    """No card appears, disappears or changes."""
    cards = known(moment.game.id).cards(moment.facts)
    if cards == moment.cards:
        return None
    return f"the cards gained {dict(cards - moment.cards)} and lost {dict(moment.cards - cards)}"


LAWS: Final = (
    Law("waits", choosing.waits),
    Law("real-choices", choosing.real_choices),
    Law("spoken", choosing.spoken),
    Law("conservation", _conservation),
    Law("clone", copying.clone),
    Law("save-and-load", copying.save_and_load),
    Law("plain-data", copying.plain_data),
    Law("offered-is-accepted", choosing.offered_is_accepted),
    Law("refused-changes-nothing", choosing.refused_changes_nothing),
    Law("order-of-answers", choosing.order_of_answers),
    Law("noninterference", hiding.noninterference),
    Law("worlds-are-legal", hiding.worlds_are_legal),
    Law("worlds-follow", hiding.worlds_follow, every=2),
    Law("spectators", hiding.spectators),
    Law("logs", telling.logs, every=3),
    Law("explained", telling.explained),
    Law("brisk", hurrying.brisk, every=3),
    Law("asking-changes-nothing", choosing.asking_changes_nothing),
)
"""Laws of every moment, in the order they are looked at."""

COURSE_LAWS: Final = (
    CourseLaw("same-start", repeating.same_start),
    CourseLaw("load-and-continue", copying.load_and_continue),
    CourseLaw("openings", telling.openings),
    CourseLaw("worlds-vary", hiding.worlds_vary),
    CourseLaw("replay", repeating.replay),
    CourseLaw("undo", repeating.undo),
    CourseLaw("quiet", hurrying.quiet),
)
"""Laws of whole games."""

PLAYING: Final = ("no-crash", "ends")
"""Laws that playing itself tells: no choice of an option fails, and every game ends."""


def law_names() -> tuple[str, ...]:
    """The names of all laws."""
    return (*PLAYING, *(law.name for law in LAWS), *(law.name for law in COURSE_LAWS))
