import { setTimeout as wait } from 'node:timers/promises';
import { connectTestDatabase } from '@turno/kit/test';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../../test/test-harness.ts';
import { createCallSteps, createCalls } from '../../calling/index.ts';
import { deskKey } from '../../queue-days/index.ts';
import { createStore } from '../../store.ts';
import type { TicketDocument } from '../../tickets/index.ts';

jest.setTimeout(60_000);

const SECOND_MS = 1_000;
const LONGER_THAN_RELEASES_WAIT_MS = 200;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, pass } = calledTicketsOf(() => harness);

async function calledTicket() {
  const testQueue = await queueWith(1);
  const { tickets } = await callNextIn(testQueue);
  const [ticket] = tickets;
  if (!ticket) throw new Error('no ticket');
  return { testQueue, ticket };
}

const storedOf = (id: string) =>
  harness.db.collection<{ _id: string; sideEffectsDue?: true }>('tickets').findOne({ _id: id });
const slotsOf = (ticketId: string) =>
  harness.db.collection('allowances').countDocuments({ ticketId });

test('QUE-058 a call is answered before its slot is released, and takes its flag off soon after', async () => {
  const testQueue = await queueWith(1);
  const { store, deps, db } = harness;
  const released: Parameters<typeof store.callEffects.releaseLater>[] = [];
  const calls = createCalls({
    steps: createCallSteps(db.collection<TicketDocument>('tickets')),
    record: () => undefined,
    release: (...args) => void released.push(args),
    clock: () => performance.now(),
  });
  const called = await callNextIn(testQueue, {}, { ...deps, store: { ...store, calls } });
  const [ticket] = called.tickets;
  if (!ticket) throw new Error('no ticket');
  expect(await storedOf(ticket.id)).toMatchObject({ state: 'called', sideEffectsDue: true });
  for (const each of released) store.callEffects.releaseLater(...each);
  while ((await storedOf(ticket.id))?.sideEffectsDue) await wait(10);
  expect(await slotsOf(ticket.id)).toBe(0);
});

test('QUE-058 S-21 a ticket that is taken back before its slot is released keeps its slot', async () => {
  const { testQueue, ticket } = await calledTicket();
  await command(testQueue, 1, 'take-back');
  await wait(LONGER_THAN_RELEASES_WAIT_MS);
  expect(await slotsOf(ticket.id)).toBe(1);
  expect(await storedOf(ticket.id)).toMatchObject({ state: 'waiting', active: true });
});

test('QUE-058 S-21 a ticket that is taken back keeps its slot where another process applies the effects of its call late', async () => {
  const { testQueue, ticket } = await calledTicket();
  await wait(LONGER_THAN_RELEASES_WAIT_MS);
  pass(SECOND_MS);
  await command(testQueue, 1, 'take-back');
  await harness.store.callEffects.apply(ticket);
  expect(await slotsOf(ticket.id)).toBe(1);
  pass(SECOND_MS);
  await callNextIn(testQueue);
  await wait(LONGER_THAN_RELEASES_WAIT_MS);
  expect(await slotsOf(ticket.id)).toBe(0);
});

test('PAS-029 QUE-068 late effects of a call leave those of the end of its ticket due', async () => {
  const { testQueue, ticket } = await calledTicket();
  const { store } = harness;
  await store.callEffects.apply(ticket);
  const end = { endReason: 'sent-away' as const, endId: 'sending' };
  const ended = await store.tickets.cancelCalled(testQueue.counter.id, {
    at: harness.clock.now,
    end,
  });
  expect(ended?.id).toBe(ticket.id);
  await store.callEffects.apply(ticket);
  store.callEffects.releaseLater(testQueue.counter.id, ticket);
  await wait(LONGER_THAN_RELEASES_WAIT_MS);
  expect(await storedOf(ticket.id)).toMatchObject({ state: 'cancelled', sideEffectsDue: true });
});

describe('QUE-044 S-21 neither the served number nor the latest call of a desk goes back', () => {
  const latestOf = async ({ counter }: TestQueue) => {
    const { current, deskCalls = {} } = (await harness.store.steps.readCounter(counter.id)) ?? {};
    const { number, at } = deskCalls[deskKey(null)] ?? {};
    return { current, number, at };
  };

  test('for a call that is recorded after the next one of its desk', async () => {
    const testQueue = await queueWith(2);
    const [early] = (await callNextIn(testQueue)).tickets;
    pass(SECOND_MS);
    await callNextIn(testQueue);
    const before = await latestOf(testQueue);
    expect(before).toMatchObject({ current: 2, number: 2 });
    if (early) await harness.store.callEffects.apply(early);
    expect(await latestOf(testQueue)).toEqual(before);
  });

  test('for a call that was taken back and is recorded after the second call of its number', async () => {
    const { testQueue, ticket } = await calledTicket();
    pass(SECOND_MS);
    await command(testQueue, 1, 'take-back');
    pass(SECOND_MS);
    await callNextIn(testQueue);
    const before = await latestOf(testQueue);
    await harness.store.callEffects.apply(ticket);
    expect(await latestOf(testQueue)).toEqual(before);
  });
});

test('S-20 a desk goes on after a call that an earlier release recorded', async () => {
  const testQueue = await queueWith(3);
  const { counter } = testQueue;
  await callNextIn(testQueue);
  const counters = harness.db.collection<{ _id: number }>('counters');
  const { deskCalls } = (await harness.store.steps.readCounter(counter.id)) ?? {};
  const { position: _position, ...call } = deskCalls?.[deskKey(null)] ?? {};
  const earlier = { 0: { ...call, number: 2, first: 2 } };
  await counters.updateOne({ _id: counter.id }, { $set: { deskCalls: earlier } });
  expect(await harness.store.calls.findLastCall(counter.id, null)).toEqual({
    number: 2,
    position: 2,
  });
});

test('QUE-058 whoever opens the store is told of slots that could not be released', async () => {
  const { ticket } = await calledTicket();
  const database = await connectTestDatabase();
  const clocks = { now: () => harness.clock.now, clock: () => performance.now() };
  const onError = jest.fn();
  const store = await createStore(database, clocks, onError);
  await database.close();
  store.callEffects.releaseLater(ticket.counterId, ticket);
  while (onError.mock.calls.length === 0) await wait(10);
  expect(onError).toHaveBeenCalledWith(expect.any(Error));
});
