import type { BusEvent } from '@turno/shared-types';
import { createPublisher } from './publisher.ts';

const testQueue = (queueDailyCounterId: number) => ({
  merchantId: 1,
  queueId: 2,
  queueDailyCounterId,
});
const changed = (id: number): BusEvent => ({ type: 'queue-changed', ...testQueue(id) });
const never = (error: unknown) => {
  throw error;
};

test('changes of one queue that come together are told at once and once more, not each time', async () => {
  const told: BusEvent[] = [];
  const { publish, flush } = createPublisher({
    publish: async (event) => {
      told.push(event);
    },
    onError: never,
  });
  await Promise.all(Array.from({ length: 20 }, () => publish(changed(7))));
  expect(told).toEqual([changed(7)]);
  await flush();
  expect(told).toEqual([changed(7), changed(7)]);
  await flush();
  expect(told).toHaveLength(2);
});

test('a change during a telling is told by the next one, also without being asked again', async () => {
  const told: BusEvent[] = [];
  const { publish } = createPublisher({
    publish: async (event) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      told.push(event);
    },
    onError: never,
  });
  await publish(changed(7));
  await publish(changed(7));
  while (told.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(told).toHaveLength(2);
});

test('other queues and tickets are told each', async () => {
  const told: BusEvent[] = [];
  const { publish } = createPublisher({
    publish: async (event) => {
      told.push(event);
    },
    onError: never,
  });
  const ticket: BusEvent = { type: 'ticket-changed', ...testQueue(7), counter: 1 };
  await Promise.all([publish(changed(7)), publish(changed(8)), publish(ticket), publish(ticket)]);
  expect(told).toHaveLength(4);
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
