import { type Locale, meCall } from '@turno/shared-types';
import { newGuest, newPerson, PASSWORD, signIn } from '../../test/people.ts';
import {
  clearAccounts,
  emptyPeople,
  startIdentity,
  type TestIdentity,
} from '../../test/start-identity.ts';
import { unusedFilter } from '../accounts/store/account-use.ts';
import { unusedUntil } from './rules.ts';
import { eraseUnusedAccounts } from './unused-accounts.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-21T10:00:00Z');
let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  identity.deps.people = emptyPeople;
  identity.mails.length = 0;
  identity.clock.now = START;
  await clearAccounts(identity.db);
});

let count = 0;
const newAccount = async () => {
  count += 1;
  const email = `unused-${count}@example.com`;
  return { email, ...(await newPerson(identity.deps, email)) };
};
/** The sweep so many days after the start, and the mails it sends. */
async function sweepOn(day: number): Promise<string[]> {
  identity.clock.now = new Date(START.getTime() + day * DAY_MS);
  await eraseUnusedAccounts(identity.deps);
  await identity.deliverMail();
  return identity.mails.splice(0).flatMap(({ name }) => /account-[a-z]+/.exec(name) ?? []);
}
const isStored = async (id: number) => (await identity.store.users.findById(id)) !== null;

test('STA-010 an account that nobody uses is announced after 700 days and erased after 730', async () => {
  const { user } = await newAccount();
  expect(await sweepOn(699)).toEqual([]);
  expect(await sweepOn(701)).toEqual(['account-unused']);
  expect(await sweepOn(729)).toEqual([]);
  expect(await isStored(user.id)).toBe(true);
  expect(await sweepOn(732)).toEqual(['account-deleted']);
  expect(await isStored(user.id)).toBe(false);
  expect(identity.published).toContainEqual({ type: 'user-deleted', userId: user.id });
});

test('STA-010 nobody is erased less than 30 days after the mail, however late it was sent', async () => {
  const { user } = await newAccount();
  expect(await sweepOn(900)).toEqual(['account-unused']);
  expect(await sweepOn(929)).toEqual([]);
  expect(await isStored(user.id)).toBe(true);
  expect(await sweepOn(931)).toEqual(['account-deleted']);
});

test.each([
  {
    name: 'a sign-in',
    use: ({ email }: { email: string }) =>
      signIn(identity.deps, { email, password: PASSWORD, clientAddress: '10.0.0.1' }),
  },
  {
    name: 'a ticket',
    use: async () => {
      const createdAt = identity.clock.now.toISOString();
      const ticket = { createdAt } as never;
      identity.deps.people = {
        ...emptyPeople,
        inQueues: async () => ({ ...(await emptyPeople.inQueues()), tickets: [ticket] }),
      };
    },
  },
])('STA-010 $name after the mail keeps the account for two more years', async ({ use }) => {
  const account = await newAccount();
  await sweepOn(701);
  await use(account);
  identity.mails.length = 0;
  expect(await sweepOn(735)).toEqual([]);
  identity.deps.people = emptyPeople;
  expect(await sweepOn(701 + 699)).toEqual([]);
  expect(await sweepOn(701 + 702)).toEqual(['account-unused']);
});

test('STA-010 every visit counts as use, and is recorded with its language', async () => {
  const { user, accessToken: token } = await newAccount();
  identity.clock.now = new Date(START.getTime() + 10 * DAY_MS);
  await identity.call(meCall, {}, { token });
  expect(await identity.store.accountUse.find(user.id)).toEqual({
    lastUsedAt: identity.clock.now,
    locale: 'it',
  });
});

test('STA-010 another language is recorded at once, the same one once a day', async () => {
  const { user, accessToken: token } = await newAccount();
  const visit = async (hours: number, locale: Locale) => {
    identity.clock.now = new Date(START.getTime() + DAY_MS * 10 + hours * 3_600_000);
    await identity.call(meCall, {}, { token, locale });
    return identity.store.accountUse.find(user.id);
  };
  const first = await visit(0, 'it');
  expect(await visit(1, 'it')).toEqual(first);
  expect(await visit(2, 'de')).toEqual({ lastUsedAt: identity.clock.now, locale: 'de' });
  const last = await visit(3, 'it');
  expect(last).toEqual({ lastUsedAt: identity.clock.now, locale: 'it' });
  // A request that was slow does not bring the language of an earlier visit back.
  expect(await visit(1, 'de')).toEqual(last);
});

