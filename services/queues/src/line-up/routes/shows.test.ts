import {
  admitTicketCall,
  estimateCall,
  lineUpCall,
  merchantCall,
  nextCall,
  userTicketsCall,
} from '@turno/shared-types';
import { SECRET } from '../../../test/app.ts';
import { NOW } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import type { TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());
afterEach(() => {
  journey.harness.clock.now = NOW;
});

const newEvent = (queue = {}) => journey.newQueue({ ...EVENT, qrCodeEnabled: true, ...queue });
const at = (time: string) => {
  journey.harness.clock.now = new Date(`2026-11-21T${time}Z`);
};
async function book(
  testQueue: TestQueue,
  userId: number,
  paxCount = 1,
  time = '11:15',
  key?: string,
) {
  const input = { params: queueParams(testQueue), query: { time }, body: { paxCount } };
  const sent = { ...(await journey.app.as(userId)), ...(key ? { idempotencyKey: key } : {}) };
  return journey.app.service.call(lineUpCall, input, sent);
}
async function listOf(userId: number, query: { date?: string; events?: boolean } = {}) {
  const params = { scope: 'private' as const, userId };
  const sent = await journey.app.as(userId);
  const { body } = await journey.app.service.call(userTicketsCall, { params, query }, sent);
  return body as { queueDailyCounter: { date: string; time: string | null }; status: string }[];
}
const call = async (testQueue: TestQueue, counterId: number, paxCount: number) =>
  journey.app.service.call(
    nextCall,
    {
      params: { merchantId: testQueue.merchant.id, queueId: testQueue.queue.id, counterId },
      body: { paxCount },
    },
    await journey.app.as(MANAGER, 'ROLE_MERCHANT'),
  );

test('QUE-022 QUE-037 QUE-080 one read of a merchant has every show of today, the present one first', async () => {
  const testQueue = await newEvent();
  await book(testQueue, newUser(), 4, '12:00');
  const shows = async () => {
    const params = { scope: 'public' as const, merchantId: testQueue.merchant.id };
    const { body } = await journey.app.service.call(merchantCall, { params });
    return body.queues[0]?.queue_daily_counters as {
      time: string;
      bookedPax: number;
      totalPax: number;
    }[];
  };
  expect((await shows()).map(({ time, bookedPax }) => [time, bookedPax])).toEqual([
    ['11:15', 0],
    ['12:00', 4],
    ['18:00', 0],
  ]);
  at('10:31:00');
  expect((await shows()).map(({ time }) => time)).toEqual(['12:00', '11:15', '18:00']);
  at('22:30:00');
  expect((await shows())[0]?.time).toBe('18:00');
});

test('QUE-022 an event without a show today has a day all the same', async () => {
  const testQueue = await newEvent({ eventScheduleEndDate: '2026-11-20' });
  const params = { scope: 'public' as const, merchantId: testQueue.merchant.id };
  const { body } = await journey.app.service.call(merchantCall, { params });
  expect(body.queues[0]?.queue_daily_counters).toEqual([expect.objectContaining({ time: null })]);
});

test('QUE-077 QUE-078 X-48 the estimate of a show is the time until it begins', async () => {
  const testQueue = await newEvent();
  await book(testQueue, newUser(), 3);
  const params = { merchantId: testQueue.merchant.id, queueId: testQueue.queue.id };
  const request = async (query: object) =>
    journey.app.service.call(estimateCall, { params, query });
  const { body } = await request({ time: '12:00' });
  expect(body).toEqual({
    estimatedWaitingTime: 3_600,
    queueId: testQueue.queue.id,
    queueDailyCounter: { counter: 0, ticketsAhead: 0, nextAvailableTicket: 1 },
    calcMode: 'not_started',
    ticketsAheadForCounter: null,
  });
  expect((await request({})).body).toMatchObject({
    estimatedWaitingTime: 900,
    queueDailyCounter: { ticketsAhead: 1, nextAvailableTicket: 2 },
  });
  expect((await request({ time: '11:15', counter: 2 })).body.ticketsAheadForCounter).toBe(1);
  expect((await request({ time: '11:16' })).body.error_code).toBe('slot_not_bookable');
});

test('QUE-066 QUE-084 G-10 tickets for different shows are distinct, each with its show', async () => {
  const testQueue = await newEvent();
  const plain = await journey.newQueue();
  const userId = newUser();
  const { body } = await book(testQueue, userId);
  expect(body).toMatchObject({
    ticketValue: 'BALD1',
    estimatedWaitingTime: 900,
    queue: { type: 'event' },
    queueDailyCounter: { time: '11:15', date: '2026-11-21' },
  });
  await journey.lineUp(plain, userId);
  const timesOf = async (query: object) =>
    (await listOf(userId, query)).map(({ queueDailyCounter }) => queueDailyCounter.time);
  expect((await timesOf({})).toSorted()).toEqual(['11:15', null]);
  expect(await timesOf({ events: true })).toEqual(['11:15']);
  expect(await timesOf({ events: false })).toEqual([null]);
  expect(await timesOf({ date: '2026-11-20' })).toEqual([]);
});

test('QUE-044 QUE-073 QUE-084 a group is called, and let in until five minutes past the start', async () => {
  const testQueue = await newEvent();
  const tickets = [await book(testQueue, newUser(), 4), await book(testQueue, newUser(), 4)];
  const counterId = tickets[0]!.body.queueDailyCounterId;
  const { status, body } = await call(testQueue, counterId, 8);
  expect([status, body.counter, body.time, body.ticketsAhead]).toEqual([200, 2, '11:15', 0]);
  const admit = ({ body: { checkInCode } }: (typeof tickets)[number], nonce: string) =>
    journey.app.service.call(
      admitTicketCall,
      { body: { merchantId: testQueue.merchant.id, token: checkInCode, nonce } },
      { internalSecret: SECRET },
    );
  // Ten minutes after the call, and still before the show is five minutes old.
  at('10:20:00');
  expect((await admit(tickets[0]!, 'one')).status).toBe(200);
  at('10:20:01');
  expect((await admit(tickets[1]!, 'two')).body.error_code).toBe('qr_expired');
});

test('QUE-082 QUE-061 the same booking sent again is the same ticket; another of the show is a 409', async () => {
  const testQueue = await newEvent();
  const userId = newUser();
  const first = await book(testQueue, userId, 2, '11:15', 'k');
  const again = await book(testQueue, userId, 2, '11:15', 'k');
  expect([again.status, again.body.counter]).toEqual([201, first.body.counter]);
  const other = await book(testQueue, userId, 2, '12:00', 'k');
  expect([other.status, other.body.error_code]).toEqual([422, 'idempotency_key_reused']);
  const second = await book(testQueue, userId, 1);
  expect([second.status, second.body.error_code]).toEqual([409, 'event_ticket_already_exists']);
});
