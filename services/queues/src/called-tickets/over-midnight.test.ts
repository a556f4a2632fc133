import { merchantCall } from '@turno/shared-types';
import { counterBefore, merchantDay, servedNumber } from '@turno/shared-types/rules';
import { startTestApp } from '../../test/app.ts';
import { calledTicketsOf } from '../../test/called-tickets.ts';
import { midnightOf } from '../../test/midnight.ts';
import { addFamily } from '../../test/multi-queues.ts';
import { codeOf, idsOf, newUser } from '../../test/people.ts';
import { staffOf } from '../../test/staff.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../test/test-harness.ts';
import { callFamily } from '../calling/actions/call-family.ts';
import { checkInTicket } from '../entrance/actions/check-in-ticket.ts';
import { loadedQueueView, presentQueue } from '../figures/index.ts';
import { sweep } from '../jobs/actions/sweep.ts';
import { loadTicketFacts } from '../notices/actions/load-ticket-facts.ts';

jest.setTimeout(60_000);

const [SECOND_MS, HOUR_MS] = [1_000, 3_600_000];
const COMMAND = { userId: 1, expectedCounter: null, childQueueId: null, idempotencyKey: null };
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { callNextIn } = staffOf(() => harness);
const { besides, command, dayOf, move, pass, statusOf } = calledTicketsOf(() => harness);
const { heldBy, joinLater, tomorrowOf, toEvening, toMidnight } = midnightOf(() => harness);

/** A night pharmacy that called its first person a few seconds before midnight; the others wait. */
async function pharmacyWith(people: readonly number[]): Promise<TestQueue> {
  const pharmacy = await harness.addQueue();
  for (const userId of people) await joinLater(pharmacy, userId);
  harness.clock.now = new Date('2026-11-21T22:59:55Z');
  await callNextIn(pharmacy);
  return pharmacy;
}
const nextOf = async (testQueue: TestQueue) => (await callNextIn(testQueue)).tickets[0]?.userId;

test('S-05 S-21 a call of before midnight is taken back after it, and its holder is called first again', async () => {
  const [called = 0, waiting = 0, newcomer = 0] = [newUser(), newUser(), newUser()];
  const pharmacy = await pharmacyWith([called, waiting]);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  await sweep(harness.deps);
  await joinLater(tomorrow, newcomer);
  await command(pharmacy, 1, 'take-back');
  expect(await statusOf(pharmacy, 1)).toBe('waiting');
  await sweep(harness.deps);
  expect(await heldBy(called)).toMatchObject([
    {
      queueDailyCounterId: tomorrow.counter.id,
      status: 'waiting',
      ticketsAhead: 0,
      movedFrom: { ticketValue: '1', date: '2026-11-21' },
    },
  ]);
  const order = [await nextOf(tomorrow), await nextOf(tomorrow), await nextOf(tomorrow)];
  expect(order).toEqual([called, waiting, newcomer]);
});

test('S-05 S-21 who is put back after midnight comes behind as many people of the new day', async () => {
  const [called = 0, ...others] = [1, 2, 3, 4].map(newUser);
  const pharmacy = await pharmacyWith([called]);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  for (const userId of others) await joinLater(tomorrow, userId);
  await sweep(harness.deps);
  await command(pharmacy, 1, 'put-back', { behind: 2 });
  await sweep(harness.deps);
  const order = [];
  for (const _ of [called, ...others]) order.push(await nextOf(tomorrow));
  expect(order).toEqual([others[0], others[1], called, others[2]]);
});

test('S-05 S-21 who is kept aside shortly before midnight is called again after it, and enters', async () => {
  const userId = newUser();
  const pharmacy = await pharmacyWith([userId]);
  await command(pharmacy, 1, 'not-come');
  // With its code, so that its page goes on asking.
  const code = expect.any(String);
  expect(await heldBy(userId)).toMatchObject([{ status: 'now', qrCodeJWT: code }]);
  toMidnight();
  await tomorrowOf(pharmacy);
  await sweep(harness.deps);
  expect(await heldBy(userId)).toMatchObject([{ status: 'now', qrCodeJWT: code }]);
  await command(pharmacy, 1, 'call-again');
  const ticket = await harness.store.tickets.findNumberNow(pharmacy.counter.id, 1);
  const scan = { merchantId: pharmacy.merchant.id, token: ticket?.code ?? '', nonce: 'door' };
  expect(await checkInTicket(harness.deps, scan)).toMatchObject({ ticket: { number: 1 } });
});

