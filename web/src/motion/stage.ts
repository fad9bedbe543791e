// Where motion happens: its times, the layer in which things fly, how it is finished, and what stands in for it where all is still.

const OUTLINED = 600;
const outlined = new WeakMap<Element, number>();
let layer: HTMLElement | null = null;

export type Time = "tick" | "turn" | "move" | "show";
export type Ease = "ease" | "ease-in";

/** A time of the style sheet, in milliseconds. */
export function time(name: Time): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim();
  return (parseFloat(text) || 0) * (text.endsWith("ms") ? 1 : 1000);
}

export function ease(name: Ease = "ease"): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || "ease-out";
}

/** A click during motion finishes it, whatever moves. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) animation.finish();
}

/** Without motion a thing that changed is outlined for a moment. */
export function outline(element: Element | null | undefined): void {
  if (!element) return;
  clearTimeout(outlined.get(element));
  element.classList.add("changed");
  outlined.set(element, window.setTimeout(() => element.classList.remove("changed"), OUTLINED));
}

/** Lets a thing fly that is no part of the table: it is gone when it arrives. */
export function fly(thing: HTMLElement, box: DOMRect, frames: Keyframe[], timing: KeyframeAnimationOptions, landed?: () => void): void {
  layer ??= Object.assign(document.createElement("div"), { className: "flying", inert: true, ariaHidden: "true" });
  if (!layer.isConnected) document.body.append(layer);
  Object.assign(thing.style, { left: `${box.x}px`, top: `${box.y}px` });
  layer.append(thing);
  const flight = thing.animate(frames, { fill: "both", ...timing });
  const end = () => {
    thing.remove();
    landed?.();
  };
  flight.onfinish = end;
  flight.oncancel = end;
}

/** What was a card of the table, or is none yet: its picture, free to fly. */
export function picture(element: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const { name } of [...copy.attributes]) if (name !== "class") copy.removeAttribute(name);
  copy.classList.remove("legal", "selected", "rest", "hinted", "changed");
  copy.style.setProperty("--w", `${Math.min(box.width, box.height)}px`);
  return copy;
}

/** The step from the middle of one box to the middle of another. */
export function between(from: DOMRect, to: DOMRect): string {
  return `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`;
}

export function seen(element: Element | null | undefined): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

/** Where cards lie that are not laid out: a pile, a hand of backs; else their number, or the plate of their side. */
export function anchor(zone: string, seat: number): HTMLElement | null {
  for (const where of [`[data-pile~="${zone}"][data-of="${seat}"]`, `[data-count="${zone}:${seat}"]`, `[data-plate="${seat}"]`])
    for (const one of document.querySelectorAll<HTMLElement>(where)) if (seen(one)) return one;
  return null;
}

/** The board's middle, where nothing in particular lies: the treasury gives from there. */
export function middle(): DOMRect | null {
  const lane = document.querySelector(".lane");
  const box = lane?.getBoundingClientRect() ?? document.querySelector(".board, .court")?.getBoundingClientRect();
  return box ? new DOMRect(box.x + box.width / 2, box.y + box.height / 2, 0, 0) : null;
}
