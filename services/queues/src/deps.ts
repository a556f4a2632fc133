import type { BusEvent } from '@turno/shared-types';
import type { DoorTokens } from './door-tokens.ts';
import type { Store } from './store/index.ts';

/** Everything the actions need from the world; made once in main, and with real parts in tests. */
export type Deps = {
  now: () => Date;
  store: Store;
  doorTokens: DoorTokens;
  publish(event: BusEvent): Promise<void>;
};
