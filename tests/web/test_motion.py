"""What moves when something happens: what of it, how far, for how long; and what is shown where all is still."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.web.conftest import Visiting
from tests.web.motions import forget, motions, record
from tests.web.sitting import Sitting
from tests.web.teller import WORDS, Teller, Told, card, challenge, laid_out, put

TICK, TURN, MOVE, SHOW, LARGE = 90, 180, 260, 420, 700
EASE, EASE_IN = "cubic-bezier(0.2, 0.7, 0.2, 1)", "cubic-bezier(.5, 0, .9, .4)"
MINE, THEIRS = 700, 710
_AT_REST = """() => document.fonts.status === 'loaded' && document.getAnimations().length === 0
  && !document.querySelector('.flying > *, .changed')"""


def _table(visiting: Visiting, **settings: Any) -> tuple[Sitting, Teller]:
    visitor = visiting()
    record(visitor.page, **settings)
    sitting = Sitting(visitor)
    teller = laid_out(sitting)
    sitting.page.wait_for_function(_AT_REST)
    forget(sitting.page)
    return sitting, teller


def _moved(sitting: Sitting, *frames: str, **facts: Any) -> list[dict[str, Any]]:
    """The motions that change these properties and are of these facts."""
    return [
        one
        for one in motions(sitting.page)
        if all(any(name in frame for frame in one["frames"]) for name in frames)
        and all(one[name] == value for name, value in facts.items())
    ]


def _side(told: Told, seat: int) -> Told:
    found: Told = told["view"]["seats"][seat]
    return found


def test_a_card_turns_a_quarter_and_its_words_fade_back(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    teller.tell(lambda told: card(told, MINE).update(kneeling=True), {"kind": "knelt", "cards": [MINE]})
    (turn,) = _moved(sitting, "rotate")
    assert (turn["card"], turn["duration"], turn["easing"]) == (str(MINE), TURN, EASE)
    assert [frame["rotate"] for frame in turn["frames"]] == ["-90deg", "0deg"]
    words = [one for one in _moved(sitting, "opacity") if one["what"].startswith("nm")]
    assert [(frame["opacity"], frame.get("offset")) for frame in words[0]["frames"]] == [
        (0, None),
        (0, 0.5),
        (1, None),
    ]
    sitting.page.wait_for_function(_AT_REST)
    forget(sitting.page)
    teller.tell(lambda told: card(told, MINE).update(kneeling=False), {"kind": "stood", "cards": [MINE]})
    assert [one["frames"][0]["rotate"] for one in _moved(sitting, "rotate")] == ["90deg"]


def test_the_killed_kneel_to_grey_and_go_to_the_dead_pile(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)

    def kill(told: Told) -> None:
        put(told, MINE, "dead")
        put(told, MINE + 1, "discard")

    teller.tell(kill, {"kind": "killed", "cards": [MINE]}, {"kind": "discarded", "cards": [MINE + 1]})
    killed, discarded = _moved(sitting, "translate", "opacity", flies=True)
    assert f"Card {MINE}" in killed["text"] and killed["duration"] == TURN + MOVE
    lying = killed["frames"][1]
    assert lying["offset"] == pytest.approx(TURN / (TURN + MOVE))
    assert lying["rotate"] == "90deg" and "grayscale" in lying["filter"] and lying["translate"] == "0 0"
    assert lying["easing"].replace("0.", ".") == EASE_IN
    assert discarded["duration"] == MOVE and "grayscale" not in str(discarded["frames"])
    pile = sitting.page.locator("[data-pile=dead][data-of='0']").bounding_box()
    sitting.page.wait_for_function(_AT_REST)
    assert pile is not None
    assert killed["frames"][2]["translate"] != discarded["frames"][1]["translate"]


def test_what_is_saved_shakes_once_and_its_saver_glows(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    teller.tell(lambda told: None, {"kind": "saved", "cards": [MINE], "source": MINE + 1})
    (shake,) = _moved(sitting, "translate", card=str(MINE))
    assert [frame["translate"] for frame in shake["frames"]] == ["0", "-3px", "3px", "0"]
    (glow,) = _moved(sitting, "boxShadow")
    assert (glow["card"], glow["duration"], shake["duration"]) == (str(MINE + 1), TURN, TURN)
    assert glow["frames"][0] == glow["frames"][1]  # a glow is still


@pytest.mark.parametrize("coin", ["power", "gold"])
def test_a_token_flies_and_the_number_ticks_when_it_lands(visiting: Visiting, coin: str) -> None:
    sitting, teller = _table(visiting)
    page = sitting.page
    page.evaluate(
        """(key) => { window.late = []; new MutationObserver(() => {
          const one = document.querySelector(`[data-count="${key}"]`);
          window.late.push([one.classList.contains('late'), one.dataset.was ?? null, one.textContent]);
        }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] }) }""",
        f"{coin}:0",
    )
    event: dict[str, Any] = {"kind": "gold-gained", "seats": [0], "amount": 2}
    if coin == "power":
        event = {
            "kind": "power-gained",
            "cards": [_side(teller.told, 0)["faction_card"]],
            "seats": [0],
            "amount": 2,
        }
    teller.tell(lambda told: _side(told, 0).update({coin: 2}), event)
    (token,) = [one for one in motions(page) if one["what"].startswith("tok")]
    assert (token["text"], token["duration"], token["flies"]) == ("2", MOVE, True)
    page.wait_for_function(_AT_REST)
    ticks = _moved(sitting, "opacity", count=f"{coin}:0")
    assert [one["duration"] for one in ticks] == [TICK]
    assert (token["flying"], ticks[0]["flying"]) == (1, 0)  # when it is there
    late = page.evaluate("window.late")
    assert [True, "0", "2"] in late and late[-1] == [False, None, "2"]


def test_power_that_moves_leaves_who_loses_it(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    teller.tell(lambda told: card(told, THEIRS).update(power=1))
    sitting.page.wait_for_function(_AT_REST)
    forget(sitting.page)
    theirs = sitting.page.locator(f'[data-count="card:{THEIRS}:power"]').bounding_box()
    mine = sitting.page.locator(f'[data-card="{MINE}"]').bounding_box()
    assert theirs and mine

    def move(told: Told) -> None:
        card(told, THEIRS).update(power=0)
        card(told, MINE).update(power=1)

    teller.tell(move, {"kind": "power-moved", "cards": [THEIRS, MINE], "seats": [1], "amount": 1})
    (token,) = [one for one in motions(sitting.page) if one["what"] == "tok"]
    assert token["frames"][0]["translate"] == "-50% -50%"
    down = float(token["frames"][1]["translate"].split("calc(-50% + ")[2].removesuffix("px)"))
    assert down > 60  # from their row, above, to mine, below
    sitting.page.wait_for_function(_AT_REST)
    assert sitting.page.locator(".late").count() == 0


def test_several_at_once_are_forty_apart_and_half_a_second_in_all(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)

    def kneel(n: int) -> None:
        def change(told: Told) -> None:
            for seat in (0, 1):
                for handle in range(n):
                    put(told, MINE + 10 * seat + handle, "play", seat, kneeling=True)

        teller.tell(change)
        sitting.page.wait_for_function(_AT_REST)

    kneel(3)
    six = [one["delay"] for one in _moved(sitting, "rotate")]
    assert six == [0, 40, 80, 120, 160, 200]
    kneel(9)
    forget(sitting.page)
    teller.tell(
        lambda told: [one.update(kneeling=False) for one in told["view"]["cards"] if 700 <= one["id"] < 730]
    )
    many = [one["delay"] for one in _moved(sitting, "rotate")]
    assert len(many) == 18
    assert many[-1] + MOVE <= 500
    steps = {round(later - earlier, 3) for earlier, later in pairwise(many)}
    assert len(steps) == 1


def test_an_attachment_slides_under_its_card(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    held = teller.told["view"]["seats"][0]["hand"][0]

    def attach(told: Told) -> None:
        put(told, held, "attached", type="attachment", attached_to=MINE)
        card(told, MINE).update(attachments=[held])

    teller.tell(attach, {"kind": "attached", "cards": [held, MINE], "seats": [0]})
    (slide,) = _moved(sitting, "translate", flies=True)
    assert slide["what"].startswith("att ") and slide["duration"] == MOVE and slide["easing"] == EASE
    up = float(slide["frames"][0]["translate"].split()[1].removesuffix("px"))
    assert up > 100  # it comes from the hand, below


def test_a_card_that_is_drawn_or_marshaled_turns_over_on_its_way(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    teller.tell(
        lambda told: put(told, 750, "hand"),
        {"kind": "drew", "cards": [750], "seats": [0], "amount": 1},
    )
    (drawn,) = _moved(sitting, "translate", "scale", flies=True)
    (over,) = _moved(sitting, "rotate", flies=True)
    assert "Card 750" in drawn["text"] and [frame["rotate"] for frame in over["frames"]] == [
        "y 180deg",
        "y 0deg",
    ]
    sitting.page.wait_for_function(_AT_REST)
    forget(sitting.page)
    teller.tell(
        lambda told: put(told, 760, "play", 1),
        {"kind": "entered-play", "cards": [760], "seats": [1]},
    )
    (marshaled,) = _moved(sitting, "translate", "scale", flies=True)
    assert (
        float(marshaled["frames"][0]["translate"].split()[1].removesuffix("px")) < -40
    )  # from their hand, above
    assert len(_moved(sitting, "rotate", flies=True)) == 1
    sitting.page.wait_for_function(_AT_REST)
    forget(sitting.page)
    teller.tell(lambda told: put(told, 750, "play"), {"kind": "entered-play", "cards": [750], "seats": [0]})
    assert len(_moved(sitting, "translate", "scale", flies=True)) == 1
    assert _moved(sitting, "rotate", flies=True) == []  # all of us knew it


def test_plots_turn_over_together_and_the_higher_initiative_lifts(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)

    def reveal(told: Told) -> None:
        for seat in (0, 1):
            put(told, 770 + seat, "plot", seat, type="plot")
            _side(told, seat).update(plot=770 + seat)

    teller.tell(
        reveal,
        {"kind": "plot-revealed", "cards": [770]},
        {"kind": "initiative-won", "seats": [1], "amount": 6},
    )
    over = _moved(sitting, "rotate")
    assert {one["plot"] for one in over} == {"0", "1"}
    assert {(one["duration"], one["delay"]) for one in over} == {(SHOW, 0)}
    (lift,) = _moved(sitting, "translate", "boxShadow")
    assert lift["plot"] == "1" and min(frame["translate"] for frame in lift["frames"]) == "0 -8px"


def test_the_lane_opens_and_closes_by_height(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)

    def begin(told: Told) -> None:
        challenge(told)
        card(told, THEIRS).update(participating="attacker")

    teller.tell(begin, {"kind": "challenge-initiated", "seats": [1, 0], "value": "military"})
    sitting.page.wait_for_function("() => window.motions.some((one) => one.name === 'lane-opens')")
    assert "fwd-down" in sitting.page.locator(".unit:has(.role)").first.get_attribute("class")  # type: ignore[operator]
    sitting.page.wait_for_function(_AT_REST)
    forget(sitting.page)
    teller.tell(lambda told: challenge(told, 5))
    sitting.page.wait_for_function("() => window.motions.some((one) => one.name === 'tick')")

    def end(told: Told) -> None:
        told["view"]["challenge"] = told["reckoning"]["comparison"] = None

    teller.tell(end, {"kind": "challenge-ended", "seats": [1]})
    (lane,) = _moved(sitting, "clipPath")
    assert lane["what"].startswith("lane") and lane["duration"] == TURN


def test_who_is_chosen_to_fight_steps_to_the_lane(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    page = sitting.page
    page.evaluate(
        """() => { window.stepped = []; addEventListener('transitionrun', ({ target, propertyName }) => {
          const step = target.getAnimations().find((one) => one.transitionProperty === propertyName);
          window.stepped.push([target.className, propertyName, step?.effect.getTiming().duration]);
        }) }"""
    )

    def ask(told: Told) -> None:
        challenge(told)
        options = [{"key": "one", "verb": "pick", "text": "One", "card": MINE}]
        told["decision"] = {
            "at": 3, "line": [],
            "words": WORDS, "seat": 0, "kind": "pick", "why": {"step": "4.2.1", "what": "defenders"}, "text": "",
            "picked": [], "min": 0, "max": None, "options": options, "candidates": options,
        }  # fmt: skip

    teller.tell(ask)
    page.wait_for_function(_AT_REST)
    before = page.locator(f'[data-card="{MINE}"]').bounding_box()
    page.locator(f'[data-card="{MINE}"]').click()
    page.wait_for_function("() => window.stepped.some(([what]) => what.includes('fwd-up'))")
    step = next(one for one in page.evaluate("window.stepped") if "fwd-up" in one[0])
    assert step[1:] == ["transform", TURN]
    page.wait_for_function(_AT_REST)
    after = page.locator(f'[data-card="{MINE}"]').bounding_box()
    assert before and after and before["y"] - after["y"] == pytest.approx(20, abs=1)
    assert page.locator(f'[data-card="{MINE}"] > .act-tab').is_visible()


def test_strength_that_changes_ticks_and_a_phase_slides(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    teller.tell(lambda told: card(told, MINE).update(strength=5))
    (tick,) = [one for one in motions(sitting.page) if one["what"].startswith("str")]
    assert tick["duration"] == TICK and "up" in tick["what"]
    teller.tell(lambda told: told["status"].update(phase="dominance"))
    sitting.page.wait_for_function("() => window.motions.some((one) => one.name === 'segment')")


def test_at_the_end_the_race_fills_and_nothing_else_moves(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)

    def end(told: Told) -> None:
        _side(told, 1).update(power=15, faction_power=15)
        put(told, MINE, "dead")
        told["status"].update(over=True, outcome={"winners": [1], "reason": "power", "scores": None})

    teller.tell(end, {"kind": "killed", "cards": [MINE]})
    moved = [one for one in motions(sitting.page) if not one.get("name")]
    assert moved and {(one["what"].split()[0], one["duration"]) for one in moved} == {("track", SHOW)}


def test_an_event_is_shown_large_and_space_skips_it(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    page = sitting.page
    held = _side(teller.told, 0)["hand"][0]
    event = {"kind": "event-played", "cards": [held], "seats": [0]}
    teller.tell(lambda told: put(told, held, "discard"), event)
    (large,) = [one for one in motions(page) if one["what"] == "announced"]
    assert large["duration"] == SHOW + LARGE + MOVE
    shown, until = large["frames"][1], large["frames"][2]
    assert (until["offset"] - shown["offset"]) * large["duration"] == pytest.approx(LARGE)
    assert shown["offset"] * large["duration"] == pytest.approx(SHOW)
    assert [one for one in _moved(sitting, "translate", flies=True) if "hand" in one["what"]] == []
    page.keyboard.press("Space")
    page.locator(".announced").wait_for(state="detached")


def test_a_click_during_motion_finishes_it(visiting: Visiting) -> None:
    sitting, teller = _table(visiting)
    page = sitting.page
    page.evaluate(
        """addEventListener('click', () => {
          window.moving = document.getAnimations().filter((one) => one.playState === 'running').length;
        })"""
    )

    def kill(told: Told) -> None:
        put(told, MINE, "dead")
        _side(told, 0).update(power=3)

    event = {
        "kind": "power-gained",
        "cards": [_side(teller.told, 0)["faction_card"]],
        "seats": [0],
        "amount": 3,
    }
    teller.tell(kill, {"kind": "killed", "cards": [MINE]}, event)
    page.evaluate("document.querySelector('.board').click()")
    assert page.evaluate("window.moving") == 0
    page.wait_for_function("() => !document.querySelector('.flying > *, .late')")
    assert page.locator('[data-count="power:0"]').first.inner_text() == "3"


def test_without_motion_what_changed_is_outlined_for_a_moment(visiting: Visiting) -> None:
    sitting, teller = _table(visiting, motion="none")

    def change(told: Told) -> None:
        put(told, MINE, "dead")
        card(told, MINE + 1).update(kneeling=True)
        put(told, 760, "play", 1)
        _side(told, 0).update(gold=4)

    events = ({"kind": "killed", "cards": [MINE]}, {"kind": "gold-gained", "seats": [0], "amount": 4})
    teller.tell(change, *events)
    assert motions(sitting.page) == []
    sitting.page.wait_for_function(
        "() => window.outlined.some((one) => one.on) && !document.querySelector('.changed')"
    )
    outlined = sitting.page.evaluate("window.outlined")
    begun = [one for one in outlined if one["on"]]
    assert {str(MINE + 1), "760"} <= {one["card"] for one in begun}
    assert "gold:0" in {one["count"] for one in begun} and "dead" in {one["pile"] for one in begun}
    assert 600 in sitting.page.evaluate("window.waits")
    assert len(begun) == len(outlined) / 2


def test_a_card_of_the_court_comes_from_the_hand_that_placed_it(visiting: Visiting) -> None:
    visitor = visiting()
    record(visitor.page)
    sitting = Sitting(visitor)
    sitting.sit_down("Intrigue")
    asked = sitting.asked()
    forget(sitting.page)  # also what was placed before I was asked
    held = [one for one in asked.choices if one.startswith("h")]
    for _ in range(5):
        sitting.answer(asked, lambda one: one.choices[0])
        asked = sitting.wait_past(asked)
    assert held[0] not in asked.choices  # also the last of its house came from where it lay
    placed = [one for one in _moved(sitting, "translate") if one["what"].startswith("k ")]
    assert {one["duration"] for one in placed} == {MOVE}
    below = [float(one["frames"][0]["translate"].split()[1].removesuffix("px")) > 0 for one in placed]
    assert below == [True, False] * 5  # mine come from below, theirs from their seat above at the left
