"""A game again in the browser: steps, turning points, keys, eyes, sharing, and playing on."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.test_story import played
from tests.web.conftest import Visiting
from tests.web.positions import kind, position
from tests.web.sitting import Sitting

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Page, Route


def _at(page: Page, moment: int) -> None:
    """Wait until a moment is shown."""
    page.wait_for_function("(n) => document.querySelector('.pos b').innerText === n", arg=str(moment))


def _now(page: Page) -> int:
    return int(page.locator(".pos b").inner_text())


def _end_of_a_court(sitting: Sitting) -> Page:
    """Play a court to its end, always the same one, and open its replay."""
    sitting.visitor.go("/help")
    sitting.page.get_by_role("button", name="Begin a first court").click()
    sitting.page.wait_for_selector(".prompt")
    sitting.play(lambda asked: asked.choices[0] if asked.choices else None)
    sitting.page.get_by_role("link", name="Replay").click()
    sitting.page.locator(".tp").first.wait_for()
    return sitting.page


def test_on_a_phone_a_replay_tells_its_phase_and_a_hand_lies_below_its_seat(visiting: Visiting) -> None:
    sitting = Sitting(visiting(viewport={"width": 390, "height": 844}, has_touch=True))
    sitting.watch(position("hbo", 2, 3, kind("challenge")), at=20)
    page = sitting.page
    told = page.evaluate("fetch('/api/rules?game=hbo').then((answer) => answer.json())")
    titles = [one["title"].lower() for one in told["framework"] if one["phase"] == "marshaling"]
    assert titles != ["marshaling"], "the edition has a word of its own"
    shown = page.get_by_role("group", name="Phase").locator("b")
    while shown.inner_text().lower() not in titles:
        page.get_by_role("button", name="Phase before").click()
    hand, seat = (sitting.page.locator(where).first for where in (".handrow", ".seat.me"))
    hand.wait_for()
    above, below = seat.bounding_box(), hand.bounding_box()
    assert above is not None and below is not None and above["y"] + above["height"] <= below["y"] + 1


def test_replay_and_play_on(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    page = _end_of_a_court(sitting)
    moments = page.get_by_label("Moment", exact=True)
    last = int(moments.get_attribute("max") or 0)
    assert last > 10
    page.get_by_role("button", name="Forward").click()
    _at(page, 1)
    moments.fill(str(last // 2))
    _at(page, last // 2)
    page.get_by_role("button", name="A spectator").click()
    page.wait_for_function("() => document.querySelectorAll('.courthand .k').length === 0")
    page.get_by_role("button", name="You", exact=True).click()
    page.wait_for_function("() => document.querySelectorAll('.courthand .k').length > 0")
    _at(page, last // 2)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))
    end = sitting.play(lambda asked: asked.choices[0] if asked.choices else None)
    assert end.state == "over"


def test_keys_and_steps_of_a_replay(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    page = _end_of_a_court(sitting)
    last = int(page.get_by_label("Moment", exact=True).get_attribute("max") or 0)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").get_by_text("play on from here").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    _at(page, last)
    page.keyboard.press("ArrowLeft")
    _at(page, last - 1)
    page.keyboard.press("Home")
    _at(page, 0)
    page.keyboard.press("ArrowRight")
    _at(page, 1)
    page.keyboard.press("]")
    page.locator(".tp.on").wait_for()
    first = _now(page)
    assert first > 1 and page.locator(".tp").first.get_attribute("aria-current") == "true"
    page.keyboard.press("[")
    _at(page, 0)
    page.get_by_role("button", name="Next round").click()
    page.wait_for_function("() => document.querySelector('.step b').innerText === 'Round 2'")
    assert first <= last and _now(page) > 1
    page.locator(".tpm").first.click()
    _at(page, first)
    page.get_by_label("Speed").select_option("2×")
    page.keyboard.press("Home")
    _at(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.pos b').innerText) >= 2")
    page.get_by_role("button", name="Stop").click()
    page.keyboard.press("p")
    page.wait_for_url(re.compile("/table/"))


def test_a_replay_is_left_while_a_story_is_on_its_way(visiting: Visiting) -> None:
    """What comes then still asks the replay; a warning in the console would fail the visit."""
    page = _end_of_a_court(Sitting(visiting()))
    waiting: list[Route] = []
    page.route("**/story?*", lambda route: waiting.append(route))
    with page.expect_request("**/story?*"):
        page.get_by_role("button", name="Ravenna", exact=True).click()
    page.get_by_role("link", name="Weirwood").click()
    page.get_by_role("heading", level=1).first.wait_for()
    with page.expect_response("**/story?*"):
        waiting.pop().continue_()
    page.evaluate("new Promise((done) => setTimeout(done))")


def test_a_replay_is_shared_by_link_and_by_file(visiting: Visiting, tmp_path: Path) -> None:
    sitting = Sitting(visiting(permissions=["clipboard-read", "clipboard-write"]))
    page = _end_of_a_court(sitting)
    page.keyboard.press("End")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('/replays/')")
    link = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save file").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text())["game"] == "intrigue"
    moment = _now(page)
    friend = visiting()
    friend.page.goto(link)
    friend.page.locator(".tp").first.wait_for()
    _at(friend.page, moment)
    # Their story comes late, and a step taken meanwhile counts.
    waiting: list[Route] = []
    friend.page.route("**/story?*", lambda route: waiting.append(route))
    with friend.page.expect_request("**/story?*"):
        friend.page.get_by_role("button", name="Ravenna", exact=True).click()
    friend.page.get_by_role("button", name="Back").click()
    waiting.pop().continue_()
    friend.page.wait_for_function(
        "() => document.querySelector('.eye[aria-pressed=true]').innerText === 'Ravenna'"
    )
    _at(friend.page, moment - 1)
    friend.page.get_by_role("button", name="Play on from here").click()
    friend.page.wait_for_url(re.compile("/table/"))
    # A reader who is quicker than the server's first answer stays one and the same guest.
    reader = visiting()
    reader.page.route("**/api/me", lambda route: waiting.append(route))
    with reader.page.expect_request("**/api/me"):
        reader.go("/replays")
    reader.page.get_by_label("Record").set_input_files(saved)
    with reader.page.expect_response("**/api/records"):
        waiting.pop().continue_()
    reader.page.wait_for_url(re.compile("/replays/.+"))
    reader.page.locator(".tp").first.wait_for()
    reader.page.locator(".eye").nth(2).wait_for()
    assert reader.page.locator(".eye").count() == 3
    reader.page.get_by_role("link", name="Games").click()
    line = reader.page.locator(".rs", has_text="Westeros Intrigue: Guest and Ravenna")
    assert " won" in line.inner_text()
    line.get_by_role("link", name="Replay").click()
    reader.page.locator(".tp").first.wait_for()


def test_a_running_game_is_looked_at_with_own_eyes(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.sit_down("Intrigue")
    for _ in range(3):
        asked = sitting.asked()
        sitting.answer(asked, lambda one: one.choices[0])
        sitting.wait_past(asked)
    page = sitting.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("link", name="The game so far").click()
    page.locator(".scrub").wait_for()
    page.get_by_text("still going on").wait_for()
    assert page.locator(".eye").count() == 0 and page.get_by_text("Save file").count() == 0
    page.keyboard.press("End")
    page.wait_for_function("() => Number(document.querySelector('.pos b').innerText) > 2")


def test_letters_of_turning_points_stand_apart(visiting: Visiting) -> None:
    """In a short game they are close, and each must be read and hit."""
    sitting = Sitting(visiting())
    sitting.watch(position("second/joust", 2, 7, kind("plot", 3)))
    letters = sitting.page.locator(".tpm")
    letters.first.wait_for()
    for width in (1440, 360):
        sitting.visitor.resize(width, 844)
        left = letters.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().x)")
        assert len(left) > 2
        assert all(after - before >= 24 for before, after in pairwise(left)), left
        assert left[0] > -12 and left[-1] < width - 12


def test_a_recorded_melee_fills_the_screen(visiting: Visiting, tmp_path: Path) -> None:
    """Opponents above, one's own side below them, the line of moments under both, the rail beside."""
    saved = tmp_path / "melee.json"
    saved.write_text(played("second/melee", 4, 90).record().text())
    sitting = Sitting(visiting())
    page = sitting.visitor.go("/replays")
    page.get_by_label("Record").set_input_files(saved)
    page.locator(".tp").first.wait_for()
    page.keyboard.press("End")
    sitting.settle()

    def box(name: str) -> FloatRect:
        found = page.locator(name).first.bounding_box()
        assert found is not None
        return found

    others, mine, scrub, rail = box(".others"), box(".mine"), box(".scrub"), box(".rail")
    assert others["y"] < mine["y"] < scrub["y"]
    assert scrub["width"] > 1000 and others["width"] > 1000 and mine["width"] > 700
    assert rail["x"] > 1000 and scrub["y"] + scrub["height"] <= 901
