"""On a phone a drawer opens above hand and prompt, and neither moves away; titles to choose from are told in full."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.web.conftest import Visiting
from tests.web.positions import kind, position
from tests.web.sitting import Sitting
from tests.web.teller import Told, asking, laid_out, put

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
_BOXES: Final = """(wanted) => wanted.map((one) => {
  const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
  return { left, top, right, bottom };
})"""

_WHOLE: Final = """(title) => {
  const [text, drawer] = [title.querySelector('.tx'), title.closest('.drawer').getBoundingClientRect()];
  const words = [...text.querySelectorAll('p')].at(-1).getBoundingClientRect();
  return text.scrollHeight <= text.clientHeight + 1 && words.bottom < drawer.bottom;
}"""


def _boxes(sitting: Sitting, *wanted: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = sitting.page.evaluate(_BOXES, list(wanted))
    return found


def _search(told: Told) -> None:
    """Something is chosen from the discard pile, for a plot."""
    for n in range(8):
        put(told, 600 + n, "discard")
    put(told, 900, "plot", type="plot", name="A plot", strength=None)
    told["view"]["seats"][0]["plot"] = 900
    options = [{"key": f"k{n}", "verb": "pick", "text": str(n), "card": 600 + n} for n in range(8)]
    why = {
        "step": "1.4",
        "what": "search",
        "ability": {"card": 900, "code": "01006", "index": 0},
        "card": 900,
    }
    asking(told, "pick", options, picks=True, why=why)


def test_a_drawer_to_choose_from_leaves_hand_and_prompt_where_they_are(visiting: Visiting) -> None:
    sitting = Sitting(visiting(**PHONE))
    teller = laid_out(sitting)
    teller.tell(_search)
    page = sitting.page
    page.locator(".drawer [data-choice]").first.wait_for()
    sitting.settle()
    drawer, hand, prompt, theirs = _boxes(sitting, ".drawer", ".handrow", ".prompt", ".seat.opp .plate")
    assert drawer["bottom"] <= hand["top"] + 1
    assert hand["bottom"] <= prompt["top"] + 1
    assert prompt["bottom"] <= 741
    assert theirs["bottom"] <= drawer["top"] and drawer["top"] >= 0
    (source,) = _boxes(sitting, ".prompt .from .card")
    assert source["left"] >= prompt["left"] + 8 and source["bottom"] <= prompt["bottom"]
    page.locator(".drawer [data-choice]").first.tap()
    page.locator(".drawer .selected").wait_for()


def test_a_pile_that_is_looked_at_does_the_same(visiting: Visiting) -> None:
    sitting = Sitting(visiting(**PHONE))
    teller = laid_out(sitting)
    teller.tell(lambda told: [put(told, 600 + n, "discard") for n in range(3)])
    page = sitting.page
    sitting.settle()
    before = _boxes(sitting, ".handrow", ".prompt")
    page.locator(".seat.me [data-pile~=discard]").tap()
    page.locator(".drawer").wait_for()
    sitting.settle()
    drawer, *after = _boxes(sitting, ".drawer", ".handrow", ".prompt")
    assert after == before
    assert drawer["bottom"] <= after[0]["top"] + 1
    page.locator(".drawer .shut").tap()
    page.locator(".drawer").wait_for(state="detached")


@pytest.mark.parametrize("width", [1024, 1440])
def test_titles_to_choose_from_are_told_in_full(visiting: Visiting, width: int) -> None:
    sitting = Sitting(visiting(viewport={"width": width, "height": 768}))
    sitting.take_up(position("second/melee", 4, 2, kind("pick", what="title")))
    asked = sitting.asked()
    sitting.settle()
    titles = sitting.page.locator(".drawer [data-choice]")
    assert titles.count() == len(asked.choices) > 1
    for title in titles.all():
        assert title.evaluate(_WHOLE)
    sitting.choose(asked.choices[0])
    assert sitting.page.locator(".drawer .selected .act-tab").is_visible()
