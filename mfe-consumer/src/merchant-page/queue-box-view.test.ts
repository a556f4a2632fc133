import {
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
} from '@turno/shared-types/test-data';
import { queueBoxView } from './queue-box-view.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const day = (change: Parameters<typeof buildCounter>[0]) => ({
  queue_daily_counters: [buildCounter(change)],
});

test.each([
  ['CON-034 nobody came yet', {}, null, 'take-first'],
  ['CON-034 numbers were issued', day({ nextAvailableTicket: 6 }), null, 'take'],
  ['CON-034 a holder sees the ticket', {}, buildTicket(), 'show-ticket'],
  ['CON-037 free access informs', { listOnly: true }, null, 'none'],
  ['events inform until their screen is there', { type: 'event' as const }, null, 'none'],
  ['so do passes', { passMode: 'generic' as const }, null, 'none'],
  ['so do multi-queues', { multiQueue: true }, null, 'none'],
])('%s', (_, change, held, action) => {
  const queue = buildQueue(change);
  expect(queueBoxView({ merchant: buildMerchant(), queue, held }, NOW).action).toBe(action);
});
