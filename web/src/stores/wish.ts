// What one wanted to play last, kept in this browser.
const KEY = "weirwood.home";

export interface Wish {
  game: string;
  faction: string;
  deck: string;
  opponent: string;
  seats: number;
  own: boolean;
  clock: number;
}

export function keptWish(): Partial<Wish> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function rememberWish(wish: Partial<Wish>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...keptWish(), ...wish }));
}
