import type { RemoteName } from '@turno/shared-types';
import type { ReleaseHealth, RemoteHealth } from '@turno/shared-types/remote-health';
import type { HealthCounts } from '@turno/shared-types/rules';
import { LRUCache } from 'lru-cache';

/**
 * Bounds the memory of clients, each counted once per version and outcome, so that a page that keeps reloading has no weight.
 */
const MOST_CLIENTS = 50_000;

export type RemoteHealthCounts = {
  count(health: RemoteHealth, client: string): void;
  of(name: RemoteName, version: string): HealthCounts;
  /** All counts since this process started. */
  all(): ReleaseHealth;
  /** Resets the counts of a version. */
  forget(name: RemoteName, version: string): void;
};

/** Counts how released versions of remotes load in this process. Nothing about a client is stored. */
export function createHealthCounts(): RemoteHealthCounts {
  const clients = new LRUCache<string, true>({ max: MOST_CLIENTS });
  const since = new Date().toISOString();
  const versions = new Map<string, ReleaseHealth['counts'][number]>();
  const of = (name: RemoteName, version: string) =>
    versions.get(`${name} ${version}`) ?? { name, version, loaded: 0, slow: 0, failed: 0 };
  return {
    of,
    all: () => ({ since, counts: [...versions.values()] }),
    forget(name, version) {
      versions.delete(`${name} ${version}`);
      for (const key of clients.keys()) {
        if (key.startsWith(`${name} ${version} `)) clients.delete(key);
      }
    },
    count({ name, version, outcome }, client) {
      const once = `${name} ${version} ${outcome} ${client}`;
      if (clients.has(once)) return;
      clients.set(once, true);
      const counts = of(name, version);
      versions.set(`${name} ${version}`, { ...counts, [outcome]: counts[outcome] + 1 });
    },
  };
}
