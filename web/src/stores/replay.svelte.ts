// A game being looked at again: which moment, with whose eyes, how fast, and its story.
import type { Beginning, Opened, Story, TurningPoint } from "../wire/wire";
import { get, post } from "../wire/http";
import { route } from "./route.svelte";
import type { Table } from "./table.svelte";

/** How long a moment stays while a replay plays by itself, in milliseconds at speed 1. */
const MOMENT = 700;
export const SPEEDS = [0.5, 1, 2, 4];

export class Replay {
  at = $state(-1);
  /** Whose eyes; undefined are one's own. */
  eyes = $state<number | null | undefined>(undefined);
  playing = $state(false);
  speed = $state(1);
  fault = $state("");
  /** What the bracket keys step along, where that is not the turning points. */
  marked: { at: number }[] | null = null;
  private stories = $state.raw<Map<string, Story>>(new Map());
  private asking = false;
  private shown = -2;

  constructor(private readonly table: Table) {}

  get own(): number | null {
    return this.table.told?.eyes ?? null;
  }

  get seen(): number | null {
    return this.eyes === undefined ? this.own : this.eyes;
  }

  /** Whether nothing is secret any more; a record need not reach to the end of its game. */
  readonly over: boolean = $derived.by(() => this.table.told?.table.state === "over" || (this.table.told?.status?.over ?? false));
  readonly story: Story | undefined = $derived.by(() => this.stories.get(this.name(this.seen)));
  readonly last: number = $derived.by(() => Math.max(0, (this.story?.moments ?? this.table.told?.moments ?? 1) - 1));
  readonly rounds: Beginning[] = $derived.by(() => (this.story?.beginnings ?? []).filter((one, i, all) => all[i - 1]?.round !== one.round));
  readonly phases: Beginning[] = $derived.by(() => this.story?.beginnings ?? []);
  readonly turns: TurningPoint[] = $derived.by(() => this.story?.turns ?? []);
  /** What a bot expected of the choice that led here. */
  readonly reasons: string[] = $derived.by(() => (this.story?.reasons ?? []).filter((one) => one.at === this.at).map((one) => one.text));
  /** Where we are: the phase that has begun last. */
  readonly here: Beginning | undefined = $derived.by(() => this.phases.findLast((one) => one.at <= this.at));

  private name(eyes: number | null): string {
    return `${eyes ?? ""}:${this.over}`;
  }

  get tableId(): string {
    return this.table.id;
  }

  address(path: string, more: Record<string, string | number> = {}): string {
    const query = new URLSearchParams();
    const key = this.key;
    if (key) query.set("key", key);
    for (const [name, value] of Object.entries(more)) query.set(name, String(value));
    return `${path}${query.size ? `?${query}` : ""}`;
  }

  private get key(): string | null {
    const link = this.table.told?.table.link;
    return route.get("key") ?? (link ? new URL(link, location.href).searchParams.get("key") : null);
  }

  private unsealed = $state(false);
  /** Whether the record waits for the only person who played to show the seed. */
  readonly sealed: boolean = $derived.by(() => {
    const told = this.table.told;
    const persons = told?.seats.filter((seat) => seat.kind === "person" || seat.kept).length;
    return !this.unsealed && !!told?.table.commitment && !told.table.reveal && persons === 1;
  });

  /** Whether this browser plays there. */
  get mine(): boolean {
    return this.table.told?.me != null;
  }

  /** Shows the seed; whether that could be done. */
  async unseal(): Promise<boolean> {
    this.unsealed = (await this.table.ask("show_seed")) !== null;
    if (!this.unsealed) this.fault = this.table.notice;
    return this.unsealed;
  }

  /** Where the game's record can be had as a file. */
  get file(): string {
    return this.address(`/api/tables/${this.table.id}/record`);
  }

  /** The link to this moment, seen with these eyes. */
  get link(): string {
    const eyes: Record<string, number> = this.over && this.seen !== null ? { eyes: this.seen } : {};
    return new URL(this.address(`/replays/${this.table.id}`, { at: this.at, ...eyes }), location.href).href;
  }

