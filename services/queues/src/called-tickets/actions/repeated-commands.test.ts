import { setTimeout as wait } from 'node:timers/promises';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { servingDesk } from '../../tickets/index.ts';
import type { DeskCommand } from './command-ticket.ts';

jest.setTimeout(120_000);

const SECOND_MS = 1_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { besides, command, move, newDesk, pass } = calledTicketsOf(() => harness);

/** A called ticket, and its two desks; the first one called it. */
async function calledTicket() {
  const testQueue = await queueWith(1);
  const desks = [await newDesk(testQueue, 'A'), await newDesk(testQueue, 'B')] as const;
  await callNextIn(testQueue, { deskId: desks[0] });
  pass(SECOND_MS);
  return { testQueue, first: desks[0], second: desks[1] };
}

type Since = (at: { testQueue: TestQueue; second: number }) => Promise<unknown>;
const callAgain: Since = ({ testQueue, second }) =>
  command(testQueue, 1, 'call-again', { deskId: second });
const callNext: Since = ({ testQueue, second }) => callNextIn(testQueue, { deskId: second });

test.each<{ kind: DeskCommand['kind']; since: Since; left: [string, string | null] }>([
  { kind: 'call-again', since: callAgain, left: ['called', 'A'] },
  { kind: 'not-come', since: callAgain, left: ['called', 'A'] },
  { kind: 'put-back', since: callNext, left: ['waiting', null] },
  { kind: 'take-back', since: callNext, left: ['waiting', null] },
])(
  'S-15 S-21 $kind that is repeated names what it did, whatever another desk did since',
  async ({ kind, since, left }) => {
    const { testQueue, first, second } = await calledTicket();
    const change = { commandId: 'one', deskId: first };
    const send = async () => {
      const { ticket } = await command(testQueue, 1, kind, change);
      return [ticket.state, servingDesk(ticket)?.name ?? null];
    };
    expect(await send()).toEqual(left);
    pass(SECOND_MS);
    await since({ testQueue, second });
    expect(await send()).toEqual(left);
    const stored = await harness.store.tickets.findNumberNow(testQueue.counter.id, 1);
    expect(stored && servingDesk(stored)).toMatchObject({ name: 'B' });
  },
);

test('S-15 S-21 a move that is repeated names the number that it gave, also when that one was moved on', async () => {
  const { testQueue, first } = await calledTicket();
  const [to, further] = [await besides(testQueue), await besides(testQueue)];
  const send = () => move(testQueue, 1, to, { commandId: 'one' });
  const moved = await send();
  await move(to, 1, further);
  const again = await send();
  expect(again.movedTo).toEqual(moved.movedTo);
  expect(again.movedTo).toMatchObject({ queueId: to.queue.id, counter: 1 });
  expect(servingDesk(again.ticket)).toMatchObject({ id: first });
});

test('S-15 S-21 a ticket remembers what its latest thirty commands did; one of an older release is known by its key', async () => {
  const { testQueue, first, second } = await calledTicket();
  for (const each of range(1, 31)) {
    const deskId = each % 2 ? first : second;
    pass(SECOND_MS);
    await command(testQueue, 1, 'call-again', { commandId: `c${each}`, deskId });
  }
  const tickets = harness.db.collection<{ _id: string }>('tickets');
  const [stored] = await ticketsOf(harness.db, testQueue.counter.id);
  expect(stored?.deskCommandIds).toHaveLength(30);
  expect(stored?.commandsLeft?.map(({ id }: { id: string }) => id)).toEqual(stored?.deskCommandIds);
  await tickets.updateOne({ _id: String(stored?._id) }, { $unset: { commandsLeft: 1 } });
  const { ticket } = await command(testQueue, 1, 'call-again', { commandId: 'c30' });
  expect(servingDesk(ticket)).toMatchObject({ name: 'A' });
});

test('QUE-042 S-21 late side effects of a call that was taken back leave those of the next call due', async () => {
  const { testQueue, second } = await calledTicket();
  const { store, db } = harness;
  const early = await store.tickets.findNumberNow(testQueue.counter.id, 1);
  if (!early) throw new Error('no ticket');
  await command(testQueue, 1, 'take-back');
  pass(SECOND_MS);
  await callNext({ testQueue, second });
  const { counterId } = early;
  const due = async () => (await store.sideEffects.findDue({ counterId, limit: 10 })).length;
  // What this process releases in the background is over before the flag is set for the assertion.
  while ((await due()) > 0) await wait(10);
  // As if the process of the second call had died before its side effects.
  const tickets = db.collection<{ _id: string }>('tickets');
  await tickets.updateOne({ _id: early.id }, { $set: { sideEffectsDue: true } });
  await store.callEffects.apply(early);
  expect(await due()).toBe(1);
  const late = await store.tickets.findNumberNow(testQueue.counter.id, 1);
  if (late) await store.callEffects.apply(late);
  expect(await due()).toBe(0);
});
