/** Puzzles a minute that a busy opening asks for; beyond that somebody may be farming accounts. */
export const CALM_PER_MINUTE = 600;
/** A slow phone takes half a second for a puzzle of one, and shall never take longer than four. */
export const HARDEST = 8;

/** How many times harder a puzzle is than in calm times, by how many were asked for in the last minute. */
export function puzzleDifficulty(askedLastMinute: number): number {
  return Math.min(HARDEST, Math.max(1, Math.ceil(askedLastMinute / CALM_PER_MINUTE)));
}
