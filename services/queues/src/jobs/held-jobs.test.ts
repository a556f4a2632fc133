import { openTestHarness, type TestHarness } from '../../test/test-harness.ts';
import { startEventCollector } from './event-collector.ts';
import { startMerchantUpkeep } from './merchant-upkeep.ts';
import { startNotices } from './notices.ts';
import { startTicketWalletUpdates } from './wallet-updates.ts';

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

test.each([
  ['notices', startNotices],
  ['wallets', startTicketWalletUpdates],
  ['the merchant list', startMerchantUpkeep],
])('%s: a job that was stopped follows the bus no longer', async (_name, start) => {
  const unsubscribe = jest.fn();
  const started = start({ ...harness, subscribe: () => unsubscribe, onError: jest.fn() });
  expect(unsubscribe).not.toHaveBeenCalled();
  await ('stop' in started ? started.stop() : started());
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('QUE-002 merchants that moved while they could not be counted are counted the next time', async () => {
  const { deps } = harness;
  const { merchant } = await harness.addQueue();
  const away = new Error('away');
  const recount = jest.spyOn(deps.store.popularity, 'recount').mockRejectedValueOnce(away);
  const onError = jest.fn();
  const stop = startMerchantUpkeep({
    deps,
    subscribe(listener) {
      listener({
        type: 'queue-changed',
        merchantId: merchant.id,
        queueId: 1,
        queueDailyCounterId: 1,
      });
      return () => undefined;
    },
    onError,
  });
  while (recount.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  await stop();
  expect(recount.mock.calls).toEqual([[[merchant.id]], [[merchant.id]]]);
  expect(onError.mock.calls).toEqual([[away]]);
});
