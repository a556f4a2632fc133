import type { BusEvent } from '@turno/shared-types';
import type { Deps as FiguresDeps } from '../figures/index.ts';
import type { cacheTickets } from '../tickets/index.ts';

export type Store = FiguresDeps['store'] & {
  tickets: Pick<ReturnType<typeof cacheTickets>['tickets'], 'findOfUser'>;
  /** Invalidates the caches of what an event reports as changed. */
  onEvent(event: BusEvent, source: { isOwn: boolean }): void;
  /** Invalidates every cache after events of other processes were missed for a while. */
  invalidateAll(): void;
};