test('STA-010 managers of a merchant that is not closed for good stay', async () => {
  const { user } = await newAccount();
  const merchant = { id: 3, name: 'Bottega', isOnlyOwner: false, isClosedForGood: false };
  identity.deps.people = {
    ...emptyPeople,
    inQueues: async () => ({ ...(await emptyPeople.inQueues()), merchants: [merchant] }),
  };
  expect([await sweepOn(701), await sweepOn(735), await sweepOn(1_500)]).toEqual([[], [], []]);
  expect(await isStored(user.id)).toBe(true);
});

test('STA-010 while queues does not answer, nobody is notified or erased', async () => {
  const { user } = await newAccount();
  identity.deps.people = { ...emptyPeople, inQueues: () => Promise.reject(new Error('away')) };
  await expect(sweepOn(800)).rejects.toThrow('away');
  expect(await isStored(user.id)).toBe(true);
  expect(await identity.store.outbox.findOfUser({ userId: user.id })).not.toContainEqual(
    expect.objectContaining({ kind: 'account-unused' }),
  );
});

test('STA-010 an account that cannot be judged keeps no other from its erasure', async () => {
  const [stuck, erased] = [await newAccount(), await newAccount()];
  const mails = await sweepOn(701);
  expect(mails.filter((kind) => kind === 'account-unused')).toHaveLength(2);
  const inQueues = async (id: number) => {
    if (id === stuck.user.id) throw new Error('broken');
    return emptyPeople.inQueues();
  };
  identity.deps.people = { ...emptyPeople, inQueues };
  await expect(sweepOn(735)).rejects.toThrow('broken');
  expect(await isStored(erased.user.id)).toBe(false);
  expect(await isStored(stuck.user.id)).toBe(true);
});

test('STA-010 the search for unused accounts examines those alone', async () => {
  const { user } = await newAccount();
  await newGuest(identity.deps);
  const users = identity.db.collection<{ _id: number }>('users');
  const used = { role: 'ROLE_USER', expiresAt: null, lastUsedAt: START };
  await users.insertMany(Array.from({ length: 500 }, (_, n) => ({ ...used, _id: n + 1 })));
  await users.updateOne({ _id: user.id }, { $set: { lastUsedAt: new Date(0) } });
  for (const until of Object.values(unusedUntil(START))) {
    const plan = await users
      .find(unusedFilter(until))
      .sort({ unusedNoticeAt: 1, lastUsedAt: 1 })
      .explain('executionStats');
    expect(plan.executionStats.totalDocsExamined).toBeLessThanOrEqual(1);
    expect(plan.executionStats.totalKeysExamined).toBeLessThanOrEqual(3);
  }
});

test('STA-010 the lease lasts while accounts are handled, and a process that lost it leaves the rest', async () => {
  for (let accounts = 0; accounts < 3; accounts += 1) await newAccount();
  const leases = identity.db.collection<{ _id: string; holder: string; until: Date }>('leases');
  const setLease = (change: object) =>
    leases.updateOne({ _id: 'unused-accounts' }, { $set: change });
  const [past, later] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)];
  const isRunning: boolean[] = [];
  identity.deps.people = {
    ...emptyPeople,
    async inQueues() {
      const lease = await leases.findOne({ _id: 'unused-accounts' });
      isRunning.push((lease?.until ?? past) > later);
      // The first account takes as long as the lease; during the second another process gets it.
      await setLease(isRunning.length === 1 ? { until: past } : { holder: 'other', until: later });
      return emptyPeople.inQueues();
    },
  };
  const mails = await sweepOn(701);
  expect(mails.filter((kind) => kind === 'account-unused')).toHaveLength(2);
  expect(isRunning).toEqual([true, true]);
  await leases.deleteOne({ _id: 'unused-accounts' });
});
