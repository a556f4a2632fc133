import { ApiError } from '@turno/kit';
import { randomKey } from '../../core/index.ts';
import { presentDeskCalls } from '../../figures/index.ts';
import type { Deps } from '../deps.ts';
import { type CallNextCommand, type CallNextResult, callIdOf, callNext } from './call-next.ts';
import { callLongestWaiting, type Family } from './family-turn.ts';

export type CallFamilyCommand = Omit<CallNextCommand, 'isMoving'> & {
  /** The size to call from; `null` calls the ticket that has waited longest over all sizes. */
  childQueueId: number | null;
  /** The ticket that the desk served as its manager saw it, `null` for none; absent where `expectedCounter` counts. */
  expectedTicket?: string | null | undefined;
};

/**
 * Calls from a multi-queue (S-11): the ticket that has waited longest over its sizes, or the next of one size. Of the
 * commands that a desk sends after one call, whatever sizes they name, one calls (S-20).
 */
export async function callFamily(deps: Deps, command: CallFamilyCommand): Promise<CallNextResult> {
  const family = await loadFamily(deps, command);
  const { childQueueId, expectedCounter, expectedTicket } = command;
  const child = family.children.find(({ queue }) => queue.id === childQueueId);
  if (childQueueId !== null && !child) throw new ApiError('queue_not_found');
  const idempotencyKey = command.idempotencyKey ?? randomKey();
  if (child && expectedTicket === undefined) {
    // The number that is expected is one of this size, whose own calls of the desk exclude a second command.
    const size = { queueId: child.queue.id, counterId: child.counter.id };
    return callNext(deps, { ...command, ...size, idempotencyKey });
  }
  const callId = callIdOf(command.userId, idempotencyKey);
  if (command.idempotencyKey !== null) await claimKey(deps, callId, family);
  const isExpecting = expectedCounter !== null || expectedTicket !== undefined;
  const calls = isExpecting ? await readDeskCalls(deps, family) : [];
  const after = latestInstant(calls.filter(isExpected(command)));
  const isLate = isExpecting && latestInstant(calls.filter(isOfDesk(command))) > after;
  const isNew = isLate && !(await deps.store.calls.findByCommand(callId));
  const exclusionKey = isExpecting ? `${command.deskId ?? 0}|${after}` : null;
  const turn = { family, sizes: child ? [child] : family.children, callId, exclusionKey };
  const called = isNew
    ? null
    : await callLongestWaiting(deps, turn, { ...command, idempotencyKey });
  const { merchant, children } = family;
  return called ?? { merchant, queue: children[0]?.queue ?? null, tickets: [] };
}

/** Throws when the key of this command was used for another one. */
async function claimKey(
  { store: { calls }, now }: Deps,
  callId: string,
  { parent: { id: counterId } }: Family,
): Promise<void> {
  if (await calls.claim(callId, { counterId, at: now() })) return;
  if ((await calls.findClaim(callId)) !== counterId) throw new ApiError('idempotency_key_reused');
}

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

type DeskCalls = Awaited<ReturnType<typeof readDeskCalls>>;

/** The latest calls of all desks in each size. */
async function readDeskCalls({ store }: Deps, { children }: Family) {
  const figures = await store.figures.read(children.map(({ counter }) => counter.id));
  return children.flatMap(({ queue, counter }) => {
    const ofSize = figures.get(counter.id);
    return ofSize ? presentDeskCalls(queue, ofSize) : [];
  });
}

const isOfDesk =
  ({ deskId = null }: CallFamilyCommand) =>
  ({ desk }: DeskCalls[number]) =>
    (desk?.id ?? null) === deskId;

const isExpected =
  ({ expectedCounter, expectedTicket }: CallFamilyCommand) =>
  ({ counter, ticketValue }: DeskCalls[number]) =>
    expectedTicket === undefined ? counter === expectedCounter : ticketValue === expectedTicket;

/** Numbers of several sizes are not in one order, so the instants of their calls are compared; 0 where there are none. */
function latestInstant(calls: DeskCalls): number {
  return Math.max(0, ...calls.map(({ calledAt }) => Date.parse(calledAt)));
}
