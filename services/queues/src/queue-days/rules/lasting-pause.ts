type Paused = {
  closed: boolean;
  paused: boolean;
  /** The state of this queue itself, if its multi-queue has another one. */
  own?: { paused: boolean };
  /** Whether the people who wait were not notified. */
  isQuiet?: boolean;
};

/** The initial state of a counter that continues the pause of the previous day. */
export type LastedPause = {
  paused: true;
  own: { closed: false; paused: boolean };
  /** For a child whose multi-queue is paused: version 0, so that any command of the new day is newer. */
  family?: { version: 0; closed: false; paused: true };
  isQuiet: boolean;
};

/**
 * S-05: the pause that a day takes over from the previous one where a place stays open: a pause lasts until staff end it.
 * `null` if there is none. Closing a queue only affects its day, so the next one begins open.
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
