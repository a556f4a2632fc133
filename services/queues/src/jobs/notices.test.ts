import type { BusEvent } from '@turno/shared-types';
import { openTestHarness, type TestHarness } from '../../test/test-harness.ts';
import { startNotices } from './notices.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => jest.restoreAllMocks());
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

/** Moves the clock of leases and of recent changes forward; it runs on from there. */
function forward(ms: number): void {
  const { now } = performance;
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ms);
}
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** The job, on a bus of its own, and what it marks as changed. */
function startTestNotices() {
  const { deps } = harness;
  const marked = jest.spyOn(deps.store.ticketNotices, 'markChanged');
  const { subscribe, publish } = testBus();
  const job = startNotices({ deps, subscribe, onError: throwing });
  return { job, marked, publish, leases: deps.store.leases };
}

test('CON-053 what happens while a dead process still has the lease is told once that has ended', async () => {
  await harness.deps.store.leases.take('notices', 'a dead process', 2_500);
  const { job, marked, publish } = startTestNotices();
  publish(EVENT);
  await until(() => marked.mock.calls.length > 0);
  expect(marked).toHaveBeenCalledWith([77], expect.any(Date));
  await job.stop();
});

test('CON-053 what happens while the process with the lease is busy for long is told afterwards', async () => {
  const { job, marked, publish } = startTestNotices();
  publish(EVENT);
  forward(60_000);
  job.trigger();
  await job.stop();
  expect(marked).toHaveBeenCalledWith([77], expect.any(Date));
});

test('CON-053 what happened long before the lease ended is left to the process that had it', async () => {
  const { job, marked, publish, leases } = startTestNotices();
  await leases.take('notices', 'another process', 60_000);
  publish(EVENT);
  forward(60_000);
  const asked = jest.spyOn(leases, 'take');
  await until(() => asked.mock.calls.length > 1);
  await leases.release('notices', 'another process');
  job.trigger();
  await job.stop();
  expect(marked).not.toHaveBeenCalled();
});
