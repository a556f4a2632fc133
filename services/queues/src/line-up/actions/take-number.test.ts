import { ApiError } from '@turno/kit';
import fc from 'fast-check';
import { NOW } from '../../../test/factories.ts';
import { createMemorySteps, Killed } from '../../../test/interleavings/memory-steps.ts';
import type { LineUpSteps } from '../store/line-up-steps.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { takeNumber } from './take-number.ts';

jest.setTimeout(120_000);

const LIMIT = 2;
const UNTIL = new Date('2026-11-21T23:00:00Z');

type Request = { userId: number; queueId: number; key: string };
const requests = fc.array(
  fc.record({
    userId: fc.integer({ min: 1, max: 3 }),
    queueId: fc.integer({ min: 1, max: 3 }),
    key: fc.constantFrom('a', 'b'),
  }),
  { minLength: 2, maxLength: 8 },
);
const deaths = fc.infiniteStream(fc.nat({ max: 9 }));

function take(steps: LineUpSteps, { userId, queueId, key }: Request) {
  const ticketId = `${userId}|${queueId}|${key}`;
  return takeNumber(steps, {
    counter: { id: queueId, queueId, merchantId: 1, date: '2026-11-21' },
    request: {
      ticketId,
      userId,
      paxCount: 1,
      displayName: null,
      phone: null,
      requestText: ticketId,
      firstWaitSeconds: 0,
      at: NOW,
      allowance: { limit: LIMIT, categoryId: null, categoryLimit: null },
      until: UNTIL,
    },
  });
}

/** A client that asks again under the same key until it gets an answer, or abandons. */
async function retryUntilDone(steps: LineUpSteps, request: Request) {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    try {
      return await take(steps, request);
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'service_unavailable') return null;
      if (!(error instanceof ApiError || error instanceof Killed)) throw error;
    }
  }
  return null;
}

function checkInvariants(memory: ReturnType<typeof createMemorySteps>) {
  const tickets = [...memory.tickets.values()];
  for (const counter of memory.counters.values()) {
    const numbers = tickets
      .filter(({ counterId }) => counterId === counter.id)
      .map(({ number }) => number);
    const open = counter.pendingTickets
      .map(({ number }) => number)
      .filter((each) => !numbers.includes(each));
    // I1, I7: no number twice, and every one is a ticket's, pending or abandoned.
    expect([...numbers, ...open, ...counter.voided].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: counter.lastNumber }, (_, index) => index + 1),
    );
  }
  const testQueues = tickets.map(({ userId, counterId }) => `${userId}|${counterId}`);
  // I4: one waiting ticket for a person and a queue.
  expect(new Set(testQueues).size).toBe(testQueues.length);
  // I5: the allowance.
  for (const userId of [1, 2, 3]) {
    expect(tickets.filter((ticket) => ticket.userId === userId).length).toBeLessThanOrEqual(LIMIT);
  }
}

test('QUE-049 QUE-058 whatever the order of the steps, and wherever processes die, every promise holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), requests, deaths, async (scheduler, asked, dying) => {
      let isStorm = true;
      const memory = createMemorySteps({
        turn: async () => {
          if (isStorm) await scheduler.schedule(Promise.resolve());
        },
        dies: () => isStorm && dying.next().value === 0,
      });
      const answers = await scheduler.waitFor(
        Promise.all(asked.map((request) => retryUntilDone(memory.steps, request))),
      );
      checkInvariants(memory);
      // I2, I3: acknowledged tickets exist, and a retry returned the same ticket.
      for (const ticket of answers) {
        if (ticket) expect(memory.tickets.get(ticket.id)?.number).toBe(ticket.number);
      }
      // I19: after the sweep nothing is half done.
      isStorm = false;
      for (const id of memory.counters.keys()) await finishPendingTickets(memory.steps, id);
      checkInvariants(memory);
      expect([...memory.counters.values()].flatMap(({ pendingTickets }) => pendingTickets)).toEqual(
        [],
      );
    }),
    { numRuns: 1_000 },
  );
});

test('the check can fail: without the unique slots the same storms break the allowance', async () => {
  const broken = fc.assert(
    fc.asyncProperty(fc.scheduler(), requests, async (scheduler, asked) => {
      const memory = createMemorySteps({
        turn: () => scheduler.schedule(Promise.resolve()),
        dies: () => false,
      });
      const careless: LineUpSteps = {
        ...memory.steps,
        insert: ({ ticket }) =>
          memory.step(() => {
            memory.tickets.set(ticket.id, memory.tickets.get(ticket.id) ?? ticket);
            return true;
          }),
      };
      await scheduler.waitFor(
        Promise.all(asked.map((request) => retryUntilDone(careless, request))),
      );
      checkInvariants(memory);
    }),
    { numRuns: 300 },
  );
  await expect(broken).rejects.toThrow();
});
