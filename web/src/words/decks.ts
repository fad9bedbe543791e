// Words about decks: what changed between versions, and when.
import type { DeckCards, GameFacts } from "../wire/wire";
import { library } from "../stores/library.svelte";
import { house } from "./houses";

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
