import {
  type CallInput,
  createMerchantCall,
  type Session,
  sessionSchema,
} from '@turno/shared-types';
import { storageAtom } from '@turno/shared-ui/boot';
import { type KeyValueStore, REGISTRATION_KEY } from '@turno/shared-ui/session';
import { atom } from 'jotai';

/** G-40, SHL-023: the title of the tab, Italian in every language. */
export const REGISTRATION_TITLE = 'Aggiungi attività';

export type NewMerchant = CallInput<typeof createMerchantCall>['body'];

/**
 * MER-008: a registration from its sign-up on, as the device stores it, so that a page that was closed or lost its network
 * continues where it stopped. The password is never stored.
 */
export type Registration = {
  /** IDN-031: the account that was signed in at its start, later the new one; `null` of a visitor or a guest. */
  personId: number | null;
  /** Last part of the form's address: the place on the map, or `manual`. */
  placeId: string;
  email: string;
  body: NewMerchant;
  /** Idempotency key of the creation. */
  key: string;
  /** Whether the account exists. */
  isSignedUp: boolean;
  /** IDN-008, IDN-030: the stored merchant user, apart from the page's own session; `null` once its token has ended. */
  account: { session: Session; isFull: boolean } | null;
  merchantId: number | null;
  /** Whether the opening hours are saved, or rejected for good. */
  hasOpenings: boolean;
  /** The services rejected the map's opening hours; the manager has to set them. */
  areHoursRejected: boolean;
  /** Epoch ms of the first attempt. */
  startedAt: number;
};

/**
 * The services remember a creation's idempotency key for a day (a later repetition would create a second merchant), and the
 * token of a new account is valid for one hour. The stored values expire a little earlier.
 */
const MINUTE_MS = 60_000;
const TOKEN_MS = 55 * MINUTE_MS;
const REGISTRATION_MS = 23 * 60 * MINUTE_MS;

/** The registration of this device, `null` if there is none. Writing it stores it immediately. */
export const registrationAtom = atom(
  (get) => {
    const changed = get(changedAtom);
    return changed === undefined ? readRegistration(get(storageAtom), Date.now()) : changed;
  },
  (get, set, registration: Registration | null) => {
    const storage = get(storageAtom);
    if (registration) storage.setItem(REGISTRATION_KEY, JSON.stringify(registration));
    else storage.removeItem(REGISTRATION_KEY);
    set(changedAtom, registration);
  },
);

/** The value that this page has stored; `undefined` before its first change. */
const changedAtom = atom<Registration | null | undefined>(undefined);

/** The stored registration; if it is invalid or has expired, removes it and returns `null`. */
export function readRegistration(storage: KeyValueStore, now: number): Registration | null {
  const text = storage.getItem(REGISTRATION_KEY);
  if (text === null) return null;
  const registration = parseRegistration(text, now);
  if (registration === null) storage.removeItem(REGISTRATION_KEY);
  return registration;
}

/** `null` for a registration that has expired or that this release did not write. */
function parseRegistration(text: string, now: number): Registration | null {
  try {
    const stored = JSON.parse(text);
    const { placeId, email, key, isSignedUp, merchantId, startedAt } = stored;
    const body = createMerchantCall.body.safeParse(stored.body);
    const isText = [placeId, email, key].every((each) => typeof each === 'string');
    const age = typeof startedAt === 'number' ? now - startedAt : REGISTRATION_MS;
    if (!body.success || !isText || age < 0 || age >= REGISTRATION_MS) return null;
    return {
      placeId,
      email,
      key,
      body: body.data,
      startedAt,
      personId: Number.isInteger(stored.personId) ? stored.personId : null,
      isSignedUp: isSignedUp === true,
      account: age < TOKEN_MS ? accountOf(stored.account) : null,
      merchantId: Number.isInteger(merchantId) ? merchantId : null,
      hasOpenings: stored.hasOpenings === true,
      areHoursRejected: stored.areHoursRejected === true,
    };
  } catch {
    return null;
  }
}

function accountOf(
  stored: { session?: unknown; isFull?: unknown } | null,
): Registration['account'] {
  const { success, data } = sessionSchema.safeParse(stored?.session);
  return success ? { session: data, isFull: stored?.isFull === true } : null;
}

/** The next step. */
export type Step = 'account' | 'merchant' | 'openings' | 'session';

/** MER-008: the order of the steps. */
export function nextStep(registration: Registration | null): Step {
  if (!registration?.account) return 'account';
  if (registration.merchantId === null) return 'merchant';
  return registration.hasOpenings ? 'session' : 'openings';
}
