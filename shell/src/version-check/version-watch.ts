import { VERSION_POLL_MS } from '@turno/shared-types/constants';
import { runPeriodically } from '@turno/shared-ui/live';
import { compareVersions as compare } from 'compare-versions';

/** The version of the running shell, as in its package (SHL-024). */
export const SHELL_VERSION = '1.5.2';

export type VersionState = 'loading' | 'latest' | 'outdated';

type WatchOptions = {
  current: string;
  /** Fetches the served version; throws if it is unknown. */
  fetchVersion: () => Promise<string>;
  onState: (state: VersionState) => void;
};

/** SHL-024, SHL-025: checks the served version now and every minute; returns the stop function. */
export function watchVersion({ current, fetchVersion, onState }: WatchOptions): () => void {
  let isStopped = false;
  const { run, stop } = runPeriodically(VERSION_POLL_MS, async () => {
    try {
      const served = await fetchVersion();
      if (!isStopped) onState(compareVersions(served, current) > 0 ? 'outdated' : 'latest');
    } catch {
      // The last known state stays, and the next check follows in a minute.
    }
  });
  run();
  return () => {
    isStopped = true;
    stop();
  };
}

const ANSWER_LIMIT_MS = 5_000;

/** SHL-024: fetches `/meta.json` without caches; throws if no answer arrives within five seconds. */
export async function fetchServedVersion(): Promise<string> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const response = await fetch(`/meta.json?${Date.now()}`, { cache: 'no-store', signal });
  const meta: unknown = await response.json();
  if (typeof meta === 'object' && meta !== null && 'version' in meta) {
    if (typeof meta.version === 'string') return meta.version;
  }
  throw new Error('meta.json names no version');
}

/** Compares two versions: a missing part counts as 0, a build's digest is ignored, and invalid versions come first. */
export function compareVersions(a: string, b: string): number {
  return compare(numbersOf(a), numbersOf(b));
}

function numbersOf(version: string): string {
  return /\d+(\.\d+){0,2}/.exec(version)?.[0] ?? '0';
}
