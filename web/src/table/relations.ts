// Who stands how to whom in melee, by the titles they bear.
import type { Side } from "../view";

export type Relation = "rival" | "supported" | "supporter" | "none";

export function relation(mine: Side, other: Side): Relation {
  if (mine.supports.includes(other.seat)) return "supported";
  if (other.supports.includes(mine.seat)) return "supporter";
  return mine.rivals.includes(other.seat) ? "rival" : "none";
}

/** What one is to another, what follows, and a word for where there is little room. */
export const RELATIONS: Record<Relation, [string, string, string]> = {
  rival: ["Rival", "Win against them and gain 1 power more", "rival"],
  supported: ["You support them", "No challenges against them", "supported"],
  supporter: ["They support you", "No challenges from them", "supporter"],
  none: ["Neither rival nor ally", "", ""],
};
