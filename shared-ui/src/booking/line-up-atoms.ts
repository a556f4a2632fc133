import type { Ticket } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { atomFamily } from '@turno/shared-ui/query';
import { safeStorage } from '@turno/shared-ui/session';
import { atom, useAtomValue } from 'jotai';
import type { LineUpRequest, QueueRef } from './line-up-request.ts';
import { type LineUpProblem, lineUpProblem, sendLineUp } from './send-line-up.ts';
import { readUnanswered, removeUnanswered, storeUnanswered } from './unanswered-request.ts';

/** How far a line-up is: idle, in one of the steps of IDN-024, or failed. */
export type LineUpState =
  | { step: 'idle' | RunningStep }
  | {
      step: 'failed';
      problem: 'unanswered' | 'rejected';
      error: unknown;
      request: LineUpRequest;
    };
type RunningStep = 'checking' | 'signing-up' | 'taking';

const stateAtomFor = atomFamily((_queue: string) => {
  const stateAtom = atom<LineUpState>({ step: 'idle' });
  // A refusal is the answer to one visit of a screen: what was refused then may be possible at the next one.
  stateAtom.onMount = (set) => {
    const endRefusal = () => set((state) => (isRefused(state) ? { step: 'idle' } : state));
    endRefusal();
    return endRefusal;
  };
  return stateAtom;
});

function isRefused(state: LineUpState): boolean {
  return state.step === 'failed' && state.problem === 'rejected';
}

/** The state of a queue's last line-up, with a refusal as long as a screen shows it; each show of an event has its own. */
function lineUpStateAtomFor({ queueId, show }: QueueRef) {
  return stateAtomFor(`${queueId} ${show ? `${show.date} ${show.time}` : ''}`);
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

const storageAtom = atom(() => safeStorage(() => window.sessionStorage));

/** The request that was sent and not answered, also before a reload; `null` when there is none. */
export const readUnansweredAtom = atom(
  null,
  (get, _set, queue: QueueRef) => readUnanswered(get(storageAtom), queue)?.request ?? null,
);

/** Ends the unanswered request of a queue whose ticket is known by now: a retry would only find it again. */
export const settleLineUpAtom = atom(null, (get, set, queue: QueueRef) => {
  removeUnanswered(get(storageAtom), queue);
  const stateAtom = lineUpStateAtomFor(queue);
  if (get(stateAtom).step === 'failed') set(stateAtom, { step: 'idle' });
});

/** Ends the refusal of a person whose allowance may be another one by now. */
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
