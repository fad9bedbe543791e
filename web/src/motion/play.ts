// Motion says what happened: measure, change, animate from the old place. Layout is never animated.
import type { Entry, Told } from "../wire/wire";
import { stillness } from "../stores/settings.svelte";
import { type Before, backOf, thrones } from "./before";
import { moveCards, turnOver } from "./cards";
import { tickCounts } from "./counts";
import { Sequence } from "./sequence";
import { anchor, between, ease, fly, outline, picture, seen, time } from "./stage";
import { flyTokens } from "./tokens";

/** So many lines at once are a jump in time, not something that happened. */
const JUMP = 60;
const BACKS = 5;

/** What is told now and was not before. */
export function happened(before: Told | null, told: Told | null): Entry[] {
  if (!before || !told) return [];
  const since = before.log.at(-1)?.i ?? -1;
  const fresh = told.log.filter((entry) => entry.i > since);
  return fresh.length > JUMP ? [] : fresh;
}

export function playMotion(before: Before | null, told: Told | null, fresh: Entry[]): void {
  if (!before?.told.view || !told?.view || document.hidden || before.told.eyes !== told.eyes) return;
  const still = stillness();
  if (told.status?.over && !before.told.status?.over) return still ? undefined : fillRace();
  const sequence = new Sequence();
  if (!still) flyTokens(before, told, fresh, sequence);
  moveCards(before, told, fresh, still, sequence);
  if (!still) flyBacks(told, fresh, sequence);
  placeInCourt(before, told, fresh, still);
  revealPlots(before, told, fresh, still);
  shakeSaved(fresh, still);
  if (!still) closeLane(before);
  tickCounts(before, still);
  sequence.begin();
}

/** Cards that others draw, and those they lose from a hand or deck nobody sees. */
function flyBacks(told: Told, fresh: Entry[], sequence: Sequence): void {
  const ways: Record<string, [string, string]> = { drew: ["deck", "hand"], "discarded-from-hand": ["hand", "discard"], "discarded-from-deck": ["deck", "discard"] };
  for (const { kind, seats, amount, cards } of fresh) {
    const [from, to] = (ways[kind] ?? []).map((zone) => seen(anchor(zone, seats[0])));
    if (!from || !to || (seats[0] === told.eyes && kind !== "discarded-from-deck")) continue;
    for (let i = 0; i < Math.min(BACKS, amount ?? cards.length); i++)
      sequence.add((delay) => {
        const back = Object.assign(document.createElement("span"), { className: `card back fly ${backOf(told, seats[0])}` });
        const start = new DOMRect(from.x + from.width / 2, from.y + from.height / 2, 0, 0);
        const frames = [{ translate: "-50% -50%" }, { translate: `calc(-50% + ${between(to, start).replace(" ", ") calc(-50% + ")})` }];
        fly(back, start, frames, { duration: time("move"), delay, easing: ease() });
      });
  }
}

/** Plots that are revealed turn over together; the one with the higher initiative lifts. */
function revealPlots(before: Before, told: Told, fresh: Entry[], still: boolean): void {
  const [was, is] = [thrones(before.told), thrones(told)];
  if (!was || !is) return;
  for (const { seat, plot } of is.seats) {
    const element = document.querySelector<HTMLElement>(`[data-plot="${seat}"]`);
    if (!element || plot === null || was.seats[seat]?.plot === plot) continue;
    if (still) outline(element);
    else turnOver(element, time("show"), 0, "x", backOf(told, seat));
  }
  const first = fresh.find((entry) => entry.kind === "initiative-won")?.seats[0];
  const lifted = first === undefined || still ? null : document.querySelector(`[data-plot="${first}"]`);
  const up = { translate: "0 -8px", boxShadow: "var(--lift-3)" };
  lifted?.animate([{ translate: "0 0" }, { translate: "0 0", offset: 0.4 }, { ...up, offset: 0.7 }, { ...up, offset: 0.85 }, { translate: "0 0" }], { duration: time("show"), easing: ease() });
}

/** What is saved shakes once; what saved it glows. */
function shakeSaved(fresh: Entry[], still: boolean): void {
  for (const { kind, cards, source } of fresh) {
    if (kind !== "saved") continue;
    const saved = document.querySelector<HTMLElement>(`[data-card="${cards[0]}"]`);
    const saver = document.querySelector<HTMLElement>(`[data-card="${source}"]`);
    if (still) {
      outline(saved);
      continue;
    }
    const timing = { duration: time("turn"), easing: ease() };
    saved?.animate([{ translate: "0" }, { translate: "-3px", offset: 0.25 }, { translate: "3px", offset: 0.75 }, { translate: "0" }], timing);
    const glow = { boxShadow: "0 0 0 3px var(--gold), 0 0 22px 4px var(--gold)" };
    (saver ?? saved)?.animate([glow, glow], timing);
  }
}

/** The lane that is gone closes by its height. */
function closeLane({ lane }: Before): void {
  if (!lane || document.querySelector(".lane:not(.calm)")) return;
  const thing = picture(lane.element, lane.box);
  Object.assign(thing.style, { width: `${lane.box.width}px`, height: `${lane.box.height}px` });
  fly(thing, lane.box, [{ clipPath: "inset(0)" }, { clipPath: "inset(50% 0)" }], { duration: time("turn"), easing: ease() });
}

/** At the end the race fills, and nothing else moves. */
function fillRace(): void {
  for (const track of document.querySelectorAll(".track"))
    if (seen(track)) track.animate([{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }], { duration: time("show"), easing: ease() });
}

/** A card that is placed comes from the hand of who placed it, mine from where it lay there. */
function placeInCourt(before: Before, told: Told, fresh: Entry[], still: boolean): void {
  const placed = fresh.findLast((entry) => entry.kind === "placed");
  const spot = document.querySelector<HTMLElement>(".k:has(> .last)");
  if (!placed || !spot) return;
  if (still) return outline(spot);
  const seat = placed.seats[0];
  const from = (seat === told.eyes && before.held.get((placed.value as { house: string }).house)) || seen(anchor("hand", seat));
  const box = spot.getBoundingClientRect();
  if (from) spot.animate([{ translate: between(from, box), zIndex: 9 }, { translate: "0 0", zIndex: 9 }], { duration: time("move"), easing: ease() });
}
