import { buildMerchant, buildQueue, buildTicket } from '@turno/shared-types/test-data';
import { rejoinPath } from './rejoin-path.ts';

const { queue } = buildTicket();
const multi = buildQueue({
  id: 17,
  multiQueue: true,
  childQueues: [buildQueue({ id: 18, parentQueueId: 17 })],
});
const merchant = buildMerchant({ queues: [buildQueue(), multi] });

test.each([
  ['an ordinary queue', queue, merchant, '/take-number/7/11'],
  ['a child of a multi-queue', { ...queue, id: 18 }, merchant, '/book-queue/7/17'],
  ['a show', { ...queue, type: 'event' as const }, merchant, '/events/forno-aurora'],
  ['a merchant that is not there yet', { ...queue, id: 18 }, undefined, '/take-number/7/18'],
])('CON-045, CON-047: from %s', (_, of, known, path) => {
  expect(rejoinPath(buildTicket({ queue: of }), known)).toBe(path);
});
