export type Chime = {
  /** Two falling notes; silent while the browser still waits for a gesture. */
  play(): void;
  /** Must be called from a press: browsers let no page sound before one. */
  unlock(): Promise<void>;
  isUnlocked(): boolean;
  close(): void;
};

/** E5 and C5, in Hz, and when each starts, in seconds. */
const NOTES = [
  { hertz: 659.26, at: 0 },
  { hertz: 523.25, at: 0.22 },
] as const;
const NOTE_SECONDS = 0.5;
const LOUDNESS = 0.35;

/** Makes the sound that turns heads before a number is said; without Web Audio it stays silent. */
export function createChime(): Chime {
  const context = typeof AudioContext === 'undefined' ? null : new AudioContext();
  return {
    play() {
      if (context?.state !== 'running') return;
      for (const { hertz, at } of NOTES) sound(context, hertz, context.currentTime + at);
    },
    async unlock() {
      if (context?.state === 'suspended') await context.resume();
    },
    isUnlocked: () => context === null || context.state === 'running',
    close() {
      void context?.close();
    },
  };
}

function sound(context: AudioContext, hertz: number, start: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + NOTE_SECONDS);
}
