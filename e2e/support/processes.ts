import { setTimeout as wait } from 'node:timers/promises';
import { pidOf } from './platform.ts';

/** A minute at least: whoever dies again and again is started ever later. */
const MOST_TRIES = 600;

/** Ends one part of the platform the way a power cut would. */
export function killPart(name: string): void {
  process.kill(pidOf(name), 'SIGKILL');
}

/** Stops one part from answering until it is woken: it neither crashes nor comes back by itself. */
export function freezePart(name: string): () => void {
  const pid = pidOf(name);
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

/** Waits until another process stands in for a killed one. */
export async function untilBack(name: string, before: number): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await wait(100);
    try {
      if (pidOf(name) !== before) return;
    } catch (error) {
      // Between the crash and the next start there is no file.
      if (!isGone(error)) throw error;
    }
  }
  throw new Error(`${name} did not come back`);
}

/** Kills a part again each time it comes back, until something is seen: a single crash is over before it is noticed. */
export async function killUntil(name: string, isSeen: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await isSeen()) return;
    try {
      killPart(name);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    await wait(150);
  }
  throw new Error(`nobody noticed that ${name} was away`);
}

function isGone(error: unknown): boolean {
  return error instanceof Error && /ENOENT|ESRCH/.test(error.message);
}
