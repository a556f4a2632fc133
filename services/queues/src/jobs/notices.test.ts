import type { BusEvent } from '@turno/shared-types';
import { openTestHarness, type TestHarness } from '../../test/test-harness.ts';
import { startNotices } from './notices.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const EVENT: BusEvent = {
  type: 'ticket-changed',
  merchantId: 1,
  queueId: 2,
  queueDailyCounterId: 77,
  counter: 1,
};
const throwing = (error: unknown) => {
  throw error;
};
/** A bus that only this test writes to. */
function testBus() {
  let listener: (event: BusEvent) => void = () => {};
  const subscribe = (added: typeof listener) => {
    listener = added;
    return () => {};
  };
  return { subscribe, publish: (event: BusEvent) => listener(event) };
}

test('CON-053 what happens while a dead process still has the lease is told once that has ended', async () => {
  const { deps } = harness;
  await deps.store.leases.take('notices', 'a dead process', 2_500);
  const marked = jest.spyOn(deps.store.ticketNotices, 'markChanged');
  const { subscribe, publish } = testBus();
  const job = startNotices({ deps, subscribe, onError: throwing });
  publish(EVENT);
  while (marked.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(marked).toHaveBeenCalledWith([77], expect.any(Date));
  await job.stop();
  marked.mockRestore();
});
