import type { DailyCounter, Merchant } from '@turno/shared-types';
import {
  isLateToJoin,
  isOpen,
  type JoinBlocker,
  joinBlocker,
  localTime,
  merchantDay,
  nextDayOpening,
  nextOpening,
  type PresentQueue,
  presentCounter,
  type QueueStatus,
  queueStatus,
  servedAt,
  sharesNumbers,
  shownShow,
  showsOfToday,
  type WaitRangeText,
  waitRangeText,
  waitStart,
  waitText,
} from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import { type BoardCall, peopleOf, presentCalls, type SizeCall, sizesOf } from './panel-calls.ts';
import { type ShowRow, showRows } from './panel-shows.ts';

/** A call that the board presents. */
export type CalledNumber = BoardCall & { queueId: number; queueName: string };

/** What a person who takes a number now can expect (DIS-002). */
export type Hint =
  | { kind: 'none' }
  /** S-04: numbers end, because the next person would most likely not be called before closing. */
  | { kind: 'ended' }
  /** S-04: numbers go on, but the next person would most likely not be called before closing. */
  | { kind: 'late' }
  | { kind: 'entrance'; time: string }
  /** `date` is left out for today. */
  | { kind: 'opens'; time: string; date?: string }
  | (({ kind: 'minutes'; minutes: number } | { kind: 'clock'; at: Date }) & {
      /** S-02: the times between which the wait most likely ends. */
      range: WaitRangeText | null;
    });

export type Panel = {
  queueId: number;
  name: string;
  /** S-01: whether its numbers are ambiguous without the name, which a board with several panels shows in any case. */
  needsName: boolean;
  /**
   * `waiting`: open, and no number has been called yet (DIS-003); `idle`: none is served at the moment (S-21);
   * `all-closed`: this and all other queues of the board are closed.
   */
  state: 'serving' | 'waiting' | 'idle' | 'paused' | 'closed' | 'all-closed' | 'free-access';
  /** The number being served; a closed queue shows it while people wait, and until the called ticket expires. */
  number: string | null;
  isOfDayBefore?: boolean | undefined;
  /** The latest calls, the newest first, whatever the panel shows of them: these are announced. */
  calls: readonly BoardCall[];
  /** S-01: the last call of each size of a multi-queue; empty for any other queue, and while no number is shown. */
  sizes: readonly SizeCall[];
  /** Today's shows of an event, in order. */
  shows: readonly ShowRow[];
  /** The numbers that are called next, in their order; services of an older release name one. */
  next: readonly string[];
  /** People waiting; `null` for free access (DIS-004). */
  people: number | null;
  hint: Hint;
  /** Whether the board invites people to take a number (S-04). */
  mayJoin: boolean;
};

const NO_HINT: Hint = { kind: 'none' };

/**
 * The panels of a merchant at an instant: one for each queue, and for each event with a show today. If the board's settings
 * list queues, only those, in that order.
 */
export function panelsOf(
  merchant: Merchant,
  now: Date,
  shownIds: readonly number[] | null = null,
): Panel[] {
  const day = merchantDay(merchant, now);
  // Child queues are part of their parent's panel.
  const all = merchant.queues.filter(({ parentQueueId }) => parentQueueId === null);
  const queues = shownIds
    ? shownIds.flatMap((id) => all.find((queue) => queue.id === id) ?? [])
    : all;
  return queues.flatMap((queue) => {
    if (queue.type === 'standard') return panelOf({ merchant, queue, day, show: null });
    const shows = showsOfToday(merchant, queue, now);
    const show = shownShow(shows);
    if (!show) return [];
    const rows = showRows(shows, { merchant, queue, now });
    return { ...panelOf({ merchant, queue, day, show }), shows: rows };
  });
}

