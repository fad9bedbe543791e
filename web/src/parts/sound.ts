// A soft knock on wood, made on the spot; only where the player wants sounds.
let context: AudioContext | null = null;

export function knock(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [after, pitch] of [[0, 190], [0.11, 160]]) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.frequency.setValueAtTime(pitch, start + after);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + after + 0.09);
    loud.gain.setValueAtTime(0.18, start + after);
    loud.gain.exponentialRampToValueAtTime(0.001, start + after + 0.1);
    tone.connect(loud).connect(context.destination);
    tone.start(start + after);
    tone.stop(start + after + 0.12);
  }
}
