"""The guided first game: offered to newcomers first, told step by step, and then a free game."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Visiting
from tests.web.sitting import Asked, Sitting
from tests.web.sources import WEB
from tests.web.teller import Teller
from tests.web.test_access import _faults, _visitor
from weirwood.core.catalogue import find_kit, game_ids
from weirwood.core.first_game import FirstGame
from weirwood.core.kit import placed
from weirwood.thrones.editions.hbo.draft_guide import FIRST as DRAFT
from weirwood.thrones.editions.hbo.guide import FIRST
from weirwood.thrones.editions.second.guide import FIRST as JOUST
from weirwood.thrones.editions.second.melee_guide import FIRST as MELEE
from weirwood.thrones.editions.winter.guide import FIRST as WINTER

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def _told(sitting: Sitting) -> str:
    """The title of the step, once its card has found its place beside what it speaks of."""
    sitting.page.locator(".guide[style*=left]").wait_for()
    sitting.page.locator(".lit").wait_for()
    return sitting.page.locator(".guide h2").inner_text()


def _boxes(sitting: Sitting, *parts: str) -> list[dict[str, float]]:
    found = []
    for part in parts:
        box = sitting.page.locator(part).first.bounding_box()
        assert box is not None, part
        found.append({"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]})
    return found


def _apart(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return beside or above


@pytest.mark.parametrize(("house", "context"), [("Stark", {}), ("Lannister", PHONE)])
def test_a_newcomer_is_led_from_the_race_to_the_first_challenge_won(
    house: str, context: dict[str, object], visiting: Visiting
) -> None:
    sitting = Sitting(visiting(**context))
    teller = Teller(sitting.page)
    page = sitting.visitor.go("/")
    page.get_by_role("region", name="For newcomers").get_by_role("button", name=f"Lead {house}").click()
    sitting.asked()
    seen = page.get_by_role("button", name="I see")
    for place, step in enumerate(FIRST.steps[:2]):
        page.locator(".guide h2").get_by_text(step.title).wait_for()
        assert _told(sitting) == step.title
        card, lit, prompt = _boxes(sitting, ".guide", ".lit", ".prompt")
        assert _apart(card, prompt) and _apart(card, {**lit, "height": lit["height"] - 10})
        number = page.get_by_role("button", name=f"Step {place + 1} of {len(FIRST.steps)}")
        number.click()
        assert page.locator(".guide .all [aria-current=step]").inner_text() == step.title
        number.click()
        page.keyboard.press("g")
        assert seen.evaluate("button => button === document.activeElement")
        page.keyboard.press("Enter")
    teller.tell(lambda told: None, {"kind": "challenge-decided", "seats": [1, 0]})
    page.locator(".guide").wait_for(state="detached")  # the other won
    teller.tell(lambda told: None, {"kind": "challenge-decided", "seats": [0, 1]})
    page.locator(".guide h2").get_by_text(FIRST.steps[-1].title).wait_for()
    seen.click()
    page.locator(".guide").wait_for(state="detached")
    teller.tell(lambda told: told["decision"].update(why={"what": "defenders"}))
    assert _told(sitting) in {step.title for step in FIRST.tips}  # a free hand, with tips
    page.get_by_role("button", name="Leave the guide").click()
    page.locator(".guide").wait_for(state="detached")


@pytest.mark.parametrize(
    ("game", "begin", "guide"),
    [
        ("Joust", "Begin a first joust", JOUST),
        ("Melee", "Begin a first melee", MELEE),
        ("draft", "Lead Stark", DRAFT),
        ("draft", "Lead Lannister", DRAFT),
        ("House against House", "Play the Greyjoy Starter", WINTER),
        ("House against House", "Play the Targaryen Starter", WINTER),
    ],
)
def test_a_guided_game_is_played_from_its_first_step_to_its_end_by_clicks(
    game: str, begin: str, guide: FirstGame, visiting: Visiting
) -> None:
    sitting = Sitting(visiting())
    page = sitting.visitor.go("/")
    page.get_by_role("button", name=game).click()
    page.get_by_role("button", name=begin).click()
    page.wait_for_selector(".prompt")
    told: list[str] = []

    def wanted(asked: Asked) -> str | None:
        told.extend(_read(sitting))
        if asked.about == "setup":  # all that five or eight gold pay for
            while left := sitting.asked().choices:
                sitting.choose(left[0])
                page.locator(f'[data-choice="{left[0]}"][aria-pressed=true]').wait_for()
            return None
        spends = asked.outlined and asked.about in ("marshal", "challenge", "attackers")
        return asked.choices[0] if asked.choices and spends else None

    assert sitting.play(wanted).state == "over"
    steps, tips = ([step.title for step in told] for told in (guide.steps, guide.tips))
    assert [title for title in told if title in steps] == steps
    assert set(told) - {*steps} <= {*tips} and len(told) == len(set(told))
    page.get_by_role("button", name="Rematch").wait_for()
    assert not page.locator(".guide, .lit").count()


def test_on_a_phone_the_guide_of_a_draft_leaves_free_what_is_asked(visiting: Visiting) -> None:
    """It covers no plot that is offered, and never the prompt: thirteen plots leave no room beside them."""
    sitting = Sitting(visiting(**PHONE))
    page = sitting.visitor.go("/")
    page.get_by_role("button", name="draft").click()
    page.get_by_role("button", name="Lead Lannister").click()
    told: list[str] = []
    while len(told) < len([step for step in DRAFT.steps if step.on in ("draft", "plots")]):
        asked = sitting.asked()
        sitting.settle()
        if page.locator(".guide").count() and (title := _told(sitting)) not in told:
            told.append(title)
            parts = [f".offered .plot >> nth={one}" for one in range(page.locator(".offered .plot").count())]
            card, *others = _boxes(sitting, ".guide", ".prompt", *parts)
            assert all(_apart(card, other) for other in others)
            page.get_by_role("button", name="I see").click()
            page.locator(".guide").wait_for(state="detached")
        if asked.about == "draft":
            sitting.choose(asked.choices[0])
            sitting.go_on()
            sitting.wait_past(asked)
    assert told == [step.title for step in DRAFT.steps[: len(told)]]


def _read(sitting: Sitting) -> list[str]:
    """What the guide tells at a question, each with its place ringed; what only wants to be read is put aside."""
    told: list[str] = []
    while True:
        sitting.settle()
        guide = sitting.page.locator(".guide")
        if not guide.count() or (title := guide.locator("h2").inner_text()) in told:
            return told
        assert _told(sitting) == title
        told.append(title)
        if not guide.get_by_role("button", name="Show me").count():
            guide.get_by_role("button", name="I see").click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_guide_has_no_serious_fault(visiting: Visiting, theme: str) -> None:
    sitting = Sitting(_visitor(visiting, theme))
    page = sitting.visitor.go("/")
    page.get_by_role("button", name="Lead Stark").click()
    _told(sitting)
    page.get_by_role("button", name="Step 1 of").click()
    assert _faults(sitting.visitor, theme, ".guide") == []


@pytest.mark.parametrize("game_id", [one for one in game_ids() if find_kit(one).first])
def test_every_step_points_at_something_a_table_has(game_id: str) -> None:
    first: FirstGame = placed(find_kit(game_id).first)
    known = re.findall(r"^  (\w+): \[", (WEB / "src/stores/pointing.ts").read_text(encoding="utf-8"), re.M)
    assert first.steps and len({step.title for step in first.steps}) == len(first.steps)
    assert {step.point for step in (*first.steps, *first.tips)} <= set(known)


def test_who_leaves_the_guide_plays_on_and_is_no_newcomer_any_more(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    page = sitting.visitor.go("/")
    page.get_by_role("button", name="Lead Stark").click()
    sitting.asked()
    page.get_by_role("button", name="Leave the guide").click()
    page.get_by_role("complementary", name="Guide").wait_for(state="detached")
    assert sitting.asked().about == "mulligan"
    sitting.visitor.go("/")
    page.get_by_text("Go on playing").wait_for()
    assert not page.get_by_role("region", name="For newcomers").count()


def test_the_first_game_of_the_chosen_game_is_offered_with_its_guide(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    page = sitting.visitor.go("/")
    page.get_by_role("button", name="House against House").click()
    page.get_by_role("button", name="Play the Targaryen Starter").click()
    page.get_by_role("complementary", name="Guide").get_by_role(
        "heading", name=WINTER.steps[0].title
    ).wait_for()
    assert sitting.asked().about == WINTER.steps[1].on
    table = page.url.split("/")[-1].split("?")[0]
    told = sitting.visitor.context.request.get(f"{sitting.visitor.address}/api/tables").json()
    assert any(one["id"] == table for one in told["tables"])
