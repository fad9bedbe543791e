// Asks the server over HTTP; an error is thrown as the server's own sentence.
import type { Fault } from "./wire";
import { capital } from "../words/text";

export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(capital(fault.message));
  }
}

export interface Problem {
  text: string;
  rule?: string | null;
}

/** Everything that is wrong with a deck, where that is why something was refused. */
export function problemsOf(error: unknown): Problem[] {
  const data = error instanceof Refusal ? (error.fault.data as { problems?: Problem[] } | undefined) : undefined;
  return data?.problems ?? [];
}

export async function get<T>(path: string): Promise<T> {
  return read<T>(await fetch(path, { headers: { accept: "application/json" } }));
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const sent = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
  return read<T>(sent);
}

async function read<T>(answer: Response): Promise<T> {
  const told = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  throw new Refusal(told?.error ?? { code: String(answer.status), message: `The server answered ${answer.status}.` });
}
