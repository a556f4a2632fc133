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

/** The progress of a line-up: idle, in one of the steps of IDN-024, or failed. */
export type LineUpState =
  | { step: 'idle' | RunningStep }
  | {
      step: 'failed';
      problem: 'unanswered' | 'rejected';
      /** `null` when a reload interrupted the request. */
      error: unknown;
      request: LineUpRequest;
    };
type RunningStep = 'checking' | 'signing-up' | 'taking';

const storageAtom = atom(() => safeStorage(() => window.sessionStorage));

const stateAtomFor = atomFamily((name: string) => {
  const sinceLoadAtom = atom<LineUpState | null>(null);
  // A rejection lasts only while a screen shows it, because the same request may be possible at the next visit.
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

/** A request that a reload interrupted counts as failed and unanswered. */
function stateAtLoad(unanswered: UnansweredRequest | null): LineUpState {
  if (!unanswered) return { step: 'idle' };
  return { step: 'failed', problem: 'unanswered', error: null, request: unanswered.request };
}

function isRefused(state: LineUpState | null): boolean {
  return state?.step === 'failed' && state.problem === 'rejected';
}

/**
 * The state of a queue's last line-up, even of one before a reload. A rejection lasts only as long as a screen shows it. Each
 * show of an event has a state of its own.
 */
export function lineUpStateAtomFor(queue: QueueRef) {
  return stateAtomFor(lineUpName(queue));
}

/** The state of the last line-up. It is separate from the action, so that each step re-renders only what shows the state. */
export function useLineUpState(queue: QueueRef): { state: LineUpState; isPending: boolean } {
  const state = useAtomValue(lineUpStateAtomFor(queue));
  return { state, isPending: state.step !== 'idle' && state.step !== 'failed' };
}

/** CON-025: whether the services said that the allowance is used up; a retry will not help. */
export function isLimitReached(state: LineUpState): boolean {
  if (state.step !== 'failed' || !(state.error instanceof CallError)) return false;
  return state.error.code === 'max_tickets' || state.error.code === 'max_tickets_category';
}

/** The unanswered request, which may or may not have taken a number and can be retried unchanged; `null` if there is none. */
export function unansweredOf(state: LineUpState): LineUpRequest | null {
  return state.step === 'failed' && state.problem === 'unanswered' ? state.request : null;
}

/**
 * Ends the unanswered request of a queue whose ticket is known by now: a retry would only return the same ticket. A rejection
 * stays, because the ticket may be known only from that rejection (ERR-009).
 */
export const endUnansweredAtom = atom(null, (get, set, queue: QueueRef) => {
  const stateAtom = lineUpStateAtomFor(queue);
  if (unansweredOf(get(stateAtom))) set(stateAtom, { step: 'idle' });
  removeUnanswered(get(storageAtom), queue);
});

/** Ends a rejection because of the allowance, which may have changed since. */
export const endLimitAtom = atom(null, (get, set, queue: QueueRef) => {
  const stateAtom = lineUpStateAtomFor(queue);
  if (isLimitReached(get(stateAtom))) set(stateAtom, { step: 'idle' });
});

/** What differs between a visitor who takes a number and staff who add a customer (QUE-052). */
export type LineUpPlan = {
  scope: 'public' | 'private';
  /** Runs before the line-up: a visitor's bot check and guest account. */
  before?: { step: RunningStep; run: (onStep: (step: RunningStep) => void) => Promise<void> };
  /** Receives the new ticket before the state is idle again. */
  onTicket: (ticket: Ticket) => void;
  /** Loads the ticket that the person already holds, before the state is idle again. */
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

/** The longest wait for a frame, because a hidden page paints none. */
const FRAME_WAIT_MS = 100;

/** Resolves once the next frame has been painted, so that a press shows its effect before work begins. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FRAME_WAIT_MS);
    // The timer's task runs after the frame.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
