import type { BusEvent } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { erasePerson } from './erase-person.ts';

type Parts = {
  deps: Deps;
  subscribe(listener: (event: BusEvent) => void): () => void;
  onError: (error: unknown) => void;
};

/**
 * Forgets people when identity says that they are deleted, and confirms it. A failure is left to the next time:
 * identity says it again until it hears the confirmation. Answers how to stop.
 */
export function followDeletions({ deps, subscribe, onError }: Parts): () => void {
  const erase = async (userId: number) => {
    await erasePerson(deps, userId);
    await deps.publish({ type: 'user-erased', userId, service: 'queues' });
  };
  return subscribe((event) => {
    if (event.type === 'user-deleted') erase(event.userId).catch(onError);
  });
}
