import type { Ticket } from '@turno/shared-types';
import { emitAtom, httpAtom, propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { merchantQuery } from '@turno/shared-ui/live/followed-merchant';
import { atomFamily, queryClientAtom } from '@turno/shared-ui/query';
import { safeStorage } from '@turno/shared-ui/session';
import { atom, type Getter, type Setter } from 'jotai';
import { addTicketAtom } from '../tickets/atoms.ts';
import { ticketsKey } from '../tickets/merchant-events.ts';
import { afterPaint } from './after-paint.ts';
import { lineUp, signUpGuest } from './api.ts';
import { takeBotTokenAtom } from './bot-check-atoms.ts';
import { guestCredentials } from './guest-credentials.ts';
import type { LineUpAsk, LineUpPlace } from './line-up-ask.ts';
import { lineUpProblem } from './line-up-problem.ts';
import { forgetPending, keepPending, readPending } from './pending-line-up.ts';

/** Where a press stands: nowhere, in one of the steps of IDN-024, or failed. */
export type LineUpState =
  | { step: 'idle' | 'checking' | 'signing-up' | 'taking' }
  | { step: 'failed'; problem: 'unanswered' | 'refused'; error: unknown; ask: LineUpAsk };

/** What a press brought: a new ticket, nothing, or word that one is among those this person holds. */
export type LineUpOutcome = { ticket: Ticket } | { held: readonly Ticket[] } | null;

const stateAtomFor = atomFamily((_place: string) => atom<LineUpState>({ step: 'idle' }));

/** The state of one place's last press; each show of an event has its own. */
export function lineUpStateAtomFor({ queueId, time }: LineUpPlace) {
  return stateAtomFor(`${queueId} ${time ?? ''}`);
}

const storageAtom = atom(() => safeStorage(() => window.sessionStorage));

/** The request that was sent and not answered, also before a reload; `null` when there is none. */
export const readPendingAskAtom = atom(null, (get, _set, place: LineUpPlace): LineUpAsk | null => {
  return readPending(get(storageAtom), place)?.ask ?? null;
});

/**
 * Takes a number: bot check and guest account first where nobody is signed in (IDN-024), strictly in this order.
 * Answers what there is to show now.
 */
export const lineUpAtom = atom(
  null,
  async (get, set, place: LineUpPlace, ask: LineUpAsk): Promise<LineUpOutcome> => {
    const stateAtom = lineUpStateAtomFor(place);
    const { step } = get(stateAtom);
    if (step !== 'idle' && step !== 'failed') return null;
    const isSignedIn = get(propsAtom).session.read() !== null;
    set(stateAtom, { step: isSignedIn ? 'taking' : 'checking' });
    await afterPaint();
    const storage = get(storageAtom);
    const { key } = keepPending(storage, place, { ask, newKey: newIdempotencyKey() });
    const { merchantId, queueId } = place;
    try {
      await ensureSession(get, set, place);
      set(stateAtom, { step: 'taking' });
      const where = { merchantId, queueId, ask, idempotencyKey: key };
      const ticket = await lineUp(get(httpAtom), where);
      forgetPending(storage, place);
      set(addTicketAtom, ticket);
      set(emitAtom, { type: 'ticket-taken', merchantId, queueId, ticketValue: ticket.ticketValue });
      set(stateAtom, { step: 'idle' });
      return { ticket };
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== 'unanswered') forgetPending(storage, place);
      if (problem !== 'existing') {
        set(stateAtom, { step: 'failed', problem, error, ask });
        // What the page shows let the press through: it is not how things are.
        if (problem === 'refused') refetchAll(get, merchantId);
        return null;
      }
      const client = get(queryClientAtom);
      const queryKey = ticketsKey(userIdOf(get));
      await client.refetchQueries({ queryKey });
      set(stateAtom, { step: 'idle' });
      return { held: client.getQueryData<Ticket[]>(queryKey) ?? [] };
    }
  },
);

async function ensureSession(get: Getter, set: Setter, place: LineUpPlace): Promise<void> {
  if (get(propsAtom).session.read() !== null) return;
  const stateAtom = lineUpStateAtomFor(place);
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

function refetchAll(get: Getter, merchantId: number): void {
  const client = get(queryClientAtom);
  void client.invalidateQueries({ queryKey: ticketsKey(userIdOf(get)) });
  void client.invalidateQueries({ queryKey: merchantQuery(merchantId).queryKey });
}

function userIdOf(get: Getter): number | null {
  return get(sessionAtom)?.id ?? null;
}
