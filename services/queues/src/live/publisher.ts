import type { BusEvent } from '@turno/shared-types';
import { createThrottle } from './throttle.ts';

type Parts = {
  publish: (event: BusEvent) => Promise<void>;
  onError: (error: unknown) => void;
};

type QueueChanged = Extract<BusEvent, { type: 'queue-changed' }>;

/** Above it an event contains no numbers: reading so many tickets costs as much as reading the queue. */
const MAX_NUMBERS = 300;
/** Other processes look at the bus about as often. */
const EVERY_MS = 100;

/**
 * Publishes events. Changes of one queue that come together are published once more, since all of them say "read again". No
 * reply waits for that, and a failure is reported. An event is never left to a run that began before it.
 */
export function createPublisher({ publish, onError }: Parts) {
  const newest = new Map<number, QueueChanged>();
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
        const { queueDailyCounterId: counterId } = event;
        newest.set(counterId, merged(newest.get(counterId), event));
        throttled.request(counterId);
      } else if (event.type === 'ticket-changed') publish(event).catch(onError);
      else await publish(event);
    },
    /** Publishes what still waits. */
    flush: throttled.flush,
  };
}

/** Merges two events. The result contains numbers only if both do: otherwise more than tickets has changed. */
function merged(
  earlier: QueueChanged | undefined,
  { numbers, ...event }: QueueChanged,
): QueueChanged {
  if (!numbers || (earlier && !earlier.numbers)) return event;
  const all = [...new Set([...(earlier?.numbers ?? []), ...numbers])];
  return all.length > MAX_NUMBERS ? event : { ...event, numbers: all };
}
