import type { Locale, Merchant, Queue } from '@turno/shared-types';
import {
  eventStatus,
  isBeyondFirstRound,
  isFreeAccess,
  isLateToJoin,
  isOpen,
  joinBlocker,
  merchantDay,
  nextOpening,
  queueStatus,
} from '@turno/shared-types/rules';
import { clock } from './clock.ts';
import { type Figure, figuresOf } from './figures.ts';
import type { ViewWords } from './view-words.ts';
import { WORDS } from './words.ts';

export type Context = { locale: Locale; now: Date };

export type Status = {
  kind: 'open' | 'paused' | 'closed' | 'info';
  text: string;
  /** When a queue that is closed now opens today, by the clock of the merchant. */
  opensAt: string | null;
};

export type QueueFacts = {
  name: string;
  status: Status;
  figures: Figure[];
  /** Why nobody can join now, `null` where people can. */
  blocker: string | null;
  /** What people learn before they join. */
  notices: { isTooLate: string | null; firstRoundFull: string | null; kind: string | null };
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
  const status = statusOf(merchant, queue, context);
  const blocker = blockerOf(merchant, queue, context);
  const isLate = isLateToJoin(queueDay(merchant, queue, context));
  return {
    name: queue.name,
    status: queue.listOnly ? freeAccess(status, words) : status,
    figures: queue.listOnly
      ? []
      : figuresOf(merchant, queue, {
          ...context,
          waitSeconds: openWait(merchant, queue, context),
          opensAt: status.opensAt,
        }),
    blocker,
    notices: {
      isTooLate: isLate && !blocker ? words.isTooLate : null,
      firstRoundFull: isBeyondFirstRound(merchant, queue, context.now)
        ? words.firstRoundFull
        : null,
      kind: queue.listOnly ? freeAccessNote(status, words) : passNote(queue, words),
    },
    action: actionOf(merchant, queue, words),
  };
}

/** CON-037: the status of a queue, or of a place, that is entered without numbers. */
function freeAccess(status: Status, words: ViewWords): Status {
  return status.kind === 'open' ? { ...status, kind: 'info', text: words.freeAccess } : status;
}

/** CON-037, CON-042: that no number is needed; people are asked in while it is open alone. */
export function freeAccessNote({ kind }: Status, words: ViewWords): string {
  return kind === 'open' ? words.listOnly : words.listOnlyLater;
}

/** What is special about a queue that gives numbers only to people with a pass. */
function passNote({ passMode }: Queue, words: ViewWords): string | null {
  return passMode === 'free' ? null : words.pass.note;
}

/** What the shared rules judge a queue by. */
export function queueDay(merchant: Merchant, queue: Queue, { now }: Pick<Context, 'now'>) {
  const [counter] = queue.queue_daily_counters;
  const { closed = false, paused = false, isTooLate, estimatedWaitingTime } = counter ?? {};
  const { type } = queue;
  return { closed, paused, isTooLate, estimatedWaitingTime, type, day: merchantDay(merchant, now) };
}

function blockerOf(merchant: Merchant, queue: Queue, context: Context): string | null {
  const { locale } = context;
  const blocker = joinBlocker(queueDay(merchant, queue, context), merchant, false);
  const text = blocker && WORDS[locale].blocked[blocker.kind];
  if (blocker?.kind !== 'early') return text;
  return WORDS[locale].blocked.early.replace(
    '{time}',
    clock(blocker.from, locale, merchant.timezone),
  );
}

/**
 * The estimate of an open queue in seconds; `null` where it has none, where nobody has to wait, and where it would
 * end after closing (S-04).
 */
export function openWait(merchant: Merchant, queue: Queue, context: Context): number | null {
  const seconds = queue.queue_daily_counters[0]?.estimatedWaitingTime ?? 0;
  if (isLateToJoin(queueDay(merchant, queue, context))) return null;
  return statusOf(merchant, queue, context).kind === 'open' && seconds > 0 ? seconds : null;
}

/** What a list says of the merchant's status: the best of its queues, or that it is entered without numbers. */
export function listedStatus(merchant: Merchant, context: Context): Status {
  const status = merchantStatus(merchant, context);
  return isFreeAccess(merchant) ? freeAccess(status, WORDS[context.locale]) : status;
}

/** CON-007: the best status of any queue is the merchant's. */
export function merchantStatus(merchant: Merchant, context: Context): Status {
  const all = topLevelQueues(merchant).map((queue) => statusOf(merchant, queue, context));
  const text = WORDS[context.locale].status.closed;
  const closed: Status = { kind: 'closed', text, opensAt: null };
  const best = (['open', 'paused', 'closed'] as const).map((kind) =>
    all.find((status) => status.kind === kind),
  );
  return best.find((status) => status !== undefined) ?? closed;
}

function statusOf(merchant: Merchant, queue: Queue, { locale, now }: Context): Status {
  const words = WORDS[locale];
  const of = queue.type === 'event' ? eventStatus : statusByHours;
  const { status, opensAt } = of(merchant, queue, now);
  if (status !== 'opened') return { kind: status, text: words.status[status], opensAt: null };
  if (!opensAt) return { kind: 'open', text: words.status.open, opensAt: null };
  const time = clock(opensAt, locale, merchant.timezone);
  return { kind: 'closed', text: words.opensAt.replace('{time}', time), opensAt: time };
}

function statusByHours(merchant: Merchant, queue: Queue, now: Date) {
  const seen = queueDay(merchant, queue, { now });
  return { status: queueStatus(seen), opensAt: isOpen(seen.day) ? null : nextOpening(seen.day) };
}

function actionOf({ id, vanity }: Merchant, queue: Queue, words: ViewWords): QueueFacts['action'] {
  if (queue.type === 'event') {
    return { text: words.seeShows, path: `/events/${encodeURIComponent(vanity)}` };
  }
  if (queue.listOnly) return null;
  if (queue.passMode !== 'free') {
    return { text: words.pass.use, path: `/aq/${encodeURIComponent(vanity)}` };
  }
  if (queue.multiQueue) return { text: words.askTable, path: `/book-queue/${id}/${queue.id}` };
  const next = String(queue.queue_daily_counters[0]?.nextAvailableTicket ?? 1);
  const text = next === '1' ? words.takeFirst : words.take.replace('{number}', next);
  const lateText = words.takeAnyway.replace('{number}', next);
  return { text, lateText, path: `/take-number/${id}/${queue.id}` };
}