  /** Fetches the story for the present eyes, where it is not there or has grown. */
  async read(): Promise<void> {
    const { seen } = this;
    const known = this.story;
    if (known && (this.over || known.moments === this.table.told?.moments)) return;
    const name = this.name(seen);
    try {
      const story = await get<Story>(this.address(`/api/tables/${this.table.id}/story`, seen === null ? {} : { eyes: seen }));
      this.stories = new Map(this.stories).set(name, story);
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  /** Something new was told: the game itself at first, then what was done meanwhile, or the same again on another line. */
  async follow(): Promise<void> {
    if (this.at < 0) return this.begin();
    await this.read();
    if (!this.table.past) await this.go(this.at); // the line broke before the first moment came
  }

  /** Opens at the moment and with the eyes the address asks for. */
  private async begin(): Promise<void> {
    this.at = 0;
    const eyes = route.get("eyes");
    if (eyes !== null && this.over && Number(eyes) in (this.table.told?.seats ?? [])) this.eyes = Number(eyes);
    await this.read();
    await this.go(Number(route.get("at") ?? 0) || 0);
  }

  /** Shows a moment; while one is fetched the last one asked for wins. */
  async go(moment: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, moment));
    if (this.asking) return;
    this.asking = true;
    let asked = "";
    while (asked !== `${this.at} ${this.eyes}`) {
      asked = `${this.at} ${this.eyes}`;
      const far = Math.abs(this.at - this.shown) > 1;
      this.shown = this.at;
      await this.table.look(this.at, this.over ? this.eyes : undefined, far).catch((error: Error) => (this.fault = error.message));
    }
    this.asking = false;
  }

  /** Looks with other eyes, at the same moment of the game: the one that is meant once their story is there. */
  async see(eyes: number | null): Promise<void> {
    const before = this.story;
    this.eyes = eyes;
    await this.read();
    const ply = before?.plies[this.at];
    const found = ply === undefined ? -1 : (this.story?.plies.findLastIndex((one) => one <= ply) ?? -1);
    await this.go(found < 0 ? this.at : found);
  }

  /** Goes to the nearest of some moments before or after this one. */
  step(among: { at: number }[], forward: boolean): void {
    const found = forward ? among.find((one) => one.at > this.at) : among.findLast((one) => one.at < this.at);
    if (found || forward || among.length) void this.go(found?.at ?? (forward ? this.last : 0));
  }

  /** Plays by itself; what it returns stops it. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => (this.at >= this.last ? (this.playing = false) : void this.go(this.at + 1)), MOMENT / SPEEDS[this.speed]);
    return () => clearInterval(timer);
  }

  toggle(): void {
    if (!this.playing && this.at >= this.last) void this.go(0);
    this.playing = !this.playing;
  }

  /** Whose seat one would take. */
  get seat(): number {
    return this.seen ?? this.table.told?.me ?? 0;
  }

  async playOn(): Promise<void> {
    try {
      const opened = await post<Opened>(this.address(`/api/tables/${this.table.id}/fork`), { at: this.at, seat: this.seat });
      const link = new URL(opened.link, location.href);
      route.go(link.pathname + link.search);
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLInputElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && !(target.type === "range" && !/^(Arrow|Home|End)/.test(event.key))) return;
    if (event.key === " " && target.tagName === "BUTTON") return;
    const deeds: Record<string, () => unknown> = {
      ArrowLeft: () => (event.shiftKey ? this.step(this.phases, false) : this.go(this.at - 1)),
      ArrowRight: () => (event.shiftKey ? this.step(this.phases, true) : this.go(this.at + 1)),
      "[": () => this.step(this.marked ?? this.turns, false),
      "]": () => this.step(this.marked ?? this.turns, true),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      p: () => this.playOn(),
      " ": () => this.toggle(),
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
}
