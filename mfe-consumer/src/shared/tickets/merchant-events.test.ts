import { buildCounter, buildTicket } from '@turno/shared-types/test-data';
import { withServed } from './merchant-events.ts';

test('CON-043 tickets follow the day they are of', () => {
  const mine = buildTicket({ queueDailyCounterId: 2 });
  const other = buildTicket({ queueDailyCounterId: 1 });
  const day = buildCounter({ id: 2, queueId: 11, time: '21:00', counter: 4, paused: true });
  const [served, left] = withServed([mine, other], day);
  expect(served?.queueDailyCounter).toMatchObject({ counter: 4, paused: true });
  expect(left).toBe(other);
});
