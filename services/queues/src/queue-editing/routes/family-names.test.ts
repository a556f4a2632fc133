import { merchantCall, queueTicketsCall, ticketCall, updateQueueCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

test('S-11 children of a renamed multi-queue have its name on every page, in tickets and in lists', async () => {
  const { app, harness } = journey;
  const family = await addFamily(harness, { merchant: { managerIds: [MANAGER] } });
  const userId = newUser();
  const { counterId, number } = await join(harness.deps, family, userId, { paxCount: 7 });
  const manager = await app.as(MANAGER, 'ROLE_MERCHANT');
  const params = { merchantId: family.merchant.id, queueId: family.queue.id };
  const renamed = await app.service.call(
    updateQueueCall,
    { params, body: { name: 'Sala' } },
    manager,
  );
  expect(renamed.status).toBe(200);
  const names = ['Sala 1-2', 'Sala 3-4', 'Sala 5-6', 'Sala 7+'];
  expect(renamed.body.childQueues?.map(({ name }: { name: string }) => name)).toEqual(names);
  const merchantId = family.merchant.id;
  const shown = await app.service.call(merchantCall, { params: { scope: 'public', merchantId } });
  expect(shown.body.queues[0]?.childQueues?.map(({ name }: { name: string }) => name)).toEqual(
    names,
  );
  const ticket = await app.service.call(
    ticketCall,
    { params: { userId, queueDailyCounterId: counterId, counter: number }, query: {} },
    await app.as(userId),
  );
  expect(ticket.body).toMatchObject({ queue: { name: 'Sala 7+' }, ticketValue: 'D1' });
  const listed = await app.service.call(
    queueTicketsCall,
    { params: { merchantId, queueId: idsOf(family).queueId }, query: {} },
    manager,
  );
  expect(listed.body).toMatchObject([{ queue: { name: 'Sala 7+' } }]);
});
