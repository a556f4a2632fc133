import { createMerchantCall } from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { fillCatalog } from '../../../test/catalog.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { verifyMerchants } from '../../franchises/index.ts';
import { sweep } from '../../jobs/actions/sweep.ts';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
let harness: TestHarness;
let app: TestApp;
beforeAll(async () => {
  harness = await openTestHarness();
  await fillCatalog(harness.store);
  app = await startTestApp(harness);
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

let last = 8_000;
let places = 0;
const newPlace = () => {
  places += 1;
  return { placeId: `place-${places}`, formattedAddress: `Via Roma ${places}, Roma` };
};
type MapPlace = ReturnType<typeof newPlace>;

/** Registers the business of a map place by an account of its own. */
async function register(place: MapPlace, emailVerified = false) {
  last += 1;
  const userId = last;
  const scope = emailVerified ? 'access' : 'new-merchant';
  const body = { name: 'Forno Roma', categoryId: 2, lat: 41.9, lng: 12.5, ...place };
  const as = await app.as(userId, 'ROLE_MERCHANT', scope, emailVerified);
  const answer = await app.service.call(createMerchantCall, { body }, as);
  return { userId, status: answer.status, id: answer.body.id };
}
const holderOf = async ({ placeId }: MapPlace) =>
  (await harness.store.merchants.findByPlace(placeId))?.id ?? null;
const merchant = (id: number) => harness.store.merchants.find(id);

/** Runs at a time so many days later. */
async function after(days: number, work: () => Promise<unknown>): Promise<void> {
  const { now } = harness.clock;
  harness.clock.now = new Date(now.getTime() + days * DAY_MS);
  await work();
  harness.clock.now = now;
}
const sweepNow = () => sweep(harness.deps);

test('S-09 an unverified merchant keeps its map place and address for 30 days, and no longer', async () => {
  const place = newPlace();
  const spam = await register(place);
  await after(29, sweepNow);
  expect(await holderOf(place)).toBe(spam.id);
  expect((await register(place, true)).status).toBe(409);
  await after(30, sweepNow);
  expect(await holderOf(place)).toBeNull();
  const owner = await register(place, true);
  expect(owner.status).toBe(201);
  expect(await holderOf(place)).toBe(owner.id);
  // The merchant itself stays, and is verified without the place of another.
  await verifyMerchants(harness.deps, spam.userId);
  expect(await merchant(spam.id)).toMatchObject({ isVerified: true, claimedUntil: null });
  expect(await holderOf(place)).toBe(owner.id);
});

test('S-09 a merchant that is verified late claims its place again, and a verified one never lapses', async () => {
  const place = newPlace();
  const late = await register(place);
  await after(31, sweepNow);
  await verifyMerchants(harness.deps, late.userId);
  expect(await holderOf(place)).toBe(late.id);
  await after(365, sweepNow);
  expect(await holderOf(place)).toBe(late.id);
  expect((await register(place, true)).status).toBe(409);
});

test('S-09 a merchant whose claims lapsed is changed as any other', async () => {
  const place = newPlace();
  const { id } = await register(place);
  await after(31, sweepNow);
  await harness.store.merchants.change(id, () => ({ phone: '06 123' }));
  expect(await holderOf(place)).toBeNull();
  const owner = await register(place, true);
  await harness.store.merchants.change(id, () => ({ name: 'Forno Roma 2' }));
  expect(await holderOf(place)).toBe(owner.id);
});

test('S-09 verified, lapsed and registered by another at one moment: one merchant has the place', async () => {
  for (const _ of range(1, 8)) {
    const place = newPlace();
    const early = await register(place);
    let other: Awaited<ReturnType<typeof register>> | undefined;
    await after(30, async () => {
      [, , other] = await Promise.all([
        sweepNow(),
        verifyMerchants(harness.deps, early.userId),
        register(place, true),
      ]);
    });
    expect(await merchant(early.id)).toMatchObject({ isVerified: true });
    const holder = await holderOf(place);
    if (other?.status === 201) expect(holder).toBe(other.id);
    else expect(holder).toBe(early.id);
    expect((await register(place, true)).status).toBe(409);
  }
});
