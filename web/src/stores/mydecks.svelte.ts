// The decks that the server keeps for this guest.
import type { DeckCards, DeckFacts, DeckFile, Gone, MyDeck, MyDeckLine, MyDecks } from "../wire/wire";
import { get, introduce, post } from "../wire/http";
import { keepOwn, keptWish, rememberWish } from "./kept";
import { library } from "./library.svelte";
import { route } from "./route.svelte";

const UNDO_MS = 10_000;
const PATH = "/api/my-decks";

/** What a deck told in words is made of. */
export function madeOf(deck: DeckFacts): DeckCards {
  const counted = (lines: DeckFacts["cards"]) => Object.fromEntries(lines.map((line) => [line.code, line.count]));
  return { faction: deck.faction, agenda: deck.agenda, plots: counted(deck.plots), cards: counted(deck.cards) };
}

class OwnDecks {
  all = $state.raw<MyDeckLine[]>([]);
  most = $state(0);
  /** A deck that was just deleted, while that can be undone. */
  gone = $state.raw<MyDeckLine | null>(null);
  told = $state(false);
  private timer = 0;

  async ask(): Promise<void> {
    await introduce().catch(() => null);
    const told = await get<MyDecks>(PATH);
    this.all = told.decks;
    this.most = told.most;
    this.told = true;
  }

  one(id: string): Promise<MyDeck> {
    return get<MyDeck>(`${PATH}/${id}`);
  }

  async add(game: string, name: string, cards: DeckCards, notes = ""): Promise<MyDeck> {
    return post<MyDeck>(PATH, { game, name: name.slice(0, 80), cards, notes });
  }

  async copy(line: MyDeckLine): Promise<void> {
    const deck = await this.one(line.id);
    await this.add(deck.game, `${deck.name.slice(0, 70)}, copy`, deck.cards, deck.notes);
    await this.ask();
  }

  async rename(line: MyDeckLine, name: string): Promise<void> {
    await post<MyDeck>(`${PATH}/${line.id}`, { saves: line.saves, name });
    await this.ask();
  }

  async remove(line: MyDeckLine): Promise<void> {
    await post<Gone>(`${PATH}/${line.id}/delete`, {});
    this.gone = line;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.gone = null), UNDO_MS);
    await this.ask();
  }

  async restore(): Promise<void> {
    const line = this.gone;
    this.gone = null;
    if (line) await post<MyDeck>(`${PATH}/${line.id}/restore`, {});
    await this.ask();
  }

  /** Takes a deck along to the page on which a game is chosen. */
  async play(id: string): Promise<void> {
    const deck = await this.one(id);
    keepOwn({ deck: { id, name: deck.name, faction: deck.cards.faction, form: { ...deck.cards, name: deck.name } } });
    const same = library.game(keptWish().game ?? "")?.edition === library.game(deck.game)?.edition;
    rememberWish({ ...(same ? {} : { game: deck.game }), own: true });
    route.go("/?deck=own");
  }
}

export const mydecks = new OwnDecks();

/** Gives a deck to the reader as a file. */
export async function download(id: string, form: string): Promise<void> {
  const file = await post<DeckFile>(`${PATH}/${id}/export`, { form });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file.text], { type: "text/plain" }));
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
