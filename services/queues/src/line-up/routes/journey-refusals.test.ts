import { closeCall, lineUpCall, pauseCall, removeTicketCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';

jest.setTimeout(60_000);

let journey: Journey;
let app: Journey['app'];
let newQueue: Journey['newQueue'];
let lineUp: Journey['lineUp'];
let next: Journey['next'];
let read: Journey['read'];

beforeAll(async () => {
  journey = await openJourney();
  ({ app, newQueue, lineUp, next, read } = journey);
});
afterAll(() => journey.close());

test('QUE-055 messages keep their words, and violations their payloads', async () => {
  const testQueue = await newQueue();
  const userId = newUser();
  const { body: ticket } = await lineUp(testQueue, userId);
  const again = await lineUp(testQueue, userId);
  expect([again.status, again.body.error_code, again.body.payload]).toEqual([
    422,
    'already_in_queue',
    { queueDailyCounterId: ticket.queueDailyCounterId, counter: ticket.counter },
  ]);
  const manager = await app.as(MANAGER, 'ROLE_MERCHANT');
  await app.service.call(closeCall, { params: idsOf(testQueue), body: {} }, manager);
  const closed = await lineUp(testQueue, newUser());
  expect([closed.status, closed.body.message]).toEqual([422, expect.stringContaining('closed')]);
  // S-04: the person who waits is still called.
  expect((await next(testQueue)).status).toBe(200);
  expect((await next(testQueue)).body.error_code).toBe('queue_closed');
  const reopened = await app.service.call(
    closeCall,
    { params: idsOf(testQueue), body: { revert: true } },
    manager,
  );
  expect(reopened.body).toMatchObject({ closed: false });
  const paused = await app.service.call(pauseCall, { params: idsOf(testQueue), body: {} }, manager);
  expect(paused.body).toMatchObject({ paused: true, ticketsAhead: 0 });
});

test('QUE-054 X-12 a merchant takes no ticket, but adds customers to a queue of its own', async () => {
  const testQueue = await newQueue();
  const manager = await app.as(MANAGER, 'ROLE_MERCHANT');
  const own = await app.service.call(
    lineUpCall,
    { params: queueParams(testQueue), body: {} },
    manager,
  );
  expect([own.status, own.body.error_code]).toEqual([403, 'merchant_cannot_line_up']);
  const added = await app.service.call(
    lineUpCall,
    { params: queueParams(testQueue, 'private'), body: { displayName: 'Sig.ra Neri' } },
    manager,
  );
  expect([added.status, added.body.displayName]).toEqual([201, 'Sig.ra Neri']);
  const foreign = await app.service.call(
    lineUpCall,
    { params: queueParams(testQueue, 'private'), body: {} },
    await app.as(78, 'ROLE_MERCHANT'),
  );
  expect(foreign.status).toBe(403);
});

test('X-31 reads and removals treat another person’s ticket as absent', async () => {
  const testQueue = await newQueue();
  const { body: ticket } = await lineUp(testQueue, newUser());
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

test('one key is one ticket over HTTP too, and another body under it is refused', async () => {
  const testQueue = await newQueue();
  const userId = newUser();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => lineUp(testQueue, userId, {}, 'same')),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.counter}`)).size).toBe(1);
  const other = await lineUp(testQueue, userId, { paxCount: 4 }, 'same');
  expect([other.status, other.body.error_code]).toEqual([422, 'idempotency_key_reused']);
});
