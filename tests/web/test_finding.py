"""The cards page: filters with counts, sorting, an address that shows the same again; by mouse, by keys, on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.web.conftest import Visiting
from weirwood.server.http.books import card_pages

if TYPE_CHECKING:
    from playwright.sync_api import Page


def _codes(page: Page) -> list[str]:
    return list(
        page.locator(".cardgrid [data-code]").evaluate_all("all => all.map((one) => one.dataset.code)")
    )


def _wait_for(page: Page, count: int) -> None:
    page.wait_for_function(
        "(n) => document.querySelectorAll('.cardgrid [data-code]').length === n", arg=count
    )


def test_filters_count_and_narrow_and_the_address_shows_the_same_again(visiting: Visiting) -> None:
    page = visiting().go("/cards")
    page.get_by_label("Edition").select_option("winter")
    types = page.get_by_role("group", name="Type")
    types.get_by_role("button", name=re.compile("^Characters")).click()
    page.get_by_role("button", name=re.compile("^military")).click()
    page.get_by_label("Trait").select_option("Lord")
    page.get_by_label("Sort").select_option("strength")
    lords = [
        one
        for one in card_pages("winter")
        if one.type == "character" and "military" in one.icons and "Lord" in one.traits
    ]
    _wait_for(page, len(lords))
    shown = _codes(page)
    assert sorted(shown) == sorted(one.code for one in lords)
    strengths = {one.code: one.strength or 0 for one in lords}
    assert [strengths[code] for code in shown] == sorted(strengths.values(), reverse=True)
    for faction in {one.faction for one in lords}:
        chip = page.locator(f".hse.{faction} small")
        assert chip.inner_text() == str(sum(one.faction == faction for one in lords))
    told = parse_qs(urlsplit(page.url).query)
    assert told == {
        "game": ["winter"],
        "type": ["character"],
        "icons": ["military"],
        "trait": ["Lord"],
        "sort": ["strength"],
    }
    page.reload()
    _wait_for(page, len(lords))
    assert _codes(page) == shown
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Cards").click()
    page.wait_for_function(
        "() => location.search === '' && document.querySelectorAll('[data-code]').length === 60"
    )


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("keyword=stealth&sort=name", lambda one: "stealth" in one.keywords),
        ("strength=6&sort=cost", lambda one: one.strength == 6),
        ("game=hbo&type=plot&costs=4", lambda one: one.type == "plot" and one.income == 4),
        (
            "game=winter&houses=stark&houses=martell&pack=WE&sort=pack",
            lambda one: one.faction in ("stark", "martell") and one.pack == "WE",
        ),
    ],
)
def test_a_link_shows_what_it_tells(visiting: Visiting, query: str, fits: Any) -> None:
    game = parse_qs(query).get("game", ["second/joust"])[0]
    wanted = [one for one in card_pages(game) if fits(one)]
    page = visiting().go(f"/cards?{query}")
    _wait_for(page, min(60, len(wanted)))
    assert page.locator(".hits [role=status]").inner_text().split()[0] == str(len(wanted))
    assert set(_codes(page)) <= {one.code for one in wanted}


def test_cards_are_found_by_keys_and_kept_when_one_comes_back(visiting: Visiting) -> None:
    page = visiting().go("/cards")
    _wait_for(page, 60)
    page.keyboard.press("/")
    page.keyboard.type("direwolf")
    count = sum(
        "direwolf" in " ".join([one.name, *one.traits, *(line.text for line in one.lines)]).lower()
        for one in card_pages("second/joust")
    )
    _wait_for(page, count)
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    focused = page.evaluate("document.activeElement.dataset.row")
    assert focused == _codes(page)[1]
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/cards/{focused}")
    page.go_back()
    _wait_for(page, count)
    assert page.get_by_label("Search cards").input_value() == "direwolf"


def test_a_card_leads_back_to_the_cards_found(visiting: Visiting) -> None:
    page = visiting().go("/cards?keyword=stealth&type=character")
    page.locator(".cardgrid [data-code]").first.click()
    page.wait_for_url("**/cards/*")
    page.get_by_role("link", name="The cards found").click()
    page.wait_for_url("**/cards?*")
    assert parse_qs(urlsplit(page.url).query) == {"keyword": ["stealth"], "type": ["character"]}


def test_the_chosen_type_is_seen_on_a_phone(visiting: Visiting) -> None:
    page = visiting(viewport={"width": 390, "height": 844}).go("/cards?type=title")
    page.wait_for_function(
        """() => {
          const chosen = document.querySelector(".types [aria-pressed=true]")?.getBoundingClientRect();
          return chosen && chosen.left >= 0 && chosen.right <= innerWidth;
        }"""
    )


def test_on_a_phone_filters_are_a_sheet(visiting: Visiting) -> None:
    phone = visiting(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.go("/cards?type=character")
    _wait_for(page, 60)
    page.get_by_role("button", name="Filters").tap()
    page.get_by_role("button", name=re.compile("^Greyjoy")).tap()
    page.get_by_label("Strength").select_option("5")
    wanted = [
        one
        for one in card_pages("second/joust")
        if one.type == "character" and one.faction == "greyjoy" and one.strength == 5
    ]
    page.get_by_role("button", name=re.compile(f"^Show {len(wanted)} ")).tap()
    _wait_for(page, len(wanted))
    assert not page.locator(".hides").is_visible()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
