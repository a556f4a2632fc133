import type { DailyCounter, Desk, Queue } from '@turno/shared-types';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { atom, type Getter, type Setter } from 'jotai';
import {
  merchantAtom,
  putCounterAtom,
  queueAtom,
  refreshAtom,
} from '../../shared/merchant-atoms.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import {
  type CallCommand,
  type CalledCounter,
  type CounterRef,
  callNext,
  closeQueue,
  pauseQueue,
  type SentCommand,
  sendAway,
  unansweredCommand,
  withCommand,
  withoutCommands,
} from './commands.ts';
import { nextTicketOf } from './next-state.ts';

/** One size of a multi-queue; `null` is all of them, and any other queue. */
export type Size = ChildQueue | null;
type ChildQueue = NonNullable<Queue['childQueues']>[number];
type CallTarget = { queue: Queue; counter: DailyCounter; size: Size };
type Action = 'calling' | 'commanding' | 'pausing' | 'closing' | 'sending-away';

/** Outcome of a call. */
export type CallOutcome =
  | { kind: 'called'; ticket: string; desk: string | null }
  /** This desk had called already: it serves another number than the button named. */
  | { kind: 'moved-on'; ticket: string; wanted: string }
  /** The result is unknown; the next press sends the same command again. */
  | { kind: 'unanswered' }
  | { kind: 'failed'; error: unknown };

const shownAtom = atom((get) => {
  const merchant = get(merchantAtom);
  const queue = get(queueAtom);
  const counter = queue?.queue_daily_counters[0];
  if (!merchant || !queue || !counter) throw new Error('no queue is shown');
  const ref = { merchantId: merchant.id, queueId: queue.id, counterId: counter.id };
  return { ref, queue, counter };
});

const runningAtom = atom<readonly string[]>([]);

/** Which actions run on the shown queue; actions on other queues run independently. */
export const actionStateAtom = atom((get) => {
  const id = get(queueAtom)?.queue_daily_counters[0]?.id;
  const isRunning = (action: Action) => get(runningAtom).includes(`${action} ${id}`);
  return {
    calling: isRunning('calling'),
    commanding: isRunning('commanding'),
    pausing: isRunning('pausing'),
    closing: isRunning('closing'),
    sendingAway: isRunning('sending-away'),
  };
});

/** Runs one action on the shown queue, one at a time. After a failure it refetches the queue and rethrows. */
export const changeAtom = atom(
  null,
  async <C extends DailyCounter>(
    get: Getter,
    set: Setter,
    action: Action,
    change: (ref: CounterRef) => Promise<C>,
  ) => {
    const { ref } = get(shownAtom);
    const name = `${action} ${ref.counterId}`;
    if (get(runningAtom).includes(name)) return null;
    set(runningAtom, (running) => [...running, name]);
    try {
      const changed = await change(ref);
      set(putCounterAtom, changed);
      return changed;
    } catch (error) {
      set(refreshAtom);
      throw error;
    } finally {
      set(runningAtom, (running) => running.filter((each) => each !== name));
    }
  },
);

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

/**
 * MER-016, QUE-044: calls the next ticket, at a multi-queue over all sizes or of one (S-11). Retries carry the same
 * idempotency key until the services answer (QUE-049).
 */
export const callNextAtom = atom(
  null,
  async (get, set, size: Size): Promise<CallOutcome | null> => {
    const { queue, counter } = get(shownAtom);
    if (get(actionStateAtom).calling) return null;
    const wanted = nextTicketOf(size?.queue_daily_counters[0] ?? counter);
    const command = commandOf({ queue, counter, size }, get(deskAtom));
    const sent = unansweredCommand(get(pendingAtom), command) ?? {
      ...command,
      key: newIdempotencyKey(),
    };
    set(pendingAtom, (pending) => withCommand(pending, sent));
    try {
      const http = get(httpAtom);
      const changed = await set(changeAtom, 'calling', (ref) => callNext(http, ref, sent));
      set(pendingAtom, (pending) => withoutCommands(pending, command));
      return changed && outcomeOf(changed, wanted);
    } catch (error) {
      if (error instanceof CallError && isOutcomeUnknown(error.status))
        return { kind: 'unanswered' };
      set(pendingAtom, (pending) => withoutCommands(pending, command));
      return { kind: 'failed', error };
    }
  },
);

/** QUE-043 */
export const pauseAtom = atom(null, (get, set, revert: boolean) =>
  set(changeAtom, 'pausing', (ref) => pauseQueue(get(httpAtom), ref, revert)),
);

/** QUE-042 */
export const closeAtom = atom(null, (get, set, revert: boolean) =>
  set(changeAtom, 'closing', (ref) => closeQueue(get(httpAtom), ref, revert)),
);

/** S-04: returns how many numbers it ended; `null` while another one is on its way. */
export const sendAwayAtom = atom(null, async (get, set): Promise<number | null> => {
  let count = 0;
  const changed = await set(changeAtom, 'sending-away', async (ref) => {
    const cleared = await sendAway(get(httpAtom), ref, newIdempotencyKey());
    count = cleared.sentAway;
    return cleared.counter;
  });
  return changed && count;
});

/** A desk expects the number that it called last itself: whatever other desks call meanwhile, a press is repeated as itself. */
function commandOf({ queue, counter, size }: CallTarget, desk: Desk | null): CallCommand {
  const own = callOfDesk(counter, desk);
  return {
    counterId: counter.id,
    expectedCounter: counter.latestCalls ? (own?.highest ?? own?.counter ?? 0) : counter.counter,
    deskId: desk?.id ?? null,
    ...(queue.multiQueue
      ? { expectedTicket: own?.ticketValue ?? null, childQueueId: size?.id ?? null }
      : {}),
  };
}

/** S-15: what this press did. Services of an older release only tell what the queue serves. */
function outcomeOf({ calledTicket, currentTicket }: CalledCounter, wanted: string): CallOutcome {
  if (calledTicket) {
    const { ticketValue, desk } = calledTicket;
    return { kind: 'called', ticket: ticketValue, desk: desk?.name ?? null };
  }
  const ticket = currentTicket ?? wanted;
  const isCalled = calledTicket === undefined && ticket === wanted;
  return isCalled ? { kind: 'called', ticket, desk: null } : { kind: 'moved-on', ticket, wanted };
}
