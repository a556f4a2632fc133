import { accountCall, type Session } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery } from '@turno/shared-ui/query';
import type { Registration } from './registration.ts';

/** The account that is signed in, and registers a merchant without a sign-up. */
export type OwnAccount = { session: Session; email: string };

/** Whose account it is, by its number. */
export const accountAtomFor = atomFamily((userId: number) =>
  atomWithQuery((get) => ({
    queryKey: ['account', userId],
    queryFn: () => send(get(httpAtom), accountCall, { params: { userId } }),
    retry: false,
  })),
);

/** MER-008: goes on with the signed-in account, where the registration is of its e-mail address. */
export function asOwnAccount(registration: Registration, own: OwnAccount | null): Registration {
  if (own?.email.toLowerCase() !== registration.email.toLowerCase()) return registration;
  return { ...registration, isSignedUp: true, account: { session: own.session, isFull: true } };
}
