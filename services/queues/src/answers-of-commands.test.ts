import {
  admitTicketCall,
  autoNextCall,
  autoPauseCall,
  type Call,
  type CallInput,
  closeCall,
  nextCall,
  removeTicketCall,
  sendAwayCall,
  setNextWebhookCall,
} from '@turno/shared-types';
import { SECRET } from '../test/app.ts';
import { automaticQueuesOf } from '../test/automatic-queues.ts';
import { type Journey, MANAGER, openJourney } from '../test/journey.ts';
import { addFamily } from '../test/multi-queues.ts';
import { idsOf, newUser } from '../test/people.ts';
import { join, range, type TestQueue, ticketsOf } from '../test/test-harness.ts';

// S-15: answers say what each request did. Of concurrent requests the claims therefore add up to what is stored.

jest.setTimeout(180_000);

const DESKS = 8;
const owned = { managerIds: [MANAGER] };
let journey: Journey;
let manager: { token: string };
beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterAll(() => journey.close());

const automatic = automaticQueuesOf(() => journey.harness);
const send = <C extends Call>(call: C, input: Partial<CallInput<C>>) =>
  journey.app.service.call(call, input, manager);

/** Every desk sends its command at the same time; the answers of those that did something. */
async function fromAllDesks(command: () => ReturnType<typeof send>) {
  const answers = await Promise.all(range(1, DESKS).map(command));
  return answers.filter(({ status }) => status < 300).map(({ body }) => body);
}

async function fill(testQueue: TestQueue, people: number, paxCount = 1): Promise<void> {
  for (const _ of range(1, people)) {
    await join(journey.harness.deps, testQueue, newUser(), { paxCount });
  }
}

/** The tickets in a state, as an answer names them. */
async function storedIn(testQueues: readonly TestQueue[], state: string): Promise<string[]> {
  const lists = await Promise.all(
    testQueues.map(async ({ queue, counter }) =>
      (await ticketsOf(journey.harness.db, counter.id))
        .filter((ticket) => ticket.state === state)
        .map(({ number }) => `${queue.id}/${number}`),
    ),
  );
  return lists.flat().toSorted();
}

type Called = { calledTickets: { counter: number; ticketValue: string }[] };

test.each([
  { name: 'next', people: 5, paxCount: undefined },
  { name: 'next for a group', people: 12, paxCount: 2 },
])('S-15 $name: each called ticket is claimed by one answer', async ({ people, paxCount }) => {
  const testQueue = await journey.newQueue();
  await fill(testQueue, people);
  const params = idsOf(testQueue);
  const body = paxCount === undefined ? {} : { paxCount };
  const answers: Called[] = await fromAllDesks(() => send(nextCall, { params, body }));
  const claims = answers.flatMap(({ calledTickets }) =>
    calledTickets.map(({ counter }) => `${testQueue.queue.id}/${counter}`),
  );
  expect(claims.toSorted()).toEqual(await storedIn([testQueue], 'called'));
  expect(claims).toHaveLength(people);
});

test('S-15 next of a multi-queue: each called ticket is claimed by one answer', async () => {
  const family = await addFamily(journey.harness, { merchant: owned });
  const sizes = [1, 3, 5];
  for (const [index, paxCount] of sizes.entries()) await fill(family.children[index]!, 2, paxCount);
  const params = idsOf(family);
  const answers: Called[] = await fromAllDesks(() => send(nextCall, { params, body: {} }));
  const claims = answers.flatMap(({ calledTickets }) =>
    calledTickets.map(({ ticketValue }) => ticketValue),
  );
  expect(claims.toSorted()).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
  expect(await storedIn(family.children, 'called')).toHaveLength(claims.length);
});

