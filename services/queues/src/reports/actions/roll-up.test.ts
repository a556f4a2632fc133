import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay } from '../../../test/factories.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';
import { datesBetween } from '../rules/report.ts';
import { createReportReader } from './read-report.ts';
import { rollUpDays } from './roll-up.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { command, pass } = calledTicketsOf(() => harness);

const MINUTE = 60_000;
const addShop = () => harness.addQueue({ merchant: { openings: everyDay('08:00', '20:00') } });
const TODAY = '2026-11-21';
const stored = (merchantId: number) =>
  harness.db
    .collection('rollUps')
    .find({ merchantId }, { projection: { _id: 0 } })
    .toArray();
const dueOf = (merchantId: number) =>
  harness.db.collection('counters').countDocuments({ merchantId, reportDueAt: { $exists: true } });

test('S-21 what was done with the tickets of a day is in the report before and after its roll-up', async () => {
  const testQueue = await addShop();
  const merchantId = testQueue.merchant.id;
  const people = range(1, 6).map(newUser);
  for (const userId of people) await join(harness.deps, testQueue, userId);
  await removeTicket(harness.deps, {
    userId: people[5] ?? 0,
    counterId: testQueue.counter.id,
    number: 6,
  });
  pass(7 * MINUTE);
  for (const _ of range(1, 4)) await callNextIn(testQueue);
  await command(testQueue, 1, 'not-come');
  await command(testQueue, 2, 'call-again');
  await command(testQueue, 3, 'put-back', { behind: 3 });
  const expected = {
    arrivals: 6,
    people: 6,
    calls: 3,
    left: 1,
    noShows: 1,
    calledAgain: 1,
    putBack: 1,
    waitMedian: 450,
    wait90: 450,
  };
  const day = { merchantId, from: TODAY, to: TODAY };
  const live = await createReportReader(harness.deps).read(day);
  expect(live.total).toMatchObject({ ...expected, notCalled: 0 });
  const today = await createReportReader(harness.deps).readToday({ merchantId });
  expect(today).toMatchObject({ date: TODAY, figures: expected, usual: null });

  pass(15 * 60 * MINUTE);
  const ended = await createReportReader(harness.deps).read(day);
  expect(ended.total).toMatchObject({ ...expected, notCalled: 2 });
  await rollUpDays(harness.deps, 100);
  await rollUpDays(harness.deps, 100);
  expect(await dueOf(merchantId)).toBe(0);
  expect(await createReportReader(harness.deps).read(day)).toEqual(ended);
});

test('a process that dies after the roll-up, and two at once, leave one document of the day', async () => {
  const testQueue = await addShop();
  const merchantId = testQueue.merchant.id;
  for (const _ of range(1, 3)) await join(harness.deps, testQueue, newUser());
  pass(30 * 60 * MINUTE);
  const { store } = harness.deps;
  const schedule = async () => {
    throw new Error('killed');
  };
  const dying = { ...harness.deps, store: { ...store, rollUps: { ...store.rollUps, schedule } } };
  await expect(rollUpDays(dying, 100)).rejects.toThrow('killed');
  expect(await dueOf(merchantId)).toBe(1);
  const [first] = await stored(merchantId);
  const second = await harness.secondDeps();
  await Promise.all([rollUpDays(harness.deps, 100), rollUpDays(second, 100)]);
  expect(await stored(merchantId)).toEqual([first]);
  expect(await dueOf(merchantId)).toBe(0);
});

test('a day that cannot be rolled up leaves the others, is told, and is looked at again later', async () => {
  const { deps, clock } = harness;
  const [broken, sound] = [await addShop(), await addShop()];
  for (const testQueue of [broken, sound]) await join(deps, testQueue, newUser());
  pass(30 * 60 * MINUTE);
  const { rollUps } = deps.store;
  const put: typeof rollUps.put = async (merchantId, days) => {
    if (merchantId === broken.merchant.id) throw new Error('too large');
    await rollUps.put(merchantId, days);
  };
  const failing = { ...deps, store: { ...deps.store, rollUps: { ...rollUps, put } } };
  const told = `The day ${broken.counter.date} of queue ${broken.queue.id} was not rolled up.`;
  await expect(rollUpDays(failing, 100)).rejects.toThrow(told);
  expect(await stored(sound.merchant.id)).toHaveLength(1);
  // It no longer comes first.
  await rollUpDays(failing, 100);
  expect(await dueOf(broken.merchant.id)).toBe(1);
  clock.now = new Date(clock.now.getTime() + 61 * MINUTE);
  await rollUpDays(deps, 100);
  expect(await stored(broken.merchant.id)).toHaveLength(1);
  expect(await dueOf(broken.merchant.id)).toBe(0);
});

test('STA-010 a day whose customers were erased before is rolled up, also with numbers that no ticket has', async () => {
  const testQueue = await addShop();
  const merchantId = testQueue.merchant.id;
  const { id: counterId, date } = testQueue.counter;
  await join(harness.deps, testQueue, newUser());
  await harness.store.steps.voidNumber(counterId, 2);
  await harness.store.calls.revoke(counterId, 'sent to another queue');
  // Placeholders that an earlier release erased like tickets.
  const erased = { counterId, state: 'void', paxCount: 0, userId: 0, displayName: null };
  await harness.db.collection<{ number: number }>('tickets').insertOne({ ...erased, number: 3 });
  pass(30 * 60 * MINUTE);
  await harness.store.retention.eraseCustomersOn(date);
  await rollUpDays(harness.deps, 100);
  expect(await stored(merchantId)).toMatchObject([{ hours: [{ arrivals: 1 }] }]);
  const placeholders = { counterId, state: 'void', number: { $ne: 3 }, userId: { $exists: true } };
  expect(await harness.db.collection('tickets').countDocuments(placeholders)).toBe(0);
});

test('the cost of a report does not grow with the age of its merchant', async () => {
  const hours = [{ hour: 9, arrivals: 1, waits: {} }];
  const daysOf = (merchantId: number, from: string) =>
    datesBetween(from, TODAY).flatMap((date) =>
      [1, 2, 3].map((queueId) => ({ merchantId, queueId, date, hours })),
    );
  const rollUps = harness.db.collection('rollUps');
  await rollUps.insertMany([...daysOf(8_001, '2026-10-23'), ...daysOf(8_002, '2023-11-21')]);
  const costOf = async (merchantId: number) => {
    const dates = datesBetween('2026-10-23', TODAY);
    const plan = await rollUps.find({ merchantId, date: { $in: dates } }).explain('executionStats');
    const { totalDocsExamined, totalKeysExamined } = plan.executionStats;
    return { totalDocsExamined, totalKeysExamined };
  };
  for (const { totalDocsExamined, totalKeysExamined } of [
    await costOf(8_001),
    await costOf(8_002),
  ]) {
    expect(totalDocsExamined).toBe(90);
    // One key may be read past the end of each date.
    expect(totalKeysExamined).toBeLessThanOrEqual(90 + 30);
  }
});
