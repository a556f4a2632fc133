import { ApiError } from '@turno/kit';
import { hashedKey, randomKey } from '../../core/index.ts';
import { presentDeskCalls } from '../../figures/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import type { CallNextCommand } from './call-context.ts';
import { callIdOf, callNext } from './call-next.ts';
import { callOneByOne } from './call-one-by-one.ts';
import { callLongestWaiting, type Family, type FamilyTurn } from './family-turn.ts';

export type CallFamilyCommand = Omit<CallNextCommand, 'isMoving'> & {
  /** The child queue to call from; `null` calls the ticket that has waited longest over all sizes. */
  childQueueId: number | null;
  /** The ticket that the desk served as its manager saw it, `null` for none; if absent, `expectedCounter` counts. */
  expectedTicket?: string | null | undefined;
};

/** The tickets that this command called, in order, and the queues to which they may belong. */
export type CallFamilyResult = {
  merchant: MerchantRecord;
  queues: QueueRecord[];
  tickets: TicketRecord[];
};

/**
 * Calls from a multi-queue (S-11): the tickets that have waited longest over its sizes, or the next of one size. Of the
 * commands that a desk sends after the same call, only one calls, whatever sizes they name (S-20).
 */
export async function callFamily(
  deps: Deps,
  command: CallFamilyCommand,
): Promise<CallFamilyResult> {
  const family = await loadFamily(deps, command);
  const { childQueueId, expectedTicket } = command;
  const child = family.children.find(({ queue }) => queue.id === childQueueId);
  if (childQueueId !== null && !child) throw new ApiError('queue_not_found');
  const ofKey = { ...command, idempotencyKey: command.idempotencyKey ?? randomKey() };
  const { merchant } = family;
  const queues = family.children.map(({ queue }) => queue);
  if (child && expectedTicket === undefined) {
    // The expected number belongs to this size, where the desk's own chain of calls excludes a second command.
    const size = { queueId: child.queue.id, counterId: child.counter.id };
    const { tickets } = await callNext(deps, { ...ofKey, ...size });
    return { merchant, queues, tickets };
  }
  const isOfBefore = command.idempotencyKey !== null && (await claimKey(deps, ofKey, family));
  const sizes = child ? [child] : family.children;
  const turn = await turnOf(deps, ofKey, { family, sizes });
  if (!turn) return { merchant, queues, tickets: [] };
  if (child || isOfBefore) {
    const called = await callLongestWaiting(deps, turn, ofKey);
    return { merchant, queues, tickets: called?.tickets ?? [] };
  }
  return { merchant, queues, tickets: await callOverSizes(deps, turn, ofKey) };
}

type OfKey = CallFamilyCommand & { idempotencyKey: string };

/** Calls one ticket after another, each from the size that has waited longest, until enough people are called. */
async function callOverSizes(
  deps: Deps,
  turn: FamilyTurn,
  { paxCount = null, ...command }: OfKey,
): Promise<TicketRecord[]> {
  const called = await callOneByOne(paxCount, async ({ index, beforeAt }) => {
    const isFirst = index === 0;
    const idempotencyKey = isFirst
      ? command.idempotencyKey
      : hashedKey(`${command.idempotencyKey}|${index}`);
    const callId = callIdOf(command.userId, idempotencyKey);
    const own = isFirst ? turn : { ...turn, callId, exclusionKey: null };
    const next = { ...command, idempotencyKey };
    const result = await callLongestWaiting(deps, { ...own, beforeAt }, next);
    const ticket = result?.tickets[0];
    return ticket ? { ticket } : null;
  });
  return called.map(({ ticket }) => ticket);
}

/** The turn that a command takes, with the key that excludes rivals; `null` when its desk has called since. */
async function turnOf(
  deps: Deps,
  command: OfKey,
  { family, sizes }: Pick<FamilyTurn, 'family' | 'sizes'>,
): Promise<FamilyTurn | null> {
  const { expectedCounter, expectedTicket, deskId, userId, idempotencyKey } = command;
  const callId = callIdOf(userId, idempotencyKey);
  const isExpecting = expectedCounter !== null || expectedTicket !== undefined;
  if (!isExpecting) return { family, sizes, callId, exclusionKey: null };
  const calls = await readDeskCalls(deps, family);
  const after = latestInstant(calls.filter(isExpected(command)));
  const isLate = latestInstant(calls.filter(isOfDesk(command))) > after;
  if (isLate && !(await deps.store.calls.findByCommand(callId))) return null;
  return { family, sizes, callId, exclusionKey: `${deskId ?? 0}|${after}` };
}

/**
 * Claims the key of this command; throws when it was used for another one. Returns whether the previous release may have
 * claimed it. That release stored no number of people and called a group of one size, so the first ticket that it called shows
 * whether it is the same command (395).
 */
async function claimKey(
  { store: { calls }, now }: Deps,
  { userId, idempotencyKey, paxCount }: OfKey,
  { parent: { id: counterId } }: Family,
): Promise<boolean> {
  const callId = callIdOf(userId, idempotencyKey);
  const claim = { counterId, callPax: paxCount ?? null };
  if (await calls.claim(callId, { ...claim, at: now() })) return false;
  const found = await calls.findClaim(callId, now());
  const isOfBefore = found?.callPax === null && claim.callPax !== null;
  const isSame = isOfBefore || found?.callPax === claim.callPax;
  if (found?.counterId !== counterId || !isSame) throw new ApiError('idempotency_key_reused');
  return isOfBefore;
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

/** Numbers of different sizes have no common order, so the instants of their calls are compared; 0 if there are none. */
function latestInstant(calls: DeskCalls): number {
  return Math.max(0, ...calls.map(({ calledAt }) => Date.parse(calledAt)));
}
