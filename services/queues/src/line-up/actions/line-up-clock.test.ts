import { everyDay } from '../../../test/factories.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

// On these Sundays the clock in Rome goes forward at 02:00, and back at 03:00.
const SPRING = '2026-03-29';
const AUTUMN = '2026-10-25';

test.each([
  {
    name: 'spring, a second early',
    day: SPRING,
    at: '05:29:59',
    limit: 1_800,
    code: 'lineup_not_open',
  },
  { name: 'spring, in time', day: SPRING, at: '05:30:00', limit: 1_800, code: null },
  {
    name: 'autumn, a second early',
    day: AUTUMN,
    at: '06:29:59',
    limit: 1_800,
    code: 'lineup_not_open',
  },
  { name: 'autumn, in time', day: AUTUMN, at: '06:30:00', limit: 1_800, code: null },
  {
    name: 'from opening, in spring',
    day: SPRING,
    at: '05:59:59',
    limit: 0,
    code: 'lineup_not_open',
  },
  { name: 'from opening on', day: SPRING, at: '06:00:00', limit: 0, code: null },
  {
    name: 'over the leap, early',
    day: SPRING,
    at: '00:59:59',
    limit: 18_000,
    code: 'lineup_not_open',
  },
  { name: 'over the leap, in time', day: SPRING, at: '01:00:00', limit: 18_000, code: null },
  { name: 'no limit', day: AUTUMN, at: '00:00:00', limit: -1, code: null },
])('QUE-056 QUE-057 X-09 $name: $code', async ({ day, at, limit, code }) => {
  // Opens at eight by the clock on the wall, whatever it did in the night.
  const testQueue = await harness.addQueue({
    merchant: {
      openings: everyDay('08:00', '20:00'),
      lineupLimitedBeforeOpening: limit,
      avoidLineupBeforeOpening: limit === 0,
    },
  });
  harness.clock.now = new Date(`${day}T${at}Z`);
  expect(await codeOf(join(harness.deps, testQueue, newUser()))).toBe(code);
});
