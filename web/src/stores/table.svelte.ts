// One table as this browser knows it: what was told, what was said, and the questions one may put.
import { tick } from "svelte";
import type { Ahead, CardWord, Chat, Decision, Entry, GameView, Handle, Message, Price, Prospect, Told } from "../wire/wire";
import { type Problem, problemsOf } from "../wire/http";
import { type Line, Socket } from "../wire/socket";
import { type Step, patched } from "../wire/patch";
import { type Before, cardsOf, remember } from "../motion/before";
import { happened, playMotion } from "../motion/play";
import { finishMotion } from "../motion/stage";
import { ring } from "../parts/sound";
import { library } from "./library.svelte";
import { me } from "./me.svelte";
import { Muted } from "./muted.svelte";
import { settings, stillness } from "./settings.svelte";

/** An event that is played, and where its card was. */
export interface Announced {
  code: string;
  seat: number;
  from: DOMRect | null;
}

export interface Refused {
  rule?: string | null;
  parts: (string | CardWord)[];
  card?: number | null;
  /** Options of the question after which the card can be chosen. */
  first?: string[];
}

export interface Followed {
  refused: Refused | null;
  line: (string | CardWord)[];
  /** How the challenge would stand, where its attackers or defenders are picked. */
  prospect: Prospect | null;
  /** The keys that may be added to those chosen; null where that was not said. */
  more: string[] | null;
}

/** What a bot would choose, and why. */
export interface Advice {
  keys: string[];
  reason: (string | CardWord)[];
}

export class Table {
  told = $state.raw<Told | null>(null);
  line = $state<Line>("opening");
  /** Whether the server has not answered something for a while, though the line stands. */
  late = $state(false);
  chat = $state.raw<Chat[]>([]);
  notice = $state("");
  problems = $state.raw<Problem[]>([]);
  private answering = $state<number | null>(null);
  past = $state.raw<Told | null>(null);
  announced = $state.raw<Announced | null>(null);
  /** Whether the end of the game is laid aside, so that one sees the table. */
  aside = $state(false);
  readonly muted: Muted;
  private forwarding = false;
  private looks = 0;
  private readonly socket: Socket;

