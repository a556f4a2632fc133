import type { ServiceClient } from '@turno/kit';
import {
  type PersonInPasses,
  type PersonInQueues,
  personInPassesCall,
  personInQueuesCall,
} from '@turno/shared-types';
import { type TransferredTickets, transferTicketsCall } from '@turno/shared-types/guest-tickets';
import { revokeKeysOfPersonCall } from '@turno/shared-types/people';

/** Reads what the other services store about a person, transfers a guest's tickets and revokes API keys. */
export type People = {
  inQueues(userId: number, requestId: string): Promise<PersonInQueues>;
  inPasses(userId: number, requestId: string): Promise<PersonInPasses>;
  /** Revokes the API keys that an account has made. */
  revokeKeys(userId: number, requestId: string): Promise<unknown>;
  transferTickets(
    transfer: { guestId: number; userId: number; sessionId?: string },
    requestId: string,
  ): Promise<TransferredTickets>;
};

export function createPeople(queues: ServiceClient, passes: ServiceClient): People {
  return {
    inQueues: (userId, requestId) =>
      queues.send(personInQueuesCall, { params: { userId } }, { requestId }),
    inPasses: (userId, requestId) =>
      passes.send(personInPassesCall, { params: { userId } }, { requestId }),
    revokeKeys: (userId, requestId) =>
      queues.send(revokeKeysOfPersonCall, { params: { userId }, body: {} }, { requestId }),
    transferTickets: ({ userId, ...body }, requestId) =>
      queues.send(transferTicketsCall, { params: { userId }, body }, { requestId }),
  };
}
