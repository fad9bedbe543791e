// Where the rounds and phases of a game begin, as moments of its replay.
import type { Entry } from "../wire";

export interface Beginning {
  at: number;
  round: number;
  phase: string | null;
}

export function beginnings(log: Entry[]): Beginning[] {
  const out: Beginning[] = [];
  for (const { round, phase, moment } of log)
    if (out.at(-1)?.round !== round || out.at(-1)?.phase !== phase) out.push({ at: moment, round, phase });
  return out;
}

export function rounds(log: Entry[]): Beginning[] {
  const all = beginnings(log);
  return all.filter((one, i) => all[i - 1]?.round !== one.round);
}
