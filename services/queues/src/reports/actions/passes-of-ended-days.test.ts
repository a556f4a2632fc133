import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { addHolder, type Holder, usesOf } from '../../../test/passes/pass-holders.ts';
import { openTestPasses, refs, type TestPasses } from '../../../test/passes/test-passes.ts';
import { staffOf } from '../../../test/staff.ts';
import { ticketsOf } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';
import { findTicketOutcome, notifyDuePasses } from '../../line-up/actions/ticket-passes.ts';
import { lapsedTickets } from '../../migrations/lapsed-tickets.ts';
import { rollUpDays } from './roll-up.ts';

jest.setTimeout(60_000);

const EVENING = new Date('2026-11-21T22:30:00Z');
const HOUR_MS = 3_600_000;
let park: TestPasses;

beforeAll(async () => {
  park = await openTestPasses();
});
afterAll(() => park.close());
beforeEach(() => {
  park.harness.clock.now = EVENING;
});
const { callNextIn } = staffOf(() => park.harness);
const { command, pass } = calledTicketsOf(() => park.harness);

/** A ride of its own, which takes any pass. */
const addRide = () => park.harness.addQueue({ queue: { passMode: 'generic', nextRatio: 2 } });
type Ride = Awaited<ReturnType<typeof addRide>>;

/** Somebody whose pass is good for one ride in all. */
const newHolder = () =>
  addHolder(park.passes.db, { mode: 'generic', maxUsage: 1, period: 'validity' });
const take = (ride: Ride, holder: Holder) =>
  park.lineUp(ride, holder.userId, { passOwners: refs(holder) });
const usesLeft = async (holder: Holder) => (await usesOf(park.passes.db, holder)).length === 0;
const storedOf = ({ counter }: Ride) => ticketsOf(park.harness.db, counter.id);
const deps = () => park.harness.deps;
const counters = () => park.harness.db.collection<{ _id: number }>('counters');
/** Migrations go by the clock of the machine, so the date is one that is over, or ahead, at any time. */
const leaveUnscheduled = ({ counter }: Ride, date: string) =>
  counters().updateOne({ _id: counter.id }, { $set: { date }, $unset: { reportDueAt: 1 } });

test.each([
  { what: 'was never called', isBack: true },
  {
    what: 'was put back after a call',
    isBack: true,
    happens: async (ride: Ride) => {
      await callNextIn(ride);
      await command(ride, 1, 'put-back', { behind: 1 });
    },
  },
  { what: 'was called', isBack: false, happens: (ride: Ride) => callNextIn(ride) },
  {
    what: 'was called, and nobody came',
    isBack: false,
    happens: async (ride: Ride) => {
      await callNextIn(ride);
      await command(ride, 1, 'not-come');
    },
  },
])(
  'PAS-029 QUE-041 a ticket that $what when its day ended gives its uses back: $isBack',
  async ({ isBack, happens }) => {
    const ride = await addRide();
    const holder = await newHolder();
    expect((await take(ride, holder)).status).toBe(201);
    await happens?.(ride);
    await sweep(deps());
    expect(await usesLeft(holder)).toBe(false);
    pass(4 * HOUR_MS);
    await sweep(deps());
    expect(await usesLeft(holder)).toBe(isBack);
    expect((await take(ride, holder)).body.error_code).toBe(
      isBack ? undefined : 'pass_no_uses_left',
    );
  },
);

test('PAS-029 passes that is away learns of it later, once; the number that was taken since keeps its use', async () => {
  const ride = await addRide();
  const holder = await newHolder();
  await take(ride, holder);
  pass(4 * HOUR_MS);
  await park.passes.kill();
  await sweep(deps());
  await park.passes.start();
  expect(await usesLeft(holder)).toBe(false);
  await notifyDuePasses(deps(), 100);
  expect(await usesLeft(holder)).toBe(true);
  const { body } = await take(ride, holder);
  await sweep(deps());
  expect(await usesLeft(holder)).toBe(false);
  const [ended] = await storedOf(ride);
  // The page of the old ticket may still be open.
  await removeTicket(deps(), {
    userId: holder.userId,
    counterId: ride.counter.id,
    number: Number(ended?.number),
  });
  expect(await usesLeft(holder)).toBe(false);
  expect(body.queueDailyCounterId).not.toBe(ride.counter.id);
});

