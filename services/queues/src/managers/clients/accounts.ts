import { ApiError, type ServiceClient } from '@turno/kit';
import {
  accountContactCall,
  type CallOutput,
  type CallReply,
  confirmMailedAddressCall,
  type ErrorCode,
  sendMailCall,
} from '@turno/shared-types';
import { erasedAddressCall } from '@turno/shared-types/people';
import { randomKey } from '../../core/index.ts';

export type Contact = CallReply<typeof accountContactCall>;
export type Mail = CallOutput<typeof sendMailCall>['body'];
export type AccountsClient = ReturnType<typeof createAccountsClient>;

/**
 * A confirmed address, and the instant after which messages to it belong to another person; `null` while the account has it.
 */
export type PersonAddress = { email: string; until: Date | null };

/** A client for identity, which owns accounts and mails. */
export function createAccountsClient(client: ServiceClient) {
  return {
    /** The contact data of an account; `null` after its deletion. */
    async contactOf(userId: number): Promise<Contact | null> {
      const trace = { requestId: randomKey() };
      return orNull('user_not_found', () =>
        client.send(accountContactCall, { params: { userId } }, trace),
      );
    },
    /**
     * Reports that the person of an account holds the secret that was mailed to this address. Returns whether it is now the
     * confirmed address of the account; an older release of identity confirms nothing.
     */
    async confirmAddress(userId: number, email: string): Promise<boolean> {
      const trace = { requestId: randomKey() };
      const sent = { params: { userId }, body: { email } };
      const confirmed = await orNull('not_found', () =>
        client.send(confirmMailedAddressCall, sent, trace),
      );
      return confirmed?.email === email;
    },
    /**
     * The confirmed address of a person. For an account that is being erased it includes the time of the request, until when
     * messages to the address belong to that person. `null` for an unconfirmed address, so that nobody reads or ends another
     * person's messages.
     */
    async addressOf(userId: number): Promise<PersonAddress | null> {
      const sent = { params: { userId } };
      const contact = await orNull('user_not_found', () =>
        client.send(accountContactCall, sent, { requestId: randomKey() }),
      );
      if (contact) return contact.emailVerified ? { email: contact.email, until: null } : null;
      // An older release of identity has no such call.
      const answer = await orNull('not_found', () =>
        client.send(erasedAddressCall, sent, { requestId: randomKey() }),
      );
      const erased = answer?.erased;
      return erased ? { email: erased.email, until: new Date(erased.requestedAt) } : null;
    },
    /** Sends a mail; throws unless identity has stored it. */
    async sendMail(body: Mail): Promise<void> {
      await client.send(sendMailCall, { body }, { requestId: randomKey() });
    },
  };
}

/** `null` if the call fails with this error code. */
async function orNull<T>(code: ErrorCode, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return null;
    throw error;
  }
}
