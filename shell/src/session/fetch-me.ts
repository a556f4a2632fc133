import { type Locale, meCall, type Session, type SessionPort } from '@turno/shared-types';
import { createHttp, send } from '@turno/shared-ui/http';

type Address = { apiBase: string; clientKey: string; locale: Locale };

/** Asks whom a token belongs to, whatever session is in force. */
export function createFetchMe(address: Address): (token: string) => Promise<Session> {
  return (token) => send(createHttp({ ...address, session: portOf(token) }), meCall);
}

/** A port that lends the token to one call and ends nothing. */
function portOf(accessToken: string): SessionPort {
  const session: Session = {
    id: 1,
    accessToken,
    roles: ['ROLE_GUEST'],
    require_password_reset: false,
  };
  return {
    read: () => session,
    subscribe: () => () => undefined,
    signIn: () => undefined,
    signOut: () => undefined,
  };
}
