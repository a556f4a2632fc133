import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { openPhone, type Phone } from '../../test/wallets/index.ts';
import { createLeases } from '../jobs/leases.ts';
import { createRecentChanges } from '../jobs/recent-changes.ts';
import { startWalletUpdates, WALLET_CHANGES_MS } from './updates.ts';

let phone: Phone;
let client: MongoClient;

beforeAll(async () => {
  client = new MongoClient((await openTestDatabase()).uri);
  phone = await openPhone(client.db('kit_wallet_updates'));
}, 60_000);
beforeEach(() => phone.db.collection('leases').deleteMany());
afterEach(() => jest.restoreAllMocks());
afterAll(() => client.close());

test('CON-050 wallets are updated when the lease of a dead process is over, and at once after one that stopped', async () => {
  const leases = await createLeases(phone.db);
  await leases.take('wallets', 'a dead process', 300);
  const start = () =>
    startWalletUpdates({
      walletsOf: () => phone.wallets,
      leases,
      onError: (error) => {
        throw error;
      },
    });
  const first = start();
  await phone.save();
  await phone.change('called');
  await phone.untilPushed(1);
  const second = start();
  await first.stop();
  await phone.change('served');
  await phone.untilPushed(2);
  await second.stop();
  expect(await leases.take('wallets', 'another process', 1_000)).not.toBeNull();
});

test('a stop ends well although the lease cannot be released', async () => {
  const leases = await createLeases(phone.db);
  jest.spyOn(leases, 'release').mockRejectedValue(new Error('away'));
  const onError = jest.fn();
  const updates = startWalletUpdates({ walletsOf: () => phone.wallets, leases, onError });
  updates.trigger();
  await updates.stop();
  expect(onError.mock.calls).toEqual([[new Error('away')]]);
});

test.each([
  ['another process has the lease', () => phone.wallets],
  ['no wallet is configured', () => ({ ...phone.wallets, google: null, apple: null })],
])('CON-050 where %s, changes are kept for no longer than a lease lasts', async (_, walletsOf) => {
  let now = 0;
  const changes = createRecentChanges(WALLET_CHANGES_MS, () => now);
  changes.add(1);
  const leases = await createLeases(phone.db);
  await leases.take('wallets', 'another process', 60_000);
  now = WALLET_CHANGES_MS + 1;
  const updates = startWalletUpdates({ walletsOf, leases, changes, onError: jest.fn() });
  updates.trigger();
  await updates.stop();
  const taken = jest.fn();
  await changes.take(taken);
  expect(taken).not.toHaveBeenCalled();
});

test('CON-050 wallets of what changed are updated first, and a change is handed over once', async () => {
  const changes = createRecentChanges(WALLET_CHANGES_MS);
  changes.add(1);
  const findBatch = jest.spyOn(phone.wallets.records, 'findBatch');
  const leases = await createLeases(phone.db);
  const onError = jest.fn();
  const updates = startWalletUpdates({ walletsOf: () => phone.wallets, leases, changes, onError });
  updates.trigger();
  updates.trigger();
  await updates.stop();
  const groups = findBatch.mock.calls.map(([, , { groupIds }]) => groupIds);
  expect(groups).toEqual([[1], null, null]);
  expect(onError).not.toHaveBeenCalled();
});
