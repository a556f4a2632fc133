import { randomUUID } from 'node:crypto';
import type { ServiceClient } from '@turno/kit';
import { confirmedEmailCall } from '@turno/shared-types';

export type ConfirmedEmails = {
  /** The e-mail address that the owner of an account has confirmed. */
  find(userId: number): Promise<string | null>;
};

/** A client for identity, which owns accounts. */
export function createConfirmedEmails(client: ServiceClient): ConfirmedEmails {
  return {
    async find(userId) {
      const trace = { requestId: randomUUID() };
      return (await client.send(confirmedEmailCall, { params: { userId } }, trace)).email;
    },
  };
}
