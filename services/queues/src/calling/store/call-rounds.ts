import type { CounterRecord } from '../../queue-days/index.ts';
import { callPosition, type TicketRecord } from '../../tickets/index.ts';
import { mayFollow } from '../rules/group-call.ts';
import { type Call, calledTicket } from './call-batch.ts';
import type { CallSteps } from './call-steps.ts';
import type { LastCall } from './desk-chains.ts';

/**
 * The call of the next ticket. If it expects no number, it follows whichever call its desk made before; `callAfter` is not
 * used.
 */
export type CallCommand = Omit<Call, 'ticket'> & {
  counterId: number;
  /** Reads the counter after its highest number certainly has its ticket, so that no ticket is skipped. */
  readCounter: () => Promise<Pick<CounterRecord, 'lastNumber' | 'returns'>>;
  /** S-21: completes the move that brought a ticket here; afterwards the ticket can be called, or is removed. */
  finishArrival: (arriving: TicketRecord) => Promise<void>;
  /** Whether the same write also updates the counter; what the ticket held is released later, in the background. */
  withEffects: boolean;
  /** Whether webhooks receive the call. */
  hasWebhooks?: boolean;
};
export type Called =
  | { kind: 'called'; ticket: TicketRecord; hasEffects: boolean }
  | { kind: 'none-waiting' }
  /** The next ticket must be called separately from what the command called before (S-03). */
  | { kind: 'apart' }
  /** The cached state was outdated, the command was applied before, or another command of its desk was faster. */
  | { kind: 'beaten' };

/** The state of a counter that this process caches. */
export type CallingState = {
  /**
   * The tickets that are called next. No new ticket can come before them, so a call only checks that its ticket still waits and
   * that none has come back since (S-21).
   */
  front: TicketRecord[];
  /** How many tickets had come back to wait before these were read. */
  returns: number;
  /** The latest call of each desk, by its id; 0 is the desk without a name. */
  lastCalls: Map<number, LastCall>;
};

const FRONT_SIZE = 25;
/** How often commands of other processes may be faster before these give up. */
const ROUNDS = 10;

/** Calls a ticket for each command, in order. A round ends where the cached state turns out to be outdated. */
export async function callTogether(
  steps: CallSteps,
  state: CallingState,
  commands: readonly CallCommand[],
): Promise<Called[]> {
  const results: Called[] = [];
  for (let round = 0; round < ROUNDS && results.length < commands.length; round += 1) {
    const rest = commands.slice(results.length);
    results.push(...(await callRound(steps, state, rest)));
  }
  return commands.map((_command, index) => results[index] ?? { kind: 'beaten' });
}

/** The results of the first commands, as far as one write decides them. */
async function callRound(
  steps: CallSteps,
  state: CallingState,
  commands: readonly CallCommand[],
): Promise<Called[]> {
  await fillFront(steps, state, commands);
  await fillLastCalls(steps, state, commands);
  const inOrder = callsInOrder(state, commands);
  const apart = inOrder.findIndex(isApart);
  const calls = apart < 0 ? inOrder : inOrder.slice(0, apart);
  const withEffects = commands.every((command) => command.withEffects);
  const hasWebhooks = commands.some((command) => command.hasWebhooks);
  const { returns } = state;
  const options = { withEffects, hasWebhooks, returns };
  const count = calls.length > 0 ? await steps.write(calls, options) : 0;
  const done = calls.slice(0, count);
  for (const each of done) state.lastCalls.set(deskOf(each), lastCallOf(each));
  state.front = state.front.slice(count);
  const called = done.map((call): Called => {
    // A write that stopped early has not updated the counter, even for the calls before the stop.
    const hasEffects = withEffects && count === calls.length;
    return { kind: 'called', ticket: calledTicket(call), hasEffects };
  });
  const failed = inOrder[count];
  if (!failed) {
    const others = commands.slice(count);
    return [...called, ...others.map((): Called => ({ kind: 'none-waiting' }))];
  }
  state.front = [];
  // Another process may have called for its desk; the next commands follow that call.
  state.lastCalls.delete(deskOf(failed));
  await fillFront(steps, state, commands.slice(count));
  // If its ticket still waits and none came back, the command itself was rejected.
  const isRejected =
    state.returns === returns && state.front.some(({ id }) => id === failed.ticket.id);
  if (!isRejected) return called;
  return [...called, { kind: count === apart ? 'apart' : 'beaten' }];
}

/** Whether another command has to call this ticket (S-21). */
function isApart({ ticket, before }: Call): boolean {
  return before !== undefined && !mayFollow(ticket, before);
}

/**
 * The next tickets, one for each command. Commands of one desk that expect no number follow each other within the write, so
 * that they do not compete for the position after the same call (S-20).
 */
function callsInOrder({ front, lastCalls }: CallingState, commands: readonly CallCommand[]) {
  const latest = new Map(lastCalls);
  return front.slice(0, commands.length).flatMap((ticket, index) => {
    const command = commands[index];
    if (!command) return [];
    const last = isInAnyOrder(command) ? latest.get(deskOf(command)) : undefined;
    const call = { ...command, ticket, ...(last ? { callAfter: last.position } : {}) };
    latest.set(deskOf(call), lastCallOf(call));
    return [call];
  });
}

/** Reads the unknown last calls of desks whose commands expect no number. */
async function fillLastCalls(
  steps: CallSteps,
  { lastCalls }: CallingState,
  commands: readonly CallCommand[],
): Promise<void> {
  const desks = new Map(commands.filter(isInAnyOrder).map((each) => [deskOf(each), each]));
  const unknown = [...desks].filter(([id]) => !lastCalls.has(id));
  await Promise.all(
    unknown.map(async ([id, { counterId, desk }]) => {
      lastCalls.set(id, await steps.findLastCall(counterId, desk?.id ?? null));
    }),
  );
}

const deskOf = ({ desk }: Pick<Call, 'desk'>) => desk?.id ?? 0;
const isInAnyOrder = ({ callExpected }: Pick<Call, 'callExpected'>) => callExpected === null;

function lastCallOf({ ticket: { number }, callAfter }: Call): LastCall {
  return { number, position: callPosition({ number, callAfter }) };
}

/** Reads the next waiting tickets, unless enough for these commands are known. */
async function fillFront(
  steps: CallSteps,
  state: CallingState,
  commands: readonly CallCommand[],
): Promise<void> {
  const [first] = commands;
  if (!first || state.front.length >= commands.length) return;
  const size = Math.max(FRONT_SIZE, commands.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { lastNumber: upTo, returns = 0 } = await first.readCounter();
    const next = { counterId: first.counterId, upTo, limit: size, returns };
    const front = await steps.findNext(next);
    // Tickets that came back to wait have left the chain of their desk.
    if (state.returns !== returns) state.lastCalls.clear();
    state.returns = returns;
    const due = front.slice(0, commands.length).filter((ticket) => ticket.arriving);
    if (due.length === 0) {
      // A ticket that arrives further back is read again when it is due.
      const arriving = front.findIndex((ticket) => ticket.arriving);
      state.front = arriving < 0 ? front : front.slice(0, arriving);
      return;
    }
    for (const ticket of due) await first.finishArrival(ticket);
  }
  throw new Error(`The next tickets of counter ${first.counterId} keep changing.`);
}
