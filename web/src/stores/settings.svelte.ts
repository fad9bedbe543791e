// How the table looks and behaves in this browser.
import type { Ask } from "../words/until";
import { keep, kept } from "./kept";

interface Kept {
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "none";
  cards: number;
  text: number;
  contrast: boolean;
  sounds: boolean;
  oneClick: boolean;
  preview: "beside" | "rail";
  speed: 0 | 1 | 2;
  stops: string[];
  ask: Ask;
}

const DEFAULT: Kept = {
  theme: "system",
  motion: "system",
  cards: 1,
  text: 1,
  contrast: false,
  sounds: false,
  oneClick: false,
  preview: "beside",
  speed: 0,
  stops: [],
  ask: "matters",
};

export const settings: Kept = $state({ ...DEFAULT, ...kept("settings", {}) });

/** Keeps the settings, and puts those that act through styles on the page. */
export function applySettings(): void {
  const page = document.documentElement;
  page.dataset.theme = settings.theme === "system" ? "" : settings.theme;
  page.dataset.motion = settings.motion;
  page.dataset.contrast = settings.contrast ? "more" : "";
  page.style.setProperty("--card-scale", String(settings.cards));
  page.style.setProperty("--text-scale", String(settings.text));
  keep("settings", settings);
}

export function stillness(): boolean {
  if (settings.motion === "none") return true;
  return settings.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
