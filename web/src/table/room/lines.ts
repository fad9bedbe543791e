// Cards in lines: side by side while they fit, then bystanders slide under their right-hand neighbours.
import { LADEN, type Kind, type Lying, SIDE, gapOf, heightOf, inSight } from "./sizes";

/** One card in a line: which of the cards it is, how much of its width is in sight, and whether its neighbour covers the rest. */
export interface Slot {
  card: number;
  shown: number;
  covered: boolean;
}

export interface Lines {
  slots: Slot[][];
  height: number;
  width: number;
}

export interface Given {
  /** Bystanders may be covered; in need also those who are asked for. */
  cover: "none" | "bystanders" | "asked";
  crowded: boolean;
}

const BETWEEN = 6;
/** A browser rounds the widths of cards; a line must not break for that. */
const ROUNDED = 0.5;

/** All cards in a number of lines, or null where they do not fit. The first line lies nearest to the lane. */
export function inLines(cards: Lying[], room: number, width: number, count: number, given: Given, kind: Kind): Lines | null {
  if (width < LADEN.width && cards.some((card) => card.load >= LADEN.load)) return null;
  const order = cards.map((_, card) => card);
  if (count > 1) order.sort((a, b) => rank(cards[a]) - rank(cards[b]));
  const each = Math.ceil(order.length / count);
  const lines: Lines = { slots: [], height: 0, width: 0 };
  for (let from = 0; from < order.length; from += each) {
    const part = order.slice(from, from + each);
    const slots = inLine(part, cards, room, width, given, kind);
    if (!slots) return null;
    lines.slots.push(slots);
    lines.height += Math.max(...part.map((card) => heightOf(cards[card], width, given.crowded))) + (from ? BETWEEN : 0);
    lines.width = Math.max(lines.width, slots.reduce((sum, one) => sum + one.shown, gapOf(width, kind) * (slots.length - 1)));
  }
  return lines;
}

const rank = (card: Lying) => (card.fights ? 0 : card.asked ? 1 : 2);

/** One line; it is covered from both ends inwards, so that the middle stays open, and its last card is always whole. */
function inLine(part: number[], cards: Lying[], room: number, width: number, given: Given, kind: Kind): Slot[] | null {
  const gap = gapOf(width, kind);
  const slots = part.map((card) => ({ card, shown: (cards[card].kneels ? SIDE : 1) * width, covered: false }));
  const over = slots.reduce((sum, one) => sum + one.shown, gap * (slots.length - 1)) - room;
  if (over <= 0) return slots;
  const able = slots.filter((one, i) => i < slots.length - 1 && !kind.touch && mayCover(cards[one.card], given));
  const most = width + gap - inSight(width);
  const many = Math.ceil(over / most);
  if (many > able.length) return null;
  const middle = (slots.length - 1) / 2;
  able.sort((a, b) => Math.abs(slots.indexOf(b) - middle) - Math.abs(slots.indexOf(a) - middle));
  for (const one of able.slice(0, many)) {
    one.covered = true;
    one.shown = width - (over + ROUNDED) / many;
  }
  return slots;
}

function mayCover(card: Lying, given: Given): boolean {
  if (given.cover === "none" || card.kneels || card.fights || card.worn.length || card.copies || card.load) return false;
  return given.cover === "asked" || !card.asked;
}
