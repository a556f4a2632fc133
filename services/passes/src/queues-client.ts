import { randomUUID } from 'node:crypto';
import type { ServiceClient } from '@turno/kit';
import { admitTicketCall, managesMerchantCall, ticketStatusCall } from '@turno/shared-types';

import type { Admission } from './check-ins/rules/outcome.ts';

type Scan = { merchantId: number; token: string; nonce: string };

export type QueuesClient = {
  /** Checks a ticket in, exactly once; the same nonce gets the same answer. Refuses as PAS-034 lists. */
  admit(scan: Scan, requestId: string): Promise<Admission>;
  manages(userId: number, merchantId: number): Promise<boolean>;
  /** Whether a ticket stands, or never will. */
  standingOf(ticketId: string): Promise<'stands' | 'gone'>;
};

/** Asks the queues service, which owns tickets and knows who manages what. */
export function createQueuesClient(client: ServiceClient): QueuesClient {
  return {
    admit: (scan, requestId) => client.send(admitTicketCall, { body: scan }, { requestId }),
    async manages(userId, merchantId) {
      const params = { merchantId, userId };
      const trace = { requestId: randomUUID() };
      return (await client.send(managesMerchantCall, { params }, trace)).manages;
    },
    async standingOf(ticketId) {
      const ask = { params: { ticketId } };
      const trace = { requestId: randomUUID() };
      return (await client.send(ticketStatusCall, ask, trace)).standing;
    },
  };
}
