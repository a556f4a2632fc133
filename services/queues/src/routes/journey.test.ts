import {
  admitTicketCall,
  closeCall,
  estimateCall,
  lineUpCall,
  nextCall,
  pauseCall,
  removeTicketCall,
  ticketCall,
  userTicketsCall,
} from '@turno/shared-types';
import { SECRET, startTestApp, type TestApp } from '../../test/app.ts';
import { openWorld, type Place, type World } from '../../test/world.ts';

jest.setTimeout(60_000);

const MANAGER = 77;
let world: World;
let app: TestApp;
let lastUser = 1_000;
const newUser = () => {
  lastUser += 1;
  return lastUser;
};

beforeAll(async () => {
  world = await openWorld('routes_journey');
  app = await startTestApp(world);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const newPlace = (queue = {}) => world.addPlace({ merchant: { managerIds: [MANAGER] }, queue });
const paramsOf = ({ merchant, queue, counter }: Place) => ({
  merchantId: merchant.id,
  queueId: queue.id,
  counterId: counter.id,
});
const queueParams = (place: Place, scope: 'public' | 'private' = 'public') => ({
  scope,
  merchantId: place.merchant.id,
  queueId: place.queue.id,
});
const lineUp = async (place: Place, userId: number, body = {}, idempotencyKey?: string) =>
  app.service.call(
    lineUpCall,
    { params: queueParams(place), body },
    { ...(await app.as(userId)), ...(idempotencyKey ? { idempotencyKey } : {}) },
  );
const next = async (place: Place, body = {}) =>
  app.service.call(
    nextCall,
    { params: paramsOf(place), body },
    await app.as(MANAGER, 'ROLE_MERCHANT'),
  );
const read = async (userId: number, { queueDailyCounterId, counter }: Record<string, number>) =>
  app.service.call(
    ticketCall,
    { params: { userId, queueDailyCounterId: queueDailyCounterId!, counter: counter! } },
    await app.as(userId),
  );

test('the journey: join, follow, be called, pass the door once', async () => {
  const place = await newPlace();
  const [first, second] = [newUser(), newUser()];
  await lineUp(place, first);
  const { status, body: ticket } = await lineUp(place, second, { paxCount: 2 }, 'key-1');
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
    merchant: { id: place.merchant.id },
    queue: { id: place.queue.id },
    queueDailyCounter: { id: place.counter.id, counter: 0, ticketsAhead: 2 },
  });
  expect(ticket.qrCodeJWT).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(ticket.checkInCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect((await read(second, ticket)).body.qrCodeJWT).toBe(ticket.qrCodeJWT);

  expect((await next(place, { expectedCounter: 0 })).body).toMatchObject({
    counter: 1,
    currentTicket: '1',
    nextTicket: '2',
    nextTicketPaxCount: 2,
    ticketsAhead: 1,
    paxAhead: 2,
  });
  expect((await next(place, { expectedCounter: 0 })).body.counter).toBe(1);
  expect((await next(place, { expectedCounter: 1 })).body).toMatchObject({
    counter: 2,
    nextTicket: null,
  });
  const called = (await read(second, ticket)).body;
  expect(called).toMatchObject({ status: 'now', ticketsAhead: 0, estimatedWaitingTime: null });
  expect(Date.parse(called.expiresAt) - Date.parse(called.executedAt)).toBe(300_000);

  const admit = (nonce: string) =>
    app.service.call(
      admitTicketCall,
      { body: { merchantId: place.merchant.id, token: called.qrCodeJWT, nonce } },
      { internalSecret: SECRET },
    );
  expect((await admit('a')).body).toMatchObject({
    counter: 2,
    ticketValue: '2',
    queueName: place.queue.name,
    paxCount: 2,
    isFastTrack: false,
  });
  expect((await admit('a')).status).toBe(200);
  expect((await admit('b')).body.error_code).toBe('ticket_already_scanned');
  expect((await read(second, ticket)).body).toMatchObject({ qrCodeJWT: null, checkInCode: null });
});

test('QUE-055 messages keep their words, and refusals their payloads', async () => {
  const place = await newPlace();
  const userId = newUser();
  const { body: ticket } = await lineUp(place, userId);
  const again = await lineUp(place, userId);
  expect([again.status, again.body.error_code, again.body.payload]).toEqual([
    422,
    'already_in_queue',
    { queueDailyCounterId: ticket.queueDailyCounterId, counter: ticket.counter },
  ]);
  const manager = await app.as(MANAGER, 'ROLE_MERCHANT');
  await app.service.call(closeCall, { params: paramsOf(place), body: {} }, manager);
  const closed = await lineUp(place, newUser());
  expect([closed.status, closed.body.message]).toEqual([422, expect.stringContaining('closed')]);
  expect((await next(place)).body.error_code).toBe('queue_closed');
  const reopened = await app.service.call(
    closeCall,
    { params: paramsOf(place), body: { revert: true } },
    manager,
  );
  expect(reopened.body).toMatchObject({ closed: false });
  const paused = await app.service.call(pauseCall, { params: paramsOf(place), body: {} }, manager);
  expect(paused.body).toMatchObject({ paused: true, ticketsAhead: 1 });
});

test('QUE-054 X-12 a merchant takes no ticket, but adds customers to a queue of its own', async () => {
  const place = await newPlace();
  const manager = await app.as(MANAGER, 'ROLE_MERCHANT');
  const own = await app.service.call(lineUpCall, { params: queueParams(place), body: {} }, manager);
  expect([own.status, own.body.error_code]).toEqual([403, 'merchant_cannot_line_up']);
  const added = await app.service.call(
    lineUpCall,
    { params: queueParams(place, 'private'), body: { displayName: 'Sig.ra Neri' } },
    manager,
  );
  expect([added.status, added.body.displayName]).toEqual([201, 'Sig.ra Neri']);
  const foreign = await app.service.call(
    lineUpCall,
    { params: queueParams(place, 'private'), body: {} },
    await app.as(78, 'ROLE_MERCHANT'),
  );
  expect(foreign.status).toBe(403);
});

test('X-31 somebody else’s ticket answers as if it were absent, to reads and removals', async () => {
  const place = await newPlace();
  const { body: ticket } = await lineUp(place, newUser());
  const stranger = newUser();
  expect((await read(stranger, ticket)).body.error_code).toBe('ticket_not_found');
  const params = {
    userId: stranger,
    queueDailyCounterId: ticket.queueDailyCounterId,
    counter: ticket.counter,
  };
  const removal = await app.service.call(removeTicketCall, { params }, await app.as(stranger));
  expect([removal.status, removal.body.error_code]).toEqual([404, 'ticket_not_found']);
  const inName = await app.service.call(
    removeTicketCall,
    { params: { ...params, userId: ticket.userId } },
    await app.as(stranger),
  );
  expect(inName.status).toBe(404);
});

test('QUE-066 QUE-068 a user’s tickets, newest first and without the removed; a second removal is no error', async () => {
  const [one, two] = [await newPlace(), await newPlace()];
  const userId = newUser();
  const { body: first } = await lineUp(one, userId);
  world.clock.now = new Date(world.clock.now.getTime() + 1_000);
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
  const place = await newPlace({ capacity: 2, defaultWaitingTime: 100 });
  for (const _ of [1, 2, 3]) await lineUp(place, newUser());
  const { merchantId, queueId } = paramsOf(place);
  const ask = (query = {}) =>
    app.service.call(estimateCall, { params: { merchantId, queueId }, query });
  expect((await ask()).body).toEqual({
    estimatedWaitingTime: 200,
    queueId,
    queueDailyCounter: { counter: 0, ticketsAhead: 3, nextAvailableTicket: 4 },
    calcMode: 'not_started',
    ticketsAheadForCounter: null,
  });
  expect((await ask({ counter: '3' })).body).toMatchObject({
    estimatedWaitingTime: 100,
    ticketsAheadForCounter: 2,
  });
});

test('a queue without QR codes shows none', async () => {
  const { body } = await lineUp(await newPlace({ qrCodeEnabled: false }), newUser());
  expect(body).toMatchObject({ qrCodeJWT: null, checkInCode: null });
});

test('one key is one ticket over HTTP too, and another body under it is refused', async () => {
  const place = await newPlace();
  const userId = newUser();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => lineUp(place, userId, {}, 'same')),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.counter}`)).size).toBe(1);
  const other = await lineUp(place, userId, { paxCount: 4 }, 'same');
  expect([other.status, other.body.error_code]).toEqual([422, 'idempotency_key_reused']);
});
