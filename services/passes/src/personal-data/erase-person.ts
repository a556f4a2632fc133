import type { BusEvent } from '@turno/shared-types';
import type { Deps } from '../deps.ts';

type StoreDeps = Pick<Deps, 'store'>;

/**
 * Erases a person whose account is deleted: the check-in journal no longer names the scanner, the pass owners are
 * removed, and the passes are disabled and belong to no one.
 */
export async function erasePerson({ store }: StoreDeps, userId: number): Promise<void> {
  await Promise.all([
    store.checkIns.anonymizeScanner(userId),
    store.passOwners.eraseUser(userId),
    store.passes.eraseUser(userId),
  ]);
}

type Parts = {
  deps: StoreDeps;
  bus: {
    subscribe(listener: (event: BusEvent) => void): () => void;
    publish(event: BusEvent): Promise<void>;
  };
  onError: (error: unknown) => void;
};

/** Erases people when identity announces their deletion, and confirms it; identity repeats the event until then. */
export function followDeletions({ deps, bus, onError }: Parts): () => void {
  const erase = async (userId: number) => {
    await erasePerson(deps, userId);
    await bus.publish({ type: 'user-erased', userId, service: 'passes' });
  };
  return bus.subscribe((event) => {
    if (event.type === 'user-deleted') erase(event.userId).catch(onError);
  });
}
