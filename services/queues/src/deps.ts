import type { BusEvent } from '@turno/shared-types';
import type { Notice } from './clients/log-notices.ts';
import type { PassesClient } from './clients/passes.ts';
import type { PlaceProvider } from './clients/place-provider.ts';
import type { DoorTokens } from './door-tokens.ts';
import type { Store } from './store/index.ts';

/** Everything the actions need from the world; made once in main, and with real parts in tests. */
export type Deps = {
  now: () => Date;
  store: Store;
  doorTokens: DoorTokens;
  publish(event: BusEvent): Promise<void>;
  settings: Settings;
  /** Where places are looked up (G-03). */
  places: PlaceProvider;
  outside: Outside;
  passes: PassesClient;
};

/** Who hears of things outside of the product. */
type Outside = {
  tellNextCall(eventId: string, payload: object): Promise<void>;
  sendNotice: (notice: Notice) => Promise<void>;
  /** Notes what could not be told. */
  note(error: unknown, facts: Record<string, unknown>): void;
};

/** How this installation wants its queues run. */
type Settings = {
  /** a running queue keeps its capacity and its average time. */
  managerDisable: boolean;
  /** MER-023: the turn of queues for any pass may be skipped. */
  skipForGeneric: boolean;
  /** Whether there is an address to tell calls to (QUE-047). */
  hasNextWebhook: boolean;
};
