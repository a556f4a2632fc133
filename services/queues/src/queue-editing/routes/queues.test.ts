import {
  createQueueCall,
  listQueuesCall,
  queueCall,
  removeQueueCall,
  updateQueueCall,
} from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';

jest.setTimeout(60_000);

let journey: Journey;
let manager: { token: string };

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterAll(() => journey.close());

const newMerchant = async () => (await journey.newQueue()).merchant.id;
const make = (merchantId: number, body: object, sent: object = {}) =>
  journey.app.service.call(
    createQueueCall,
    { params: { merchantId }, body: body as never },
    { ...manager, ...sent },
  );
const list = (merchantId: number) =>
  journey.app.service.call(listQueuesCall, { params: { merchantId } }, manager);
const change = (merchantId: number, queueId: number, body: object) =>
  journey.app.service.call(
    updateQueueCall,
    { params: { merchantId, queueId }, body: body as never },
    manager,
  );

test('QUE-022 QUE-025 QUE-027 QUE-030 a queue needs only a name', async () => {
  const merchantId = await newMerchant();
  const { status, body, headers } = await make(merchantId, { name: 'Cassa' });
  expect(status).toBe(201);
  expect(headers.get('location')).toBe(`/private/merchants/${merchantId}/queues/${body.id}`);
  expect(body).toMatchObject({
    name: 'Cassa',
    shortName: 'CA1',
    type: 'standard',
    passMode: 'free',
    listOnly: false,
    multiQueue: false,
    parentQueueId: null,
    capacity: 1,
    defaultWaitingTime: 300,
    minPax: 1,
    nextRatio: null,
    eventScheduleWeek: null,
  });
  expect(body.queue_daily_counters).toHaveLength(1);
  expect(body.queue_daily_counters[0]).toMatchObject({ queueId: body.id, date: '2026-11-21' });
  expect((await list(merchantId)).body.map(({ name }: { name: string }) => name)).toContain(
    'Cassa',
  );
});

test.each([
  ['automatic', { passMode: 'specific', nextRatio: 3 }, { passMode: 'specific', nextRatio: 3 }],
  ['list-only', { listOnly: true }, { listOnly: true, type: 'standard' }],
  ['any pass', { passMode: 'generic', nextRatio: 1 }, { passMode: 'generic', nextRatio: 1 }],
  [
    'event',
    { type: 'event' },
    {
      type: 'event',
      eventDuration: 1_800,
      eventBookingBeforeStart: 1_800,
      eventOpeningBeforeStart: 1_800,
      eventNextPaxPresets: [10, 30, 40],
      eventPaxCapacity: 1,
      minPax: 1,
      maxPax: 1,
      eventScheduleWeek: [[], [], [], [], [], [], []],
    },
  ],
])('QUE-024 QUE-081 X-28 a queue that is %s', async (_kind, body, made) => {
  const answer = await make(await newMerchant(), { name: 'Arena', ...body });
  expect(answer).toMatchObject({ status: 201, body: made });
});

test('QUE-026 QUE-031 QUE-032 CST-021 a multi-queue has four children, and there is one', async () => {
  const merchantId = await newMerchant();
  const sizes = { capacities: [4, 3, 2, 1], defaultWaitingTimes: [60, 120, 180, 240] };
  const { body } = await make(merchantId, { name: 'Tavoli', multiQueue: true, ...sizes });
  expect(body.multiQueue).toBe(true);
  expect(
    body.childQueues.map((child: Record<string, unknown>) => [
      child.name,
      child.minPax,
      child.maxPax,
      child.capacity,
      child.defaultWaitingTime,
      child.parentQueueId,
    ]),
  ).toEqual([
    ['Tavoli 1-2', 1, 2, 4, 60, body.id],
    ['Tavoli 3-4', 3, 4, 3, 120, body.id],
    ['Tavoli 5-6', 5, 6, 2, 180, body.id],
    ['Tavoli 7+', 7, null, 1, 240, body.id],
  ]);
  const counters = body.childQueues.flatMap(
    (child: { queue_daily_counters: object[] }) => child.queue_daily_counters,
  );
  expect(counters.every((each: { isChildQueue: boolean }) => each.isChildQueue)).toBe(true);
  const second = await make(merchantId, { name: 'Sala', multiQueue: true });
  expect([second.status, second.body.error_code]).toEqual([422, 'multi_queue_exists']);
  const beside = await make(merchantId, { name: 'Asporto' });
  expect(beside.status).toBe(201);
});

