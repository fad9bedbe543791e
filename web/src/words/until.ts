// Passing until something: what is offered, and what is said while one passes.
import type { ThronesView } from "../wire/wire";

export interface Until {
  word: "challenge" | "phase" | "round" | "concern";
  /** After *Pass until*. */
  text: string;
  /** After *You pass until*. */
  said: string;
}

const UNTIL: Until[] = [
  { word: "challenge", text: "the challenge ends", said: "the challenge ends" },
  { word: "phase", text: "the phase ends", said: "the phase ends" },
  { word: "round", text: "the round ends", said: "the round ends" },
  { word: "concern", text: "something concerns me", said: "something concerns you" },
];

/** What makes sense now: a challenge ends only where one is fought. */
export function offered(view: unknown): Until[] {
  const fought = !!(view as ThronesView | null)?.challenge;
  return UNTIL.filter((one) => one.word !== "challenge" || fought);
}

export function passing(word: string | null | undefined): string {
  const found = UNTIL.find((one) => one.word === word);
  return found ? `You pass until ${found.said}.` : "";
}