test('S-15 auto-next: each called ticket is claimed by one answer', async () => {
  const wishes = [
    { ratio: 2, people: 3 },
    { ratio: 1, people: 2 },
  ];
  const { merchantId, testQueues } = await automatic(wishes, owned);
  type Answer = { tickets: { queueId?: number; queueDailyCounterId: number; counter: number }[] };
  const answers: Answer[] = await fromAllDesks(() =>
    send(autoNextCall, { params: { merchantId } }),
  );
  const queueIdOf = (counterId: number) =>
    testQueues.find(({ counter }) => counter.id === counterId)?.queue.id;
  const claims = answers.flatMap(({ tickets }) =>
    tickets.map((ticket) => `${queueIdOf(ticket.queueDailyCounterId)}/${ticket.counter}`),
  );
  expect(claims.toSorted()).toEqual(await storedIn(testQueues, 'called'));
  expect(claims).toHaveLength(5);
});

test('S-15 send away: the answers count each ended ticket once', async () => {
  const testQueue = await journey.newQueue();
  await fill(testQueue, 6);
  const params = idsOf(testQueue);
  await send(closeCall, { params, body: {} });
  const answers: { sentAway: number }[] = await fromAllDesks(() => send(sendAwayCall, { params }));
  const claimed = answers.reduce((sum, { sentAway }) => sum + sentAway, 0);
  expect(claimed).toBe((await storedIn([testQueue], 'cancelled')).length);
  expect(claimed).toBe(6);
});

test('S-15 check-in: one scanner admits a ticket, the others read that it was', async () => {
  const testQueue = await journey.newQueue();
  const ticket = await join(journey.harness.deps, testQueue, newUser());
  await send(nextCall, { params: idsOf(testQueue), body: {} });
  const token = journey.harness.deps.checkInTokens.write(ticket, 600);
  const merchantId = testQueue.merchant.id;
  const answers = await Promise.all(
    range(1, DESKS).map((desk) =>
      journey.app.service.call(
        admitTicketCall,
        { body: { merchantId, token, nonce: `scan ${desk}` } },
        { internalSecret: SECRET },
      ),
    ),
  );
  const codes = answers.map(({ body }) => body.error_code ?? 'admitted').toSorted();
  expect(codes).toEqual(['admitted', ...range(2, DESKS).map(() => 'ticket_already_scanned')]);
});

test('S-15 line-up and removal: people hold what they were told, and nothing that they removed', async () => {
  const testQueue = await journey.newQueue();
  const people = range(1, DESKS).map(newUser);
  const joined = await Promise.all(people.map((userId) => journey.lineUp(testQueue, userId)));
  const claims = joined.map(({ body }) => `${testQueue.queue.id}/${body.counter}`);
  expect(claims.toSorted()).toEqual(await storedIn([testQueue], 'waiting'));
  const removals = await Promise.all(
    people.flatMap((userId, index) =>
      [1, 2].map(async () => {
        const { counter, queueDailyCounterId } = joined[index]?.body ?? {};
        const params = { userId, queueDailyCounterId, counter };
        const caller = await journey.app.as(userId);
        return journey.app.service.call(removeTicketCall, { params }, caller);
      }),
    ),
  );
  expect(removals.every(({ status }) => status === 204 || status === 404)).toBe(true);
  expect(await storedIn([testQueue], 'cancelled')).toEqual(claims.toSorted());
});

const TURNS = range(1, DESKS).map((turn) => turn % 2 === 0);

test('S-15 group pause: each answer says what it did', async () => {
  const wishes = [
    { ratio: 2, people: 0 },
    { ratio: 1, people: 0 },
  ];
  const { merchantId } = await automatic(wishes, owned);
  const params = { merchantId };
  const answers = await Promise.all(
    TURNS.map((revert) => send(autoPauseCall, { params, body: { revert } })),
  );
  const flags = answers.map(({ body }) => body.map(({ paused }: { paused: boolean }) => paused));
  expect(flags).toEqual(TURNS.map((revert) => [!revert, !revert]));
});

test('S-15 webhook switch: each answer says what it did', async () => {
  const { merchantId } = await automatic([{ ratio: 1, people: 0 }], owned);
  const params = { merchantId };
  const answers = await Promise.all(
    TURNS.map((enabled) => send(setNextWebhookCall, { params, body: { enabled } })),
  );
  const flags = answers.map(({ body }) => body[0]?.webhookNextEnabled);
  expect(flags).toEqual(TURNS);
});
