import type { BusEvent } from '@turno/shared-types';

type Invalidated = { invalidate(id: number): void; invalidateAll(): void };
type Followed = Invalidated & { follow(counterId: number, numbers: readonly number[]): void };
type Caches = {
  merchants: Invalidated;
  tickets: Followed;
  counters: { recordExistence(counterId: number): void; invalidateExistence(): void };
};

/** Keeps the caches up to date with the writes of other processes. */
export function followOthers({ merchants, tickets, counters }: Caches) {
  return {
    /** Handles the events of the bus: merchants by their id; tickets, figures and calls by their counter. */
    onEvent(event: BusEvent, { isOwn }: { isOwn: boolean }): void {
      if (event.type === 'merchant-changed') merchants.invalidate(event.merchantId);
      // This process already recorded its own changes of tickets when it wrote them.
      if (isOwn || !('queueDailyCounterId' in event)) return;
      const { queueDailyCounterId: counterId } = event;
      counters.recordExistence(counterId);
      const numbers = event.type === 'ticket-changed' ? [event.counter] : event.numbers;
      if (numbers) tickets.follow(counterId, numbers);
      else tickets.invalidate(counterId);
    },
    /** Invalidates every cache after events of other processes were missed for a while. */
    invalidateAll(): void {
      merchants.invalidateAll();
      tickets.invalidateAll();
      counters.invalidateExistence();
    },
  };
}
