import type { ServiceClient } from '@turno/kit';
import {
  type PersonInPasses,
  type PersonInQueues,
  personInPassesCall,
  personInQueuesCall,
} from '@turno/shared-types';

/** Reads what the other services hold of a person. */
export type People = {
  inQueues(userId: number, requestId: string): Promise<PersonInQueues>;
  inPasses(userId: number, requestId: string): Promise<PersonInPasses>;
};

export function createPeople(queues: ServiceClient, passes: ServiceClient): People {
  return {
    inQueues: (userId, requestId) =>
      queues.send(personInQueuesCall, { params: { userId } }, { requestId }),
    inPasses: (userId, requestId) =>
      passes.send(personInPassesCall, { params: { userId } }, { requestId }),
  };
}
