// How large everything lies: the largest cards for which both sides fit, and what is given up before they grow smaller still.
import { type Lines, inLines } from "./lines";
import { KINDS, LADEN, type Kind, type Lying, type Placed, SIDE, gapOf, heightOf, kindOf } from "./sizes";

/** One side of the table. */
export interface Sided {
  characters: Lying[];
  places: Placed[];
}

/** How a side lies: its locations beside its characters, behind them, or as chips; on a phone some characters are chips too. */
export interface SidePlan {
  form: "beside" | "behind" | "chips";
  width: number;
  location: number;
  crowded: boolean;
  lines: Lines;
  /** Characters that are chips. */
  rest: number[];
  height: number;
}

export interface HandPlan {
  width: number;
  fan: boolean;
  /** From one card to the next. */
  step: number;
  height: number;
}

export interface Plan {
  kind: Kind;
  width: number;
  step: number;
  sides: SidePlan[];
}

interface Stage {
  from: (kind: Kind) => number;
  to: (kind: Kind) => number;
  forms: SidePlan["form"][];
  cover: "none" | "bystanders" | "asked";
  lines: number;
  crowded: boolean;
}

const STAGES: Stage[] = [
  { from: (kind) => kind.most, to: (kind) => kind.comfort, forms: ["beside", "behind"], cover: "none", lines: 1, crowded: false },
  { from: (kind) => kind.comfort * 1.16, to: (kind) => kind.comfort * 0.88, forms: ["beside", "behind", "chips"], cover: "none", lines: 1, crowded: false },
  { from: (kind) => kind.comfort, to: (kind) => kind.comfort * 0.76, forms: ["behind", "chips"], cover: "bystanders", lines: 1, crowded: false },
  { from: (kind) => kind.comfort * 0.92, to: (kind) => kind.comfort * 0.6, forms: ["chips"], cover: "bystanders", lines: 2, crowded: true },
  { from: (kind) => kind.comfort * 0.8, to: (kind) => kind.least, forms: ["chips"], cover: "asked", lines: 3, crowded: true },
];
const STEP = 2;
/** Between the characters and the locations beside them, and between those behind them. */
const BESIDE = 30;
const BEHIND = 8;
const LOCATION = { least: 58, most: 112 };
export const CHIP_GAP = 6;

export const locationOf = (width: number, kind: Kind) => Math.max(LOCATION.least, Math.min(LOCATION.most, Math.round(kind.location * width)));
export const locationGap = (width: number) => Math.max(8, Math.round(0.09 * width));

/** How the sides of a table lie in a room; where all give up, what cannot be seen at once is scrolled to. */
export function plan(sides: Sided[], room: { width: number; height: number }, kind: Kind, scale = 1): Plan {
  const sized = { ...kind, most: kind.most * scale, comfort: kind.comfort * scale };
  for (const stage of STAGES) {
    const step = stage.crowded ? sized.step / 2 : sized.step;
    const high = room.height - step * sides.length;
    for (let width = even(Math.min(stage.from(sized), (high / sides.length) / SIDE)); width >= stage.to(sized); width -= STEP) {
      const found = sides.map((side) => best(side, width, room.width, high / sides.length, stage, sized));
      if (found.every((one) => one !== null) && found.reduce((sum, one) => sum + one!.height, 0) <= high)
        return { kind: sized, width, step, sides: found as SidePlan[] };
    }
  }
  const step = sized.step / 2;
  const last = sides.map((side) => scrolled(side, room.width, room.height / sides.length - step, sized));
  return { kind: sized, width: Math.min(...last.map((one) => one.width)), step, sides: last };
}

const even = (width: number) => Math.floor(width / STEP) * STEP;

/** The first form that fits its half, or else the lowest. */
function best(side: Sided, width: number, room: number, half: number, stage: Stage, kind: Kind): SidePlan | null {
  const found: SidePlan[] = [];
  for (const form of kind.location ? stage.forms : (["chips"] as const))
    for (let count = 1; count <= (form === "chips" ? stage.lines : 1); count += 1) {
      const one = laid(side, width, room, count, stage, kind, form);
      if (one) found.push(one);
    }
  const fits = found.filter((one) => one.height <= half);
  if (fits.length) return fits.reduce((a, b) => (covered(b) < covered(a) ? b : a));
  return found.length ? found.reduce((a, b) => (b.height < a.height ? b : a)) : null;
}

const covered = (side: SidePlan) => side.lines.slots.flat().filter((one) => one.covered).length;

function laid(side: Sided, width: number, room: number, count: number, stage: Stage, kind: Kind, form: SidePlan["form"]): SidePlan | null {
  const location = locationOf(width, kind);
  const places = side.places;
  const wide = places.reduce((sum, one) => sum + (one.kneels ? SIDE : 1) * location, locationGap(location) * Math.max(0, places.length - 1));
  const tall = Math.max(0, ...places.map((one) => (one.kneels ? 1 : SIDE) * location));
  const beside = form === "beside" && places.length ? wide + BESIDE : 0;
  const lines = inLines(side.characters, room - beside, width, count, stage, kind);
  if (!lines) return null;
  const common = { form, width, location, crowded: stage.crowded, lines, rest: [] };
  if (form === "chips" || !places.length) return { ...common, height: lines.height + chipsHeight(places.map((one) => one.chip), room, kind) };
  if (form === "beside") return { ...common, height: Math.max(lines.height, tall) };
  if (wide > room) return null;
  return { ...common, height: lines.height + tall + (side.characters.length ? BEHIND : 0) };
}

