"""Bringing a deck of one's own to a table."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting

if TYPE_CHECKING:
    from playwright.sync_api import Page

_LIST = """async () => {
  const told = await (await fetch('/api/decks?game=second/joust')).json();
  const deck = told.decks.find((one) => one.name === 'The Winter Pack');
  const lines = [...deck.plots, ...deck.cards].map((line) => `${line.count}x ${line.code}`);
  return ['Mine <b>', deck.faction, deck.agenda ?? '', ...lines].join('\\n');
}"""


def _brought(page: Page, text: str) -> None:
    """Paste a list, and keep what is read."""
    page.get_by_label("Paste a list").fill(text)
    page.locator(".checked .good").wait_for()
    page.get_by_role("button", name="Keep this deck").click()
    page.get_by_role("button", name="Play this deck").click()
    page.get_by_role("button", name="Your own deck: Mine <b>").wait_for()


def test_a_pasted_deck_is_read_kept_and_played(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    page = sitting.visitor.go("/decks")
    text: str = page.evaluate(_LIST)
    page.get_by_label("Paste a list").fill(text.replace("\n1x", "\n9x", 1))
    page.locator(".checked li").first.wait_for()
    page.get_by_role("button", name="Keep it and mend it").wait_for()
    page.get_by_label("Paste a list").fill("Mine\nStark\n3x Arianne Martel")
    page.get_by_role("button", name="Use Arianne Martell").click()
    page.wait_for_function("() => document.querySelector('#decktext').value.endsWith('Arianne Martell')")
    _brought(page, text)
    own = page.get_by_role("button", name="Your own deck: Mine <b>")
    assert own.get_attribute("aria-pressed") == "true"
    page.get_by_role("button", name=re.compile(r"\bJoust\b", re.I)).first.click()
    page.get_by_role("button", name=re.compile("^Steward")).click()
    page.get_by_label("Their deck").select_option("Lions at Court · Lannister")
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name="Play Enter").click()
    mine, theirs = json.loads(asked.value.post_data or "{}")["seats"]
    assert theirs["deck"] == "Lions at Court"
    told = page.evaluate("async (id) => (await fetch(`/api/my-decks/${id}`)).json()", mine["my_deck"])
    assert sorted(
        f"{count}x {code}" for code, count in (told["cards"]["plots"] | told["cards"]["cards"]).items()
    ) == sorted(line for line in text.splitlines() if re.match(r"\d+x ", line))
    assert sitting.asked().about == "mulligan"


def test_a_friend_brings_a_deck_of_their_own(visiting: Visiting) -> None:
    ann, bob = Sitting(visiting()), Sitting(visiting())
    ann.visitor.go("/")
    ann.page.get_by_role("button", name=re.compile(r"\bJoust\b", re.I)).first.click()
    ann.page.get_by_role("button", name="A friend").click()
    ann.page.get_by_role("button", name="Play", exact=False).last.click()
    link = ann.page.get_by_label("Link to this table").input_value()
    page = bob.visitor.go("/settings")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    page = bob.visitor.go("/decks")
    _brought(page, page.evaluate(_LIST))
    own = page.evaluate("localStorage['weirwood.own']")
    few = json.loads(own)
    few["deck"]["form"]["cards"] = {}
    page.evaluate("(text) => { localStorage['weirwood.own'] = text }", json.dumps(few))
    page.goto(link)
    page.get_by_label("Deck", exact=True).select_option("Mine <b> · your own")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".problems li").first.wait_for()
    page.evaluate("(text) => { localStorage['weirwood.own'] = text }", own)
    page.reload()
    page.get_by_label("Deck", exact=True).select_option("Mine <b> · your own")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".seatlist li", has_text="Bob (you)").get_by_text("Mine <b>").wait_for()
    page.get_by_role("button", name="I am ready").click()
    page.wait_for_function("() => document.querySelectorAll('.handrow .card').length === 7")


def test_a_table_is_opened_for_a_format_and_a_deck_checked_for_it(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    page = sitting.visitor.go("/decks")
    page.get_by_label("Paste a list").fill("Late\nHouse Lannister\n1x Any Card (LoCR)")
    page.get_by_label("Tournament").select_option("worlds-2016")
    page.locator(".checked li", has_text="Lions of Casterly Rock").last.wait_for()
    page = sitting.visitor.go("/")
    page.get_by_role("button", name=re.compile(r"\bJoust\b", re.I)).first.click()
    page.get_by_label("Cards", exact=True).select_option("worlds-2016")
    page.get_by_role("button", name="A friend").click()
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name="Play Enter").click()
    assert json.loads(asked.value.post_data or "{}")["options"] == {"format": "worlds-2016"}
    page.get_by_text("2016 World Championships").wait_for()
    decks = page.get_by_label("Deck", exact=True).locator("option").all_inner_texts()
    assert any("The Winter Pack" in deck for deck in decks) and not any("Old Ways" in deck for deck in decks)
