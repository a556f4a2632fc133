import { calledTicketsOf } from '../../test/called-tickets.ts';
import { dyingAfter, twoQueuesOf } from '../../test/crashes/dying-moves.ts';
import { codeOf } from '../../test/people.ts';
import { staffOf } from '../../test/staff.ts';
import {
  openTestHarness,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../test/test-harness.ts';
import { checkInTicket } from '../entrance/actions/check-in-ticket.ts';
import { sweep } from '../jobs/actions/sweep.ts';
import { removeTicket } from '../line-up/actions/remove-ticket.ts';
import { finishMoves } from './actions/finish-move.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);
const { besides, move } = calledTicketsOf(() => harness);
const twoQueues = twoQueuesOf(() => harness);
const killed = new Error('killed');

/** Every step after which the process of a move may die. */
async function afterEachStep(
  since: (at: Awaited<ReturnType<typeof twoQueues>> & { steps: number }) => Promise<void>,
) {
  let isDone = false;
  let steps = 0;
  for (; !isDone; steps += 1) {
    const queues = await twoQueues(false);
    const dying = await dyingAfter(harness, steps, killed);
    isDone = await move(queues.from, 2, queues.to, { commandId: 'one' }, dying).then(
      () => true,
      () => false,
    );
    await since({ ...queues, steps });
  }
  expect(steps).toBeGreaterThan(8);
}

/** Calls everybody whom a desk can call. */
async function callEverybody(testQueue: TestQueue, paxCount?: number): Promise<void> {
  let code: string | null = null;
  while (!code) code = await codeOf(callNextIn(testQueue, paxCount ? { paxCount } : {}));
  expect(code).toBe('no_tickets_in_queues');
}

type TwoQueues = Awaited<ReturnType<typeof twoQueues>>;

function leave(userId: number, { counter }: TestQueue): Promise<void> {
  return removeTicket(harness.deps, { userId, counterId: counter.id, number: 2 });
}

async function enterCalled({ from }: TwoQueues): Promise<void> {
  const ticket = await harness.store.tickets.findNumberNow(from.counter.id, 2);
  const scan = { merchantId: from.merchant.id, token: ticket?.code ?? '', nonce: 'n1' };
  await checkInTicket(harness.deps, scan);
}

async function statesOf(userId: number, queues: readonly TestQueue[]) {
  const all = await Promise.all(queues.map(({ counter }) => ticketsOf(harness.db, counter.id)));
  const own = all.flat().filter((ticket) => ticket.userId === userId);
  return own.map(({ state }) => state).filter((state) => state !== 'cancelled');
}

test.each([
  { who: 'the desks of the other queue', isTargetFirst: true },
  { who: 'the desks of its queue', isTargetFirst: false },
  { who: 'the desks of the other queue, in groups,', isTargetFirst: true, paxCount: 3 },
])(
  'S-21 a person whose move was cut off is called once where $who call before it is finished',
  ({ isTargetFirst, paxCount }) =>
    afterEachStep(async ({ from, to, userId, steps }) => {
      const order = isTargetFirst ? [to, from] : [from, to];
      for (const queue of order) await callEverybody(queue, paxCount);
      await sweep(harness.deps);
      for (const queue of order) await callEverybody(queue, paxCount);
      expect([steps, await statesOf(userId, order)]).toEqual([steps, ['called']]);
    }),
);

test('S-21 a person whose move was cut off has one number where a desk moves the new one on', () =>
  afterEachStep(async ({ from, to, userId, steps }) => {
    const third = await besides(from);
    const arrived = (await harness.store.people.waitingOf(userId)).find(
      ({ counterId }) => counterId === to.counter.id,
    );
    if (!arrived) return;
    await move(to, arrived.number, third);
    await sweep(harness.deps);
    expect([steps, await statesOf(userId, [from, to, third])]).toEqual([steps, ['waiting']]);
    expect(await harness.store.people.waitingOf(userId)).toMatchObject([
      { counterId: third.counter.id },
    ]);
  }));

test.each([{ how: 'a call' }, { how: 'a call of a group', paxCount: 2 }])(
  'S-21 $how completes the move of the ticket that it calls, and of none behind it',
  async ({ paxCount = null }) => {
    const { from, to, userId } = await twoQueues(false);
    const before = await harness.secondDeps();
    const end = () => Promise.reject(killed);
    const ticketMoves = { ...before.store.ticketMoves, end };
    const dying = { ...before, store: { ...before.store, ticketMoves } };
    await expect(move(from, 2, to, {}, dying)).rejects.toThrow('killed');
    const statesAfterCall = async () => {
      await callNextIn(to, { paxCount });
      return statesOf(userId, [from, to]);
    };
    expect(await statesAfterCall()).toEqual(['waiting', 'waiting']);
    expect(await statesAfterCall()).toEqual(['called']);
  },
);

test.each([
  { what: 'has left', happen: ({ from, userId }: TwoQueues) => leave(userId, from) },
  { what: 'was called', happen: ({ from }: TwoQueues) => callEverybody(from) },
  { what: 'was called in a group', happen: ({ from }: TwoQueues) => callEverybody(from, 2) },
  { what: 'was called and came in', happen: enterCalled, isCalled: true },
])(
  'S-21 who $what before a move that was cut off gets no number of the other queue',
  async ({ happen, isCalled = false }) => {
    const place = await twoQueues(isCalled);
    const before = await harness.secondDeps();
    const beginReorder = () => Promise.reject(killed);
    const ticketMoves = { ...before.store.ticketMoves, beginReorder };
    const dying = { ...before, store: { ...before.store, ticketMoves } };
    await expect(move(place.from, 2, place.to, {}, dying)).rejects.toThrow('killed');
    await happen(place);
    await sweep(harness.deps);
    const numbers = await ticketsOf(harness.db, place.to.counter.id);
    expect(numbers.map(({ userId }) => userId)).not.toContain(place.userId);
  },
);

test('S-21 new tickets arrive although the sweeper cannot complete a move of somebody else', async () => {
  const [{ from, to, userId }, other] = [await twoQueues(false), await twoQueues(false)];
  const { deps } = harness;
  const { ticketMoves } = deps.store;
  const withMoves = (change: Partial<typeof ticketMoves>) => ({
    ...deps,
    store: { ...deps.store, ticketMoves: { ...ticketMoves, ...change } },
  });
  const fail = () => Promise.reject(killed);
  await expect(move(from, 2, to, {}, withMoves({ arrive: fail }))).rejects.toThrow('killed');
  const unable = withMoves({ beginReorder: fail });
  await expect(move(other.from, 2, other.to, {}, unable)).rejects.toThrow('killed');
  await expect(finishMoves(unable, 500)).rejects.toThrow('killed');
  const [arrived] = await harness.store.people.waitingOf(userId);
  expect([arrived?.counterId, arrived?.arriving]).toEqual([to.counter.id, undefined]);
});

test('S-21 a number that comes after its move was dropped is called by nobody', async () => {
  const { from, to, userId } = await twoQueues(false);
  const before = await harness.secondDeps();
  const { ticketMoves } = before.store;
  const late = {
    ...before,
    store: {
      ...before.store,
      ticketMoves: {
        ...ticketMoves,
        // Another process found meanwhile that the other queue gave no number.
        async end(...[ticket, intent]: Parameters<typeof ticketMoves.end>) {
          await ticketMoves.drop(ticket, intent);
          throw killed;
        },
      },
    },
  };
  await expect(move(from, 2, to, {}, late)).rejects.toThrow('killed');
  await callEverybody(to);
  await callEverybody(from);
  expect(await statesOf(userId, [from, to])).toEqual(['called']);
  const [moved] = (await ticketsOf(harness.db, to.counter.id)).filter(
    (ticket) => ticket.userId === userId,
  );
  // Its holder has not left: check-in names the number that is still valid, and reports do not count this one.
  const movedTo = { queueName: from.queue.name, ticketValue: '2' };
  expect(moved).toMatchObject({ state: 'cancelled', endReason: 'moved', movedTo });
  const scan = { merchantId: to.merchant.id, token: moved?.code ?? '', nonce: 'n1' };
  await expect(checkInTicket(harness.deps, scan)).rejects.toMatchObject({ payload: { movedTo } });
});
