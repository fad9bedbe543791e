"""The guided first game: offered to newcomers first, told step by step, and then a free game."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visiting
from tests.web.sitting import Asked, Sitting
from weirwood.thrones.editions.hbo.guide import FIRST
from weirwood.thrones.editions.winter.guide import FIRST as WINTER

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def eager(asked: Asked) -> str | None:
    """The first choice wherever the guide speaks of one."""
    return asked.choices[0] if asked.choices and asked.about in {step.on for step in FIRST.steps} else None


@pytest.mark.parametrize(("house", "context"), [("Stark", {}), ("Lannister", PHONE)])
def test_a_newcomer_is_guided_through_a_round_by_clicks(
    house: str, context: dict[str, object], visiting: Visiting
) -> None:
    sitting = Sitting(visiting(**context))
    page = sitting.visitor.go("/")
    page.get_by_role("region", name="For newcomers").get_by_role("button", name=f"Lead {house}").click()
    guide = page.get_by_role("complementary", name="Guide")
    seen: dict[str, str] = {}
    asked = sitting.asked()
    while FIRST.steps[-1].title not in seen:
        if len(seen) < 3:
            guide.get_by_role("heading", name=FIRST.steps[len(seen)].title).wait_for()
        if guide.count():
            seen[guide.get_by_role("heading").inner_text()] = asked.about
            guide.get_by_role("button", name="Show me").click()
            page.locator(".advice").wait_for()
            guide.get_by_role("button", name="I see").click()
        sitting.answer(asked, eager)
        asked = sitting.wait_past(asked)
        assert len(seen) < len(FIRST.steps) and asked.state == "asked"
    told = [step.title for step in FIRST.steps]
    assert [title for title in told if title in seen][:3] == told[:3] and "marshal" in seen.values()
    assert all(seen[step.title] == step.on for step in FIRST.steps if step.title in seen)
    guide.wait_for(state="detached")
    page.reload()
    assert sitting.asked().state == "asked" and not guide.count()


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
    assert sitting.asked().about == WINTER.steps[0].on
    table = page.url.split("/")[-1].split("?")[0]
    told = sitting.visitor.context.request.get(f"{sitting.visitor.address}/api/tables").json()
    assert any(one["id"] == table for one in told["tables"])
