import type { BusEvent } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { erasePerson } from './erase-person.ts';

type Parts = {
  deps: Pick<Deps, 'store'>;
  bus: {
    subscribe(listener: (event: BusEvent) => void): () => void;
    publish(event: BusEvent): Promise<void>;
  };
  onError: (error: unknown) => void;
};

/** Forgets people when identity says that they are deleted, and confirms it; identity says it again until it hears that. */
export function followDeletions({ deps, bus, onError }: Parts): () => void {
  const erase = async (userId: number) => {
    await erasePerson(deps, userId);
    await bus.publish({ type: 'user-erased', userId, service: 'passes' });
  };
  return bus.subscribe((event) => {
    if (event.type === 'user-deleted') erase(event.userId).catch(onError);
  });
}
