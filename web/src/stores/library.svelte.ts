// Printed cards, games, decks and rules: fetched once, then kept.
import type { BotFacts, CardPage, Cards, Decks, DeckFacts, GameFacts, Games, Rules } from "../wire/wire";
import { get } from "../wire/http";

class Library {
  games = $state.raw<GameFacts[]>([]);
  cards = $state.raw<Map<string, CardPage>>(new Map());
  /** The cards of each game. */
  pools = $state.raw<Map<string, CardPage[]>>(new Map());
  decks = $state.raw<Map<string, DeckFacts[]>>(new Map());
  rules = $state.raw<Map<string, Rules>>(new Map());
  private readonly asked = new Map<string, Promise<unknown>>();

  private once<T>(path: string, keep: (told: T) => void): Promise<unknown> {
    let promise = this.asked.get(path);
    if (promise === undefined) {
      promise = get<T>(path).then(keep);
      promise.catch(() => this.asked.delete(path));
      this.asked.set(path, promise);
    }
    return promise;
  }

  askGames(): Promise<unknown> {
    return this.once<Games>("/api/games", (told) => (this.games = told.games));
  }

  askCards(game: string): Promise<unknown> {
    return this.once<Cards>(`/api/cards?game=${encodeURIComponent(game)}`, (told) => {
      this.cards = new Map([...this.cards, ...told.cards.map((card) => [card.code, card] as const)]);
      this.pools = new Map(this.pools).set(game, told.cards);
    });
  }

  askDecks(game: string): Promise<unknown> {
    return this.once<Decks>(`/api/decks?game=${encodeURIComponent(game)}`, (told) => {
      this.decks = new Map(this.decks).set(game, told.decks);
    });
  }

  askRules(game: string): Promise<unknown> {
    return this.once<Rules>(`/api/rules?game=${encodeURIComponent(game)}`, (told) => {
      this.rules = new Map(this.rules).set(game, told);
    });
  }

  /** The first game of each edition that is played with decks. */
  get books(): GameFacts[] {
    const decked = this.games.filter((one) => one.decks);
    return decked.filter((one) => decked.find((other) => other.edition === one.edition) === one);
  }

  /** Ask for something of every book. */
  async askBooks(ask: "askCards" | "askDecks" | "askRules"): Promise<unknown> {
    await this.askGames();
    return Promise.all(this.books.map((one) => this[ask](one.id)));
  }

  /** What is known of a bot that plays a game, if it is one of the levels. */
  bot(game: string | undefined, id: string | null | undefined): BotFacts | undefined {
    return id ? this.game(game ?? "")?.bots.find((one) => one.id === id) : undefined;
  }

  game(id: string): GameFacts | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const library = new Library();
