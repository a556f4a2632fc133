import { sendMailCall } from '@turno/shared-types';
import type { Contact, Mail } from '../src/managers/clients/accounts.ts';

/** Accounts as identity knows them: every account has an address of its own, unless a test says otherwise. */
export function createTestAccounts() {
  const changed = new Map<number, Partial<Contact> | null>();
  const mails: Mail[] = [];
  return {
    mails,
    set: (userId: number, change: Partial<Contact> | null) => changed.set(userId, change),
    async contactOf(userId: number): Promise<Contact | null> {
      const change = changed.get(userId);
      if (change === null) return null;
      const usual = { name: `Person ${userId}`, role: 'ROLE_MERCHANT', emailVerified: true };
      return { email: `person-${userId}@example.com`, ...usual, ...change };
    },
    async sendMail(mail: Mail): Promise<void> {
      // Identity refuses what the contract does not allow.
      mails.push(sendMailCall.body.parse(mail));
    },
  };
}
