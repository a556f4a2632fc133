import { ApiError, type ServiceClient } from '@turno/kit';
import {
  accountContactCall,
  type CallOutput,
  type CallReply,
  confirmMailedAddressCall,
  sendMailCall,
} from '@turno/shared-types';
import { randomKey } from '../../core/index.ts';

export type Contact = CallReply<typeof accountContactCall>;
export type Mail = CallOutput<typeof sendMailCall>['body'];
export type AccountsClient = ReturnType<typeof createAccountsClient>;

/** The identity service, which owns accounts and mails. */
export function createAccountsClient(client: ServiceClient) {
  return {
    /** Who is behind an account; `null` once it is deleted. */
    async contactOf(userId: number): Promise<Contact | null> {
      try {
        const trace = { requestId: randomKey() };
        return await client.send(accountContactCall, { params: { userId } }, trace);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'user_not_found') return null;
        throw error;
      }
    },
    /**
     * Says that the person of an account holds the secret that this address was mailed. Returns whether it is the confirmed
     * address of the account now; an identity of an earlier release confirms nothing.
     */
    async confirmAddress(userId: number, email: string): Promise<boolean> {
      try {
        const trace = { requestId: randomKey() };
        const sent = { params: { userId }, body: { email } };
        return (await client.send(confirmMailedAddressCall, sent, trace)).email === email;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return false;
        throw error;
      }
    },
    /** Has a mail sent; throws unless identity has stored it. */
    async sendMail(body: Mail): Promise<void> {
      await client.send(sendMailCall, { body }, { requestId: randomKey() });
    },
  };
}
