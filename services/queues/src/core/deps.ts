import type { Leases } from '@turno/kit';
import type { BusEvent } from '@turno/shared-types';
import type { createCheckpoints } from './store/checkpoints.ts';
import type { createIdempotencyRecords } from './store/idempotency-records.ts';
import type { createIds } from './store/ids.ts';

/** The dependencies of every room. Each room adds its own; `main` creates them all once. */
export type Deps = {
  now: () => Date;
  publish(event: BusEvent): Promise<void>;
  store: {
    ids: Awaited<ReturnType<typeof createIds>>;
    idempotencyRecords: Awaited<ReturnType<typeof createIdempotencyRecords>>;
    leases: Leases;
    checkpoints: Awaited<ReturnType<typeof createCheckpoints>>;
  };
};
