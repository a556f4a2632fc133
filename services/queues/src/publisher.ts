import type { BusEvent } from '@turno/shared-types';
import { createBatches } from './store/batches.ts';

type Publish = (event: BusEvent) => Promise<void>;

const LOT = 1_000;

/**
 * Publishes events; of one queue's changes that come together it tells once, since all of them say "look again". An
 * event is never left to a telling that began before it.
 */
export function createPublisher(publish: Publish): Publish {
  const tellOnce = createBatches<BusEvent, true>(async (_counterId, events) => {
    const [event] = events;
    if (event) await publish(event);
    return events.map(() => true);
  }, LOT);
  return async (event) => {
    if (event.type === 'queue-changed') await tellOnce(event.queueDailyCounterId, event);
    else await publish(event);
  };
}
