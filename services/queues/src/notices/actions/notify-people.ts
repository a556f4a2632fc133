import { runEach } from '@turno/kit';
import type { NoticeItem } from '../../outbox/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { newsSeconds } from '../rules/news-time.ts';
import { nextNotice, type TicketFacts } from '../rules/next-notice.ts';
import type { TicketNotices } from '../store/ticket-notices.ts';
import { followHolder } from './follow-holder.ts';
import { followMove } from './follow-move.ts';
import { loadTicketFacts } from './load-ticket-facts.ts';

const BATCH_SIZE = 100;
/** Every ticket is also checked at these intervals: for events that no process received, and for the time to leave. */
const [CHECK_MS, CHECK_TRAVELLING_MS] = [60_000, 20_000];

/**
 * Compares the tickets of a batch of due subscriptions with what their people were notified of, and puts new messages into the
 * outbox. The decision is stored first: if the process dies after that, the next one enqueues it. Returns whether any were due.
 */
export async function notifyPeople(deps: Deps): Promise<boolean> {
  const { ticketNotices, tickets } = deps.store;
  const now = deps.now();
  const due = await ticketNotices.findDue(now, BATCH_SIZE);
  if (due.length === 0) return false;
  const found = await Promise.all(
    due.map(({ counterId, number }) => tickets.findNumberNow(counterId, number)),
  );
  const held = found.filter((ticket) => ticket !== null);
  const factsById = await loadTicketFacts(deps, held);
  const byId = new Map(held.map((ticket) => [ticket.id, ticket]));
  // The next check is scheduled first, so that a subscription that always fails does not block the others.
  const isTravelling = ({ travelSeconds }: TicketNotices) => travelSeconds !== null;
  const [travelling, others] = [
    due.filter(isTravelling),
    due.filter((each) => !isTravelling(each)),
  ];
  await ticketNotices.checkAgain(
    idsOf(travelling),
    now,
    new Date(now.getTime() + CHECK_TRAVELLING_MS),
  );
  await ticketNotices.checkAgain(idsOf(others), now, new Date(now.getTime() + CHECK_MS));
  await runEach(due, (subscription) => {
    const ticket = byId.get(subscription.ticketId);
    const facts = factsById.get(subscription.ticketId);
    if (!ticket || !facts) return ticketNotices.remove(subscription.id);
    if (ticket.userId !== subscription.userId) return followHolder(deps, subscription, ticket);
    return notify(deps, subscription, { ticket, facts, now });
  });
  return true;
}

const idsOf = (subscription: readonly TicketNotices[]) => subscription.map(({ id }) => id);

async function notify(
  deps: Deps,
  subscription: TicketNotices,
  { ticket, facts, now }: { ticket: TicketRecord; facts: TicketFacts; now: Date },
): Promise<void> {
  const { ticketNotices } = deps.store;
  // An earlier process decided this and died.
  if (subscription.due) await enqueue(deps, subscription, subscription.due);
  const { travelSeconds, notified: before } = subscription;
  const { notified, kind, isOver } = nextNotice(before, facts, {
    travelSeconds,
    now: now.getTime(),
  });
  const due = kind
    ? {
        id: `notice.${subscription.id}.${subscription.revision}`,
        kind,
        at: now,
        // A day ends at midnight, when a text message would wake people.
        isPushOnly: facts.isDayMissed,
      }
    : undefined;
  if (due || notified !== before) {
    // Another process was faster, or the person changed the preferences; the next check decides.
    if (!(await ticketNotices.decide(subscription, { notified, due }))) return;
    if (due) await enqueue(deps, subscription, due);
  }
  if (kind === 'moved') await followMove(deps, subscription, ticket);
  if (isOver) {
    // The last message may still be sent.
    const until = new Date(now.getTime() + newsSeconds(kind ?? 'ended', ticket) * 1_000);
    await ticketNotices.end(subscription.id, until);
  }
}

async function enqueue(
  { store }: Deps,
  { id: subscriptionId, userId, merchantId, push, byEmail, byText }: TicketNotices,
  { id, kind: about, at, isPushOnly = false }: NonNullable<TicketNotices['due']>,
): Promise<void> {
  const refs = { subscriptionId, userId, merchantId, about, at };
  const items: NoticeItem[] = [
    ...(push ? [{ id: `${id}.push`, kind: 'notice-push' as const, ...refs }] : []),
    ...(byEmail && !isPushOnly
      ? [{ id: `${id}.mail`, kind: 'notice-mail' as const, ...refs }]
      : []),
    ...(byText && !isPushOnly ? [{ id: `${id}.text`, kind: 'notice-text' as const, ...refs }] : []),
  ];
  await store.outbox.put(items);
  await store.ticketNotices.markEnqueued(subscriptionId, id);
}
