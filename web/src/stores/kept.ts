// What this browser remembers between pages; one that keeps nothing still plays.

export function kept<T extends object>(name: string, none: T): T {
  try {
    return JSON.parse(localStorage.getItem(`weirwood.${name}`) ?? "null") ?? none;
  } catch {
    return none;
  }
}

export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(`weirwood.${name}`, JSON.stringify(value));
  } catch {
    // It is forgotten when the page is closed.
  }
}

/** A deck of one's own, which the server keeps under its id, and the list that was pasted last. */
interface Own {
  text?: string;
  deck?: { id?: string; name: string; faction: string; form: Record<string, unknown> };
}

export const own = (): Own => kept("own", {});
export const keepOwn = (more: Own): void => keep("own", { ...own(), ...more });

/** Decks of others that were seen by their links, the last first. */
export interface Seen {
  key: string;
  name: string;
  faction: string;
  by: string | null;
}
const MOST_SEEN = 8;

export const seenDecks = (): Seen[] => kept<{ all?: Seen[] }>("seen", {}).all ?? [];
export const keepSeen = (deck: Seen): void => keep("seen", { all: [deck, ...seenDecks().filter((one) => one.key !== deck.key)].slice(0, MOST_SEEN) });

/** What one wanted to play last. */
export interface Wish {
  game: string;
  faction: string;
  deck: string;
  opponent: string;
  seats: number;
  own: boolean;
  clock: number;
  format: string;
  /** The deck across the table: a ready one by name, one of one's own as `my:ID`, any where empty. */
  theirs: string;
  introductory: boolean;
  /** Who begins against bots: oneself, the next bot, or chance where empty. */
  begins: string;
}

export const keptWish = (): Partial<Wish> => kept("home", {});
export const rememberWish = (wish: Partial<Wish>): void => keep("home", { ...keptWish(), ...wish });
