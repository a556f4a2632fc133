import type { QueuesClient } from './queues-client.ts';
import type { Store } from './store.ts';

/** Everything the rooms need from outside: made once in main, and from real parts in tests. */
export type Deps = {
  now: () => Date;
  /** A unique key for a scan that arrived without one. */
  newKey: () => string;
  store: Store;
  queues: QueuesClient;
};
