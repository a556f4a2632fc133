import {
  admitTicketCall,
  estimateCall,
  lineUpCall,
  removeTicketCall,
  userTicketsCall,
} from '@turno/shared-types';
import { SECRET } from '../../../test/app.ts';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';

jest.setTimeout(60_000);

let journey: Journey;
let harness: Journey['harness'];
let app: Journey['app'];
let newQueue: Journey['newQueue'];
let lineUp: Journey['lineUp'];
let next: Journey['next'];
let read: Journey['read'];

beforeAll(async () => {
  journey = await openJourney();
  ({ harness, app, newQueue, lineUp, next, read } = journey);
});
afterAll(() => journey.close());

test('the journey: join, follow, be called, check in once', async () => {
  const testQueue = await newQueue();
  const [first, second] = [newUser(), newUser()];
  await lineUp(testQueue, first);
  const { status, body: ticket } = await lineUp(testQueue, second, { paxCount: 2 }, 'key-1');
  expect(status).toBe(201);
  expect(ticket).toMatchObject({
    ticketValue: '2',
    counter: 2,
    userId: second,
    paxCount: 2,
    status: 'waiting',
    ticketsAhead: 1,
    estimatedWaitingTime: 300,
    waitingTime: 300,
    peopleInQueue: 3,
    executedAt: null,
    expiresAt: null,
    merchant: { id: testQueue.merchant.id },
    queue: { id: testQueue.queue.id },
    queueDailyCounter: { id: testQueue.counter.id, counter: 0, ticketsAhead: 2 },
  });
  expect(ticket.qrCodeJWT).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(ticket.checkInCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect((await read(second, ticket)).body.qrCodeJWT).toBe(ticket.qrCodeJWT);

  expect((await next(testQueue, { expectedCounter: 0 })).body).toMatchObject({
    counter: 1,
    currentTicket: '1',
    nextTicket: '2',
    nextTickets: ['2'],
    nextTicketPaxCount: 2,
    ticketsAhead: 1,
    paxAhead: 2,
  });
  expect((await next(testQueue, { expectedCounter: 0 })).body.counter).toBe(1);
  expect((await next(testQueue, { expectedCounter: 1 })).body).toMatchObject({
    counter: 2,
    nextTicket: null,
    nextTickets: [],
  });
  const called = (await read(second, ticket)).body;
  expect(called).toMatchObject({ status: 'now', ticketsAhead: 0, estimatedWaitingTime: null });
  expect(Date.parse(called.expiresAt) - Date.parse(called.executedAt)).toBe(300_000);

  const admit = (nonce: string) =>
    app.service.call(
      admitTicketCall,
      { body: { merchantId: testQueue.merchant.id, token: called.qrCodeJWT, nonce } },
      { internalSecret: SECRET },
    );
  expect((await admit('a')).body).toMatchObject({
    counter: 2,
    ticketValue: '2',
    queueName: testQueue.queue.name,
    paxCount: 2,
    isFastTrack: false,
  });
  expect((await admit('a')).status).toBe(200);
  expect((await admit('b')).body.error_code).toBe('ticket_already_scanned');
  expect((await read(second, ticket)).body).toMatchObject({ qrCodeJWT: null, checkInCode: null });
});

test('QUE-066 QUE-068 a user’s tickets, newest first and without the removed; a second removal is no error', async () => {
  const [one, two] = [await newQueue(), await newQueue()];
  const userId = newUser();
  const { body: first } = await lineUp(one, userId);
  harness.clock.now = new Date(harness.clock.now.getTime() + 1_000);
  await lineUp(two, userId);
  const list = async (query = {}) =>
    app.service.call(
      userTicketsCall,
      { params: { scope: 'public', userId }, query },
      await app.as(userId),
    );
  expect((await list()).body.map(({ queue }: { queue: { id: number } }) => queue.id)).toEqual([
    two.queue.id,
    one.queue.id,
  ]);
  expect((await list({ date: '2026-11-21' })).body).toHaveLength(2);
  expect((await list({ date: '2026-11-20' })).body).toEqual([]);
  const params = { userId, queueDailyCounterId: first.queueDailyCounterId, counter: first.counter };
  for (const _ of [1, 2]) {
    const { status } = await app.service.call(removeTicketCall, { params }, await app.as(userId));
    expect(status).toBe(204);
  }
  expect((await list()).body).toHaveLength(1);
});

test('QUE-077 QUE-078 X-48 the estimate for the next person and for one ticket', async () => {
  const testQueue = await newQueue({ capacity: 2, defaultWaitingTime: 100 });
  for (const _ of [1, 2, 3]) await lineUp(testQueue, newUser());
  const { merchantId, queueId } = idsOf(testQueue);
  const request = (query = {}) =>
    app.service.call(estimateCall, { params: { merchantId, queueId }, query });
  const seconds = expect.any(Number);
  expect((await request()).body).toEqual({
    estimatedWaitingTime: 100,
    waitEarliest: seconds,
    waitLow: seconds,
    waitHigh: seconds,
    p80: seconds,
    basis: 'setting',
    beThereBy: expect.any(String),
    estimatedAt: expect.stringMatching(/:\d\d\.000Z$/),
    queueId,
    queueDailyCounter: { counter: 0, ticketsAhead: 3, nextAvailableTicket: 4 },
    calcMode: 'not_started',
    ticketsAheadForCounter: null,
  });
  expect((await request({ counter: '3' })).body).toMatchObject({
    estimatedWaitingTime: 50,
    ticketsAheadForCounter: 2,
  });
});

test('the header Location leads holders to their ticket; staff, who cannot read it there, get none', async () => {
  const testQueue = await newQueue();
  const userId = newUser();
  const { body, headers } = await lineUp(testQueue, userId);
  expect(headers.get('location')).toBe(
    `/private/users/${userId}/tickets/${body.queueDailyCounterId}/${body.counter}`,
  );
  const request = { params: queueParams(testQueue, 'private'), body: {} };
  const staff = await app.as(MANAGER, 'ROLE_MERCHANT');
  const added = await app.service.call(lineUpCall, request, staff);
  expect([added.status, added.headers.get('location')]).toEqual([201, null]);
});

test('a queue without QR codes shows none', async () => {
  const { body } = await lineUp(await newQueue({ qrCodeEnabled: false }), newUser());
  expect(body).toMatchObject({ qrCodeJWT: null, checkInCode: null });
});

test('QUE-052 text messages are asked for by staff alone', async () => {
  const testQueue = await newQueue();
  harness.deps.texts = async () => 'sent';
  const body = { displayName: 'Nadia', phone: '+390654321777', byText: true };
  const wishes = () => harness.db.collection('ticketNotices').countDocuments({ byText: true });
  await lineUp(testQueue, newUser(), body);
  expect(await wishes()).toBe(0);
  const { status } = await app.service.call(
    lineUpCall,
    {
      params: { scope: 'private', merchantId: testQueue.merchant.id, queueId: testQueue.queue.id },
      body,
    },
    await app.as(MANAGER, 'ROLE_MERCHANT'),
  );
  expect(status).toBe(201);
  expect(await wishes()).toBe(1);
  harness.deps.texts = null;
});
