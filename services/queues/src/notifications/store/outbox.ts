import { isDuplicateKey } from '@turno/kit';
import type { Db } from 'mongodb';

/** What is to be told to somebody outside, once and again until they have it. */
export type OutboxItem =
  | { id: string; kind: 'next-call'; merchantId: number; queueId: number; number: number; at: Date }
  | { id: string; kind: 'notices'; merchantId: number; counterId: number; paused: boolean }
  | {
      id: string;
      kind: 'notice';
      merchantId: number;
      queueId: number;
      userId: number;
      counterId: number;
      number: number;
      paused: boolean;
    };
export type OutboxKind = OutboxItem['kind'];

type Stored = {
  _id: string;
  kind: OutboxKind;
  item: OutboxItem;
  attempts: number;
  /** From when on it is tried, or tried again. */
  dueAt: Date;
  state: 'waiting' | 'given-up';
};

const KEEP_ABANDONED_MS = 7 * 86_400_000;

/** Things to tell, written down before anybody is told, so that a killed process loses none. */
export async function createOutbox(db: Db, now: () => Date) {
  const outbox = db.collection<Stored>('outbox');
  await outbox.createIndexes([{ key: { state: 1, kind: 1, dueAt: 1 } }]);
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  return {
    /** Writes items down; those that stand already, or were told, are left as they are. */
    async put(items: readonly OutboxItem[]): Promise<void> {
      if (items.length === 0) return;
      const waiting = { attempts: 0, dueAt: now(), state: 'waiting' as const };
      const documents = items.map((item) => ({ _id: item.id, kind: item.kind, item, ...waiting }));
      try {
        await outbox.insertMany(documents, { ordered: false });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Takes one due item for a while; whoever dies with it leaves it to the next. */
    async claim(kinds: readonly OutboxKind[], forMs: number) {
      const after = await outbox.findOneAndUpdate(
        { state: 'waiting', kind: { $in: [...kinds] }, dueAt: { $lte: now() } },
        { $set: { dueAt: later(forMs) }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      );
      return after && { item: after.item, attempts: after.attempts };
    },
    async markDone(id: string): Promise<void> {
      await outbox.deleteOne({ _id: id });
    },
    async tryAgain(id: string, inMs: number): Promise<void> {
      await outbox.updateOne({ _id: id }, { $set: { dueAt: later(inMs) } });
    },
    async abandon(id: string): Promise<void> {
      await outbox.updateOne({ _id: id }, { $set: { state: 'given-up', dueAt: now() } });
    },
    async removeAbandoned(): Promise<void> {
      await outbox.deleteMany({ state: 'given-up', dueAt: { $lt: later(-KEEP_ABANDONED_MS) } });
    },
  };
}