test('S-05 S-21 nobody came with the number that was called before midnight: it is kept aside for two hours', async () => {
  const userId = newUser();
  const pharmacy = await pharmacyWith([userId]);
  toMidnight();
  await command(pharmacy, 1, 'not-come');
  expect(await statusOf(pharmacy, 1)).toBe('now');
  const missed = async () => {
    const own = await harness.store.tickets.findOfUser(userId, '2026-11-21');
    return [...(await loadTicketFacts(harness.deps, own)).values()].map(
      ({ isDayMissed }) => isDayMissed,
    );
  };
  expect(await missed()).toEqual([false]);
  pass(2 * HOUR_MS);
  expect(await statusOf(pharmacy, 1)).toBe('expired');
  expect(await missed()).toEqual([true]);
  expect(await codeOf(command(pharmacy, 1, 'call-again'))).toBe('queue_closed');
});

test('S-21 a return that a dying process left at midnight is carried over by the sweeper', async () => {
  const called = newUser();
  const pharmacy = await pharmacyWith([called]);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  await sweep(harness.deps);
  const { deskCommands } = harness.store;
  const dying = { ...deskCommands, finish: async () => Promise.reject(new Error('killed')) };
  const dead = { ...harness.deps, store: { ...harness.deps.store, deskCommands: dying } };
  await expect(command(pharmacy, 1, 'take-back', {}, dead)).rejects.toThrow('killed');
  pass(SECOND_MS);
  await sweep(harness.deps);
  await sweep(harness.deps);
  expect(await nextOf(tomorrow)).toBe(called);
  expect(await dayOf(tomorrow)).toMatchObject({ date: '2026-11-22', ticketsAhead: 0 });
});

test('S-05 S-21 board and dashboard still show whom a desk called before midnight, until it calls on or two hours later', async () => {
  const app = await startTestApp(harness);
  const pharmacy = await pharmacyWith([newUser(), newUser()]);
  const family = await addFamily(harness);
  const [size] = family.children;
  if (!size) throw new Error('no size');
  await joinLater(size);
  await callNextIn(size);
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  const shown = async ({ merchant: { id: merchantId } }: Pick<TestQueue, 'merchant'>) => {
    const params = { scope: 'public' as const, merchantId };
    const { body: merchant } = await app.service.call(merchantCall, { params });
    const { now } = harness.clock;
    const [queue] = merchant.queues;
    const before = counterBefore({ merchant, queue, day: merchantDay(merchant, now) });
    const dates = queue.queue_daily_counters.map(({ date }: { date: string }) => date);
    return { dates, before, served: servedNumber(merchant, queue, now) };
  };
  const both = ['2026-11-22', '2026-11-21'];
  const earlier = (ticketValue: string) => ({ ticketValue, isOfDayBefore: true });
  expect(await shown(pharmacy)).toMatchObject({ dates: both, served: earlier('1') });
  expect(await shown(family)).toMatchObject({ dates: both, served: earlier('A1') });
  const sizes = presentQueue(await loadedQueueView(harness.deps, family)).childQueues ?? [];
  const days = sizes.map(({ queue_daily_counters }) => queue_daily_counters.length);
  expect(days).toEqual([2, 1, 1, 1]);
  await command(pharmacy, 1, 'not-come');
  expect(await shown(pharmacy)).toMatchObject({
    before: { asideTickets: [{ ticketValue: '1' }] },
    served: null,
  });
  await sweep(harness.deps);
  await callNextIn(tomorrow);
  pass(SECOND_MS);
  const { served, before } = await shown(pharmacy);
  expect([served?.isOfDayBefore, before?.id]).toEqual([false, pharmacy.counter.id]);
  pass(2 * HOUR_MS);
  expect(await shown(pharmacy)).toMatchObject({ dates: ['2026-11-22'], before: null });
  await app.close();
});

test('S-05 S-21 so is whom it called in front of all others, by whom no number was passed', async () => {
  const from = await harness.addQueue();
  const till = await besides(from);
  for (const each of [from, till]) await joinLater(each);
  await move(from, 1, till);
  await callNextIn(till);
  toMidnight();
  const { before } = await loadedQueueView(harness.deps, till);
  expect(before?.figures.called).toMatchObject([{ number: 2 }]);
});

test('S-05 S-11 S-21 who was put back in a size of a multi-queue stays behind the other sizes over midnight', async () => {
  const family = await addFamily(harness);
  const [small, medium] = family.children;
  if (!small || !medium) throw new Error('no sizes');
  const [back, party] = [newUser(), newUser()];
  await joinLater(small, back);
  await joinLater(medium, party, 3);
  await callNextIn(small);
  await command(small, 1, 'put-back', { behind: 1 });
  toMidnight();
  const tomorrow = await tomorrowOf(family);
  for (const size of family.children) await tomorrowOf(size);
  await sweep(harness.deps);
  expect(await dayOf(tomorrow)).toMatchObject({ ticketsAhead: 2, nextTicket: 'B1' });
  const next = async () =>
    (await callFamily(harness.deps, { ...idsOf(tomorrow), ...COMMAND })).tickets[0]?.userId;
  expect([await next(), await next()]).toEqual([party, back]);
});
