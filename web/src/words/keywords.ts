// What the keywords of a card mean, as its game says.
import { capital } from "./text";

export interface Meaning {
  word: string;
  meaning: string;
}

/** Each keyword with its meaning; some have a number or a kind after their name. */
export function meanings(keywords: string[], known: Record<string, string> | undefined): Meaning[] {
  return keywords.flatMap((word) => {
    const name = Object.keys(known ?? {}).find((one) => word === one || word.startsWith(`${one} `));
    return name ? [{ word: capital(word), meaning: known![name] }] : [];
  });
}
