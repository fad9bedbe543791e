// A deck of one's own, and the list it was read from, kept in this browser.
const KEY = "weirwood.own";

export interface OwnDeck {
  name: string;
  faction: string;
  form: Record<string, unknown>;
}
interface Kept {
  text?: string;
  deck?: OwnDeck;
}

export function own(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function keepOwn(more: Kept): void {
  localStorage.setItem(KEY, JSON.stringify({ ...own(), ...more }));
}
