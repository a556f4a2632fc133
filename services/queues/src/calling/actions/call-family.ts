import { ApiError } from '@turno/kit';
import { randomKey } from '../../core/index.ts';
import { presentDeskCalls } from '../../figures/index.ts';
import { finishPendingTickets } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { type CallNextCommand, type CallNextResult, callIdOf, callNext } from './call-next.ts';

export type CallFamilyCommand = Omit<CallNextCommand, 'isMoving'> & {
  /** The size to call from; `null` calls the ticket that has waited longest over all sizes. */
  childQueueId: number | null;
  /** The ticket that the desk served as its manager saw it, `null` for none; absent where `expectedCounter` counts. */
  expectedTicket?: string | null | undefined;
};
/** A multi-queue on one day, and its children. */
type Family = {
  merchant: MerchantRecord;
  parent: CounterRecord;
  children: { queue: QueueRecord; counter: CounterRecord }[];
};

const ATTEMPTS = 60;
/** Errors of a child from which this command calls no ticket. */
const NO_CALL_CODES = ['no_tickets_in_queues', 'queue_closed'];

/**
 * Calls from a multi-queue (S-11): the ticket that has waited longest over its sizes, or the next of one size. A command is
 * sent to one child at a time and revoked there before it is sent to another, so that it calls once.
 */
export async function callFamily(deps: Deps, command: CallFamilyCommand): Promise<CallNextResult> {
  const family = await loadFamily(deps, command);
  const { childQueueId } = command;
  const child = family.children.find(({ queue }) => queue.id === childQueueId);
  if (childQueueId !== null && !child) throw new ApiError('queue_not_found');
  const idempotencyKey = command.idempotencyKey ?? randomKey();
  const callId = callIdOf(command.userId, idempotencyKey);
  const calls = await readDeskCalls(deps, family, command);
  const isOfFamily = !child || command.expectedTicket !== undefined;
  if (isOfFamily && isLate(calls, command)) {
    const isKnown = await deps.store.calls.findByCommand(callId);
    if (!isKnown)
      return { merchant: family.merchant, queue: family.children[0]?.queue ?? null, tickets: [] };
  }
  if (child) {
    const size = { queueId: child.queue.id, counterId: child.counter.id };
    // Of two presses at once that saw the same ticket, the desk's number in this size rejects the second.
    const expectedCounter = isOfFamily ? ownNumber(calls, command, size) : command.expectedCounter;
    return callNext(deps, { ...command, ...size, expectedCounter, idempotencyKey });
  }
  return callLongestWaiting(deps, family, { ...command, idempotencyKey }, callId);
}

async function callLongestWaiting(
  deps: Deps,
  family: Family,
  command: CallNextCommand & { idempotencyKey: string },
  callId: string,
): Promise<CallNextResult> {
  const { calls, familyTurns } = deps.store;
  const { idempotencyKey: commandId } = command;
  const turnId = family.parent.id;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const state = await familyTurns.read(turnId);
    const mine = state.commands.find((taken) => taken.commandId === commandId);
    const known = await calls.findByCommand(callId);
    const child = family.children.find(({ queue, counter }) =>
      known ? counter.id === known.counterId : queue.id === mine?.queueId,
    );
    if (known && !child) throw new ApiError('idempotency_key_reused');
    if (child) {
      const called = await callFrom(deps, child, command);
      if (called) return called;
      // A copy of this command may still be about to call there: it must not once this one goes to another child.
      if (!(await calls.revoke(child.counter.id, callId))) continue;
    }
    const revoked = mine ? await calls.findRevokedCounters(callId) : [];
    const open = family.children.filter(({ counter }) => !revoked.includes(counter.id));
    const next = await longestWaiting(deps, open);
    if (!next) {
      // A copy of this command may have called the last ticket of another child meanwhile.
      if (mine && (await calls.findByCommand(callId))) continue;
      throw new ApiError(family.parent.closed ? 'queue_closed' : 'no_tickets_in_queues');
    }
    const change = mine ? familyTurns.retake : familyTurns.take;
    const turn = { queueId: next.queue.id, served: 1 };
    // The next read shows which command was faster, and where each was sent.
    await change(turnId, state, turn, { commandId, queueId: next.queue.id });
  }
  throw new ApiError('service_unavailable');
}

