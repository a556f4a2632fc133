import { trusted } from 'mongoose';
import type { QueueRecord } from './queue-record.ts';

/** What stood in the way of a write: another queue with the name, the letters, or the one multi-queue (QUE-026). */
export type QueueClash = 'name' | 'multi' | 'short';

export type QueueDocument = Omit<QueueRecord, 'id'> & {
  _id: number;
  /** The name as it is compared; children have none of their own. */
  nameKey?: string;
  /** Set on the one multi-queue a merchant may have. */
  holdsMulti?: true;
  /** Short names of the queue and of its children. */
  shortKeys?: string[];
  /** What one process began and any process finishes. */
  work?: 'create' | 'remove';
  /** Children that are still to be inserted. */
  plan?: QueueDocument[];
  removedAt?: Date;
  /** The request that made it, so that the same one makes no other. */
  madeBy?: string;
};

/** What is visible: neither half created nor removed. */
export const SHOWN = {
  plan: trusted({ $exists: false }),
  removedAt: trusted({ $exists: false }),
};
/** What a removed queue leaves to the next one. */
export const FAMILY = { nameKey: 1, holdsMulti: 1, shortKeys: 1 } as const;

export function documentOf({ id, ...queue }: QueueRecord): QueueDocument {
  const isTop = queue.parentQueueId === null;
  return {
    _id: id,
    ...queue,
    ...(isTop ? { nameKey: nameKeyOf(queue.name) } : {}),
    ...(isTop && queue.multiQueue ? { holdsMulti: true } : {}),
  };
}

/** QUE-034: names that differ by case or blanks alone are the same name. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

export function record({
  _id,
  nameKey: _nameKey,
  holdsMulti: _multi,
  shortKeys: _shortKeys,
  work: _work,
  plan: _plan,
  removedAt: _removedAt,
  madeBy: _madeBy,
  ...queue
}: QueueDocument): QueueRecord {
  return { id: _id, ...queue };
}

/** Which unique index refused a write. */
export function takenBy(error: unknown): QueueClash {
  const text = error instanceof Error ? error.message : '';
  if (text.includes('one_nameKey')) return 'name';
  if (text.includes('one_holdsMulti')) return 'multi';
  if (text.includes('one_shortKeys')) return 'short';
  throw error;
}
