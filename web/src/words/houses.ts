// Houses by the engine's word: their style, their two letters, their name.

export interface House {
  style: string;
  code: string;
  name: string;
}

const HOUSES: Record<string, House> = {
  stark: { style: "stark", code: "St", name: "Stark" },
  lannister: { style: "lannister", code: "La", name: "Lannister" },
  baratheon: { style: "baratheon", code: "Ba", name: "Baratheon" },
  greyjoy: { style: "greyjoy", code: "Gr", name: "Greyjoy" },
  martell: { style: "martell", code: "Ma", name: "Martell" },
  thenightswatch: { style: "watch", code: "NW", name: "Night’s Watch" },
  targaryen: { style: "targaryen", code: "Ta", name: "Targaryen" },
  tyrell: { style: "tyrell", code: "Ty", name: "Tyrell" },
};
const NEUTRAL: House = { style: "neutral", code: "–", name: "Neutral" };

export const ALL_HOUSES = Object.keys(HOUSES);

export function house(word: string | null | undefined): House {
  return HOUSES[(word ?? "").toLowerCase()] ?? NEUTRAL;
}

export const MOTTOES: Record<string, string> = {
  stark: "Hard strikes, fast wolves",
  lannister: "Gold, and schemes to spend it on",
  baratheon: "Kneel them, then rule",
  greyjoy: "First across the water",
  martell: "Lose well, win late",
  thenightswatch: "Hold the Wall",
  targaryen: "Small dragons grow",
  tyrell: "Grow strong together",
};
