import type { Locale, Merchant, Queue } from '@turno/shared-types';
import {
  isBeyondFirstRound,
  isOpen,
  joinBlocker,
  merchantDay,
  nextOpening,
  queueStatus,
  type WaitRange,
  waitingIn,
  waitRangeText,
  waitStart,
  waitText,
} from '@turno/shared-types/rules';
import { rangeWords, waitWords } from '@turno/shared-types/wait-words';
import type { ViewWords } from './view-words.ts';
import { WORDS } from './words.ts';

export type Context = { locale: Locale; now: Date };

export type Status = { kind: 'open' | 'paused' | 'closed'; text: string };

/** A figure; its `hint` says the same in other words, below it. */
export type Figure = { label: string; value: string; hint?: string };

export type QueueFacts = {
  name: string;
  status: Status;
  /** Figures with their labels, `null` values left out. */
  figures: Figure[];
  /** Why nobody can join now, `null` where people can. */
  blocker: string | null;
  /** What people learn before they join. */
  notices: { isTooLate: string | null; firstRoundFull: string | null };
  /** The one action of the queue, `null` for a queue that no visitor joins. */
  action: { text: string; lateText?: string; path: string } | null;
};

/** The queues that people see: a multi-queue hides its children. */
export function topLevelQueues({ queues }: Merchant): Queue[] {
  return queues.filter(({ parentQueueId }) => parentQueueId === null);
}

/** What the first view says of one queue, by the rules that the screens use. */
export function queueFacts(merchant: Merchant, queue: Queue, context: Context): QueueFacts {
  const words = WORDS[context.locale];
  const [day = null] = queue.queue_daily_counters;
  const { people, numbers } = waitingIn(queue);
  const status = statusOf(merchant, queue, context);
  const figures = [
    { label: words.inQueue, value: String(people) },
    numbers === people ? null : { label: words.numbers, value: String(numbers) },
    wait(openWait(merchant, queue, context), merchant, { ...context, range: day ?? {} }),
    day?.currentTicket ? { label: words.serving, value: day.currentTicket } : null,
  ];
  return {
    name: queue.name,
    status,
    figures: queue.listOnly ? [] : figures.filter((figure) => figure !== null),
    blocker: blockerOf(merchant, queue, context),
    notices: {
      isTooLate: day?.isTooLate && status.kind === 'open' ? words.isTooLate : null,
      firstRoundFull: isBeyondFirstRound(merchant, queue, context.now)
        ? words.firstRoundFull
        : null,
    },
    action: actionOf(merchant, queue, words),
  };
}

function blockerOf(merchant: Merchant, queue: Queue, { locale, now }: Context): string | null {
  const day = merchantDay(merchant, now);
  const { closed = false, paused = false, isTooLate } = queue.queue_daily_counters[0] ?? {};
  const blocker = joinBlocker(
    { ...{ closed, paused, isTooLate }, type: queue.type, day },
    merchant,
    false,
  );
  const text = blocker && WORDS[locale].blocked[blocker.kind];
  if (blocker?.kind !== 'early') return text;
  return WORDS[locale].blocked.early.replace(
    '{time}',
    clock(blocker.from, locale, merchant.timezone),
  );
}

/** The estimate of an open queue in seconds; `null` where it has none, and where nobody has to wait. */
export function openWait(merchant: Merchant, queue: Queue, context: Context): number | null {
  const seconds = queue.queue_daily_counters[0]?.estimatedWaitingTime ?? 0;
  return statusOf(merchant, queue, context).kind === 'open' && seconds > 0 ? seconds : null;
}

/** CON-007: the best status of any queue is the merchant's. */
export function merchantStatus(merchant: Merchant, context: Context): Status {
  const all = topLevelQueues(merchant).map((queue) => statusOf(merchant, queue, context));
  const closed: Status = { kind: 'closed', text: WORDS[context.locale].status.closed };
  const best = (['open', 'paused', 'closed'] as const).map((kind) =>
    all.find((status) => status.kind === kind),
  );
  return best.find((status) => status !== undefined) ?? closed;
}

function statusOf(merchant: Merchant, queue: Queue, { locale, now }: Context): Status {
  const { status, opensAt } = WORDS[locale];
  const day = merchantDay(merchant, now);
  const [counter] = queue.queue_daily_counters;
  const { closed = false, paused = false } = counter ?? {};
  const current = queueStatus({ closed, paused, type: queue.type, day });
  if (current !== 'opened') return { kind: current, text: status[current] };
  if (isOpen(day)) return { kind: 'open', text: status.open };
  const next = nextOpening(day);
  const time = next && clock(next, locale, merchant.timezone);
  return { kind: 'closed', text: time ? opensAt.replace('{time}', time) : status.closed };
}

function wait(
  seconds: number | null,
  { timezone }: Merchant,
  { locale, now, range: limits }: Context & { range: WaitRange },
): Figure | null {
  if (seconds === null) return null;
  const words = WORDS[locale];
  const reader = { locale, timeZone: timezone };
  const from = waitStart(limits, now);
  const { kind } = waitText(seconds, from);
  const range = waitRangeText(kind, limits, now);
  const between = range && rangeWords(range, reader);
  const minutes = Math.max(1, Math.round(seconds / 60));
  const time = clock(new Date(from.getTime() + seconds * 1_000), locale, timezone);
  if (kind === 'clock') {
    const hint = between ?? waitWords({ kind: 'minutes', minutes }, reader) ?? '';
    return { label: words.until, value: time, hint };
  }
  const value = words.minutes.replace('{count}', String(minutes));
  const hint = between ?? words.servedAround.replace('{time}', time);
  return { label: words.wait, value, hint };
}

function actionOf({ id, vanity }: Merchant, queue: Queue, words: ViewWords): QueueFacts['action'] {
  if (queue.type === 'event') {
    return { text: words.seeShows, path: `/events/${encodeURIComponent(vanity)}` };
  }
  if (queue.passMode !== 'free' || queue.listOnly) return null;
  if (queue.multiQueue) return { text: words.askTable, path: `/book-queue/${id}/${queue.id}` };
  const next = String(queue.queue_daily_counters[0]?.nextAvailableTicket ?? 1);
  const text = next === '1' ? words.takeFirst : words.take.replace('{number}', next);
  const lateText = words.takeAnyway.replace('{number}', next);
  return { text, lateText, path: `/take-number/${id}/${queue.id}` };
}

/** A time of day by a clock of a zone; with seconds where it says how old something is. */
export function clock(at: Date, locale: Locale, timeZone: string, hasSeconds = false): string {
  const time = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(locale, {
    ...time,
    ...(hasSeconds ? { second: '2-digit' } : {}),
  }).format(at);
}