/** Chips stand in as many rows as they need; on a phone in one that scrolls. */
export function chipsHeight(chips: number[], room: number, kind: Kind): number {
  if (!chips.length) return 0;
  let [rows, used] = [1, 0];
  for (const chip of chips) {
    if (used && used + chip > room) [rows, used] = [rows + 1, 0];
    used += chip + CHIP_GAP;
  }
  return (kind.touch ? 1 : rows) * kind.chips + CHIP_GAP;
}

/** Too many to be seen at once: those who fight or are asked for are cards, everyone else is a chip. */
function scrolled(side: Sided, room: number, half: number, kind: Kind): SidePlan {
  const all = side.characters.map((_, card) => card);
  let front = all.filter((card) => side.characters[card].fights || side.characters[card].asked);
  if (!front.length) front = all.filter((card) => side.characters[card].load < LADEN.load).slice(0, Math.max(1, Math.floor(room / (kind.comfort * 1.2))));
  front.sort((a, b) => Number(side.characters[b].fights) - Number(side.characters[a].fights));
  const rest = (kept: number[]) => all.filter((card) => !kept.includes(card)).sort((a, b) => Number(side.characters[b].asked) - Number(side.characters[a].asked));
  const chips = (kept: number[]) => chipsHeight(side.places.map((one) => one.chip), room, kind) + chipsHeight(rest(kept).map((card) => side.characters[card].chip), room, kind);
  const given = { cover: "asked", crowded: true } as const;
  for (let kept = front; ; kept = kept.slice(0, -1)) {
    const cards = kept.map((card) => side.characters[card]);
    for (let width = even(kind.comfort); width >= kind.least; width -= STEP)
      for (const count of [1, 2]) {
        const lines = inLines(cards, room, width, count, given, kind);
        const height = lines ? lines.height + chips(kept) : Infinity;
        const small = width - STEP < kind.least && kept.every((card) => side.characters[card].fights);
        if (!lines || (height > half && !small)) continue;
        const slots = lines.slots.map((line) => line.map((one) => ({ ...one, card: kept[one.card] })));
        return { form: "chips", width, location: 0, crowded: true, lines: { ...lines, slots }, rest: rest(kept), height };
      }
    if (kept.length <= 1) return { form: "chips", width: kind.least, location: 0, crowded: true, lines: { slots: [], height: 0, width: 0 }, rest: rest([]), height: chips([]) };
  }
}

/** The hand: side by side while it fits, a little smaller rather than covered, then a fan; one that does not fit even so scrolls. */
export function planHand(count: number, room: number, height: number, kind: Kind, given: { crowded?: boolean; scrolls?: boolean; scale?: number } = {}): HandPlan {
  const wish = given.crowded ? kind.handLeast : Math.max(kind.handLeast, Math.min(kind.handMost, height * kind.hand));
  let width = Math.round(wish * (given.scale ?? 1));
  const gap = kind.touch ? 8 : 10;
  const fits = Math.floor((room - gap * (count - 1)) / Math.max(1, count));
  if (fits < width && fits >= 0.86 * width) width = fits;
  const fan = fits < width && !given.scrolls;
  const step = fan ? Math.max(kind.handStep, (room - width - LEANING) / (count - 1)) : width + gap;
  return { width, fan, step, height: Math.ceil(SIDE * width) };
}

/** What the outer cards of a fan take more, because they lean. */
const LEANING = 16;

export interface PackPlan {
  width: number;
  lines: Lines;
  /** Not all can be seen at once: those who fight come first, the rest is scrolled to, in lines of this height. */
  scrolls: boolean;
  line: number;
  /** What is left of the room under the last whole line, less than nothing where one hardly fits, and how many cards come after it. */
  left: number;
  more: number;
  /** There is no room for a card: all are chips. */
  chips: boolean;
  /** In how many lines they lie where they are swiped. */
  rows: number;
}

const PACK = { most: 96, least: 50, smallest: 40, touched: 80, lines: 6, strips: 14, between: 7, chip: 22 };

