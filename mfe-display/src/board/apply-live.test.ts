import type { LiveMessage } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { applyLive, keepNewest } from './apply-live.ts';

const DAY = buildCounter({ counter: 5, currentTicket: '5' });
const MERCHANT = buildMerchant({
  queues: [buildQueue({ queue_daily_counters: [DAY] }), buildQueue({ id: 12 })],
});

function moved(change: Parameters<typeof buildCounter>[0], queueId = 11): LiveMessage {
  return { type: 'queue-changed', queueId, counter: buildCounter({ ...DAY, ...change }) };
}

test('DIS-002 a called number replaces the one before it', () => {
  const next = applyLive(MERCHANT, moved({ counter: 6, currentTicket: '6' }));
  expect(next.queues[0]?.queue_daily_counters[0]?.currentTicket).toBe('6');
  expect(next.queues[1]).toBe(MERCHANT.queues[1]);
});

test.each([
  { name: 'a message that was overtaken', message: moved({ counter: 4, currentTicket: '4' }) },
  { name: 'a message of yesterday', message: moved({ id: 1, date: '2026-11-20', counter: 90 }) },
  { name: 'a queue the board does not know', message: moved({ counter: 6 }, 99) },
  {
    name: 'a ticket that changed hands',
    message: { type: 'ticket-changed', queueId: 11, queueDailyCounterId: 1, counter: 5 },
  },
] as const)('DIS-002 $name changes nothing', ({ message }) => {
  expect(applyLive(MERCHANT, message)).toBe(MERCHANT);
});

test('QUE-041 the first message of a new day starts over', () => {
  const next = applyLive(MERCHANT, moved({ id: 2, date: '2026-11-22', counter: 0 }));
  expect(next.queues[0]?.queue_daily_counters[0]?.counter).toBe(0);
});

test('DIS-002 an answer that was overtaken by a call does not take the number back', () => {
  const called = applyLive(MERCHANT, moved({ counter: 6, currentTicket: '6' }));
  const kept = keepNewest(called, { ...MERCHANT, name: 'New name' });
  expect(kept.name).toBe('New name');
  expect(kept.queues[0]?.queue_daily_counters[0]?.currentTicket).toBe('6');
});

test('DIS-002 an answer that is newer than what is known counts', () => {
  const fetched = applyLive(MERCHANT, moved({ counter: 6, currentTicket: '6', paxAhead: 3 }));
  expect(keepNewest(MERCHANT, fetched)).toEqual(fetched);
  expect(keepNewest(undefined, fetched)).toEqual(fetched);
});
