// What is proposed at a table, in a sentence for whom it is told to.
import type { Proposal, SeatFacts } from "../wire/wire";
import { listed } from "./text";

const ASKS: Record<Proposal["what"], (whose: string) => string> = {
  undo: () => "to take back the last choice",
  pause: () => "for a pause",
  resume: () => "to go on",
  bot: (whose) => `to let a bot play for ${whose}`,
  "show-hands": () => "to show all hands to spectators",
  rematch: () => "for a rematch",
  "rematch-swapped": () => "for a rematch with each other’s decks",
  "rematch-changed": () => "for a rematch with other decks",
};

export function proposed(one: Proposal, seats: SeatFacts[], me: number | null): string {
  const name = (seat: number | null) => (seat === null ? "" : seat === me ? "you" : (seats[seat]?.name ?? ""));
  const what = ASKS[one.what](name(one.seat));
  if (one.by !== me) return `${name(one.by)} asks ${what}.`;
  const left = one.needed.filter((seat) => !one.yes.includes(seat)).map((seat) => seats[seat]?.name ?? "");
  return `You asked ${what}; ${listed(left)} ${left.length > 1 ? "have" : "has"} not answered yet.`;
}
