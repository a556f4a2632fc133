import { closeCall, nextCall, pauseCall, sendAwayCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { counterOf, join, type TestQueue, ticketsOf } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;
let manager: { token: string };

beforeAll(async () => {
  journey = await openJourney();
  manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => journey.close());

const COMMANDS = {
  next: (at: TestQueue, as: object) =>
    journey.app.service.call(nextCall, { params: idsOf(at) }, as),
  'next for a group': (at: TestQueue, as: object) =>
    journey.app.service.call(nextCall, { params: idsOf(at), body: { paxCount: 2 } }, as),
  close: (at: TestQueue, as: object) =>
    journey.app.service.call(closeCall, { params: idsOf(at), body: {} }, as),
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

const PAIRS: [Name, Name][] = [
  ['pause', 'send away'],
  ['pause', 'next'],
  ['pause', 'next for a group'],
];

test.each(PAIRS)(
  'S-15 a key of %s does not %s that comes while the first is at work, and the refusal is true',
  async (first, second) => {
    const testQueue = await newQueue(false);
    const as = { ...manager, idempotencyKey: `at-once.${first}.${second}`.replaceAll(' ', '-') };
    const { counterStates } = journey.harness.store;
    const change = counterStates.change;
    const others: Awaited<ReturnType<(typeof COMMANDS)[Name]>>[] = [];
    const before = await statesOf(testQueue);
    jest.spyOn(counterStates, 'change').mockImplementationOnce(async (...args) => {
      others.push(await COMMANDS[second](testQueue, as));
      return change(...args);
    });
    const done = await COMMANDS[first](testQueue, as);
    expect(done.status).toBe(200);
    const answers = others.map(({ status, body }) => [status, body.error_code]);
    expect(answers).toEqual([[422, 'idempotency_key_reused']]);
    expect(await statesOf(testQueue)).toEqual(before);
  },
);

test('S-15 of pausing and closing under one key at once the one that is refused has done nothing', async () => {
  for (const round of [1, 2, 3, 4]) {
    const testQueue = await newQueue(false);
    const { service } = journey.app;
    const as = { ...manager, idempotencyKey: `pause-or-close.${round}` };
    const input = { params: idsOf(testQueue), body: {} };
    const [pausing, closing] = await Promise.all([
      service.call(pauseCall, input, as),
      service.call(closeCall, input, as),
    ]);
    expect([pausing.status, closing.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
    const { paused, closed } = await journey.harness.store.counters
      .findMany([testQueue.counter.id])
      .then(([counter]) => ({ paused: counter?.paused, closed: counter?.closed }));
    expect({ paused, closed }).toEqual({
      paused: pausing.status === 200,
      closed: closing.status === 200,
    });
  }
});

test('QUE-042 a command that is refused has not used its key, and one that was interrupted has', async () => {
  const testQueue = await newQueue(false);
  const as = { ...manager, idempotencyKey: 'refused' };
  const sendAway = () => COMMANDS['send away'](testQueue, as);
  expect((await sendAway()).body.error_code).toBe('queue_not_closed');
  expect((await COMMANDS.pause(testQueue, as)).status).toBe(200);
  const { counterStates } = journey.harness.store;
  jest.spyOn(counterStates, 'change').mockRejectedValueOnce(new Error('killed'));
  const interrupted = { ...manager, idempotencyKey: 'interrupted' };
  expect((await COMMANDS.pause(testQueue, interrupted)).status).toBe(500);
  const other = await COMMANDS['send away'](testQueue, interrupted);
  expect(other.body.error_code).toBe('idempotency_key_reused');
  expect((await COMMANDS.pause(testQueue, interrupted)).status).toBe(200);
});

test.each<{ again: Name; isFamily: boolean }>([
  { again: 'close', isFamily: false },
  { again: 'next', isFamily: false },
  { again: 'next', isFamily: true },
])(
  'QUE-042 a key is free again after a day, also while its record is still stored ($again, multi-queue: $isFamily)',
  async ({ again, isFamily }) => {
    const testQueue = await newQueue(isFamily);
    const { clock } = journey.harness;
    const before = clock.now;
    const as = { ...manager, idempotencyKey: `yesterday.${again}.${isFamily}` };
    expect((await COMMANDS.pause(testQueue, as)).status).toBe(200);
    clock.now = new Date(before.getTime() + 2 * 86_400_000);
    const later = await counterOf(journey.harness.deps, testQueue);
    await join(journey.harness.deps, testQueue, newUser());
    const there = { ...testQueue, counter: later };
    expect((await COMMANDS[again](there, as)).status).toBe(200);
    clock.now = before;
  },
);
