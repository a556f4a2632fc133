import type { Db } from 'mongodb';
import { afterAct, type CounterAct } from '../rules/counter-state.ts';
import { type CounterDocument, counterRecord } from './counters.ts';
import type { CounterRecord } from './records.ts';

/** Presses a counter remembers, so that each of them changes it once. */
const REMEMBERED = 30;

const CHANGES = {
  close: { closed: true },
  reopen: { closed: false },
  pause: { paused: true },
  resume: { paused: false },
} as const satisfies Record<CounterAct, object>;

export type StatePress = {
  act: CounterAct;
  /** The only day on which the counter changes. */
  date: string;
  /** Known again when the same request comes twice. */
  press: string | null;
};

/** Closing and pausing: one update decides, by the same table as `rules/counter-state.ts`. */
export function createCounterStates(db: Db) {
  const counters = db.collection<CounterDocument>('counters');
  return {
    /** The counter as this press left it; `null` when it is of another day, or closed against a pause. */
    async change(id: number, { act, date, press }: StatePress): Promise<CounterRecord | null> {
      const mayBeClosed = afterAct({ closed: true, paused: false }, act) !== null;
      const openOnly = mayBeClosed ? {} : { closed: false };
      const once = press === null ? {} : { presses: { $ne: press } };
      const remembered =
        press === null ? {} : { $push: { presses: { $each: [press], $slice: -REMEMBERED } } };
      const after = await counters.findOneAndUpdate(
        { _id: id, date, removed: { $exists: false }, ...openOnly, ...once },
        { $set: CHANGES[act], ...remembered },
        { returnDocument: 'after' },
      );
      return after && counterRecord(after);
    },
    async hasPress(id: number, press: string): Promise<boolean> {
      const found = await counters.findOne({ _id: id, presses: press }, { projection: { _id: 1 } });
      return found !== null;
    },
    /** Closes the counters of removed queues for good, from a date on; answers their ids. */
    async closeForGood(queueIds: readonly number[], fromDate: string): Promise<CounterRecord[]> {
      const filter = { queueId: { $in: [...queueIds] }, date: { $gte: fromDate } };
      await counters.updateMany(filter, { $set: { closed: true, removed: true } });
      return (await counters.find(filter).toArray()).map(counterRecord);
    },
    /** The counters of some queues on one date, those of an event's slots too; none is made. */
    async findOn(queueIds: readonly number[], date: string): Promise<CounterRecord[]> {
      const found = counters.find({ queueId: { $in: [...queueIds] }, date });
      return (await found.toArray()).map(counterRecord);
    },
  };
}
