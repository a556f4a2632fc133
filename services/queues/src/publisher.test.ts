import type { BusEvent } from '@turno/shared-types';
import { createPublisher } from './publisher.ts';

const place = (queueDailyCounterId: number) => ({ merchantId: 1, queueId: 2, queueDailyCounterId });
const changed = (id: number): BusEvent => ({ type: 'queue-changed', ...place(id) });

test('changes of one queue that come together are told once more, not each time', async () => {
  const told: BusEvent[] = [];
  const publish = createPublisher(async (event) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    told.push(event);
  });
  await Promise.all(Array.from({ length: 20 }, () => publish(changed(7))));
  expect(told).toEqual([changed(7), changed(7)]);
});

test('other queues and tickets are told each', async () => {
  const told: BusEvent[] = [];
  const publish = createPublisher(async (event) => {
    told.push(event);
  });
  const ticket: BusEvent = { type: 'ticket-changed', ...place(7), counter: 1 };
  await Promise.all([publish(changed(7)), publish(changed(8)), publish(ticket), publish(ticket)]);
  expect(told).toHaveLength(4);
});
