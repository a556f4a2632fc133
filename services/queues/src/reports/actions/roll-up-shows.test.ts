import { everyDay } from '../../../test/factories.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { rollUpDays } from './roll-up.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

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
