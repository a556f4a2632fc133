import { openCollection } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import type { CounterDocument, DayKey } from '../../queue-days/index.ts';
import { IS_TICKET, type TicketDocument } from '../../tickets/index.ts';
import type { RollUp } from '../rules/tally.ts';
import { COUNTED_FIELDS, type CountedTicket } from '../rules/tally-tickets.ts';

type RollUpDocument = RollUp & { merchantId: number };
/** The counters of one queue on one date: one, or one for each show. */
export type QueueDay = Pick<DayKey, 'queueId' | 'merchantId' | 'date'> & { counterIds: number[] };

const IS_DUE = { reportDueAt: { $exists: true } };
const DAY_FIELDS = { queueId: 1, merchantId: 1, date: 1 } as const;
const FIELDS = Object.fromEntries(COUNTED_FIELDS.map((field) => [field, 1 as const]));

/** Roll-ups of ended days for reports: one document per queue and date, without any person. */
export async function createRollUps(db: Db, tickets: Collection<TicketDocument>) {
  const counters = db.collection<CounterDocument>('counters');
  const rollUps = await openCollection<RollUpDocument>(db, {
    name: 'rollUps',
    shardKey: { merchantId: 1, date: 1 },
    indexes: [{ key: { merchantId: 1, date: 1, queueId: 1 }, unique: true }],
  });
  return {
    /** The roll-ups of these dates; each date is one index seek, however many others are stored. */
    find: (merchantId: number, dates: readonly string[]): Promise<RollUp[]> =>
      rollUps
        .find({ merchantId, date: { $in: [...dates] } }, { projection: { _id: 0, merchantId: 0 } })
        .toArray(),
    /** Stores days of queues, replacing earlier versions. */
    async put(merchantId: number, days: readonly RollUp[]): Promise<void> {
      const writes = days.map(({ queueId, date, hours }) => ({
        updateOne: {
          filter: { merchantId, date, queueId },
          update: { $set: { hours } },
          upsert: true,
        },
      }));
      if (writes.length > 0) await rollUps.bulkWrite(writes, { ordered: false });
    },
    /** A bounded batch of days that are due, the first due first. */
    async findDue(at: Date, limit: number): Promise<QueueDay[]> {
      const due = counters
        .find({ reportDueAt: { $lte: at } }, { projection: DAY_FIELDS })
        .sort({ reportDueAt: 1 });
      return queueDays(await due.limit(limit).toArray());
    },
    /** Days of a merchant's queues on these dates that have no roll-up yet. */
    async findOpen(merchantId: number, dates: readonly string[]): Promise<QueueDay[]> {
      const filter = { date: { $in: [...dates] }, merchantId, ...IS_DUE };
      const open = counters.find(filter, { projection: DAY_FIELDS });
      return queueDays(await open.toArray());
    },
    /** All counters of a queue's day. */
    async counterIdsOf({ queueId, date }: Omit<QueueDay, 'counterIds'>): Promise<number[]> {
      const found = counters.find({ queueId, date }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
    /** Schedules the next attempt of these days, or none. */
    async schedule(counterIds: readonly number[], at: Date | null): Promise<void> {
      const _id = { $in: [...counterIds] };
      await counters.updateMany(
        { _id },
        at ? { $set: { reportDueAt: at } } : { $unset: { reportDueAt: 1 } },
      );
    },
    ...ticketReads(db, tickets),
  };
}

/** Reads what tallies and a queue's pace need. */
function ticketReads(db: Db, tickets: Collection<TicketDocument>) {
  const counters = db.collection<CounterDocument>('counters');
  return {
    /** The times at which the queue resumed after a pause or closing. */
    async readResumptions(counterIds: readonly number[]): Promise<Date[]> {
      const filter = { _id: { $in: [...counterIds] } };
      const found = counters.find(filter, { projection: { resumedAt: 1 } });
      return (await found.toArray()).flatMap(({ resumedAt = [] }) => resumedAt);
    },
    /** The tickets of counters, with the fields that tallies read. */
    async readTickets(counterIds: readonly number[]): Promise<Map<number, CountedTicket[]>> {
      const filter = { counterId: { $in: [...counterIds] }, ...IS_TICKET };
      const projection = { ...FIELDS, _id: 0, counterId: 1 };
      const found = await tickets
        .find(filter)
        .project<CountedTicket & { counterId: number }>(projection)
        .toArray();
      return Map.groupBy(found, ({ counterId }) => counterId);
    },
  };
}

type CounterDay = Pick<CounterDocument, '_id' | 'queueId' | 'merchantId' | 'date'>;

function queueDays(counters: readonly CounterDay[]): QueueDay[] {
  const groups = Map.groupBy(counters, ({ queueId, date }) => `${queueId} ${date}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { queueId, merchantId, date } = first;
    return [{ queueId, merchantId, date, counterIds: group.map(({ _id }) => _id) }];
  });
}
