import { createQueueCall, queueCall, updateQueueCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;
let manager: { token: string };
let merchantId: number;

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  merchantId = (await journey.newQueue()).merchant.id;
});
afterAll(() => journey.close());

const make = (body: object, at = merchantId, sender = manager) =>
  journey.app.service.call(
    createQueueCall,
    { params: { merchantId: at }, body: body as never },
    sender,
  );
const change = (queueId: number, body: object, at = merchantId) =>
  journey.app.service.call(
    updateQueueCall,
    { params: { merchantId: at, queueId }, body: body as never },
    manager,
  );

const NAME = { name: 'Cassa' };
const FOUR = [1, 1, 1, 1];
const MULTI = { ...NAME, multiQueue: true };

test.each([
  ['name', 'queue_name_invalid', { name: 'ab' }],
  ['name', 'queue_name_invalid', { name: '   ' }],
  ['name', 'queue_name_invalid', { name: 'La coda' }],
  ['name', 'queue_name_invalid', { name: 'My event', type: 'event' }],
  ['name', 'validation_error', {}],
  ['name', 'validation_error', { name: 5 }],
  ['name', 'validation_error', { name: 'x'.repeat(81) }],
  ['name', 'validation_error', { name: 'a\u0000bc' }],
  ['capacity', 'capacity_invalid', { ...NAME, capacity: 0 }],
  ['capacity', 'capacity_invalid', { ...NAME, capacity: -3 }],
  ['capacity', 'capacity_invalid', { ...NAME, capacity: 1.5 }],
  ['capacity', 'capacity_invalid', { ...NAME, capacity: 1_001 }],
  ['capacities', 'capacity_invalid', { ...MULTI, capacities: [1, 1, 1] }],
  ['capacities.2', 'capacity_invalid', { ...MULTI, capacities: [1, 1, 0, 1] }],
  ['capacities', 'validation_error', { ...NAME, capacities: FOUR }],
  ['defaultWaitingTimes', 'validation_error', { ...NAME, defaultWaitingTimes: FOUR }],
  ['eventPaxCapacity', 'capacity_invalid', { ...NAME, type: 'event', eventPaxCapacity: 0 }],
  ['defaultWaitingTime', 'validation_error', { ...NAME, defaultWaitingTime: 0 }],
  ['defaultWaitingTime', 'validation_error', { ...NAME, defaultWaitingTime: 86_401 }],
  ['type', 'validation_error', { ...NAME, type: 'other' }],
  ['type', 'validation_error', { ...MULTI, type: 'event' }],
  ['passMode', 'validation_error', { ...NAME, passMode: 'any' }],
  ['passMode', 'validation_error', { ...MULTI, passMode: 'generic' }],
  ['nextRatio', 'validation_error', { ...NAME, nextRatio: 0 }],
  ['nextRatio', 'validation_error', { ...MULTI, nextRatio: 2 }],
  ['nextRatio', 'validation_error', { ...NAME, type: 'event', nextRatio: 2 }],
  ['minPax', 'validation_error', { ...MULTI, minPax: 2 }],
  ['maxPax', 'validation_error', { ...NAME, minPax: 3, maxPax: 2 }],
  ['maxPax', 'validation_error', { ...NAME, maxPax: 1_001 }],
  ['eventDuration', 'validation_error', { ...NAME, eventDuration: 600 }],
  ['eventDuration', 'validation_error', { ...NAME, type: 'event', eventDuration: 1 }],
  ['eventScheduleWeek', 'validation_error', { ...NAME, type: 'event', eventScheduleWeek: [[]] }],
  [
    'eventScheduleWeek.0.0',
    'validation_error',
    { ...NAME, type: 'event', eventScheduleWeek: [['25:00'], [], [], [], [], [], []] },
  ],
  [
    'eventScheduleStartDate',
    'validation_error',
    { ...NAME, type: 'event', eventScheduleStartDate: '1/2/26' },
  ],
  ['eventNextPaxPresets', 'validation_error', { ...NAME, type: 'event', eventNextPaxPresets: [] }],
  ['listOnly', 'validation_error', { ...NAME, listOnly: 'yes' }],
])('QUE-024 QUE-027 CST-021 %s: %s for %j', async (field, code, body) => {
  const { body: violation } = await make(body);
  expect([violation.error_code, violation.errors[0].field]).toEqual([code, field]);
});

test.each([
  'id',
  'merchantId',
  'shortName',
  'parentQueueId',
  'removedAt',
  'work',
  'queue_daily_counters',
])('QUE-028 a request cannot set `%s`', async (field) => {
  expect((await make({ ...NAME, [field]: 1 })).status).toBe(400);
  const { body: made } = await make({ name: `Banco ${field}` });
  expect((await change(made.id, { [field]: 1 })).status).toBe(400);
});

test.each([{ type: 'event' }, { multiQueue: true }, { capacities: FOUR }])(
  'QUE-028 MER-039 what a queue is stays as it was made: %p',
  async (body) => {
    const { body: made } = await make({ name: `Sportello ${Object.keys(body)[0]}` });
    expect((await change(made.id, body)).body.error_code).toBe('validation_error');
  },
);

test('QUE-035 ERR-022 the schedule stays while people hold tickets for it', async () => {
  const { merchant, queue } = await journey.harness.addQueue({
    merchant: { managerIds: [MANAGER] },
    queue: EVENT,
  });
  await join(journey.harness.deps, { merchant, queue }, newUser(), { time: '12:00' });
  const refused = await change(queue.id, { eventDuration: 3_600 }, merchant.id);
  expect([refused.status, refused.body.error_code]).toEqual([422, 'cannot_change_schedule']);
  expect(refused.body.message).toContain('have already people in queue');
  expect((await change(queue.id, { name: 'Arena grande' }, merchant.id)).status).toBe(200);
});

test('S-10 a setting that people joined under is refused with its field', async () => {
  const testQueue = await journey.newQueue();
  await join(journey.harness.deps, testQueue, newUser());
  const refused = await change(testQueue.queue.id, { maxPax: 3 }, testQueue.merchant.id);
  expect([refused.status, refused.body.error_code]).toEqual([422, 'people_in_queue']);
  expect(refused.body.errors).toMatchObject([{ field: 'maxPax' }]);
});

test('QUE-036 X-49 with managerDisable a running queue keeps capacity and average time', async () => {
  const { merchant, queue } = await journey.newQueue();
  const { settings } = journey.harness.deps;
  settings.managerDisable = true;
  for (const body of [{ capacity: 7 }, { defaultWaitingTime: 7 }]) {
    const refused = await change(queue.id, body, merchant.id);
    expect([refused.status, refused.body.error_code]).toEqual([422, 'queue_running']);
  }
  settings.managerDisable = false;
  expect((await change(queue.id, { capacity: 7 }, merchant.id)).body.capacity).toBe(7);
});

test('QUE-027 QUE-028 only the owner, and only through the right merchant', async () => {
  const other = await journey.newQueue();
  const stranger = await journey.app.as(MANAGER + 1, 'ROLE_MERCHANT');
  expect((await make(NAME, merchantId, stranger)).status).toBe(403);
  expect((await make(NAME, merchantId, await journey.app.as(5))).status).toBe(403);
  for (const call of [queueCall, updateQueueCall]) {
    const params = { merchantId, queueId: other.queue.id };
    const { body } = await journey.app.service.call(
      call,
      { params, ...(call === queueCall ? {} : { body: {} }) },
      manager,
    );
    expect(body.error_code).toBe('queue_not_found');
  }
});
