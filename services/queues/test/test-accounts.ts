import { sendMailCall } from '@turno/shared-types';
import type { Contact, Mail, PersonAddress } from '../src/managers/clients/accounts.ts';

/** Accounts as identity knows them: every account has an address of its own, unless a test says otherwise. */
export function createTestAccounts() {
  const changed = new Map<number, Partial<Contact> | null>();
  const erased = new Map<number, PersonAddress>();
  const mails: Mail[] = [];
  const confirmed: { userId: number; email: string }[] = [];
  const accounts = {
    mails,
    confirmed,
    set: (userId: number, change: Partial<Contact> | null) => changed.set(userId, change),
    /** Deletes an account with a confirmed address; identity remembers the address until the person is erased. */
    remove(userId: number, email: string, until: Date) {
      changed.set(userId, null);
      erased.set(userId, { email, until });
    },
    async contactOf(userId: number): Promise<Contact | null> {
      const change = changed.get(userId);
      if (change === null) return null;
      const usual = { name: `Person ${userId}`, role: 'ROLE_MERCHANT', emailVerified: true };
      return { email: `person-${userId}@example.com`, ...usual, ...change };
    },
    async addressOf(userId: number): Promise<PersonAddress | null> {
      const contact = await accounts.contactOf(userId);
      if (contact) return contact.emailVerified ? { email: contact.email, until: null } : null;
      return erased.get(userId) ?? null;
    },
    async confirmAddress(userId: number, email: string): Promise<boolean> {
      const contact = await accounts.contactOf(userId);
      if (contact?.email !== email) return false;
      confirmed.push({ userId, email });
      changed.set(userId, { ...changed.get(userId), emailVerified: true });
      return true;
    },
    async sendMail(mail: Mail): Promise<void> {
      // Identity refuses what the contract does not allow.
      mails.push(sendMailCall.body.parse(mail));
    },
  };
  return accounts;
}
