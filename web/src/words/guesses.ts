// Names for somebody who has none yet: a guess to play with at once, or to write over.
const GUESSES = ["Hedge Knight", "Minstrel", "Free Rider", "Ferryman", "Water Dancer", "Ranger", "Falconer", "Shipwright", "Smith", "Innkeeper"];

/** A name that nobody at the table has. */
export function guessName(taken: string[]): string {
  const free = GUESSES.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? "Guest";
}
