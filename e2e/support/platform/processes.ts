import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { ask } from '../api.ts';
import { PORTS, pidOf } from './platform.ts';

/** At least a minute: the platform restarts a process that keeps dying with a growing delay. */
const MOST_TRIES = 600;
/** Milliseconds between two kills, so that a second one meets work that the first one interrupted. */
const KILL_PAUSE_MS = 300;

/**
 * Kills processes of the platform one after the other, each as soon as the one before has been replaced, and ends when
 * every service answers again, as the tests that follow expect.
 */
export async function killParts(names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (index > 0) await wait(KILL_PAUSE_MS);
    await untilReplaced(name, await killPart(name));
  }
  await untilRecovered();
}

/**
 * Kills a process whenever it is back until a condition holds, because a page may miss a single crash; ends when every
 * service answers again.
 */
export async function killUntil(name: string, isSeen: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await isSeen()) return untilRecovered();
    killed(name);
    await wait(150);
  }
  throw new Error(`the condition did not hold while ${name} was killed`);
}

/** Kills one process and returns its id; waits for one that is between a crash and its next start. */
async function killPart(name: string): Promise<number> {
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
async function untilReplaced(name: string, before: number): Promise<void> {
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

/** Waits until every service reaches its database and the gateway, which avoids a failed service for a while, reaches each. */
async function untilRecovered(): Promise<void> {
  const ready = [PORTS.identity, PORTS.queues, PORTS.passes].map(
    (port) => `http://localhost:${port}/ready`,
  );
  const throughGateway = ['/auth/challenge', '/public/merchants', '/private/users/1/pass_owners'];
  const isRecovered = async () => {
    const answers = await Promise.all([
      ...ready.map((address) => fetch(address)),
      ...throughGateway.map((path) => ask(path)),
    ]).catch(() => null);
    return answers?.every(({ status }) => status < 500);
  };
  await expect.poll(isRecovered, { timeout: 60_000 }).toBe(true);
}

function isGone(error: unknown): boolean {
  return error instanceof Error && /ENOENT|ESRCH/.test(error.message);
}
