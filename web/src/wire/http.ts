// Asks the server over HTTP; an error is thrown as the server's own sentence.
import type { Fault, Me } from "./wire";
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

let known: Promise<Me> | null = null;

/** Makes this browser known to the server, once. */
export function introduce(): Promise<Me> {
  return (known ??= get<Me>("/api/me"));
}

/** Has the next request ask again who this browser is. */
export function forget(): void {
  known = null;
}

/** Sends what is JSON already, as someone the server knows: two requests that came first would become two guests. */
export async function send<T>(path: string, body: string): Promise<T> {
  await introduce().catch(() => null);
  const headers = { "content-type": "application/json", accept: "application/json" };
  return read<T>(await fetch(path, { method: "POST", headers, body }));
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return send<T>(path, JSON.stringify(body));
}

async function read<T>(answer: Response): Promise<T> {
  const told = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  throw new Refusal(told?.error ?? { code: String(answer.status), message: `The server answered ${answer.status}.` });
}
