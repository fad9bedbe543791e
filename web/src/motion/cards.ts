// Cards in motion: they turn, make room, come to the table and leave it.
import type { Card, Entry, Told } from "../wire/wire";
import { type Before, type Place, backOf, cardElements, cardsOf, numbersOf } from "./before";
import type { Sequence } from "./sequence";
import { anchor, between, ease, fly, outline, picture, seen, time } from "./stage";
import { tick } from "./counts";

const NEAR = 3;
const shifting = new WeakMap<Element, Animation>();

interface Now {
  element: HTMLElement;
  old: Place | undefined;
  box: DOMRect;
  left: number;
}

export function moveCards(before: Before, told: Told, fresh: Entry[], still: boolean, sequence: Sequence): void {
  const [were, are] = [cardsOf(before.told), cardsOf(told)];
  const here = cardElements();
  const left = new Map(here.map((element) => [element, stop(mover(element))]));
  const now = here.map((element) => ({ element, old: before.cards.get(element.dataset.card!), box: element.getBoundingClientRect(), left: left.get(element)! }));
  for (const one of now) {
    if (one.box.width === 0 || "plot" in one.element.dataset) continue;
    const id = Number(one.element.dataset.card);
    const [was, is] = [were.get(id)?.zone, are.get(id)?.zone];
    if (was === is) stay(one, told, still, sequence);
    else arrive(one, were, told, still, sequence);
  }
  const ids = new Set(here.map((element) => element.dataset.card!));
  for (const [id, place] of before.cards) if (!ids.has(id)) leave(Number(id), place, are, fresh, still, sequence);
}

/** What moves with a card: its counters and attachments too. */
function mover(element: HTMLElement): HTMLElement {
  return element.classList.contains("card") ? (element.closest<HTMLElement>(".unit") ?? element) : element;
}

/** Lets a card that is still on its way be measured where it belongs; the time that it had left. */
function stop(element: HTMLElement): number {
  const animation = shifting.get(element);
  if (animation?.playState !== "running") return 0;
  const left = Number(animation.effect?.getComputedTiming().endTime ?? 0) - Number(animation.currentTime ?? 0);
  animation.cancel();
  return Math.max(0, left);
}

function stay({ element, old, box, left }: Now, told: Told, still: boolean, sequence: Sequence): void {
  if (!old) return;
  const turned = element.dataset.kneeling !== undefined && old.kneeling !== (element.dataset.kneeling === "yes");
  const revealed = old.back && !element.classList.contains("back");
  numbersOf(element).forEach((number, i) => {
    if (old.numbers.length > i && old.numbers[i] !== number.textContent) tick(number, still);
  });
  if (still) {
    if (turned || revealed) outline(element);
    return;
  }
  if (old.box.width && !element.classList.contains("att") && far(old.box, box)) {
    const thing = mover(element);
    const frames = [{ translate: between(old.box, box) }, { translate: "0 0" }];
    shifting.set(thing, thing.animate(frames, { duration: left || time("move"), easing: ease() }));
  }
  if (turned) sequence.add((delay) => turn(element, delay));
  if (revealed) sequence.add((delay) => turnOver(element, time("move"), delay, "y", backOf(told, Number(element.dataset.seat))));
}

function far(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x + from.width / 2 - to.x - to.width / 2) + Math.abs(from.y + from.height / 2 - to.y - to.height / 2) > NEAR;
}

/** The card turns, the words do not: they fade back in the last half. */
function turn(element: HTMLElement, delay: number): void {
  const timing = { duration: time("turn"), delay, easing: ease(), fill: "backwards" } as const;
  element.animate([{ rotate: element.dataset.kneeling === "yes" ? "-90deg" : "90deg" }, { rotate: "0deg" }], timing);
  for (const words of element.querySelectorAll(".nm, .bd"))
    words.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], { ...timing, easing: "linear" });
}

