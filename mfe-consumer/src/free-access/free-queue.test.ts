import { buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { freeQueue } from './free-access-screen.tsx';

const ordinary = buildQueue({ id: 1 });
const free = buildQueue({ id: 2, listOnly: true });
const other = buildQueue({ id: 3, listOnly: true });

test.each([
  ['the queue of the address', '3', [ordinary, free, other], 3],
  ['the first free one without an address', undefined, [ordinary, free], 2],
  ['the first free one for an unknown address', '9', [free, other], 2],
  ['the first where none is free', undefined, [ordinary], 1],
  ['nothing where there is none', '2', [], undefined],
])('CON-042: %s', (_, queueId, queues, id) => {
  expect(freeQueue(buildMerchant({ queues }), queueId)?.id).toBe(id);
});
