import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { callFamily } from '../../calling/actions/call-family.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { command, pass } = calledTicketsOf(() => harness);

test.each([
  { kind: 'call-again', number: 1, expected: 'A1', next: 3 },
  { kind: 'put-back', number: 2, expected: 'A2', next: 3 },
  { kind: 'take-back', number: 2, expected: 'A1', next: 2 },
] as const)(
  'S-11 S-21 at a multi-queue a desk calls on after $kind',
  async ({ kind, number, expected, next }) => {
    const family = await addFamily(harness, {});
    const [small] = family.children;
    if (!small) throw new Error('no size');
    for (const _each of range(1, 4)) await join(harness.deps, small, newUser());
    const call = async (expectedTicket: string | null) => {
      pass(1_000);
      const { tickets } = await callFamily(harness.deps, {
        ...idsOf(family),
        userId: 1,
        expectedCounter: null,
        expectedTicket,
        childQueueId: null,
        idempotencyKey: null,
      });
      return tickets.map((ticket) => ticket.number);
    };
    expect([await call(null), await call('A1')]).toEqual([[1], [2]]);
    pass(1_000);
    await command(small, number, kind);
    expect(await call(expected)).toEqual([next]);
  },
);
