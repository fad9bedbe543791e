// Whom one does not want to hear at a table; this browser remembers it.
import { keep, kept } from "./kept";

/** Those who watch are muted together: they have no seat. */
type Speaker = number | null;

const all = (): Record<string, Speaker[]> => kept("muted", {});

export class Muted {
  private list = $state.raw<Speaker[]>([]);

  constructor(private readonly table: string) {
    this.list = all()[table] ?? [];
  }

  has(speaker: Speaker): boolean {
    return this.list.includes(speaker);
  }

  toggle(speaker: Speaker): void {
    this.list = this.has(speaker) ? this.list.filter((one) => one !== speaker) : [...this.list, speaker];
    const { [this.table]: _, ...rest } = all();
    keep("muted", this.list.length ? { ...rest, [this.table]: this.list } : rest);
  }
}
