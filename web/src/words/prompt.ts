// The prompt in words: where we are, the question, and what each button does.
import type { Decision, Option } from "../wire";
import type { Fight } from "../view";
import { capital, listed } from "./text";

type What = { ask: string; do: (n: number, names: string[]) => string; none: string };

const PICKS: Record<string, What> = {
  attackers: { ask: "Who attacks?", do: (n) => `Attack with ${n}`, none: "No one" },
  defenders: { ask: "Who defends?", do: (n) => `Defend with ${n}`, none: "No one defends" },
  stealth: { ask: "Whom does stealth bypass?", do: (_, who) => `Bypass ${listed(who)}`, none: "Bypass no one" },
  claim: { ask: "Choose for claim", do: (_, who) => brief("Choose", who), none: "None" },
  reserve: { ask: "Discard down to your reserve", do: (n) => `Discard ${n}`, none: "Discard none" },
  renown: { ask: "Who gains power by renown?", do: (n) => `Renown for ${n}`, none: "No renown" },
  intimidate: { ask: "Who kneels by intimidate?", do: (_, who) => brief("Kneel", who), none: "No one kneels" },
  insight: { ask: "Draw by insight?", do: (n) => `Insight for ${n}`, none: "Draw none" },
  pillage: { ask: "Who pillages?", do: (n) => `Pillage with ${n}`, none: "No pillage" },
  title: { ask: "Which title do you take?", do: (_, who) => brief("Take", who), none: "None" },
  host: { ask: "Attach it to whom?", do: (_, who) => brief("Attach to", who), none: "None" },
  target: { ask: "Choose a target", do: (_, who) => brief("Choose", who), none: "Choose none" },
  cost: { ask: "Choose how to pay", do: (_, who) => brief("Choose", who), none: "None" },
  search: { ask: "Which card do you take?", do: (_, who) => brief("Take", who), none: "Take none" },
  stand: { ask: "Which cards stand?", do: (n) => `Stand ${n}`, none: "Stand none" },
  setup: { ask: "Set up: what starts in play?", do: (n) => `Set up ${n}`, none: "Start with nothing" },
  order: { ask: "In which order?", do: () => "Use this order", none: "Any order" },
};

function brief(verb: string, who: string[]): string {
  return who.length < 3 ? `${verb} ${listed(who)}` : `${verb} ${who.length}`;
}

function pickWords(decision: Decision): What {
  const what = String(decision.why.what ?? (decision.kind === "pick" ? "target" : decision.kind));
  return PICKS[what] ?? (decision.kind === "order" ? PICKS.order : PICKS.target);
}

/** The question without the name of who is asked. */
export function question(decision: Decision, fight: Fight | null, me: string, challenge: string | null = null): string {
  const what = decision.why.what;
  if (what === "defenders" && fight) return `Who defends against ${fight.attacking_strength}?`;
  if (what === "attackers" && challenge) return `${capital(challenge)}: who attacks?`;
  if (decision.kind === "setup" || (typeof what === "string" && what !== "claim" && what in PICKS)) return pickWords(decision).ask;
  const own = [
    ["act", decision.options.some((option) => option.verb === "marshal") ? "Marshal a card, or pass?" : "Act, or pass?"],
    ["challenge", "Which challenge?"],
    ["plot", "Which plot do you reveal?"],
    ["mulligan", "Keep this hand?"],
    ["place", "Which card, and where?"],
  ].find(([kind]) => kind === decision.kind);
  if (own) return own[1];
  return told(decision.text, me);
}

/** A long question in two: what is asked, and what it is about. */
export function halves(text: string): [string, string] {
  const at = text.indexOf(": ");
  if (text.length < 64 || at < 0) return [text, ""];
  return [`${text.slice(0, at)}?`, capital(text.slice(at + 2))];
}

/** A sentence of the engine, spoken to the one who reads it. */
export function told(text: string, me: string): string {
  const start = `${me}, `;
  return capital(text.startsWith(start) ? text.slice(start.length) : text);
}

export function pickLabel(decision: Decision, chosen: Option[]): string {
  const words = pickWords(decision);
  const names = chosen.map((option) => option.text.replace(/ \(\d+\)$/, ""));
  return chosen.length ? words.do(chosen.length, names) : words.none;
}

/** What one option does, on the button. */
export function deedLabel(decision: Decision, option: Option, me: number | null | undefined): string {
  if (option.verb === "player" && option.seat === me) return "You";
  if (decision.kind === "plot") return `Reveal ${option.text}`;
  if (decision.kind === "place") return "Place it here";
  return option.text;
}

export function noneLabel(decision: Decision): string {
  return pickWords(decision).none;
}

export function passLabel(decision: Decision): string {
  return decision.kind === "challenge" ? "No more challenges" : decision.kind === "trigger" ? "Let it be" : "Pass";
}

const WINDOWS: Record<string, string> = {
  would: "Before it happens",
  interrupt: "Interrupt",
  reaction: "Reaction",
  "when-revealed": "When revealed",
};

export function windowWord(decision: Decision): string {
  return WINDOWS[String(decision.why.window ?? "")] ?? "";
}
