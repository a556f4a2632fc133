import type { ServiceClient } from '@turno/kit';
import {
  type PersonInPasses,
  type PersonInQueues,
  personInPassesCall,
  personInQueuesCall,
} from '@turno/shared-types';
import { type TransferredTickets, transferTicketsCall } from '@turno/shared-types/guest-tickets';

/** Reads what the other services hold of a person, and transfers a guest's tickets. */
export type People = {
  inQueues(userId: number, requestId: string): Promise<PersonInQueues>;
  inPasses(userId: number, requestId: string): Promise<PersonInPasses>;
  transferTickets(
    transfer: { guestId: number; userId: number },
    requestId: string,
  ): Promise<TransferredTickets>;
};

export function createPeople(queues: ServiceClient, passes: ServiceClient): People {
  return {
    inQueues: (userId, requestId) =>
      queues.send(personInQueuesCall, { params: { userId } }, { requestId }),
    inPasses: (userId, requestId) =>
      passes.send(personInPassesCall, { params: { userId } }, { requestId }),
    transferTickets: ({ guestId, userId }, requestId) =>
      queues.send(transferTicketsCall, { params: { userId }, body: { guestId } }, { requestId }),
  };
}
