import { randomUUID } from 'node:crypto';
import type { ServiceClient } from '@turno/kit';
import {
  admitTicketCall,
  type CallReply,
  managesMerchantCall,
  ticketStatusCall,
} from '@turno/shared-types';

type Scan = { merchantId: number; token: string; nonce: string };

export type QueuesClient = {
  /** Checks a ticket in, exactly once; the same nonce gets the same answer. Throws the errors of PAS-034. */
  admit(scan: Scan, requestId: string): Promise<CallReply<typeof admitTicketCall>>;
  manages(userId: number, merchantId: number): Promise<boolean>;
  /** Whether a ticket exists; `gone` means that it never will. */
  ticketStatus(ticketId: string): Promise<CallReply<typeof ticketStatusCall>['status']>;
};

/** The queues service, which owns tickets and knows the managers of merchants. */
export function createQueuesClient(client: ServiceClient): QueuesClient {
  return {
    admit: (scan, requestId) => client.send(admitTicketCall, { body: scan }, { requestId }),
    async manages(userId, merchantId) {
      const params = { merchantId, userId };
      const trace = { requestId: randomUUID() };
      return (await client.send(managesMerchantCall, { params }, trace)).manages;
    },
    async ticketStatus(ticketId) {
      const trace = { requestId: randomUUID() };
      return (await client.send(ticketStatusCall, { params: { ticketId } }, trace)).status;
    },
  };
}
