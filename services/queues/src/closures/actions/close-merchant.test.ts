import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { pairDevice } from '../../devices/actions/pair-device.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { changeRole } from '../../managers/actions/change-team.ts';
import { removeManager } from '../../managers/actions/remove-manager.ts';
import { readPerson } from '../../people/actions/personal-data.ts';
import { erasePerson } from '../../people/index.ts';
import { closeMerchant } from './close-merchant.ts';

jest.setTimeout(120_000);

const OWNER = 501;
const DAY_MS = 86_400_000;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);

async function placeWith(people: number, managerIds = [OWNER]): Promise<TestQueue> {
  const testQueue = await harness.addQueue({ merchant: { managerIds } });
  for (let count = 0; count < people; count += 1) await join(harness.deps, testQueue, newUser());
  return testQueue;
}
const close = ({ merchant }: TestQueue, userId = OWNER, deps = harness.deps) =>
  closeMerchant(deps, { merchantId: merchant.id, userId });
const storedOf = ({ merchant }: TestQueue) => harness.store.merchants.find(merchant.id);
const endsOf = async ({ counter }: TestQueue) =>
  (await ticketsOf(harness.db, counter.id)).map(({ state, endReason }) => endReason ?? state);
const isListed = async ({ merchant }: TestQueue) => {
  const page = { skip: 0, limit: 100 };
  return (await harness.store.merchants.search({}, 'id_desc', page)).ids.includes(merchant.id);
};
/** Sweeps so much later, until every bounded batch has had its turn, and puts the clock back. */
async function sweepAfter(ms: number): Promise<void> {
  const before = harness.clock.now;
  harness.clock.now = new Date(before.getTime() + ms);
  for (let times = 0; times < 4; times += 1) await sweep(harness.deps);
  harness.clock.now = before;
}

test('S-08 closing for good tells the people who wait, and nobody can join, list or manage it', async () => {
  const place = await placeWith(2);
  const second = await harness.secondDeps();
  await second.store.merchants.find(place.merchant.id);
  expect(await isListed(place)).toBe(true);
  await close(place);
  expect(await endsOf(place)).toEqual(['merchant-closed', 'merchant-closed']);
  expect(await codeOf(join(harness.deps, place, newUser()))).toBe('merchant_closed_for_good');
  expect(await codeOf(join(second, place, newUser()))).toBe('merchant_closed_for_good');
  expect(await isListed(place)).toBe(false);
  expect(await harness.store.merchants.roleAt(place.merchant.id, OWNER)).toBeNull();
  await close(place);
  expect(await codeOf(close(place, OWNER + 1))).toBe('forbidden');
});

test('S-08 S-21 who is kept aside when a merchant closes for good is told so too', async () => {
  const place = await placeWith(2);
  await callNextIn(place);
  await calledTicketsOf(() => harness).command(place, 1, 'not-come');
  await close(place);
  expect(await endsOf(place)).toEqual(['merchant-closed', 'merchant-closed']);
});

test('S-08 only the one who owns it alone closes it', async () => {
  const place = await placeWith(1, [OWNER, 502]);
  const change = { merchantId: place.merchant.id, userId: 502, by: OWNER };
  expect(await codeOf(close(place))).toBe('other_owners');
  expect(await codeOf(close(place, 503))).toBe('forbidden');
  await changeRole(harness.deps, { ...change, role: 'desk' });
  expect(await codeOf(close(place, 502))).toBe('forbidden');
  expect(await endsOf(place)).toEqual(['waiting']);
  await close(place);
  expect(await endsOf(place)).toEqual(['merchant-closed']);
});

test('S-08 a merchant that closes while a manager leaves is closed or has one owner', async () => {
  const place = await placeWith(0, [OWNER, 502]);
  const merchantId = place.merchant.id;
  await Promise.all([
    codeOf(close(place)),
    codeOf(removeManager(harness.deps, { merchantId, userId: 502, by: 502 })),
  ]);
  const stored = await storedOf(place);
  expect(stored?.closedAt || stored?.team.length === 1).toBeTruthy();
});

type Part = (deps: Deps) => Partial<Deps['store']>;
const killed = () => Promise.reject(new Error('killed'));
const STEPS: readonly [string, Part][] = [
  [
    'before any queue is closed',
    ({ store }) => ({ counterStates: { ...store.counterStates, closeForGood: killed } }),
  ],
  ['before any ticket ends', ({ store }) => ({ tickets: { ...store.tickets, cancel: killed } })],
  [
    'before the invitations are revoked',
    ({ store }) => ({ invitations: { ...store.invitations, revokeAllOf: killed } }),
  ],
  [
    'before its last step',
    ({ store }) => ({ closures: { ...store.closures, markDraining: killed } }),
  ],
];

