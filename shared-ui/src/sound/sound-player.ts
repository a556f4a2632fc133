import { useEffect, useState } from 'react';

type Note = { hertz: number; at: number };
type Sound = { shape: OscillatorType; loudness: number; noteSeconds: number; notes: Note[] };

/** Frequencies in Hz, times in seconds from the start of the sound, loudness from 0 to 1. */
const SOUNDS = {
  /** Two falling notes: the board announces a number. */
  numberCalled: {
    shape: 'sine',
    loudness: 0.35,
    noteSeconds: 0.5,
    notes: [
      { hertz: 659.26, at: 0 },
      { hertz: 523.25, at: 0.22 },
    ],
  },
  /** Two rising notes, twice: it is the ticket holder's turn. */
  yourTurn: {
    shape: 'sine',
    loudness: 0.4,
    noteSeconds: 0.2,
    notes: [
      { hertz: 660, at: 0 },
      { hertz: 880, at: 0.22 },
      { hertz: 660, at: 0.5 },
      { hertz: 880, at: 0.72 },
    ],
  },
  /** Rising and clear, so that staff can tell it from `rejected` without looking. */
  admitted: {
    shape: 'sine',
    loudness: 0.25,
    noteSeconds: 0.12,
    notes: [
      { hertz: 880, at: 0 },
      { hertz: 1_318.5, at: 0.12 },
    ],
  },
  /** Low, harsh and twice. */
  rejected: {
    shape: 'square',
    loudness: 0.25,
    noteSeconds: 0.18,
    notes: [
      { hertz: 196, at: 0 },
      { hertz: 196, at: 0.26 },
    ],
  },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

export type SoundPlayer = {
  /**
   * Plays a sound, by default at its full volume of 1; stays silent while the browser waits for a gesture, and without
   * Web Audio.
   */
  play: (name: SoundName, volume?: number) => void;
  /** Allows the page to make sounds; browsers accept this only during a gesture. */
  unlock: () => Promise<void>;
  /** Whether the browser still requires a gesture. */
  isLocked: () => boolean;
  /** Calls back when `isLocked` may have changed; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Releases the audio device; the next use opens it again. */
  close: () => void;
};

/** A sound that cannot start within this time is skipped, because it would confuse more than help; in milliseconds. */
const LATEST_START_MS = 500;
/** Duration of the fade at both ends of a note, in seconds; without it the note clicks. */
const ATTACK_SECONDS = 0.02;

/** Plays the product's sounds through one audio context, which it opens on first use. */
export function createSoundPlayer(): SoundPlayer {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let context: AudioContext | null = null;
  const open = (): AudioContext | null => {
    if (typeof AudioContext === 'undefined') return null;
    context ??= Object.assign(new AudioContext(), { onstatechange: notify });
    return context;
  };
  const unlock = async () => {
    const opened = open();
    // Before the first gesture the browser rejects or never settles; the next gesture tries again.
    if (opened?.state === 'suspended') await opened.resume().catch(() => undefined);
    notify();
  };
  return {
    unlock,
    play: (name, volume = 1) => {
      if (volume > 0) void playWhenRunning(open(), atVolume(SOUNDS[name], volume));
    },
    isLocked: () => {
      const opened = open();
      return opened !== null && !isRunning(opened);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      if (context) context.onstatechange = null;
      // A context that is closed already rejects.
      void context?.close().catch(() => undefined);
      context = null;
    },
  };
}

function atVolume(sound: Sound, volume: number): Sound {
  return { ...sound, loudness: sound.loudness * volume };
}

async function playWhenRunning(context: AudioContext | null, sound: Sound): Promise<void> {
  if (!context) return;
  if (!isRunning(context)) {
    const askedAt = performance.now();
    // Before the first gesture the browser rejects; then the sound is skipped.
    await context.resume().catch(() => undefined);
    if (!isRunning(context) || performance.now() - askedAt > LATEST_START_MS) return;
  }
  for (const note of sound.notes) playNote(context, sound, note);
}

function isRunning(context: AudioContext): boolean {
  return context.state === 'running';
}

function playNote(context: AudioContext, sound: Sound, { hertz, at }: Note): void {
  const start = context.currentTime + at;
  const end = start + sound.noteSeconds;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = sound.shape;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(sound.loudness, start + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}

/**
 * A sound player that any press on the page unlocks while `isWanted`, and that releases the audio device when the component
 * unmounts.
 */
export function useSoundPlayer(isWanted = true): SoundPlayer {
  const [player] = useState(createSoundPlayer);
  useEffect(() => {
    if (!isWanted) return;
    const unlock = () => void player.unlock();
    document.addEventListener('pointerdown', unlock);
    return () => document.removeEventListener('pointerdown', unlock);
  }, [isWanted, player]);
  useEffect(() => player.close, [player]);
  return player;
}
