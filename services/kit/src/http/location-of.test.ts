import { createQueueCall, lineUpCall, queueCall } from '@turno/shared-types';
import { locationOf } from './location-of.ts';

test('the location of what a call makes has the parts of its path and the fields of its answer', () => {
  expect(locationOf(createQueueCall, { merchantId: 7 }, { id: 11 })).toBe(
    '/private/merchants/7/queues/11',
  );
  const ticket = { userId: 3, queueDailyCounterId: 900, counter: 5 };
  const scoped = (scope: string) => ({ scope, merchantId: 7, queueId: 11 });
  expect(locationOf(lineUpCall, scoped('public'), ticket)).toBe('/private/users/3/tickets/900/5');
  expect(locationOf(lineUpCall, scoped('private'), ticket)).toBeNull();
  expect(locationOf(queueCall, { merchantId: 7, queueId: 11 }, { id: 11 })).toBeNull();
});
