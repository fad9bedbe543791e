// What the player is about to choose: picks made, the button that would commit them, and what may be picked next.
import type { Card, Decision, Handle, Option, Prospect } from "../wire/wire";
import { thronesIn } from "../wire/reading";
import { ahead, CHANGE, CLOSING, filledDeed, onlyPick, otherDeed, preparedDeed, type Deed } from "./deeds";
import { settings } from "./settings.svelte";
import type { Advice, Followed, Refused, Table } from "./table.svelte";

export interface Asked {
  card: unknown;
  name: string;
  refusals: Refused[];
  near: DOMRect | null;
}

const AT_ONCE = new Set(["challenge"]);

export class Selection {
  chosen = $state<string[]>([]);
  open = $state<Handle | null>(null);
  asked = $state.raw<Asked | null>(null);
  hinted = $state.raw<Advice | null>(null);
  /** What follows from what is chosen, as the server says it; null while nothing is chosen. */
  line = $state.raw<Followed["line"] | null>(null);
  /** What the server says may be added to what is chosen; null while nothing is chosen. */
  more = $state.raw<string[] | null>(null);
  private foreseen = $state.raw<Prospect | null>(null);
  /** A card that was clicked before the challenge it could attack in, and the challenges there are for it. */
  leads = $state.raw<{ card: Card; options: Option[] } | null>(null);
  /** The card to be picked when the attackers are asked for. */
  private awaited: Handle | null = null;
  private seen = "";
  /** The picks of which the server was asked last. */
  private followed: string[] | null = null;

  constructor(readonly table: Table) {}

  get decision(): Decision | null {
    return this.table.decision;
  }

  /** Forgets what was picked when another question comes. */
  sync(): void {
    if (this.table.past) return;
    const decision = this.decision;
    const name = decision ? `${decision.at}:${decision.kind}:${decision.options.map((o) => o.key).join()}` : "";
    if (name === this.seen) return;
    this.seen = name;
    this.chosen = this.prepared ?? onlyPick(decision);
    this.open = null;
    this.asked = null;
    this.hinted = null;
    this.line = null;
    this.more = null;
    this.foreseen = null;
    this.leads = null;
    if (decision === null) return;
    const awaited = this.awaited;
    this.awaited = null;
    if (awaited !== null && decision.why.what === "attackers") void this.gather([awaited]);
  }

  /** What is prepared for the question; null where nothing is. */
  get prepared(): string[] | null {
    return this.table.preparing?.keys ?? null;
  }

  /** How the challenge would stand with those who are picked, as the server says it; null where nobody is picked for one. */
  get prospect(): Prospect | null {
    return this.foreseen ?? this.decision?.prospect ?? null;
  }

  /** The strength of a card as it is, or as it would be in the challenge with those who are picked. */
  strengthOf(card: Card): number | null | undefined {
    return this.prospect?.strengths.find(([id]) => id === card.id)?.[1] ?? card.strength;
  }

  readonly offers: Option[] = $derived.by(() => {
    const decision = this.decision;
    if (!decision) return [];
    return (decision.candidates ?? decision.options).filter((option) => !CLOSING.has(option.verb));
  });

  private readonly cards: Map<Handle, Card> = $derived.by(() => {
    return new Map((thronesIn(this.table.view)?.cards ?? []).map((card) => [card.id, card]));
  });

  /** Options by the card one clicks for them: a duplicate lies under its card and is chosen there. */
  readonly byCard: Map<Handle, Option[]> = $derived.by(() => {
    const found = new Map<Handle, Option[]>();
    for (const option of this.offers) {
      if (option.card == null) continue;
      const card = this.cards.get(option.card);
      const at = card?.zone === "duplicate" && card.attached_to != null ? card.attached_to : option.card;
      found.set(at, [...(found.get(at) ?? []), option]);
    }
    return found;
  });

  /** Options that belong to no card: they are buttons in the prompt. */
  readonly loose: Option[] = $derived(this.offers.filter((option) => option.card == null));

  option(key: string): Option | undefined {
    return this.offers.find((option) => option.key === key) ?? this.decision?.options.find((o) => o.key === key);
  }

