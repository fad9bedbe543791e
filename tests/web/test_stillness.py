"""Where the system asks for stillness nothing moves, and what changed is outlined instead."""

from __future__ import annotations

from tests.web.conftest import Visiting
from tests.web.motions import forget, motions, record
from tests.web.sitting import Sitting
from tests.web.teller import card, laid_out

MINE = 700


def test_the_system_may_ask_for_stillness(visiting: Visiting) -> None:
    visitor = visiting(reduced_motion="reduce")
    record(visitor.page, motion="system")
    sitting = Sitting(visitor)
    teller = laid_out(sitting)
    sitting.page.wait_for_function("() => !document.querySelector('.changed')")
    forget(sitting.page)
    teller.tell(lambda told: card(told, MINE).update(kneeling=True), {"kind": "knelt", "cards": [MINE]})
    assert motions(sitting.page) == []
    outlined = sitting.page.evaluate("window.outlined.filter((one) => one.on)")
    assert [one["card"] for one in outlined] == [str(MINE)]
