"""The way from a link to a seat: somebody never seen before sits down without looking for anything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.serving import running
from tests.web.browser import Visitor
from tests.web.conftest import Visiting
from tests.web.sitting import Sitting

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def _invited(visiting: Visiting, players: int = 2) -> tuple[Sitting, Sitting]:
    """One who opened a table and one who opened its link; neither ever chose a name."""
    ann, bob = Sitting(visiting()), Sitting(visiting(**PHONE))
    ann.visitor.go("/")
    ann.page.get_by_role("button", name=re.compile(r"\bIntrigue\b")).first.click()
    ann.page.get_by_role("button", name="A friend").click()
    while f"{players} players" not in ann.page.locator(".stepper").inner_text():
        ann.page.get_by_role("button", name="More players").click()
    ann.page.get_by_role("button", name="Play", exact=False).last.click()
    bob.page.goto(ann.page.get_by_label("Link to this table").input_value())
    return ann, bob


def _called(sitting: Sitting, people: int) -> list[str]:
    """The names of the seats that are taken, once so many are."""
    sitting.page.wait_for_function(
        "(n) => document.querySelectorAll('.seatlist [data-kind=person]').length === n",
        arg=people,
    )
    return sitting.page.locator(".seatlist [data-kind=person] b").all_inner_texts()


def test_a_friend_sits_down_with_one_button_and_both_play(visiting: Visiting) -> None:
    ann, bob = _invited(visiting)
    field = bob.page.get_by_role("textbox", name="Your name")
    bob.page.wait_for_function("() => document.querySelector('.sitting input')?.value.trim()")
    guess = field.input_value()
    go = bob.page.locator(".btn.go")
    assert go.count() == 1
    box = go.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360
    go.click()
    names = _called(bob, 2)
    assert any(guess in name for name in names)
    assert guess in "".join(_called(ann, 2))
    bob.page.locator(".btn.go").click()
    for sitting in (ann, bob):
        sitting.page.wait_for_selector(".prompt")


def test_two_of_the_same_name_are_told_apart(visiting: Visiting) -> None:
    ann, bob = _invited(visiting)
    host = ann.page.get_by_role("textbox", name="Your name")
    ann.page.wait_for_function("() => document.querySelector('.sitting input')?.value.trim()")
    bob.page.get_by_role("textbox", name="Your name").fill(host.input_value())
    bob.page.locator(".btn.go").click()
    one, other = _called(ann, 2)
    assert one != other
    host.fill("Ann")
    host.press("Tab")
    bob.page.locator(".seatlist li", has_text="Ann").wait_for()
    assert "Ann" in _called(bob, 2)[0]


def test_what_is_refused_is_said_beside_what_mends_it(visiting: Visiting) -> None:
    _, bob = _invited(visiting, players=3)
    page = bob.page
    here = page.locator(".seatlist [data-kind=open] button")
    here.nth(1).wait_for()
    assert here.count() == 2
    here.last.tap()
    page.get_by_role("textbox", name="Your name").fill("\u2800")
    page.locator(".btn.go").tap()
    alert = page.locator("form:has(.btn.go) [role=alert]")
    alert.wait_for()
    assert alert.inner_text()[0].isupper()
    assert page.locator("form:has([role=alert]) input").first.is_visible()
    page.get_by_role("textbox", name="Your name").fill("Cat")
    page.locator(".btn.go").tap()
    assert "Cat" in _called(bob, 2)[-1]
    assert page.locator(".seatlist li").last.get_attribute("data-kind") == "person"
    alert.wait_for(state="detached")


def test_a_table_prepared_on_the_command_line_is_sat_down_at(browser: Browser, tmp_path: Path) -> None:
    words = ("--seed", "7", "--name", "Ann", "--deck", "The Winter Pack", "--no-browser", "--port", "0")
    with running(tmp_path, "play", "second/joust", *words) as (_, address):
        visitor = Visitor(browser, address.split("?")[0].rstrip("/"))
        visitor.page.goto(address)
        visitor.page.wait_for_selector(".prompt")
        assert "/table/" in visitor.page.url and "start=" not in visitor.page.url
        visitor.close()


def test_a_friend_gets_the_other_house(visiting: Visiting) -> None:
    ann, bob = Sitting(visiting()), Sitting(visiting(**PHONE))
    ann.visitor.go("/")
    ann.page.get_by_role("button", name="Stark against Lannister").click()
    ann.page.locator(".houses button").nth(1).click()
    ann.page.get_by_role("button", name="A friend").click()
    ann.page.get_by_role("button", name="Play", exact=False).last.click()
    bob.page.goto(ann.page.get_by_label("Link to this table").input_value())
    house = bob.page.get_by_role("combobox", name="House")
    house.locator("option").nth(1).wait_for(state="attached")
    assert house.locator("option").all_inner_texts() == ["Either", "Stark"]
    for button in ("Sit down", "I am ready"):  # by name: the first stays until the server has answered
        bob.page.get_by_role("button", name=button).click()
    for sitting in (ann, bob):
        sitting.page.wait_for_selector(".prompt")
    assert "Stark" in bob.page.locator(".plate").last.inner_html()


def test_a_host_fills_a_seat_and_empties_it_while_all_talk(visiting: Visiting) -> None:
    ann, bob = Sitting(visiting()), Sitting(visiting(**PHONE))
    ann.visitor.go("/")
    ann.page.get_by_role("button", name=re.compile(r"\bMelee\b")).first.click()
    ann.page.get_by_role("button", name="A friend").click()
    while "3 players" not in ann.page.locator(".stepper").inner_text():
        ann.page.get_by_role("button", name="Fewer players").click()
    ann.page.get_by_role("button", name="Play", exact=False).last.click()
    bob.page.goto(ann.page.get_by_label("Link to this table").input_value())
    bob.page.get_by_role("button", name="Sit down").tap()
    assert bob.page.get_by_role("button", name="Put a bot here").count() == 0
    bob.page.get_by_label("Say something").fill("<b>well met</b>")
    bob.page.get_by_role("button", name="Say", exact=True).tap()
    ann.page.locator(".said").get_by_text("<b>well met</b>").wait_for()

    last = ann.page.locator(".seatlist li").last
    last.get_by_label("Level").select_option(label="Squire")
    last.get_by_label("Deck of this bot").select_option("Lions at Court")
    last.get_by_role("button", name="Put a bot here").click()
    theirs = bob.page.locator(".seatlist li").last
    theirs.get_by_role("img", name="Lannister").wait_for()
    assert theirs.get_attribute("data-kind") == "bot" and "Squire" in theirs.inner_text()
    assert "Lions at Court" not in theirs.inner_text()
    last.get_by_role("button", name="Take it away").click()
    bob.page.locator(".seatlist li[data-kind=open]").wait_for()
    last.get_by_role("button", name="Put a bot here").click()
    ann.page.get_by_role("button", name="I am ready").click()
    bob.page.get_by_role("button", name="I am ready").tap()
    for sitting in (ann, bob):
        sitting.page.wait_for_selector(".prompt")
