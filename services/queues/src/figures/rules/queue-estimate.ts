import type { MerchantDay, OpeningSlot } from '@turno/shared-types/rules';
import { type Call, NEW_PROFILE } from '@turno/shared-types/waits';
import { type QueueRecord, waitsBeyondDay } from '../../queues/index.ts';
import { carriedLine } from './carried-line.ts';
import { estimatorOf, type History, type QueueEstimate } from './estimate.ts';

type DayFigures = {
  called: readonly Call[];
  counter: { resumedAt?: readonly Date[] | undefined };
  /** Milliseconds since the epoch, the next one first. */
  waiting: { createdAt: readonly number[] };
};

type Parts = {
  queue: Pick<QueueRecord, 'capacity' | 'defaultWaitingTime' | 'pace' | 'type' | 'passMode'>;
  /** `undefined` while the figures of the day are unknown. */
  figures: DayFigures | undefined;
  /** S-05: the figures of the previous day, while staff still finish it; its latest calls show when the next call is due. */
  before?: { figures: DayFigures } | null | undefined;
  day: MerchantDay;
  /** The show of an event. */
  slot: { startsAt: Date } | null;
  now: Date;
};

type Cached = Parts & {
  second: number;
  resumedAt: readonly Date[] | undefined;
  firstCreatedAt: number | undefined;
  estimate: QueueEstimate;
};

/** The latest estimate of each day, by its list of calls: all readers of a queue within a second share one calculation. */
const cached = new WeakMap<readonly Call[], Cached>();

/** S-02: the waits at a queue, as of the current second. */
export function estimateOf(parts: Parts): QueueEstimate {
  const { figures, now } = parts;
  if (!figures) return estimatorOf(historyOf(parts));
  const second = Math.floor(now.getTime() / 1_000);
  const { resumedAt } = figures.counter;
  const firstCreatedAt = firstSince(parts);
  const known = cached.get(figures.called);
  if (
    known?.second === second &&
    known.resumedAt === resumedAt &&
    known.firstCreatedAt === firstCreatedAt &&
    isSame(known, parts)
  ) {
    return known.estimate;
  }
  const estimate = estimatorOf(historyOf(parts));
  cached.set(figures.called, { ...parts, second, resumedAt, firstCreatedAt, estimate });
  return estimate;
}

function isSame(known: Parts, { queue, before, day, slot }: Parts): boolean {
  return (
    known.before?.figures.called === before?.figures.called &&
    known.queue.pace === queue.pace &&
    known.queue.capacity === queue.capacity &&
    known.queue.defaultWaitingTime === queue.defaultWaitingTime &&
    known.queue.passMode === queue.passMode &&
    known.day.slots === day.slots &&
    known.day.timezone === day.timezone &&
    known.slot?.startsAt.getTime() === slot?.startsAt.getTime()
  );
}

/** How a queue has moved: the input of every estimate. */
export function historyOf(parts: Parts): History {
  const { queue, figures, before, day, slot, now } = parts;
  const slots = joinedSlots(day);
  const resumedAt = [
    ...(before?.figures.counter.resumedAt ?? []),
    ...(figures?.counter.resumedAt ?? []),
  ];
  const first = firstSince(parts);
  return {
    capacity: queue.capacity,
    defaultWaitingTime: queue.defaultWaitingTime,
    timezone: day.timezone,
    slots,
    now,
    closesAt: waitsBeyondDay(queue) ? day.closesAt : (day.slots.at(-1)?.closesAt ?? null),
    profile: queue.pace?.profile ?? NEW_PROFILE,
    calls: [...(before?.figures.called ?? []), ...(figures?.called ?? [])],
    firstWaitsSince: first === undefined ? undefined : new Date(first),
    resumedAt: [...resumedAt, ...slots.map(({ opensAt }) => opensAt)],
    secondsUntilShow: slot && Math.ceil((slot.startsAt.getTime() - now.getTime()) / 1_000),
  };
}

/** Since when the next person waits. S-05: those who are still to be carried over come first. */
function firstSince(parts: Parts): number | undefined {
  return carriedLine(parts)?.waiting.createdAt[0] ?? parts.figures?.waiting.createdAt[0];
}

/**
 * S-05: the slots of a day. Where the place stays open over midnight, the first slot begins on the previous day, because
 * midnight is not an opening.
 */
function joinedSlots({ slots, openSince }: MerchantDay): readonly OpeningSlot[] {
  const [first, ...rest] = slots;
  return first && openSince ? [{ opensAt: openSince, closesAt: first.closesAt }, ...rest] : slots;
}
