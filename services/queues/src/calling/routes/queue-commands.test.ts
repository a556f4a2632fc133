import { addDeskCall, closeCall, nextCall, pauseCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import type { TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;
let manager: { token: string };

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterAll(() => journey.close());

type Call = typeof closeCall | typeof pauseCall;
const send = (call: Call, queueRef: TestQueue, revert: boolean, idempotencyKey?: string) =>
  journey.app.service.call(
    call,
    { params: idsOf(queueRef), body: revert ? { revert } : {} },
    { ...manager, ...(idempotencyKey ? { idempotencyKey } : {}) },
  );
const next = (queueRef: TestQueue, body: object = {}, idempotencyKey?: string) =>
  journey.app.service.call(
    nextCall,
    { params: idsOf(queueRef), body },
    { ...manager, ...(idempotencyKey ? { idempotencyKey } : {}) },
  );

test.each([
  ['QUE-042 close', closeCall, 'closed'],
  ['QUE-043 pause', pauseCall, 'paused'],
] as const)(
  '%s: the same key gets the same answer, whatever happened since',
  async (_name, call, flag) => {
    const queueRef = await journey.newQueue();
    const first = await send(call, queueRef, false, `k1-${flag}`);
    expect(first.body).toMatchObject({ [flag]: true, ticketsAhead: 0 });
    await send(call, queueRef, true);
    await journey.lineUp(queueRef, newUser());
    const again = await send(call, queueRef, false, `k1-${flag}`);
    expect([again.status, again.body]).toEqual([200, first.body]);
    // The queue itself stays as it was made last.
    const now = await send(pauseCall, queueRef, true);
    expect(now.body).toMatchObject({ closed: false, paused: false, ticketsAhead: 1 });
  },
);

test('S-15 of two desks that pause and resume at once each reads what its own command did', async () => {
  const queueRef = await journey.newQueue();
  const turns = Array.from({ length: 20 }, (_, index) => index % 2 === 1);
  const answers = await Promise.all(turns.map((revert) => send(pauseCall, queueRef, revert)));
  expect(answers.map(({ body }) => body.paused)).toEqual(turns.map((revert) => !revert));
  const closings = await Promise.all(turns.map((revert) => send(closeCall, queueRef, revert)));
  expect(closings.map(({ body }) => body.closed)).toEqual(turns.map((revert) => !revert));
});

test('S-15 S-20 the answer of a command names the ticket it called, its desk, and the same in a retry', async () => {
  const queueRef = await journey.newQueue();
  for (const _ of [1, 2, 3]) await journey.lineUp(queueRef, newUser());
  const added = await journey.app.service.call(
    addDeskCall,
    { params: { merchantId: queueRef.merchant.id }, body: { name: 'Counter 3' } },
    manager,
  );
  const desk = { id: added.body.id, name: 'Counter 3' };
  const mine = { counter: 1, paxCount: 1, desk };
  const call = () => next(queueRef, { deskId: desk.id, expectedCounter: 0 }, 'mine');
  expect((await call()).body).toMatchObject({ calledByThisCommand: true, calledTicket: mine });
  await next(queueRef);
  const again = (await call()).body;
  expect(again).toMatchObject({ counter: 2, calledTicket: mine, calledTickets: [mine] });
  expect(again.latestCalls).toMatchObject([
    { desk: null, counter: 2 },
    { desk, counter: 1 },
  ]);
  const late = await next(queueRef, { deskId: desk.id, expectedCounter: 0 });
  expect(late.body).toMatchObject({ calledByThisCommand: false, calledTicket: null });
  const foreign = await next(queueRef, { deskId: desk.id + 1 });
  expect([foreign.status, foreign.body.error_code]).toEqual([404, 'desk_not_found']);
});

test('QUE-042 QUE-043 another request under a key is refused', async () => {
  const [queueRef, other] = [await journey.newQueue(), await journey.newQueue()];
  await send(closeCall, queueRef, false, 'k2');
  for (const refused of [
    await send(closeCall, queueRef, true, 'k2'),
    await send(pauseCall, queueRef, false, 'k2'),
    await send(closeCall, other, false, 'k2'),
  ]) {
    expect([refused.status, refused.body.error_code]).toEqual([422, 'idempotency_key_reused']);
  }
});

test('QUE-042 ten of the same at once close once and get the same response', async () => {
  const queueRef = await journey.newQueue();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(closeCall, queueRef, false, 'k3')),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('QUE-042 a process that died before it answered does not close again what was reopened since', async () => {
  const queueRef = await journey.newQueue();
  await send(closeCall, queueRef, false, 'k4');
  await journey.harness.db.collection('idempotencyRecords').deleteMany({});
  await send(closeCall, queueRef, true);
  const again = await send(closeCall, queueRef, false, 'k4');
  expect(again.status).toBe(200);
  expect((await send(pauseCall, queueRef, true)).body).toMatchObject({ closed: false });
});

test.each([
  { name: 'pausing', call: pauseCall, revert: false, left: { closed: false, paused: true } },
  { name: 'resuming', call: pauseCall, revert: true, left: { closed: false, paused: false } },
  { name: 'closing', call: closeCall, revert: false, left: { closed: true, paused: false } },
  { name: 'reopening', call: closeCall, revert: true, left: { closed: false, paused: false } },
])(
  'S-15 $name whose process died before it answered is answered as it left the queue, whatever others did since',
  async ({ name, call, revert, left }) => {
    const { db } = journey.harness;
    const queueRef = await journey.newQueue();
    if (revert) await send(call, queueRef, false);
    const first = await send(call, queueRef, revert, name);
    expect(first.body).toMatchObject(left);
    await db.collection('idempotencyRecords').deleteMany({});
    await send(call, queueRef, !revert);
    const again = await send(call, queueRef, revert, name);
    expect([again.status, again.body]).toMatchObject([200, left]);
    // A former release stored the key of the command alone.
    const ofQueue = { queueId: queueRef.queue.id };
    await db.collection('counters').updateMany(ofQueue, { $unset: { commandsLeft: 1 } });
    await db.collection('idempotencyRecords').deleteMany({});
    expect((await send(call, queueRef, revert, name)).body).toMatchObject(left);
  },
);

test('QUE-042 idempotency records are stored for a day and no longer', async () => {
  const queueRef = await journey.newQueue();
  await send(closeCall, queueRef, false, 'k5');
  const { clock, store, db } = journey.harness;
  const before = clock.now;
  clock.now = new Date(before.getTime() + 86_500_000);
  await store.idempotencyRecords.removeEnded();
  clock.now = before;
  expect(await db.collection('idempotencyRecords').countDocuments({})).toBe(0);
});

test('QUE-044 the response says whether this command called the ticket', async () => {
  const queueRef = await journey.newQueue();
  for (const _ of [1, 2, 3]) await journey.lineUp(queueRef, newUser());
  const both = await Promise.all([
    next(queueRef, { expectedCounter: 0 }),
    next(queueRef, { expectedCounter: 0 }),
  ]);
  expect(both.map(({ body }) => body.counter)).toEqual([1, 1]);
  expect(both.map(({ body }) => body.calledByThisCommand).toSorted()).toEqual([false, true]);
  const mine = await next(queueRef, { expectedCounter: 1 }, 'again');
  expect(mine.body).toMatchObject({ counter: 2, calledByThisCommand: true });
  expect((await next(queueRef, { expectedCounter: 1 }, 'again')).body.calledByThisCommand).toBe(
    true,
  );
});

test('QUE-038 QUE-039 QUE-043 a closed queue is neither paused nor resumed', async () => {
  const queueRef = await journey.newQueue();
  await send(closeCall, queueRef, false);
  for (const revert of [true, false]) {
    const refused = await send(pauseCall, queueRef, revert);
    expect([refused.status, refused.body.error_code]).toEqual([422, 'queue_closed']);
  }
});
