import type { BusEvent } from '@turno/shared-types';
import { createThrottle } from './throttle.ts';

type Parts = {
  publish: (event: BusEvent) => Promise<void>;
  onError: (error: unknown) => void;
};

/** Other processes look at the bus about as often. */
const EVERY_MS = 100;

/**
 * Publishes events. Changes of one queue that come together are published once more, since all of them say "read again". No
 * reply waits for that, and a failure is reported. An event is never left to a run that began before it.
 */
export function createPublisher({ publish, onError }: Parts) {
  const newest = new Map<number, BusEvent>();
  const throttled = createThrottle(
    async (counterId) => {
      const event = newest.get(counterId);
      newest.delete(counterId);
      if (event) await publish(event);
    },
    { everyMs: EVERY_MS, onError },
  );
  return {
    async publish(event: BusEvent): Promise<void> {
      if (event.type === 'queue-changed') {
        newest.set(event.queueDailyCounterId, event);
        throttled.request(event.queueDailyCounterId);
      } else if (event.type === 'ticket-changed') publish(event).catch(onError);
      else await publish(event);
    },
    /** Publishes what still waits. */
    flush: throttled.flush,
  };
}
