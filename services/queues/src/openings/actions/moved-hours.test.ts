import { merchantCall, pauseCall, updateMerchantCall } from '@turno/shared-types';
import { awaitedOpening, merchantDay } from '@turno/shared-types/rules';
import { automaticCallsOf } from '../../../test/automatic-queues.ts';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay, NOW } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { counterOf, join, type TestQueue } from '../../../test/test-harness.ts';
import { saveOpenings } from './change-openings.ts';

jest.setTimeout(60_000);

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterEach(() => {
  journey.harness.clock.now = NOW;
});
afterAll(() => journey.close());

const { callNextIn } = staffOf(() => journey.harness);
const { command } = calledTicketsOf(() => journey.harness);
const { newPark, callNextIn: autoNextIn } = automaticCallsOf(() => journey.harness);
const at = (instant: string) => {
  journey.harness.clock.now = new Date(instant);
};
const staff = () => journey.app.as(MANAGER, 'ROLE_MERCHANT');

/** A shop from nine to eight with people who wait; it is eleven. */
async function shopWith(people: number): Promise<TestQueue> {
  const openings = everyDay('09:00', '20:00');
  const shop = await journey.harness.addQueue({ merchant: { managerIds: [MANAGER], openings } });
  for (let each = 0; each < people; each += 1) await join(journey.harness.deps, shop, newUser());
  return shop;
}
const openFrom = ({ merchant }: Pick<TestQueue, 'merchant'>, start: string) =>
  saveOpenings(journey.harness.deps, merchant.id, {
    edit: merchant.openings.map(({ id }) => ({ id, start })),
  });
async function shownDay({ merchant }: TestQueue) {
  const params = { scope: 'public' as const, merchantId: merchant.id };
  const { body } = await journey.app.service.call(merchantCall, { params });
  return merchantDay(body, journey.harness.clock.now);
}

test('S-04 QUE-044 who waits is finished after the hours moved to later the same day', async () => {
  const shop = await shopWith(5);
  await openFrom(shop, '14:00');
  // The dashboard decides by the same rule, from what it is told.
  expect(awaitedOpening(await shownDay(shop))).toBeNull();
  expect(await callNextIn(shop)).toMatchObject({ tickets: [{ number: 1 }] });
  await command(shop, 1, 'take-back');
  expect(await callNextIn(shop)).toMatchObject({ tickets: [{ number: 1 }] });
  await command(shop, 1, 'put-back', { behind: 1 });
  const group = await callNextIn(shop, { paxCount: 2, idempotencyKey: 'group' });
  expect(group.tickets.map(({ number }) => number)).toEqual([2]);
  const pause = { params: idsOf(shop), body: { revert: false } };
  expect((await journey.app.service.call(pauseCall, pause, await staff())).status).toBe(200);
  // Moved once more, it is the same day.
  await openFrom(shop, '15:00');
  expect(await callNextIn(shop)).toMatchObject({ tickets: [{ number: 1 }] });
});

test('S-04 QUE-044 nor is anybody left whose first slot was removed, or whose day was closed and opened again', async () => {
  const shop = await shopWith(2);
  const closing = { date: '2026-11-21', start: null, end: null };
  const rows = await saveOpenings(journey.harness.deps, shop.merchant.id, { create: [closing] });
  expect(await callNextIn(shop)).toMatchObject({ tickets: [{ number: 1 }] });
  const closed = rows.filter(({ date }) => date !== null).map(({ id }) => id);
  const evening = { date: '2026-11-21', start: '16:00', end: '20:00' };
  await saveOpenings(journey.harness.deps, shop.merchant.id, {
    delete: closed,
    create: [evening],
  });
  expect(await callNextIn(shop)).toMatchObject({ tickets: [{ number: 2 }] });
});

test('S-04 QUE-045 automatic queues are served on as well', async () => {
  const park = await newPark([{ ratio: 1, people: 1 }], { openings: everyDay('09:00', '20:00') });
  const [testQueue] = park.testQueues;
  if (!testQueue) throw new Error('no queue');
  await openFrom(testQueue, '14:00');
  expect(await autoNextIn(park.merchantId)).toMatchObject([{ number: 1 }]);
});

test('S-04 S-13 a time zone in which the opening is ahead again leaves nobody waiting', async () => {
  const shop = await shopWith(1);
  const params = { merchantId: shop.merchant.id };
  // Four o’clock in the morning of the same day.
  const request = { params, body: { timezone: 'America/New_York' } };
  const moved = await journey.app.service.call(updateMerchantCall, request, await staff());
  expect(moved.body).toMatchObject({ timezone: 'America/New_York', openedOn: '2026-11-21' });
  expect(await callNextIn(shop)).toMatchObject({ tickets: [{ number: 1 }] });
});

test('CST-019 a place that has not opened yet still waits for its opening, and so does the next day', async () => {
  const shop = await shopWith(1);
  await openFrom(shop, '14:00');
  at('2026-11-22T10:00:00Z');
  await join(journey.harness.deps, shop, newUser());
  expect(awaitedOpening(await shownDay(shop))).not.toBeNull();
  const sunday = { ...shop, counter: await counterOf(journey.harness.deps, shop) };
  expect(await codeOf(callNextIn(sunday))).toBe('too_early');
  await openFrom(shop, '15:00');
  expect(await codeOf(callNextIn(sunday))).toBe('too_early');
});

test('S-05 a bar whose evening is moved to later serves who waits, past midnight too', async () => {
  at('2026-11-21T18:00:00Z');
  const openings = everyDay('18:00', '02:00');
  const bar = await journey.harness.addQueue({ merchant: { managerIds: [MANAGER], openings } });
  for (let each = 0; each < 2; each += 1) await join(journey.harness.deps, bar, newUser());
  await openFrom(bar, '22:00');
  expect(await callNextIn(bar)).toMatchObject({ tickets: [{ number: 1 }] });
  at('2026-11-21T23:30:00Z');
  expect(await callNextIn(bar)).toMatchObject({ tickets: [{ number: 2 }] });
});
