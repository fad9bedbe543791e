// What room a screen has and what a card takes of it: numbers only, the same for the same table everywhere.
export interface Lying {
  /** Lies on its side. */
  kneels: boolean;
  /** The names of what hangs on it. */
  worn: string[];
  copies: number;
  /** How much lies on it, which must be seen: so it is not covered, and with much on it not very small. */
  load: number;
  /** Fights: never covered, and nearest to the lane. */
  fights: boolean;
  /** Is chosen or may be: covered only where nothing else helps. */
  asked: boolean;
  /** How wide it is as a chip. */
  chip: number;
}

/** A location, as a card, or as a chip of a height in pixels. */
export interface Placed {
  kneels: boolean;
  chip: number;
}

export interface Kind {
  most: number;
  comfort: number;
  least: number;
  gap: number;
  /** The width of a location, of that of a character; none where locations are chips. */
  location: number;
  /** The height of a row of chips. */
  chips: number;
  /** On touch screens no card is covered, and an attachment cannot be tapped apart from its card. */
  touch: boolean;
  lane: number;
  /** How far who fights steps towards the lane. */
  step: number;
  /** The hand: its width of the height there is, from least to most, and the least step of a fan. */
  hand: number;
  handLeast: number;
  handMost: number;
  handStep: number;
}

const DESK: Kind = { most: 172, comfort: 104, least: 52, gap: 0.11, location: 0.74, chips: 36, touch: false, lane: 64, step: 20, hand: 0.15, handLeast: 100, handMost: 164, handStep: 26 };

export const KINDS = {
  desk: DESK,
  /** Under many cards the hand is lower still. */
  short: { ...DESK, handLeast: 88 },
  /** A phone on its side, or a desktop at 200 %. */
  low: { ...DESK, most: 120, handLeast: 84, handMost: 84 },
  tall: { most: 150, comfort: 92, least: 52, gap: 0.1, location: 0.74, chips: 36, touch: false, lane: 60, step: 14, hand: 0.115, handLeast: 100, handMost: 132, handStep: 24 },
  phone: { most: 104, comfort: 76, least: 52, gap: 0.08, location: 0, chips: 46, touch: true, lane: 50, step: 0, hand: 0.1, handLeast: 84, handMost: 84, handStep: 44 },
} satisfies Record<string, Kind>;

export function kindOf(width: number, height: number): Kind {
  if (width <= 640) return KINDS.phone;
  if (height < 600) return KINDS.low;
  if (width / height < 0.9) return KINDS.tall;
  return height < 800 ? KINDS.short : KINDS.desk;
}

export const SIDE = 1.4;
/** Under a finger or a glance: what stays in sight of a covered card is its spine and its name, upright. */
export const inSight = (width: number) => Math.max(0.48 * width, 0.26 * width + 24);
export const gapOf = (width: number, kind: Kind) => Math.max(5, Math.round(kind.gap * width));
/** The letters of a strip under a card. */
export const stripFont = (width: number) => Math.max(10.5, width / 8.2);
/** Under this width what hangs on a card in a crowd is told by signs. */
export const BRIEF = 72;
/** A card with so much on it is at least so wide. */
export const LADEN = { load: 4, width: 72 };
const LETTER = 0.56;

/** How many lines some words need, each word whole. */
export function linesOf(words: string, width: number, font: number): number {
  let [lines, used] = [1, 0];
  for (const word of words.split(/[ \u00ad]/)) {
    const wide = word.length * font * LETTER;
    if (used && used + wide > width) [lines, used] = [lines + 1, 0];
    used += wide + font * 0.25;
  }
  return lines;
}

/** The height of what hangs on a card: a strip for each up to three, in a crowd one strip for all. */
export function stripsHeight(lying: Lying, width: number, crowded: boolean): number {
  const wide = (lying.kneels ? SIDE : 1) * width - 24;
  const font = stripFont(width);
  if (crowded && width < BRIEF) return lying.worn.length ? 14 : 0;
  const shown = crowded ? lying.worn.slice(0, 1) : lying.worn.slice(0, lying.worn.length > 3 ? 2 : 3);
  const more = lying.worn.length > shown.length ? " +9" : "";
  const heights = shown.map((name, i) => 3 + font * 1.2 * linesOf(name + (i === shown.length - 1 && crowded ? more : ""), wide, font));
  return heights.reduce((sum, one) => sum + one, 0) + (more && !crowded ? font * 1.2 + 3 : 0);
}

export function heightOf(lying: Lying, width: number, crowded: boolean): number {
  return (lying.kneels ? 1 : SIDE) * width + stripsHeight(lying, width, crowded) + (lying.copies ? 8 : 0);
}
