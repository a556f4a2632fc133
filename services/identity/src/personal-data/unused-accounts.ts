import { randomUUID } from 'node:crypto';
import { runSteps, runUntilAway } from '@turno/kit';
import { DEFAULT_LOCALE } from '@turno/shared-types/constants';
import type { UnusedAccount } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { beginErasure, eraseAccount } from './delete-account.ts';
import { lastUseInQueues, unusedUntil } from './rules.ts';

const BATCH = 50;
const LEASE = 'unused-accounts';
/** Longer than one account takes. */
const LEASE_MS = 5 * 60_000;
const HOLDER = randomUUID();

type Due = ReturnType<typeof unusedUntil>['toErase' | 'toNotify'];

/**
 * STA-010: notifies the owners of accounts that nobody has used for almost two years, and erases those whose owners were
 * notified 30 days ago. One process at a time handles a bounded batch; the next sweep continues.
 */
export async function eraseUnusedAccounts(deps: Deps): Promise<void> {
  const { store, now } = deps;
  const takeLease = () => store.leases.take(LEASE, HOLDER, LEASE_MS);
  if (!(await takeLease())) return;
  const { toNotify, toErase } = unusedUntil(now());
  const handle = async (due: Due, work: (account: UnusedAccount) => Promise<void>) =>
    runUntilAway(await store.accountUse.findUnused(due, BATCH), async (account) => {
      // Renewed for each account: queues may take long to answer, and another process has the rest of the batch then.
      if ((await takeLease()) && (await isUnused(deps, account, due.usedUntil)))
        await work(account);
    });
  await runSteps([
    () => handle(toNotify, (account) => notifyOwner(deps, account)),
    () => handle(toErase, (account) => erase(deps, account)),
  ]);
}

/**
 * Asks queues for the person's tickets and merchants; records a use that it finds there, so that it need not ask again soon.
 */
async function isUnused(
  { store, people, now }: Deps,
  { id }: UnusedAccount,
  usedUntil: Date,
): Promise<boolean> {
  const used = lastUseInQueues(await people.inQueues(id, randomUUID()), now());
  if (!used || used <= usedUntil) return true;
  await store.accountUse.record(id, { lastUsedAt: used });
  return false;
}

/** The mail comes first, so that no account is erased without notice. */
async function notifyOwner({ store, mail, now }: Deps, account: UnusedAccount): Promise<void> {
  const { id: userId, email: to, locale = DEFAULT_LOCALE, lastUsedAt } = account;
  const id = `account-unused:${userId}:${lastUsedAt.getTime()}`;
  await mail.send({ id, kind: 'account-unused', userId, to, locale, writtenAt: now() });
  await store.accountUse.setNotified(account, now());
}

async function erase(deps: Deps, { id, locale }: UnusedAccount): Promise<void> {
  const user = await deps.store.users.findById(id);
  if (!user) return;
  await beginErasure(deps, user, locale ?? DEFAULT_LOCALE);
  await eraseAccount(deps, id);
}
