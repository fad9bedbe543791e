// The buttons of a question: what pressing each of them does, in the words that came with the question.
import type { Decision, Option, Words } from "../wire/wire";

export interface Deed {
  label: string;
  keys: string[] | null;
  outlined?: boolean;
  undo?: boolean;
  /** Destroys cards: red, and on no key. */
  danger?: boolean;
  /** Gives up what could still be done or chosen: neither on Space nor on Escape, but on 0. */
  ends?: boolean;
}

/** The one pick that can be made, where there is no other: it is shown as chosen, and confirmed by the button. */
export function onlyPick(decision: Decision | null): string[] {
  const [only, ...more] = decision?.candidates ?? [];
  return only && more.length === 0 && decision!.min >= 1 ? [only.key] : [];
}

/** Takes back what is prepared. */
export const CHANGE: Deed = { label: "Change", keys: null };

/** A button before its question is asked says that it prepares the answer; none of them destroys cards unasked. */
export function ahead(deed: Deed | null, isAhead: boolean): Deed | null {
  if (!isAhead || !deed || deed.keys === null) return deed;
  return { ...deed, label: `Prepare: ${deed.label}`, outlined: true };
}

/** The words of what is prepared. */
export function preparedDeed(decision: Decision, chosen: Option[]): string {
  const [only] = chosen;
  return decision.candidates || !only ? pressed(decision.words, chosen) : only.text;
}

/** Verbs that end a question without choosing a card. */
export const CLOSING = new Set(["pass", "done"]);

/** What is done in one's own turn alone, and cannot be done later once it was passed. */
const OF_A_TURN = new Set(["marshal", "duplicate", "challenge"]);

function byVerb(decision: Decision, word: string): Option | undefined {
  return decision.options.find((option) => option.verb === word);
}

/** The filled button. */
export function filledDeed(decision: Decision, offers: Option[], chosen: Option[]): Deed | null {
  const words = decision.words;
  if (decision.candidates) {
    const paid = chosen.reduce((sum, option) => sum + (decision.payment?.gives.find(([card]) => card === option.card)?.[1] ?? 0), 0);
    if (decision.payment && paid < decision.payment.due) return { label: words.wanting, keys: null };
    const few = Math.min(decision.min, offers.length) - chosen.length;
    if (few > 0 || (words.danger && chosen.length === 0)) return { label: words.wanting.replace("{n}", String(few)), keys: null };
    return { label: pressed(words, chosen), keys: chosen.map((option) => option.key), outlined: chosen.length === 0, ends: chosen.length === 0 && offers.length > 0 };
  }
  if (chosen.length) return { label: pressed(words, chosen), keys: [chosen[0].key] };
  const [only, ...more] = decision.options;
  if (more.length === 0 && !CLOSING.has(only.verb)) return { label: pressed(words, [only]), keys: [only.key] };
  const sure = byVerb(decision, "yes") ?? byVerb(decision, "keep");
  if (sure) return { label: sure.text, keys: [sure.key] };
  const pass = byVerb(decision, "pass");
  if (decision.kind === "trigger" && offers.length === 1) return { label: offers[0].text, keys: [offers[0].key] };
  if (decision.kind === "challenge") return null;
  if (pass) return { label: pass.text, keys: [pass.key], outlined: decision.kind === "act" && offers.length > 0, ends: offers.some((option) => OF_A_TURN.has(option.verb)) };
  return { label: words.wanting, keys: null };
}

/** The other button, where there is one. */
export function otherDeed(decision: Decision, chosen: number, primary: Deed | null, undo: boolean): Deed | null {
  if (decision.candidates) {
    if (decision.why.what === "attackers" && undo) return { label: "Another challenge", keys: null, undo: true };
    const none = decision.min === 0 && (chosen > 0 || decision.words.danger);
    return none ? { label: decision.words.none, keys: [], danger: decision.words.danger } : null;
  }
  const not = byVerb(decision, "no") ?? byVerb(decision, "mulligan");
  if (not) return { label: not.text, keys: [not.key] };
  const pass = byVerb(decision, "pass");
  return !pass || primary?.keys?.[0] === pass.key ? null : { label: pass.text, keys: [pass.key], ends: decision.options.some((option) => OF_A_TURN.has(option.verb)) };
}

/** The words of the button that commits what is chosen, without the number that tells copies apart. */
function pressed(words: Words, chosen: Option[]): string {
  if (chosen.length === 0) return words.none;
  if (chosen.length > 1) return words.several.replace("{n}", String(chosen.length));
  return words.one.replace("{name}", chosen[0].label || chosen[0].text);
}
