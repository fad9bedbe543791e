// One table as this browser knows it: what was told, what was said, and the questions one may put.
import { tick } from "svelte";
import type { Chat, Decision, Message, Told } from "../wire";
import type { GameView } from "../view";
import { type Line, Socket } from "../wire/socket";
import { type Step, patched } from "../wire/patch";
import { finishMotion, playMotion, rememberPlaces } from "../parts/motion";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";

export interface Refused {
  rule?: string | null;
  text: string;
  card?: number | null;
}

export class Table {
  told = $state.raw<Told | null>(null);
  line = $state<Line>("opening");
  chat = $state.raw<Chat[]>([]);
  notice = $state("");
  private answering = $state<number | null>(null);
  past = $state.raw<Told | null>(null);
  private readonly socket: Socket;

  constructor(
    readonly id: string,
    key: string | null,
  ) {
    const address = new URL(`/ws/${id}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    if (key) address.searchParams.set("key", key);
    this.socket = new Socket(
      address.href,
      (message) => this.hear(message),
      (line) => this.lineChanged(line),
      me.ask(),
    );
  }

  /** What is on the screen: the present, or a moment of the past one looks at. */
  get shown(): Told | null {
    return this.past ?? this.told;
  }

  get view(): GameView | null {
    return (this.shown?.view ?? null) as GameView | null;
  }

  get decision(): Decision | null {
    return this.past ? null : (this.told?.decision ?? null);
  }

  /** Whether an answer is on its way to the question that still stands. */
  get busy(): boolean {
    return this.answering !== null && this.answering === this.told?.decision?.at;
  }

  close(): void {
    this.socket.close();
  }

  /** Answers the decision that waits; repeated safely after a broken line. */
  async choose(keys: string[]): Promise<void> {
    const decision = this.told?.decision;
    if (!decision || this.busy) return;
    this.answering = decision.at;
    this.notice = "";
    finishMotion();
    try {
      await this.socket.ask("choose", { at: decision.at, keys }, true);
    } catch (error) {
      this.notice = (error as Error).message;
    } finally {
      if (this.answering === decision.at) this.answering = null;
    }
  }

  async may(keys: string[]): Promise<Refused | null> {
    const at = this.told?.decision?.at ?? 0;
    const told = await this.socket.ask("may", { at, keys });
    return told.accepted ? null : ((told.refusal as Refused) ?? { text: "That cannot be added now." });
  }

  async why(card: unknown, verb: string | null = null): Promise<Refused[]> {
    const told = await this.socket.ask("why", verb === null ? { card } : { card, verb });
    return told.refusals as Refused[];
  }

  async hint(): Promise<{ keys: string[]; reason: string }> {
    return (await this.socket.ask("hint")) as { keys: string[]; reason: string };
  }

  /** Looks at a moment of the past; null comes back to the present. What is far from the last moment does not move there. */
  async look(at: number | null, eyes?: number | null, far = false): Promise<void> {
    if (at === null) this.show(() => (this.past = null));
    else {
      const told = await this.socket.ask("replay", eyes === undefined ? { at } : { at, eyes });
      const past = (told.told ?? told) as unknown as Told;
      if (far) this.past = past;
      else this.show(() => (this.past = past));
    }
  }

  /** Any other request; what is refused is said to the player. */
  async ask(op: string, more: Record<string, unknown> = {}): Promise<Record<string, unknown> | null> {
    this.notice = "";
    try {
      return await this.socket.ask(op, more);
    } catch (error) {
      this.notice = (error as Error).message;
      return null;
    }
  }

  private hear(message: Message): void {
    if (message.told) {
      const told = message.told;
      this.show(() => (this.told = told));
    } else if (message.diff && this.told) {
      const { n, patch } = message.diff;
      if (n !== this.told.n + 1) {
        void this.ask("look").then((told) => told && this.show(() => (this.told = (told.told ?? told) as unknown as Told)));
        return;
      }
      const next = { ...patched(this.told, patch as Step[]), n };
      this.show(() => (this.told = next));
    } else if (message.chat) this.chat = [...this.chat, message.chat];
    else if (message.notice) this.notice = message.notice;
    else if (message.closing) this.notice = message.closing.text;
  }

  /** Changes what is shown, and lets cards move from where they were. */
  private show(change: () => void): void {
    const places = rememberPlaces();
    change();
    void tick().then(() => playMotion(places));
  }

  private lineChanged(line: Line): void {
    this.line = line;
    if (line === "open" && settings.speed) void this.ask("speed", { bots: settings.speed });
  }
}
