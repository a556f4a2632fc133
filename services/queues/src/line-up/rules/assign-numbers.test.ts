import fc from 'fast-check';
import { bookedPax } from '../../queue-days/rules/seats.ts';
import { assignNumbers } from './assign-numbers.ts';

const party = (userId: number, key = 'a', paxCount = 1) => ({
  ticketId: `${userId}${key}`,
  userId,
  paxCount,
});
const seats = (...args: Parameters<typeof party>) => ({ ...party(...args), number: 3 });
const request = (userId: number, key = 'a') => ({ request: party(userId, key), seats: null });
const EMPTY = { lastNumber: 7, pendingTickets: [], bookings: [], fence: { settings: 0, hours: 0 } };

test('QUE-049 numbers follow the highest one, in the order people came', () => {
  const { verdicts, fresh } = assignNumbers(EMPTY, [request(1), request(2)]);
  expect(fresh.map(({ userId, number }) => [userId, number])).toEqual([
    [1, 8],
    [2, 9],
  ]);
  expect(verdicts).toEqual(fresh.map((pending) => ({ kind: 'allocated', pending })));
});

test('each new number has the wait of its own, and a known one keeps what it was told', () => {
  const known = { ...party(1), number: 5, firstWaitSeconds: 40 };
  const waitOf = (number: number) => ({ firstWaitSeconds: number * 100 });
  const requests = [1, 2, 3].map((userId) => ({
    request: { ...party(userId), firstWaitSeconds: 0 },
    seats: null,
    waitOf,
  }));
  const { verdicts } = assignNumbers({ ...EMPTY, pendingTickets: [known] }, requests);
  expect(verdicts).toMatchObject([
    { pending: { number: 5, firstWaitSeconds: 40 } },
    { pending: { number: 8, firstWaitSeconds: 800 } },
    { pending: { number: 9, firstWaitSeconds: 900 } },
  ]);
});

test('QUE-049 the same request has one number, another of the same person waits for its ticket', () => {
  const known = { ...party(1), number: 5 };
  const sequence = { ...EMPTY, pendingTickets: [known] };
  expect(
    assignNumbers(sequence, [request(1), request(1, 'b'), request(2), request(2, 'b'), request(2)]),
  ).toEqual({
    verdicts: [
      { kind: 'allocated', pending: known },
      { kind: 'pending' },
      { kind: 'allocated', pending: { ...party(2), number: 8 } },
      { kind: 'pending' },
      { kind: 'allocated', pending: { ...party(2), number: 8 } },
    ],
    fresh: [{ ...party(2), number: 8 }],
    booked: [],
  });
});

test.each([
  { name: 'seats that are left', seated: [], pax: 2, kind: 'allocated', booked: 1 },
  { name: 'too few seats', seated: [seats(9, 'a', 2)], pax: 2, kind: 'full', booked: 0 },
  { name: 'seats of the person', seated: [seats(1, 'b')], pax: 1, kind: 'booked', booked: 0 },
  {
    name: 'its former number freed later',
    seated: [seats(1)],
    pax: 2,
    kind: 'allocated',
    booked: 1,
  },
  { name: 'no room beside those', seated: [seats(1)], pax: 3, kind: 'full', booked: 0 },
])('QUE-061 QUE-082 of a show with three seats, $name: $kind', ({ seated, pax, kind, booked }) => {
  const sequence = { ...EMPTY, bookings: seated };
  const assignment = assignNumbers(sequence, [{ request: party(1, 'a', pax), seats: 3 }]);
  expect(assignment.verdicts).toMatchObject([{ kind }]);
  expect(assignment.booked).toHaveLength(booked);
  expect(assignment.fresh).toHaveLength(kind === 'allocated' ? 1 : 0);
});

test.each(['settings', 'hours'] as const)(
  'S-10 QUE-035 a request judged by %s older than the fence gets no number, and its neighbours do',
  (name) => {
    const fence = { settings: 0, hours: 0, [name]: 3 };
    const judged = [2, 3, undefined].map((revision, index) => ({
      ...request(index),
      ...(revision === undefined ? {} : { revisions: { settings: 9, hours: 9, [name]: revision } }),
    }));
    const { verdicts, fresh } = assignNumbers({ ...EMPTY, fence }, judged);
    expect(verdicts[0]).toEqual({ kind: 'stale', fence });
    expect(fresh.map(({ userId, number }) => [userId, number])).toEqual([
      [1, 8],
      [2, 9],
    ]);
  },
);

test('QUE-082 I17 concurrent bookings never exceed the seats', () => {
  const parties = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 4 })));
  fc.assert(
    fc.property(parties, fc.nat({ max: 12 }), (asked, seats) => {
      const requests = asked.map(([userId, pax]) => ({ request: party(userId, 'a', pax), seats }));
      const { fresh, booked, verdicts } = assignNumbers(EMPTY, requests);
      expect(bookedPax(booked)).toBeLessThanOrEqual(seats);
      expect(booked.map(({ number }) => number)).toEqual(fresh.map(({ number }) => number));
      expect(new Set(fresh.map(({ userId }) => userId)).size).toBe(fresh.length);
      expect(fresh.map(({ number }) => number)).toEqual(fresh.map((_, index) => 8 + index));
      expect(verdicts).toHaveLength(asked.length);
    }),
  );
});
