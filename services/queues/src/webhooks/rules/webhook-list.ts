import type { Locale } from '@turno/shared-types';
import type { WebhookEvent } from '@turno/shared-types/webhooks';
import type { RuleViolation } from '../../core/index.ts';

export type WebhookRecord = {
  id: number;
  url: string;
  events: readonly WebhookEvent[];
  enabled: boolean;
  secret: string;
  /** The secret before the last rotation. */
  previous: { secret: string; endsAt: Date } | null;
  /** Since when every delivery has failed. */
  failingSince: Date | null;
  /** Whether the managers still have to be notified that failures disabled it. */
  isNoticeDue?: boolean;
  /** The language of the manager who created it, for mails to owners whose own language is unknown. */
  locale: Locale;
  createdAt: Date;
};
/** The webhooks of one merchant in the order of their creation. Ids are never reused. */
export type WebhookList = { webhooks: readonly WebhookRecord[]; lastId: number };
export type Changed = { list: WebhookList; webhook: WebhookRecord };

const MAX_WEBHOOKS = 5;
/** How long every delivery may fail before the webhook is disabled. */
const MAX_FAILING_MS = 3 * 86_400_000;

type NewWebhook = Pick<WebhookRecord, 'url' | 'events' | 'secret' | 'locale' | 'createdAt'>;

export function addWebhook(list: WebhookList, added: NewWebhook): Changed | RuleViolation {
  if (list.webhooks.length >= MAX_WEBHOOKS)
    return { code: 'webhooks_exceeded', payload: { n: MAX_WEBHOOKS } };
  const id = list.lastId + 1;
  const webhook = { ...added, id, enabled: true, previous: null, failingSince: null };
  return { list: { webhooks: [...list.webhooks, webhook], lastId: id }, webhook };
}

export type WebhookEdit = {
  url?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  enabled?: boolean | undefined;
};

/** Changes the given fields. A webhook that is enabled again starts without failures. */
export function editWebhook(list: WebhookList, id: number, edit: WebhookEdit) {
  return replace(list, id, (webhook) => ({
    ...webhook,
    url: edit.url ?? webhook.url,
    events: edit.events ?? webhook.events,
    ...(edit.enabled === undefined
      ? {}
      : { enabled: edit.enabled, failingSince: null, isNoticeDue: false }),
  }));
}

/** Replaces the secret of a webhook; the current one also signs until `endsAt`. */
export function rotateSecret(
  list: WebhookList,
  id: number,
  { secret, endsAt }: { secret: string; endsAt: Date },
) {
  return replace(list, id, (webhook) => ({
    ...webhook,
    secret,
    previous: { secret: webhook.secret, endsAt },
  }));
}

/**
 * Updates a webhook after an attempt: a success ends its failures, and three days of failures disable it. A disabled webhook
 * stays unchanged, with the reason why it receives nothing.
 */
export function afterAttempt(list: WebhookList, id: number, isTaken: boolean, now: Date) {
  return replace(list, id, (webhook) => {
    if (!webhook.enabled) return webhook;
    if (isTaken)
      return webhook.failingSince === null ? webhook : { ...webhook, failingSince: null };
    const { failingSince } = webhook;
    if (failingSince === null) return { ...webhook, failingSince: now };
    const isOver = now.getTime() - failingSince.getTime() >= MAX_FAILING_MS;
    return isOver ? { ...webhook, enabled: false, isNoticeDue: true } : webhook;
  });
}

/** Records that the managers of a disabled webhook were notified. */
export function withoutNotice(list: WebhookList, id: number) {
  return replace(list, id, (webhook) =>
    webhook.isNoticeDue ? { ...webhook, isNoticeDue: false } : webhook,
  );
}

/** The secrets that sign now, the current one first. */
export function secretsInForce({ secret, previous }: WebhookRecord, now: Date): string[] {
  return previous && now < previous.endsAt ? [secret, previous.secret] : [secret];
}

function replace(
  list: WebhookList,
  id: number,
  change: (webhook: WebhookRecord) => WebhookRecord,
): Changed | RuleViolation {
  const present = list.webhooks.find((webhook) => webhook.id === id);
  if (!present) return { code: 'webhook_not_found' };
  const webhook = change(present);
  if (webhook === present) return { list, webhook };
  const webhooks = list.webhooks.map((each) => (each.id === id ? webhook : each));
  return { list: { ...list, webhooks }, webhook };
}