test('QUE-034 ERR-021 a name is taken once in a merchant, however it is written', async () => {
  const [merchantId, other] = [await newMerchant(), await newMerchant()];
  await make(merchantId, { name: 'Cassa Uno' });
  for (const name of ['Cassa Uno', 'cassa  uno', ' CASSA UNO ']) {
    const { status, body } = await make(merchantId, { name });
    expect([status, body.error_code, body.error]).toEqual([
      409,
      ...Array(2).fill('queue_already_exists'),
    ]);
    expect(body.message).toContain('already exists');
  }
  expect((await make(other, { name: 'Cassa Uno' })).status).toBe(201);
  const { body: second } = await make(merchantId, { name: 'Cassa Due' });
  const renamed = await change(merchantId, second.id, { name: 'CASSA UNO' });
  expect([renamed.status, renamed.body.error_code]).toEqual([409, 'queue_already_exists']);
  expect((await change(merchantId, second.id, { name: 'Cassa due' })).status).toBe(200);
});

test('QUE-028 a queue is read, changed in part and removed', async () => {
  const merchantId = await newMerchant();
  const { body: made } = await make(merchantId, { name: 'Cassa', capacity: 3 });
  const params = { merchantId, queueId: made.id };
  const { body: changed } = await change(merchantId, made.id, { name: 'Banchetto', maxPax: 4 });
  expect(changed).toMatchObject({ name: 'Banchetto', maxPax: 4, capacity: 3, shortName: 'CA1' });
  expect((await journey.app.service.call(queueCall, { params }, manager)).body).toEqual(changed);
  const gone = await journey.app.service.call(removeQueueCall, { params }, manager);
  expect(gone.status).toBe(204);
  for (const call of [queueCall, removeQueueCall]) {
    const { status, body } = await journey.app.service.call(call, { params }, manager);
    expect([status, body.error_code]).toEqual([404, 'queue_not_found']);
  }
  expect((await make(merchantId, { name: 'Banchetto' })).body.shortName).toBe('BA1');
});

test('QUE-029 the settings form changes wait, capacity and free access, and nothing else', async () => {
  const merchantId = await newMerchant();
  const { body: made } = await make(merchantId, { name: 'Cassa' });
  const settings = { defaultWaitingTime: 50, capacity: 2, listOnly: true };
  const { body } = await change(merchantId, made.id, settings);
  expect(body).toEqual({ ...made, ...settings, queue_daily_counters: expect.anything() });
});

test('QUE-033 a multi-queue is saved by its parent and its children, each with its own fields', async () => {
  const merchantId = await newMerchant();
  const { body: made } = await make(merchantId, { name: 'Tavoli', multiQueue: true });
  const child = made.childQueues[1];
  expect((await change(merchantId, made.id, { name: 'Sala', listOnly: true })).status).toBe(200);
  const { body } = await change(merchantId, child.id, {
    listOnly: true,
    capacity: 9,
    defaultWaitingTime: 10,
  });
  expect(body).toMatchObject({ id: child.id, capacity: 9, defaultWaitingTime: 10, minPax: 3 });
  for (const [queueId, field] of [
    [child.id, { name: 'Altro' }],
    [child.id, { minPax: 2 }],
    [made.id, { capacity: 2 }],
    [made.id, { nextRatio: 2 }],
  ] as const) {
    const refused = await change(merchantId, queueId, field);
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, Object.keys(field)[0]]);
  }
});

test('QUE-027 the same request again is answered with the same queue; another one under its key is refused', async () => {
  const merchantId = await newMerchant();
  const key = { idempotencyKey: `make-${merchantId}` };
  const first = await make(merchantId, { name: 'Sala', multiQueue: true }, key);
  const again = await make(merchantId, { name: 'Sala', multiQueue: true }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = await make(merchantId, { name: 'Banco' }, key);
  expect([other.status, other.body.error_code]).toEqual([422, 'idempotency_key_reused']);
  const unnamed = await make(merchantId, { name: 'Sala' });
  expect([unnamed.status, unnamed.body.error_code]).toEqual([409, 'queue_already_exists']);
});
