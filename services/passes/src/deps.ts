import type { QueuesClient } from './queues-client.ts';
import type { Store } from './store.ts';

/** Everything the actions need from the world; made once in main, and with real parts in tests. */
export type Deps = {
  now: () => Date;
  /** A key for a scan that came without one; it never repeats. */
  newKey: () => string;
  store: Store;
  queues: QueuesClient;
};
