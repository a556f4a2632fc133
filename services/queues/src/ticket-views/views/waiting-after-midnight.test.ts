import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay } from '../../../test/factories.ts';
import { midnightOf } from '../../../test/midnight.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { loadedQueueView, presentCounter } from '../../figures/index.ts';
import { sweep } from '../../jobs/actions/sweep.ts';

jest.setTimeout(60_000);

const SERVICE_SECONDS = 240;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { callNextIn } = staffOf(() => harness);
const { command } = calledTicketsOf(() => harness);
const { heldBy, joinLater, tomorrowOf, toEvening, toMidnight } = midnightOf(() => harness);
const pass = (seconds: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + seconds * 1_000);
};

/** A night pharmacy that calls its first person a minute before midnight, here or in another process; a second one waits. */
async function pharmacyAtNight(caller = harness.deps) {
  const pharmacy = await harness.addQueue({
    queue: { defaultWaitingTime: SERVICE_SECONDS },
  });
  const [called, next] = [newUser(), newUser()];
  for (const userId of [called, next]) await joinLater(pharmacy, userId);
  await heldBy(called);
  await callNextIn(pharmacy, {}, caller);
  toMidnight();
  pass(30);
  const tomorrow = await tomorrowOf(pharmacy);
  await sweep(caller);
  const served = async () => (await heldBy(next))[0]?.queueDailyCounter;
  return { tomorrow, next, served };
}

test('S-03 S-05 a ticket of the new day names the number that was called before midnight until it expires', async () => {
  const { served } = await pharmacyAtNight();
  // As the number of the day before, because this ticket is number 1 of the new day.
  const none = { currentTicket: null };
  expect(await served()).toMatchObject({ ...none, servedOfDayBefore: '1' });
  pass(400);
  expect(await served()).toMatchObject({ ...none, servedOfDayBefore: null });
});

test('S-05 a ticket of the new day also names the number that another process called before midnight', async () => {
  const { tomorrow } = await pharmacyAtNight(await harness.secondDeps());
  const newcomer = newUser();
  await joinLater(tomorrow, newcomer);
  const [ticket] = await heldBy(newcomer);
  expect(ticket?.queueDailyCounter.servedOfDayBefore).toBe('1');
});

test('S-05 a ticket of the new day names who was called since midnight, and nobody once that call is withdrawn', async () => {
  const { tomorrow } = await pharmacyAtNight();
  const later = newUser();
  await joinLater(tomorrow, later);
  await callNextIn(tomorrow);
  const served = async () => (await heldBy(later))[0]?.queueDailyCounter;
  expect(await served()).toMatchObject({
    currentTicket: '1',
    servedOfDayBefore: null,
    latestCalls: [{ counter: 1 }],
  });
  pass(2);
  await command(tomorrow, 1, 'take-back');
  expect((await served())?.currentTicket).not.toBe('1');
});

test('S-02 S-05 midnight opens nothing: who is first waits as long as the call of before lasts, in all that is said of the wait', async () => {
  const { tomorrow, next } = await pharmacyAtNight();
  const [first] = await heldBy(next);
  // The call was some 90 seconds ago.
  expect(first).toMatchObject({ ticketsAhead: 0, status: 'waiting' });
  expect(first?.estimatedWaitingTime).toBeGreaterThan(SERVICE_SECONDS / 3);
  expect(first?.estimatedWaitingTime).toBeLessThan(SERVICE_SECONDS);
  const newcomer = newUser();
  await joinLater(tomorrow, newcomer);
  const [second] = await heldBy(newcomer);
  expect(second?.firstEstimatedWaitingTime).toBeGreaterThan(SERVICE_SECONDS);
  expect(second?.estimatedWaitingTime).toBeGreaterThan(SERVICE_SECONDS);
  const view = await loadedQueueView(harness.deps, tomorrow);
  const third = presentCounter(view).estimatedWaitingTime ?? 0;
  expect(third - (second?.estimatedWaitingTime ?? 0)).toBeGreaterThan(SERVICE_SECONDS / 2);
});

test.each([
  {
    name: 'the call of before lasts until the place closes',
    isCalled: true,
    code: 'too_late_today',
  },
  { name: 'nobody was called before: they go on', isCalled: false, code: null },
])('S-04 S-05 numbers end after midnight where $name', async ({ isCalled, code }) => {
  const evening = everyDay('18:00', '24:00').filter(({ dayOfWeek }) => dayOfWeek === 6);
  const openings = [...evening, ...everyDay('00:00', '02:00')];
  const bar = await harness.addQueue({
    merchant: { openings, endsNumbersAtClosing: true },
    queue: { defaultWaitingTime: 3 * 3_600 },
  });
  if (isCalled) {
    const merchant = { ...bar.merchant, endsNumbersAtClosing: false };
    await harness.store.merchants.put(merchant, { categoryIds: [], hasQueues: true });
    await joinLater(bar);
    await callNextIn(bar);
    await harness.store.merchants.put(bar.merchant, { categoryIds: [], hasQueues: true });
  }
  toMidnight();
  expect(await codeOf(joinLater(await tomorrowOf(bar)))).toBe(code);
});
