// Numbers that changed tick; where a token flies to them, when it lands.
import { type Before, countElements } from "./before";
import { ease, outline, time } from "./stage";

export type Coin = "power" | "gold";

/** A number ticks. */
export function tick(element: HTMLElement, still: boolean): void {
  if (still) outline(element);
  else element.animate([{ translate: "0 -.25em", opacity: 0.3 }, { translate: "0 0", opacity: 1 }], { duration: time("tick"), easing: ease() });
}

/** Lets the numbers of a kind that changed show what they said before; the answer lets them tick. */
export function hold(before: Before, coin: Coin): () => void {
  const held = changed(before).filter((one) => one.dataset.count!.includes(coin));
  for (const one of held) {
    one.dataset.was = before.counts.get(one.dataset.count!) ?? "";
    one.classList.add("late");
  }
  return () => {
    for (const one of held) {
      if (!one.classList.contains("late")) continue;
      one.classList.remove("late");
      delete one.dataset.was;
      tick(one, false);
    }
  };
}

/** Numbers that changed and wait for nothing tick at once. */
export function tickCounts(before: Before, still: boolean): void {
  for (const one of changed(before)) if (!one.classList.contains("late")) tick(one, still);
}

function changed(before: Before): HTMLElement[] {
  return countElements().filter((one) => before.counts.get(one.dataset.count!) !== one.textContent);
}
