import {
  estimateCall,
  lineUpCall,
  merchantCall,
  nextCall,
  type Queue,
  userTicketsCall,
} from '@turno/shared-types';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { addFamily, type Family } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { callNext } from '../../calling/actions/call-next.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

const newFamily = () => addFamily(journey.harness, { merchant: { managerIds: [MANAGER] } });
const ask = (family: Family, paxCount: number, userId = newUser()) =>
  journey.lineUp(family, userId, { paxCount });
const next = (family: Family, child: number) =>
  callNext(journey.harness.deps, {
    ...idsOf(family.children[child]!),
    userId: MANAGER,
    expectedCounter: null,
    idempotencyKey: null,
  });
async function parentOf(family: Family) {
  const { id } = family.merchant;
  const { body } = await journey.app.service.call(merchantCall, {
    params: { scope: 'public', merchantId: id },
  });
  return body.queues[0];
}

test.each([
  [1, 0, 'A1'],
  [2, 0, 'A1'],
  [3, 1, 'B1'],
  [6, 2, 'C1'],
  [7, 3, 'D1'],
  [30, 3, 'D1'],
])(
  'QUE-032 QUE-050 S-01 %i people who name the multi-queue get a number of child %i: %s',
  async (paxCount, child, ticketValue) => {
    const family = await newFamily();
    const { status, body } = await ask(family, paxCount);
    expect(status).toBe(201);
    expect(body).toMatchObject({ counter: 1, ticketValue, paxCount, status: 'waiting' });
    expect(body.queue.id).toBe(family.children[child]?.queue.id);
  },
);

test('QUE-053 who names a child must fit it; who says nothing is one person', async () => {
  const family = await newFamily();
  const four = family.children[1]!;
  expect((await journey.lineUp(four, newUser(), { paxCount: 4 })).status).toBe(201);
  const wrong = await journey.lineUp(four, newUser(), { paxCount: 5 });
  expect([wrong.status, wrong.body.error_code]).toEqual([422, 'pax_count_invalid']);
  expect((await journey.lineUp(family, newUser())).body.queue.id).toBe(
    family.children[0]?.queue.id,
  );
});

test('QUE-050 a booking keeps name and phone; a phone that cannot be one is refused', async () => {
  const family = await newFamily();
  const booking = { displayName: 'Tavolo alla finestra', paxCount: 2, phone: '+39 06 5550 123' };
  expect((await journey.lineUp(family, newUser(), booking)).body).toMatchObject(booking);
  expect(
    (await journey.lineUp(family, newUser(), { ...booking, phone: '' })).body.phone,
  ).toBeNull();
  const wrong = await journey.lineUp(family, newUser(), { ...booking, phone: 'ask me' });
  expect([wrong.status, wrong.body.error_code]).toEqual([422, 'invalid_phone']);
});

test('QUE-055 a closed multi-queue closes its children', async () => {
  const family = await newFamily();
  await changeCounter(journey.harness.deps, {
    ...idsOf(family),
    change: { paused: true },
    commandId: null,
  });
  for (const testQueue of [family, family.children[0]!]) {
    const { status, body } = await journey.lineUp(testQueue, newUser());
    expect([status, body.error_code]).toEqual([422, 'queue_closed']);
  }
});