/** The characters of one opponent in a panel. */
export function planPack(cards: Lying[], room: { width: number; height: number }, kind: Kind): PackPlan {
  for (const cover of ["none", "bystanders", "asked"] as const)
    for (let width = PACK.most; width >= (cover === "none" ? PACK.least + 6 : PACK.least); width -= STEP)
      for (let count = 1; count <= PACK.lines; count += 1) {
        const lines = inLines(cards, room.width, width, count, { cover, crowded: true }, kind);
        if (lines && lines.height <= room.height) return { width, lines, scrolls: false, line: 0, left: 0, more: 0, chips: false, rows: count };
      }
  const order = cards.map((_, card) => card).sort((a, b) => standing(cards[a]) - standing(cards[b]));
  const fighters = cards.filter((card) => card.fights);
  // Where there is hardly room for the cards, what hangs on them is left out.
  const smallest = kind.touch ? kind.least : PACK.smallest;
  const strips = cards.some((card) => card.worn.length) && room.height >= smallest * SIDE + PACK.strips ? PACK.strips : 0;
  // On touch screens they lie in one line to swipe or in two, as tall as the room allows; elsewhere they stand in lines and the first lines show.
  const tall = (lines: number, width: number) => lines * Math.max(...cards.map((card) => heightOf(card, width, true))) + PACK.between * (lines - 1);
  const rows = kind.touch && tall(2, smallest) <= room.height ? 2 : 1;
  const high = (room.height - PACK.between * (rows - 1)) / rows - strips;
  let width = even(Math.max(smallest, Math.min(kind.touch ? PACK.touched : PACK.least + 6, high / SIDE)));
  const swiped = () => across(fighters, rows, width, kind) <= room.width && tall(rows, width) <= room.height;
  const stood = () => !fighters.length || [1, 2, 3].some((count) => (inLines(fighters, room.width, width, count, { cover: "none", crowded: true }, kind)?.height ?? Infinity) <= room.height);
  while (width > smallest && !(kind.touch ? swiped() : stood())) width -= STEP;
  const slots = order.map((card) => ({ card, shown: 0, covered: false }));
  const chips = !kind.touch && room.height < PACK.smallest * SIDE;
  const line = chips ? PACK.chip : Math.ceil(width * SIDE) + strips;
  const wide = (card: number) => (chips ? cards[card].chip : (cards[card].kneels ? SIDE : 1) * width);
  const whole = Math.max(1, Math.floor((room.height + PACK.between) / (line + PACK.between)));
  const left = kind.touch ? 0 : room.height - whole * (line + PACK.between) + PACK.between;
  return { width, lines: { slots: [slots], height: room.height, width: room.width }, scrolls: true, line, left, more: kind.touch ? 0 : order.length - inLinesOf(order.map(wide), room.width, whole, chips ? CHIP_GAP : gapOf(width, kind)), chips, rows };
}

/** The width of cards that lie in columns, each of a few rows. */
function across(cards: Lying[], rows: number, width: number, kind: Kind): number {
  let sum = 0;
  for (let from = 0; from < cards.length; from += rows) sum += (cards.slice(from, from + rows).some((card) => card.kneels) ? SIDE : 1) * width + gapOf(width, kind);
  return sum - gapOf(width, kind);
}

/** How many cards fit into a number of lines, in turn. */
function inLinesOf(wide: number[], room: number, lines: number, gap: number): number {
  let [line, used] = [1, 0];
  const first = wide.findIndex((one) => {
    if (used && used + one > room) [line, used] = [line + 1, 0];
    used += one + gap;
    return line > lines;
  });
  return first < 0 ? wide.length : first;
}

const standing = (card: Lying) => (card.fights ? 0 : card.asked ? 1 : 2);

export interface MeleePlan {
  /** How many panels stand in a row, and in how many rows. */
  columns: number;
  rows: number;
  /** The height of my side, and the width of the cards in my hand. */
  mine: number;
  hand: number;
  side: SidePlan;
  step: number;
  kind: Kind;
}

/** A panel: its least width, its height alone in a row, among several rows, there where it is narrow, and with what Winter counts, and how many stand in a row at most. */
const PANEL = { width: 231, one: 322, several: 184, narrow: 204, share: 0.215, counts: 20, gap: 6, abreast: 3 };
/** The width of a card in hand where there is little room, and the least height of my side. */
const [SMALL, LEAST_SIDE] = [80, 84];

/** Opponents above, my side below: mine gets the largest cards that leave each row of panels its least height. */
export function planMelee(side: Sided, others: number, room: { width: number; mine: number; height: number; counts: boolean }, fixed: number, hand: HandPlan, kind: Kind, scale = 1): MeleePlan {
  const most = Math.max(1, Math.floor((room.width - 2 * PANEL.gap) / (PANEL.width + PANEL.gap)));
  const rows = Math.max(others > PANEL.abreast ? 2 : 1, Math.ceil(others / most));
  const columns = Math.ceil(others / rows);
  const panels = rows === 1 ? PANEL.one : rows * (Math.max(columns > PANEL.abreast ? PANEL.narrow : PANEL.several, PANEL.share * room.height) + (room.counts ? PANEL.counts : 0) + PANEL.gap);
  const left = room.height - panels - fixed;
  const lying = (width: number) => plan([side], { width: room.mine, height: Math.max(LEAST_SIDE, left - Math.ceil(width * SIDE)) }, kind, scale);
  let [width, found] = [hand.width, lying(hand.width)];
  if (width > SMALL && (found.sides[0].rest.length || found.width < SMALL)) [width, found] = [SMALL, lying(SMALL)];
  const mine = Math.ceil(fixed + Math.ceil(width * SIDE) + found.sides[0].height + found.step);
  return { columns, rows, mine, hand: width, side: found.sides[0], step: found.step, kind: found.kind };
}

export { KINDS, kindOf };
