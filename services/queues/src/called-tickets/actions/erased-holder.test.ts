import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  openTestHarness,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';
import { removeTicket } from '../../line-up/index.ts';
import { erasePerson } from '../../people/index.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, dayOf } = calledTicketsOf(() => harness);

test('S-21 G-60 a called ticket whose holder was erased does not wait again, and can be kept aside', async () => {
  const testQueue = await queueWith(3);
  const tickets = () => ticketsOf(harness.db, testQueue.counter.id);
  for (const number of [1, 2]) {
    await callNextIn(testQueue);
    const called = (await tickets()).find((ticket) => ticket.number === number);
    await erasePerson(harness.deps, called?.userId ?? 0);
  }
  for (const kind of ['take-back', 'put-back'] as const) {
    expect(await codeOf(command(testQueue, 2, kind))).toBe('ticket_not_processable');
  }
  await command(testQueue, 2, 'not-come');
  expect((await tickets()).map(({ state }) => state)).toEqual(['called', 'called', 'waiting']);
});

type Step = (testQueue: TestQueue) => Promise<unknown>;
const call: Step = (testQueue) => callNextIn(testQueue);
const keepAside: Step = (testQueue) => command(testQueue, 1, 'not-come');
const callAgain: Step = (testQueue) => command(testQueue, 1, 'call-again');
const enter =
  (entered: number): Step =>
  async ({ counter }) => {
    const [first] = await ticketsOf(harness.db, counter.id);
    const checkIn = { nonce: 'n', at: harness.clock.now, paxCount: entered, hasWebhooks: false };
    const ticket = { id: String(first?._id), code: first?.code };
    await harness.store.tickets.checkIn({ ...ticket, ...checkIn, calledSince: new Date(0) });
  };
const leave: Step = async ({ counter }) => {
  const [first] = await ticketsOf(harness.db, counter.id);
  const userId = first?.userId ?? 0;
  await removeTicket(harness.deps, { userId, counterId: counter.id, number: 1 });
};

const [GONE, SCANNED] = ['ticket_not_processable', 'ticket_already_scanned'];
test.each<{ status: string; steps: Step[]; state: string; code: string | undefined }>([
  { status: 'waits', steps: [], state: 'cancelled', code: GONE },
  { status: 'was removed', steps: [leave], state: 'cancelled', code: GONE },
  { status: 'is called', steps: [call], state: 'called', code: GONE },
  { status: 'is called again', steps: [call, callAgain], state: 'called', code: GONE },
  { status: 'is kept aside', steps: [call, keepAside], state: 'called', code: GONE },
  { status: 'has entered', steps: [call, enter(2)], state: 'called', code: SCANNED },
])(
  'S-14 S-21 a ticket that $status is not called again once its holder is erased',
  async ({ steps, state, code }) => {
    const testQueue = await queueWith(2);
    const { id: counterId } = testQueue.counter;
    await harness.db
      .collection('tickets')
      .updateOne({ counterId, number: 1 }, { $set: { paxCount: 2 } });
    for (const step of steps) await step(testQueue);
    const { asideTickets = [] } = await dayOf(testQueue);
    expect(asideTickets).toHaveLength(steps.includes(keepAside) ? 1 : 0);
    const [held] = await ticketsOf(harness.db, counterId);
    const publishedBefore = harness.events.length;
    await erasePerson(harness.deps, held?.userId ?? 0);

    const [ticket] = await ticketsOf(harness.db, counterId);
    expect(ticket).toMatchObject({ state, userId: 0 });
    expect((await dayOf(testQueue)).asideTickets).toEqual([]);
    expect(await codeOf(command(testQueue, 1, 'call-again'))).toBe(code);
    // Other processes and dashboards cease to offer it at once.
    const moved = expect.objectContaining({
      type: 'queue-changed',
      queueDailyCounterId: counterId,
    });
    expect(harness.events.slice(publishedBefore)).toContainEqual(moved);
  },
);

test.each([
  { status: 'is served', steps: [call, enter(1)] },
  { status: 'is kept aside', steps: [call, enter(1), keepAside] },
])(
  'S-14 S-21 a party of which some are inside and that $status is served to its end once its holder is erased',
  async ({ steps }) => {
    const testQueue = await queueWith(1);
    const { id: counterId } = testQueue.counter;
    const tickets = harness.db.collection('tickets');
    await tickets.updateOne({ counterId, number: 1 }, { $set: { paxCount: 2 } });
    for (const step of steps) await step(testQueue);
    const [held] = await ticketsOf(harness.db, counterId);
    await erasePerson(harness.deps, held?.userId ?? 0);
    expect(harness.events).toContainEqual(
      expect.objectContaining({ type: 'ticket-changed', queueDailyCounterId: counterId }),
    );

    const aside = (await dayOf(testQueue)).asideTickets;
    expect(aside).toHaveLength(steps.includes(keepAside) ? 1 : 0);
    expect(await callAgain(testQueue)).toMatchObject({ ticket: { state: 'called' } });
    expect((await dayOf(testQueue)).asideTickets).toEqual([]);
    const scan = { merchantId: testQueue.merchant.id, token: held?.code ?? '', nonce: 'rest' };
    expect(await checkInTicket(harness.deps, scan)).toMatchObject({ ticket: { userId: 0 } });
    expect(await codeOf(command(testQueue, 1, 'call-again'))).toBe(SCANNED);
  },
);
