const STEPS_MS = [0, 250, 500, 1000, 2000, 5000];
const CALM_MS = 10_000;

/** How long to wait before a crashed process starts again; the first time not at all. */
export function restartDelayMs(crashesInARow: number): number {
  return STEPS_MS[Math.min(crashesInARow, STEPS_MS.length) - 1] ?? 0;
}

/** The crash count after a crash: a process that ran well for a while begins anew. */
export function crashesInARow(before: number, ranMs: number): number {
  return ranMs >= CALM_MS ? 1 : before + 1;
}