function panelOf(context: PresentQueue): Panel {
  const { merchant, queue, day, show } = context;
  const { id: queueId, listOnly, type } = queue;
  const name = nameOf(context);
  const needsName = sharesNumbers(queue, merchant.queues);
  const counter = presentCounter(context);
  const { closed = false, paused = false } = counter ?? {};
  const queueDay = { closed, paused, type, day, isTooLate: counter?.isTooLate };
  const served = servedAt(context);
  const number = served?.ticketValue ?? null;
  const state = stateOf(queueStatus(queueDay), { context, counter, number });
  if (listOnly) {
    const hint = state === 'free-access' ? NO_HINT : hintOf(context, state, counter);
    const nobody = { number: null, calls: [], sizes: [], shows: [], next: [], people: null };
    return { queueId, name, needsName, state, ...nobody, hint, mayJoin: false };
  }
  const blocker = joinBlocker(queueDay, merchant, false);
  const isLate = isLateToJoin(queueDay);
  const calls = presentCalls(context);
  return {
    queueId,
    name,
    needsName,
    state,
    number,
    isOfDayBefore: served?.isOfDayBefore,
    calls,
    sizes: number === null ? [] : sizesOf(queue, calls),
    shows: [],
    next: state === 'closed' && !counter?.ticketsAhead ? [] : nextOf(counter),
    people: peopleOf(context),
    hint: lateHint(blocker, isLate) ?? hintOf(context, state, counter),
    // People book a show at a time of their choice instead of taking a number.
    mayJoin: !show && blocker === null && !isLate,
  };
}

/** S-04: the hint that replaces a wait that would end after closing. */
function lateHint(blocker: JoinBlocker | null, isLate: boolean): Hint | null {
  if (blocker?.kind === 'tooLate') return { kind: 'ended' };
  return isLate ? { kind: 'late' } : null;
}

function nextOf(counter: DailyCounter | null): readonly string[] {
  const { nextTicket = null, nextTickets } = counter ?? {};
  return nextTickets ?? (nextTicket === null ? [] : [nextTicket]);
}

function nameOf({ merchant, queue, show }: PresentQueue): string {
  return show ? `${queue.name} ${formatTime(show.slot.startsAt, merchant.timezone)}` : queue.name;
}

type Serving = { context: PresentQueue; counter: DailyCounter | null; number: string | null };

function stateOf(status: QueueStatus, { context, counter, number }: Serving) {
  if (status !== 'opened') return status;
  // CON-037: people enter freely only while it is open, as its page says.
  if (context.queue.listOnly) return opensHint(context) === NO_HINT ? 'free-access' : 'closed';
  if (number) return 'serving';
  return counter && counter.counter > 0 ? 'idle' : 'waiting';
}

function hintOf(context: PresentQueue, state: Panel['state'], counter: DailyCounter | null): Hint {
  if (state === 'paused') return NO_HINT;
  if (state === 'closed') return context.show ? NO_HINT : reopensHint(context, counter);
  const opens = opensHint(context);
  if (opens.kind !== 'none' || context.show) return opens;
  const seconds = counter?.estimatedWaitingTime ?? null;
  const { now } = context.day;
  const wait = waitText(seconds, waitStart(counter ?? {}, now));
  // the board hides a wait of nothing.
  return wait.kind === 'minutes' || wait.kind === 'clock'
    ? { ...wait, range: waitRangeText(wait.kind, counter ?? {}, now) }
    : NO_HINT;
}

function opensHint({ day, show }: PresentQueue): Hint {
  if (show) {
    const { entranceFrom: from } = show.slot;
    return from > day.now ? { kind: 'entrance', time: formatTime(from, day.timezone) } : NO_HINT;
  }
  const next = isOpen(day) ? null : nextOpening(day);
  return next === null ? NO_HINT : { kind: 'opens', time: formatTime(next, day.timezone) };
}

/**
 * When a closed queue opens: today, unless staff have closed it for today, else on the next day with opening hours; after
 * midnight that may be today as well, while the day before runs (S-05).
 */
function reopensHint(context: PresentQueue, counter: DailyCounter | null): Hint {
  const { merchant, day } = context;
  const today = counter?.closed ? NO_HINT : opensHint(context);
  const next = nextDayOpening(merchant, day.now);
  if (today.kind !== 'none' || !next) return today;
  const opening = { kind: 'opens', time: formatTime(next.opensAt, day.timezone) } as const;
  const isToday = next.date === localTime(day.now, day.timezone).date;
  return isToday ? opening : { ...opening, date: next.date };
}
