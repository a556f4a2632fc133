import {
  autoNextCall,
  autoPauseCall,
  createQueueCall,
  listQueuesCall,
  setNextWebhookCall,
} from '@turno/shared-types';
import { everyDay } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { join } from '../../../test/test-harness.ts';
import { erasePerson } from '../../people/actions/personal-data.ts';

jest.setTimeout(60_000);

let journey: Journey;
let manager: { token: string };

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterAll(() => journey.close());

async function newPark() {
  const testQueue = await journey.newQueue({ nextRatio: 2, name: 'Giostra' });
  const { merchant, queue } = testQueue;
  const { body: second } = await journey.app.service.call(
    createQueueCall,
    { params: { merchantId: merchant.id }, body: { name: 'Ruota', nextRatio: 1 } },
    manager,
  );
  return { testQueue, merchantId: merchant.id, queueIds: [queue.id, second.id] };
}
const callNextIn = (merchantId: number, query: object = {}, idempotencyKey?: string) =>
  journey.app.service.call(
    autoNextCall,
    { params: { merchantId }, query: query as never },
    { ...manager, ...(idempotencyKey ? { idempotencyKey } : {}) },
  );
const webhook = (merchantId: number, enabled: boolean) =>
  journey.app.service.call(
    setNextWebhookCall,
    { params: { merchantId }, body: { enabled } },
    manager,
  );

test('QUE-045 auto-next answers the queue, its counter and the ticket, the same again for the same key', async () => {
  const { testQueue, merchantId, queueIds } = await newPark();
  for (const _ of [1, 2, 3]) await join(journey.harness.deps, testQueue, newUser());
  const { status, body } = await callNextIn(merchantId, {}, 'k1');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    queueId: queueIds[0],
    counter: { counter: 1, ticketsAhead: 2 },
    ticket: { counter: 1, status: 'now', qrCodeJWT: null, checkInCode: null },
  });
  expect(body.tickets).toHaveLength(1);
  await callNextIn(merchantId);
  expect((await callNextIn(merchantId, {}, 'k1')).body).toEqual(body);
  const other = await callNextIn(merchantId, { paxCount: '2' }, 'k1');
  expect(other.body.error_code).toBe('idempotency_key_reused');
});

test('S-03 QUE-045 all tickets that one command calls are served, each in its queue, until the desk calls on there', async () => {
  const { testQueue, merchantId, queueIds } = await newPark();
  const { merchant, queue } = testQueue;
  const people = [queue.id, queue.id, queue.id, queue.id, ...queueIds.slice(1)];
  for (const id of people) {
    await join(journey.harness.deps, { merchant, queue: { ...queue, id } }, newUser());
  }
  const { body } = await callNextIn(merchantId, { paxCount: 5 }, 'group');
  expect(body.tickets).toMatchObject([
    { queue: { id: queueIds[0] }, counter: 1, status: 'now' },
    { queue: { id: queueIds[0] }, counter: 2, status: 'now' },
    { queue: { id: queueIds[1] }, counter: 1, status: 'now' },
    { queue: { id: queueIds[0] }, counter: 3, status: 'now' },
    { queue: { id: queueIds[0] }, counter: 4, status: 'now' },
  ]);
  expect((await callNextIn(merchantId, { paxCount: 5 }, 'group')).body).toEqual(body);
});

test('G-60 a recorded reply with a person’s ticket is erased with the person', async () => {
  const { testQueue, merchantId } = await newPark();
  const [erased, staying] = [newUser(), newUser()];
  for (const userId of [erased, staying]) await join(journey.harness.deps, testQueue, userId);
  await callNextIn(merchantId, {}, 'first');
  await callNextIn(merchantId, {}, 'second');
  const records = journey.harness.db.collection('idempotencyRecords');
  const countOf = (userId: number) => records.countDocuments({ 'reply.tickets.userId': userId });
  expect([await countOf(erased), await countOf(staying)]).toEqual([1, 1]);
  await erasePerson(journey.harness.deps, erased);
  expect(JSON.stringify(await records.find().toArray())).not.toContain(String(erased));
  expect(await countOf(staying)).toBe(1);
});

test('QUE-045 G-23 violations carry their code in `error` too', async () => {
  const { merchantId } = await newPark();
  const noneWaiting = await callNextIn(merchantId);
  expect([noneWaiting.status, noneWaiting.body.error, noneWaiting.body.message]).toEqual([
    422,
    'no_tickets_in_queues',
    'No tickets in queues',
  ]);
  const { merchant } = await journey.harness.addQueue({
    merchant: { managerIds: [MANAGER], openings: everyDay('08:00', '09:00') },
    queue: { nextRatio: 1 },
  });
  const closed = await callNextIn(merchant.id);
  expect([closed.status, closed.body.error, closed.body.message]).toEqual([
    422,
    'merchant_closed',
    'The merchant has already closed',
  ]);
});

test.each([
  [{ paxCount: '0' }],
  [{ paxCount: '-1' }],
  [{ paxCount: '1001' }],
  [{ paxCount: 'x' }],
  [{ skip: 'specific' }],
])('QUE-045 the query %p is refused', async (query) => {
  const { status, body } = await callNextIn((await newPark()).merchantId, query);
  expect([status, body.error_code]).toEqual([400, 'validation_error']);
});

test('QUE-046 auto-pause answers the counters of the automatic queues', async () => {
  const { merchantId, queueIds } = await newPark();
  const pause = async (body: object) =>
    journey.app.service.call(autoPauseCall, { params: { merchantId }, body }, manager);
  const paused = await pause({ send_notification: true });
  expect(
    paused.body.map(({ queueId, paused: is }: { queueId: number; paused: boolean }) => [
      queueId,
      is,
    ]),
  ).toEqual(queueIds.map((id) => [id, true]));
  const resumed = await pause({ revert: true });
  expect(resumed.body.every(({ paused: is }: { paused: boolean }) => !is)).toBe(true);
  expect((await pause({ revert: 'yes' })).status).toBe(400);
});

test('QUE-047 the webhook is switched on and off, and counters say so', async () => {
  const { merchantId } = await newPark();
  const flags = async () => {
    const { body } = await journey.app.service.call(
      listQueuesCall,
      { params: { merchantId } },
      manager,
    );
    return body.flatMap(
      ({
        queue_daily_counters: days,
      }: {
        queue_daily_counters: { webhookNextEnabled: boolean }[];
      }) => days.map((day) => day.webhookNextEnabled),
    );
  };
  expect(await flags()).toEqual([false, false]);
  const { status, body } = await webhook(merchantId, true);
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  expect(body[0]).toMatchObject({ webhookNextEnabled: true });
  expect(await flags()).toEqual([true, true]);
  await webhook(merchantId, false);
  expect(await flags()).toEqual([false, false]);
});

test('QUE-047 without an address there is nothing to switch on', async () => {
  const { merchantId } = await newPark();
  const { settings } = journey.harness.deps;
  settings.hasNextWebhook = false;
  const refused = await webhook(merchantId, true);
  expect([refused.status, refused.body.error]).toEqual([422, 'webhook_not_configured']);
  expect((await webhook(merchantId, false)).status).toBe(200);
  settings.hasNextWebhook = true;
});
