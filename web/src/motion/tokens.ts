// Power and gold fly from who gives to who gets.
import type { Entry, ThronesView, Told } from "../wire/wire";
import { type Before, thrones } from "./before";
import { type Coin, hold } from "./counts";
import type { Sequence } from "./sequence";
import { between, ease, fly, middle, seen, time } from "./stage";

interface Flight {
  coin: Coin;
  from: DOMRect | null;
  to: DOMRect | null;
  amount: number;
}

export function flyTokens(before: Before, told: Told, fresh: Entry[], sequence: Sequence): void {
  const view = thrones(told);
  if (!view) return;
  const flights = fresh.map((entry) => flight(entry, view, before)).filter((one) => one?.from && one.to) as Flight[];
  for (const coin of ["power", "gold"] as const) {
    const some = flights.filter((one) => one.coin === coin);
    if (!some.length) continue;
    const land = hold(before, coin);
    let flying = some.length;
    for (const one of some) sequence.add((delay) => send(one, delay, () => --flying === 0 && land()));
  }
}

function send({ coin, from, to, amount }: Flight, delay: number, landed: () => void): void {
  const token = Object.assign(document.createElement("span"), { className: coin === "gold" ? "tok gold" : "tok", textContent: String(amount) });
  const start = new DOMRect(from!.x + from!.width / 2, from!.y + from!.height / 2, 0, 0);
  const frames = [{ translate: "-50% -50%", opacity: 1 }, { translate: `calc(-50% + ${between(to!, start).replace(" ", ") calc(-50% + ")})`, opacity: 1 }];
  fly(token, start, frames, { duration: time("move"), delay, easing: ease() }, landed);
}

function flight(entry: Entry, view: ThronesView, before: Before): Flight | null {
  const [first, second] = entry.cards as number[];
  const amount = entry.amount ?? 1;
  const given = () => (entry.source != null ? (onCard(entry.source) ?? middle()) : middle());
  const plot = () => seen(document.querySelector(`[data-plot="${entry.seats[0]}"]`)) ?? given();
  switch (entry.kind) {
    case "power-gained":
      return { coin: "power", from: given(), to: powerOf(first, view, before), amount };
    case "power-moved":
      return { coin: "power", from: powerOf(first, view, before), to: powerOf(second, view, before), amount };
    case "income":
      return { coin: "gold", from: plot(), to: counter(`gold:${entry.seats[0]}`), amount };
    case "gold-gained":
      return { coin: "gold", from: given(), to: counter(`gold:${entry.seats[0]}`), amount };
    case "gold-moved":
      return { coin: "gold", from: counter(`gold:${entry.seats[1]}`), to: counter(`gold:${entry.seats[0]}`), amount };
  }
  return null;
}

/** Where the power of a card is shown: a faction card's on its plate. */
function powerOf(card: number, view: ThronesView, before: Before): DOMRect | null {
  const side = view.seats.find((one) => one.faction_card === card);
  if (side) return counter(`power:${side.seat}`);
  return counter(`card:${card}:power`) ?? onCard(card) ?? before.cards.get(String(card))?.box ?? null;
}

function counter(key: string): DOMRect | null {
  for (const one of document.querySelectorAll(`[data-count="${key}"]`)) if (seen(one)) return seen(one);
  return null;
}

function onCard(card: number): DOMRect | null {
  return seen(document.querySelector(`[data-card="${card}"]`));
}
