import { bookedPax, seatViolation } from './seats.ts';

const BOOKINGS = [
  { ticketId: 'a', userId: 1, paxCount: 4 },
  { ticketId: 'b', userId: 2, paxCount: 3 },
];
const party = (paxCount: number, ticketId = 'mine', userId = 3) => ({ ticketId, userId, paxCount });

test.each([
  { name: 'the last seats', request: party(3), violation: null },
  { name: 'one too many', request: party(4), violation: 'full' },
  {
    name: 'the last seats beside those of its former number',
    request: party(3, 'a', 1),
    violation: null,
  },
  { name: 'one too many beside those', request: party(4, 'a', 1), violation: 'full' },
  { name: 'a second party of one person', request: party(1, 'other', 2), violation: 'booked' },
])('QUE-082 QUE-061 X-43 $name: $violation', ({ request, violation }) => {
  expect(seatViolation(BOOKINGS, request, 10)).toBe(violation);
});

test('QUE-082 a queue without seats never runs out of them', () => {
  expect(seatViolation(BOOKINGS, party(1_000), null)).toBeNull();
  expect(bookedPax(BOOKINGS)).toBe(7);
});
