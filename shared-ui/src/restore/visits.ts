import type { SessionPort } from '@turno/shared-types';
import { VISIT_SECONDS } from '@turno/shared-types/constants';
import { runPeriodically } from '@turno/shared-ui/live';
import { type RestoreOptions, restoreSession } from './restore-session.ts';

/** How often a page checks the age of its last visit; also the delay before the next attempt after a lost connection. */
const LOOK_EVERY_MS = 5 * 60_000;

export type Visits = {
  /** Counts a visit by restoring the session, which extends it in identity; does nothing without a session. */
  count(token?: string | null): Promise<void>;
  /** Counts one more visit after a running count, which began before the page changed. */
  recount(): Promise<void>;
  /** Counts again whenever the page is looked at and the last visit was long ago; returns the stop function. */
  follow(): () => void;
};

/**
 * IDN-010, IDN-025: counts the visits of a page with its stored session. Account, session and access token end some days after
 * the last visit, so a page with a session of its own has to count them, also while it stays open for days.
 */
export function createVisits({ port, fetchMe }: Omit<RestoreOptions, 'token' | 'cause'>): Visits {
  let countedAt: number | null = null;
  let counting: Promise<void> | null = null;

  async function restore(token: string | null): Promise<void> {
    const cause = countedAt === null ? 'had-ended' : 'rejected';
    const isSeen = token === null || (await restoreSession({ port, token, fetchMe, cause }));
    if (isSeen) countedAt = Date.now();
  }
  function count(token = tokenOf(port)): Promise<void> {
    counting ??= restore(token).finally(() => {
      counting = null;
    });
    return counting;
  }
  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    if (countedAt === null || Date.now() - countedAt >= VISIT_SECONDS * 1_000) await count();
  }
  return {
    count,
    async recount() {
      await counting;
      await count();
    },
    follow() {
      const { run, stop } = runPeriodically(LOOK_EVERY_MS, look);
      document.addEventListener('visibilitychange', run);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', run);
      };
    },
  };
}

const tokenOf = (port: SessionPort) => port.read()?.accessToken ?? null;
