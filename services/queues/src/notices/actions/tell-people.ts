import { runEach } from '@turno/kit';
import type { NoticeItem } from '../../notifications/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { nextNotice, type Seen } from '../rules/next-notice.ts';
import type { TicketNotices } from '../store/ticket-notices.ts';
import { followMove } from './follow-move.ts';
import { lookAtTickets } from './look-at-ticket.ts';

const BATCH_SIZE = 100;
/** Every so often a ticket is looked at without an event: for events that no process received, and for the time to leave. */
const [CHECK_MS, CHECK_WAY_MS] = [60_000, 20_000];
/** How long the messages of a ticket that is over are kept for those that are still sent. */
const KEPT_AFTER_END_MS = 3_600_000;

/**
 * Compares what people were told with their tickets, a batch of those that are due, and puts what is new into the outbox.
 * The decision is stored first: a process that dies after that leaves it to the next one. Returns whether there were any.
 */
export async function tellPeople(deps: Deps): Promise<boolean> {
  const { ticketNotices, tickets } = deps.store;
  const now = deps.now();
  const due = await ticketNotices.findDue(now, BATCH_SIZE);
  if (due.length === 0) return false;
  const found = await Promise.all(
    due.map(({ counterId, number }) => tickets.findNumberNow(counterId, number)),
  );
  const held = found.filter((ticket) => ticket !== null);
  const seen = await lookAtTickets(deps, held);
  const byId = new Map(held.map((ticket) => [ticket.id, ticket]));
  // First, so that one that always fails is not in the way of the others.
  const isOnWay = ({ travelSeconds }: TicketNotices) => travelSeconds !== null;
  const [ways, others] = [due.filter(isOnWay), due.filter((each) => !isOnWay(each))];
  await ticketNotices.checkAgain(idsOf(ways), now, new Date(now.getTime() + CHECK_WAY_MS));
  await ticketNotices.checkAgain(idsOf(others), now, new Date(now.getTime() + CHECK_MS));
  await runEach(due, (asked) => {
    const ticket = byId.get(asked.ticketId);
    const facts = seen.get(asked.ticketId);
    // Given to somebody else, or erased: the messages were not theirs.
    if (!ticket || !facts || ticket.userId !== asked.userId) return ticketNotices.remove(asked.id);
    return tell(deps, asked, { ticket, facts, now });
  });
  return true;
}

const idsOf = (asked: readonly TicketNotices[]) => asked.map(({ id }) => id);

async function tell(
  deps: Deps,
  asked: TicketNotices,
  { ticket, facts, now }: { ticket: TicketRecord; facts: Seen; now: Date },
): Promise<void> {
  const { ticketNotices } = deps.store;
  // A process that died had decided this.
  if (asked.due) await putOut(deps, asked, asked.due);
  const { travelSeconds, told: before } = asked;
  const { told, kind, isOver } = nextNotice(before, facts, { travelSeconds, now: now.getTime() });
  const due = kind ? { id: `notice.${asked.id}.${asked.revision}`, kind, at: now } : undefined;
  if (due || told !== before) {
    // Another process was faster, or the person changed something: the next look decides.
    if (!(await ticketNotices.decide(asked, { told, due }))) return;
    if (due) await putOut(deps, asked, due);
  }
  if (kind === 'moved') await followMove(deps, asked, ticket);
  if (isOver) await ticketNotices.end(asked.id, new Date(now.getTime() + KEPT_AFTER_END_MS));
}

async function putOut(
  { store }: Deps,
  { id: askedId, userId, merchantId, push, byEmail, byText }: TicketNotices,
  { id, kind: about, at }: NonNullable<TicketNotices['due']>,
): Promise<void> {
  const refs = { askedId, userId, merchantId, about, at };
  const items: NoticeItem[] = [
    ...(push ? [{ id: `${id}.push`, kind: 'notice-push' as const, ...refs }] : []),
    ...(byEmail ? [{ id: `${id}.mail`, kind: 'notice-mail' as const, ...refs }] : []),
    ...(byText ? [{ id: `${id}.text`, kind: 'notice-text' as const, ...refs }] : []),
  ];
  await store.outbox.put(items);
  await store.ticketNotices.settle(askedId, id);
}
