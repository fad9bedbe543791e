// What adds up to a side of a challenge, in as many words as have room.
import type { Part } from "../wire/wire";
import { counted } from "./text";

/** The parts of a sum; the last ones are told together where all of them do not fit. */
export function summed(parts: Part[], fits: (said: string[]) => boolean): string[] {
  for (let n = parts.length; ; n--) {
    const rest = parts.slice(n);
    const together = rest.reduce((sum, one) => sum + one.amount, 0);
    const said = [...parts.slice(0, n).map((one) => one.text), ...(rest.length ? [`${n ? `${rest.length} more` : counted(rest.length, "character")} ${together}`] : [])];
    if (n === 0 || fits(said)) return said;
  }
}

/** Whether words have room in some lines of so many letters, each beginning on a line of its own. */
export function inLines(lines: number, letters: number): (said: string[]) => boolean {
  return (said) => said.reduce((sum, one) => sum + Math.ceil(one.length / letters), 0) <= lines;
}

/** Two sums in one line of so many letters; one that is short leaves its room to the other. */
export function inOne(one: Part[], other: Part[], letters: number): string[] {
  const whole = [one, other].map((parts) => parts.map((part) => part.text).join(", ").length);
  return [one, other].map((parts, i) => {
    const room = letters - Math.min(whole[1 - i], letters / 2);
    return summed(parts, (said) => said.join(", ").length <= room).join(", ");
  });
}
