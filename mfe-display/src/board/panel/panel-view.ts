import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import {
  isOpen,
  joinBlocker,
  localTime,
  type MerchantDay,
  merchantDay,
  nextOpening,
  type QueueStatus,
  queueStatus,
  type Show,
  showDays,
  waitingOn,
  waitText,
} from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';

/** What a person who takes a number now can expect (DIS-002). */
export type Hint =
  | { kind: 'none' }
  | { kind: 'opens' | 'entrance'; time: string }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'clock'; at: Date };

export type Panel = {
  queueId: number;
  name: string;
  /** `waiting`: open, and no number has been called yet (DIS-003); `idle`: none is served at the moment (S-21). */
  state: 'serving' | 'waiting' | 'idle' | 'paused' | 'closed' | 'free-access';
  /** The number being served; stays on show while a paused or closed queue is still worked off. */
  number: string | null;
  /** The calls that desks serve, the newest first, whatever the panel shows of them: these are announced. */
  calls: readonly DeskNumber[];
  /** S-20: the numbers that desks serve, the newest first, with the names of the desks; empty without named desks. */
  desks: readonly DeskNumber[];
  /** People waiting; `null` for free access (DIS-004). */
  people: number | null;
  hint: Hint;
  /** Whether the board invites people to take a number (S-04). */
  mayJoin: boolean;
};

/** A number and the desk that serves it. */
export type DeskNumber = {
  number: string;
  desk: string | null;
  /** When it was called, or called again last; `null` from services of an older release. */
  calledAt: string | null;
};

const NO_HINT: Hint = { kind: 'none' };

/** What the board shows of a merchant at an instant: one panel for each queue, and for each event with a show today. */
export function panelsOf(merchant: Merchant, now: Date): Panel[] {
  const day = merchantDay(merchant, now);
  return merchant.queues.flatMap((queue) => {
    // Child queues are part of their parent's panel.
    if (queue.parentQueueId !== null) return [];
    if (queue.type === 'standard') return panelOf({ merchant, queue, day, show: null });
    const show = shownShow(merchant, queue, now);
    return show ? panelOf({ merchant, queue, day, show }) : [];
  });
}

/** The show of today that called last, else the next one; `null` after the last. */
function shownShow(merchant: Merchant, queue: Queue, now: Date): Show | null {
  const [today] = showDays(merchant, queue, { now, audience: 'public' });
  if (today?.date !== localTime(now, merchant.timezone).date) return null;
  const calledAt = ({ counter }: Show) => callsOf(counter)[0]?.calledAt ?? '';
  // The sort is stable: without a call the first show stays in front.
  const [latest] = today.shows.toSorted((a, b) => calledAt(b).localeCompare(calledAt(a)));
  return latest ?? null;
}

type QueueContext = {
  merchant: Merchant;
  queue: Queue;
  day: MerchantDay;
  /** The show of an event; `null` for any other queue. */
  show: Show | null;
};

function panelOf(context: QueueContext): Panel {
  const { merchant, day, show } = context;
  const { id: queueId, listOnly, type } = context.queue;
  const name = nameOf(context);
  if (listOnly) {
    const hint = opensHint(context);
    const nobody = { number: null, calls: [], desks: [], people: null };
    return { queueId, name, state: 'free-access', ...nobody, hint, mayJoin: false };
  }
  const counter = counterOf(context);
  const { closed = false, paused = false } = counter ?? {};
  const queueDay = { closed, paused, type, day };
  const state = stateOf(queueStatus(queueDay), counter);
  const isWorkedOff = (counter?.ticketsAhead ?? 0) > 0;
  const hasNumber =
    state === 'serving' || state === 'paused' || (state === 'closed' && isWorkedOff);
  const calls = callsOf(counter);
  return {
    queueId,
    name,
    state,
    number: hasNumber ? (counter?.currentTicket ?? null) : null,
    calls,
    desks: hasNumber && calls.some(({ desk }) => desk !== null) ? calls.slice(0, MAX_DESKS) : [],
    people: counter ? waitingOn(counter).people : 0,
    hint: hintOf(context, state, counter),
    // A show is booked, with a choice of its time.
    mayJoin: !show && joinBlocker(queueDay, merchant, false) === null,
  };
}

function nameOf({ merchant, queue, show }: QueueContext): string {
  return show ? `${queue.name} ${formatTime(show.slot.startsAt, merchant.timezone)}` : queue.name;
}

/** So many desks fit below the number. */
const MAX_DESKS = 6;

/** The calls that desks serve now, newest first, without tickets that were set aside (S-21). */
function callsOf(counter: DailyCounter | null): DeskNumber[] {
  if (!counter) return [];
  const { latestCalls, currentTicket: number } = counter;
  if (!latestCalls) return number === null ? [] : [{ number, desk: null, calledAt: null }];
  return latestCalls
    .filter(({ ended }) => !ended)
    .map(({ ticketValue, desk, calledAt }) => ({
      number: ticketValue,
      desk: desk?.name ?? null,
      calledAt,
    }));
}

// The counter of an earlier day is obsolete, because numbers restart with each day (QUE-041).
function counterOf({ queue, day, show }: QueueContext): DailyCounter | null {
  if (show) return show.counter;
  const counter = queue.queue_daily_counters[0];
  return counter?.date === day.date ? counter : null;
}

function stateOf(status: QueueStatus, counter: DailyCounter | null): Panel['state'] {
  if (status !== 'opened') return status;
  if (counter?.currentTicket) return 'serving';
  return counter && counter.counter > 0 ? 'idle' : 'waiting';
}

function hintOf(context: QueueContext, state: Panel['state'], counter: DailyCounter | null): Hint {
  if (state === 'closed' || state === 'paused') return NO_HINT;
  const opens = opensHint(context);
  if (opens.kind !== 'none' || context.show) return opens;
  const wait = waitText(counter?.estimatedWaitingTime ?? null, context.day.now);
  // the board hides a wait of nothing.
  return wait.kind === 'minutes' || wait.kind === 'clock' ? wait : NO_HINT;
}

function opensHint({ day, show }: QueueContext): Hint {
  if (show) {
    const { entranceFrom: from } = show.slot;
    return from > day.now ? { kind: 'entrance', time: formatTime(from, day.timezone) } : NO_HINT;
  }
  const next = isOpen(day) ? null : nextOpening(day);
  return next === null ? NO_HINT : { kind: 'opens', time: formatTime(next, day.timezone) };
}
