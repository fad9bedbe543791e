// What this browser remembers: how the table looks and behaves here.

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
}

const KEY = "weirwood.settings";
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
};

function kept(): Kept {
  try {
    return { ...DEFAULT, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULT };
  }
}

export const settings: Kept = $state(kept());

/** Keeps the settings, and puts those that act through styles on the page. */
export function applySettings(): void {
  const page = document.documentElement;
  page.dataset.theme = settings.theme === "system" ? "" : settings.theme;
  page.dataset.motion = settings.motion;
  page.dataset.contrast = settings.contrast ? "more" : "";
  page.style.setProperty("--card-scale", String(settings.cards));
  page.style.setProperty("--text-scale", String(settings.text));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function stillness(): boolean {
  if (settings.motion === "none") return true;
  return settings.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