test('QUE-022 QUE-070 the day of a multi-queue is what its children come to', async () => {
  const family = await newFamily();
  for (const paxCount of [2, 4, 1, 8]) await ask(family, paxCount);
  await next(family, 0);
  journey.harness.clock.now = new Date(journey.harness.clock.now.getTime() + 1_000);
  await next(family, 1);
  const parent = await parentOf(family);
  expect(parent?.childQueues?.map((child: Queue) => child.queue_daily_counters[0])).toEqual([
    expect.objectContaining({ isChildQueue: true, counter: 1, ticketsAhead: 1 }),
    expect.objectContaining({ isChildQueue: true, counter: 1, ticketsAhead: 0 }),
    expect.objectContaining({ isChildQueue: true, counter: 0, ticketsAhead: 0 }),
    expect.objectContaining({ isChildQueue: true, counter: 0, ticketsAhead: 1 }),
  ]);
  expect(parent?.queue_daily_counters).toEqual([
    expect.objectContaining({
      isChildQueue: false,
      currentChildQueueId: family.children[1]?.queue.id,
      currentChildQueueCounter: 1,
      counter: 1,
      currentTicket: 'B1',
      currentTicketPaxCount: 4,
      nextTicket: 'A2',
      nextTickets: ['A2', 'D1'],
      ticketsAhead: 2,
      paxAhead: 9,
      totalPax: 15,
      nextAvailableTicket: 5,
    }),
  ]);
  const { body } = await journey.app.service.call(estimateCall, {
    params: idsOf(family),
    query: {},
  });
  const waits = parent?.childQueues?.map(
    (child: Queue) => child.queue_daily_counters[0]?.estimatedWaitingTime ?? 0,
  );
  const longest = Math.max(...(waits ?? []));
  expect(longest).toBeGreaterThan(0);
  expect(body).toMatchObject({ queueId: family.queue.id, estimatedWaitingTime: longest });
});

test('QUE-070 S-03 a called ticket is served until its own child calls on; other children do not matter', async () => {
  const family = await newFamily();
  const userId = newUser();
  await ask(family, 2, userId);
  await ask(family, 3);
  await ask(family, 2);
  const statusNow = async () => {
    const { body } = await journey.app.service.call(
      userTicketsCall,
      { params: { scope: 'private', userId }, query: {} },
      await journey.app.as(userId),
    );
    return body.map(({ status }: { status: string }) => status);
  };
  expect(await statusNow()).toEqual(['waiting']);
  await next(family, 0);
  expect(await statusNow()).toEqual(['now']);
  journey.harness.clock.now = new Date(journey.harness.clock.now.getTime() + 1_000);
  await next(family, 1);
  expect(await statusNow()).toEqual(['now']);
  await next(family, 0);
  expect(await statusNow()).toEqual(['expired']);
});

test('QUE-052 staff add a party by the parent’s id too', async () => {
  const family = await newFamily();
  const { status, body } = await journey.app.service.call(
    lineUpCall,
    { params: queueParams(family, 'private'), body: { displayName: 'Verdi', paxCount: 7 } },
    await journey.app.as(MANAGER, 'ROLE_MERCHANT'),
  );
  expect([status, body.queue.id]).toEqual([201, family.children[3]?.queue.id]);
});

test('S-11 S-15 next on the multi-queue names the ticket it called and says how many still wait', async () => {
  const family = await newFamily();
  for (const paxCount of [4, 2, 8]) {
    await ask(family, paxCount);
    journey.harness.clock.now = new Date(journey.harness.clock.now.getTime() + 1_000);
  }
  const parent = await parentOf(family);
  const counterId = parent?.queue_daily_counters[0]?.id ?? 0;
  const params = { merchantId: family.merchant.id, queueId: family.queue.id, counterId };
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const callNext = (body: object) => journey.app.service.call(nextCall, { params, body }, manager);
  expect((await callNext({})).body).toMatchObject({
    queueId: family.queue.id,
    calledTicket: { ticketValue: 'B1', paxCount: 4 },
    calledByThisCommand: true,
    currentTicket: 'B1',
    nextTicket: 'A1',
    ticketsAhead: 2,
    paxAhead: 10,
  });
  const ofSeven = { childQueueId: family.children[3]?.queue.id };
  expect((await callNext(ofSeven)).body).toMatchObject({ calledTicket: { ticketValue: 'D1' } });
  expect((await callNext({ childQueueId: family.queue.id })).body.error_code).toBe(
    'queue_not_found',
  );
});
