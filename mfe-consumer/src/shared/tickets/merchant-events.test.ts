import { buildCounter, buildTicket } from '@turno/shared-types/test-data';
import { withServed } from './merchant-events.ts';

test('CON-043 tickets follow the day they are of', () => {
  const mine = buildTicket({ queueDailyCounterId: 2, peopleInQueue: 9 });
  const other = buildTicket({ queueDailyCounterId: 1 });
  const changed = { time: '21:00', counter: 4, paused: true, ticketsAhead: 2, paxAhead: 5 };
  const day = buildCounter({ id: 2, queueId: 11, ...changed });
  const [served, left] = withServed([mine, other], day);
  expect(served?.queueDailyCounter).toMatchObject({ counter: 4, paused: true });
  // S-19: people are counted, not numbers.
  expect(served?.peopleInQueue).toBe(5);
  expect(left).toBe(other);
});
