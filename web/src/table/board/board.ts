// A thrones view arranged as it lies on the table.
import type { Card, Handle, Option, Side, ThronesView } from "../../wire/wire";

export interface Laid {
  cards: Map<Handle, Card>;
  view: ThronesView;
}

export function laid(view: ThronesView): Laid {
  return { view, cards: new Map(view.cards.map((card) => [card.id, card])) };
}

export function found(board: Laid, ids: Handle[] | number): Card[] {
  if (typeof ids === "number") return [];
  return ids.map((id) => board.cards.get(id)).filter((card) => card !== undefined);
}

const BY_TYPE = ["character", "location", "attachment", "event"];

export function characters(board: Laid, side: Side): Card[] {
  return found(board, side.play).filter((card) => card.type === "character" || !card.type);
}

/** Everything in play beside the characters: locations, and attachments that hang on no character. */
export function places(board: Laid, side: Side): Card[] {
  return found(board, side.play).filter((card) => card.type && card.type !== "character");
}

/** The hand, by type and cost, so that it is read as people hold it. */
export function hand(board: Laid, side: Side): Card[] {
  const rank = (card: Card) => BY_TYPE.indexOf(card.type ?? "");
  const price = (card: Card) => (typeof card.cost === "number" ? card.cost : 99);
  return found(board, side.hand).sort(
    (a, b) => rank(a) - rank(b) || price(a) - price(b) || (a.name ?? "").localeCompare(b.name ?? "") || a.id - b.id,
  );
}

const ON_BOARD = new Set(["play", "attached", "duplicate", "faction", "agenda", "plot", "title", "being-played", "draft"]);

/** Cards that may be chosen and lie where nobody sees them at once: a pile, a deck being searched. */
export function drawn(board: Laid, offers: Option[], me: number | null): Card[] {
  const seen = new Set<Handle>();
  const out: Card[] = [];
  for (const option of offers) {
    if (option.card == null || seen.has(option.card)) continue;
    seen.add(option.card);
    const card = board.cards.get(option.card);
    if (!card || ON_BOARD.has(card.zone) || (card.zone === "hand" && card.owner === me) || card.zone === "plots") continue;
    out.push(card);
  }
  return out;
}

/** The locations of a side, equal ones in stacks. */
export function stacks(board: Laid, side: Side, selection: { byCard: Map<Handle, unknown> }): { card: Card; count: number }[] {
  const list = places(board, side);
  return stacked(list, (card) => selection.byCard.has(card.id), list.length > 5);
}

/** Equal locations in the same state lie as one stack; any that differs or can be chosen lies by itself. */
function stacked(cards: Card[], choosable: (card: Card) => boolean, many: boolean): { card: Card; count: number }[] {
  const stacks: { card: Card; count: number }[] = [];
  for (const card of cards) {
    const plain = many && !choosable(card) && !card.power && !card.gold && !card.attachments?.length && !card.duplicates?.length;
    const same = plain && stacks.find(({ card: one }) => one.code === card.code && one.kneeling === card.kneeling && !choosable(one) && !one.power && !one.gold && !one.attachments?.length);
    if (same) same.count += 1;
    else stacks.push({ card, count: 1 });
  }
  return stacks;
}
