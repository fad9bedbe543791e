// A finger that draws a sheet down closes it.
import { on } from "svelte/events";

const ENOUGH = 70;

export function swipedown(node: HTMLElement, close: () => void): { update: (next: () => void) => void; destroy: () => void } {
  let start: { x: number; y: number } | null = null;
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  const put = (way: number) => (node.style.translate = way > 0 ? `0 ${way}px` : "");

  /** Only from the top of what scrolls: further down a finger scrolls. */
  function scrolled(target: Element | null): boolean {
    for (let one = target; one && one !== node.parentElement; one = one.parentElement) if (one.scrollTop > 0) return true;
    return false;
  }
  on(node, "touchstart", (event) => {
    const touch = event.touches[0];
    start = event.touches.length > 1 || scrolled(event.target as Element) ? null : { x: touch.clientX, y: touch.clientY };
  }, options);
  on(node, "touchmove", (event) => {
    const touch = event.touches[0];
    if (start && Math.abs(touch.clientX - start.x) < Math.abs(touch.clientY - start.y)) put(touch.clientY - start.y);
  }, options);
  on(node, "touchend", (event) => {
    const touch = event.changedTouches[0];
    const [down, aside] = start ? [touch.clientY - start.y, Math.abs(touch.clientX - start.x)] : [0, 0];
    start = null;
    put(0);
    if (down > ENOUGH && down > aside) close();
  }, options);
  on(node, "touchcancel", () => ((start = null), put(0)), options);
  return { update: (next) => (close = next), destroy: () => ended.abort() };
}
