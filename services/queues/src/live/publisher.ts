import type { BusEvent } from '@turno/shared-types';
import { createThrottle } from './throttle.ts';

type Parts = {
  publish: (event: BusEvent) => Promise<void>;
  onError: (error: unknown) => void;
};

type QueueChanged = Extract<BusEvent, { type: 'queue-changed' }>;

/** Beyond this number an event lists no ticket numbers, because reading the tickets costs as much as reading the queue. */
const MAX_NUMBERS = 300;
/** About as often as other processes poll the bus. */
const EVERY_MS = 100;

/**
 * Publishes events. Changes of one queue that come together are merged, because each of them only says "read again". No
 * response waits for the publication, and failures are reported. A run never leaves out an event that came after it began.
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
    /** Publishes everything that is still waiting. */
    flush: throttled.flush,
  };
}

/** Merges two events. The result lists numbers only if both do: otherwise more than tickets has changed. */
function merged(
  earlier: QueueChanged | undefined,
  { numbers, ...event }: QueueChanged,
): QueueChanged {
  if (!numbers || (earlier && !earlier.numbers)) return event;
  const all = [...new Set([...(earlier?.numbers ?? []), ...numbers])];
  return all.length > MAX_NUMBERS ? event : { ...event, numbers: all };
}
