// What every part of a table shares.
import { getContext, setContext } from "svelte";
import type { Keys } from "./keys.svelte";
import type { Preview } from "./preview.svelte";
import type { Selection } from "./selection.svelte";
import type { Table } from "./table.svelte";

export interface Shared {
  table: Table;
  selection: Selection;
  preview: Preview;
  keys: Keys;
}

const NAME = Symbol("table");

export function share(shared: Shared): Shared {
  return setContext(NAME, shared);
}

export function shared(): Shared {
  return getContext<Shared>(NAME);
}
