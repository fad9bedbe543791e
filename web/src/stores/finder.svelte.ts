// Cards that are looked for: what narrows them, in which order they stand, and how many each filter would show.
import { untrack } from "svelte";
import type { CardPage } from "../wire/wire";
import { bonusesOf } from "../words/bonuses";
import { printed } from "../words/text";

export const TYPES = ["character", "location", "attachment", "event", "plot", "agenda", "title"] as const;
export const COSTS = ["0", "1", "2", "3", "4", "5", "6", "7+", "X"];
export const SORTS = ["type", "name", "cost", "strength", "pack", "house"] as const;
export type Sort = (typeof SORTS)[number];

export interface Filters {
  words: string;
  type: string;
  icons: string[];
  costs: string[];
  houses: string[];
  trait: string;
  keyword: string;
  strength: string;
  pack: string;
  ability: string;
  written: string;
}
export type Facet = keyof Filters;

const NONE: Filters = { words: "", type: "", icons: [], costs: [], houses: [], trait: "", keyword: "", strength: "", pack: "", ability: "", written: "" };
const FACETS = Object.keys(NONE) as Facet[];

/** A cost as a filter has it: from 7 on together. Plots are found by their income where nothing else is shown. */
function costOf(card: CardPage, type: string): string {
  const cost = card.cost ?? (type === "plot" ? card.income : null);
  return typeof cost === "number" ? (cost >= 7 ? "7+" : String(cost)) : String(cost ?? "");
}

/** A keyword without its number, as a filter has it. */
const keywordOf = (word: string) => word.replace(/ \d+$/, "");

/** What a card has to offer to each filter. */
const VALUES: Record<Exclude<Facet, "words">, (card: CardPage, type: string) => string[]> = {
  type: (card) => [card.type],
  icons: (card) => card.icons ?? [],
  costs: (card, type) => [costOf(card, type)],
  houses: (card) => [card.faction],
  trait: (card) => card.traits,
  keyword: (card) => card.keywords.map(keywordOf),
  strength: (card) => (card.strength == null ? [] : [String(card.strength)]),
  pack: (card) => [card.pack],
  ability: (card) => card.headings,
  written: (card) => (card.implemented ? ["yes"] : []),
};
const textOf = (card: CardPage) => [card.name, card.type, printed(card.lines), ...card.traits, ...card.keywords, ...bonusesOf(card.bonus).map((one) => one.text), card.pack, card.pack_title, card.code].join(" ").toLowerCase();

/** Numbers in order; what has none comes last. */
const rank = (value: number | string | null | undefined) => (typeof value === "number" ? value : value == null ? 100 : 99);
const ORDERS: Record<Sort, (a: CardPage, b: CardPage) => number> = {
  type: (a, b) => TYPES.indexOf(a.type as never) - TYPES.indexOf(b.type as never) || a.faction.localeCompare(b.faction),
  name: () => 0,
  cost: (a, b) => rank(a.cost ?? a.income) - rank(b.cost ?? b.income),
  strength: (a, b) => (b.strength ?? -1) - (a.strength ?? -1),
  pack: (a, b) => a.code.localeCompare(b.code),
  house: (a, b) => a.faction.localeCompare(b.faction),
};

export class Finder {
  filters = $state<Filters>({ ...NONE });
  sort = $state<Sort>("type");
  private readonly texts = $derived.by(() => new Map(this.pool().map((card) => [card.code, textOf(card)])));
  readonly found = $derived.by(() => this.but(null).sort((a, b) => ORDERS[this.sort](a, b) || a.name.localeCompare(b.name)));
  /** How many filters narrow the list, its type left out. */
  readonly narrowed = $derived(FACETS.filter((facet) => facet !== "type" && facet !== "words" && this.filters[facet].length).length);
  readonly types = $derived.by(() => TYPES.filter((one) => this.pool().some((card) => card.type === one)));

  /** `pool` are the cards there are, `usual` the order that needs no telling. */
  constructor(
    readonly pool: () => CardPage[],
    readonly usual: Sort,
  ) {
    this.sort = usual;
  }

  /** The cards that every filter but one lets through; an icon more always asks for more. */
  private but(left: Facet | null): CardPage[] {
    const { words, type } = this.filters;
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const asked = FACETS.filter((facet) => facet !== "words" && facet !== left && this.filters[facet].length) as Exclude<Facet, "words">[];
    return this.pool().filter((card) => {
      for (const facet of asked) {
        const has = VALUES[facet](card, type);
        const want = this.filters[facet];
        if (facet === "icons" ? (want as string[]).some((one) => !has.includes(one)) : !has.some((one) => (typeof want === "string" ? want === one : want.includes(one)))) return false;
      }
      const text = wanted.length ? (this.texts.get(card.code) ?? "") : "";
      return wanted.every((word) => text.includes(word));
    });
  }

  /** How many cards each value of a filter would show beside all other filters. */
  counts(facet: Exclude<Facet, "words">): Map<string, number> {
    const found = new Map<string, number>();
    for (const card of this.but(facet === "icons" ? null : facet)) for (const value of new Set(VALUES[facet](card, this.filters.type))) found.set(value, (found.get(value) ?? 0) + 1);
    return found;
  }

  /** Another type has other costs and icons; plots and agendas are few, and shown of every house. */
  turn(type: string): void {
    Object.assign(this.filters, { type, icons: [], costs: [], strength: "", ...(type === "plot" || type === "agenda" ? { houses: [] } : {}) });
  }

  toggle(name: "icons" | "costs" | "houses", value: string): void {
    const old = this.filters[name];
    this.filters[name] = old.includes(value) ? old.filter((one) => one !== value) : [...old, value];
  }

  clear(kept: Partial<Filters> = {}): void {
    Object.assign(this.filters, { ...NONE, ...kept });
  }

  /** All of it as the query of an address. */
  get query(): URLSearchParams {
    const told = new URLSearchParams();
    for (const facet of FACETS) for (const value of [this.filters[facet]].flat()) if (value) told.append(facet, value);
    if (this.sort !== this.usual) told.set("sort", this.sort);
    return told;
  }

  /** Look for what an address tells. */
  read(address: string): void {
    const told = new URLSearchParams(address);
    untrack(() => {
      this.clear(Object.fromEntries(FACETS.map((facet) => [facet, Array.isArray(NONE[facet]) ? told.getAll(facet) : (told.get(facet) ?? "")])));
      this.sort = SORTS.find((one) => one === told.get("sort")) ?? this.usual;
    });
  }
}
