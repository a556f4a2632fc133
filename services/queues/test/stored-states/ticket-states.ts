import { commandTicket } from '../../src/called-tickets/actions/command-ticket.ts';
import { moveTicket } from '../../src/called-tickets/actions/move-ticket.ts';
import { carryTickets } from '../../src/called-tickets/index.ts';
import { checkInTicket } from '../../src/entrance/actions/check-in-ticket.ts';
import { undoCheckIn } from '../../src/entrance/actions/undo-check-in.ts';
import { removeTicket } from '../../src/line-up/actions/remove-ticket.ts';
import { erasePerson } from '../../src/people/index.ts';
import type { TicketRecord } from '../../src/tickets/index.ts';
import { calledTicketsOf } from '../called-tickets.ts';
import { everyDay, NOW } from '../factories.ts';
import type { Journey } from '../journey.ts';
import { idsOf } from '../people.ts';
import { counterOf, type TestQueue } from '../test-harness.ts';
import { OWNED, type States } from './state.ts';

const HOUR_MS = 3_600_000;
/** The scan that let somebody in. */
export const NONCE = 'n';

/** How the wait for a number ends, and what the entrance stores. */
export async function addEnds({ harness, next }: Journey, { add }: States): Promise<void> {
  const { deps } = harness;
  const remove = ({ counter }: TestQueue, userId: number) =>
    removeTicket(deps, { userId, counterId: counter.id, number: 1 });
  const erase = (_: TestQueue, userId: number) => erasePerson(deps, userId);
  await add('waiting');
  await add('called', (at) => next(at));
  await add('removed', remove);
  await add('called, of a person erased since', async (at, userId) => {
    await next(at);
    await erase(at, userId);
  });
  await add('removed, of a person erased since', async (at, userId) => {
    await remove(at, userId);
    await erase(at, userId);
  });
  await add('waiting, of a person erased since', erase);
  const enter = async (at: TestQueue, ticket: TicketRecord, paxCount?: number) => {
    await next(at);
    const token = deps.checkInTokens.write(ticket, 600);
    await checkInTicket(deps, { merchantId: at.merchant.id, token, nonce: NONCE, paxCount });
  };
  await add('checked in', (at, _, ticket) => enter(at, ticket));
  await add('entered in part', (at, _, ticket) => enter(at, ticket, 1), { body: { paxCount: 3 } });
  await add('entered, then undone', async (at, _, ticket) => {
    await enter(at, ticket);
    const { counterId: queueDailyCounterId, number: counter } = ticket;
    const entry = { queueDailyCounterId, counter, nonce: NONCE };
    await undoCheckIn(deps, { merchantId: at.merchant.id, ...entry, reason: 'other' });
  });
}

/** What desks do with a ticket that they called. */
export async function addDeskCommands(
  { harness, next }: Journey,
  { add, addAs }: States,
): Promise<void> {
  const { deps } = harness;
  const { besides } = calledTicketsOf(() => harness);
  for (const kind of ['call-again', 'not-come', 'put-back', 'take-back'] as const) {
    await add(`called, then ${kind}`, async (at) => {
      await next(at);
      await commandTicket(deps, { ...idsOf(at), number: 1, kind, commandId: null });
    });
  }
  for (const isCalled of [false, true]) {
    const moved = await add(`${isCalled ? 'called, then ' : ''}moved`, (at) =>
      isCalled ? next(at) : Promise.resolve(),
    );
    const at = moved.testQueue;
    const to = await besides(at);
    const command = { ...idsOf(at), number: 1, toQueueId: to.queue.id, commandId: null };
    const { movedTo } = await moveTicket(deps, command);
    const ticket = await storedAt(harness.store, to, movedTo.counter);
    addAs('moved here', moved, { testQueue: to, ticket });
  }
}

type Harness = Journey['harness'];

async function storedAt(
  { tickets }: Harness['store'],
  { counter }: TestQueue,
  number: number,
): Promise<TicketRecord> {
  const ticket = await tickets.findNumberNow(counter.id, number);
  if (!ticket) throw new Error('The ticket was not stored.');
  return ticket;
}

/** S-05: people who waited when the day before ended, where the place stays open and where it closes. */
export async function addDayBefore(
  { harness, next }: Journey,
  { add, addAs }: States,
): Promise<void> {
  const { deps, store, clock } = harness;
  clock.now = new Date(NOW.getTime() - 12 * HOUR_MS);
  const carried = await add('of the day before, carried over since');
  await add('of the day before, called then', (at) => next(at));
  const closing = await harness.addQueue({
    merchant: { ...OWNED, openings: everyDay('08:00', '23:30') },
  });
  await add('of the day before, never called', null, { at: closing });
  clock.now = NOW;
  const { merchant, queue } = carried.testQueue;
  const today = { merchant, queue, counter: await counterOf(deps, { merchant, queue }) };
  await carryTickets(deps, { days: 100, tickets: 100 });
  const [here] = await store.tickets.findOfUser(carried.userId, today.counter.date);
  if (!here) throw new Error('Nobody was carried over.');
  addAs('carried over here', carried, { testQueue: today, ticket: here });
}
