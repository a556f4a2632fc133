import type { Locale, Session, SessionPort } from '@turno/shared-types';
import { createHttp, type Http } from '@turno/shared-ui/http';

export type Address = { apiBase: string; clientKey: string; locale: Locale };

/** A way to the services with one token, or none, whatever session is in force; it ends nobody's session. */
export function httpWith(address: Address, accessToken: string | null): Http {
  return createHttp({ ...address, session: sessionWith(accessToken) });
}

function sessionWith(accessToken: string | null): SessionPort {
  const session: Session | null =
    accessToken === null
      ? null
      : { id: 1, accessToken, roles: ['ROLE_GUEST'], require_password_reset: false };
  return {
    read: () => session,
    subscribe: () => () => undefined,
    signIn: () => undefined,
    signOut: () => undefined,
  };
}
