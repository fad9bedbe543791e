"""The prompt: what may still be chosen, what is refused and where that is said, and buttons that destroy cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visiting
from tests.web.positions import kind, over, position
from tests.web.sitting import Sitting
from tests.web.teller import WORDS, Told, asking, laid_out, put

_PHONE = {"width": 360, "height": 740}
_SIZES = ({"width": 1440, "height": 900}, _PHONE)

_PASS = {"key": "pass", "verb": "pass", "text": "Pass"}


def _box(sitting: Sitting, where: str) -> dict[str, float]:
    found = sitting.page.locator(where).first.bounding_box()
    assert found is not None
    return {
        "x": round(found["x"]),
        "y": round(found["y"]),
        "width": round(found["width"]),
        "height": round(found["height"]),
    }


def _apart(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


@pytest.mark.parametrize("size", _SIZES, ids=lambda size: str(size["width"]))
def test_cards_that_gold_no_longer_pays_for_are_not_offered_and_say_why(
    visiting: Visiting, size: Any
) -> None:
    sitting = Sitting(visiting(viewport=size))
    sitting.deal(7)
    asked = sitting.until("setup")
    page = sitting.page
    costs = {
        choice: int(page.locator(f'[data-choice="{choice}"] .cost').first.inner_text())
        for choice in asked.choices
    }
    dearest = max(asked.choices, key=lambda choice: costs[choice])
    others = [choice for choice in asked.choices if choice != dearest and costs[choice] + costs[dearest] > 8]
    assert others
    sitting.choose(dearest)
    page.locator(f'[data-choice="{others[0]}"]').wait_for(state="detached")
    assert not set(others) & set(sitting.asked().choices)
    page.locator(f'.handrow [data-card="{others[0][1:]}"]').first.click(force=True)
    note = page.locator(".why")
    note.wait_for()
    assert note.locator("a").first.inner_text().startswith("RR.setup.8")
    sitting.settle()
    assert _apart(_box(sitting, ".why"), _box(sitting, ".prompt"))
    assert len(sitting.asked().chosen) == 1


@pytest.mark.parametrize("size", _SIZES, ids=lambda size: str(size["width"]))
def test_passing_until_unfolds_without_moving_anything(visiting: Visiting, size: Any) -> None:
    sitting = Sitting(visiting(viewport=size))
    sitting.take_up(position("second/joust", 2, 7, kind("act")))
    assert sitting.asked().about in ("act", "marshal")
    sitting.settle()
    places = (".prompt", ".prompt h2", ".prompt .deeds", ".handrow")
    before = [_box(sitting, place) for place in places]
    sitting.page.get_by_role("button", name="Pass until").click()
    sitting.page.locator(".until .choice").first.wait_for()
    assert [_box(sitting, place) for place in places] == before
    assert _apart(_box(sitting, ".until"), _box(sitting, ".prompt .deeds"))
    words = [one.get_attribute("data-choice") for one in sitting.page.locator(".until .choice").all()]
    assert words == ["uphase", "uround", "uconcern"]  # no challenge is fought


def test_the_prompt_has_the_same_height_whatever_it_says(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    heights = set()
    long = (
        "Ravenna attacks you in a power challenge, and as it stands she wins by six and takes two power. " * 3
    )
    for moment, line in (("", ""), ("Short.", ""), (long, ""), ("Short.", long)):
        more = {"words": {**WORDS, "moment": [moment]}, "line": [line]}
        teller.tell(lambda told, more=more: asking(told, "act", [_PASS], **more))  # type: ignore[misc]
        sitting.settle()
        heights.add(_box(sitting, ".prompt")["height"])
    assert len(heights) == 1


def test_a_question_is_the_same_after_a_reload(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("second/joust", 2, 7, kind("challenge")))
    asked = sitting.asked()
    sitting.choose(next(choice for choice in asked.choices if choice.startswith("o")))
    attackers = sitting.wait_past(asked)
    assert attackers.about == "attackers"
    sitting.page.reload()
    assert sitting.asked() == attackers


def test_a_button_that_destroys_cards_is_on_no_key(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)

    def ask(told: Told) -> None:
        put(told, 720, "play")
        options = [{"key": "k", "verb": "pick", "text": "One", "card": 720}]
        asking(told, "pick", options, picks=True, words={**WORDS, "danger": True})

    teller.answers["choose"] = lambda request: None
    teller.tell(ask)
    page = sitting.page
    red = page.locator(".prompt .btn.danger")
    red.wait_for()
    assert red.locator("kbd").count() == 0
    assert page.locator(".prompt .btn.go").is_disabled()
    for key in ("Space", "0", "Escape"):
        page.keyboard.press(key)
    assert not [one for one in teller.asked if one["op"] == "choose"]
    sitting.choose("c720")
    page.locator(".prompt .btn.go:not(:disabled)").wait_for()
    page.keyboard.press("Escape")  # takes the pick back, and goes no further
    page.keyboard.press("Escape")
    assert not [one for one in teller.asked if one["op"] == "choose"]
    red.click()
    page.locator(".prompt .btn.danger:disabled").wait_for()  # the choice is on its way
    assert [one["keys"] for one in teller.asked if one["op"] == "choose"] == [[]]


def test_many_choices_are_searched_by_name(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    names = [f"Knight {n}" for n in range(40)]
    options = [
        {"key": f"mode={n}", "verb": "mode", "value": name, "text": name} for n, name in enumerate(names)
    ]
    teller.tell(lambda told: asking(told, "mode", options))
    choices = sitting.page.locator(".choices button")
    sitting.page.get_by_role("searchbox", name="Search the choices").fill("knight 3")
    assert choices.all_inner_texts() and {words.split("\n")[0] for words in choices.all_inner_texts()} == {
        name for name in names if name.startswith("Knight 3")
    }
    teller.tell(lambda told: asking(told, "mode", options[:2]))
    assert sitting.page.get_by_role("searchbox").count() == 0


def test_on_a_phone_the_end_shows_the_own_seat_whole(visiting: Visiting) -> None:
    sitting = Sitting(visiting(viewport={"width": 390, "height": 844}))
    sitting.take_up(position("hbo", 2, 5, over))
    assert sitting.asked().state == "over"
    assert not sitting.page.locator(".handrow").is_visible()
    sitting.page.locator(".seat.me").evaluate("seat => seat.scrollIntoView({block: 'center'})")
    assert _apart(_box(sitting, ".seat.me"), _box(sitting, ".prompt"))
