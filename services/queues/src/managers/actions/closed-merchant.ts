import { Postponed } from '@turno/kit';
import { teamIds } from '../../merchants/index.ts';
import type { ManagerMail } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';
import { mailPerson } from './mail-person.ts';

/** How often the sweeper completes the closings of processes that died. */
const COMPLETED_EVERY_MS = 5_000;

/**
 * S-08: puts a mail into the outbox for each owner of a merchant that is being closed for good. The step that ends the
 * closing follows; until then it is repeated and nothing is sent, so that each owner is mailed once.
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
  // Sent now, it would be put into the outbox once more by whoever completes the closing.
  if (await store.merchantFlags.isClosing(item.merchantId))
    throw new Postponed(new Date(now().getTime() + COMPLETED_EVERY_MS));
  await mailPerson(deps, item, ({ merchant }) => ({
    template: 'merchant-closed',
    path: '/manage-merchant',
    values: { merchant },
  }));
}
