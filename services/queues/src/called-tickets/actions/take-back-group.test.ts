import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

const SECOND_MS = 1_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, dayOf, newDesk, pass, statusOf, statusesOf } = calledTicketsOf(() => harness);

test('S-21 a call of a group of one is taken back as any other, and the command that called it names it still', async () => {
  const testQueue = await queueWith(3);
  await callNextIn(testQueue);
  pass(SECOND_MS);
  const press = { paxCount: 1, idempotencyKey: 'group of one' };
  await callNextIn(testQueue, press);
  await command(testQueue, 2, 'take-back');
  expect(await dayOf(testQueue)).toMatchObject({ currentTicket: '1', ticketsAhead: 2 });
  expect(await statusesOf(testQueue, [1, 2])).toEqual(['now', 'waiting']);
  const again = await callNextIn(testQueue, press);
  expect(again.tickets.map(({ number }) => number)).toEqual([2]);
  expect((await dayOf(testQueue)).ticketsAhead).toBe(2);
});

test.each([
  { what: 'a group of one', people: 1, apart: [] },
  { what: 'the only one left of a group', people: 2, apart: [2] },
])(
  'S-21 $what whose process died waits after it was taken back, and one call calls one',
  async ({ people, apart }) => {
    const testQueue = await queueWith(4);
    await callNextIn(testQueue);
    pass(SECOND_MS);
    const deps = await harness.secondDeps();
    const end = () => Promise.reject(new Error('killed'));
    const dying = {
      ...deps,
      store: { ...deps.store, groupCalls: { ...deps.store.groupCalls, end } },
    };
    await expect(callNextIn(testQueue, { paxCount: people }, dying)).rejects.toThrow('killed');
    for (const number of apart) await command(testQueue, number, 'not-come');
    const left = 1 + people;
    await command(testQueue, left, 'take-back');
    pass(SECOND_MS);
    const { tickets } = await callNextIn(testQueue);
    expect(tickets.map(({ number }) => number)).toEqual([left]);
    expect(await statusOf(testQueue, left + 1)).toBe('waiting');
  },
);

test.each([
  { kind: 'not-come', left: [1, 2], taken: 3 },
  { kind: 'put-back', left: [2, 3], taken: 1 },
  { kind: 'put-back', left: [1, 3], taken: 2 },
] as const)(
  'S-21 of a group the only one left, $taken, is taken back as the desk shows it: the others left by $kind',
  async ({ kind, left, taken }) => {
    const testQueue = await queueWith(8);
    await callNextIn(testQueue, { paxCount: 3 });
    const [first] = left;
    await command(testQueue, first, kind, kind === 'put-back' ? { behind: 4 } : {});
    expect(await codeOf(command(testQueue, taken, 'take-back'))).toBe('ticket_not_processable');
    for (const number of left.slice(1)) {
      await command(testQueue, number, kind, kind === 'put-back' ? { behind: 4 } : {});
    }
    const [shown] = (await dayOf(testQueue)).latestCalls ?? [];
    expect(shown).toMatchObject({ first: taken, counter: taken });
    pass(SECOND_MS);
    await command(testQueue, taken, 'take-back');
    expect(await statusOf(testQueue, taken)).toBe('waiting');
    expect(await dayOf(testQueue)).toMatchObject({ currentTicket: null, nextTicket: `${taken}` });
    pass(SECOND_MS);
    const { tickets } = await callNextIn(testQueue);
    expect(tickets.map(({ number }) => number)).toEqual([taken]);
    expect(await statusOf(testQueue, taken)).toBe('now');
  },
);

test('S-03 S-21 who was put back from the middle of a group, called alone and taken back, waits whatever is called of the group', async () => {
  const testQueue = await queueWith(5);
  const deskId = await newDesk(testQueue, 'Due');
  await callNextIn(testQueue, { paxCount: 3 });
  await command(testQueue, 2, 'put-back', { behind: 1 });
  for (const _ of [4, 2]) {
    pass(SECOND_MS);
    await callNextIn(testQueue, { deskId });
  }
  expect(await statusesOf(testQueue, [1, 2, 3])).toEqual(['now', 'now', 'now']);
  await command(testQueue, 2, 'take-back');
  pass(SECOND_MS);
  await command(testQueue, 1, 'call-again');
  expect(await statusesOf(testQueue, [1, 2, 3])).toEqual(['now', 'waiting', 'now']);
  pass(SECOND_MS);
  await callNextIn(testQueue, { deskId });
  expect(await statusOf(testQueue, 2)).toBe('now');
});
