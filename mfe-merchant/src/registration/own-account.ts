import { accountCall, type Session } from '@turno/shared-types';
import { isGuest, isMerchant } from '@turno/shared-types/rules';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { type Registration, registrationAtom } from './registration.ts';

/** The signed-in account that registers a merchant without a sign-up. */
type OwnAccount = { session: Session; email: string };

/** The person on the page of a registration. */
export type Registrant = {
  /** `null` for a visitor and for a guest. */
  userId: number | null;
  /** The merchant account, if one is signed in. */
  account: OwnAccount | null;
};

export function userIdOf(session: Session | null): number | null {
  return session && !isGuest(session.roles[0]) ? session.id : null;
}

/** An account by its id. */
export const accountAtomFor = atomFamily((userId: number) =>
  atomWithQuery((get) => ({
    queryKey: ['account', userId],
    queryFn: () => send(get(httpAtom), accountCall, { params: { userId } }),
  })),
);

/** IDN-031: the registration of this device, if the person on the page may continue it. */
export const ownRegistrationAtom = atom((get) => {
  const registration = get(registrationAtom);
  const session = get(sessionAtom);
  if (!registration || !session) return registration;
  const email = isMerchant(session.roles[0]) && get(accountAtomFor(session.id)).data?.email;
  const account = email ? { session, email } : null;
  return isOwn(registration, { userId: userIdOf(session), account }) ? registration : null;
});

/**
 * IDN-031: whether a person may continue a registration. The last step signs in the account of the registration, so a
 * signed-in account may continue only one that it started or that has its e-mail address. A visitor may continue any.
 */
export function isOwn(registration: Registration, { userId, account }: Registrant): boolean {
  if (userId === null || registration.personId === userId) return true;
  return account?.email.toLowerCase() === registration.email.toLowerCase();
}

/** MER-008: starts the person's own registration with the signed-in account. */
export function asOwnAccount(registration: Registration, account: OwnAccount | null): Registration {
  if (!account) return registration;
  return { ...registration, isSignedUp: true, account: { session: account.session, isFull: true } };
}
