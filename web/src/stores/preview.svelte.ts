// The enlarged card: after a moment's hover, at once when another is shown, on focus by `i`, on a long press.
import type { Card } from "../wire/wire";
import type { Refused } from "./table.svelte";

const HOVER = 250;
const PRESS = 350;
const LINGER = 80;

export class Preview {
  card = $state.raw<Card | null>(null);
  code = $state<string | null>(null);
  near = $state.raw<DOMRect | null>(null);
  /** Where the pointer is, so that the card is never under it. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  held = $state(false);
  /** Why the card that is held cannot be chosen. */
  why = $state.raw<Refused[]>([]);
  private timer = 0;
  private from: Element | null = null;
  private lifting = false;

  get on(): boolean {
    return this.card !== null || this.code !== null;
  }

  enter(card: Card | null, code: string | null, element: Element, event?: PointerEvent): void {
    clearTimeout(this.timer);
    if (this.held) return;
    this.from = element;
    const wait = this.on ? 0 : HOVER;
    this.timer = window.setTimeout(() => this.show(card, code, element, event), wait);
  }

  /** A finger rests on a card. */
  press(card: Card, element: Element, then: () => void): void {
    clearTimeout(this.timer);
    this.from = element;
    this.timer = window.setTimeout(() => {
      this.hold(card, element);
      this.lifting = this.held;
      if (this.held) then();
    }, PRESS);
  }

  show(card: Card | null, code: string | null, element: Element, event?: PointerEvent): void {
    clearTimeout(this.timer);
    this.card = card?.name ? card : null;
    this.code = card ? null : code;
    this.from = element;
    this.near = element.getBoundingClientRect();
    this.pointer = event ? { x: event.clientX, y: event.clientY } : null;
    this.held = false;
    this.why = [];
  }

  /** Shows a card until the next tap. */
  hold(card: Card, element: Element): void {
    this.show(card, null, element);
    this.held = this.on;
  }

  /** While a card is held, a tap elsewhere only puts it back; lifting the finger that pressed it does nothing at all. True where a click is not meant for the table. */
  takes(click: MouseEvent): boolean {
    if (!this.held) return false;
    const lifted = this.lifting;
    this.lifting = false;
    if (lifted) return true;
    if ((click.target as Element).closest(".peek, .from")) return false;
    this.close();
    return true;
  }

  /** A finger or button goes down anew. */
  down(): void {
    this.lifting = false;
  }

  /** The pointer left; what is held by a long press stays until the next tap. */
  leave(): void {
    clearTimeout(this.timer);
    if (!this.held) this.timer = window.setTimeout(() => this.close(), LINGER);
  }

  /** Close what was enlarged when its card is taken away: no pointer will leave it any more. */
  gone(element: Element): void {
    if (this.from === element && !this.held) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.card = null;
    this.code = null;
    this.held = false;
    this.why = [];
  }
}
