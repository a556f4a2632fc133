import {
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
} from '@turno/shared-types/test-data';
import { queueBoxView } from './queue-box.tsx';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const day = (change: Parameters<typeof buildCounter>[0]) => ({
  queue_daily_counters: [buildCounter(change)],
});

test.each([
  ['CON-034 no ticket has been taken yet', {}, null, 'take-first'],
  ['CON-034 numbers were issued', day({ nextAvailableTicket: 6 }), null, 'take'],
  ['CON-034 a holder sees the ticket', {}, buildTicket(), 'show-ticket'],
  ['CON-037 free access informs', { listOnly: true }, null, 'none'],
  ['CON-064 an event shows its times', { type: 'event' as const }, null, 'see-shows'],
  [
    'a person with a ticket for a show sees the others too',
    { type: 'event' as const },
    buildTicket(),
    'see-shows',
  ],
  [
    'CON-010 a queue for passes leads to its page',
    { passMode: 'generic' as const },
    null,
    'use-pass',
  ],
  ['CON-034 a multi-queue offers a table', { multiQueue: true }, null, 'ask-table'],
  ['CON-034 a table that was given is shown', { multiQueue: true }, buildTicket(), 'show-ticket'],
])('%s', (_, change, held, action) => {
  const queue = buildQueue(change);
  expect(queueBoxView({ merchant: buildMerchant(), queue, held }, NOW).action).toBe(action);
});
