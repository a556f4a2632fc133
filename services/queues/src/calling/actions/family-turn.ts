import { ApiError, backOffMs } from '@turno/kit';
import { finishPendingTickets } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import type { TakenTurn, TurnState } from '../store/turn-document.ts';
import type { CallNextCommand } from './call-context.ts';
import { type CallNextResult, callNext } from './call-next.ts';
import type { BeforeAt } from './call-one-by-one.ts';

/** A multi-queue and its children on one day. */
export type Family = { merchant: MerchantRecord; parent: CounterRecord; children: Child[] };
type Child = { queue: QueueRecord; counter: CounterRecord };

export type FamilyTurn = {
  family: Family;
  /** The children to call from. */
  sizes: readonly Child[];
  /** The id of the command on the ticket that it calls. */
  callId: string;
  /** The key that a desk's commands after the same call share, so that only one of them calls; `null` excludes none. */
  exclusionKey: string | null;
  /** Returns the previous call of the same command at a counter. */
  beforeAt?: BeforeAt;
};
type Command = CallNextCommand & { idempotencyKey: string };

const ATTEMPTS = 120;
/** How often a command waits for a rival of its desk before it takes over, because the rival's process may have died. */
const PATIENCE = 40;
const PAUSE_MS = 25;
/** Error codes of a child in which this command called no ticket. */
const NO_CALL_CODES = ['no_tickets_in_queues', 'queue_closed'];

/** The outcome of an attempt: the result, or the reason for another attempt. */
type Outcome =
  | { kind: 'done'; result: CallNextResult | null }
  /** Another process took its turn first. */
  | { kind: 'beaten' }
  /** Another command of its desk has the turn and has not called yet. */
  | { kind: 'waiting'; state: TurnState }
  | { kind: 'again' };

/**
 * Calls the ticket that has waited longest over some sizes. A command is sent to one child at a time and revoked there before
 * it is sent to another, so that it calls only once. Returns `null` when another command of its desk has called. Commands
 * within one process run in sequence, so that each sees the effects of those before it.
 */
export async function callLongestWaiting(
  deps: Deps,
  turn: FamilyTurn,
  command: Command,
): Promise<CallNextResult | null> {
  const { familyTurns, steps } = deps.store;
  const turnId = turn.family.parent.id;
  let beaten = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const outcome = await familyTurns.inOrder(turnId, () => attemptTurn(deps, turn, command));
    if (outcome.kind === 'done') return outcome.result;
    if (outcome.kind === 'beaten') {
      await steps.pause(backOffMs(beaten));
      beaten += 1;
    }
    if (outcome.kind === 'waiting') {
      if (attempt < PATIENCE) await steps.pause(PAUSE_MS);
      else await supersede(deps, turn, outcome.state);
    }
  }
  throw new ApiError('service_unavailable');
}

async function attemptTurn(deps: Deps, turn: FamilyTurn, command: Command): Promise<Outcome> {
  const { family, callId } = turn;
  const { calls, familyTurns } = deps.store;
  const [state, known] = await Promise.all([
    familyTurns.read(family.parent.id),
    calls.findByCommand(callId),
  ]);
  const mine = state.commands.find(({ commandId }) => commandId === callId);
  const child = turn.sizes.find(({ queue, counter }) =>
    known ? counter.id === known.counterId : queue.id === mine?.queueId,
  );
  if (known && !child) throw new ApiError('idempotency_key_reused');
  if (child) {
    const again = { ...inGroup(turn, child, command), isRepeated: known !== null };
    const result = await callFrom(deps, child, again);
    if (result) return { kind: 'done', result };
    // A copy of this command may still be about to call there, which must not happen after this one goes to another child.
    if (!(await calls.revoke(child.counter.id, callId))) return { kind: 'again' };
  }
  const rival = mine ? 'none' : await stateOfRival(deps, turn, state);
  if (rival === 'called') return { kind: 'done', result: null };
  if (rival === 'waiting') return { kind: 'waiting', state };
  return takeTurn(deps, turn, command, { state, isRetaken: mine !== undefined });
}

/** Takes the turn for the child whose first ticket has waited longest, and calls there. */
async function takeTurn(
  deps: Deps,
  turn: FamilyTurn,
  command: Command,
  { state, isRetaken }: { state: TurnState; isRetaken: boolean },
): Promise<Outcome> {
  const { family, callId, exclusionKey } = turn;
  const { calls, familyTurns } = deps.store;
  const turnId = family.parent.id;
  const revoked = isRetaken ? await calls.findRevokedCounters(callId) : [];
  const open = turn.sizes.filter(({ counter }) => !revoked.includes(counter.id));
  const next = await longestWaiting(deps, open);
  if (!next) {
    // A copy of this command may have called the last ticket of another child meanwhile.
    if (isRetaken && (await calls.findByCommand(callId))) return { kind: 'again' };
    // People may join before the desk sends its next command, which must not find this one as a rival.
    if (isRetaken) await familyTurns.drop(turnId, state, callId);
    throw new ApiError(family.parent.closed ? 'queue_closed' : 'no_tickets_in_queues');
  }
  const change = isRetaken ? familyTurns.retake : familyTurns.take;
  const served = { queueId: next.queue.id, served: 1 };
  const taken = {
    commandId: callId,
    queueId: next.queue.id,
    ...(exclusionKey ? { exclusionKey, press: exclusionKey } : {}),
  };
  // The next read shows which command was faster, and where each was sent.
  if (!(await change(turnId, state, served, taken))) return { kind: 'beaten' };
  const result = await callFrom(deps, next, inGroup(turn, next, command));
  return result ? { kind: 'done', result } : { kind: 'again' };
}

function rivalOf({ callId, exclusionKey }: FamilyTurn, { commands }: TurnState) {
  if (exclusionKey === null) return undefined;
  const isRival = ({ commandId, press, exclusionKey: key = press }: TakenTurn) =>
    key === exclusionKey && commandId !== callId;
  return commands.find(isRival);
}

/** The state of a rival: another command of the desk after the same call. A rival whose call was taken back does not count. */
async function stateOfRival(deps: Deps, turn: FamilyTurn, state: TurnState) {
  const rival = rivalOf(turn, state);
  if (!rival) return 'none';
  const called = await deps.store.calls.findByCommand(rival.commandId);
  if (!called) return 'waiting';
  return called.isPast ? 'none' : 'called';
}

/** Takes the turn from a rival, unless the rival calls before it is revoked. */
async function supersede(deps: Deps, turn: FamilyTurn, state: TurnState): Promise<void> {
  const rival = rivalOf(turn, state);
  const child = turn.family.children.find(({ queue }) => queue.id === rival?.queueId);
  if (!rival || !child) return;
  const { calls, familyTurns } = deps.store;
  if (!(await calls.revoke(child.counter.id, rival.commandId))) return;
  await familyTurns.drop(turn.family.parent.id, state, rival.commandId);
}

function inGroup({ beforeAt }: FamilyTurn, { counter }: Child, command: Command): Command {
  return { ...command, before: beforeAt?.(counter.id) };
}

/** The tickets that this command calls in a child; `null` when no ticket waits there. */
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
      const first = await store.ticketLists.findFirstWaiting(child.counter.id);
      return first ? [{ child, since: first.waitsSince ?? first.createdAt }] : [];
    }),
  );
  const [first] = firsts.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
  return first?.child ?? null;
}
