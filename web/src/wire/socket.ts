// The line to one table: asks and is answered, comes back by itself when it breaks, and asks again what was unanswered.
import { on } from "svelte/events";
import type { Answer, Fault, Message } from "./wire";
import { Refusal } from "./http";

interface Pending {
  text: string;
  again: boolean;
  since: number;
  done: (told: Record<string, unknown>) => void;
  failed: (error: Error) => void;
}

export type Line = "opening" | "open" | "broken" | "closed";

/** After this many milliseconds without an answer the player is told; after the second number the line is taken for dead. */
const LATE = 4_000;
const DEAD = 20_000;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

export class Socket {
  private live: WebSocket | null = null;
  private next = 1;
  private tries = 0;
  private ended = false;
  private timer = 0;
  private patience = 0;
  private readonly pending = new Map<number, Pending>();
  private readonly deaf: () => void;

  constructor(
    private readonly address: string,
    private readonly heard: (message: Message) => void,
    private readonly changed: (line: Line) => void,
    private readonly late: (late: boolean) => void,
    before: Promise<unknown>,
  ) {
    void before.catch(() => null).then(() => this.ended || this.open());
    this.deaf = on(window, "online", this.now);
  }

  /** Asks; with `again` the question is put once more after a reconnect, which is safe where an answer repeats itself. */
  ask(op: string, more: Record<string, unknown> = {}, again = false): Promise<Record<string, unknown>> {
    const id = this.next++;
    const text = JSON.stringify({ op, id, ...more });
    return new Promise((done, failed) => {
      this.pending.set(id, { text, again, since: Date.now(), done, failed });
      if (this.live?.readyState === WebSocket.OPEN) this.live.send(text);
      else if (!again) this.fail(id, { code: "offline", message: "No connection to the table just now." });
      this.watch();
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.deaf();
    this.live?.close();
    this.changed("closed");
  }

  private readonly now = () => {
    if (!this.ended && this.live === null) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    this.changed("opening");
    const socket = new WebSocket(this.address);
    this.live = socket;
    socket.onopen = () => {
      this.tries = 0;
      for (const asked of this.pending.values()) {
        asked.since = Date.now();
        socket.send(asked.text);
      }
      this.changed("open");
      this.watch();
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string));
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    this.live = null;
    clearTimeout(this.patience);
    this.late(false);
    for (const [id, asked] of this.pending)
      if (!asked.again) this.fail(id, { code: "offline", message: "The connection broke before an answer came." });
    if (this.ended) return;
    if (code >= 4000) {
      this.ended = true;
      this.changed("closed");
      return;
    }
    this.changed("broken");
    this.timer = window.setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  private take(told: Answer | Message): void {
    if (!("id" in told)) {
      this.heard(told as Message);
      return;
    }
    if (told.id === null && told.error) this.heard({ notice: told.error.message });
    const asked = this.pending.get(told.id ?? -1);
    if (told.id === null || asked === undefined) return;
    this.pending.delete(told.id);
    this.watch();
    if (told.error) asked.failed(new Refusal(told.error as Fault));
    else asked.done((told.ok ?? {}) as Record<string, unknown>);
  }

  /** Looks again when the oldest question has waited long: then it says so, and later tries another line. */
  private watch(): void {
    clearTimeout(this.patience);
    const oldest = Math.min(...[...this.pending.values()].map((asked) => asked.since));
    const waited = Date.now() - oldest;
    const late = this.live?.readyState === WebSocket.OPEN && waited >= LATE;
    this.late(late);
    if (this.pending.size === 0 || this.live?.readyState !== WebSocket.OPEN) return;
    if (waited < DEAD) this.patience = window.setTimeout(() => this.watch(), (late ? DEAD : LATE) - waited);
    else if ([...this.pending.values()].some((asked) => asked.again)) this.renew(this.live);
  }

  /** Gives up a line on which nothing comes; what may be asked twice is asked again on the next. */
  private renew(dead: WebSocket): void {
    dead.onmessage = dead.onclose = null;
    dead.close();
    this.lost(1006);
  }

  private fail(id: number, fault: Fault): void {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    asked?.failed(new Refusal(fault));
  }
}
