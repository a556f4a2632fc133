import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { changeQueue } from '../../queue-editing/actions/change-queue.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);
const { command, statusOf } = calledTicketsOf(() => harness);

test.each([
  [{ listOnly: true }, 'queue_not_supported'],
  [{ passMode: 'generic' as const }, 'queue_not_supported'],
  [{ maxPax: 2 }, 'pax_count_invalid'],
])(
  'S-10 S-21 who was called before the settings became %j does not wait by them again',
  async (change, code) => {
    const testQueue = await harness.addQueue();
    await join(harness.deps, testQueue, newUser(), { paxCount: 3 });
    await callNextIn(testQueue);
    const { merchant, queue } = testQueue;
    await changeQueue(harness.deps, { merchantId: merchant.id, queueId: queue.id }, change);
    expect(await codeOf(command(testQueue, 1, 'put-back'))).toBe(code);
    await command(testQueue, 1, 'call-again');
    expect(await statusOf(testQueue, 1)).toBe('now');
  },
);
