"""The pages beside the table: a card with its rulings, rules with the round, decks, settings, a guided first game."""

from __future__ import annotations

import re

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.teller import laid_out
from weirwood.thrones.editions.second.guide import FIRST, HOW

_ROWS = "(grids) => grids.map((one) => new Set([...one.children].map((tile) => tile.offsetTop)).size)"


def test_a_card_shows_its_words_its_rules_and_its_rulings(visiting: Visiting) -> None:
    page = visiting().go("/cards")
    page.get_by_label("Search cards").fill("Catelyn Stark")
    page.get_by_role("link", name=re.compile("^Catelyn Stark")).first.click()
    page.get_by_role("heading", name="Rulings").wait_for()
    assert page.locator(".rulings article").count() == 4
    assert "participating" in page.locator(".spoken").inner_text()
    page.get_by_role("link", name="FAQ.qa.catelyn.2").click()
    page.locator("article.asked", has_text="FAQ.qa.catelyn.2").wait_for()


def test_rules_are_searched_and_the_round_leads_to_its_clauses(visiting: Visiting) -> None:
    page = visiting().go("/rules")
    search = page.get_by_label("Search the rules")
    page.locator(".clauses article").first.wait_for()
    search.fill("duplicate limited")
    page.wait_for_function("() => document.querySelectorAll('.clauses article').length < 12")
    assert page.locator(".clauses article").count() > 0
    page.get_by_role("button", name="Show all").click()
    page.wait_for_function("() => document.querySelectorAll('.clauses article').length > 50")
    round_ = page.get_by_role("complementary", name="The round")
    assert round_.locator("h3").all_inner_texts()[:3] == ["Setup", "Plot", "Draw"]
    assert round_.locator("li.window").count() > 5
    round_.get_by_role("link", name="4.2.1", exact=True).click()
    page.locator("article.asked").wait_for()
    page.get_by_label("Game").select_option("Westeros Intrigue")
    page.wait_for_function("() => document.querySelectorAll('.chart').length === 0")


def test_a_ready_deck_is_opened_where_it_stands_and_played(visiting: Visiting) -> None:
    page = visiting(viewport={"width": 390, "height": 844}).go("/decks")
    deck = page.get_by_role("button", name=re.compile("The Iron Tide"))
    deck.click()
    view = page.locator(".spread")
    view.wait_for()
    above, below = deck.bounding_box(), view.bounding_box()
    assert above is not None and below is not None and 0 < below["y"] - above["y"] < 400
    assert view.locator(".curve div").count() == 8
    view.get_by_role("button", name="Play with this deck").click()
    page.get_by_role("button", name=re.compile(r"\bJoust\b", re.I)).first.click()
    page.get_by_text("Joust with Greyjoy").wait_for()
    assert page.locator(".deckpick select").first.input_value() == "The Iron Tide"


