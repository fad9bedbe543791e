// What a card adds to its player's plot while it is in play, as printed on it.
import { library } from "../stores/library.svelte";

export type Bonus = Record<string, number>;

/** Each bonus of a card as a name, an amount, and in words: `+1 income`. */
export function bonusesOf(bonus: Bonus | undefined): { name: string; amount: number; sign: string; text: string }[] {
  return Object.entries(bonus ?? {}).map(([name, amount]) => {
    const sign = amount > 0 ? `+${amount}` : `−${-amount}`;
    return { name, amount, sign, text: `${sign} ${name}` };
  });
}

/** The bonuses printed on a card, by its code. */
export function printedBonus(code: string | undefined): Bonus | undefined {
  return library.cards.get(code ?? "")?.bonus;
}

const PLOT_VALUES = ["income", "initiative", "claim", "reserve"] as const;

export interface PlotValue {
  word: string;
  now: number | string | null;
  /** By how much it differs from what is printed. */
  change: number;
}

type Valued = { [name in (typeof PLOT_VALUES)[number]]?: number | string | null };

/** The values of a plot in order, as they are now and as its edition calls them, each with how it differs from what is printed. */
export function plotValues(now: Valued | undefined, printed: (Valued & { income_word?: string }) | undefined): PlotValue[] {
  return PLOT_VALUES.map((name) => {
    const word = name === "income" ? (printed?.income_word ?? "gold") : name;
    const [value, base] = [now?.[name] ?? printed?.[name] ?? null, printed?.[name]];
    return { word, now: value, change: typeof value === "number" && typeof base === "number" ? value - base : 0 };
  }).filter((one) => one.now !== null);
}
