// Where in the site we are. Links are ordinary links; a click on one of ours changes the page without loading it anew.
import { on } from "svelte/events";

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  /** What pages showed when they were left, by path. */
  private readonly noted = new Map<string, string>();

  go(address: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** Write down what the page shows now, without leaving it. */
  note(query: string): void {
    this.noted.set(this.path, query ? `?${query}` : "");
    history.replaceState(null, "", this.back(this.path));
    this.read();
  }

  /** The address of a page as it was left. */
  back(path: string): string {
    return path + (this.noted.get(path) ?? "");
  }

  read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  get(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }
}

export const route = new Route();

on(window, "popstate", () => route.read());
on(window, "click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/static/") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  if (link.hash && link.pathname === location.pathname) document.getElementById(link.hash.slice(1))?.focus();
  else route.go(link.pathname + link.search);
});