def test_stops_of_the_settings_are_brought_to_a_table(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    page = sitting.visitor.go("/settings")
    taxes = page.get_by_role("group", name="Taxation").get_by_role("button").first
    taxes.click()
    assert taxes.get_attribute("aria-pressed") == "true"
    for title, word, attribute, value in (
        ("Theme", "dark", "theme", "dark"),
        ("Motion", "full", "motion", "full"),
    ):
        page.get_by_role("group", name=title).get_by_role("button", name=word, exact=True).click()
        assert page.evaluate("(name) => document.documentElement.dataset[name]", attribute) == value
    page.get_by_label("More contrast").check()
    assert page.evaluate("document.documentElement.dataset.contrast") == "more"
    page.get_by_role("group", name="Text size").get_by_role("button", name="larger").click()
    assert page.evaluate("document.documentElement.style.getPropertyValue('--text-scale')") == "1.3"
    assert not page.get_by_label("Sounds").is_checked()
    sitting.deal(7)
    page.get_by_label("Stop in the taxation phase").wait_for()
    page.wait_for_function(
        "() => document.querySelector('[aria-label=\"Stop in the taxation phase\"]').ariaPressed === 'true'"
    )
    page.get_by_label("Stop in the taxation phase").click()
    page.wait_for_function(
        "() => document.querySelector('[aria-label=\"Stop in the taxation phase\"]').ariaPressed === 'false'"
    )
    page.reload()
    sitting.asked()
    assert page.get_by_label("Stop in the taxation phase").get_attribute("aria-pressed") == "false"


def test_the_first_game_is_guided_and_the_same_for_all(visiting: Visiting) -> None:
    hands = []
    for _ in range(2):
        sitting = Sitting(visiting())
        page = sitting.visitor.go("/help")
        page.get_by_role("button", name="Begin a first joust").click()
        asked = sitting.asked()
        assert asked.about == "mulligan"
        guide = page.get_by_role("complementary", name="Guide")
        guide.get_by_role("heading", name=FIRST.steps[0].title).wait_for()
        hands.append(page.locator(".handrow .card .nm").all_inner_texts())
        sitting.go_on()
        sitting.wait_past(asked)
        guide.get_by_role("heading", name=FIRST.steps[2].title).wait_for()
    assert hands[0] == hands[1] and len(hands[0]) == 7


def test_cards_are_filtered_by_pack_and_a_card_leads_to_its_pack_and_its_namesakes(
    visiting: Visiting,
) -> None:
    page = visiting().go("/cards/03007")
    page.get_by_role("link", name="Arya Stark (Core Set)").wait_for()
    page.get_by_role("link", name="Wolves of the North", exact=True).click()
    pack = page.get_by_label("Pack", exact=True)
    assert pack.input_value() == "WotN"
    shown = page.locator("[data-code]").evaluate_all(
        "cards => cards.map((card) => card.dataset.code.slice(0, 2))"
    )
    assert set(shown) == {"03"}
    pack.select_option("TtB")
    page.locator("[data-code='02001']").wait_for()
    assert page.locator("[data-code^='03']").count() == 0


def test_how_to_play_is_read_in_chapters_and_keywords_tell_their_meaning(visiting: Visiting) -> None:
    visitor = visiting(viewport={"width": 390, "height": 844})
    page = visitor.go("/help")
    page.get_by_role("navigation", name="How to play").get_by_role("link", name="Joust").click()
    page.locator(".howto section").nth(len(HOW.chapters)).wait_for()
    titles = page.locator(".howto h2").all_inner_texts()
    assert titles[:-1] == [chapter.title for chapter in HOW.chapters]
    page.get_by_role("link", name="rules page").click()
    chapter = page.get_by_label("Chapter")
    chapter.select_option(label="Stealth")
    page.locator("h2.chapter", has_text="Stealth").wait_for()
    assert page.locator("h2.chapter", has_text="Stealth").count() == 1
    page = visitor.go("/cards/01144")  # Eddard Stark
    keyword = page.get_by_role("button", name="Renown")
    tip = page.get_by_role("tooltip")
    assert not tip.first.is_visible()
    keyword.focus()
    tip.get_by_text(HOW.keywords["renown"]).wait_for()


def test_an_enlarged_card_says_what_its_keywords_mean(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    laid_out(sitting)
    words = sitting.page.locator(".peek .means")
    for card in sitting.page.locator(".handrow .card").all():
        card.hover()
        sitting.page.locator(".peek").wait_for()
        if words.count():
            break
    assert any(meaning in words.inner_text() for meaning in HOW.keywords.values())


def test_on_a_desktop_a_game_is_chosen_without_scrolling(visiting: Visiting) -> None:
    visitor = visiting()
    page = visitor.go("/")

    def fits() -> bool:
        visitor.settle()
        rows = page.locator(".games, .opps").evaluate_all(_ROWS)
        scrolls: bool = page.evaluate("document.documentElement.scrollHeight > innerHeight")
        return rows == [1, 1] and not scrolls

    page.get_by_role("region", name="For newcomers").wait_for()
    assert fits()
    page.get_by_role("button", name="Play", exact=False).last.click()
    page.wait_for_selector(".prompt")
    visitor.go("/")
    page.get_by_text("Go on playing").wait_for()
    for game in page.locator(".games button").all():
        game.click()
        assert fits(), game.inner_text()
