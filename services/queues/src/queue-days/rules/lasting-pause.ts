type Paused = {
  closed: boolean;
  paused: boolean;
  /** What was said of this queue itself, where its multi-queue says something too. */
  own?: { paused: boolean };
  /** Whether the people who wait were not told. */
  isQuiet?: boolean;
};

/** The initial state of a counter that continues the pause of the day before. */
export type LastedPause = {
  paused: true;
  own: { closed: false; paused: boolean };
  /** Of a child whose multi-queue is paused: version 0, so that any command of the new day is newer. */
  family?: { version: 0; closed: false; paused: true };
  isQuiet: boolean;
};

/**
 * S-05: what a day takes over from the one before where a place stays open: a pause lasts until staff end it. `null` where
 * nothing lasts. A queue that was closed was closed for that day, and begins the next one open.
 */
export function lastingPause(before: Paused, parent: Paused | null): LastedPause | null {
  const isOwn = lasts(before) && (before.own?.paused ?? before.paused);
  const isFamily = parent !== null && lasts(parent);
  if (!isOwn && !isFamily) return null;
  return {
    paused: true,
    own: { closed: false, paused: isOwn },
    ...(isFamily ? { family: { version: 0, closed: false, paused: true } } : {}),
    isQuiet: before.isQuiet ?? false,
  };
}

const lasts = ({ closed, paused }: Paused): boolean => paused && !closed;