/** Shows its back until it is half way round. */
export function turnOver(element: HTMLElement, duration: number, delay: number, axis: "x" | "y", house: string): void {
  const timing = { duration, delay, fill: "backwards" } as const;
  const back = Object.assign(document.createElement("span"), { className: `turnback ${house}` });
  element.append(back);
  element.animate([{ rotate: `${axis} 180deg` }, { rotate: `${axis} 0deg` }], timing);
  const over = back.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], { ...timing, fill: "both" });
  over.onfinish = () => back.remove();
  over.oncancel = () => back.remove();
}

/** A card comes from another place, turning over on the way where it was hidden. */
function arrive({ element, old, box }: Now, were: Map<number, Card>, told: Told, still: boolean, sequence: Sequence): void {
  if (still) return outline(element);
  const was = were.get(Number(element.dataset.card));
  const from = old?.box.width ? old.box : seen(source(element, was, told));
  if (!from) return;
  const hidden = !element.classList.contains("back") && (old ? old.back : !was?.name || was.zone === "deck");
  sequence.add((delay) => {
    const thing = picture(element, box);
    if (!element.classList.contains("card")) Object.assign(thing.style, { width: `${box.width}px`, height: `${box.height}px` });
    const size = old && element.classList.contains("card") ? Math.min(old.box.width, old.box.height) / Math.min(box.width, box.height) : 1;
    const timing = { duration: time("move"), delay, easing: ease() };
    fly(thing, box, [{ translate: between(from, box), scale: String(Math.max(0.4, Math.min(2.5, size))) }, { translate: "0 0", scale: "1" }], timing);
    if (hidden) turnOver(thing, timing.duration, delay, "y", backOf(told, Number(element.dataset.seat)));
    mover(element).animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, delay: 0, duration: timing.duration + delay });
  });
}

/** Where a card came from that was nowhere to be seen. */
function source(element: HTMLElement, was: Card | undefined, told: Told): HTMLElement | null {
  const seat = Number(element.dataset.seat);
  const whose = was?.controller ?? was?.owner ?? null;
  if (was) return whose === null ? null : anchor(was.zone, whose);
  return anchor(element.dataset.zone === "hand" && seat === told.eyes ? "deck" : "hand", seat);
}

/** A card leaves the table: one that is killed kneels to grey first. An event that is played is shown large instead. */
function leave(id: number, place: Place, are: Map<number, Card>, fresh: Entry[], still: boolean, sequence: Sequence): void {
  const about = fresh.filter((entry) => entry.cards[0] === id);
  const card = are.get(id);
  const zone = card?.zone ?? hiddenIn(about, place.zone);
  if (zone === place.zone || !["play", "hand", "attached"].includes(place.zone) || about.some((entry) => entry.kind === "event-played")) return;
  const pile = anchor(zone, card?.owner ?? Number(place.element.dataset.seat));
  if (still) return outline(pile);
  const to = seen(pile);
  if (!to || place.box.width === 0) return;
  const killed = about.some((entry) => entry.kind === "killed");
  sequence.add((delay) => {
    const thing = picture(place.element, place.box);
    const [first, then] = [killed ? time("turn") : 0, time("move")];
    const grey = killed ? "grayscale(1)" : "none";
    const down = killed && !place.kneeling ? "90deg" : "0deg";
    const at = first / (first + then);
    const easing = ease(killed ? "ease-in" : "ease");
    const lie = { translate: "0 0", rotate: down, filter: grey, scale: "1", opacity: 1, offset: at, easing };
    const gone = { translate: between(to, place.box), rotate: down, filter: grey, scale: ".35", opacity: 0.3 };
    const frames = killed ? [{ translate: "0 0", rotate: "0deg", filter: "none", scale: "1", opacity: 1, easing }, lie, gone] : [lie, gone];
    fly(thing, place.box, frames, { duration: first + then, delay });
  });
}

/** Where a card went that is hidden now. */
function hiddenIn(about: Entry[], zone: string): string {
  for (const { kind, value } of about) {
    if (kind === "returned") return "hand";
    if (kind === "shuffled-away") return "deck";
    if (kind === "moved") return String(value).split("-")[0];
  }
  return zone === "hand" ? "deck" : "hand";
}
