import { dayEnd } from '@turno/shared-types/rules';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay, NOW } from '../../../test/factories.ts';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => {
  harness.clock.now = NOW;
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);
const { command } = calledTicketsOf(() => harness);
const { subscriber } = subscribersOf(() => harness);

test.each([
  { who: 'is kept aside when the day ends is told so', comes: false, told: ['called', 'ended'] },
  { who: 'came in before is told nothing of it', comes: true, told: ['called'] },
])('QUE-071 S-21 who $who, and not that the place closed for good', async ({ comes, told }) => {
  const openings = everyDay('08:00', '20:00');
  const testQueue = await harness.addQueue({ merchant: { openings } });
  const { merchant, counter } = testQueue;
  const { kinds, ticket } = await subscriber(testQueue);
  await callNextIn(testQueue);
  await command(testQueue, ticket.number, 'not-come');
  expect(await kinds()).toEqual(['called']);
  const scan = { merchantId: merchant.id, token: ticket.code, nonce: 'n1' };
  if (comes) await checkInTicket(harness.deps, scan);
  harness.clock.now = dayEnd(merchant, counter.date);
  expect(await kinds()).toEqual(told);
});
