import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay } from '../../../test/factories.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { counterOf, join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { carryTickets } from '../../called-tickets/index.ts';
import { createReportReader } from './read-report.ts';
import { rollUpDays } from './roll-up.ts';

jest.setTimeout(60_000);

const MINUTE = 60_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);
const { command, pass } = calledTicketsOf(() => harness);

const stored = (merchantId: number) =>
  harness.db
    .collection('rollUps')
    .find({ merchantId }, { projection: { _id: 0 } })
    .toArray();
const dueOf = (merchantId: number) =>
  harness.db.collection('counters').countDocuments({ merchantId, reportDueAt: { $exists: true } });

test('S-05 a day that lasts past midnight is rolled up after its last slot, in the merchant’s zone', async () => {
  harness.clock.now = new Date('2026-12-05T22:30:00Z');
  const openings = everyDay('18:00', '04:00');
  const testQueue = await harness.addQueue({ merchant: { openings } });
  await join(harness.deps, testQueue, newUser());
  const merchantId = testQueue.merchant.id;
  // 06:30 in Rome: open until four, two hours to finish, and the hour of grace.
  harness.clock.now = new Date('2026-12-06T05:30:00Z');
  await rollUpDays(harness.deps, 100);
  expect(await stored(merchantId)).toEqual([]);
  harness.clock.now = new Date('2026-12-06T06:01:00Z');
  await rollUpDays(harness.deps, 100);
  expect(await stored(merchantId)).toMatchObject([
    { date: '2026-12-05', queueId: testQueue.queue.id },
  ]);
});

test('S-05 a day whose people still wait for their numbers of the next one is rolled up once they have them', async () => {
  harness.clock.now = new Date('2026-12-07T22:30:00Z');
  const pharmacy = await harness.addQueue();
  const merchantId = pharmacy.merchant.id;
  await join(harness.deps, pharmacy, newUser());
  harness.clock.now = new Date('2026-12-08T00:01:00Z');
  await rollUpDays(harness.deps, 100);
  expect(await stored(merchantId)).toEqual([]);
  // Nobody has looked at the queue since midnight.
  await carryTickets(harness.deps, { days: 100, tickets: 100 });
  pass(61 * MINUTE);
  await rollUpDays(harness.deps, 100);
  const day = { merchantId, from: '2026-12-07', to: '2026-12-08' };
  const { total } = await createReportReader(harness.deps).read(day);
  expect(total).toMatchObject({ arrivals: 1, notCalled: 0 });
  expect(await dueOf(merchantId)).toBe(1);
});

test('S-05 who waits over midnight arrived in the hour of joining, and once', async () => {
  harness.clock.now = new Date('2026-12-13T22:40:00Z');
  const pharmacy = await harness.addQueue();
  const merchantId = pharmacy.merchant.id;
  const [waiting, impatient] = [newUser(), newUser()];
  for (const userId of [waiting, impatient]) await join(harness.deps, pharmacy, userId);
  harness.clock.now = new Date('2026-12-13T23:00:02Z');
  const tomorrow = { ...pharmacy, counter: await counterOf(harness.deps, pharmacy) };
  // Takes a number of the new day instead of the one of the sweep.
  await join(harness.deps, tomorrow, impatient);
  await carryTickets(harness.deps, { days: 100, tickets: 100 });
  await callNextIn(tomorrow);
  const arrivals = async () => {
    const range = { merchantId, from: '2026-12-13', to: '2026-12-14' };
    const { total, days, hours } = await createReportReader(harness.deps).read(range);
    return {
      total: [total.arrivals, total.calls],
      days: days.map((each) => each.arrivals),
      hours: hours.map((each) => [each.hour, each.arrivals]),
    };
  };
  const found = {
    total: [2, 1],
    days: [1, 1],
    hours: [
      [0, 1],
      [23, 1],
    ],
  };
  expect(await arrivals()).toEqual(found);
  harness.clock.now = new Date('2026-12-14T02:30:00Z');
  await rollUpDays(harness.deps, 100);
  expect(await stored(merchantId)).toMatchObject([{ date: '2026-12-13', hours: [{ hour: 23 }] }]);
  expect(await arrivals()).toEqual(found);
});

test('S-05 S-21 a day is rolled up when staff have finished whom they called before midnight', async () => {
  harness.clock.now = new Date('2026-12-09T22:59:00Z');
  const pharmacy = await harness.addQueue();
  const merchantId = pharmacy.merchant.id;
  await join(harness.deps, pharmacy, newUser());
  await callNextIn(pharmacy);
  // 01:30 in Rome: the day ended 90 minutes ago.
  harness.clock.now = new Date('2026-12-10T00:30:00Z');
  await rollUpDays(harness.deps, 100);
  expect(await stored(merchantId)).toEqual([]);
  await command(pharmacy, 1, 'not-come');
  harness.clock.now = new Date('2026-12-10T01:00:00Z');
  await rollUpDays(harness.deps, 100);
  expect(await stored(merchantId)).toMatchObject([{ hours: [{ noShows: 1 }] }]);
});