test('PAS-029 killed after the flag, and two processes at once: each ticket is ended once', async () => {
  const ride = await addRide();
  const holder = await newHolder();
  await take(ride, holder);
  pass(4 * HOUR_MS);
  const { store } = deps();
  const schedule = async () => {
    throw new Error('killed');
  };
  const dying = { ...deps(), store: { ...store, rollUps: { ...store.rollUps, schedule } } };
  await expect(rollUpDays(dying, 100)).rejects.toThrow('killed');
  const [first] = await storedOf(ride);
  expect(first).toMatchObject({ state: 'waiting', lapseDue: true, lapsedAt: expect.any(Date) });
  pass(HOUR_MS);
  const second = await park.harness.secondDeps();
  await Promise.all([sweep(deps()), sweep(second)]);
  const [after] = await storedOf(ride);
  expect(after).toMatchObject({ lapsedAt: first?.lapsedAt });
  expect(after).not.toHaveProperty('lapseDue');
  expect(await usesLeft(holder)).toBe(true);
});

test('PAS-031 a ticket whose day has ended is gone, so that a late copy of its request holds nothing', async () => {
  const ride = await addRide();
  await take(ride, await newHolder());
  const [stored] = await storedOf(ride);
  const ticketId = String(stored?._id);
  expect(await findTicketOutcome(deps(), ticketId)).toBe('exists');
  pass(4 * HOUR_MS);
  await sweep(deps());
  expect(await findTicketOutcome(deps(), ticketId)).toBe('gone');
});

test('PAS-029 tickets of days that an earlier release rolled up give their uses back, once', async () => {
  const ride = await addRide();
  const [waiting, called, today] = [await newHolder(), await newHolder(), await newHolder()];
  await take(ride, called);
  await callNextIn(ride);
  await take(ride, waiting);
  pass(4 * HOUR_MS);
  await take(ride, today);
  await leaveUnscheduled(ride, '2020-01-01');
  const migrate = async () => {
    await lapsedTickets.run(park.harness.db);
    await notifyDuePasses(deps(), 100);
  };
  await migrate();
  expect([await usesLeft(waiting), await usesLeft(called)]).toEqual([true, false]);
  expect(await usesLeft(today)).toBe(false);
  await take(ride, waiting);
  const before = await storedOf(ride);
  await migrate();
  expect(await storedOf(ride)).toEqual(before);
  expect(await usesLeft(waiting)).toBe(false);
});

test('PAS-029 an earlier release beside this one, which confirms every ticket that waits, keeps no use of an ended day', async () => {
  const ride = await addRide();
  const holder = await newHolder();
  await take(ride, holder);
  await sweep(deps());
  pass(4 * HOUR_MS);
  await rollUpDays(deps(), 100);
  const tickets = park.harness.db.collection('tickets');
  await tickets.updateMany({ passDue: true, canceledAt: null }, { $unset: { passDue: 1 } });
  await notifyDuePasses(deps(), 100);
  expect(await usesLeft(holder)).toBe(true);
});

test('PAS-029 QUE-041 a day ahead without a time for its roll-up gets one, and its tickets keep their uses', async () => {
  const ride = await addRide();
  const holder = await newHolder();
  await take(ride, holder);
  await leaveUnscheduled(ride, '2999-01-01');
  await lapsedTickets.run(park.harness.db);
  await notifyDuePasses(deps(), 100);
  expect(await usesLeft(holder)).toBe(false);
  expect(await counters().findOne({ _id: ride.counter.id })).toHaveProperty('reportDueAt');
});
