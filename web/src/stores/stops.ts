// Stops that one wants in every game: brought to each table once, where they can be changed for that game.
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

const KEY = "weirwood.stopped";
const MOST = 200;

function brought(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export function bringStops(table: Table): void {
  const told = table.told;
  if (!told || told.me === null || told.table.state !== "running" || !settings.stops.length) return;
  const known = brought();
  if (known.includes(table.id)) return;
  localStorage.setItem(KEY, JSON.stringify([...known, table.id].slice(-MOST)));
  if (!told.stops.stops.length) void table.ask("stops", { stops: settings.stops, until: told.stops.until });
}
