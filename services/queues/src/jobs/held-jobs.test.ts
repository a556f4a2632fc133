import { openTestHarness, type TestHarness } from '../../test/test-harness.ts';
import { startEventCollector } from './event-collector.ts';
import { startNotices } from './notices.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
afterEach(() => jest.restoreAllMocks());

type Parts = Pick<Parameters<typeof startNotices>[0], 'deps' | 'onError'>;

test.each([
  ['the collector of events', startEventCollector],
  ['notices', (parts: Parts) => startNotices({ ...parts, subscribe: () => () => undefined })],
])('%s: a stop ends well although the lease cannot be released', async (_name, start) => {
  const { deps } = harness;
  const away = new Error('away');
  const release = jest.spyOn(deps.store.leases, 'release').mockRejectedValue(away);
  const onError = jest.fn();
  const job = start({ deps, onError });
  job.trigger();
  await job.stop();
  expect(release).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls).toEqual([[away]]);
});
