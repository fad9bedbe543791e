// Who stands how to whom in melee: as the view tells it, else as the title cards say in words.
import type { Side } from "../view";
import { library } from "../stores/library.svelte";
import type { Laid } from "./board";

export type Relation = "rival" | "supported" | "supporter" | "none";

function words(board: Laid, side: Side): string {
  const title = side.title === null ? undefined : board.cards.get(side.title);
  return (library.cards.get(title?.code ?? "")?.text ?? "").toLowerCase();
}

function named(text: string, verb: RegExp, name: string): boolean {
  return text.split(/[.\n]/).some((line) => verb.test(line) && line.includes(name.toLowerCase()));
}

export function relation(board: Laid, mine: Side, other: Side): Relation {
  if (mine.supports?.includes(other.seat)) return "supported";
  if (mine.rivals?.includes(other.seat)) return "rival";
  if (mine.supports || mine.rivals || other.title === null) return "none";
  const name = board.cards.get(other.title)?.name;
  if (!name) return "none";
  const text = words(board, mine);
  if (named(text, /^\s*supports /, name)) return "supported";
  if (named(text, /^\s*supported by /, name)) return "supporter";
  return named(text, /^\s*rivals?:/, name) ? "rival" : "none";
}

export const RELATIONS: Record<Relation, [string, string]> = {
  rival: ["Rival", "Win against them and gain 1 power more"],
  supported: ["You support them", "No challenges against them"],
  supporter: ["They support you", "No challenges from them"],
  none: ["", ""],
};
