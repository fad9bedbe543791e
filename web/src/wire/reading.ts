// Ways to read a view.
import type { Decision, GameView, Handle, IntrigueView, ThronesView } from "./wire";

export function isCourt(view: GameView): view is IntrigueView {
  return "court" in view;
}

/** The view of a challenge game; null for one of another game. */
export function thronesIn(view: GameView | null | undefined): ThronesView | null {
  return view && "cards" in view ? view : null;
}

/** How many cards a pile has, also one that may not be looked through. */
export function size(pile: Handle[] | number): number {
  return typeof pile === "number" ? pile : pile.length;
}

/** What a question is about, or its kind. */
export function aboutOf(decision: Decision | null | undefined): string | undefined {
  const marshals = decision?.options.some((option) => ["marshal", "duplicate"].includes(option.verb));
  return marshals ? "marshal" : (decision?.why.what ?? decision?.kind);
}
