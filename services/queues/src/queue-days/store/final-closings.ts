import type { Collection, Document } from 'mongodb';
import { type CounterDocument, counterRecord } from './counter-document.ts';
import type { CounterRecord } from './counter-record.ts';

/** The closings that webhooks receive: those of these queues on the merchant's current day. */
export type AnnouncedClosings = { queueIds: readonly number[]; date: string };

/** Final closings of counters whose queue was removed, or whose merchant closed for good: nothing opens them again. */
export function createFinalClosings(counters: Collection<CounterDocument>, now: () => Date) {
  return {
    /** Closes the counters of some queues permanently, from a date on, and returns them; idempotent. */
    async closeForGood(
      queueIds: readonly number[],
      fromDate: string,
      announced: AnnouncedClosings | null = null,
    ): Promise<CounterRecord[]> {
      const filter = { queueId: { $in: [...queueIds] }, date: { $gte: fromDate } };
      const events = announced ? { eventsDue: withClosing(announced, now()) } : {};
      await counters.updateMany(filter, [{ $set: { ...events, closed: true, removed: true } }]);
      return (await counters.find(filter).toArray()).map(counterRecord);
    },
  };
}

/** The events of a counter, plus its closing if it was open. */
function withClosing({ queueIds, date }: AnnouncedClosings, at: Date): Document {
  const isAnnounced = {
    $and: [{ $in: ['$queueId', [...queueIds]] }, { $eq: ['$date', date] }, { $not: ['$closed'] }],
  };
  // Converts the id to a whole number in text form, whatever numeric type is stored.
  const counterId = { $toString: { $toLong: '$_id' } };
  const event = {
    id: { $concat: ['queue.closed.', counterId, '.removed'] },
    event: 'queue.closed',
    at,
  };
  const known = { $ifNull: ['$eventsDue', []] };
  const kept = { $ifNull: ['$eventsDue', '$$REMOVE'] };
  return { $cond: [isAnnounced, { $concatArrays: [known, [event]] }, kept] };
}
