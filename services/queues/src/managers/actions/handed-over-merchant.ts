import { runEach } from '@turno/kit';
import { DEFAULT_LOCALE } from '@turno/shared-types/constants';
import type { HandOver } from '../../merchants/index.ts';
import type { ManagerMail } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';

/**
 * S-08: puts a mail into the outbox for the previous and for the new owner of a merchant. The merchant remembers that they
 * are to be mailed until then.
 */
export async function enqueueHandOverMails(
  { store }: Deps,
  handOver: HandOver & { merchantId: number },
): Promise<void> {
  const { merchantId, from, to, at } = handOver;
  await store.outbox.put(
    [from, to].map((userId) => ({
      id: `merchant-handed-over.${merchantId}.${at.getTime()}.${userId}`,
      kind: 'merchant-handed-over',
      merchantId,
      userId,
      isOwner: userId === to,
    })),
  );
  await store.managers.endHandOver(handOver);
}

/** Puts the mails into the outbox that a crash left out, of so many merchants. */
export async function finishHandOvers(deps: Deps, limit: number): Promise<void> {
  const due = await deps.store.managers.findHandOvers(limit);
  await runEach(due, (handOver) => enqueueHandOverMails(deps, handOver));
}

type HandedOver = Extract<ManagerMail, { kind: 'merchant-handed-over' }>;

/** In the language of the account; only the owner of an address is mailed there. */
export async function mailHandedOverMerchant(deps: Deps, item: HandedOver): Promise<void> {
  const { id, merchantId, userId, isOwner } = item;
  const [merchant, contact] = await Promise.all([
    deps.store.merchants.find(merchantId),
    deps.accounts.contactOf(userId),
  ]);
  if (!merchant || !contact?.emailVerified) return;
  await deps.accounts.sendMail({
    id,
    to: contact.email,
    locale: contact.locale ?? DEFAULT_LOCALE,
    template: isOwner ? 'merchant-taken-over' : 'merchant-handed-over',
    path: isOwner ? '/merchant-settings' : '/manage-merchant',
    values: { merchant: merchant.name },
  });
}
