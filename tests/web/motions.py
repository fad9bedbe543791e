"""What moves on a page: every animation that begins, as the browser was told of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

_RECORD: Final = """
window.motions = [];
{
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const motion = animate.call(this, frames, timing);
    const { duration, delay, easing } = motion.effect.getComputedTiming();
    window.motions.push({
      what: this.className.baseVal ?? this.className, card: this.dataset?.card ?? null,
      count: this.dataset?.count ?? null, plot: this.dataset?.plot ?? null, text: this.textContent.trim(),
      flies: !!this.closest('.flying'), flying: document.querySelectorAll('.flying > *').length,
      frames: [].concat(frames), duration, delay, easing,
    });
    return motion;
  };
  addEventListener('animationstart', (event) => window.motions.push({
    what: event.target.className, name: event.animationName, card: null, count: null, plot: null,
    text: '', flies: false, flying: 0, frames: [], duration: 0, delay: 0, easing: '',
  }));
  window.waits = [];
  const later = window.setTimeout;
  window.setTimeout = (act, wait, ...more) => (window.waits.push(wait), later(act, wait, ...more));
  window.outlined = [];
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      const [was, is] = [/\\bchanged\\b/.test(oldValue ?? ''), target.classList.contains('changed')];
      if (was !== is) window.outlined.push({ on: is, what: target.className,
        card: target.dataset?.card ?? null, count: target.dataset?.count ?? null, pile: target.dataset?.pile ?? null });
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'], attributeOldValue: true });
}
"""


def record(page: Page, **settings: Any) -> None:
    """Write down all that moves on pages opened from now on, with settings of one's own."""
    kept = json.dumps({"speed": 2, "motion": "full", **settings})
    page.add_init_script(f"localStorage['weirwood.settings'] = {kept!r};{_RECORD}")


def motions(page: Page) -> list[dict[str, Any]]:
    """All that has moved since the page was opened or forgotten."""
    found: list[dict[str, Any]] = page.evaluate("window.motions")
    return found


def forget(page: Page) -> None:
    """Begin anew."""
    page.evaluate("window.motions.length = window.outlined.length = window.waits.length = 0")
