// The menu of a card: which card, and where it was asked for.
import type { Card } from "../view";

export class CardMenu {
  card = $state.raw<Card | null>(null);
  at = $state.raw<{ x: number; y: number }>({ x: 0, y: 0 });
  private asker: HTMLElement | null = null;

  open(card: Card, element: HTMLElement, event: MouseEvent): void {
    const box = element.getBoundingClientRect();
    const byKey = event.clientX === 0 && event.clientY === 0;
    this.at = byKey ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: event.clientX, y: event.clientY };
    this.asker = element;
    this.card = card;
  }

  /** Closes it; the focus goes back to where it was. */
  close(): void {
    if (this.card === null) return;
    this.card = null;
    if (this.asker?.isConnected) this.asker.focus({ preventScroll: true });
  }

  get near(): DOMRect | null {
    return this.asker?.isConnected ? this.asker.getBoundingClientRect() : null;
  }
}
