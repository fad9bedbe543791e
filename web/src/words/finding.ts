// Words about cards that are looked for: what a filter shows.
import { COSTS, type Filters } from "../stores/finder.svelte";
import { house } from "./houses";
import { capital, listed } from "./text";

/** What filters show, in words: `Stark characters that cost 1 to 4`. */
export function shownWords(f: Filters, packTitle: string): string {
  const houses = listed(f.houses.map((one) => house(one).name));
  const parts = [`${houses ? `${houses} ` : ""}${f.trait ? `${f.trait} ` : ""}${f.type || "card"}s`];
  const having = [...f.icons.map((icon) => `${article(icon)} ${icon} icon`), ...(f.keyword ? [f.keyword] : []), ...(f.ability ? [`${article(f.ability)} ${f.ability}`] : []), ...(f.strength ? [`strength ${f.strength}`] : [])];
  if (having.length) parts.push(`with ${listed(having)}`);
  if (f.costs.length) parts.push(`that ${f.type === "plot" ? "give" : "cost"} ${span(f.costs)}`);
  if (f.pack) parts.push(`of ${packTitle}`);
  if (f.words.trim()) parts.push(`with “${f.words.trim()}”`);
  return capital(parts.join(" "));
}

const article = (word: string) => (/^[aeiou]/.test(word) ? "an" : "a");

/** Costs that follow each other as a span: `1 to 4`, else `1, 3 or 7+`. */
function span(costs: string[]): string {
  const sorted = [...costs].sort((a, b) => COSTS.indexOf(a) - COSTS.indexOf(b));
  const from = COSTS.indexOf(sorted[0]);
  if (sorted.length > 2 && sorted.every((one, i) => COSTS[from + i] === one)) return `${sorted[0]} to ${sorted.at(-1)}`;
  return sorted.length < 2 ? sorted[0] : `${sorted.slice(0, -1).join(", ")} or ${sorted.at(-1)}`;
}
