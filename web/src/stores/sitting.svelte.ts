// What every page with a table on it needs: the connection, what is picked, what is enlarged, and keys.
import { onDestroy } from "svelte";
import { type Shared, share } from "./context";
import { Keys } from "./keys.svelte";
import { library } from "./library.svelte";
import { outliving } from "./outliving.svelte";
import { Preview } from "./preview.svelte";
import { route } from "./route.svelte";
import { Selection } from "./selection.svelte";
import { Table } from "./table.svelte";

/** Comes to a table, and leaves it with the page. */
export function comeTo(id: string): Shared {
  const table = new Table(id, route.get("key"));
  const selection = outliving(() => new Selection(table));
  const preview = new Preview();
  onDestroy(() => table.close());
  const game = $derived(table.told?.table.game);
  $effect(() => {
    if (!game) return;
    void library.askGames().catch(() => null);
    void library.askRules(game);
    void library.askCards(game);
  });
  return share({ table, selection, preview, keys: new Keys(selection, preview) });
}
