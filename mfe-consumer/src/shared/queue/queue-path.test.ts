import { buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { queuePath, visibleQueue } from './queue-path.ts';

const child = buildQueue({ id: 18, parentQueueId: 17 });
const multi = buildQueue({ id: 17, multiQueue: true, childQueues: [child] });

test.each([
  ['CON-023 an event', buildQueue({ type: 'event' }), '/events/forno-aurora'],
  ['CON-023 free access', buildQueue({ listOnly: true }), '/free-access/forno-aurora/11'],
  ['CON-034 a multi-queue', multi, '/book-queue/7/17'],
  ['CON-011 an ordinary queue', buildQueue(), '/take-number/7/11'],
  ['CON-024 a queue for passes', buildQueue({ passMode: 'generic' }), '/aq/forno-aurora'],
])('%s is joined where its kind is', (_, queue, path) => {
  expect(queuePath(buildMerchant(), queue)).toBe(path);
});

test.each([
  ['itself', 17, 17],
  ['a child by its parent', 18, 17],
  ['nothing', 19, undefined],
])('X-29 people see %s', (_, id, seen) => {
  expect(visibleQueue(buildMerchant({ queues: [multi] }), id)?.id).toBe(seen);
});
