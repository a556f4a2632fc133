import { emitAtom, httpAtom, propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { queryClientAtom } from '@turno/shared-ui/query';
import { safeStorage } from '@turno/shared-ui/session';
import { atom, type Getter, type Setter } from 'jotai';
import { keyed } from '../shared/keyed.ts';
import { ticketsKey } from '../shared/live-atoms.ts';
import { addTicketAtom } from '../shared/ticket-atoms.ts';
import { lineUp, signUpGuest } from './api.ts';
import { takeBotTokenAtom } from './bot-check-atoms.ts';
import { guestCredentials } from './guest-credentials.ts';
import { lineUpProblem } from './line-up-problem.ts';
import { forgetPending, keepPending, readPending } from './pending-line-up.ts';

type Place = { merchantId: number; queueId: number };

/** Where a press stands: nowhere, in one of the steps of IDN-024, or failed. */
export type LineUpState =
  | { step: 'idle' | 'checking' | 'signing-up' | 'taking' }
  | { step: 'failed'; problem: 'unanswered' | 'refused'; error: unknown; paxCount: number };

export const lineUpStateAtomFor = keyed((_queueId: number) => atom<LineUpState>({ step: 'idle' }));

const storageAtom = atom(() => safeStorage(() => window.sessionStorage));

/** The party of a request that was sent and not answered, also before a reload; `null` when there is none. */
export const readPendingPaxAtom = atom(null, (get, _set, place: Place): number | null => {
  return readPending(get(storageAtom), place)?.paxCount ?? null;
});

/**
 * Takes a number: bot check and guest account first where nobody is signed in (IDN-024), strictly in this order.
 * Answers whether there is a ticket to show now: the new one, or the one this person had already.
 */
export const takeNumberAtom = atom(
  null,
  async (get, set, place: Place & { paxCount: number }): Promise<boolean> => {
    const stateAtom = lineUpStateAtomFor(place.queueId);
    const { step } = get(stateAtom);
    if (step !== 'idle' && step !== 'failed') return false;
    const storage = get(storageAtom);
    const { paxCount } = place;
    const { key } = keepPending(storage, place, { paxCount, newKey: newIdempotencyKey() });
    try {
      await ensureSession(get, set, place.queueId);
      set(stateAtom, { step: 'taking' });
      const ticket = await lineUp(get(httpAtom), { ...place, idempotencyKey: key });
      forgetPending(storage, place);
      set(addTicketAtom, ticket);
      const { merchantId, queueId } = place;
      set(emitAtom, { type: 'ticket-taken', merchantId, queueId, ticketValue: ticket.ticketValue });
      set(stateAtom, { step: 'idle' });
      return true;
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== 'unanswered') forgetPending(storage, place);
      if (problem !== 'existing') {
        set(stateAtom, { step: 'failed', problem, error, paxCount });
        return false;
      }
      await get(queryClientAtom).refetchQueries({ queryKey: ticketsKey(userIdOf(get)) });
      set(stateAtom, { step: 'idle' });
      return true;
    }
  },
);

async function ensureSession(get: Getter, set: Setter, queueId: number): Promise<void> {
  if (get(propsAtom).session.read() !== null) return;
  const stateAtom = lineUpStateAtomFor(queueId);
  set(stateAtom, { step: 'checking' });
  const token = await set(takeBotTokenAtom);
  set(stateAtom, { step: 'signing-up' });
  const credentials = guestCredentials(newIdempotencyKey(), (length) =>
    crypto.getRandomValues(new Uint8Array(length)),
  );
  const session = await signUpGuest(get(httpAtom), credentials, token);
  get(propsAtom).session.signIn(session);
}

function problemOf(error: unknown) {
  return error instanceof CallError ? lineUpProblem(error) : 'refused';
}

function userIdOf(get: Getter): number | null {
  return get(sessionAtom)?.id ?? null;
}
