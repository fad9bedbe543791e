// The emblem of a card: by the first of these traits that it has, special before general; else by its type, or its House.
const EMBLEMS: [string, string[]][] = [
  ["king", ["King", "Queen"]],
  ["dragon", ["Dragon", "Hatchling"]],
  ["direwolf", ["Direwolf", "Creature"]],
  ["raven", ["Raven"]],
  ["army", ["Army"]],
  ["knight", ["Knight", "Guard"]],
  ["maester", ["Maester"]],
  ["faith", ["The Seven", "Septon"]],
  ["rhllor", ["R'hllor", "Asshai"]],
  ["wildling", ["Wildling", "Clansman"]],
  ["ironborn", ["Ironborn", "Drowned God"]],
  ["ship", ["Warship", "Smuggler"]],
  ["rider", ["Dothraki", "Bloodrider"]],
  ["ranger", ["Ranger"]],
  ["spy", ["Spy"]],
  ["mercenary", ["Mercenary", "Raider"]],
  ["bastard", ["Bastard", "Sand Snake"]],
  ["coin", ["Merchant"]],
  ["steward", ["Steward", "Builder"]],
  ["lady", ["Lady"]],
  ["lord", ["Lord", "Small Council"]],
  ["ally", ["Ally", "Companion"]],
  ["weapon", ["Weapon"]],
  ["item", ["Item"]],
  ["condition", ["Condition", "Poison"]],
  ["title", ["Title", "Decree", "Skill"]],
  ["castle", ["Stronghold", "Winterfell", "King's Landing"]],
  ["land", ["Old Gods", "The North", "Dorne", "The Reach", "Iron Islands"]],
  ["road", ["Westeros"]],
];
const BY_TYPE: Record<string, string> = { event: "i-evt", location: "t-castle", attachment: "t-item" };

/** The mark of the sprite for a card with these traits; `house` where nothing says more. */
export function emblem(traits: string[], type: string, house: string): string {
  const found = EMBLEMS.find(([, of]) => of.some((trait) => traits.includes(trait)));
  return found ? `t-${found[0]}` : (BY_TYPE[type] ?? house);
}
