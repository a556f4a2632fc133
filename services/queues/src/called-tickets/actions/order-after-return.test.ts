import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(120_000);

const SECOND_MS = 1_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { besides, command, dayOf, move, newDesk, pass } = calledTicketsOf(() => harness);

test('S-21 who is put back while nobody waits stays behind whose call is taken back', async () => {
  const testQueue = await queueWith(2);
  const due = await newDesk(testQueue, 'Due');
  await callNextIn(testQueue);
  await callNextIn(testQueue, { deskId: due });
  pass(SECOND_MS);
  await command(testQueue, 2, 'put-back', { behind: 3 });
  await command(testQueue, 1, 'take-back');
  await join(harness.deps, testQueue, newUser());
  expect((await dayOf(testQueue)).nextTickets).toEqual(['1', '2', '3']);
});

test('S-21 the same where larger numbers were called too', async () => {
  const testQueue = await queueWith(2);
  const due = await newDesk(testQueue, 'Due');
  await callNextIn(testQueue);
  await callNextIn(testQueue, { deskId: due });
  pass(SECOND_MS);
  await command(testQueue, 1, 'put-back', { behind: 3 });
  await command(testQueue, 2, 'take-back');
  await join(harness.deps, testQueue, newUser());
  expect((await dayOf(testQueue)).nextTickets).toEqual(['2', '1', '3']);
});

test('S-21 S-11 so does who is put back behind people of other sizes alone', async () => {
  const family = await addFamily(harness, {});
  const [small, large] = family.children;
  if (!small || !large) throw new Error('no sizes');
  const due = await newDesk(family, 'Due');
  for (const size of [small, small, large, large, small]) {
    pass(SECOND_MS);
    await join(harness.deps, size, newUser(), { paxCount: size === small ? 1 : 3 });
  }
  await callNextIn(small);
  await callNextIn(small, { deskId: due });
  pass(SECOND_MS);
  await command(small, 2, 'put-back', { behind: 1 });
  await command(small, 1, 'take-back');
  expect((await dayOf(small)).nextTickets).toEqual(['A1', 'A2', 'A3']);
});

test('S-21 who is moved in front of all that wait stays behind whose call is taken back', async () => {
  const to = await queueWith(1);
  const from = await besides(to);
  pass(SECOND_MS);
  await join(harness.deps, from, newUser());
  pass(SECOND_MS);
  await join(harness.deps, to, newUser());
  await callNextIn(to);
  await move(from, 1, to);
  await command(to, 1, 'take-back');
  expect((await dayOf(to)).nextTickets).toEqual(['1', '3', '2']);
});
