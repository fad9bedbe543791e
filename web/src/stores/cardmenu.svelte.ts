// The menu of a card: which card, and where it lay when it was asked for.
import type { Card } from "../wire/wire";

export class CardMenu {
  card = $state.raw<Card | null>(null);
  near = $state.raw(new DOMRect());
  private asker: HTMLElement | null = null;

  open(card: Card, element: HTMLElement): void {
    this.near = element.getBoundingClientRect();
    this.asker = element;
    this.card = card;
  }

  /** Closes it; the focus goes back to where it was. */
  close(): void {
    if (this.card === null) return;
    this.card = null;
    if (this.asker?.isConnected) this.asker.focus({ preventScroll: true });
  }
}
