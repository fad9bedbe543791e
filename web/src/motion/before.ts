// What the table looked like before a change: where every card was, what every number said.
import type { Card, ThronesView, Told } from "../wire/wire";
import { thronesIn } from "../wire/reading";
import { house } from "../words/houses";

export interface Place {
  element: HTMLElement;
  box: DOMRect;
  kneeling: boolean;
  back: boolean;
  zone: string;
  numbers: string[];
}

export interface Before {
  told: Told;
  cards: Map<string, Place>;
  counts: Map<string, string>;
  held: Map<string, DOMRect>;
  lane: { element: HTMLElement; box: DOMRect } | null;
}

export function cardElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-card]")];
}

export function countElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-count]")];
}

/** The cards of a hand that lies by house. */
function heldElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-held]")];
}

/** Numbers on a card that tick when they change: its strength, or what its plot says. */
export function numbersOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(".str, .nums b")];
}

export function remember(told: Told | null): Before | null {
  if (told === null || document.hidden) return null;
  const cards = new Map<string, Place>();
  for (const element of cardElements())
    cards.set(element.dataset.card!, {
      element,
      box: element.getBoundingClientRect(),
      kneeling: element.dataset.kneeling === "yes",
      back: element.classList.contains("back"),
      zone: element.dataset.zone ?? "",
      numbers: numbersOf(element).map((one) => one.textContent ?? ""),
    });
  const lane = document.querySelector<HTMLElement>(".lane:not(.calm)");
  return {
    told,
    cards,
    counts: new Map(countElements().map((one) => [one.dataset.count!, one.textContent ?? ""])),
    held: new Map(heldElements().map((one) => [one.dataset.held!, one.getBoundingClientRect()])),
    lane: lane ? { element: lane, box: lane.getBoundingClientRect() } : null,
  };
}

export function thrones(told: Told | null): ThronesView | null {
  return thronesIn(told?.view);
}

/** The house whose back a side's cards have. */
export function backOf(told: Told | null, seat: number): string {
  return house(thrones(told)?.seats[seat]?.faction).style;
}

export function cardsOf(told: Told | null): Map<number, Card> {
  return new Map((thrones(told)?.cards ?? []).map((card) => [card.id, card]));
}
