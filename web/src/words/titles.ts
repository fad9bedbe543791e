// What titles make of the players of a melee to each other.
import type { ThronesView } from "../wire/wire";
import { listed } from "./text";

/** Whom the bearer of a title supports, by whom they are supported and who their rivals are, a sentence each. */
export function tiesOf(view: ThronesView, seat: number, me: number | null): string[] {
  const named = (seats: number[]) => listed(seats.map((one) => (one === me ? "you" : view.seats[one].name)));
  const { supports, rivals } = view.seats[seat];
  const supporters = view.seats.filter((one) => one.supports?.includes(seat)).map((one) => one.seat);
  return [
    supports?.length ? `Supports ${named(supports)}.` : "",
    supporters.length ? `Supported by ${named(supporters)}.` : "",
    rivals?.length ? `${rivals.length > 1 ? "Rivals" : "Rival"}: ${named(rivals)}.` : "",
  ].filter(Boolean);
}
