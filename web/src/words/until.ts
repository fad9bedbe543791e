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

/** How much one is asked in action windows. */
export const ASKS = [
  { word: "everything", text: "everything", about: "You are asked wherever you could act." },
  { word: "matters", text: "what matters", about: "You are asked where acting could matter. Everything else passes by itself." },
  { word: "mine", text: "only mine", about: "You are asked in your own turn, where acting could matter." },
] as const;

export type Ask = (typeof ASKS)[number]["word"];
