import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { openPhone, type Phone } from '../../test/wallets/index.ts';
import { refreshWallets } from './refresh.ts';

const CHANGES = ['setProgress', 'setShown', 'removeDevice', 'remove'];

let phone: Phone;
let client: MongoClient;

beforeAll(async () => {
  client = new MongoClient((await openTestDatabase()).uri);
  phone = await openPhone(client.db('kit_wallet_refresh'));
}, 60_000);
afterAll(() => client.close());

/** The wallets in a process that is killed after so many writes. */
function dyingAfter(writes: number): Phone['wallets'] {
  let left = writes;
  const records = new Proxy(phone.wallets.records, {
    get(real, name) {
      const member: unknown = Reflect.get(real, name);
      if (typeof member !== 'function' || !CHANGES.includes(String(name))) return member;
      return async (...args: unknown[]) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return member.apply(real, args);
      };
    },
  });
  return { ...phone.wallets, records };
}

const outcomeOf = (refresh: Promise<void>) =>
  refresh.then(
    () => 'done',
    (error: Error) => error.message,
  );

/** What the job of another process does, at the latest when the wallet is compared anyway. */
async function refreshLater(): Promise<void> {
  phone.passTime(phone.wallets.compareEveryMs);
  await refreshWallets(phone.wallets, { groupIds: null });
}

test.each([0, 1, 2, 3])(
  'CON-050 a phone hears of a call although the process died after %i writes',
  async (writes) => {
    await phone.save();
    await phone.change('called');
    const outcome = await outcomeOf(refreshWallets(dyingAfter(writes), { groupIds: [1] }));
    expect(outcome).toBe(writes < 3 ? 'killed' : 'done');
    await refreshLater();
    const told = phone.pushed.length;
    expect(told).toBeGreaterThan(0);
    expect(await phone.changed()).toEqual(['apple-77']);
    await refreshLater();
    expect(phone.pushed).toHaveLength(told);
  },
);

test.each([0, 1, 2, 3])(
  'CON-050 Google shows a call and announces it once although the process died after %i writes',
  async (writes) => {
    await phone.saveAtGoogle();
    await phone.change('called');
    const outcome = await outcomeOf(refreshWallets(dyingAfter(writes), { groupIds: [1] }));
    expect(outcome).toBe(writes < 3 ? 'killed' : 'done');
    await refreshLater();
    expect(phone.atGoogle).toEqual({ status: 'called', alerts: new Set(['called']) });
  },
);

test.each([0, 1])(
  'G-60 a pass of an erased person ends although the process died after %i writes',
  async (writes) => {
    await phone.saveAtGoogle();
    await phone.wallets.records.eraseGroup(1, phone.wallets.now());
    await outcomeOf(refreshWallets(dyingAfter(writes), { groupIds: null }));
    await refreshLater();
    expect(phone.atGoogle.status).toBe('ended');
    expect(await phone.wallets.records.findOfGroup(0)).toEqual([]);
  },
);
