// Where on the table a guide points: parts by their role, and where its card may stand without covering them.

/** What has each role, the first that is in sight; some boards or phones have only the second. */
const PLACES: Record<string, string[]> = {
  hand: [".handrow", ".courthand"],
  plots: [".fanrow"],
  offered: [".offered"],
  pool: [".pool"],
  titles: [".drawer"],
  others: [".others"],
  mine: [".lane ~ .half"],
  prompt: [".prompt"],
  race: [".race", ".seats", ".seat.me .plate"],
  plate: [".seat.me .plate", ".seats"],
  lane: [".lane"],
  court: [".pyr"],
};
/** How far the card stands from what it speaks of: there is the arrow. Where room is scarce it is short. */
const AWAY = [40, 16, 6];
const EDGE = 10;
const TOP = 52;

export interface Spot {
  left: number;
  top: number;
  /** From where to where the arrow goes; none where the card stands too close. */
  arrow: { x1: number; y1: number; x2: number; y2: number } | null;
}

/** The part of the table with a role, if it is there. */
export function placeOf(role: string): Element | null {
  for (const one of PLACES[role] ?? []) {
    const found = document.querySelector(one);
    const box = found?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) return found;
  }
  return null;
}

const apart = (one: DOMRect, other: DOMRect) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Where a card of this size stands: beside the box, over neither it nor the prompt, and if it can be over nothing that may be chosen; at the edge where there is no room. */
export function spotFor(box: DOMRect, width: number, height: number): Spot {
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  const [wide, high] = [innerWidth, innerHeight];
  const x = within(box.left + box.width / 2 - width / 2, EDGE, wide - width - EDGE);
  const y = within(box.top + box.height / 2 - height / 2, TOP, high - height - EDGE);
  const over = (away: number) => (prompt && prompt.top < box.top && prompt.bottom > box.top - height - away ? Math.min(box.top, prompt.top) : box.top);
  const places = AWAY.flatMap((away) => [
    { left: x, top: over(away) - height - away },
    { left: x, top: box.bottom + away },
    { left: box.right + away, top: y },
    { left: box.left - width - away, top: y },
  ]);
  const corners = [EDGE, wide - width - EDGE].flatMap((left) => [TOP, high - height - EDGE].map((top) => ({ left, top })));
  const choices = [...document.querySelectorAll("[data-choice]")].map((one) => one.getBoundingClientRect());
  const free = [...places, ...corners].filter((one) => {
    const card = new DOMRect(one.left, one.top, width, height);
    return card.left >= EDGE && card.right <= wide - EDGE + 1 && card.top >= TOP && card.bottom <= high - EDGE + 1 && apart(card, box) && (!prompt || apart(card, prompt));
  });
  const clear = free.find((one) => choices.every((choice) => apart(new DOMRect(one.left, one.top, width, height), choice)));
  const best = clear ?? free[0];
  const foot = prompt && prompt.top > high / 2 ? prompt.top : high;
  if (!best) return { left: wide - width - EDGE, top: box.top > high / 2 ? TOP : Math.max(TOP, Math.min(box.bottom + EDGE, foot - height - EDGE)), arrow: null };
  if (corners.includes(best)) return { ...best, arrow: null };
  const middle = { x: within(box.left + box.width / 2, best.left + 24, best.left + width - 24), y: within(box.top + box.height / 2, best.top + 24, best.top + height - 24) };
  const beside = best.left >= box.right || best.left + width <= box.left;
  if (beside) {
    const right = best.left >= box.right;
    return { ...best, arrow: { x1: right ? best.left : best.left + width, y1: middle.y, x2: right ? box.right + 8 : box.left - 8, y2: middle.y } };
  }
  const above = best.top < box.top;
  return { ...best, arrow: { x1: middle.x, y1: above ? best.top + height : best.top, x2: middle.x, y2: above ? box.top - 8 : box.bottom + 8 } };
}
