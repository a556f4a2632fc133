import type { BusEvent } from '@turno/shared-types';
import { createThrottle } from './throttle.ts';

type Parts = {
  publish: (event: BusEvent) => Promise<void>;
  onError: (error: unknown) => void;
};

/** Other processes look at the bus about as often. */
const EVERY_MS = 100;

/**
 * Publishes events. Of one queue's changes that come together it tells once more, since all of them say "look again"; no
 * answer waits for that telling, and a failed one is reported. An event is never left to a telling that began before it.
 */
export function createPublisher({ publish, onError }: Parts) {
  const newest = new Map<number, BusEvent>();
  const telling = createThrottle(
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
        telling.ask(event.queueDailyCounterId);
      } else if (event.type === 'ticket-changed') publish(event).catch(onError);
      else await publish(event);
    },
    /** Tells what still waits to be told. */
    flush: telling.flush,
  };
}
