// What a seat may see of a game: the forms that docs/protocol.md describes.

export type Handle = number;
export type Challenge = "military" | "intrigue" | "power";

/** A card of a thrones game; a hidden one has only its first three fields. */
export interface Card {
  id: Handle;
  zone: string;
  owner: number;
  code?: string;
  name?: string;
  type?: string;
  controller?: number;
  facedown?: boolean;
  unique?: boolean;
  loyal?: boolean;
  printed_cost?: number | string | null;
  cost?: number | string | null;
  printed_strength?: number | null;
  strength?: number | null;
  factions?: string[];
  icons?: Challenge[];
  keywords?: string[];
  traits?: string[];
  blank?: boolean | string;
  kneeling?: boolean;
  power?: number;
  gold?: number;
  tokens?: Record<string, number>;
  attached_to?: Handle | null;
  attachments?: Handle[];
  duplicates?: Handle[];
  participating?: "attacker" | "defender" | null;
  bypassed_by_stealth?: boolean;
  income?: number | string;
  initiative?: number | string;
  claim?: number | string;
  reserve?: number | string;
}

/** One side of a thrones table; a pile the viewer may not see is its size. */
export interface Side {
  seat: number;
  name: string;
  faction: string;
  faction_card: Handle | null;
  agenda: Handle | null;
  gold: number;
  power: number;
  faction_power: number;
  hand: Handle[] | number;
  deck: Handle[] | number;
  discard: Handle[];
  dead: Handle[];
  play: Handle[];
  plots: Handle[] | number;
  used: Handle[];
  plot: Handle | null;
  income: number;
  initiative: number;
  claim: number;
  reserve: number;
  title: Handle | null;
  supports: number[];
  rivals: number[];
  eliminated: boolean;
}

export interface Fight {
  number: number;
  type: Challenge;
  attacker: number;
  defender: number;
  attackers: Handle[];
  defenders: Handle[];
  stealth: [Handle, Handle][];
  attacking_strength: number;
  defending_strength: number;
  winner: number | null;
  loser: number | null;
  unopposed: boolean;
}

export interface ThronesView {
  cards: Card[];
  seats: Side[];
  challenge: Fight | null;
  last_challenge: Fight | null;
  effects: { code: string; seat: number; until: string; cards: Handle[]; named: unknown }[];
  titles?: unknown;
}

export interface IntrigueSeat {
  seat: number;
  name: string;
  hand: Record<string, number> | number;
  eliminated: boolean;
  penalty: number;
  thrones: number[] | number;
  score: number | null;
}

export interface IntrigueView {
  court: (string | null)[][];
  active: number | null;
  round: number;
  starter: number;
  unused: Record<string, number> | number;
  thrones_left: number[] | number;
  seats: IntrigueSeat[];
}

export type GameView = ThronesView | IntrigueView;

export function isCourt(view: GameView): view is IntrigueView {
  return "court" in view;
}

export function size(pile: Handle[] | number): number {
  return typeof pile === "number" ? pile : pile.length;
}
