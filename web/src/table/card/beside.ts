// Where an enlarged card stands: beside the card, away from the middle, and never over what must stay in sight.
export interface Size {
  width: number;
  height: number;
}
interface Spot {
  x: number;
  y: number;
}

const GAP = 14;
const EDGE = 8;
const STEP = 24;

export function beside(near: DOMRect, size: Size, window: Size, clear: DOMRect[]): Spot {
  const [most, low] = [window.width - size.width - EDGE, Math.max(EDGE, window.height - size.height - EDGE)];
  const [left, right] = [near.x - size.width - GAP, near.right + GAP];
  const outward = near.x + near.width / 2 < window.width / 2 ? [left, right] : [right, left];
  const open = outward.filter((x) => x >= EDGE && x <= most);
  const columns = open.length ? [...open, EDGE, most] : [(window.width - size.width) / 2, EDGE, most];
  const wish = Math.max(EDGE, Math.min(low, near.y + near.height / 2 - size.height / 2));
  let best: Spot = { x: columns[0], y: wish };
  let least = Infinity;
  for (const x of columns)
    for (const y of rows(wish, low)) {
      const over = covered({ x, y }, size, clear);
      if (over < least) [best, least] = [{ x, y }, over];
      if (over === 0) return best;
    }
  return best;
}

/** What nothing may cover: the prompt with its button, and the totals. */
export function mustShow(): DOMRect[] {
  return [...document.querySelectorAll(".prompt, .lane .score")].map((one) => one.getBoundingClientRect());
}

/** Heights to try, the nearest first. */
function rows(wish: number, low: number): number[] {
  const out = [wish];
  for (let away = STEP; away < low; away += STEP) out.push(Math.max(EDGE, wish - away), Math.min(low, wish + away));
  return out;
}

function covered(at: Spot, size: Size, clear: DOMRect[]): number {
  return clear.reduce((sum, box) => {
    const wide = Math.min(at.x + size.width, box.right) - Math.max(at.x, box.x);
    const high = Math.min(at.y + size.height, box.bottom) - Math.max(at.y, box.y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}
