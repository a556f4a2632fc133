import { ApiError } from '@turno/kit';
import fc from 'fast-check';
import { NOW } from '../../../test/factories.ts';
import { createMemorySteps, Killed } from '../../../test/interleavings/memory-steps.ts';
import { bookedPax } from '../../queue-days/rules/seats.ts';
import type { LineUpSteps } from '../store/line-up-steps.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { takeNumber } from './take-number.ts';

jest.setTimeout(120_000);

const SEATS = 6;
const SHOWS = [1, 2];
const UNTIL = new Date('2026-11-21T23:00:00Z');

type Booking = { show: number; userId: number; paxCount: number; key: string; isRemoved: boolean };
const bookings = fc.array(
  fc.record({
    show: fc.constantFrom(...SHOWS),
    userId: fc.integer({ min: 1, max: 4 }),
    paxCount: fc.constantFrom(2, 4),
    key: fc.constantFrom('a', 'b'),
    isRemoved: fc.boolean(),
  }),
  { minLength: 2, maxLength: 10 },
);

function book(steps: LineUpSteps, { show, userId, paxCount, key }: Booking) {
  const ticketId = `${show}|${userId}|${key}|${paxCount}`;
  return takeNumber(steps, {
    counter: { id: show, queueId: show, merchantId: 1, date: '2026-11-21', time: '19:00' },
    seats: SEATS,
    request: {
      ticketId,
      userId,
      paxCount,
      displayName: null,
      phone: null,
      requestText: ticketId,
      firstWaitSeconds: 0,
      at: NOW,
      allowance: { limit: 1, categoryId: null, categoryLimit: null },
      until: UNTIL,
    },
  });
}

type Memory = ReturnType<typeof createMemorySteps>;

/** Books, again after every crash, and then perhaps removes the ticket; the seats are freed later or never. */
async function visit({ steps, tickets }: Memory, booking: Booking) {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    try {
      const ticket = await book(steps, booking);
      const stored = tickets.get(ticket.id);
      if (!booking.isRemoved || stored?.state !== 'waiting') return;
      tickets.set(ticket.id, { ...stored, state: 'cancelled' });
      await steps.freeSeats(ticket.counterId, { ticketId: ticket.id, number: ticket.number });
      return;
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'service_unavailable') return;
      if (!(error instanceof ApiError || error instanceof Killed)) throw error;
    }
  }
}

function seatedOf({ tickets }: Memory, show: number) {
  return [...tickets.values()].filter(
    ({ counterId, state }) => counterId === show && state !== 'cancelled',
  );
}

test('QUE-082 I17 whatever the order, and wherever processes die, a show never has more people than seats', async () => {
  const deaths = fc.infiniteStream(fc.nat({ max: 9 }));
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), bookings, deaths, async (scheduler, asked, dying) => {
      let isStorm = true;
      const peopleIn = (show: number) => bookedPax(seatedOf(memory, show));
      let most = 0;
      const memory = createMemorySteps({
        turn: async () => {
          if (isStorm) await scheduler.schedule(Promise.resolve());
          // At every instant, not only at the end.
          most = Math.max(most, ...SHOWS.map(peopleIn));
        },
        dies: () => isStorm && dying.next().value === 0,
      });
      await scheduler.waitFor(Promise.all(asked.map((booking) => visit(memory, booking))));
      isStorm = false;
      for (const show of SHOWS) {
        await finishPendingTickets(memory.steps, show);
        await memory.steps.freeStaleSeats(show);
        const seated = seatedOf(memory, show);
        const booked = memory.counters.get(show)?.bookings ?? [];
        // Seats and tickets reference each other, and no person has two tickets for a show.
        expect(booked.map(({ ticketId }) => ticketId).toSorted()).toEqual(
          seated.map(({ id }) => id).toSorted(),
        );
        expect(new Set(seated.map(({ userId }) => userId)).size).toBe(seated.length);
      }
      expect(most).toBeLessThanOrEqual(SEATS);
    }),
    { numRuns: 2_000 },
  );
});
