import { runEach } from '@turno/kit';
import type { HandOver } from '../../merchants/index.ts';
import type { ManagerMail } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';
import { mailPerson } from './mail-person.ts';

/**
 * S-08: puts mails into the outbox for the previous and the new owner of a merchant. Until then the merchant stores that they
 * are due.
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

/** Enqueues the mails that a crash left out, for a bounded number of merchants. */
export async function finishHandOvers(deps: Deps, limit: number): Promise<void> {
  const due = await deps.store.managers.findHandOvers(limit);
  await runEach(due, (handOver) => enqueueHandOverMails(deps, handOver));
}

type HandedOver = Extract<ManagerMail, { kind: 'merchant-handed-over' }>;

/** The mail links the new owner to the settings, and the previous one to the dashboard. */
export function mailHandedOverMerchant(deps: Deps, item: HandedOver): Promise<void> {
  const { isOwner } = item;
  return mailPerson(deps, item, ({ merchant }) => ({
    template: isOwner ? 'merchant-taken-over' : 'merchant-handed-over',
    path: isOwner ? '/merchant-settings' : '/manage-merchant',
    values: { merchant },
  }));
}
