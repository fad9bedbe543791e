"""Keys: each of those in the list of keys does what it says."""

from __future__ import annotations

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.teller import WORDS, asking, laid_out, put


def test_every_key_of_the_list(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    asked = sitting.until("marshal")
    page = sitting.page
    press = page.keyboard.press
    held = "document.activeElement.closest('[data-card]')?.dataset.card ?? null"
    press("ArrowUp")
    first = page.evaluate(held)
    press("ArrowRight")
    assert page.evaluate(held) not in (first, None)
    press("i")
    page.locator(".peek").wait_for()
    press("Escape")
    page.locator(".peek").wait_for(state="detached")
    page.locator(".rowx.chars [data-seat='0']").first.focus()
    press("w")
    page.locator(".why").wait_for()
    press("Escape")
    page.locator(".why").wait_for(state="detached")
    digits = page.locator(".act-tab.key").all_inner_texts()
    assert "1" in digits and len(digits) == len(set(digits))
    press("1")
    page.locator(".selected").first.wait_for()
    press("0")  # takes back the pick
    page.locator(".selected").wait_for(state="detached")
    assert sitting.asked().at == asked.at
    press("/")
    page.wait_for_function("() => document.activeElement.matches('[aria-label=\"Say something\"]')")
    page.locator(".board").click(position={"x": 5, "y": 30})
    page.evaluate("document.activeElement.blur()")
    press("l")
    assert page.get_by_role("tab", name="Chronicle").get_attribute("aria-selected") == "true"
    press("h")
    page.locator(".prompt").get_by_text("Hint:").wait_for()
    press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    press("?")
    page.get_by_role("dialog", name="Keys").wait_for(state="detached")
    press("Escape")
    press("1")
    press("Space")
    then = sitting.wait_past(asked)
    press("u")
    page.wait_for_function("(n) => document.querySelector('.prompt').dataset.at !== n", arg=then.at)
    assert sitting.asked().question == asked.question


def test_enter_picks_the_card_in_focus(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    sitting.until("marshal")
    sitting.page.locator(".handrow [data-choice]").first.focus()
    sitting.page.keyboard.press("Enter")
    sitting.page.locator(".handrow .selected").wait_for()


def test_a_card_in_focus_that_is_taken_away_is_no_longer_enlarged(visiting: Visiting) -> None:
    """It loses the focus while the page is being changed, which must not be in the way of what changes then."""
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    sitting.page.locator('[data-card="700"]').focus()
    sitting.page.keyboard.press("i")
    sitting.page.locator(".peek").wait_for()
    teller.tell(lambda told: put(told, 700, "dead"))
    sitting.page.locator('[data-card="700"]').wait_for(state="detached")
    sitting.page.locator(".peek").wait_for(state="detached")


def test_zero_and_escape_are_the_other_button_where_nothing_is_picked(visiting: Visiting) -> None:
    for key in ("0", "Escape"):
        sitting = Sitting(visiting())
        sitting.deal(7)
        asked = sitting.asked()
        assert asked.about == "mulligan" and asked.other
        sitting.page.keyboard.press(key)
        sitting.wait_past(asked)
        assert "mulligan" in sitting.page.locator(".chron").inner_text()


def test_letters_come_after_the_digits(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)

    def ask(told: dict[str, object]) -> None:
        for n in range(12):
            put(told, 720 + n, "play")
        options = [{"key": f"k{n}", "verb": "pick", "text": str(n), "card": 720 + n} for n in range(12)]
        told["decision"] = {
            "at": 3, "line": [],
            "words": WORDS, "seat": 0, "kind": "pick", "why": {"step": "4.aw"}, "text": "", "picked": [],
            "min": 0, "max": 12, "options": options, "candidates": options,
        }  # fmt: skip

    teller.tell(ask)
    sitting.page.keyboard.press("Tab")
    sitting.page.locator(".rowx .act-tab.key").nth(11).wait_for()  # keys are given once all choices stand
    keys = [one for one in sitting.page.locator(".rowx .act-tab.key").all_inner_texts() if one]
    assert keys[:12] == [*"123456789", "a", "b", "c"]
    sitting.page.keyboard.press("b")
    sitting.page.locator('[data-card="730"].selected').wait_for()


def test_a_turn_in_which_more_could_be_done_ends_by_no_key_that_one_presses_to_go_on(
    visiting: Visiting,
) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    passing = {"key": "pass", "verb": "pass", "text": "Finish"}
    for kind, verb in (("act", "marshal"), ("challenge", "challenge")):

        def ask(told: dict[str, object], kind: str = kind, verb: str = verb) -> None:
            put(told, 720, "hand")
            option = {"key": "k", "verb": verb, "text": "One", "card": 720, "value": "military", "seat": 1}
            asking(told, kind, [option, passing], at=4 if kind == "act" else 5)

        teller.asked.clear()
        teller.answers["choose"] = lambda request: None
        teller.tell(ask)
        sitting.asked()
        for key in ("Space", "Escape", "Escape"):
            sitting.page.keyboard.press(key)
        assert not [one for one in teller.asked if one["op"] == "choose"]
        sitting.page.keyboard.press("0")
        sitting.page.locator(".prompt .btn:disabled").first.wait_for()  # the choice is on its way
        assert [one["keys"] for one in teller.asked if one["op"] == "choose"] == [["pass"]]


def test_to_choose_nobody_where_somebody_could_be_chosen_takes_a_key_of_its_own(visiting: Visiting) -> None:
    """Who presses Space to go on neither lets an attack through nor sets up nothing."""
    sitting = Sitting(visiting())
    teller = laid_out(sitting)

    def ask(told: dict[str, object]) -> None:
        put(told, 720, "play")
        option = {"key": "k", "verb": "pick", "text": "One", "card": 720}
        asking(told, "pick", [option], picks=True, why={"what": "defenders"})

    teller.answers["choose"] = lambda request: None
    teller.tell(ask)
    page = sitting.page
    go = page.locator(".prompt .btn.go kbd")
    assert go.inner_text() == "0"
    for key in ("Space", "Escape"):
        page.keyboard.press(key)
    assert not [one for one in teller.asked if one["op"] == "choose"]
    sitting.choose("c720")
    go.get_by_text("Space").wait_for()
    page.keyboard.press("Escape")  # takes the pick back
    go.get_by_text("0").wait_for()
    page.keyboard.press("0")
    page.locator(".prompt .btn:disabled").first.wait_for()  # the choice is on its way
    assert [one["keys"] for one in teller.asked if one["op"] == "choose"] == [[]]
