// A guided first game: opened with one's own deck and a bot for each other, the same for everybody.
import type { FirstGameFacts, Opened } from "../wire/wire";
import { post } from "../wire/http";
import { route } from "./route.svelte";

/** Open a first game and go to its table. */
export async function learn(game: string, first: FirstGameFacts, decks: (string | null)[]): Promise<void> {
  const seats = decks.map((deck, seat) => (seat ? { kind: "bot", bot: "heuristic", deck } : { kind: "me", deck }));
  const opened = await post<Opened>("/api/tables", { game, seats, options: first.options, tutorial: "first", seed: first.seed });
  const link = new URL(opened.link, location.href);
  link.searchParams.set("guide", "first");
  route.go(link.pathname + link.search);
}
