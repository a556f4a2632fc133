import { everyDay, NOW } from '../../../test/factories.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { changeMerchant } from '../../registration/actions/change-merchant.ts';
import { saveOpenings } from './change-openings.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => {
  harness.clock.now = NOW;
});
afterAll(() => harness.close());

/** One o'clock in the night after the Saturday on which a bar is open until two. */
const AT_NIGHT = new Date('2026-11-22T00:00:00Z');

type Place = Awaited<ReturnType<typeof bar>>;
const setZone = ({ merchant }: Pick<Place, 'merchant'>, timezone: string, deps: Deps) =>
  changeMerchant(deps, { merchantId: merchant.id, sent: { timezone }, locale: 'it' });

async function bar() {
  const place = await harness.addQueue({ merchant: { openings: everyDay('18:00', '02:00') } });
  harness.clock.now = AT_NIGHT;
  return { ...place, joining: {} };
}

/** Changes under which the people who wait, or have booked, would be left behind. */
const CASES = [
  {
    name: 'an earlier end of the day',
    open: bar,
    edit: ({ merchant }: Place, deps: Deps) => {
      const edit = merchant.openings.map(({ id }) => ({ id, end: '22:00' }));
      return saveOpenings(deps, merchant.id, { edit });
    },
  },
  {
    name: 'another time zone',
    open: bar,
    edit: (place: Place, deps: Deps) => setZone(place, 'Asia/Tokyo', deps),
  },
  {
    name: 'another time zone over a show',
    open: async () => ({
      ...(await harness.addQueue({ queue: EVENT })),
      joining: { time: '11:15' },
    }),
    edit: (place: Place, deps: Deps) => setZone(place, 'Europe/Lisbon', deps),
  },
];

const stored = async ({ merchant, queue }: Place) => ({
  waiting: await harness.db
    .collection('tickets')
    .countDocuments({ queueId: queue.id, active: true, state: 'waiting' }),
  timezone: (await harness.store.merchants.findNow(merchant.id))?.timezone,
  ends: (await harness.store.merchants.findNow(merchant.id))?.openings.map(({ end }) => end),
});

describe.each(CASES)('QUE-035 S-10 $name', ({ open, edit }) => {
  test('is refused by a person who joins after the look at who waits', async () => {
    const place = await open();
    const before = await stored(place);
    const { counterStates } = harness.store;
    const { fence } = counterStates;
    const joined = jest.spyOn(counterStates, 'fence').mockImplementationOnce(async (...args) => {
      await join(harness.deps, place, newUser(), place.joining);
      return fence(...args);
    });
    expect(await codeOf(edit(place, harness.deps))).toBe('cannot_change_schedule');
    joined.mockRestore();
    expect(await stored(place)).toEqual({ ...before, waiting: 1 });
  });

  test('is refused by a person who joins right before the write', async () => {
    const place = await open();
    const before = await stored(place);
    const { merchants } = harness.store;
    const { change } = merchants;
    const other = await harness.secondDeps();
    const joined = jest.spyOn(merchants, 'change').mockImplementationOnce(async (...args) => {
      await join(other, place, newUser(), place.joining);
      return change(...args);
    });
    expect(await codeOf(edit(place, harness.deps))).toBe('cannot_change_schedule');
    joined.mockRestore();
    expect(await stored(place)).toEqual({ ...before, waiting: 1 });
  });

  test('has a person who was judged by the hours before judged again', async () => {
    const place = await open();
    const before = await stored(place);
    const other = await harness.secondDeps();
    const { steps } = other.store;
    const { allocate } = steps;
    const edited = jest.spyOn(steps, 'allocate').mockImplementationOnce(async (...args) => {
      await edit(place, harness.deps);
      return allocate(...args);
    });
    const joined = await join(other, place, newUser(), place.joining).catch(() => null);
    edited.mockRestore();
    expect(joined?.counterId).not.toBe(place.counter.id);
    const { timezone, ends } = await stored(place);
    expect({ timezone, ends }).not.toEqual({ timezone: before.timezone, ends: before.ends });
  });

  test('that dies before the write keeps no person out', async () => {
    const place = await open();
    const { merchants } = harness.store;
    const dead = jest.spyOn(merchants, 'change').mockRejectedValueOnce(new Error('killed'));
    await expect(edit(place, harness.deps)).rejects.toThrow('killed');
    dead.mockRestore();
    await join(harness.deps, place, newUser(), place.joining);
    expect((await stored(place)).waiting).toBe(1);
  });
});

test('QUE-035 managers who change hours and zone at once lose no change', async () => {
  const { merchant } = await harness.addQueue();
  const other = await harness.secondDeps();
  await Promise.all([
    setZone({ merchant }, 'Europe/Lisbon', harness.deps),
    saveOpenings(other, merchant.id, {
      edit: merchant.openings.map(({ id }) => ({ id, end: '19:30' })),
    }),
  ]);
  const after = await harness.store.merchants.findNow(merchant.id);
  expect(after?.timezone).toBe('Europe/Lisbon');
  expect(after?.openings.every(({ end }) => end === '19:30')).toBe(true);
});
