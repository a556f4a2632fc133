import { nextCall, pauseCall, sendAwayCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join, type TestQueue, ticketsOf } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;
let manager: { token: string };

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterAll(() => journey.close());

const COMMANDS = {
  next: (at: TestQueue, as: object) =>
    journey.app.service.call(nextCall, { params: idsOf(at) }, as),
  'next for a group': (at: TestQueue, as: object) =>
    journey.app.service.call(nextCall, { params: idsOf(at), body: { paxCount: 2 } }, as),
  pause: (at: TestQueue, as: object) =>
    journey.app.service.call(pauseCall, { params: idsOf(at), body: {} }, as),
  'send away': (at: TestQueue, as: object) =>
    journey.app.service.call(sendAwayCall, { params: idsOf(at) }, as),
};
type Name = keyof typeof COMMANDS;

async function newQueue(isFamily: boolean): Promise<TestQueue> {
  const merchant = { managerIds: [MANAGER] };
  const testQueue = isFamily
    ? await addFamily(journey.harness, { merchant })
    : await journey.harness.addQueue({ merchant });
  for (const _ of [1, 2, 3]) await join(journey.harness.deps, testQueue, newUser());
  return testQueue;
}

/** Not the whole documents: what a call releases in the background changes them for a moment more (385). */
async function statesOf({ counter }: TestQueue) {
  const tickets = await ticketsOf(journey.harness.db, counter.id);
  return tickets.map(({ number, state }) => [number, state]);
}

test.each<{ first: Name; second: Name; isFamily: boolean }>([
  { first: 'next', second: 'pause', isFamily: false },
  { first: 'pause', second: 'next', isFamily: false },
  { first: 'next for a group', second: 'pause', isFamily: false },
  { first: 'pause', second: 'next for a group', isFamily: false },
  { first: 'next', second: 'pause', isFamily: true },
  { first: 'pause', second: 'next', isFamily: true },
  { first: 'next', second: 'send away', isFamily: false },
])(
  'QUE-044 QUE-043 a key of $first does not $second (multi-queue: $isFamily)',
  async ({ first, second, isFamily }) => {
    const testQueue = await newQueue(isFamily);
    const as = {
      ...manager,
      idempotencyKey: `${first}.${second}.${isFamily}`.replaceAll(' ', '-'),
    };
    const done = await COMMANDS[first](testQueue, as);
    expect(done.status).toBe(200);
    const before = await statesOf(testQueue);
    const other = await COMMANDS[second](testQueue, as);
    expect([other.status, other.body.error_code]).toEqual([422, 'idempotency_key_reused']);
    expect(await statesOf(testQueue)).toEqual(before);
    const again = await COMMANDS[first](testQueue, as);
    expect([again.status, again.body]).toEqual([200, done.body]);
  },
);
