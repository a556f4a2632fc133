import {
  createMerchantCall,
  type Session,
  saveOpeningsCall,
  signInCall,
  signUpCall,
  toggleSessionCall,
} from '@turno/shared-types';
import { isMerchant, isOutcomeUnknown } from '@turno/shared-types/rules';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import type { Registration } from './registration.ts';

/** The stored token has expired or is unknown, so the registration continues with the account's password. */
export class PasswordNeeded extends Error {
  override readonly name = 'PasswordNeeded';
}

type Steps = {
  http: Http;
  /** Stores the registration after each step. */
  save: (registration: Registration) => void;
  solveBotCheck: () => Promise<string>;
};

export type Registered = {
  merchantId: number;
  session: Session;
  /** The services rejected the map's opening hours, so the merchant has none yet. */
  areHoursRejected: boolean;
};

/**
 * MER-008, X-14: signs the merchant up, creates it, saves its openings and exchanges the token, each step once: completed steps
 * are stored, and a repeated creation carries the same idempotency key. Throws the error of the step that failed.
 */
export async function register(
  steps: Steps,
  start: Registration,
  password: string | null,
): Promise<Registered> {
  let registration = start;
  const advance = (change: Partial<Registration>) => {
    registration = { ...registration, ...change };
    steps.save(registration);
    return registration;
  };
  const account = start.account ?? (await openAccount(steps, start, password));
  advance({ account, isSignedUp: true });
  try {
    const http = asAccount(steps.http, account.session);
    const merchantId = start.merchantId ?? (await create(http, start));
    advance({ merchantId });
    if (!start.hasOpenings) {
      advance({ areHoursRejected: !(await areOpeningsSaved(http, merchantId, start)) });
    }
    const { areHoursRejected } = advance({ hasOpenings: true });
    if (account.isFull) return { merchantId, session: account.session, areHoursRejected };
    const session = await send(http, toggleSessionCall);
    advance({ account: { session, isFull: true } });
    return { merchantId, session, areHoursRejected };
  } catch (error) {
    // Once the openings are done, only the exchange of the token is left, which a sign-in replaces.
    const isTokenEnded = error instanceof CallError && error.status === 401;
    if (!isTokenEnded && (!registration.hasOpenings || isUnanswered(error))) throw error;
    advance({ account: null });
    throw new PasswordNeeded();
  }
}

/** Whether only the same step may be repeated: it may have succeeded without an answer, or was rejected by a rate limit. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && isOutcomeUnknown(error.status);
}

type Account = NonNullable<Registration['account']>;

/**
 * IDN-008: opens a new account, or the existing one with the same address and password, because an earlier sign-up may have
 * succeeded without an answer.
 */
async function openAccount(
  steps: Steps,
  registration: Registration,
  password: string | null,
): Promise<Account> {
  if (password === null) throw new PasswordNeeded();
  const credentials = { email: registration.email, password };
  const http = asAccount(steps.http, null);
  if (registration.isSignedUp) return signIn(http, credentials);
  const signUp = async () =>
    send(http, signUpCall, {
      body: {
        ...credentials,
        name: registration.body.name,
        roles: ['ROLE_MERCHANT'],
        captchaToken: await steps.solveBotCheck(),
      },
    });
  try {
    // The puzzle may have expired in transit: a new one costs only a moment.
    const session = await signUp().catch((error: unknown) =>
      isCode(error, 'captcha_error') ? signUp() : Promise.reject(error),
    );
    return { session, isFull: false };
  } catch (error) {
    if (!isCode(error, 'email_already_in_use')) throw error;
    return await signIn(http, credentials).catch((failure: unknown) => {
      throw isCode(failure, 'invalid_credentials') ? error : failure;
    });
  }
}

async function signIn(http: Http, body: { email: string; password: string }): Promise<Account> {
  const session = await send(http, signInCall, { body });
  const isUsable = isMerchant(session.roles[0]) && !session.require_password_reset;
  if (isUsable) return { session, isFull: true };
  const message = 'e-mail already in use';
  throw new CallError({ code: 'email_already_in_use', status: 409, message });
}

async function create(http: Http, { body, key }: Registration): Promise<number> {
  const { id } = await send(http, createMerchantCall, { body, idempotencyKey: key });
  return id;
}

/**
 * MER-008: saves the opening hours of the place; resending an unchanged row does not duplicate it. Returns `false` if the
 * services reject them: hours of the map, which nobody could correct here, must not block a merchant that already exists.
 */
async function areOpeningsSaved(
  http: Http,
  merchantId: number,
  { body }: Registration,
): Promise<boolean> {
  const rows = body.openings ?? [];
  if (rows.length === 0) return true;
  const openings = { create: rows.map((row) => ({ ...row })) };
  try {
    await send(http, saveOpeningsCall, { params: { merchantId }, body: { openings } });
    return true;
  } catch (error) {
    const isRejected = error instanceof CallError && error.status >= 400 && error.status !== 401;
    if (!isRejected || isUnanswered(error)) throw error;
    return false;
  }
}

/** Sends calls with an account's token; a rejected token ends the page's session only if it has the same one (ERR-003). */
function asAccount(http: Http, session: Session | null): Http {
  const { session: page } = http;
  const nothing = () => undefined;
  const reject = () => {
    if (page.read()?.accessToken !== session?.accessToken) return;
    // A host of an earlier release has no `reject`.
    if (page.reject) page.reject();
    else page.signOut();
  };
  return {
    ...http,
    session: {
      read: () => session,
      subscribe: () => nothing,
      signIn: nothing,
      signOut: nothing,
      reject,
    },
  };
}

export function isCode(error: unknown, code: CallError['code']): boolean {
  return error instanceof CallError && error.code === code;
}
