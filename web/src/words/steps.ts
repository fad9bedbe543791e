// The steps of a round in few words, for the strip and the prompt.
import type { Rules } from "../wire/wire";

export interface Stop {
  id: string;
  title: string;
  window: boolean;
}
export interface Phase {
  phase: string;
  /** What players call it. */
  name: string;
  steps: Stop[];
  /** For each step, shown or not, the shown one that is lit in it. */
  lit: Map<string, string | null>;
}

/** The phases with the steps worth showing. */
export function charted(rules: Rules | undefined): Phase[] {
  return (rules?.framework ?? []).map(({ phase, title: name, steps }) => {
    const lit = new Map<string, string | null>();
    let last: string | null = null;
    for (const { id, short } of steps) lit.set(id, short ? (last = id) : last);
    return { phase, name, lit, steps: steps.filter((one) => one.short).map(({ id, short, window }) => ({ id, title: short, window })) };
  });
}

/** Which of the shown steps we are in: the step itself, or the last shown one before it. */
export function current(phase: Phase | undefined, step: string | null): string | null {
  return (step === null ? null : phase?.lit.get(step)) ?? null;
}

export function phaseTitle(rules: Rules | undefined, phase: string): string {
  return rules?.framework?.find((one) => one.phase === phase)?.title ?? phase;
}

export function stepTitle(rules: Rules | undefined, step: string): string {
  const steps = (rules?.framework ?? []).flatMap((phase) => phase.steps);
  return steps.find((one) => one.id === step)?.title ?? "";
}