  constructor(
    readonly id: string,
    key: string | null,
  ) {
    const address = new URL(`/ws/${id}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    if (key) address.searchParams.set("key", key);
    this.muted = new Muted(id);
    this.socket = new Socket(
      address.href,
      (message) => this.hear(message),
      (line) => this.lineChanged(line),
      (late) => (this.late = late),
      me.ask(),
    );
  }

  /** What is on the screen: the present, or a moment of the past one looks at. */
  get shown(): Told | null {
    return this.past ?? this.told;
  }

  get view(): GameView | null {
    return this.shown?.view ?? null;
  }

  /** What a card in one's hand costs now, where that is not what is printed. */
  price(id: Handle): Price | undefined {
    return this.shown?.reckoning?.prices.find((one) => one.id === id);
  }

  /** What is asked, or what will be asked in any case: its answer may be prepared. */
  get decision(): Decision | null {
    return this.past ? null : (this.told?.decision ?? this.told?.ahead?.question ?? null);
  }

  /** Whether something is asked now. */
  get asks(): boolean {
    return !this.past && !!this.told?.decision;
  }

  /** What may be prepared, and is; null where something is asked now, or nothing can be foreseen. */
  get preparing(): Ahead | null {
    return this.past || this.told?.decision ? null : (this.told?.ahead ?? null);
  }

  /** Whether an answer is on its way to the question that still stands. */
  get busy(): boolean {
    return this.answering !== null && this.answering === (this.told?.decision ?? this.told?.ahead?.question)?.at;
  }

  close(): void {
    this.socket.close();
  }

  /** Answers the decision that waits, or prepares its answer; repeated safely after a broken line. */
  async choose(keys: string[]): Promise<void> {
    await this.answer(this.preparing ? "prepare" : "choose", keys);
  }

  /** Takes back what is prepared. */
  async withdraw(): Promise<void> {
    if (this.preparing) await this.answer("prepare", null);
  }

  private async answer(op: "choose" | "prepare", keys: string[] | null): Promise<void> {
    const decision = this.told?.decision ?? this.told?.ahead?.question;
    if (!decision || this.busy) return;
    this.answering = decision.at;
    this.notice = "";
    finishMotion();
    try {
      await this.socket.ask(op, { at: decision.at, keys }, true);
    } catch (error) {
      this.notice = (error as Error).message;
    } finally {
      if (this.answering === decision.at) this.answering = null;
    }
  }

  /** Whether keys may be part of what is chosen, and what would follow. */
  async may(keys: string[]): Promise<Followed> {
    const at = this.decision?.at ?? 0;
    const told = await this.socket.ask("may", { at, keys });
    if (!told.accepted) return { refused: told.refusal as Refused, line: [], prospect: null, more: null };
    return { refused: null, line: (told.line as Followed["line"]) ?? [], prospect: (told.prospect as Prospect) ?? null, more: (told.more as string[] | undefined) ?? null };
  }

  async why(card: unknown, verb: string | null = null): Promise<Refused[]> {
    const told = await this.socket.ask("why", verb === null ? { card } : { card, verb });
    return told.refusals as Refused[];
  }

  async hint(): Promise<Advice> {
    return (await this.socket.ask("hint")) as unknown as Advice;
  }

  /** Looks at a moment of the past; null comes back to the present. What is far from the last moment does not move there. */
  async look(at: number | null, eyes?: number | null, far = false): Promise<void> {
    const look = ++this.looks;
    if (at === null) this.show(() => (this.past = null));
    else {
      const told = await this.socket.ask("replay", eyes === undefined ? { at } : { at, eyes });
      if (look !== this.looks) return; // something else was looked at meanwhile
      const past = (told.told ?? told) as unknown as Told;
      if (far) this.past = past;
      else this.show(() => (this.past = past));
    }
  }

  /** Any other request; what is refused is said to the player, and all that is wrong with a deck. */
  async ask(op: string, more: Record<string, unknown> = {}): Promise<Record<string, unknown> | null> {
    this.notice = "";
    this.problems = [];
    try {
      return await this.socket.ask(op, more);
    } catch (error) {
      this.problems = problemsOf(error);
      this.notice = this.problems.length ? "This deck cannot be played here:" : (error as Error).message;
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

  /** What has been said by those one wants to hear. */
  get heard(): Chat[] {
    return this.chat.filter((one) => !this.muted.has(one.seat));
  }

  /** Whether no other person has a seat, also none for whom a bot sits in. */
  get isAlone(): boolean {
    const told = this.told;
    return !!told && told.me !== null && told.seats.every((seat) => seat.seat === told.me || (seat.kind === "bot" && !seat.kept));
  }

  /** Whether only bots are waited for: then they may be hurried. */
  get hasBotsAlone(): boolean {
    return this.isAlone && !this.told?.status?.over;
  }

  /** Bots act at once until something is asked here. */
  forward(): void {
    if (this.forwarding || this.asks || !this.hasBotsAlone || settings.speed === 2) return;
    this.forwarding = true;
    void this.ask("speed", { bots: 2 });
  }

  /** Shows no longer what is shown large. True where something was. */
  skip(): boolean {
    const shown = this.announced !== null;
    this.announced = null;
    return shown;
  }

  private arrived(): void {
    if (!this.forwarding || !(this.asks || this.told?.status?.over)) return;
    this.forwarding = false;
    void this.ask("speed", { bots: settings.speed });
  }

  /** An event is shown large; one that follows takes its place. */
  private announce(fresh: Entry[], before: Before | null): void {
    const played = fresh.findLast((entry) => entry.kind === "event-played");
    if (!played || !before || stillness()) return;
    const id = Number(played.cards[0]);
    const code = cardsOf(this.shown).get(id)?.code ?? cardsOf(before.told).get(id)?.code;
    if (code && library.cards.has(code)) this.announced = { code, seat: played.seats[0], from: before.cards.get(String(id))?.box ?? null };
  }

  /** Changes what is shown, and lets cards move from where they were. */
  private show(change: () => void): void {
    const [before, was] = [remember(this.shown), this.shown];
    change();
    const fresh = happened(was, this.shown);
    this.announce(fresh, before);
    if (was?.view) ring(fresh);
    void tick().then(() => playMotion(before, this.shown, fresh));
    this.arrived();
  }

  private lineChanged(line: Line): void {
    this.line = line;
    if (line === "open" && settings.speed) void this.socket.ask("speed", { bots: settings.speed }).catch(() => null);
  }
}
