import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import {
  hasPlainNumbers,
  isOpen,
  joinBlocker,
  type MerchantDay,
  merchantDay,
  nextOpening,
  type QueueStatus,
  queueStatus,
  waitingOn,
  waitText,
} from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';

export const MAX_PANELS = 4;

/** What a person who takes a number now can expect (DIS-002). */
export type Hint =
  | { kind: 'none' }
  | { kind: 'opens'; time: string }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'clock'; at: Date };

export type Panel = {
  queueId: number;
  name: string;
  /** S-01: whether the name belongs to the number, because another queue of the merchant calls plain numbers too. */
  isNamed: boolean;
  /** `waiting`: open, and no number is served yet (DIS-003). */
  state: 'serving' | 'waiting' | 'paused' | 'closed' | 'free-access';
  /** The number being served; stays on show while a paused or closed queue is still worked off. */
  number: string | null;
  /** When it was called, or called again; `null` from services of an older release. */
  calledAt: string | null;
  /** S-20: the numbers that desks serve, the newest first, with the names of the desks; empty without named desks. */
  desks: readonly DeskNumber[];
  /** People waiting; `null` for free access (DIS-004). */
  people: number | null;
  hint: Hint;
  /** Whether the board invites people to take a number (S-04). */
  mayJoin: boolean;
};

/** A number and the desk that serves it. */
export type DeskNumber = { number: string; desk: string | null; calledAt: string | null };

const NO_HINT: Hint = { kind: 'none' };

/** What the board shows of a merchant at an instant: one panel for each queue, four at most. */
export function panelsOf(merchant: Merchant, now: Date): Panel[] {
  const day = merchantDay(merchant, now);
  const plain = merchant.queues.filter(callsPlainNumbers);
  return boardQueues(merchant.queues).map((queue) => {
    const isNamed = plain.length > 1 && plain.includes(queue);
    return { ...panelOf({ merchant, queue, day }), isNamed };
  });
}

/** The queues on the board. Child queues are part of their parent, and events have their own screens. */
export function boardQueues(queues: readonly Queue[]): Queue[] {
  return queues
    .filter((queue) => queue.parentQueueId === null && queue.type === 'standard')
    .slice(0, MAX_PANELS);
}

/** Whether a queue issues numbers of its own, without letters. */
function callsPlainNumbers(queue: Queue): boolean {
  return hasPlainNumbers(queue) && !queue.listOnly && !queue.multiQueue;
}

type QueueContext = { merchant: Merchant; queue: Queue; day: MerchantDay };

function panelOf(context: QueueContext): Omit<Panel, 'isNamed'> {
  const { id: queueId, name, listOnly } = context.queue;
  if (listOnly) {
    const hint = opensHint(context);
    const nobody = { number: null, calledAt: null, desks: [], people: null };
    return { queueId, name, state: 'free-access', ...nobody, hint, mayJoin: false };
  }
  const counter = counterOf(context);
  const queueDay = {
    closed: counter?.closed ?? false,
    paused: counter?.paused ?? false,
    type: context.queue.type,
    day: context.day,
  };
  const state = stateOf(queueStatus(queueDay), counter);
  const isWorkedOff = (counter?.ticketsAhead ?? 0) > 0;
  const hasNumber =
    state === 'serving' || state === 'paused' || (state === 'closed' && isWorkedOff);
  return {
    queueId,
    name,
    state,
    number: hasNumber ? (counter?.currentTicket ?? null) : null,
    calledAt: servedCalls(counter)[0]?.calledAt ?? null,
    desks: hasNumber ? desksOf(counter) : [],
    people: counter ? waitingOn(counter).people : 0,
    hint: hintOf(context, state, counter),
    mayJoin: joinBlocker(queueDay, context.merchant, false) === null,
  };
}

/** So many desks fit below the number. */
const MAX_DESKS = 6;

function desksOf(counter: DailyCounter | null): DeskNumber[] {
  const calls = servedCalls(counter);
  if (calls.every(({ desk }) => desk === null)) return [];
  return calls.slice(0, MAX_DESKS).map(({ ticketValue: number, desk, calledAt }) => ({
    ...{ number, calledAt },
    desk: desk?.name ?? null,
  }));
}

/** The calls that desks serve now, newest first, without tickets that were set aside (S-21). */
function servedCalls(counter: DailyCounter | null) {
  return (counter?.latestCalls ?? []).filter(({ ended }) => !ended);
}

// The counter of an earlier day is obsolete, because numbers restart with each day (QUE-041).
function counterOf({ queue, day }: QueueContext): DailyCounter | null {
  const counter = queue.queue_daily_counters[0];
  return counter?.date === day.date ? counter : null;
}

function stateOf(status: QueueStatus, counter: DailyCounter | null): Panel['state'] {
  if (status !== 'opened') return status;
  return counter?.currentTicket ? 'serving' : 'waiting';
}

function hintOf(context: QueueContext, state: Panel['state'], counter: DailyCounter | null): Hint {
  if (state === 'closed' || state === 'paused') return NO_HINT;
  const opens = opensHint(context);
  if (opens.kind === 'opens') return opens;
  const wait = waitText(counter?.estimatedWaitingTime ?? null, context.day.now);
  // the board hides a wait of nothing.
  return wait.kind === 'minutes' || wait.kind === 'clock' ? wait : NO_HINT;
}

function opensHint({ day }: QueueContext): Hint {
  const next = isOpen(day) ? null : nextOpening(day);
  return next === null ? NO_HINT : { kind: 'opens', time: formatTime(next, day.timezone) };
}
