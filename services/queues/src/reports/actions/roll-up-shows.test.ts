import { everyDay } from '../../../test/factories.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT, showsOf } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { createReportReader } from './read-report.ts';
import { rollUpDays } from './roll-up.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { newEvent, book, showOf } = showsOf(() => harness);
const { callNextIn } = staffOf(() => harness);

const dueDays = () =>
  harness.db.collection('counters').countDocuments({ reportDueAt: { $exists: true } });

test('X-22 the day of a show that runs past midnight is rolled up when the show is over', async () => {
  const event = await harness.addQueue({
    merchant: { openings: everyDay('08:00', '20:00') },
    queue: { ...EVENT, eventScheduleWeek: Array(7).fill(['23:00']), eventDuration: 3 * 3_600 },
  });
  harness.clock.now = new Date('2026-11-21T22:00:00Z');
  await join(harness.deps, event, newUser(), { time: '23:00' });
  // At half past one in Rome the show has half an hour to go.
  harness.clock.now = new Date('2026-11-22T00:30:00Z');
  await rollUpDays(harness.deps, 100);
  expect(await dueDays()).toBeGreaterThan(0);
  harness.clock.now = new Date('2026-11-22T02:01:00Z');
  await rollUpDays(harness.deps, 100);
  expect(await dueDays()).toBe(0);
});

test('S-19 today so far has the people of a show once they are called, as the report of the day', async () => {
  // 11:55 in Rome: one person was let in to the show of noon, the other has not come yet.
  harness.clock.now = new Date('2026-11-21T10:55:00Z');
  const event = await newEvent();
  for (const _ of ['in', 'booked']) await book(event, newUser(), 2, '12:00');
  await callNextIn({ ...event, counter: await showOf(event, '12:00') });
  const { merchantId } = event.queue;
  const figuresAt = async (time: string) => {
    harness.clock.now = new Date(time);
    const reader = createReportReader(harness.deps);
    const day = { merchantId, from: '2026-11-21', to: '2026-11-21' };
    const [{ figures }, { total }] = [
      await reader.readToday({ merchantId }),
      await reader.read(day),
    ];
    return { soFar: figures, total };
  };
  const before = await figuresAt('2026-11-21T10:56:00Z');
  expect(before.soFar).toMatchObject({ arrivals: 1, people: 2, calls: 1 });
  const { soFar, total } = await figuresAt('2026-11-21T11:01:00Z');
  expect(soFar).toMatchObject({ arrivals: 2, people: 4, calls: 1 });
  expect(soFar).toEqual(total);
});
