// What every part of a table shares.
import { getContext, setContext } from "svelte";
import { CardMenu } from "./cardmenu.svelte";
import type { Keys } from "./keys.svelte";
import type { Preview } from "./preview.svelte";
import type { Selection } from "./selection.svelte";
import type { Table } from "./table.svelte";

interface Given {
  table: Table;
  selection: Selection;
  preview: Preview;
  keys: Keys;
}
export interface Shared extends Given {
  menu: CardMenu;
}

const NAME = Symbol("table");

export function share(given: Given): Shared {
  return setContext(NAME, { ...given, menu: new CardMenu() });
}

export function shared(): Shared {
  return getContext<Shared>(NAME);
}
