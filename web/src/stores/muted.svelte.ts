// Whom one does not want to hear at a table; this browser remembers it.
const KEY = "weirwood.muted";
/** Those who watch are muted together: they have no seat. */
type Speaker = number | null;

function kept(): Record<string, Speaker[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export class Muted {
  private list = $state.raw<Speaker[]>([]);

  constructor(private readonly table: string) {
    this.list = kept()[table] ?? [];
  }

  has(speaker: Speaker): boolean {
    return this.list.includes(speaker);
  }

  toggle(speaker: Speaker): void {
    this.list = this.has(speaker) ? this.list.filter((one) => one !== speaker) : [...this.list, speaker];
    try {
      const { [this.table]: _, ...rest } = kept();
      localStorage.setItem(KEY, JSON.stringify(this.list.length ? { ...rest, [this.table]: this.list } : rest));
    } catch {
      // A browser that keeps nothing still mutes until it is closed.
    }
  }
}
