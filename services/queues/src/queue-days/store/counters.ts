import { isDuplicateKey, openCollection } from '@turno/kit';
import { dateAfter } from '@turno/shared-types/rules';
import type { Collection, Db } from 'mongodb';
import { type LastedPause, lastingPause } from '../rules/lasting-pause.ts';
import {
  type CounterDocument,
  counterIdOf,
  counterRecord,
  type DayKey,
} from './counter-document.ts';
import type { CounterRecord } from './counter-record.ts';

/**
 * Returns the parent multi-queue of a queue whose days follow each other without a break; `null` if the place closes in
 * between.
 */
export type RunsOn = (day: DayKey) => Promise<{ parentQueueId: number | null } | null>;

type Sources = { db: Db; now: () => Date; runsOn: RunsOn };

/** A day to which people may have to be carried over, with the time when that is due. */
type CarryDue = CounterRecord & { dueAt: Date };

/** Daily counters: created on first use, one for each queue, date and slot. */
export async function createCounters({ db, now, runsOn }: Sources) {
  const counters = await openCollection<CounterDocument>(db, {
    name: 'counters',
    shardKey: { _id: 1 },
    indexes: [
      { key: { queueId: 1, date: 1, time: 1 }, name: 'days_of_a_queue' },
      { key: { date: 1, merchantId: 1 } },
      { key: { reportDueAt: 1 }, partialFilterExpression: { reportDueAt: { $exists: true } } },
      { key: { hasPendingTickets: 1 }, partialFilterExpression: { hasPendingTickets: true } },
      { key: { carryDueAt: 1 }, partialFilterExpression: { carryDueAt: { $exists: true } } },
    ],
  });

  return {
    /** The counter, if it belongs to the queue and the merchant. */
    async find(id: number, owner: { queueId: number; merchantId: number }) {
      const found = await counters.findOne({ _id: id, ...owner });
      return found && counterRecord(found);
    },
    async findMany(ids: readonly number[]): Promise<CounterRecord[]> {
      return (await counters.find({ _id: { $in: [...ids] } }).toArray()).map(counterRecord);
    },
    /** The counters of these days; missing ones are created, even if other requests create them at the same time. */
    async ensure(days: readonly DayKey[]): Promise<CounterRecord[]> {
      const known = await findDays(counters, days);
      const missing = days.filter((day) => !known.some((counter) => isOf(counter, day)));
      const made = missing.map(async (day) => {
        const lasting = await pauseOn(counters, day, runsOn);
        return make(counters, { ...day, lasting }, now());
      });
      return [...known, ...(await Promise.all(made))];
    },
    /** The counters in which a number of this ticket is pending. */
    async findPendingOf(ticketId: string): Promise<number[]> {
      return (await findPending(counters))
        .filter(({ pendingTickets }) => pendingTickets.some((each) => each.ticketId === ticketId))
        .map(({ id }) => id);
    },
    /** A bounded batch of days that may have to take over tickets of the previous day, the first due first. */
    async findCarryDue(at: Date, limit: number): Promise<CarryDue[]> {
      const due = counters.find({ carryDueAt: { $lte: at } }).sort({ carryDueAt: 1 });
      const found = await due.limit(limit).toArray();
      return found.map((each) => ({ ...counterRecord(each), dueAt: each.carryDueAt ?? at }));
    },
    /** Schedules the next sweep of a day. */
    async scheduleCarry(id: number, at: Date): Promise<void> {
      await counters.updateOne({ _id: id }, { $set: { carryDueAt: at } });
    },
    /** Reschedules a due day, or never (`null`), unless it was rescheduled since. */
    async rescheduleCarry({ id, dueAt }: CarryDue, again: Date | null): Promise<void> {
      const update = again
        ? { $set: { carryDueAt: again } }
        : { $unset: { carryDueAt: 1 as const } };
      await counters.updateOne({ _id: id, carryDueAt: dueAt }, update);
    },
    /** A bounded batch of counters with pending tickets. */
    async findWithPendingTickets(limit: number): Promise<number[]> {
      const found = counters.find({ hasPendingTickets: true }, { projection: { _id: 1 } });
      return (await found.limit(limit).toArray()).map(({ _id }) => _id);
    },
  };
}

/** Counters with pending tickets, and those tickets. */
export async function findPending(
  counters: Collection<CounterDocument>,
): Promise<Pick<CounterRecord, 'id' | 'pendingTickets'>[]> {
  const found = counters.find({ hasPendingTickets: true }, { projection: { pendingTickets: 1 } });
  return (await found.toArray()).map(({ _id, pendingTickets = {} }) => ({
    id: _id,
    pendingTickets: Object.values(pendingTickets),
  }));
}

function isOf(counter: CounterRecord, { queueId, date, time = null }: DayKey): boolean {
  return counter.queueId === queueId && counter.date === date && counter.time === time;
}

async function findDays(
  counters: Collection<CounterDocument>,
  days: readonly DayKey[],
): Promise<CounterRecord[]> {
  if (days.length === 0) return [];
  const found = await counters
    .find({
      queueId: { $in: days.map(({ queueId }) => queueId) },
      date: { $in: [...new Set(days.map(({ date }) => date))] },
      time: { $in: [...new Set(days.map(({ time = null }) => time))] },
    })
    .toArray();
  return found.map(counterRecord).filter((each) => days.some((day) => isOf(each, day)));
}

/** S-05: the pause of the previous day, where the place stays open. It is read once a day. */
async function pauseOn(
  counters: Collection<CounterDocument>,
  day: DayKey,
  runsOn: RunsOn,
): Promise<LastedPause | null> {
  if (typeof day.time === 'string') return null;
  const date = dateAfter(day.date, -1);
  const find = (queueId: number) => counters.findOne({ _id: counterIdOf({ queueId, date }) });
  const before = await find(day.queueId);
  if (!before?.paused) return null;
  const queue = await runsOn(day);
  if (!queue) return null;
  const { parentQueueId } = queue;
  return lastingPause(before, parentQueueId === null ? null : await find(parentQueueId));
}

type MadeDay = DayKey & { lasting: LastedPause | null };

async function make(
  counters: Collection<CounterDocument>,
  day: MadeDay,
  createdAt: Date,
): Promise<CounterRecord> {
  const { queueId, merchantId, date, time = null, lasting } = day;
  const id = counterIdOf({ queueId, date, time });
  const fresh = { merchantId, lastNumber: 0, current: 0, closed: false, paused: false, createdAt };
  // No day ends long before midnight in UTC; the job gets the exact time from the merchant's openings.
  const reportDueAt = new Date(`${dateAfter(date, 1)}T00:00:00Z`);
  try {
    const made = await counters.findOneAndUpdate(
      { _id: id },
      {
        $setOnInsert: {
          queueId,
          date,
          time,
          ...fresh,
          ...lasting,
          reportDueAt,
          ...(time === null ? { carryDueAt: createdAt } : {}),
          pendingTickets: {},
          voided: [],
        },
      },
      { upsert: true, returnDocument: 'after' },
    );
    if (made?.queueId === queueId) return counterRecord(made);
    throw new Error(`The counter ${id} was not created, or belongs to another queue.`);
  } catch (error) {
    // Two requests raced to create it; the retry finds it.
    if (isDuplicateKey(error)) return make(counters, day, createdAt);
    throw error;
  }
}
