// Which card lies beside another, among those that are shown.

/** The next one in the direction of an arrow key: in a line of cards, or in the line above or below the nearest. */
export function beside(at: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const here = rows.indexOf(at);
  if (key === "ArrowRight") return rows[here + 1];
  if (key === "ArrowLeft") return rows[here - 1];
  const from = at.getBoundingClientRect();
  const further = key === "ArrowDown" ? rows.slice(here + 1) : rows.slice(0, here).reverse();
  const line = further.find((one) => Math.abs(one.getBoundingClientRect().top - from.top) > from.height / 2)?.getBoundingClientRect().top;
  if (line === undefined) return undefined;
  const across = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().left - from.left);
  return further.filter((one) => one.getBoundingClientRect().top === line).sort((a, b) => across(a) - across(b))[0];
}
