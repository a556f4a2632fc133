import { trusted } from 'mongoose';
import type { QueueRecord } from './queue-record.ts';

/** The value of another queue that blocked a write: its name, its letters, or the one multi-queue (QUE-026). */
export type QueueClash = 'name' | 'multi' | 'short';

export type QueueDocument = Omit<QueueRecord, 'id' | 'name'> & {
  _id: number;
  /** Absent in children, which are named after their parent (S-11). */
  name?: string;
  /** The normalised name; absent in children. */
  nameKey?: string;
  /** Set on the one multi-queue a merchant may have. */
  holdsMulti?: true;
  /** Short names and ticket prefixes of the queue and of its children. */
  shortKeys?: string[];
  /**
   * An operation that one process began and any process can complete. A removed queue drains for a while, because requests that
   * found it a moment before may still get a number.
   */
  work?: 'create' | 'remove' | 'drain';
  /** Children that are still to be inserted. */
  plan?: QueueDocument[];
  removedAt?: Date;
  /** The request that created it, so that a repeated request finds it. */
  madeBy?: string;
};

/** Matches queues that are neither incomplete nor removed. */
export const SHOWN = {
  plan: trusted({ $exists: false }),
  removedAt: trusted({ $exists: false }),
};
/** Unique values that a removal releases. */
export const FAMILY = { nameKey: 1, holdsMulti: 1, shortKeys: 1 } as const;

export function documentOf({ id, name, ...queue }: QueueRecord): QueueDocument {
  const isTop = queue.parentQueueId === null;
  return {
    _id: id,
    ...queue,
    ...(isTop ? { name, nameKey: nameKeyOf(name) } : {}),
    ...(isTop && queue.multiQueue ? { holdsMulti: true } : {}),
  };
}

/** QUE-034: names that differ only in case or blanks are the same name. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** The clash that a duplicate key error reports. */
export function takenBy(error: unknown): QueueClash {
  const text = error instanceof Error ? error.message : '';
  if (text.includes('one_nameKey')) return 'name';
  if (text.includes('one_holdsMulti')) return 'multi';
  if (text.includes('one_shortKeys')) return 'short';
  throw error;
}
