// Words about decks: what a filter shows, what changed between versions, and when.
import type { CardPage, DeckCards, GameFacts } from "../wire/wire";
import { library } from "../stores/library.svelte";
import { house } from "./houses";
import { listed } from "./text";

export const TYPES = ["character", "location", "attachment", "event", "plot", "agenda"] as const;
export const FORMS = [
  ["text", "Plain text"],
  ["thronesdb", "thronesdb JSON"],
  ["o8d", "OCTGN .o8d"],
] as const;

/** What a game is called among those that decks are built for: by its edition where that has no other. */
export function gameWord(game: GameFacts | undefined): string {
  if (!game) return "";
  const kin = library.games.filter((one) => one.building && one.edition === game.edition);
  return kin.length > 1 || !game.edition ? game.title : game.edition;
}

/** How a deck differs from an earlier one: `+1 Hodor`, `−1 Ice`. */
export function differences(now: DeckCards, then: DeckCards): string[] {
  const name = (code: string) => library.cards.get(code)?.name ?? code;
  const found: string[] = [];
  if (now.faction !== then.faction) found.push(house(then.faction).name);
  if ((now.agenda ?? "") !== (then.agenda ?? "")) found.push(then.agenda ? name(then.agenda) : "no agenda");
  for (const pile of ["plots", "cards"] as const) {
    for (const code of new Set([...Object.keys(now[pile] ?? {}), ...Object.keys(then[pile] ?? {})])) {
      const change = (then[pile]?.[code] ?? 0) - (now[pile]?.[code] ?? 0);
      if (change) found.push(`${change > 0 ? "+" : "−"}${Math.abs(change)} ${name(code)}`);
    }
  }
  return found;
}

/** When something was, as people say it. */
export function ago(at: number): string {
  const minutes = Math.floor((Date.now() - at) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  const date = new Date(at);
  if (minutes < 24 * 60 && date.getDate() === new Date().getDate()) return "today";
  if (minutes < 48 * 60) return "yesterday";
  return date.toLocaleDateString("en", { day: "numeric", month: "long" });
}

export interface Filters {
  words: string;
  type: string;
  icons: string[];
  costs: string[];
  houses: string[];
  trait: string;
  keyword: string;
  strength: string;
  pack: string;
  ability: string;
  written: boolean;
}

export const NO_FILTERS: Filters = { words: "", type: "character", icons: [], costs: [], houses: [], trait: "", keyword: "", strength: "", pack: "", ability: "", written: false };

/** A cost as a filter has it: from 7 on together. */
export function costOf(card: CardPage): string {
  const cost = card.cost ?? card.income;
  return typeof cost === "number" ? (cost >= 7 ? "7+" : String(cost)) : String(cost ?? "");
}

/** A keyword without its number, as a filter has it. */
export const keywordOf = (word: string) => word.replace(/ \d+$/, "");

export function isShown(card: CardPage, f: Filters, text: (card: CardPage) => string): boolean {
  if (card.type !== f.type) return false;
  if (f.houses.length && !f.houses.includes(card.faction)) return false;
  if (f.costs.length && !f.costs.includes(costOf(card))) return false;
  if (f.icons.some((icon) => !card.icons?.includes(icon))) return false;
  if (f.trait && !card.traits.includes(f.trait)) return false;
  if (f.keyword && !card.keywords.some((word) => keywordOf(word) === f.keyword)) return false;
  if (f.strength && String(card.strength) !== f.strength) return false;
  if (f.pack && card.pack !== f.pack) return false;
  if (f.ability && !card.headings.includes(f.ability)) return false;
  if (f.written && !card.implemented) return false;
  const found = f.words ? text(card) : "";
  return f.words.toLowerCase().split(/\s+/).every((word) => found.includes(word));
}

/** What filters show, in words: `Stark characters that cost 1 to 4`. */
export function shownWords(f: Filters, packTitle: string): string {
  const houses = listed(f.houses.map((one) => house(one).name));
  const parts = [`${houses ? `${houses} ` : ""}${f.trait ? `${f.trait} ` : ""}${f.type}s`];
  const with_ = [...f.icons.map((icon) => `${/^[aeiou]/.test(icon) ? "an" : "a"} ${icon} icon`), ...(f.keyword ? [f.keyword] : []), ...(f.ability ? [`${/^[aeiou]/.test(f.ability) ? "an" : "a"} ${f.ability}`] : []), ...(f.strength ? [`strength ${f.strength}`] : [])];
  if (with_.length) parts.push(`with ${listed(with_)}`);
  if (f.costs.length) parts.push(`that cost ${span(f.costs)}`);
  if (f.pack) parts.push(`of ${packTitle}`);
  if (f.words) parts.push(`with “${f.words.trim()}”`);
  const said = parts.join(" ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Costs that follow each other as a span: `1 to 4`, else `1, 3 or 7+`. */
function span(costs: string[]): string {
  const order = ["0", "1", "2", "3", "4", "5", "6", "7+", "X"];
  const sorted = [...costs].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const from = order.indexOf(sorted[0]);
  if (sorted.length > 2 && sorted.every((one, i) => order[from + i] === one)) return `${sorted[0]} to ${sorted.at(-1)}`;
  return sorted.length < 2 ? sorted[0] : `${sorted.slice(0, -1).join(", ")} or ${sorted.at(-1)}`;
}
