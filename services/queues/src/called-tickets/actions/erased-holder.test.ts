import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { erasePerson } from '../../people/index.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command } = calledTicketsOf(() => harness);

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
