import { holderStatus } from '@turno/shared-types/rules';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { countReads } from '../../../test/database/count-reads.ts';
import { midnightOf } from '../../../test/midnight.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { counterOf, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { holderTickets } from './tickets.ts';

jest.setTimeout(60_000);

const SECOND_MS = 1_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { callNextIn } = staffOf(() => harness);
const { command, newDesk, pass } = calledTicketsOf(() => harness);
const { joinLater, tomorrowOf, toEvening, toMidnight } = midnightOf(() => harness);

/** The status of what people hold, as the services say it and as their pages compute it from the same reply. */
async function statuses(...userIds: number[]) {
  const tickets = await Promise.all(
    userIds.map(async (userId) => {
      const own = await harness.store.tickets.findOfUser(userId, '2026-11-20');
      return (await holderTickets(harness.deps, own)).filter(({ movedTo }) => !movedTo);
    }),
  );
  const [own, ...others] = [
    tickets.flat().map(({ status }) => status),
    tickets.flat().map(holderStatus),
  ];
  expect(others).toEqual([own]);
  return own;
}

test('S-03 S-20 S-05 a desk that calls on after midnight ends its call of before, and another desk does not', async () => {
  const pharmacy = await harness.addQueue();
  const desks = [await newDesk(pharmacy, 'Cassa 1'), await newDesk(pharmacy, 'Cassa 2')] as const;
  const [first, second] = [newUser(), newUser()];
  for (const userId of [first, second, newUser(), newUser()]) await joinLater(pharmacy, userId);
  harness.clock.now = new Date('2026-11-21T22:59:55Z');
  for (const deskId of desks) await callNextIn(pharmacy, { deskId });
  toMidnight();
  const tomorrow = await tomorrowOf(pharmacy);
  await sweep(harness.deps);
  expect(await statuses(first, second)).toEqual(['now', 'now']);
  await callNextIn(tomorrow, { deskId: desks[0] });
  expect(await statuses(first, second)).toEqual(['expired', 'now']);
  // Who comes late all the same is called again.
  pass(SECOND_MS);
  await command(pharmacy, 1, 'call-again', { deskId: desks[0] });
  expect(await statuses(first, second)).toEqual(['now', 'now']);
  pass(SECOND_MS);
  await callNextIn(tomorrow, { deskId: desks[1] });
  expect(await statuses(first, second)).toEqual(['now', 'expired']);
});

test('S-05 a ticket of before midnight is shown without a read while the new day has no counter, and ends at the first call', async () => {
  const second = await harness.secondDeps();
  for (const caller of [harness.deps, second]) {
    const pharmacy = await harness.addQueue();
    const first = newUser();
    for (const userId of [first, newUser()]) await joinLater(pharmacy, userId);
    await callNextIn(pharmacy);
    const own = await harness.store.tickets.findOfUser(first, '2026-11-20');
    const follow = async () => (await holderTickets(harness.deps, own))[0]?.status;
    await follow();
    toMidnight();
    expect(await follow()).toBe('now');
    expect(await countReads(harness.db, follow)).toBe(0);
    const tomorrow = { ...pharmacy, counter: await counterOf(caller, pharmacy) };
    await sweep(caller);
    await callNextIn(tomorrow, {}, caller);
    expect(await follow()).toBe('expired');
    toEvening();
  }
});