  chosenOptions(): Option[] {
    return this.chosen.map((key) => this.option(key)).filter((option) => option !== undefined);
  }

  isChosen(card: Handle): boolean {
    return (this.byCard.get(card) ?? []).some((option) => this.chosen.includes(option.key));
  }

  /** Whether a click on a card would choose it, or take it back. */
  isOpen(card: Handle): boolean {
    const options = this.byCard.get(card) ?? [];
    if (this.more === null || this.decision?.max === 1) return options.length > 0;
    return options.some((option) => this.more!.includes(option.key) || this.chosen.includes(option.key));
  }

  isHinted(card: Handle): boolean {
    return (this.byCard.get(card) ?? []).some((option) => this.hinted?.keys.includes(option.key));
  }

  /** The place of a card in a chosen order, from 1. */
  orderOf(card: Handle): number | null {
    if (this.decision?.kind !== "order") return null;
    const keys = (this.byCard.get(card) ?? []).map((option) => option.key);
    const at = this.chosen.findIndex((key) => keys.includes(key));
    return at < 0 ? null : at + 1;
  }

  /** The options among which a click on a card left the choice open. */
  get openOptions(): Option[] {
    return this.open === null ? [] : (this.byCard.get(this.open) ?? []);
  }

  async click(card: Card, near: DOMRect | null = null): Promise<void> {
    const options = this.byCard.get(card.id) ?? [];
    this.asked = null;
    if (this.table.busy) return;
    if (options.length === 0) await this.lead(card, near);
    else if (options.length === 1 || this.decision?.candidates) await this.pick(this.nextOf(options), near);
    else this.open = this.open === card.id ? null : card.id;
  }

  /** What a card that cannot be chosen leads to: a challenge it could attack in, or an answer why not. */
  private async lead(card: Card, near: DOMRect | null): Promise<void> {
    const decision = this.decision;
    if (decision?.kind !== "challenge") return this.askWhy(card.id, card.name ?? "this card", near);
    const refusals = await this.reasons(card.id);
    if (this.decision?.at !== decision.at) return;
    const first = refusals.flatMap((one) => one.first ?? []);
    const options = this.loose.filter((option) => first.includes(option.key));
    if (options.length === 0) this.asked = { card: card.id, name: card.name ?? "this card", refusals, near };
    else this.leads = this.leads?.card.id === card.id ? null : { card, options };
    if (this.leads && options.length === 1) await this.pick(options[0]);
  }

  /** The challenges there are to choose from: all, or those of the card that was clicked first. */
  get challenges(): Option[] {
    return this.leads?.options ?? this.loose.filter((option) => option.verb === "challenge");
  }

  private nextOf(options: Option[]): Option {
    return options.find((option) => !this.chosen.includes(option.key)) ?? options[options.length - 1];
  }

  /** Picks an option, or takes it back. */
  async pick(option: Option, near: DOMRect | null = null): Promise<void> {
    const decision = this.decision;
    if (!decision) return;
    const key = option.key;
    if (this.prepared) await this.table.withdraw();
    if (decision.candidates === null) {
      const again = this.chosen[0] === key;
      if (AT_ONCE.has(decision.kind) || (settings.oneClick && this.table.told?.undo === "free")) {
        this.awaited = this.leads?.card.id ?? null;
        await this.table.choose([key]);
        return;
      }
      this.chosen = again ? [] : [key];
      return;
    }
    if (this.chosen.includes(key)) {
      this.chosen = this.chosen.filter((one) => one !== key);
      return;
    }
    const before = this.chosen;
    this.chosen = decision.max === 1 ? [key] : [...this.chosen, key];
    const refused = await this.follow();
    if (refused === null) return;
    this.chosen = before;
    this.asked = { card: option.card, name: option.text, refusals: [refused], near };
  }

  /** Asks what follows from what is chosen now; why it is refused, where it is. */
  async follow(): Promise<Refused | null> {
    const { decision, chosen } = this;
    if (!decision || chosen.length === 0) this.line = this.foreseen = this.more = null;
    if (!decision || chosen.length === 0 || this.followed === chosen) return null;
    this.followed = chosen;
    const told = await this.table.may([...chosen]).catch(() => null);
    if (told === null || this.chosen !== chosen || this.decision?.at !== decision.at) return null;
    if (told.refused === null) [this.line, this.foreseen, this.more] = [told.line, told.prospect, told.more];
    return told.refused;
  }

