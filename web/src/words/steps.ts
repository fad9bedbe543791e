// The steps of a round in few words, for the strip and the prompt.
import type { Rules } from "../wire/wire";

export interface Stop {
  id: string;
  title: string;
  window: boolean;
}
export interface Phase {
  phase: string;
  steps: Stop[];
}

const SHORT: Record<string, string> = {
  "4.aw": "Before",
  "4.2": "Attack",
  "4.2.aw1": "Actions",
  "4.2.1": "Defenders",
  "4.2.aw2": "Actions",
  "4.2.2": "Outcome",
  "4.2.4": "Claim",
  "4.2.5": "Keywords",
};
const SILENT = /phase (begins|ends)|next player|challenge ends|begin$|unopposed bonus|challenge bonuses|choose first player|announce|shuffle|refill/;

function short(id: string, title: string, window: boolean): string {
  return SHORT[id] ?? (window ? "Actions" : title.charAt(0).toUpperCase() + title.slice(1));
}

/** The phases with the steps worth showing: each step once, what only begins or ends left out. */
export function charted(rules: Rules | undefined): Phase[] {
  return (rules?.framework ?? []).map(({ phase, steps }) => {
    const seen = new Set<string>();
    const kept: Stop[] = [];
    for (const { id, title, window } of steps) {
      if (seen.has(id) || (SILENT.test(title) && !window)) continue;
      seen.add(id);
      kept.push({ id, title: short(id, title, window), window });
    }
    return { phase, steps: kept };
  });
}

const WINDOWS: Record<string, string> = {
  "4.aw": "before each challenge",
  "4.2.aw1": "once attackers are declared",
  "4.2.aw2": "once defenders are declared",
};

/** A window of the round by itself, where its phase is named beside it. */
export function windowTitle(id: string): string {
  return WINDOWS[id] ?? "when players may act";
}

/** Which of the shown steps we are in: the step itself, or the last shown one before it. */
export function current(phase: Phase | undefined, step: string | null): string | null {
  if (!phase || step === null) return null;
  if (phase.steps.some((one) => one.id === step)) return step;
  const before = phase.steps.filter((one) => step.startsWith(one.id));
  return before.at(-1)?.id ?? null;
}

export function stepTitle(rules: Rules | undefined, step: string): string {
  for (const phase of rules?.framework ?? [])
    for (const one of phase.steps) if (one.id === step && !/phase begins/.test(one.title)) return one.title;
  return "";
}