type Child = Family['children'][number];

async function loadFamily(
  { store }: Deps,
  { merchantId, queueId, counterId }: CallFamilyCommand,
): Promise<Family> {
  const [merchant, queues, parent] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.findOf([merchantId]),
    store.counters.find(counterId, { queueId, merchantId }),
  ]);
  if (!merchant || !parent) throw new ApiError('queue_not_found');
  const children = queues.filter(({ parentQueueId }) => parentQueueId === queueId);
  const { date } = parent;
  const counters = await store.counters.ensure(
    children.map(({ id }) => ({ queueId: id, merchantId, date })),
  );
  return {
    merchant,
    parent,
    children: children.flatMap((queue) => {
      const counter = counters.find((each) => each.queueId === queue.id);
      return counter ? [{ queue, counter }] : [];
    }),
  };
}

/** What this command calls in a child; `null` when no ticket waits there. */
async function callFrom(
  deps: Deps,
  { queue, counter }: Child,
  command: CallNextCommand,
): Promise<CallNextResult | null> {
  const own = { queueId: queue.id, counterId: counter.id, expectedCounter: null, isMoving: true };
  try {
    return await callNext(deps, { ...command, ...own });
  } catch (error) {
    if (error instanceof ApiError && NO_CALL_CODES.includes(error.code)) return null;
    throw error;
  }
}

/** The child whose first ticket has waited longest; `null` when no ticket waits. */
async function longestWaiting({ store }: Deps, children: readonly Child[]): Promise<Child | null> {
  const firsts = await Promise.all(
    children.map(async (child) => {
      await finishPendingTickets(store.steps, child.counter.id);
      const since = await store.ticketLists.findWaitingSince(child.counter.id);
      return since === null ? [] : [{ child, since }];
    }),
  );
  const [first] = firsts.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
  return first?.child ?? null;
}

type DeskCalls = Awaited<ReturnType<typeof readDeskCalls>>;

/** The latest calls of all desks in each size; none where the command expects nothing of them. */
async function readDeskCalls(
  { store }: Deps,
  { children }: Family,
  { expectedCounter, expectedTicket }: CallFamilyCommand,
) {
  if (expectedCounter === null && expectedTicket === undefined) return [];
  const figures = await store.figures.read(children.map(({ counter }) => counter.id));
  return children.flatMap(({ queue, counter: { id: counterId } }) => {
    const ofSize = figures.get(counterId);
    const calls = ofSize ? presentDeskCalls(queue, ofSize) : [];
    return calls.map((call) => ({ ...call, counterId }));
  });
}

const isOfDesk =
  ({ deskId = null }: CallFamilyCommand) =>
  ({ desk }: DeskCalls[number]) =>
    (desk?.id ?? null) === deskId;

/**
 * Whether the desk has called since its manager saw the ticket that was expected. Numbers of several sizes are not in one
 * order, so the instants of the calls are compared.
 */
function isLate(calls: DeskCalls, command: CallFamilyCommand): boolean {
  const { expectedCounter, expectedTicket } = command;
  if (expectedCounter === null && expectedTicket === undefined) return false;
  const instantOf = (some: DeskCalls) =>
    Math.max(0, ...some.map(({ calledAt }) => Date.parse(calledAt)));
  const seen = calls.filter(({ counter, ticketValue }) =>
    expectedTicket === undefined ? counter === expectedCounter : ticketValue === expectedTicket,
  );
  return instantOf(calls.filter(isOfDesk(command))) > instantOf(seen);
}

/** The number that the desk called last in one size; 0 before its first. */
function ownNumber(
  calls: DeskCalls,
  command: CallFamilyCommand,
  { counterId }: { counterId: number },
): number {
  const own = calls.filter(isOfDesk(command)).find((call) => call.counterId === counterId);
  return own?.counter ?? 0;
}