  async askWhy(card: unknown, name: string, near: DOMRect | null, verb: string | null = null): Promise<void> {
    if (!this.table.past) this.asked = { card, name, refusals: await this.reasons(card, verb), near };
  }

  /** Why something cannot be chosen. */
  async reasons(card: unknown, verb: string | null = null): Promise<Refused[]> {
    const refusals = await this.table.why(card, verb).catch((error: Error) => [{ parts: [error.message] }]);
    const text = this.decision ? "Nothing can be done with it just now." : "Nothing is asked of you just now.";
    return refusals.length ? refusals : [{ parts: [text] }];
  }

  /** Picks all of these that may be picked together with what is picked already. */
  async gather(cards: Handle[]): Promise<void> {
    for (const card of cards) {
      const free = (this.byCard.get(card) ?? []).find((option) => !this.chosen.includes(option.key));
      const room = this.decision?.max == null || this.chosen.length < this.decision.max;
      if (free && room && !this.isChosen(card)) await this.pick(free);
    }
  }

  /** Picks exactly these cards. */
  pickAll(cards: Handle[]): void {
    if (this.table.busy) return;
    this.asked = null;
    this.chosen = cards.flatMap((card) => this.byCard.get(card)?.[0]?.key ?? []);
  }

  /** The filled button. */
  readonly primary: Deed | null = $derived.by(() => {
    if (!this.decision || this.prepared) return null;
    return ahead(filledDeed(this.decision, this.offers, this.chosenOptions()), !!this.table.preparing);
  });

  /** The other button, where there is one. */
  readonly secondary: Deed | null = $derived.by(() => {
    if (this.prepared) return CHANGE;
    const undo = this.table.told?.undo === "free";
    return this.decision && ahead(otherDeed(this.decision, this.chosen.length, this.primary, undo), !!this.table.preparing);
  });

  /** What is prepared, in the words of its button. */
  readonly preparedText: string = $derived.by(() => {
    const { decision, prepared } = this;
    return decision && prepared ? preparedDeed(decision, prepared.flatMap((key) => this.option(key) ?? [])) : "";
  });

  /** Whether a hint says to press this button. */
  advises(deed: Deed): boolean {
    return !!this.hinted && deed.keys !== null && deed.keys.join() === this.hinted.keys.join();
  }

  /** Whether a hint names something that can be picked before a button is pressed. */
  readonly canTakeHint: boolean = $derived((this.hinted?.keys ?? []).some((key) => this.offers.some((option) => option.key === key)));

  async do(deed: Deed | null): Promise<void> {
    if (!deed || this.table.busy) return;
    if (deed === CHANGE) await this.table.withdraw();
    else if (deed.undo) await this.table.ask("undo");
    else if (deed.keys) await this.table.choose([...deed.keys]);
  }

  /** Takes back the last thing: an answer to why, an open card, a pick. True where there was one. */
  back(): boolean {
    if (this.asked || this.open !== null || this.hinted || this.leads) {
      this.asked = null;
      this.leads = null;
      this.open = null;
      this.hinted = null;
      return true;
    }
    if (this.chosen.length === 0 || this.prepared) return false;
    this.chosen = this.chosen.slice(0, -1);
    return true;
  }

  /** Picks what the hint says; the button still has to be pressed. */
  takeHint(): void {
    const keys = this.hinted?.keys ?? [];
    this.chosen = keys.filter((key) => this.offers.some((option) => option.key === key));
    this.open = null;
    this.hinted = null;
  }

  /** Asks for a hint; one for a question that is over meanwhile is nobody's. */
  async hint(): Promise<void> {
    const { at } = this.decision ?? {};
    const hinted = await this.table.hint().catch((error: Error) => error);
    if (this.decision?.at !== at) return;
    if (hinted instanceof Error) this.table.notice = hinted.message;
    else this.hinted = hinted;
  }
}
