// A deck that is being built: what is in it, saved a second after a change, and judged at once.
import type { CardPage, DeckCards, DeckStudy, MyDeck } from "../wire/wire";
import { get, post, Refusal } from "../wire/http";
import { keep, kept } from "./kept";

const SAVE_MS = 1000;
const STUDY_MS = 300;
/** After so long a request that was one too many is made again. */
const AGAIN_MS = 2000;

/** What is kept in this browser until the server has it. */
interface Draft {
  saves?: number;
  name?: string;
  notes?: string;
  cards?: DeckCards;
}

export type Saving = "saved" | "saving" | "failed" | "stale";

export class Builder {
  game = $state("");
  name = $state("");
  notes = $state("");
  faction = $state("");
  agenda = $state<string | null>(null);
  plots = $state<Record<string, number>>({});
  cards = $state<Record<string, number>>({});
  key = $state<string | null>(null);
  saving = $state<Saving>("saved");
  study = $state.raw<DeckStudy | null>(null);
  /** Why the deck cannot be shown, or why the last request failed. */
  fault = $state("");
  ready = $state(false);
  private saves = 0;
  private changes = 0;
  private saved = 0;
  private saveTimer = 0;
  private studyTimer = 0;
  private writing: Promise<void> | null = null;
  private studying = false;
  private studyAgain = false;

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    try {
      const deck = await get<MyDeck>(this.path());
      this.take(deck);
      const draft = kept<Draft>(this.draft(), {});
      if (draft.cards && draft.saves === deck.saves) {
        this.lay(draft.cards);
        this.name = draft.name ?? deck.name;
        this.notes = draft.notes ?? deck.notes;
        this.touch();
      }
      this.ready = true;
      void this.judge();
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  private take(deck: MyDeck): void {
    this.game = deck.game;
    this.name = deck.name;
    this.notes = deck.notes;
    this.key = deck.key;
    this.saves = deck.saves;
    this.lay(deck.cards);
  }

  private lay(cards: DeckCards): void {
    this.faction = cards.faction;
    this.agenda = cards.agenda ?? null;
    this.plots = { ...cards.plots };
    this.cards = { ...cards.cards };
  }

  /** What it is made of, as it is sent. */
  made(): DeckCards {
    return { faction: this.faction, agenda: this.agenda, plots: { ...this.plots }, cards: { ...this.cards } };
  }

  count(card: CardPage): number {
    if (card.type === "agenda") return this.agenda === card.code ? 1 : 0;
    return (card.type === "plot" ? this.plots : this.cards)[card.code] ?? 0;
  }

  total(pile: "plots" | "cards"): number {
    return Object.values(this[pile]).reduce((sum, n) => sum + n, 0);
  }

  /** Adds copies of a card, or takes some away; an agenda takes the place of another. */
  add(card: CardPage, copies: number): void {
    if (card.type === "agenda") this.agenda = copies > 0 ? card.code : this.agenda === card.code ? null : this.agenda;
    else {
      const pile = card.type === "plot" ? this.plots : this.cards;
      const n = Math.max(0, (pile[card.code] ?? 0) + copies);
      if (n) pile[card.code] = n;
      else delete pile[card.code];
    }
    this.touch();
  }

  /** Goes back to what it was made of earlier; what it is now becomes a version. */
  async goBack(cards: DeckCards): Promise<void> {
    await this.flush();
    this.lay(cards);
    this.touch();
    clearTimeout(this.saveTimer);
    await this.write(true);
  }

  /** Something changed: it is kept here at once, and by the server soon. */
  touch(): void {
    this.changes += 1;
    this.saving = "saving";
    keep(this.draft(), { saves: this.saves, name: this.name, notes: this.notes, cards: this.made() });
    clearTimeout(this.saveTimer);
    this.saveTimer = window.setTimeout(() => void this.write(), SAVE_MS);
    clearTimeout(this.studyTimer);
    this.studyTimer = window.setTimeout(() => void this.judge(), STUDY_MS);
  }

  /** Saves what is not saved yet, at once. */
  async flush(): Promise<boolean> {
    clearTimeout(this.saveTimer);
    if (this.writing) await this.writing;
    if (this.changes !== this.saved) await this.write();
    return this.changes === this.saved;
  }

  private async write(version = false): Promise<void> {
    if (this.writing) await this.writing;
    if (this.changes === this.saved || this.saving === "stale") return;
    const at = this.changes;
    this.saving = "saving";
    this.writing = this.post(version).then(
      (deck) => {
        this.saves = deck.saves;
        this.saved = at;
        this.fault = "";
        if (this.changes !== at) return;
        this.saving = "saved";
        keep(this.draft(), {});
      },
      (error: Error) => {
        this.saving = error instanceof Refusal && error.fault.code === "stale" ? "stale" : "failed";
        this.fault = error.message;
      },
    );
    await this.writing;
    this.writing = null;
  }

  private post(version: boolean): Promise<MyDeck> {
    return post<MyDeck>(this.path(), { saves: this.saves, name: this.name.trim() || "Unnamed deck", notes: this.notes, cards: this.made(), version });
  }

  async share(on: boolean): Promise<void> {
    this.key = (await post<MyDeck>(this.path("/share"), { on })).key;
  }

  /** Has the server judge the deck; while it does, later changes wait for their turn. */
  private async judge(): Promise<void> {
    if (this.studying) {
      this.studyAgain = true;
      return;
    }
    this.studying = true;
    try {
      this.study = await post<DeckStudy>("/api/decks/study", { game: this.game, cards: this.made() });
    } catch (error) {
      if (error instanceof Refusal && error.fault.code === "too-much") this.studyTimer = window.setTimeout(() => void this.judge(), AGAIN_MS);
      else this.fault = (error as Error).message;
    }
    this.studying = false;
    if (this.studyAgain) {
      this.studyAgain = false;
      void this.judge();
    }
  }

  path(part = ""): string {
    return `/api/my-decks/${encodeURIComponent(this.id)}${part}`;
  }

  private draft(): string {
    return `draft.${this.id}`;
  }

  /** The page is left. */
  close(): void {
    clearTimeout(this.studyTimer);
    void this.flush();
  }
}
