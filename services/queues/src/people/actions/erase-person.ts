import { ApiError } from '@turno/kit';
import { finishPendingTickets, removeTicket } from '../../line-up/index.ts';
import type { Deps } from '../deps.ts';

/**
 * Erases a person whose account is deleted: waiting tickets leave their queues as their owner would remove them, all
 * others keep nothing but what the day's figures are made of. It may be done any number of times, and begun anew after
 * a crash anywhere.
 */
export async function erasePerson(deps: Deps, userId: number): Promise<void> {
  const { allowanceSlots, people, steps } = deps.store;
  for (const counterId of await people.pendingCountersOf(userId)) {
    await finishPendingTickets(steps, counterId);
  }
  for (const { counterId, number } of await people.waitingOf(userId)) {
    await removeTicket(deps, { userId, counterId, number }).catch(ignoreApiErrors);
  }
  // One that was called while this ran is not removed and needs not be; one that still waits must not be stripped.
  if ((await people.waitingOf(userId)).length > 0)
    throw new Error('A ticket could not be removed.');
  await people.stripTickets(userId);
  await allowanceSlots.removeOf(userId);
  await people.resign(userId);
}

/** It was called or removed meanwhile. */
function ignoreApiErrors(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
