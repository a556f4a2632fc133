import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { midnightOf } from '../../../test/midnight.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf } from '../../../test/people.ts';
import {
  openTestHarness,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { callFamily } from '../../calling/actions/call-family.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { type TicketDocument, ticketWords } from '../../tickets/index.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { besides, command, move } = calledTicketsOf(() => harness);
const { joinLater, storedOf, tomorrowOf, toEvening, toMidnight } = midnightOf(() => harness);

/**
 * What becomes of each field of a ticket that is moved: kept; decided anew, whatever it was; absent from the new ticket; or
 * not possible, because such a ticket is not moved. A field that is added has to be decided about here.
 */
type Decision = 'kept' | 'anew' | 'absent' | 'not possible';
const DECISIONS: Record<keyof TicketDocument, Decision> = {
  merchantId: 'kept',
  userId: 'kept',
  paxCount: 'kept',
  displayName: 'kept',
  phone: 'kept',
  words: 'kept',
  createdAt: 'kept',
  givenAt: 'kept',

  _id: 'anew',
  counterId: 'anew',
  queueId: 'anew',
  date: 'anew',
  number: 'anew',
  code: 'anew',
  requestText: 'anew',
  firstWaitSeconds: 'anew',
  firstWaitRange: 'anew',
  state: 'anew',
  active: 'anew',
  slot: 'anew',
  categorySlot: 'anew',
  categoryId: 'anew',
  family: 'anew',
  until: 'anew',
  movedFrom: 'anew',
  sortKey: 'anew',

  // Its calls were of the other queue; here it waits.
  executedAt: 'absent',
  calledAgain: 'absent',
  returnedAt: 'absent',
  asideAt: 'absent',
  putBackAt: 'absent',
  waitsSince: 'absent',
  callAfter: 'absent',
  callExpected: 'absent',
  callPax: 'absent',
  callFirst: 'absent',
  desk: 'absent',
  callId: 'absent',
  pastCalls: 'absent',
  deskCommandIds: 'absent',
  commandsLeft: 'absent',
  // Those who receive it learn of the move from the ticket that ends.
  eventsDue: 'absent',
  arriving: 'absent',
  move: 'absent',
  isCarriedOver: 'absent',
  movedTo: 'absent',
  canceledAt: 'absent',
  endReason: 'absent',
  endId: 'absent',
  sideEffectsDue: 'absent',
  deskChange: 'absent',
  transfer: 'absent',
  // The messages of a guest follow the ticket that was theirs.
  takenAlong: 'absent',

  checkedInAt: 'not possible',
  entries: 'not possible',
  nonce: 'not possible',
  lapsedAt: 'not possible',
  lapseDue: 'not possible',
  passes: 'not possible',
  passDue: 'not possible',
  time: 'not possible',
  erasedUserId: 'not possible',
};

const CARRIED: typeof DECISIONS = { ...DECISIONS, waitsSince: 'kept' };

const AT = new Date('2026-11-21T22:59:30Z');
/** What a waiting ticket may have by the day's end, beside what every ticket has. */
const LATER: Partial<TicketDocument> = {
  displayName: 'Anna',
  phone: '+39 333 1234567',
  words: ticketWords('Anna', '+39 333 1234567'),
  givenAt: AT,
  returnedAt: AT,
  putBackAt: AT,
  waitsSince: AT,
  sortKey: 1.5,
  callPax: null,
  callFirst: 1,
  calledAgain: { at: AT },
  deskCommandIds: ['before'],
};

async function withAllFields(testQueue: TestQueue, number: number): Promise<void> {
  const tickets = harness.db.collection<TicketDocument>('tickets');
  await tickets.updateOne({ counterId: testQueue.counter.id, number }, { $set: LATER });
}

function expectDecided(decisions: typeof DECISIONS, [before, after]: (object | undefined)[]) {
  const fieldsOf = (decision: Decision, ticket = after) =>
    Object.entries(ticket ?? {}).filter(
      ([name]) => new Map<string, Decision>(Object.entries(decisions)).get(name) === decision,
    );
  expect(fieldsOf('kept')).toEqual(expect.arrayContaining(fieldsOf('kept', before)));
  expect(fieldsOf('kept')).toHaveLength(fieldsOf('kept', before).length);
  expect(fieldsOf('absent').filter(([, value]) => value !== null)).toEqual([]);
  expect(fieldsOf('not possible').filter(([, value]) => value !== null)).toEqual([]);
  expect(Object.keys(decisions)).toEqual(expect.arrayContaining(Object.keys(after ?? {})));
}

const documentOf = async ({ counter }: TestQueue, number: number) =>
  (await ticketsOf(harness.db, counter.id)).find((ticket) => ticket.number === number);

test('S-21 a ticket that is moved keeps every field that is not of its queue or its calls', async () => {
  const from = await harness.addQueue();
  const to = await besides(from);
  const { number } = await joinLater(from);
  await withAllFields(from, number);
  const before = await documentOf(from, number);
  await move(from, number, to);
  const after = await documentOf(to, 1);
  expectDecided(DECISIONS, [before, after]);
  expect(after).toMatchObject({ givenAt: AT });
});

test('S-05 a ticket that is carried over keeps them too, and its place behind those it was put behind', async () => {
  const before = await harness.addQueue();
  await joinLater(before);
  await withAllFields(before, 1);
  const today = await documentOf(before, 1);
  toMidnight();
  const tomorrow = await tomorrowOf(before);
  await sweep(harness.deps);
  const after = await documentOf(tomorrow, 1);
  expectDecided(CARRIED, [today, after]);
  expect(after).toMatchObject({ givenAt: AT, waitsSince: AT });
});

/** The people whom the next call of a multi-queue calls. */
async function nextOf(family: TestQueue): Promise<number[]> {
  const { tickets } = await callFamily(harness.deps, {
    ...idsOf(family),
    userId: 1,
    expectedCounter: null,
    childQueueId: null,
    idempotencyKey: null,
  });
  return tickets.map(({ userId }) => userId);
}

test('S-05 S-11 S-21 who was put back in a multi-queue is called after those of other sizes on the next day too', async () => {
  const family = await addFamily(harness);
  const [small, medium] = family.children;
  if (!small || !medium) throw new Error('no sizes');
  const { userId: putBack } = await joinLater(small);
  const { userId: party } = await joinLater(medium, undefined, 3);
  expect(await nextOf(family)).toEqual([putBack]);
  await command(small, 1, 'put-back', { behind: 1 });
  toMidnight();
  const tomorrow = await tomorrowOf(family);
  const sizes = await Promise.all(family.children.map(tomorrowOf));
  await sweep(harness.deps);
  const figures = await harness.store.figures.read([sizes[0]?.counter.id ?? 0]);
  const [stored] = await storedOf(sizes[0] ?? small);
  expect([...figures.values()].map(({ waiting }) => waiting.createdAt)).toEqual([
    [stored?.waitsSince?.getTime()],
  ]);
  expect([await nextOf(tomorrow), await nextOf(tomorrow)]).toEqual([[party], [putBack]]);
});
