import { DEMO_ACCOUNTS } from '@turno/tools/seed';
import type { Deps } from './deps.ts';

/** Adds the demo accounts, once, to a database that holds no others. */
export async function addDemoAccounts({ store, passwords, now }: Deps): Promise<void> {
  const ids = DEMO_ACCOUNTS.map(({ id }) => id);
  if (await store.users.hasOthersThan(ids)) return;
  for (const { password, ...account } of DEMO_ACCOUNTS) {
    if (await store.users.findById(account.id)) continue;
    const passwordHash = await passwords.hash(password, 'slow');
    const createdAt = now();
    const dates = { createdAt, emailVerifiedAt: createdAt, expiresAt: null };
    await store.users.add({ ...account, passwordHash, ...dates });
  }
}
