// Stops that one wants in every game, and how much one is asked: brought to each table once, where they can be changed for that game.
import { keep, kept } from "./kept";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

const MOST = 200;

export function bringStops(table: Table): void {
  const told = table.told;
  if (!told || told.me === null || told.table.state !== "running" || (!settings.stops.length && settings.ask === told.stops.ask)) return;
  const known = kept<string[]>("stopped", []);
  if (known.includes(table.id)) return;
  keep("stopped", [...known, table.id].slice(-MOST));
  const stops = told.stops.stops.length ? told.stops.stops : settings.stops;
  void table.ask("stops", { stops, until: told.stops.until, ask: settings.ask });
}
