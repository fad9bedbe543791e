// What a pointer or a finger does with a card, the same wherever a card lies: rest on it, click it, ask for its menu, press it long.
import { on as listen } from "svelte/events";
import type { Card } from "../../wire/wire";
import { shared } from "../../stores/context";

/** A finger that moves so far swipes, and does not press. */
const SWIPED = 10;

export interface Pointed {
  card: Card;
  /** Whether resting on it enlarges it; what is large already is not enlarged. */
  hover?: boolean;
}

/** The action of every card; to be asked for while a component is made. */
export function pointing(): (node: HTMLElement, given: Pointed) => { update: (given: Pointed) => void; destroy: () => void } {
  const { selection, preview, menu } = shared();
  return (node, given) => {
    let { card, hover = true } = given;
    let start: { x: number; y: number } | null = null;
    const ended = new AbortController();
    // A card that is taken away loses the focus while the page is being changed; what hears of it by `listen` may change something even then.
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
      listen(node, name, act, { signal: ended.signal });

    const why = async () => {
      if (!selection.byCard.has(card.id) && selection.table.told?.me !== null && !selection.table.past) preview.why = await selection.reasons(card.id);
    };
    on("pointerenter", (event) => event.pointerType === "mouse" && hover && preview.enter(card, null, node, event));
    on("pointerleave", () => preview.leave());
    on("pointerdown", (event) => {
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      preview.press(card, node, () => void why());
    });
    on("pointermove", (event) => {
      if (event.pointerType !== "mouse" && start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SWIPED) preview.leave();
    });
    on("pointercancel", () => preview.leave());
    on("pointerup", () => preview.leave());
    on("blur", () => preview.held || preview.close());
    on("click", () => void selection.click(card, node.getBoundingClientRect()));
    on("contextmenu", (event) => {
      event.preventDefault();
      if ((event as PointerEvent).pointerType === "touch") return;
      preview.close();
      menu.open(card, node);
    });
    listen(node, "enlarge", () => preview.show(card, null, node), { signal: ended.signal });
    listen(node, "whynot", () => void selection.askWhy(card.id, card.name ?? "this card", node.getBoundingClientRect()), { signal: ended.signal });
    return { update: (next) => ({ card, hover = true } = next), destroy: () => (ended.abort(), preview.gone(node)) };
  };
}
