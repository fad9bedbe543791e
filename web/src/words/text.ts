// Words for people: lists, capitals, soft hyphens, and the sentences by which a screen reader knows a card.
import type { Card, CardLine, CardPage, CardWord } from "../wire/wire";
import { bonusesOf, printedBonus } from "./bonuses";
import { house } from "./houses";

export function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

/** A sentence as plain text. */
export function plain(parts: (string | CardWord)[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** Sentences one after the other; those that are empty are left out. */
export function spaced(...sentences: (string | CardWord)[][]): (string | CardWord)[] {
  return sentences.filter((one) => one.length).flatMap((one, i) => (i ? [" ", ...one] : one));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

const FRONTS = "death,ship,bara,targar,daener,winter,dire,castle,black,night,north,south,guild,hand,fish,cut,hatch,iron,storm,dragon,thunder,tumble,kings,queens,wolfs,little,high,casterly,lannis,green,blood,great,water,rose,grave,maester".split(",");
const ENDS = "stone,fell,roads,shirt,bridge,monger,fish,chant,wolf,wood,port,road,guard,lord,born,garden,landing,finger,knight,worth,ments,field,hall,keep,gate,tower,watch,breaker,cloaks,steward,walker,riders,sworn,town,hair,lock,man,hold,ment,tion,ness,ship,land,smith,hammer,sword,ter".split(",");

/** A name whose words of more letters than fit may break, with a hyphen, where a reader would break them. */
export function soft(name: string, fit = 9): string {
  return name
    .split(" ")
    .map((word) => (word.length > fit ? broken(word) : word))
    .join(" ");
}

function broken(word: string): string {
  const own = /['’]s?$/.exec(word)?.[0] ?? "";
  if (own) return broken(word.slice(0, -own.length)) + own;
  const low = word.toLowerCase();
  const front = FRONTS.find((part) => low.startsWith(part) && low.length - part.length > 2);
  if (front) return join(word.slice(0, front.length), word.slice(front.length));
  const end = ENDS.find((part) => low.endsWith(part) && low.length - part.length > 2);
  if (end) return join(word.slice(0, -end.length), word.slice(-end.length));
  return divided(word);
}

function join(...parts: string[]): string {
  return parts.map((part) => (part.length > LONG ? divided(part) : part)).join("\u00ad");
}

const LONG = 6;

/** Divided between two consonants, or before a single one, wherever two letters and more stand on both sides. */
function divided(word: string): string {
  return word.replace(/(?<=[a-z]{2})(?:(?<=[aeiouy][bcdfghjklmnpqrstvwxz])(?=[bcdfgjkmnpqstvwxz][lr]?[aeiouy][a-z])|(?<=[aeiouy])(?=(?:[bcdfgjklmnpqrstvwxz]|[cpst]hr?)[aeiouy][a-z]))/gi, "\u00ad");
}

/** A card as a sentence; `due` is the gold it costs now, where that is not what is printed. */
export function sentence(card: Card, more: string[] = [], due?: number): string {
  if (!card.name) return ["A facedown card", ...more].join(", ");
  const words = [card.name, `${house(card.factions?.[0]).name} ${card.type ?? "card"}`];
  if (card.strength != null) words.push(`strength ${card.strength}`);
  if (card.type === "character") words.push(card.icons?.length ? listed(card.icons) : "no icons");
  words.push(...bonusesOf(printedBonus(card.code)).map((one) => one.text));
  if (card.zone === "hand" && card.cost != null) words.push(due === undefined ? `costs ${card.cost}` : `costs ${due} instead of ${card.cost}`);
  if (card.zone === "play") words.push(card.kneeling ? "kneeling" : "standing");
  if (card.power) words.push(`${card.power} power`);
  if (card.gold) words.push(`${card.gold} gold`);
  for (const [token, n] of Object.entries(card.tokens ?? {})) if (n) words.push(`${n} ${token}`);
  if (card.duplicates?.length) words.push(counted(card.duplicates.length, "duplicate"));
  if (card.blank) words.push("blank");
  if (card.participating) words.push(card.participating === "attacker" ? "attacking" : "defending");
  return [...words, ...more].join(", ");
}

/** A printed card as one that lies nowhere, to show its face. */
export function asCard({ code, name, type, unique, loyal, faction, cost }: CardPage): Card {
  return { id: 0, zone: "hand", owner: 0, code, name, type, unique, loyal, factions: [faction], cost };
}

/** What is printed on a card, as plain text. */
export function printed(lines: CardLine[] | undefined): string {
  return (lines ?? []).map(({ head, text }) => (head ? `${head}: ${text}` : text)).join(" ");
}

/** A length of time in words. */
export function spell(seconds: number): string {
  const [count, unit] = seconds >= 60 && seconds % 60 === 0 ? [seconds / 60, "minute"] : [seconds, "second"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
