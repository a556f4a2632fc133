import type { MerchantDay } from '@turno/shared-types/rules';
import { type QueueRecord, waitsBeyondDay } from '../../queues/index.ts';

type Line = { waiting: { createdAt: readonly number[] } };
type Parts<L extends Line> = {
  queue: Pick<QueueRecord, 'type' | 'passMode'>;
  day: Pick<MerchantDay, 'slots' | 'openSince'>;
  /** The previous day, while staff still finish it. */
  before?: { figures: L } | null | undefined;
};

/**
 * S-05: the people who still wait with numbers of the previous day and get numbers of this one in a moment; `null` if the place
 * did not stay open, or the waits of the queue end with their day.
 */
export function carriedLine<L extends Line>({ queue, day, before }: Parts<L>): L | null {
  return before && day.openSince !== null && waitsBeyondDay(queue) ? before.figures : null;
}

/**
 * S-05: how many of them are called before a person of this day who joined at an instant (ms): all of them, unless that person
 * was carried over as well, which happens in the order of the calls.
 */
export function carriedAhead(parts: Parts<Line>, joinedAt: number | undefined): number {
  const begin = parts.day.slots[0]?.opensAt.getTime() ?? 0;
  if (joinedAt !== undefined && joinedAt < begin) return 0;
  return carriedLine(parts)?.waiting.createdAt.length ?? 0;
}
