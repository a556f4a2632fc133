import { Postponed } from '@turno/kit';
import { teamIds } from '../../merchants/index.ts';
import type { ManagerMail } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';
import { mailPerson } from './mail-person.ts';

/** How often the sweeper completes the closings of dead processes. */
const COMPLETED_EVERY_MS = 5_000;

/**
 * S-08: puts a mail into the outbox for each owner of a merchant that is being closed for good. This step is repeated until the
 * next one ends the closing; nothing is sent before, so that each owner is mailed once.
 */
export async function enqueueClosedMails({ store }: Deps, merchantId: number): Promise<void> {
  const merchant = await store.merchants.find(merchantId);
  if (!merchant || !(await store.merchantFlags.isClosing(merchantId))) return;
  await store.outbox.put(
    teamIds(merchant, 'owner').map((userId) => ({
      id: `merchant-closed.${merchantId}.${userId}`,
      kind: 'merchant-closed',
      merchantId,
      userId,
    })),
  );
}

type ClosedMerchant = Extract<ManagerMail, { kind: 'merchant-closed' }>;

/** Sends the mail once the merchant is closed. */
export async function mailClosedMerchant(deps: Deps, item: ClosedMerchant): Promise<void> {
  const { store, now } = deps;
  // If it were sent now, the process that completes the closing would enqueue it again.
  if (await store.merchantFlags.isClosing(item.merchantId))
    throw new Postponed(new Date(now().getTime() + COMPLETED_EVERY_MS));
  await mailPerson(deps, item, ({ merchant }) => ({
    template: 'merchant-closed',
    path: '/manage-merchant',
    values: { merchant },
  }));
}
