import { emitAtom, httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { BotCheckError, botCheckText, takeBotTokenAtom } from '@turno/shared-ui/bot-check';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { type Translate, useSharedTexts } from '@turno/shared-ui/i18n';
import { chooseMerchantAtom, myMerchantsKeyAtom } from '@turno/shared-ui/my-merchants';
import { queryClientAtom } from '@turno/shared-ui/query';
import { isSamePerson } from '@turno/shared-ui/session';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { asOwnAccount, isOwn, type Registrant } from './own-account.ts';
import { type NewMerchant, type Registration, registrationAtom } from './registration.ts';
import {
  isCode,
  isUnanswered,
  PasswordNeeded,
  type Registered,
  register,
} from './registration-steps.ts';

/** What the page of a registration shows. */
export type Outcome =
  /** The form, with the reason why the services rejected its values. */
  | { kind: 'form'; error: unknown }
  | { kind: 'running' }
  /** A step has no answer: only the same step may be repeated. */
  | { kind: 'stopped'; error: unknown }
  /** The token has expired: the page asks for the account's password. */
  | { kind: 'password'; error: unknown }
  | { kind: 'done'; registered: Registered };

export type Submitted = { email: string; password: string; body: NewMerchant };

/**
 * MER-008: registers with the values of the form, and continues an interrupted registration of the same person on this device.
 */
export function useRegistration(placeId: string, registrant: Registrant) {
  const stored = useAtomValue(registrationAtom);
  const own = stored?.placeId === placeId && isOwn(stored, registrant) ? stored : null;
  const run = useSetAtom(runAtom);
  const t = useSharedTexts();
  const [outcome, setOutcome] = useState<Outcome>(
    own ? { kind: 'running' } : { kind: 'form', error: null },
  );
  const resume = async (registration: Registration, password: string | null) => {
    setOutcome({ kind: 'running' });
    const next = await run({ registration, password });
    const isWrong = next.kind === 'form' && isCode(next.error, 'invalid_credentials');
    setOutcome(isWrong ? { ...next, kind: 'password' } : next);
  };
  useOnce(() => {
    if (own) void resume(asOwnAccount(own, registrant.account), null);
  });
  return {
    outcome,
    stored: own,
    again: (password: string | null = null) => own && void resume(own, password),
    submit: async ({ email, password, body }: Submitted) => {
      const begun = { placeId, email, body, personId: registrant.userId };
      const known = own?.email === email ? { ...own, body } : newRegistration(begun);
      const registration = asOwnAccount(known, registrant.account);
      const next = await run({ registration, password });
      if (next.kind === 'form') throw shownError(t, next.error);
      setOutcome(next);
    },
  };
}

function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}

type Begun = Pick<Registration, 'placeId' | 'email' | 'body' | 'personId'>;

function newRegistration(begun: Begun): Registration {
  return {
    ...begun,
    key: newIdempotencyKey(),
    startedAt: Date.now(),
    isSignedUp: false,
    account: null,
    merchantId: null,
    hasOpenings: false,
    areHoursRejected: false,
  };
}

type Run = { registration: Registration; password: string | null };

/** Runs the remaining steps, and stores each one. */
const runAtom = atom(null, async (get, set, { registration, password }: Run): Promise<Outcome> => {
  const http = get(httpAtom);
  const steps = {
    http,
    save: (next: Registration) => set(registrationAtom, next),
    solveBotCheck: () => set(takeBotTokenAtom),
  };
  try {
    return { kind: 'done', registered: await register(steps, registration, password) };
  } catch (error) {
    if (error instanceof PasswordNeeded) return { kind: 'password', error: null };
    const isStored = get(registrationAtom)?.key === registration.key;
    return { kind: isStored && isUnanswered(error) ? 'stopped' : 'form', error };
  }
});

/**
 * IDN-029, X-14: makes the stored merchant user the session, and removes the stored registration. Returns `false` if that is
 * another person than before: then the state of this page ends (IDN-031), and the next page continues.
 */
export const finishAtom = atom(null, (get, set, { merchantId, session }: Registered): boolean => {
  const port = get(propsAtom).session;
  const registration = get(registrationAtom);
  if (registration && !isSamePerson(port.read(), session)) {
    set(registrationAtom, { ...registration, personId: session.id });
    port.signIn(session);
    return false;
  }
  port.signIn(session);
  set(chooseMerchantAtom, merchantId);
  // The list that this page has read lacks the new merchant.
  get(queryClientAtom).removeQueries({ queryKey: get(myMerchantsKeyAtom) });
  set(registrationAtom, null);
  set(emitAtom, { type: 'signed-in', userId: session.id });
  return true;
});

/** IDN-022, IDN-023: the error of a step, with a text if it has no code. */
function shownError(t: Translate, error: unknown): unknown {
  if (!(error instanceof BotCheckError)) return error;
  return new CallError({ code: null, status: 422, message: botCheckText(t, error) });
}
