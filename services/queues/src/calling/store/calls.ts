import { createBatches, createCache } from '@turno/kit';
import type { CounterRecord } from '../../queue-days/index.ts';
import { callPosition, type TicketRecord } from '../../tickets/index.ts';
import { type Call, calledTicket } from './call-batch.ts';
import type { CallSteps } from './call-steps.ts';
import type { LastCall } from './desk-chains.ts';

export type CallCommand = Omit<Call, 'ticket'> & {
  counterId: number;
  /** Reads the counter once its highest number certainly has its ticket, so that no ticket is skipped. */
  readCounter: () => Promise<Pick<CounterRecord, 'lastNumber' | 'returns'>>;
  /** Whether what follows from the call is applied with it. */
  withEffects: boolean;
  /** Whether webhooks are to receive the call. */
  hasWebhooks?: boolean;
};
export type Called =
  | { kind: 'called'; ticket: TicketRecord; hasEffects: boolean }
  | { kind: 'none-waiting' }
  /** The cached state was old, the command was applied before, or another command of its desk was faster. */
  | { kind: 'beaten' };

/** What this process knows of a counter. */
type CallingState = {
  /**
   * The tickets that are called next. None can join before them, so that a call only checks that its ticket still waits, and
   * that none has come back since (S-21).
   */
  front: TicketRecord[];
  /** How often a ticket had come back to wait before they were read. */
  returns: number;
  /** What each desk called last, by its id; 0 is the desk without a name. */
  lastCalls: Map<number, LastCall>;
};

type Options = {
  steps: CallSteps;
  /** Learns of each called ticket. */
  record: (ticket: TicketRecord) => void;
  clock: () => number;
  /** How long commands wait for others during a burst, in ms. */
  gatherMs?: number;
};

const MAX_COUNTERS = 1_000;
const TTL_MS = 10_000;
const BATCH_SIZE = 50;
const FRONT_SIZE = 25;
const GATHER_MS = 1;
/** How often commands of other processes may be faster before these look again. */
const ROUNDS = 10;

/**
 * Calling tickets: one command one ticket, one call of a desk after another. Commands that arrive together at a counter
 * share one write, which takes effect only as far as what this process knows of the counter is true.
 */
export function createCalls({ steps, record, clock, gatherMs = GATHER_MS }: Options) {
  const states = createCache<number, CallingState>({
    name: 'calling',
    max: MAX_COUNTERS,
    ttlMs: TTL_MS,
    clock,
    load: async () => ({ front: [], returns: 0, lastCalls: new Map() }),
  });
  const call = createBatches<CallCommand, Called>(
    async (counterId, commands) => {
      let isCurrent = false;
      try {
        const called = await callTogether(steps, await states.get(counterId), commands);
        isCurrent = called.every(({ kind }) => kind !== 'beaten');
        for (const each of called) if (each.kind === 'called') record(each.ticket);
        return called;
      } finally {
        // A write that failed may have reached the database.
        if (!isCurrent) states.invalidate(counterId);
      }
    },
    { maxItems: BATCH_SIZE, gatherMs },
  );

  return {
    ...steps,
    /** Calls the next ticket. */
    call: (command: CallCommand) => call(command.counterId, command),
    /** What a desk called last as this process knows it; another process may have called for it since. */
    async peekLastCall(counterId: number, deskId: number | null): Promise<LastCall> {
      const { lastCalls } = await states.get(counterId);
      const known = lastCalls.get(deskId ?? 0);
      if (known) return known;
      const found = await steps.findLastCall(counterId, deskId);
      if (!lastCalls.has(deskId ?? 0)) lastCalls.set(deskId ?? 0, found);
      return found;
    },
    /** Another process may have called at this counter. */
    invalidate: states.invalidate,
    invalidateAll: states.invalidateAll,
  };
}

/** Calls a ticket for each command, in their order. A round ends where the state turns out to be old. */
async function callTogether(
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

/** The results of the first of some commands, as far as one write decides them. */
async function callRound(
  steps: CallSteps,
  state: CallingState,
  commands: readonly CallCommand[],
): Promise<Called[]> {
  await fillFront(steps, state, commands);
  const calls = state.front.slice(0, commands.length).flatMap((ticket, index) => {
    const command = commands[index];
    return command ? [{ ...command, ticket }] : [];
  });
  const withEffects = commands.every((command) => command.withEffects);
  const hasWebhooks = commands.some((command) => command.hasWebhooks);
  const { returns } = state;
  const options = { withEffects, hasWebhooks, returns };
  const count = calls.length > 0 ? await steps.write(calls, options) : 0;
  const done = calls.slice(0, count);
  for (const { desk, callAfter, ticket } of done) {
    const { number } = ticket;
    const position = callPosition({ number, callAfter });
    state.lastCalls.set(desk?.id ?? 0, { number, position });
  }
  state.front = state.front.slice(count);
  const called = done.map((call): Called => {
    // An early end leaves out what follows, also of the calls before it.
    const hasEffects = withEffects && count === calls.length;
    return { kind: 'called', ticket: calledTicket(call), hasEffects };
  });
  const failed = calls[count];
  if (!failed) {
    const others = commands.slice(count);
    return [...called, ...others.map((): Called => ({ kind: 'none-waiting' }))];
  }
  state.front = [];
  await fillFront(steps, state, commands.slice(count));
  // Where its ticket still waits and none came back, the command itself was rejected.
  const isBeaten =
    state.returns === returns && state.front.some(({ id }) => id === failed.ticket.id);
  return isBeaten ? [...called, { kind: 'beaten' }] : called;
}

/** Reads the next waiting tickets unless there are enough for some commands. */
async function fillFront(
  steps: CallSteps,
  state: CallingState,
  commands: readonly CallCommand[],
): Promise<void> {
  const [first] = commands;
  if (!first || state.front.length >= commands.length) return;
  const size = Math.max(FRONT_SIZE, commands.length);
  const { lastNumber, returns = 0 } = await first.readCounter();
  state.front = await steps.findNext({
    ...{ counterId: first.counterId, upTo: lastNumber },
    ...{ limit: size, returns },
  });
  state.returns = returns;
}
