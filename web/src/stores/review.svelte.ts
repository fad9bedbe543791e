// The review of a game: how far it is read, the chances after every choice, and the choices that cost most.
import type { Looked, Review as Told } from "../wire/wire";
import { get, post } from "../wire/http";
import type { Replay } from "./replay.svelte";

/** How often a page asks how far a game is read, in milliseconds. */
const OFTEN = 1000;
/** A choice that costs less is no mistake. */
const LEAST = 0.02;
const MOST = 3;

/** A costly choice: its rank among those of its player, and the moment before it was made. */
export interface Mistake {
  looked: Looked;
  rank: number;
  at: number;
}

export class Review {
  told = $state.raw<Told | null>(null);
  fault = $state("");
  /** Whether the page shows the review, not the replay. */
  shown = $state(false);
  /** Whose costly choices are listed. */
  private wanted = $state<number | null>(null);

  constructor(private readonly replay: Replay) {}

  readonly looked: Looked[] = $derived.by(() => this.told?.looked ?? []);
  readonly works: boolean = $derived.by(() => this.told?.state === "working");
  /** Whether there is anything to look at. */
  readonly begun: boolean = $derived.by(() => this.works || this.looked.length > 0);

  get seat(): number {
    return this.wanted ?? this.replay.seat;
  }

  list(seat: number): void {
    this.wanted = seat;
  }

  /** The moment at which a choice was about to be made. */
  moment(ply: number): number {
    return Math.max(0, this.replay.story?.plies.findLastIndex((one) => one <= ply) ?? 0);
  }

  costliest(seat: number): Mistake[] {
    return this.looked
      .filter((one) => one.seat === seat && (one.cost ?? 0) >= LEAST)
      .sort((one, other) => other.cost! - one.cost! || one.ply - other.ply)
      .slice(0, MOST)
      .map((looked, i) => ({ looked, rank: i + 1, at: this.moment(looked.ply) }));
  }

  /** All that are marked on the curve, in the order in which they came. */
  readonly marks: Mistake[] = $derived.by(() =>
    [...new Set(this.looked.map((one) => one.seat))].flatMap((seat) => this.costliest(seat)).sort((one, other) => one.looked.ply - other.looked.ply),
  );
  /** The costly choice that is looked at. */
  readonly open: Mistake | undefined = $derived.by(() => this.costliest(this.seat).find((one) => one.at === this.replay.at));

  async ask(): Promise<void> {
    try {
      this.told = await get<Told>(this.replay.address(this.path));
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  /** Reads the game, or reads no further. */
  async wish(go: boolean): Promise<void> {
    this.fault = "";
    try {
      this.told = await post<Told>(this.replay.address(this.path), { go });
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  private get path(): string {
    return `/api/tables/${this.replay.tableId}/review`;
  }

  /** Asks again and again while a game is read; what it returns ends that. */
  follow(): (() => void) | undefined {
    if (!this.works) return undefined;
    const timer = setInterval(() => void this.ask(), OFTEN);
    return () => clearInterval(timer);
  }

  /** Shows the moment of a costly choice with the eyes of who made it. */
  async look(mistake: Mistake): Promise<void> {
    this.wanted = mistake.looked.seat;
    if (this.replay.seen !== mistake.looked.seat) await this.replay.see(mistake.looked.seat);
    await this.replay.go(this.moment(mistake.looked.ply));
  }
}
