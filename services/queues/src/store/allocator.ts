import type { Collection } from 'mongodb';
import { createBatches } from './batches.ts';
import type { CounterDocument } from './counters.ts';
import type { Allocation, Ask } from './line-up-steps.ts';

type Item = { ask: Ask; expiresAt: Date };

const LOT = 100;
const MAX_REMEMBERED = 1_000;

/** Allocates numbers: those who arrive together share one update of the counter. */
export function createAllocator(counters: Collection<CounterDocument>) {
  /** Numbers this process has made tickets of; the next update takes them off the pending list. */
  const done = new Map<number, Set<number>>();

  const allocate = createBatches<Item, Allocation>(async (counterId, items) => {
    const finished = [...(done.get(counterId) ?? [])];
    const after = await counters.findOneAndUpdate(
      { _id: counterId, closed: false, paused: false },
      allocating(items, finished),
      { returnDocument: 'after', projection: { pending: 1 } },
    );
    if (!after) return items.map(() => ({ kind: 'closed' }));
    forget(counterId, finished);
    const byTicket = new Map(after.pending.map((pending) => [pending.ticketId, pending]));
    return items.map(({ ask }) => {
      const pending = byTicket.get(ask.ticketId);
      return pending ? { kind: 'allocated', pending } : { kind: 'late' };
    });
  }, LOT);

  function forget(counterId: number, numbers: readonly number[]): void {
    const ofCounter = done.get(counterId);
    for (const number of numbers) ofCounter?.delete(number);
    if (ofCounter?.size === 0) done.delete(counterId);
  }

  return {
    allocate: (counterId: number, ask: Ask, expiresAt: Date) =>
      allocate(counterId, { ask, expiresAt }),
    noteDone(counterId: number, number: number): void {
      // Only a shortcut: what is forgotten here, the sweeper drops.
      if (done.size > MAX_REMEMBERED) done.clear();
      const ofCounter = done.get(counterId) ?? new Set();
      done.set(counterId, ofCounter.add(number));
    },
    async voidNumber(counterId: number, number: number): Promise<void> {
      const given = { $set: { voided: { $concatArrays: ['$voided', [number]] } } };
      const update = [without([number]), given, quietWhenEmpty];
      await counters.updateOne({ _id: counterId, 'pending.number': number }, update);
    },
    async dropPending(counterId: number, numbers: readonly number[]): Promise<void> {
      await counters.updateOne({ _id: counterId }, [without(numbers), quietWhenEmpty]);
      forget(counterId, numbers);
    },
  };
}

function without(numbers: readonly number[]) {
  const isLeft = { $not: [{ $in: ['$$this.number', numbers] }] };
  return { $set: { pending: { $filter: { input: '$pending', cond: isLeft } } } };
}

const quietWhenEmpty = {
  $set: { busy: { $cond: [{ $eq: ['$pending', []] }, '$$REMOVE', true] } },
};

/** One number for each ask whose reservation still holds and which has none yet, in the order they came. */
function allocating(items: readonly Item[], finished: readonly number[]) {
  const mayHave = {
    $and: [
      { $lt: ['$$NOW', '$$this.expiresAt'] },
      { $not: [{ $in: ['$$this.ask.ticketId', '$$value.pending.ticketId'] }] },
    ],
  };
  const number = { $add: ['$$value.next', 1] };
  const added = { $mergeObjects: ['$$this.ask', { number }] };
  const given = { next: number, pending: { $concatArrays: ['$$value.pending', [added]] } };
  const allotted = {
    $reduce: {
      // `$literal`, because what people type may begin with a dollar sign.
      input: { $literal: items },
      initialValue: { next: '$next', pending: '$pending' },
      in: { $cond: [mayHave, given, '$$value'] },
    },
  };
  return [
    without(finished),
    { $set: { allotted } },
    { $set: { next: '$allotted.next', pending: '$allotted.pending' } },
    { $unset: 'allotted' },
    quietWhenEmpty,
  ];
}
