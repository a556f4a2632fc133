import type { Ticket } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { atomFamily } from '@turno/shared-ui/query';
import { safeStorage } from '@turno/shared-ui/session';
import { atom, useAtomValue } from 'jotai';
import type { LineUpRequest, QueueRef } from './line-up-request.ts';
import { type LineUpProblem, lineUpProblem, sendLineUp } from './send-line-up.ts';
import {
  lineUpName,
  readUnanswered,
  removeUnanswered,
  storeUnanswered,
  type UnansweredRequest,
} from './unanswered-request.ts';

/** How far a line-up is: idle, in one of the steps of IDN-024, or failed. */
export type LineUpState =
  | { step: 'idle' | RunningStep }
  | {
      step: 'failed';
      problem: 'unanswered' | 'rejected';
      /** `null` when a reload cut the request off. */
      error: unknown;
      request: LineUpRequest;
    };
type RunningStep = 'checking' | 'signing-up' | 'taking';

const storageAtom = atom(() => safeStorage(() => window.sessionStorage));

const stateAtomFor = atomFamily((name: string) => {
  const sinceLoadAtom = atom<LineUpState | null>(null);
  // A rejection is the answer to one visit of a screen: what was refused then may be possible at the next one.
  sinceLoadAtom.onMount = (set) => {
    const endRefusal = () => set((state) => (isRefused(state) ? { step: 'idle' } : state));
    endRefusal();
    return endRefusal;
  };
  return atom(
    (get) => get(sinceLoadAtom) ?? stateAtLoad(readUnanswered(get(storageAtom), name)),
    (_get, set, state: LineUpState) => set(sinceLoadAtom, state),
  );
});

/** A request that a reload cut off has failed without an answer. */
function stateAtLoad(unanswered: UnansweredRequest | null): LineUpState {
  if (!unanswered) return { step: 'idle' };
  return { step: 'failed', problem: 'unanswered', error: null, request: unanswered.request };
}

function isRefused(state: LineUpState | null): boolean {
  return state?.step === 'failed' && state.problem === 'rejected';
}

/**
 * The state of a queue's last line-up, also of one before a reload, with a rejection as long as a screen shows it; each show
 * of an event has its own.
 */
export function lineUpStateAtomFor(queue: QueueRef) {
  return stateAtomFor(lineUpName(queue));
}

/** The state of the last line-up, apart from what starts one, so that a step renders only what shows it. */
export function useLineUpState(queue: QueueRef): { state: LineUpState; isPending: boolean } {
  const state = useAtomValue(lineUpStateAtomFor(queue));
  return { state, isPending: state.step !== 'idle' && state.step !== 'failed' };
}

/** CON-025: whether the services said that the allowance is used up; a retry will not help. */
export function isLimitReached(state: LineUpState): boolean {
  if (state.step !== 'failed' || !(state.error instanceof CallError)) return false;
  return state.error.code === 'max_tickets' || state.error.code === 'max_tickets_category';
}

/** The request that may be sent again as it was: nobody knows whether it took a number. `null` when there is none. */
export function unansweredOf(state: LineUpState): LineUpRequest | null {
  return state.step === 'failed' && state.problem === 'unanswered' ? state.request : null;
}

/**
 * Ends the unanswered request of a queue whose ticket is known by now: a retry would only find it again. A rejection stays: the
 * ticket may be known only because the services said that there is one (ERR-009).
 */
export const endUnansweredAtom = atom(null, (get, set, queue: QueueRef) => {
  const stateAtom = lineUpStateAtomFor(queue);
  if (unansweredOf(get(stateAtom))) set(stateAtom, { step: 'idle' });
  removeUnanswered(get(storageAtom), queue);
});

/** Ends the rejection of a person whose allowance may be another one by now. */
export const endLimitAtom = atom(null, (get, set, queue: QueueRef) => {
  const stateAtom = lineUpStateAtomFor(queue);
  if (isLimitReached(get(stateAtom))) set(stateAtom, { step: 'idle' });
});

/** What differs between a visitor who takes a number and staff who add a customer (QUE-052). */
export type LineUpPlan = {
  scope: 'public' | 'private';
  /** What has to come first: a visitor's bot check and guest account. */
  before?: { step: RunningStep; run: (onStep: (step: RunningStep) => void) => Promise<void> };
  /** Receives the new ticket before the state is idle again. */
  onTicket: (ticket: Ticket) => void;
  /** Loads the ticket that this person turns out to have, before the state is idle again. */
  onExisting: () => Promise<void>;
};

/** `null`: another line-up of the queue is running. */
export type LineUpResult = { ticket: Ticket } | { problem: LineUpProblem } | null;

/** Takes a number under one idempotency key, once at a time for each queue. */
export const lineUpAtom = atom(
  null,
  async (
    get,
    set,
    queue: QueueRef,
    request: LineUpRequest,
    plan: LineUpPlan,
  ): Promise<LineUpResult> => {
    const stateAtom = lineUpStateAtomFor(queue);
    const { step } = get(stateAtom);
    if (step !== 'idle' && step !== 'failed') return null;
    const onStep = (next: RunningStep) => set(stateAtom, { step: next });
    onStep(plan.before?.step ?? 'taking');
    await afterPaint();
    const storage = get(storageAtom);
    const { key } = storeUnanswered(storage, queue, { request, newKey: newIdempotencyKey() });
    try {
      await plan.before?.run(onStep);
      onStep('taking');
      const { scope } = plan;
      const ticket = await sendLineUp(get(httpAtom), {
        scope,
        queue,
        request,
        idempotencyKey: key,
      });
      removeUnanswered(storage, queue);
      plan.onTicket(ticket);
      set(stateAtom, { step: 'idle' });
      return { ticket };
    } catch (error) {
      const problem: LineUpProblem = error instanceof CallError ? lineUpProblem(error) : 'rejected';
      if (problem !== 'unanswered') removeUnanswered(storage, queue);
      if (problem === 'existing') {
        await plan.onExisting();
        set(stateAtom, { step: 'idle' });
      } else set(stateAtom, { step: 'failed', problem, error, request });
      return { problem };
    }
  },
);

/** A hidden page draws no frames: work waits for one at most this long. */
const FRAME_WAIT_MS = 100;

/** Resolves once the next frame has been painted, so that a press shows its effect before work begins. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FRAME_WAIT_MS);
    // The timer's task runs after the frame.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
