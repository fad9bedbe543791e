// The enlarged card: after a moment's hover, at once when another is shown, on focus by `i`, on a long press.
import type { Card } from "../view";

const HOVER = 250;
const PRESS = 350;

export class Preview {
  card = $state.raw<Card | null>(null);
  code = $state<string | null>(null);
  near = $state.raw<DOMRect | null>(null);
  held = $state(false);
  private timer = 0;

  get on(): boolean {
    return this.card !== null || this.code !== null;
  }

  enter(card: Card | null, code: string | null, element: Element): void {
    clearTimeout(this.timer);
    const wait = this.on ? 0 : HOVER;
    this.timer = window.setTimeout(() => this.show(card, code, element), wait);
  }

  press(card: Card, element: Element): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(card, null, element, true), PRESS);
  }

  show(card: Card | null, code: string | null, element: Element, held = false): void {
    clearTimeout(this.timer);
    this.card = card?.name ? card : null;
    this.code = card ? null : code;
    this.near = element.getBoundingClientRect();
    this.held = held && this.on;
  }

  /** The pointer left; what is held by a long press stays until the next tap. */
  leave(): void {
    clearTimeout(this.timer);
    if (!this.held) this.timer = window.setTimeout(() => this.close(), 80);
  }

  close(): void {
    clearTimeout(this.timer);
    this.card = null;
    this.code = null;
    this.held = false;
  }
}
