// Motion says what happened: measure, change, animate from the old place. Layout is never animated.
import { stillness } from "../stores/settings.svelte";

interface Place {
  element: HTMLElement;
  box: DOMRect;
  kneeling: boolean;
  zone: string;
}
export type Places = Map<string, Place>;

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const TURN = 180;
const MOVE = 260;
const APART = 40;
const ALL = 500;
let running: Animation[] = [];

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-card]")];
}

export function rememberPlaces(): Places {
  const places: Places = new Map();
  if (document.hidden) return places;
  for (const element of cards())
    places.set(element.dataset.card!, {
      element,
      box: element.getBoundingClientRect(),
      kneeling: element.dataset.kneeling === "yes",
      zone: element.dataset.zone ?? "",
    });
  return places;
}

/** A click during motion finishes it. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
  running = [];
}

export function playMotion(before: Places): void {
  finishMotion();
  if (before.size === 0 || document.hidden) return;
  const still = stillness();
  let moved = 0;
  const now = cards();
  if (!still) leaveTable(before, new Set(now.map((element) => element.dataset.card!)));
  for (const element of now) {
    const old = before.get(element.dataset.card!);
    const from = old?.box ?? origin(element);
    const box = element.getBoundingClientRect();
    const turned = old !== undefined && old.kneeling !== (element.dataset.kneeling === "yes");
    const dx = from ? from.x + from.width / 2 - box.x - box.width / 2 : 0;
    const dy = from ? from.y + from.height / 2 - box.y - box.height / 2 : 0;
    const travelled = Math.abs(dx) + Math.abs(dy) > 3;
    if (!turned && !travelled && old) continue;
    if (still) {
      if (turned || !old || old.zone !== element.dataset.zone) outline(element);
      continue;
    }
    const delay = old?.zone === element.dataset.zone ? 0 : Math.min(moved++ * APART, ALL - MOVE);
    const turn = turned ? (element.dataset.kneeling === "yes" ? -90 : 90) : 0;
    const start = `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${old ? 1 : 0.7})`;
    const frames = [{ transform: start, opacity: old ? 1 : 0 }, { transform: "none", opacity: 1 }];
    const duration = travelled && !turned ? MOVE : TURN;
    running.push(element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" }));
  }
}

/** Cards that left the table go to the piles of their side, and are gone when they arrive. */
function leaveTable(before: Places, here: Set<string>): void {
  for (const [card, { element, box, zone }] of before) {
    const piles = document.querySelector(`[data-piles="${element.dataset.seat}"], [data-plate="${element.dataset.seat}"]`);
    if (here.has(card) || zone !== "play" || element.isConnected || !piles || box.width === 0) continue;
    const to = piles.getBoundingClientRect();
    element.inert = true;
    for (const name of ["data-card", "data-choice"]) element.removeAttribute(name);
    Object.assign(element.style, { position: "fixed", left: `${box.x}px`, top: `${box.y}px`, zIndex: "45", margin: "0", filter: "saturate(0)" });
    document.body.append(element);
    const [dx, dy] = [to.x + to.width / 2 - box.x - box.width / 2, to.y + to.height / 2 - box.y - box.height / 2];
    const frames = [{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(.35)`, opacity: 0.2 }];
    const flight = element.animate(frames, { duration: MOVE, delay: TURN, easing: "cubic-bezier(.5, 0, .9, .4)", fill: "both" });
    flight.onfinish = () => element.remove();
    running.push(flight);
  }
}

/** Where a card comes from that was nowhere to be seen: the plate of who holds it. */
function origin(element: HTMLElement): DOMRect | null {
  const seat = element.dataset.seat;
  const plate = document.querySelector(`[data-plate="${seat}"]`);
  return plate?.getBoundingClientRect() ?? null;
}

function outline(element: HTMLElement): void {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), 600);
}
