// Words that are cut where they stand look otherwise there.
import type { Action } from "svelte/action";

/** Marks what cannot show all its words as long, and says how many lines it has; looked at anew when words or sizes change. */
export const fitting: Action<HTMLElement> = (node) => {
  function fit() {
    node.classList.remove("long");
    node.style.removeProperty("--lines");
    const line = parseFloat(getComputedStyle(node).lineHeight);
    if (node.scrollHeight < node.clientHeight + line / 2) return; // a sign is a little higher than its line
    node.classList.add("long");
    node.style.setProperty("--lines", String(Math.floor(0.1 + node.clientHeight / parseFloat(getComputedStyle(node).lineHeight))));
  }
  const watches = [new ResizeObserver(fit), new MutationObserver(fit)] as const;
  watches[0].observe(node);
  watches[1].observe(node, { subtree: true, childList: true, characterData: true });
  return { destroy: () => watches.forEach((watch) => watch.disconnect()) };
};
