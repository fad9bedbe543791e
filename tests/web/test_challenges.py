"""Challenges at the table: all three kinds are there, attackers may be clicked first, the lane follows the picks."""

from __future__ import annotations

from typing import Any, Final

from tests.web.conftest import Visiting
from tests.web.positions import challenges, kind, position
from tests.web.sitting import Sitting
from tests.web.teller import Told, asking, challenge, laid_out

MINE: Final = 700
_CHALLENGES: Final = [
    {"key": f"challenge={type}>1", "verb": "challenge", "text": type, "value": type, "seat": 1}
    for type in ("military", "power")
]
_PASS: Final = {"key": "pass", "verb": "pass", "text": "Pass"}
_ATTACKERS: Final = [{"key": f"pick:{n}", "verb": "pick", "text": str(n), "card": n} for n in (MINE, 701)]


def _which(told: Told) -> None:
    asking(told, "challenge", [*_CHALLENGES, _PASS])


def _who(told: Told) -> None:
    asking(told, "pick", _ATTACKERS, picks=True, at=4, why={"step": "4.2", "what": "attackers"})


def _choices(sitting: Sitting) -> list[str]:
    return [
        str(one.get_attribute("data-choice")) for one in sitting.page.locator(".choices [data-choice]").all()
    ]


def test_all_three_kinds_are_shown_and_what_cannot_be_says_why(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    teller.answers["why"] = lambda request: {"refusals": [{"rule": "RR.x.1", "parts": ["Because."]}]}
    teller.tell(_which)
    page = sitting.page
    page.locator(".choices [data-type]").first.wait_for()
    types = {
        str(one.get_attribute("data-type")): one.get_attribute("aria-disabled") == "true"
        for one in page.locator(".choices [data-type]").all()
    }
    assert types == {"military": False, "intrigue": True, "power": False}
    assert _choices(sitting) == [f"o{option['key']}" for option in _CHALLENGES]
    page.locator(".choices [data-type=intrigue]").click(force=True)
    page.get_by_text("Because.").first.wait_for()
    assert teller.asked[-1]["card"] == {"type": "intrigue", "seat": 1}
    hand = page.locator(".handrow .card").all()
    assert hand and all(one.get_attribute("aria-disabled") == "true" for one in hand)


def test_who_is_clicked_first_starts_the_only_challenge_there_is_for_him(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    power = str(_CHALLENGES[1]["key"])
    first = {"rule": "RR.framework.4.2c", "parts": ["First a challenge."], "first": [power]}
    teller.answers |= {"why": lambda request: {"refusals": [first]}, "choose": lambda request: None}
    teller.tell(_which)
    page = sitting.page
    page.locator(".choices [data-type]").first.wait_for()
    page.locator(f'[data-card="{MINE}"]').click()
    page.locator(".prompt .btn:disabled").wait_for()  # the choice is on its way
    teller.tell(lambda told: told.update(decision=None))
    teller.tell(_who)
    page.locator(f'[data-card="{MINE}"][aria-pressed=true]').wait_for()
    assert [one["keys"] for one in teller.asked if one["op"] == "choose"] == [[power]]
    assert page.locator('[data-card="701"][aria-pressed=true]').count() == 0


def test_who_could_attack_in_several_is_offered_those(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    keys = [str(option["key"]) for option in _CHALLENGES]
    first = {"rule": "RR.framework.4.2c", "parts": ["First a challenge."], "first": keys}
    teller.answers |= {"why": lambda request: {"refusals": [first]}, "choose": lambda request: None}
    teller.tell(_which)
    page = sitting.page
    page.locator(".choices [data-type]").first.wait_for()
    page.locator(f'[data-card="{MINE}"]').click()
    page.locator(".choices [data-type=intrigue]").wait_for(state="detached")
    assert _choices(sitting) == [f"o{key}" for key in keys]
    page.keyboard.press("Escape")
    page.locator(".choices [data-type=intrigue]").wait_for()
    page.locator(f'[data-card="{MINE}"]').click()
    page.locator(".choices [data-type=intrigue]").wait_for(state="detached")
    page.locator(f'[data-choice="o{keys[1]}"]').click()
    page.locator(".prompt .btn:disabled").wait_for()
    teller.tell(_who)
    page.locator(f'[data-card="{MINE}"][aria-pressed=true]').wait_for()
    assert [one["keys"] for one in teller.asked if one["op"] == "choose"] == [[keys[1]]]


def _foreseen(told: Told, defence: int) -> dict[str, Any]:
    """How the challenge would stand with a defence."""
    fight = told["view"]["challenge"] | {"defending_strength": defence}
    compared = told["reckoning"]["comparison"] | {"ahead": 0 if defence > fight["attacking_strength"] else 1}
    sums = [{"id": MINE, "text": "Strength 4: a sum.", "notes": [], "changes": []}]
    strengths = [[MINE, 4]] if defence else []
    return {"challenge": fight, "comparison": compared, "cards": sums, "strengths": strengths}


def test_the_lane_and_the_faces_follow_the_picks(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)

    def defend(told: Told) -> None:
        challenge(told, attack=3)
        _who(told)
        told["decision"]["why"]["what"] = "defenders"
        told["decision"]["prospect"] = _foreseen(told, 0)

    teller.answers["may"] = lambda request: {
        "accepted": True, "line": [], "prospect": _foreseen(teller.told, 4 * len(request["keys"]))
    }  # fmt: skip
    teller.tell(defend)
    page = sitting.page
    totals = page.locator(".lane .total")
    strength = page.locator(f'[data-card="{MINE}"] .str')
    page.locator(".lane[data-foreseen]").wait_for()
    assert totals.all_inner_texts() == ["3", "0"]
    before = strength.inner_text()
    page.locator(f'[data-card="{MINE}"]').click()
    page.locator(".lane .total.win", has_text="4").wait_for()
    assert totals.all_inner_texts() == ["3", "4"]
    assert strength.inner_text() == "4" != before
    page.locator(f'[data-card="{MINE}"]').focus()
    page.keyboard.press("i")
    page.locator(".peek .notes", has_text="a sum").wait_for()
    page.keyboard.press("Escape")
    page.locator(f'[data-card="{MINE}"]').click()
    page.wait_for_function("() => document.querySelectorAll('.lane .total')[1].innerText === '0'")
    assert strength.inner_text() == before


def test_the_server_foresees_what_the_lane_shows(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("second/joust", 2, 7, kind("challenge")))
    page = sitting.page
    asked = sitting.asked()
    assert page.locator(".choices [data-type]").count() == 3
    sitting.choose(next(one for one in asked.choices if "challenge=" in one))
    page.locator(".lane[data-foreseen]").wait_for()
    before = page.locator(".lane .total").first.inner_text()
    page.locator(".rowx.chars [data-choice]").first.click()
    page.wait_for_function("(was) => document.querySelector('.lane .total').innerText !== was", arg=before)


def test_in_melee_the_panels_offer_the_challenges_of_who_is_clicked_first(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("second/melee", 4, 3, challenges(2, types=3)))
    page = sitting.page
    before = set(sitting.asked().choices)
    fighter = page.locator('.board .rowx.chars [data-kneeling="no"]', has=page.locator(".ic.off")).first
    handle = fighter.get_attribute("data-card")
    fighter.click()
    page.locator(".choices .fine").wait_for()
    offered = [choice for choice in sitting.asked().choices if "challenge=" in choice]
    assert offered and set(offered) < before
    page.locator(f'.others [data-choice="{offered[0]}"]').click()
    page.locator(f'[data-card="{handle}"][aria-pressed=true]').wait_for()
    page.locator(".lane[data-foreseen]").wait_for()


def test_whom_one_attacks_is_ringed_while_attackers_are_chosen(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.take_up(position("second/melee", 4, 2, kind("pick", 3, what="attackers")))
    question = sitting.asked().question
    target = sitting.page.locator(".opp.aim")
    assert target.count() == 1
    assert str(target.get_attribute("aria-label")) in question
