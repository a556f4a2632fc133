import { renameSync, writeFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

const PRELOADED = import.meta.resolve('@turno/tools/moved-clock');

/** The time of a platform's processes and of the browsers that visit it, which a journey moves forward. */
export function createClock(file: string) {
  const contexts: BrowserContext[] = [];
  let aheadMs = 0;
  const save = () => {
    // A process that reads meanwhile sees the old time or the new one.
    writeFileSync(`${file}.part`, String(aheadMs));
    renameSync(`${file}.part`, file);
  };
  const now = () => new Date(Date.now() + aheadMs);
  save();
  return {
    now,
    /** What a process needs to follow this clock. */
    env: { MOVED_CLOCK_FILE: file, NODE_OPTIONS: `--import=${PRELOADED}` },
    /** Lets a browser follow this clock, until it is closed. */
    async show(context: BrowserContext): Promise<void> {
      await context.clock.install({ time: now() });
      contexts.push(context);
      context.once('close', () => contexts.splice(contexts.indexOf(context), 1));
    },
    /** Moves everything to a later instant, as if all devices had slept until then. */
    async moveTo(instant: Date): Promise<void> {
      const byMs = instant.getTime() - now().getTime();
      if (byMs < 0) throw new Error(`${instant.toISOString()} is over already`);
      aheadMs += byMs;
      save();
      for (const { clock } of contexts) await clock.fastForward(byMs);
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
