// Ways to read a view.
import type { GameView, Handle, IntrigueView } from "./wire";

export function isCourt(view: GameView): view is IntrigueView {
  return "court" in view;
}

/** How many cards a pile has, also one that may not be looked through. */
export function size(pile: Handle[] | number): number {
  return typeof pile === "number" ? pile : pile.length;
}
