"""Whole games in the browser, by clicks and by keys, against bots."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visiting
from tests.web.positions import challenges, position
from tests.web.sitting import SIZES, Asked, Sitting


def _first(asked: Asked) -> str | None:
    """The first choice wherever passing would be the alternative, but for abilities that cost nothing to leave."""
    return asked.choices[0] if asked.outlined and asked.choices else None


def _sometimes(asked: Asked) -> str | None:
    """Marshal and defend, and pass everything else."""
    wanted = asked.about in ("marshal", "defenders", "setup")
    cards = [one for one in asked.choices if one.startswith("c")]
    return cards[0] if wanted and asked.outlined and cards else None


def test_a_whole_match_of_intrigue_by_clicks(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.sit_down("Intrigue")
    end = sitting.play(_first)
    assert end.question in ("You win.", f"{_other(sitting)} wins.", "Nobody wins.")
    assert sitting.page.get_by_role("button", name="Rematch").is_visible()
    sitting.page.get_by_role("tab", name="Table").click()
    menu = sitting.page.locator(".menu")
    menu.get_by_role("button", name="Show the seed").click()
    menu.get_by_text("Seed", exact=True).wait_for()


def test_a_whole_joust_by_clicks(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(1)
    end = sitting.play(_sometimes)
    assert end.question in ("You win.", f"{_other(sitting)} wins.")
    assert "of 15" in sitting.page.locator(".plate").first.inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_for_two_by_clicks_with_a_house_of_ones_choice(visiting: Visiting, size: str) -> None:
    sitting = Sitting(visiting(**SIZES[size]))
    sitting.visitor.go("/")
    sitting.page.get_by_role("button", name="Stark against Lannister").click()
    houses = sitting.page.locator(".houses button")
    houses.nth(2).wait_for()
    assert [name.split()[0] for name in houses.all_inner_texts()] == ["Stark", "Lannister", "Either"]
    houses.nth(1).click()
    sitting.page.get_by_role("button", name="Play", exact=False).last.click()
    sitting.page.wait_for_selector(".prompt")
    called = set()

    def wanted(asked: Asked) -> str | None:
        called.add(sitting.page.locator(".prompt").inner_text().split(" · ")[0].split("\n")[0])
        return _sometimes(asked)

    end = sitting.play(wanted)
    assert end.question in ("You win.", f"{_other(sitting)} wins.")
    assert "Marshaling" not in called
    assert "reserve" not in sitting.page.locator(".plot").first.inner_text().lower()
    assert sitting.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == "desktop":  # a phone has no room for the names of phases
        assert "Marshalling" in called
        assert sitting.page.locator(".phname").all_inner_texts()[2] == "Marshalling"


def test_a_melee_of_four_by_clicks(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    decks = ("The Winter Pack", "Lions at Court", "The Iron Tide", "The Long Watch")
    sitting.deal(2, *decks, game="second/melee")
    assert sitting.page.locator(".others .opp").count() == 3
    titles = 0

    def wanted(asked: Asked) -> str | None:
        nonlocal titles
        titles += asked.about == "title"
        return _sometimes(asked)

    end = sitting.play(wanted)
    assert end.state == "over"
    assert titles
    assert sitting.page.locator(".others .track").count() == 3


def test_a_whole_duel_of_the_winter_edition_by_clicks(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    decks = ("Iron Tide", "Fire from the East")
    sitting.deal(1, *decks, game="winter")
    told: set[str] = set()

    def wanted(asked: Asked) -> str | None:
        told.update(sitting.page.locator(".counts").all_inner_texts())
        return _sometimes(asked)

    end = sitting.play(wanted)
    assert end.question in ("You win.", f"{_other(sitting)} wins.")
    assert all("influence" in counts and "doomed" in counts for counts in told)


def test_a_winter_game_of_four_is_played_to_its_end_by_clicks(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("winter", 4, 2, challenges(2)))
    assert sitting.page.locator(".others .opp").count() == 3
    plates = sitting.page.locator("[data-plate] .stat small").all_inner_texts()
    assert [goal for goal in plates if goal] == ["of 15"] * 4
    assert sitting.play(_sometimes).state == "over"


def test_a_joust_by_keys_alone_is_followed_by_ear(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(3)
    sitting.page.mouse.move(0, 0)
    asked = sitting.asked()
    sitting.listen()
    questions = []
    for _ in range(600):
        if asked.state == "over":
            break
        questions.append(asked.question)
        if _sometimes(asked) or not asked.go:
            for digit in range(1, 10):  # as many picks as it takes
                sitting.page.keyboard.press(str(digit))
                done = sitting.page.wait_for_function(
                    "([at, picks]) => { const p = document.querySelector('.prompt');"
                    " const go = p?.querySelector('.btn.go');"
                    " if (!p || p.dataset.at !== at || (go && !go.disabled)) return 'done';"
                    " return document.querySelectorAll('[data-card][aria-pressed=true]').length >= picks && 'more'; }",
                    arg=[asked.at, digit],
                )
                if done.json_value() == "done":
                    break
        if sitting.page.locator(".prompt").get_attribute("data-at") == asked.at:
            key = sitting.page.locator(".prompt .btn.go kbd").inner_text()
            assert key in ("Space", "0")  # 0 where more could be done
            sitting.page.keyboard.press(key)
        asked = sitting.wait_past(asked)
    assert asked.state == "over"
    heard = iter(sitting.announced())
    missed = [
        question for question in [*questions, asked.question] if not any(question in one for one in heard)
    ]
    assert missed == []  # every question, in the order in which they came
    sitting.page.eval_on_selector_all(".chron .unfold", "(all) => all.forEach((one) => one.click())")
    sitting.page.locator(".chron .parts").first.wait_for()
    told = sitting.page.locator(".chron p:not(.now, :has(.unfold)), .chron .parts li").all_inner_texts()
    spoken = " ".join(sitting.announced())
    assert len(told) > 20
    assert [line for line in told if line.split("\n")[0].strip() not in spoken] == []


def _other(sitting: Sitting) -> str:
    names: list[str] = sitting.page.evaluate(
        "[...document.querySelectorAll('.plate .who b, .p > b')].map((e) => e.innerText).filter((n) => n !== 'You')"
    )
    assert names
    return names[0]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (720, 450)])
def test_the_button_is_in_reach_on_small_screens(visiting: Visiting, width: int, height: int) -> None:
    sitting = Sitting(visiting(viewport={"width": width, "height": height}, has_touch=width < 640))
    sitting.deal(5)
    for _ in range(12):
        asked = sitting.asked()
        if asked.state == "over":
            break
        sitting.settle()
        box = sitting.page.locator(".prompt").bounding_box()
        assert box is not None
        assert box["y"] >= 0 and box["y"] + box["height"] <= height + 1
        wide = sitting.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width
        sitting.answer(asked, _sometimes)
        sitting.wait_past(asked)
