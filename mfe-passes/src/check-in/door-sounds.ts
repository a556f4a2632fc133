type Note = { hertz: number; at: number };

/** Rising for who may enter, low and twice for who may not: told apart without looking. */
const SOUNDS = {
  success: {
    shape: 'sine',
    seconds: 0.12,
    notes: [
      { hertz: 880, at: 0 },
      { hertz: 1_318.5, at: 0.12 },
    ],
  },
  error: {
    shape: 'square',
    seconds: 0.18,
    notes: [
      { hertz: 196, at: 0 },
      { hertz: 196, at: 0.26 },
    ],
  },
} as const satisfies Record<string, { shape: OscillatorType; seconds: number; notes: Note[] }>;

const VIBRATIONS_MS = { success: [80], error: [200, 100, 200] } as const;
const LOUDNESS = 0.25;

export type DoorSounds = { play(status: keyof typeof SOUNDS): void; close(): void };

/** What staff hear and feel at each check; silent without Web Audio, or before the page was touched. */
export function createDoorSounds(): DoorSounds {
  let context: AudioContext | null = null;
  return {
    play(status) {
      navigator.vibrate?.([...VIBRATIONS_MS[status]]);
      if (typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      // Suspended until the page has been touched: then it sounds from the next check on.
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      const { shape, seconds, notes } = SOUNDS[status];
      for (const { hertz, at } of notes) sound(context, { hertz, shape, seconds, at });
    },
    close() {
      void context?.close();
      context = null;
    },
  };
}

type Sound = Note & { shape: OscillatorType; seconds: number };

function sound(context: AudioContext, { hertz, shape, seconds, at }: Sound): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(LOUDNESS, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
