import { countReads } from '../../../test/database/count-reads.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { lineUp } from '../../line-up/actions/line-up.ts';
import { holderTicket } from '../../ticket-views/index.ts';
import { queueView } from '../views/queue-views.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

/** How often the database is read while each of three people joins a new queue, follows the ticket and looks at the queue. */
async function readsOfJoins(at: string): Promise<number[]> {
  harness.clock.now = new Date(at);
  const testQueue = await harness.addQueue();
  const { deps } = harness;
  const reads: number[] = [];
  for (const userId of [newUser(), newUser(), newUser()]) {
    const joins = async () => {
      const loaded = await lineUp(deps, {
        ...idsOf(testQueue),
        caller: { userId, role: 'ROLE_GUEST' },
        isStaff: false,
        body: {},
        idempotencyKey: null,
      });
      await holderTicket(deps, loaded);
      await queueView(deps, idsOf(testQueue));
    };
    reads.push(await countReads(harness.db, joins));
  }
  return reads;
}

test('QUE-050 S-05 after midnight a join costs no more reads than at noon, in a queue that had nobody the day before', async () => {
  const [first, second, third] = await readsOfJoins('2026-11-21T11:00:00Z');
  expect(first).toBeGreaterThan(0);
  const [, ...afterMidnight] = await readsOfJoins('2026-11-21T23:10:00Z');
  expect(afterMidnight).toEqual([second, third]);
});
