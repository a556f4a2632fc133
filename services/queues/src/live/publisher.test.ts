import type { BusEvent } from '@turno/shared-types';
import { createPublisher } from './publisher.ts';

const testQueue = (queueDailyCounterId: number) => ({
  merchantId: 1,
  queueId: 2,
  queueDailyCounterId,
});
const changed = (id: number) => ({ type: 'queue-changed' as const, ...testQueue(id) });
const never = (error: unknown) => {
  throw error;
};

test('concurrent changes of one queue are published at once and once more, not each time', async () => {
  const published: BusEvent[] = [];
  const { publish, flush } = createPublisher({
    publish: async (event) => {
      published.push(event);
    },
    onError: never,
  });
  await Promise.all(Array.from({ length: 20 }, () => publish(changed(7))));
  expect(published).toEqual([changed(7)]);
  await flush();
  expect(published).toEqual([changed(7), changed(7)]);
  await flush();
  expect(published).toHaveLength(2);
});

test.each([
  { name: 'tickets', numbers: [[1], [2], [2, 3]], expected: [1, 2, 3] },
  { name: 'tickets and something else', numbers: [[1], null, [3]], expected: undefined },
  {
    name: 'more tickets than are followed',
    numbers: Array.from({ length: 301 }, (_, number) => [number]),
    expected: undefined,
  },
])(
  'the event of several changes names what all of them name: $name',
  async ({ numbers, expected }) => {
    const published: BusEvent[] = [];
    const { publish, flush } = createPublisher({
      publish: async (event) => {
        published.push(event);
      },
      onError: never,
    });
    await publish(changed(7));
    for (const some of numbers)
      await publish({ ...changed(7), ...(some ? { numbers: some } : {}) });
    await flush();
    expect(published.slice(1)).toEqual([
      { ...changed(7), ...(expected ? { numbers: expected } : {}) },
    ]);
  },
);

test('a change while an event is being published is published next, without another request', async () => {
  const published: BusEvent[] = [];
  const { publish } = createPublisher({
    publish: async (event) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      published.push(event);
    },
    onError: never,
  });
  await publish(changed(7));
  await publish(changed(7));
  while (published.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(published).toHaveLength(2);
});

test('events of other queues and tickets are published separately', async () => {
  const published: BusEvent[] = [];
  const { publish } = createPublisher({
    publish: async (event) => {
      published.push(event);
    },
    onError: never,
  });
  const ticket: BusEvent = { type: 'ticket-changed', ...testQueue(7), counter: 1 };
  await Promise.all([publish(changed(7)), publish(changed(8)), publish(ticket), publish(ticket)]);
  expect(published).toHaveLength(4);
});

test('a failed telling is reported and disturbs no answer', async () => {
  const failures: unknown[] = [];
  const { publish, flush } = createPublisher({
    publish: async () => {
      throw new Error('away');
    },
    onError: (error) => failures.push(error),
  });
  await publish(changed(7));
  await publish({ type: 'ticket-changed', ...testQueue(7), counter: 1 });
  await flush();
  expect(failures).toHaveLength(2);
});
