import { merchantCall } from '@turno/shared-types';
import { waitingOn } from '@turno/shared-types/rules';
import { startTestApp } from '../../../test/app.ts';
import { midnightOf } from '../../../test/midnight.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { newUser } from '../../../test/people.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../../test/test-harness.ts';
import { loadedQueueView, presentCounter, presentEstimate } from '../../figures/index.ts';
import { sweep } from '../../jobs/actions/sweep.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { heldBy, joinLater, tomorrowOf, toEvening, toMidnight } = midnightOf(() => harness);

/** What board, kiosk, home, merchant page and dashboard read. */
async function shownOn(app: Awaited<ReturnType<typeof startTestApp>>, { merchant }: TestQueue) {
  const params = { scope: 'public' as const, merchantId: merchant.id };
  const { body } = await app.service.call(merchantCall, { params });
  return waitingOn(body.queues[0].queue_daily_counters[0]);
}

async function ticketOf(userId: number) {
  const [ticket] = await heldBy(userId);
  if (!ticket) throw new Error('no ticket');
  return {
    ahead: ticket.ticketsAhead,
    waiting: {
      people: ticket.peopleInQueue,
      numbers: ticket.queueDailyCounter.ticketsAhead,
    },
  };
}

test.each(['this', 'another'] as const)(
  'QUE-037 S-05 all pages count who waits over midnight, whom %s process carries over, before everybody is carried over as after it',
  async (process) => {
    const app = await startTestApp(harness);
    const deps = process === 'this' ? harness.deps : await harness.secondDeps();
    const pharmacy = await harness.addQueue({ queue: { defaultWaitingTime: 240 } });
    const [first, second, newcomer] = [newUser(), newUser(), newUser()];
    await joinLater(pharmacy, first);
    await joinLater(pharmacy, second, 3);
    toMidnight();
    expect(await shownOn(app, pharmacy)).toEqual({ people: 4, numbers: 2 });
    const tomorrow = await tomorrowOf(pharmacy);
    await joinLater(tomorrow, newcomer);
    const waiting = { people: 5, numbers: 3 };
    const all = async () => [
      await ticketOf(first),
      await ticketOf(second),
      await ticketOf(newcomer),
    ];
    const places = [0, 1, 2].map((ahead) => ({ ahead, waiting }));
    expect(await shownOn(app, pharmacy)).toEqual(waiting);
    expect(await all()).toEqual(places);
    const view = await loadedQueueView(harness.deps, tomorrow);
    expect(presentEstimate(view, 1).ticketsAheadForCounter).toBe(2);
    const [ticket] = await heldBy(newcomer);
    expect(ticket?.firstEstimatedWaitingTime).toBeGreaterThan(240);
    await sweep(deps);
    expect(await shownOn(app, pharmacy)).toEqual(waiting);
    expect(await all()).toEqual(places);
    await app.close();
  },
);

test('S-05 S-11 so does a multi-queue, for all of its sizes', async () => {
  const family = await addFamily(harness);
  const [small, medium] = family.children;
  if (!small || !medium) throw new Error('no sizes');
  await joinLater(small);
  await joinLater(medium, newUser(), 3);
  toMidnight();
  const waiting = async () =>
    waitingOn(presentCounter(await loadedQueueView(harness.deps, await tomorrowOf(family))));
  expect(await waiting()).toEqual({ people: 4, numbers: 2 });
  await sweep(harness.deps);
  expect(await waiting()).toEqual({ people: 4, numbers: 2 });
});
