import { NOTICE_WORDS, type PushPayload } from '@turno/shared-types/notices';
import type { NoticeItem } from '../../outbox/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { newsSeconds } from '../rules/news-time.ts';
import type { TicketNotices } from '../store/ticket-notices.ts';
import { isTakenAlong } from './follow-holder.ts';
import { livePush } from './live-push.ts';
import { sendText } from './send-text.ts';

/** What a push service accepts as a topic. */
const TOPIC_LENGTH = 32;

/**
 * Sends a message, unless its person has ended the messages meanwhile or it is outdated. Throws errors that justify another
 * attempt.
 */
export async function sendNotice(deps: Deps, item: NoticeItem): Promise<void> {
  const subscription = await deps.store.ticketNotices.findOfMessage(item.subscriptionId);
  if (!subscription) return;
  const ticket = await deps.store.tickets.findNumberNow(
    subscription.counterId,
    subscription.number,
  );
  if (!ticket || !isTheirs(subscription, ticket) || isOutdated(item, ticket)) return;
  const ttl = newsSeconds(item.about, ticket) - ageOf(item, deps.now());
  if (ttl <= 0) return;
  if (item.kind === 'notice-push') await sendPush(deps, subscription, { item, ttl });
  else if (item.kind === 'notice-text') await sendText(deps, subscription, { ...item, ticket });
  else if (subscription.byEmail) await sendMail(deps, subscription, item);
}

/** Whether its person holds the ticket, also as the account that took the tickets of this guest along (S-16). */
function isTheirs(
  subscription: TicketNotices,
  ticket: Pick<TicketRecord, 'userId' | 'takenAlong'>,
): boolean {
  return ticket.userId === subscription.userId || isTakenAlong(subscription, ticket);
}

/** A late attempt may come after the call was taken back, or after the next call. */
function isOutdated({ about }: NoticeItem, { state }: TicketRecord): boolean {
  return (
    (about === 'called' && state === 'waiting') || (about === 'returned' && state !== 'waiting')
  );
}

/** The age in full seconds. */
function ageOf({ at }: NoticeItem, now: Date): number {
  return Math.floor((now.getTime() - at.getTime()) / 1_000);
}

async function sendPush(
  deps: Deps,
  { id, push: target, locale, path }: TicketNotices,
  { item, ttl }: { item: NoticeItem; ttl: number },
): Promise<void> {
  const { push, store } = deps;
  if (!target) return;
  if (!livePush(deps, target)) return store.ticketNotices.forgetPush(id, target.endpoint);
  const topic = id.slice(0, TOPIC_LENGTH);
  const result = await push.send(target, {
    payload: { ...pushKind(item), locale, path },
    ttl,
    topic,
  });
  if (result === 'gone') await store.ticketNotices.forgetPush(id, target.endpoint);
}

/** A browser that was not opened for a while may have a service worker that does not know a newer kind. */
function pushKind({ about }: NoticeItem): Pick<PushPayload, 'kind' | 'detail'> {
  return about === 'cancelled' ? { kind: 'ended', detail: about } : { kind: about };
}

async function sendMail(
  { accounts, store }: Deps,
  { userId, locale, path, merchantId }: TicketNotices,
  { id, about }: NoticeItem,
): Promise<void> {
  const [contact, merchant] = await Promise.all([
    accounts.contactOf(userId),
    store.merchants.find(merchantId),
  ]);
  if (!contact?.emailVerified || !merchant) return;
  const values = { ...NOTICE_WORDS[locale][about], merchant: merchant.name };
  await accounts.sendMail({
    id,
    template: 'ticket-notice',
    to: contact.email,
    locale,
    path,
    values,
  });
}
