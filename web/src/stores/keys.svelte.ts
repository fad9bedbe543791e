// The keyboard: Space commits, digits and letters choose in board order, arrows walk among cards.
import { tick } from "svelte";
import type { Preview } from "./preview.svelte";
import type { Selection } from "./selection.svelte";

const NAMES = "123456789abcdefgjkmnoqrstvxyz";
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Keys {
  /** Whether the player last used keys; then choices show theirs. */
  used = $state(false);
  help = $state(false);
  badges = $state.raw<Map<string, string>>(new Map());
  extra: Record<string, () => void> = {};

  constructor(
    private readonly selection: Selection,
    private readonly preview: Preview,
  ) {}

  /** Gives the choices on the page their keys, in the order in which they stand. */
  async label(): Promise<void> {
    await tick();
    const badges = new Map<string, string>();
    for (const element of choices()) {
      const name = NAMES[badges.size];
      if (name === undefined) break;
      badges.set(element.dataset.choice!, name);
    }
    this.badges = badges;
  }

  /** When a question comes to one who plays by keys, the first choice has the focus. */
  async arrive(): Promise<void> {
    await this.label();
    if (!this.used || typing()) return;
    const held = document.activeElement;
    if (held && held !== document.body && held.closest("[data-choice]")) return;
    choices()[0]?.focus({ preventScroll: false });
  }

  pointer(): void {
    this.used = false;
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || typing()) return;
    const key = event.key;
    if (this.help) {
      if (key === "Escape" || key === "?") this.help = false;
      return;
    }
    if (key === "Tab" || key === "Shift") {
      this.used = true;
      return;
    }
    if (key === " " && this.used && onControl()) return;
    if (this.act(key, event)) {
      this.used = true;
      event.preventDefault();
    }
  }

  private act(key: string, event: KeyboardEvent): boolean {
    const { selection, preview } = this;
    if (key === " ") {
      if (event.repeat || selection.table.skip()) return true;
      if (selection.primary?.ends) return true;
      if (selection.decision) void selection.do(selection.primary);
      else selection.table.forward();
      return true;
    }
    if (key === "Escape" || key === "0") {
      if (preview.on) preview.close();
      else if (!selection.back()) this.other(key);
      return true;
    }
    if (key in ARROWS) return this.walk(...ARROWS[key]);
    if (key === "?") this.help = true;
    else if (key === "u") void selection.table.ask("undo");
    else if (key === "h") void selection.hint();
    else if (key === "i" || key === "w") return this.about(key);
    else if (this.extra[key]) this.extra[key]();
    else return this.choose(key, event);
    return true;
  }

  /** The other button, or the only one where it ends what could be done; that only a key does that nobody presses to go back. */
  private other(key: string): void {
    const { primary, secondary } = this.selection;
    const deed = secondary ?? (primary?.ends ? primary : null);
    if (!deed?.danger && !(deed?.ends && key === "Escape")) void this.selection.do(deed);
  }

  private about(key: string): boolean {
    const element = document.activeElement?.closest<HTMLElement>("[data-card]");
    element?.dispatchEvent(new CustomEvent(key === "i" ? "enlarge" : "whynot"));
    return element !== null;
  }

  private choose(key: string, event: KeyboardEvent): boolean {
    if (key === "Enter") return false;
    for (const [choice, name] of this.badges) {
      if (name !== key.toLowerCase() || event.repeat) continue;
      const element = choices().find((one) => one.dataset.choice === choice);
      element?.focus();
      element?.click();
      return element !== undefined;
    }
    return false;
  }

  /** Moves the focus to the nearest card in a direction. */
  private walk(dx: number, dy: number): boolean {
    const all = [...document.querySelectorAll<HTMLElement>("[data-card], [data-choice]")].filter((e) => e.offsetParent);
    const held = document.activeElement?.closest<HTMLElement>("[data-card], [data-choice]");
    if (!held) {
      (choices()[0] ?? all[0])?.focus();
      return all.length > 0;
    }
    const from = middle(held);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const element of all) {
      if (element === held) continue;
      const to = middle(element);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const cost = along + across * 2.5;
      if (along > 4 && cost < least) [best, least] = [element, cost];
    }
    best?.focus();
    return best !== null;
  }
}

function choices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-choice]")].filter((element) => element.offsetParent);
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether the focus is on a button that is no choice: there Space presses it, as everywhere. */
function onControl(): boolean {
  const held = document.activeElement;
  return held !== null && /^(BUTTON|A|SUMMARY)$/.test(held.tagName) && !held.closest("[data-card], [data-choice], .prompt");
}

function typing(): boolean {
  const held = document.activeElement;
  return held !== null && /^(INPUT|TEXTAREA|SELECT)$/.test(held.tagName);
}
