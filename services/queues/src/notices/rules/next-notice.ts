import type { NoticeKind } from '@turno/shared-types/notices';
import { type LeaveTold, leaveNews } from '@turno/shared-types/waits';

type QueueState = 'open' | 'paused' | 'closed';

/** What the holder of a ticket was told last, or saw when asking for messages. */
export type Told = {
  /** When the call that was told happened, in ms since the epoch. */
  calledAt?: number;
  isNear?: true;
  queue: QueueState;
  leave?: LeaveTold;
};

/** What there is to tell of a ticket. */
export type Seen = {
  end: 'moved' | 'ended' | null;
  /** Checked in, given back or of a day that is over. */
  isOver: boolean;
  calledAt: number | null;
  queue: QueueState;
  /** Whether staff chose to tell nobody of this pause (QUE-046). */
  isQuiet: boolean;
  /** `null` for a show, for whose time people come. */
  ticketsAhead: number | null;
  /** Seconds until the turn. */
  wait: { earliestSeconds: number; medianSeconds: number };
};

type Next = { told: Told; kind: NoticeKind | null; isOver: boolean };

/** "Two before you." */
const NEAR_TICKETS = 2;

/** The one message that is due now, and what has been told with it. */
export function nextNotice(told: Told, seen: Seen, { travelSeconds, now }: Way): Next {
  if (seen.end) return { told, kind: seen.end, isOver: true };
  if (seen.isOver) return { told, kind: null, isOver: true };
  const way = { travelSeconds, now };
  const held = seen.queue === 'open' ? told : afterLeaving(told, seen, way);
  const news =
    called(held, seen) ?? stopped(held, seen) ?? leaving(held, seen, way) ?? near(held, seen);
  return { told: held, kind: null, isOver: false, ...news };
}

type News = { told: Told; kind?: NoticeKind };

/** A called ticket has no other news; `calledAgain` is another call. */
function called(told: Told, { calledAt }: Seen): News | null {
  if (calledAt === null) return null;
  return calledAt === told.calledAt ? { told } : { told: { ...told, calledAt }, kind: 'called' };
}

function stopped(told: Told, { queue, isQuiet }: Seen): News | null {
  if (isQuiet || queue === told.queue) return null;
  return { told: { ...told, queue }, kind: kindOf(told.queue, queue) };
}

function kindOf(before: QueueState, after: QueueState): NoticeKind {
  if (after !== 'open') return after;
  return before === 'closed' ? 'reopened' : 'resumed';
}

type Way = { travelSeconds: number | null; now: number };

function leaving(told: Told, seen: Seen, way: Way): News | null {
  const after = afterLeaving(told, seen, way);
  const kind = after.leave?.state;
  return after === told || !kind || kind === 'held' ? null : { told: after, kind };
}

/** What was told about leaving with what is to be told now; the same when there is no news of it. */
function afterLeaving(told: Told, { queue, wait }: Seen, { travelSeconds, now }: Way): Told {
  if (travelSeconds === null) return told;
  const before = told.leave ?? null;
  const leave = leaveNews(before, { ...wait, travelSeconds, isHeldUp: queue !== 'open', now });
  return leave === null || leave === before ? told : { ...told, leave };
}

function near(told: Told, { queue, ticketsAhead }: Seen): News | null {
  const isNear = queue === 'open' && ticketsAhead !== null && ticketsAhead <= NEAR_TICKETS;
  return isNear && !told.isNear ? { told: { ...told, isNear }, kind: 'near' } : null;
}

/** What somebody who asks for messages sees already; only leaving is told, also at once. */
export function toldAtFirst({ calledAt, queue, isQuiet, ticketsAhead }: Seen): Told {
  return {
    queue: isQuiet ? 'open' : queue,
    ...(calledAt === null ? {} : { calledAt }),
    ...(ticketsAhead !== null && ticketsAhead <= NEAR_TICKETS ? { isNear: true } : {}),
  };
}
