import type { DailyCounter, Desk, Queue } from '@turno/shared-types';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { sortTabsAtom } from '../open-queue.ts';
import { actionStateAtom, changeDayAtom, runningOnAtom, shownAtom } from './action-atoms.ts';
import {
  type CallCommand,
  type CalledCounter,
  type CounterRef,
  callNext,
  type SentCommand,
  unansweredCommand,
  withCommand,
  withoutCommands,
} from './commands.ts';
import { nextTicketOf } from './next-state.ts';
import { type PredictedCall, predictedCall } from './predicted-call.ts';

/** One size of a multi-queue; `null` is all of them, and any other queue. */
export type Size = ChildQueue | null;
type ChildQueue = NonNullable<Queue['childQueues']>[number];

/** The target of a call: a day of a queue; in a multi-queue one size or all; at a show also the number of people. */
type CallTarget = {
  queue: Pick<Queue, 'multiQueue'>;
  counter: DailyCounter;
  size: Size;
  paxCount?: number;
};

/** Outcome of a call. */
export type CallOutcome =
  | { kind: 'called'; ticket: string; desk: string | null; tickets: string[]; people: number }
  /** The command called nobody, because another tab of the desk had called; the desk serves this ticket. */
  | { kind: 'moved-on'; ticket: string }
  /** The same, but the ticket has left the desk since: it was set aside, put back or moved. */
  | { kind: 'served-nobody' }
  /** The result is unknown; the next press sends the same command again. */
  | { kind: 'unanswered' }
  | { kind: 'failed'; error: unknown };

const pendingAtom = atom<readonly SentCommand[]>([]);

/** Whether the offered call was sent before and never answered. */
export const isUnansweredAtom = atom((get) => {
  const { queue, counter } = get(shownAtom);
  const sizes = [null, ...(queue.childQueues ?? [])];
  const commands = sizes.map((size) => commandOf({ queue, counter, size }, get(deskAtom)));
  return (
    !get(actionStateAtom).calling &&
    commands.some((command) => unansweredCommand(get(pendingAtom), command) !== null)
  );
});

/** The prediction for a call that is running; the answer of the services replaces it. */
export const predictedCallAtom = atom<PredictedCall | null>(null);

/**
 * MER-016, QUE-044: calls the next ticket, at a multi-queue over all sizes or of one (S-11). Retries carry the same
 * idempotency key until the services answer (QUE-049).
 */
export const callNextAtom = atom(null, async (get, set, size: Size) => {
  const { ref, queue, counter } = get(shownAtom);
  set(predictedCallAtom, predictedCall(counter, size));
  try {
    return await set(sendCallAtom, ref, { queue, counter, size });
  } finally {
    set(predictedCallAtom, null);
  }
});

/** Sends a call for a day of a queue; `null` while another one for that day is running. */
export const sendCallAtom = atom(
  null,
  async (get, set, ref: CounterRef, target: CallTarget): Promise<CallOutcome | null> => {
    if (get(runningOnAtom)('calling', ref.counterId)) return null;
    const { counter, size } = target;
    const wanted = nextTicketOf(size?.queue_daily_counters[0] ?? counter);
    const desk = get(deskAtom);
    const command = commandOf(target, desk);
    const sent = unansweredCommand(get(pendingAtom), command) ?? {
      ...command,
      key: newIdempotencyKey(),
    };
    set(pendingAtom, (pending) => withCommand(pending, sent));
    try {
      const http = get(httpAtom);
      const changed = await set(changeDayAtom, ref, 'calling', (day) => callNext(http, day, sent));
      set(pendingAtom, (pending) => withoutCommands(pending, command));
      set(sortTabsAtom);
      return changed && outcomeOf(changed, wanted, desk);
    } catch (error) {
      if (error instanceof CallError && isOutcomeUnknown(error.status))
        return { kind: 'unanswered' };
      set(pendingAtom, (pending) => withoutCommands(pending, command));
      return { kind: 'failed', error };
    }
  },
);

/**
 * A desk expects its own latest number, so that calls of other desks do not change the command and a retry repeats it exactly.
 */
function commandOf({ queue, counter, size, paxCount }: CallTarget, desk: Desk | null): CallCommand {
  const own = callOfDesk(counter, desk);
  return {
    counterId: counter.id,
    expectedCounter: counter.latestCalls ? (own?.highest ?? own?.counter ?? 0) : counter.counter,
    deskId: desk?.id ?? null,
    ...(paxCount === undefined ? {} : { paxCount }),
    ...(queue.multiQueue
      ? { expectedTicket: own?.ticketValue ?? null, childQueueId: size?.id ?? null }
      : {}),
  };
}

/** S-15: what this command did. Services of an older release only return what the queue serves. */
function outcomeOf(changed: CalledCounter, wanted: string, desk: Desk | null): CallOutcome {
  const { calledTicket, calledTickets, currentTicket } = changed;
  if (calledTicket) {
    const { ticketValue, desk: calling } = calledTicket;
    const all = calledTickets ?? [calledTicket];
    const tickets = all.map((each) => each.ticketValue);
    const people = all.reduce((sum, each) => sum + each.paxCount, 0);
    return { kind: 'called', ticket: ticketValue, desk: calling?.name ?? null, tickets, people };
  }
  const own = callOfDesk(changed, desk);
  const ofDesk = own?.ended ? null : own?.ticketValue;
  if (calledTicket === undefined) {
    const ticket = ofDesk ?? currentTicket ?? wanted;
    return ticket === wanted
      ? { kind: 'called', ticket, desk: null, tickets: [ticket], people: 1 }
      : { kind: 'moved-on', ticket };
  }
  const ticket = changed.latestCalls ? ofDesk : currentTicket;
  return ticket ? { kind: 'moved-on', ticket } : { kind: 'served-nobody' };
}
