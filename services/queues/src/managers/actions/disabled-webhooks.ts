import { runEach } from '@turno/kit';
import { teamIds } from '../../merchants/index.ts';
import type { ManagerMail } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';
import { mailChangedStaff } from './changed-staff.ts';
import { mailClosedMerchant } from './closed-merchant.ts';
import { mailHandedOverMerchant } from './handed-over-merchant.ts';
import { mailInvitation } from './invite-manager.ts';

/**
 * Puts a mail into the outbox for each owner of a webhook that was disabled after failures; a bounded batch. The webhook stores
 * that the mails are due until they are in the outbox.
 */
export async function enqueueDisabledWebhooks(deps: Deps, limit: number): Promise<void> {
  const { merchantFlags, webhooks } = deps.store;
  const due = await webhooks.findNoticeDue(limit);
  await runEach(due, async ({ merchantId, webhook }) => {
    const { id, url, locale, failingSince } = webhook;
    const event = `${merchantId}.${id}.${failingSince?.getTime() ?? 0}`;
    await enqueueMails(deps, { event, merchantId, url, locale });
    await webhooks.endNotice(merchantId, id);
  });
  const off = await merchantFlags.findNextWebhooksOff(limit);
  await runEach(off, async ({ id: merchantId, at, locale }) => {
    const event = `${merchantId}.next.${at.getTime()}`;
    await enqueueMails(deps, { event, merchantId, url: null, locale });
    await merchantFlags.endNextWebhookNotice(merchantId, at);
  });
}

type Notice = Pick<DisabledWebhook, 'merchantId' | 'url' | 'locale'> & { event: string };

async function enqueueMails({ store }: Deps, { event, ...notice }: Notice): Promise<void> {
  const merchant = await store.merchants.find(notice.merchantId);
  await store.outbox.put(
    (merchant ? teamIds(merchant, 'owner') : []).map((userId) => ({
      id: `webhook-disabled.${event}.${userId}`,
      kind: 'webhook-disabled',
      ...notice,
      userId,
    })),
  );
}

/** Sends a mail of the outbox to a manager, or to an invited person. */
export function sendManagerMail(deps: Deps, item: ManagerMail): Promise<void> {
  switch (item.kind) {
    case 'manager-invitation':
      return mailInvitation(deps, item);
    case 'merchant-closed':
      return mailClosedMerchant(deps, item);
    case 'merchant-handed-over':
      return mailHandedOverMerchant(deps, item);
    case 'staff-changed':
      return mailChangedStaff(deps, item);
    default:
      return mailDisabledWebhook(deps, item);
  }
}

type DisabledWebhook = Extract<ManagerMail, { kind: 'webhook-disabled' }>;

/**
 * Mails the owner only while that person owns the merchant and the address: in the language of the account or, if that is
 * unknown, of the webhook.
 */
async function mailDisabledWebhook(deps: Deps, item: DisabledWebhook): Promise<void> {
  const { store, accounts } = deps;
  const { id, merchantId, userId, url, locale } = item;
  if ((await store.merchants.roleAt(merchantId, userId)) !== 'owner') return;
  const [merchant, contact] = await Promise.all([
    store.merchants.find(merchantId),
    accounts.contactOf(userId),
  ]);
  if (!merchant || !contact?.emailVerified) return;
  const mail = { id, to: contact.email, locale: contact.locale ?? locale };
  const values = { merchant: merchant.name };
  await accounts.sendMail(
    url === null
      ? { ...mail, template: 'calls-webhook-disabled', path: '/manage-merchant', values }
      : {
          ...mail,
          template: 'webhook-disabled',
          path: '/merchant-settings',
          values: { ...values, address: url },
        },
  );
}