test.each(STEPS)('S-08 the sweeper completes a closing that died %s', async (_, part) => {
  const place = await placeWith(3);
  const dying = { ...harness.deps, store: { ...harness.deps.store, ...part(harness.deps) } };
  await expect(close(place, OWNER, dying)).rejects.toThrow('killed');
  await sweep(harness.deps);
  expect(await endsOf(place)).toEqual(Array(3).fill('merchant-closed'));
  await sweepAfter(31_000);
  const underWay = await harness.store.closures.findUnderWay(100);
  expect(underWay.map(({ id }) => id)).not.toContain(place.merchant.id);
});

test('S-08 a number that a request took while the merchant closed ends as well', async () => {
  const place = await placeWith(0);
  // This process found the merchant open, and takes the number after the first write of the closing.
  const slow = await harness.secondDeps();
  const find = async () => place.merchant;
  const late = { ...slow, store: { ...slow.store, merchants: { ...slow.store.merchants, find } } };
  const { closures } = harness.store;
  await closures.begin(place.merchant.id, OWNER, harness.clock.now);
  await join(late, place, newUser());
  await sweep(harness.deps);
  expect(await endsOf(place)).toEqual(['merchant-closed']);
});

test('S-08 a screen that was paired while the merchant closed is unpaired and gets a code that works', async () => {
  const place = await placeWith(0);
  const { devices, devicePairings } = harness.store;
  const waiting = await devicePairings.add({ kind: 'board', language: 'it' });
  const board = { name: 'Sala', settings: '', clientAddress: '192.0.2.1' };
  const pair = (merchantId: number) =>
    pairDevice(harness.deps, { merchantId, code: waiting.code, ...board });
  await close(place);
  // This request found the merchant open, and stores its screen after the closing has removed all others.
  await pair(place.merchant.id);
  await sweep(harness.deps);
  expect(await devices.hashesOf(place.merchant.id)).toEqual([]);
  expect(await devices.findByToken(waiting.device_token)).toBeNull();
  expect(await devicePairings.findByToken(waiting.device_token)).toBeNull();
});

test('S-08 a person whose account is deleted leaves no open merchant without an owner', async () => {
  const shared = await placeWith(0, [OWNER, 502]);
  const alone = await placeWith(1, [503]);
  await erasePerson(harness.deps, 502);
  expect((await storedOf(shared))?.team).toMatchObject([{ userId: OWNER }]);
  const { merchants } = await readPerson(harness.deps, 503);
  expect(merchants).toEqual([expect.objectContaining({ isOnlyOwner: true })]);
  await erasePerson(harness.deps, 503);
  expect(await storedOf(alone)).toMatchObject({ team: [], closedAt: expect.any(Date) });
  expect(await endsOf(alone)).toEqual(['merchant-closed']);
});

test('S-08 who closed the last merchant may delete the account', async () => {
  const place = await placeWith(0, [504]);
  await close(place, 504);
  const { merchants } = await readPerson(harness.deps, 504);
  expect(merchants).toEqual([expect.objectContaining({ isOnlyOwner: false })]);
});

test('S-08 customers are erased after 30 days, the merchant after the declared retention', async () => {
  const place = await placeWith(1);
  const kept = await placeWith(1);
  await close(place);
  const ticket = async () => (await ticketsOf(harness.db, place.counter.id))[0];
  const userId = (await ticket())?.userId;
  await sweepAfter(29 * DAY_MS);
  expect((await ticket())?.userId).toBe(userId);
  const rollUps = () =>
    harness.db.collection('rollUps').countDocuments({ merchantId: place.merchant.id });
  expect(await rollUps()).toBe(1);
  await sweepAfter(31 * DAY_MS);
  expect(await ticket()).toMatchObject({ userId: 0, displayName: null, phone: null });
  expect(await storedOf(place)).not.toBeNull();
  await sweepAfter(3_651 * DAY_MS);
  expect(
    await harness.db.collection<{ _id: number }>('merchants').findOne({ _id: place.merchant.id }),
  ).toBeNull();
  expect(await ticket()).toBeUndefined();
  expect(await rollUps()).toBe(0);
  expect(await ticketsOf(harness.db, kept.counter.id)).toHaveLength(1);
  expect(await storedOf(kept)).toMatchObject({ team: [{ userId: OWNER }] });
});
