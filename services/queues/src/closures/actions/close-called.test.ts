import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay } from '../../../test/factories.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { closeMerchant } from './close-merchant.ts';

const OWNER = 501;
let harness: TestHarness;

const { callNextIn } = staffOf(() => harness);
const { command, newDesk, pass, statusesOf } = calledTicketsOf(() => harness);

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test('S-08 S-10 whoever was called to a show that has not begun is told when its merchant closes for good', async () => {
  const event = await harness.addQueue({ merchant: { managerIds: [OWNER] }, queue: EVENT });
  const { counterId } = await join(harness.deps, event, newUser(), { time: '11:15' });
  await harness.db.collection('tickets').updateOne({ counterId }, { $set: { state: 'called' } });
  await closeMerchant(harness.deps, { merchantId: event.merchant.id, userId: OWNER });
  const [ticket] = await ticketsOf(harness.db, counterId);
  expect(ticket).toMatchObject({ state: 'cancelled', endReason: 'merchant-closed' });
});

test('S-08 S-21 whom a desk serves is told too, because nobody can let them in any more; others are served already', async () => {
  const place = await harness.addQueue({ merchant: { managerIds: [OWNER] } });
  for (const _ of range(1, 5)) await join(harness.deps, place, newUser());
  await callNextIn(place);
  await callNextIn(place, { paxCount: 2 });
  const entered = { counterId: place.counter.id, number: 2 };
  await harness.db
    .collection('tickets')
    .updateOne(entered, { $set: { checkedInAt: harness.clock.now } });
  await closeMerchant(harness.deps, { merchantId: place.merchant.id, userId: OWNER });
  const after = await ticketsOf(harness.db, place.counter.id);
  expect(after.map(({ state, endReason }) => endReason ?? state)).toEqual([
    'called',
    'called',
    'merchant-closed',
    'merchant-closed',
    'merchant-closed',
  ]);
});

test('S-03 S-08 whose call is no longer valid when a place closes for good was served: nobody tells them', async () => {
  const place = await harness.addQueue({ merchant: { managerIds: [OWNER] } });
  for (const _ of range(1, 2)) await join(harness.deps, place, newUser());
  await callNextIn(place);
  pass(2 * 3_600_000);
  expect(await statusesOf(place, [1])).toEqual(['expired']);
  await closeMerchant(harness.deps, { merchantId: place.merchant.id, userId: OWNER });
  const after = await ticketsOf(harness.db, place.counter.id);
  expect(after.map(({ state }) => state)).toEqual(['called', 'cancelled']);
});

test('QUE-071 S-08 S-21 what ended with its day before a place closes for good keeps that end', async () => {
  const openings = everyDay('08:00', '20:00');
  const place = await harness.addQueue({ merchant: { managerIds: [OWNER], openings } });
  for (const _ of range(1, 2)) await join(harness.deps, place, newUser());
  await callNextIn(place);
  await command(place, 1, 'not-come');
  pass(20 * 3_600_000);
  expect(await statusesOf(place, [1, 2])).toEqual(['expired', 'expired']);
  await closeMerchant(harness.deps, { merchantId: place.merchant.id, userId: OWNER });
  const after = await ticketsOf(harness.db, place.counter.id);
  expect(after.map(({ state, endReason }) => endReason ?? state)).toEqual(['called', 'waiting']);
});

test.each([
  { at: 'half an hour after midnight', now: '2026-12-05T23:30:00Z', end: 'merchant-closed' },
  { at: 'once staff have finished the day', now: '2026-12-06T01:00:00Z', end: 'called' },
])(
  'S-05 S-08 who was kept aside before midnight, where a place that is always open closes for good $at: $end',
  async ({ now, end }) => {
    harness.clock.now = new Date('2026-12-05T22:50:00Z');
    const place = await harness.addQueue({ merchant: { managerIds: [OWNER] } });
    await join(harness.deps, place, newUser());
    await callNextIn(place);
    await command(place, 1, 'not-come');
    harness.clock.now = new Date(now);
    await closeMerchant(harness.deps, { merchantId: place.merchant.id, userId: OWNER });
    const [ticket] = await ticketsOf(harness.db, place.counter.id);
    expect(ticket?.endReason ?? ticket?.state).toBe(end);
  },
);

test.each([
  { how: 'called apart by another desk', kind: 'call-again' },
  { how: 'put back and called by another desk', kind: 'put-back' },
] as const)(
  'S-03 S-08 S-20 of a group that is served when a place closes for good, who was $how is left as served',
  async ({ kind }) => {
    const place = await harness.addQueue({ merchant: { managerIds: [OWNER] } });
    const deskId = await newDesk(place, 'Due');
    for (const _ of range(1, 5)) await join(harness.deps, place, newUser());
    await callNextIn(place, { paxCount: 3 });
    if (kind === 'call-again') await command(place, 2, kind, { deskId });
    else await command(place, 2, kind, { behind: 1 });
    for (const _ of kind === 'call-again' ? [4] : [4, 2, 5]) {
      pass(1_000);
      await callNextIn(place, { deskId });
    }
    const before = await statusesOf(place, [1, 2, 3]);
    expect(before).toEqual(['now', 'expired', 'now']);
    await closeMerchant(harness.deps, { merchantId: place.merchant.id, userId: OWNER });
    const after = await ticketsOf(harness.db, place.counter.id);
    expect(after.slice(0, 3).map(({ state, endReason }) => endReason ?? state)).toEqual([
      'merchant-closed',
      'called',
      'merchant-closed',
    ]);
  },
);
