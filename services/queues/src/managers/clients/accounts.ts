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

/** A confirmed address, and the instant after which what is sent to it is another person's; `null` while it is in use. */
export type PersonAddress = { email: string; until: Date | null };

/** The identity service, which owns accounts and mails. */
export function createAccountsClient(client: ServiceClient) {
  return {
    /** Who is behind an account; `null` once it is deleted. */
    async contactOf(userId: number): Promise<Contact | null> {
      const trace = { requestId: randomKey() };
      return orNull('user_not_found', () =>
        client.send(accountContactCall, { params: { userId } }, trace),
      );
    },
    /**
     * Says that the person of an account holds the secret that this address was mailed. Returns whether it is the confirmed
     * address of the account now; an identity of an earlier release confirms nothing.
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
     * The address of a person, and until when what was sent to it is that person's: of an account that is being erased, until
     * its erasure was asked for. `null` where the address was not confirmed, so that nobody learns or ends what is another's.
     */
    async addressOf(userId: number): Promise<PersonAddress | null> {
      const sent = { params: { userId } };
      const contact = await orNull('user_not_found', () =>
        client.send(accountContactCall, sent, { requestId: randomKey() }),
      );
      if (contact) return contact.emailVerified ? { email: contact.email, until: null } : null;
      // An identity of an earlier release remembers none.
      const answer = await orNull('not_found', () =>
        client.send(erasedAddressCall, sent, { requestId: randomKey() }),
      );
      const erased = answer?.erased;
      return erased ? { email: erased.email, until: new Date(erased.requestedAt) } : null;
    },
    /** Has a mail sent; throws unless identity has stored it. */
    async sendMail(body: Mail): Promise<void> {
      await client.send(sendMailCall, { body }, { requestId: randomKey() });
    },
  };
}

/** `null` where the answer is an error of this code. */
async function orNull<T>(code: ErrorCode, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return null;
    throw error;
  }
}
