const TONES = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.22 },
  { hertz: 660, at: 0.5 },
  { hertz: 880, at: 0.72 },
];
const TONE_SECONDS = 0.2;
const LOUDNESS = 0.4;

export type Chime = { unlock: () => void; ring: () => void; close: () => void };

/** Two rising tones, twice; silent where the browser makes no sound. */
export function createChime(): Chime {
  let context: AudioContext | null = null;
  const wake = (): AudioContext | null => {
    if (typeof AudioContext === 'undefined') return null;
    context ??= new AudioContext();
    // Refused before the page was touched: the next touch tries again.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    return context;
  };
  return {
    unlock: () => void wake(),
    ring: () => {
      const awake = wake();
      if (awake) for (const tone of TONES) play(awake, tone);
    },
    close: () => {
      void context?.close().catch(() => undefined);
      context = null;
    },
  };
}

function play(context: AudioContext, { hertz, at }: (typeof TONES)[number]): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, start);
  // A tone that ends at once clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + TONE_SECONDS);
}
