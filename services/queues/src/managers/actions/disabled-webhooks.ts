import { runEach } from '@turno/kit';
import { teamIds } from '../../merchants/index.ts';
import type { ManagerMail } from '../../notifications/index.ts';
import type { Deps } from '../deps.ts';
import { mailInvitation } from './invite-manager.ts';

/**
 * Puts a mail into the outbox for each owner of a webhook that failures disabled, a bounded batch. The webhook remembers
 * that its owners are to be mailed until the mails are in the outbox.
 */
export async function enqueueDisabledWebhooks(deps: Deps, limit: number): Promise<void> {
  const { store } = deps;
  const due = await store.webhooks.findNoticeDue(limit);
  await runEach(due, async ({ merchantId, webhook }) => {
    const { id, url, locale, failingSince } = webhook;
    const event = `webhook-disabled.${merchantId}.${id}.${failingSince?.getTime() ?? 0}`;
    const merchant = await store.merchants.find(merchantId);
    await store.outbox.put(
      (merchant ? teamIds(merchant, 'owner') : []).map((userId) => ({
        kind: 'webhook-disabled',
        ...{ id: `${event}.${userId}`, merchantId, userId, url, locale },
      })),
    );
    await store.webhooks.endNotice(merchantId, id);
  });
}

/** Sends a mail of the outbox to a manager, or to a person who is to become one. */
export function sendManagerMail(deps: Deps, item: ManagerMail): Promise<void> {
  return item.kind === 'manager-invitation'
    ? mailInvitation(deps, item)
    : mailDisabledWebhook(deps, item);
}

type DisabledWebhook = Extract<ManagerMail, { kind: 'webhook-disabled' }>;

/** Only the owner of an address is mailed there, and only while that person owns the merchant. */
async function mailDisabledWebhook(deps: Deps, item: DisabledWebhook): Promise<void> {
  const { store, accounts } = deps;
  const { id, merchantId, userId, url, locale } = item;
  if ((await store.merchants.roleAt(merchantId, userId)) !== 'owner') return;
  const [merchant, contact] = await Promise.all([
    store.merchants.find(merchantId),
    accounts.contactOf(userId),
  ]);
  if (!merchant || !contact?.emailVerified) return;
  await accounts.sendMail({
    ...{ id, template: 'webhook-disabled', to: contact.email, locale },
    path: '/merchant-settings',
    values: { merchant: merchant.name, address: url },
  });
}
