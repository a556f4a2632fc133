import { setTimeout as wait } from 'node:timers/promises';
import { pidOf } from './platform.ts';

/** At least a minute: the platform restarts a process that keeps dying with a growing delay. */
const MOST_TRIES = 600;

/** Kills one process of the platform and answers its id; waits for one that is between a crash and its next start. */
export async function killPart(name: string): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const pid = killed(name);
    if (pid !== null) return pid;
    await wait(100);
  }
  throw new Error(`${name} does not run`);
}

/** The id of the process that was killed; `null` when there was none. */
function killed(name: string): number | null {
  try {
    const pid = pidOf(name);
    process.kill(pid, 'SIGKILL');
    return pid;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Freezes one process of the platform; the returned function resumes it. */
export function freezePart(name: string): () => void {
  const pid = pidOf(name);
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

/** Waits until the platform has replaced a killed process. */
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

/** Kills a process whenever it is back until a condition holds: a page may miss a single crash. */
export async function killUntil(name: string, isSeen: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await isSeen()) return;
    killed(name);
    await wait(150);
  }
  throw new Error(`the condition did not hold while ${name} was killed`);
}

function isGone(error: unknown): boolean {
  return error instanceof Error && /ENOENT|ESRCH/.test(error.message);
}
