// A few quiet sounds, made on the spot; only where the player wants them.
import type { Entry } from "../wire/wire";
import { settings } from "../stores/settings.svelte";

/** Tones of a sound: when it begins, its pitch at first and at last, how long and how loud it is. */
type Tone = [after: number, from: number, to: number, long: number, loud: number, wave?: OscillatorType];

const SOUNDS = {
  turn: [[0, 190, 95, 0.1, 0.18], [0.11, 160, 80, 0.1, 0.18]],
  card: [[0, 520, 300, 0.04, 0.05, "triangle"]],
  plot: [[0, 330, 330, 0.16, 0.06], [0.08, 440, 440, 0.2, 0.06]],
  challenge: [[0, 98, 65, 0.28, 0.2]],
  power: [[0, 660, 660, 0.12, 0.05, "triangle"], [0.07, 880, 880, 0.16, 0.05, "triangle"]],
  death: [[0, 146, 73, 0.4, 0.12]],
  end: [[0, 262, 262, 0.5, 0.07], [0.12, 330, 330, 0.5, 0.07], [0.24, 392, 392, 0.6, 0.07]],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

/** What is heard of what happened: the weightiest alone. */
const HEARD: [Sound, string[]][] = [
  ["death", ["killed"]],
  ["challenge", ["challenge-initiated"]],
  ["plot", ["plot-revealed"]],
  ["power", ["power-gained", "power-moved"]],
  ["card", ["entered-play", "drew", "event-played", "placed", "discarded", "discarded-from-hand", "returned"]],
];
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [after, from, to, long, loud, wave] of SOUNDS[sound] as Tone[]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = wave ?? "sine";
    tone.frequency.setValueAtTime(from, now + after);
    tone.frequency.exponentialRampToValueAtTime(to, now + after + long);
    gain.gain.setValueAtTime(loud, now + after);
    gain.gain.exponentialRampToValueAtTime(0.001, now + after + long);
    tone.connect(gain).connect(context.destination);
    tone.start(now + after);
    tone.stop(now + after + long + 0.02);
  }
}

/** Lets what happened be heard. */
export function ring(fresh: Entry[]): void {
  const kinds = new Set(fresh.map((entry) => entry.kind));
  const heard = HEARD.find(([, of]) => of.some((kind) => kinds.has(kind)));
  if (heard) play(heard[0]);
}
