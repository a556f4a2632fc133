import {
  type CallInput,
  createMerchantCall,
  type Session,
  sessionSchema,
} from '@turno/shared-types';
import { type KeyValueStore, REGISTRATION_KEY, safeStorage } from '@turno/shared-ui/session';
import { atom } from 'jotai';

export type NewMerchant = CallInput<typeof createMerchantCall>['body'];

/**
 * MER-008: a registration from its sign-up on, as the device stores it, so that a page that was closed or lost its network
 * continues where it stopped. The password is never stored.
 */
export type Registration = {
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
  hasOpenings: boolean;
};

/** The registration of this device, `null` without one. Setting it stores it at once. */
export const registrationAtom = atom(
  (get) => {
    const changed = get(changedAtom);
    return changed === undefined ? readRegistration(get(storageAtom)) : changed;
  },
  (get, set, registration: Registration | null) => {
    const storage = get(storageAtom);
    if (registration) storage.setItem(REGISTRATION_KEY, JSON.stringify(registration));
    else storage.removeItem(REGISTRATION_KEY);
    set(changedAtom, registration);
  },
);

const storageAtom = atom(() => safeStorage(() => window.localStorage));
/** What this page has stored; `undefined` before its first change. */
const changedAtom = atom<Registration | null | undefined>(undefined);

/** The stored registration; `null` when there is none or the stored text is not valid. */
export function readRegistration(storage: KeyValueStore): Registration | null {
  try {
    const stored = JSON.parse(storage.getItem(REGISTRATION_KEY) ?? 'null');
    const { placeId, email, key, isSignedUp, merchantId, hasOpenings } = stored;
    const body = createMerchantCall.body.safeParse(stored.body);
    const texts = [placeId, email, key];
    if (!body.success || texts.some((text) => typeof text !== 'string')) return null;
    return {
      ...{ placeId, email, key, body: body.data },
      isSignedUp: isSignedUp === true,
      account: accountOf(stored.account),
      merchantId: Number.isInteger(merchantId) ? merchantId : null,
      hasOpenings: hasOpenings === true,
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

/** The step that comes next. */
export type Step = 'account' | 'merchant' | 'openings' | 'session';

/** MER-008: the order of the steps. */
export function nextStep(registration: Registration | null): Step {
  if (!registration?.account) return 'account';
  if (registration.merchantId === null) return 'merchant';
  return registration.hasOpenings ? 'session' : 'openings';
}
