import type { NoticeKind } from '@turno/shared-types/notices';
import { type LeaveNews, leaveNews } from '@turno/shared-types/waits';

type QueueState = 'open' | 'paused' | 'closed';

/** What the holder of a ticket was last notified of, or saw when subscribing. */
export type Notified = {
  /** When that call happened, in ms since the epoch. */
  calledAt?: number;
  isNear?: true;
  queue: QueueState;
  leave?: LeaveNews;
};

/** What a holder may be notified of. */
export type TicketFacts = {
  end: 'moved' | 'ended' | 'cancelled' | null;
  /** QUE-071: whether the ticket still waited, or was set aside, when its day ended. */
  isDayMissed: boolean;
  /** Whether the ticket was checked in or given back, or its day is over. */
  isOver: boolean;
  calledAt: number | null;
  /** `null` for a show: its people come at a fixed time, and only its bookings stop and resume; staff cancel it otherwise. */
  queue: QueueState | null;
  /** Whether calls have stopped. A closed queue still serves its tickets unless it is also paused (S-04). */
  isPaused: boolean;
  /** Whether staff chose not to notify the people who wait about this pause (QUE-046). */
  isQuiet: boolean;
  /** `null` for a show, whose people come at a fixed time. */
  ticketsAhead: number | null;
  /** The wait until the turn. */
  wait: { earliestSeconds: number; safeSeconds: number; medianSeconds: number };
};

type Next = { notified: Notified; kind: NoticeKind | null; isOver: boolean };

/** The threshold of the message "two before you". */
const NEAR_TICKETS = 2;

/** The one message that is due now, and the state of which its holder is then notified. */
export function nextNotice(
  notified: Notified,
  facts: TicketFacts,
  { travelSeconds, now }: Travel,
): Next {
  if (facts.end) return { notified, kind: facts.end, isOver: true };
  if (facts.isOver) return { notified, kind: null, isOver: true };
  const travel = { travelSeconds, now };
  const held = facts.isPaused ? afterLeaving(notified, facts, travel) : notified;
  const news =
    called(held, facts) ??
    returned(held, facts) ??
    stopped(held, facts) ??
    leaving(held, facts, travel) ??
    near(held, facts);
  return { notified: held, kind: null, isOver: false, ...news };
}

type News = { notified: Notified; kind?: NoticeKind };

/** A called ticket has no other news; a newer `calledAt` is another call. */
function called(notified: Notified, { calledAt }: TicketFacts): News | null {
  if (calledAt === null) return null;
  return calledAt === notified.calledAt
    ? { notified }
    : { notified: { ...notified, calledAt }, kind: 'called' };
}

/** S-21: notifies the holder that the call was taken back; "near" may be sent again after that. */
function returned(notified: Notified, { ticketsAhead }: TicketFacts): News | null {
  const { calledAt, isNear: _isNear, ...rest } = notified;
  if (calledAt === undefined) return null;
  return { notified: { ...rest, ...nearFlag(ticketsAhead) }, kind: 'returned' };
}

/** A person who was notified that a queue stopped is also notified when it continues, whatever staff chose for later pauses. */
function stopped(notified: Notified, { queue, isQuiet }: TicketFacts): News | null {
  const isUntold = isQuiet && queue !== 'open';
  if (queue === null || isUntold || queue === notified.queue) return null;
  return { notified: { ...notified, queue }, kind: kindOf(notified.queue, queue) };
}

function kindOf(before: QueueState, after: QueueState): NoticeKind {
  if (after !== 'open') return after;
  return before === 'closed' ? 'reopened' : 'resumed';
}

type Travel = { travelSeconds: number | null; now: number };

function leaving(notified: Notified, facts: TicketFacts, travel: Travel): News | null {
  const after = afterLeaving(notified, facts, travel);
  const kind = after.leave?.state;
  return after === notified || !kind || kind === 'held' ? null : { notified: after, kind };
}

/** Merges what was sent about leaving with what is to be sent now; unchanged if there is nothing new. */
function afterLeaving(
  notified: Notified,
  { isPaused, wait }: TicketFacts,
  { travelSeconds, now }: Travel,
): Notified {
  if (travelSeconds === null) return notified;
  const before = notified.leave ?? null;
  const leave = leaveNews(before, { ...wait, travelSeconds, isHeldUp: isPaused, now });
  return leave === null || leave === before ? notified : { ...notified, leave };
}

function near(notified: Notified, { isPaused, ticketsAhead }: TicketFacts): News | null {
  const { isNear } = isPaused ? {} : nearFlag(ticketsAhead);
  return isNear && !notified.isNear ? { notified: { ...notified, isNear }, kind: 'near' } : null;
}

function nearFlag(ticketsAhead: number | null): Pick<Notified, 'isNear'> {
  return ticketsAhead !== null && ticketsAhead <= NEAR_TICKETS ? { isNear: true } : {};
}

/** What the page already shows to a person who subscribes; only the time to leave is sent at once. */
export function notifiedAtFirst(facts: TicketFacts): Notified {
  const { calledAt, isQuiet, ticketsAhead } = facts;
  return {
    queue: isQuiet ? 'open' : (facts.queue ?? 'open'),
    ...(calledAt === null ? {} : { calledAt }),
    ...nearFlag(ticketsAhead),
  };
}
