import { range } from '../../../test/test-harness.ts';
import type { TicketRecord } from './ticket-documents.ts';
import { createTicketMemory } from './ticket-memory.ts';

const COUNTER = 7;
const TTL_MS = 10_000;

/** A ticket of which so many entries were written. */
const writtenBy = (count: number): TicketRecord => ({
  id: 'a ticket',
  userId: 1,
  paxCount: 5,
  displayName: null,
  phone: null,
  requestText: '',
  firstWaitSeconds: 0,
  number: 1,
  counterId: COUNTER,
  queueId: 3,
  merchantId: 2,
  date: '2026-11-21',
  code: 'CODE',
  state: 'called',
  createdAt: new Date(0),
  executedAt: new Date(0),
  canceledAt: null,
  checkedInAt: null,
  nonce: null,
  callExpected: null,
  entries: range(1, count).map((entry) => ({
    nonce: `scan ${entry}`,
    at: new Date(0),
    paxCount: 1,
    undoneAt: null,
    undoReason: null,
  })),
});

function newMemory() {
  const state = { now: 1, stored: writtenBy(0), loads: 0 };
  const memory = createTicketMemory(
    async () => {
      state.loads += 1;
      return state.stored;
    },
    () => state.now,
  );
  return {
    state,
    memory,
    /** The database has all of the writes; this is the answer to one of them. */
    answer: (count: number) => memory.record(writtenBy(count)),
    seen: async () => (await memory.read(COUNTER, 1))?.entries?.length,
  };
}

test('S-15 what one command wrote is shown without a read', async () => {
  const { state, answer, seen } = newMemory();
  answer(1);
  expect([await seen(), state.loads]).toEqual([1, 0]);
});

test.each([[[1, 2, 3]], [[3, 1, 2]], [[2, 3, 1]], [[3, 2, 1]]])(
  'S-15 the holder sees the ticket as it is stored, though its writes are answered in the order %p',
  async (order) => {
    const { state, answer, seen } = newMemory();
    state.stored = writtenBy(3);
    for (const [index, count] of order.entries()) {
      answer(count);
      if (index > 0) expect(await seen()).toBe(3);
    }
    expect(state.loads).toBe(2);
  },
);

test('S-15 a write that is answered while the ticket is read ends that read', async () => {
  const { state, answer, seen } = newMemory();
  answer(1);
  answer(2);
  state.stored = writtenBy(2);
  const early = seen();
  state.stored = writtenBy(3);
  answer(3);
  await early;
  expect(await seen()).toBe(3);
});

test('a ticket that was written long ago is shown as it is written next, without a read', async () => {
  const { state, answer, seen } = newMemory();
  answer(1);
  state.now += TTL_MS + 1;
  answer(2);
  expect([await seen(), state.loads]).toEqual([2, 0]);
});

test('S-15 an event of another process has the ticket read again that it names, and no other of the queue', async () => {
  const { state, answer, seen, memory } = newMemory();
  answer(1);
  state.stored = writtenBy(2);
  memory.follow(COUNTER, [2, 3]);
  expect([await seen(), state.loads]).toEqual([1, 0]);
  memory.follow(COUNTER, [2, 1]);
  expect([await seen(), state.loads]).toEqual([2, 1]);
  state.stored = writtenBy(3);
  memory.invalidate(COUNTER);
  expect([await seen(), state.loads]).toEqual([3, 2]);
});
