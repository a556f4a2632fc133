import type { BusEvent } from '@turno/shared-types';
import type { Bus } from './bus.ts';

type Erased = Extract<BusEvent, { type: 'user-erased' }>;
type Followed = Pick<Bus, 'publish'> & {
  subscribe(listener: (event: BusEvent) => void): () => void;
};

/**
 * Erases a person's data in this service when identity announces the deletion, and confirms it on the bus. A failure needs no
 * retry here, because identity repeats the announcement until every service has confirmed. Returns a function that stops it.
 */
export function followDeletions({
  bus,
  service,
  erase,
  onError,
}: {
  bus: Followed;
  service: Erased['service'];
  erase: (userId: number) => Promise<void>;
  onError: (error: unknown) => void;
}): () => void {
  const eraseAndConfirm = async (userId: number) => {
    await erase(userId);
    await bus.publish({ type: 'user-erased', userId, service });
  };
  return bus.subscribe((event) => {
    if (event.type === 'user-deleted') eraseAndConfirm(event.userId).catch(onError);
  });
}
