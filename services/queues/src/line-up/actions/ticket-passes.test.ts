import { ApiError } from '@turno/kit';
import type { ErrorCode } from '@turno/shared-types';
import { crashesOf } from '../../../test/crashes/crashes.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { removeTicket } from './remove-ticket.ts';
import { findTicketOutcome, notifyPasses } from './ticket-passes.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { doomed } = crashesOf(() => harness);
const { callNextIn } = staffOf(() => harness);
const outcomeOf = (ticketId: string) => findTicketOutcome(harness.deps, ticketId);

test('PAS-031 a ticket exists while it waits and after its call, and is gone after its removal', async () => {
  const testQueue = await harness.addQueue();
  const called = await join(harness.deps, testQueue, newUser());
  expect(await outcomeOf(called.id)).toBe('exists');
  await callNextIn(testQueue);
  expect(await outcomeOf(called.id)).toBe('exists');
  const { id, userId, counterId, number } = await join(harness.deps, testQueue, newUser());
  await removeTicket(harness.deps, { userId, counterId, number });
  expect(await outcomeOf(id)).toBe('gone');
  expect(await outcomeOf('nobody-took-this')).toBe('gone');
});

test('PAS-031 killed before a number was given: it is gone', async () => {
  const testQueue = await harness.addQueue();
  const dead = await doomed('findHoldings');
  const userId = newUser();
  await join(dead, await harness.addQueue(), userId);
  await expect(join(dead, testQueue, userId, { key: 'k' })).rejects.toThrow('killed');
  expect(await outcomeOf('0'.repeat(24))).toBe('gone');
});

test('PAS-031 killed after the allocation: the number is pending, and the status request inserts its ticket', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  await expect(join(await doomed('allocate'), testQueue, userId)).rejects.toThrow('killed');
  const counter = await harness.store.steps.readCounter(testQueue.counter.id);
  expect(await outcomeOf(counter?.pendingTickets[0]?.ticketId ?? '')).toBe('exists');
  expect(await harness.store.tickets.findNumber(testQueue.counter.id, 1)).toMatchObject({ userId });
});

test.each<{ code: ErrorCode; outcome: unknown }>([
  { code: 'service_unavailable', outcome: false },
  { code: 'internal_server_error', outcome: false },
  { code: 'pass_not_found', outcome: 'pass_not_found' },
])('PAS-029 a ticket whose uses passes answers with $code is confirmed: $outcome', async (each) => {
  const ticket = await join(harness.deps, await harness.addQueue(), newUser());
  const passes = [{ passId: 1, passOwnerId: 1, ownerName: null, passTypeName: 'Day' }];
  const confirm = () => Promise.reject(new ApiError(each.code));
  const deps = { ...harness.deps, passes: { ...harness.deps.passes, confirm } };
  const outcome = await notifyPasses(deps, { ...ticket, passes }).catch(({ code }) => code);
  expect(outcome).toBe(each.outcome);
});
