"""Sounds: none at first; quiet ones where one wants them."""

from __future__ import annotations

from typing import Final

from tests.web.browser import Visitor
from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.teller import laid_out, put

_HEAR: Final = """{
  window.tones = [];
  window.loudest = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) { window.tones.push(this.type); return start.apply(this, when); };
  const { createGain } = AudioContext.prototype;
  AudioContext.prototype.createGain = function () {
    const node = createGain.call(this);
    const { setValueAtTime } = node.gain;
    node.gain.setValueAtTime = (value, at) => {
      window.loudest = Math.max(window.loudest, value);
      return setValueAtTime.call(node.gain, value, at);
    };
    return node;
  };
}"""
_STRIP: Final = "localStorage['weirwood.settings'] = JSON.stringify({motion: 'none', speed: 2, sounds: %s})"


def _sitting(visitor: Visitor) -> Sitting:
    visitor.page.add_init_script(_HEAR)
    return Sitting(visitor)


def _play_a_little(sitting: Sitting) -> None:
    for _ in range(3):
        asked = sitting.asked()
        sitting.answer(asked, lambda one: None)
        sitting.wait_past(asked)


def test_there_is_no_sound_until_one_wants_it(visiting: Visiting) -> None:
    sitting = _sitting(visiting())
    page = sitting.visitor.go("/settings")
    wanted = page.get_by_role("checkbox", name="Sounds")
    assert not wanted.is_checked()
    sitting.deal(7)
    _play_a_little(sitting)
    assert page.evaluate("window.tones") == []
    sitting.visitor.go("/settings")
    wanted.check()
    sitting.deal(7)
    _play_a_little(sitting)
    page.wait_for_function("() => window.tones.length > 0")
    assert 0 < page.evaluate("window.loudest") <= 0.2


def test_what_happens_sounds_different(visiting: Visiting) -> None:
    visitor = visiting()
    visitor.page.add_init_script(_STRIP % "true")
    sitting = _sitting(visitor)
    teller = laid_out(sitting)
    page = sitting.page
    page.locator(".board").click(position={"x": 6, "y": 40})
    heard: list[int] = []
    held = teller.told["view"]["seats"][0]["hand"][0]
    for change, event in (
        (lambda told: None, {"kind": "challenge-initiated", "seats": [1, 0], "value": "military"}),
        (lambda told: put(told, 701, "dead"), {"kind": "killed", "cards": [701]}),
        (lambda told: put(told, held, "play"), {"kind": "entered-play", "cards": [held], "seats": [0]}),
        (lambda told: None, {"kind": "plot-revealed", "seats": [0]}),
        (lambda told: None, {"kind": "knelt", "cards": [702]}),
    ):
        page.evaluate("window.tones.length = 0")
        teller.tell(change, event)
        heard.append(page.evaluate("window.tones.length"))
    assert heard == [1, 1, 1, 2, 0]
