// Who won, in a sentence for whom it is told to.
import type { Told } from "../wire/wire";
import { listed } from "./text";

export function headline(told: Told): string {
  const winners = (told.status?.outcome as { winners: number[] } | null)?.winners ?? [];
  const names = winners.map((seat) => (seat === told.me ? "You" : told.seats[seat].name));
  const several = names.length > 1 || (told.me !== null && winners.includes(told.me));
  return names.length === 0 ? "Nobody wins." : `${listed(names)} ${several ? "win" : "wins"}.`;
}
