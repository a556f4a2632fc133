import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { openPhone, type Phone } from '../../test/wallets/index.ts';
import { createLeases } from '../jobs/leases.ts';
import { createHold, startWalletUpdates } from './updates.ts';

let phone: Phone;
let client: MongoClient;

beforeAll(async () => {
  client = new MongoClient((await openTestDatabase()).uri);
  phone = await openPhone(client.db('kit_wallet_updates'));
}, 60_000);
afterAll(() => client.close());

test('a lease is renewed while its work goes on, and given up once another process has it', async () => {
  let at = 0;
  let isFree = true;
  const calls: unknown[] = [];
  const leases = {
    take: async () => {
      calls.push(at);
      return isFree ? new Date() : null;
    },
    release: async () => void calls.push('released'),
  };
  const hold = createHold(leases, () => at);
  for (at of [0, 1_000, 4_999, 5_000, 9_000, 10_001]) expect(await hold.take()).toBe(true);
  expect(calls).toEqual([0, 5_000, 10_001]);
  at = 16_000;
  isFree = false;
  expect(await hold.take()).toBe(false);
  expect(await hold.take()).toBe(false);
  await hold.release();
  expect(calls).toEqual([0, 5_000, 10_001, 16_000, 16_000]);
  isFree = true;
  await hold.take();
  await hold.release();
  expect(calls.at(-1)).toBe('released');
});

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
