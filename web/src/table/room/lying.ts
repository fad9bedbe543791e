// The cards of a side as the plan of the room sees them.
import type { Card, Handle } from "../../wire/wire";
import type { Selection } from "../../stores/selection.svelte";
import { bonusesOf, printedBonus } from "../../words/bonuses";
import { soft } from "../../words/text";
import type { Sided } from "./plan";
import type { Lying } from "./sizes";

export interface Stack {
  card: Card;
  count: number;
}

/** A chip: its margins, the letters of its name, its signs, what lies on it with its name or as a sign only, and its strength. */
const CHIP = { sides: 30, letter: 5.3, sign: 36, worn: 16, hung: 20, strength: 15 };

export function lyingOf(card: Card, cards: Map<Handle, Card>, selection: Selection): Lying {
  const worn = (card.attachments ?? []).map((id) => soft(cards.get(id)?.name ?? "Facedown"));
  const asked = selection.byCard.has(card.id) || selection.isChosen(card.id);
  const on = Number(!!card.power) + Number(!!card.gold) + 2 * Object.values(card.tokens ?? {}).filter(Boolean).length;
  const load = on && on + bonusesOf(printedBonus(card.code)).length;
  return { kneels: card.kneeling === true, worn, copies: card.duplicates?.length ?? 0, load, fights: card.participating != null, asked, chip: CHIP.strength + CHIP.hung * worn.length + chipWidth({ card: { ...card, attachments: [] }, count: 1 }, cards) };
}

export function chipWidth({ card, count }: Stack, cards: Map<Handle, Card>): number {
  const worn = (card.attachments ?? []).reduce((sum, id) => sum + CHIP.worn + CHIP.letter * (cards.get(id)?.name?.length ?? 8), 0);
  const signs = bonusesOf(printedBonus(card.code)).length + (count > 1 ? 1 : 0) + (card.power ? 1 : 0) + (card.gold ? 1 : 0);
  return CHIP.sides + CHIP.letter * (card.name?.length ?? 8) + CHIP.sign * signs + worn;
}

export function sidedOf(characters: Card[], places: Stack[], cards: Map<Handle, Card>, selection: Selection): Sided {
  return {
    characters: characters.map((card) => lyingOf(card, cards, selection)),
    places: places.map((one) => ({ kneels: one.card.kneeling === true, chip: chipWidth(one, cards) })),
  };
}
