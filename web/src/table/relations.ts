// Who stands how to whom in melee, by the titles they bear.
import type { Side } from "../view";

export type Relation = "rival" | "supported" | "supporter" | "none";

export function relation(mine: Side, other: Side): Relation {
  if (mine.supports.includes(other.seat)) return "supported";
  if (other.supports.includes(mine.seat)) return "supporter";
  return mine.rivals.includes(other.seat) ? "rival" : "none";
}

export const RELATIONS: Record<Relation, [string, string]> = {
  rival: ["Rival", "Win against them and gain 1 power more"],
  supported: ["You support them", "No challenges against them"],
  supporter: ["They support you", "No challenges from them"],
  none: ["", ""],
};
