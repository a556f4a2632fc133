import { type Locale, meCall, type Session, type SessionPort } from '@turno/shared-types';
import { createHttp, type Http, send } from '@turno/shared-ui/http';

/** Where calls go, and in which language. */
export type ServiceAddress = { apiBase: string; clientKey: string; locale: Locale };

/**
 * A client that sends one fixed token, or none. It ignores the current session and never ends it; `onRejected` is called
 * when the services reject the token.
 */
export function httpWith(
  { apiBase, clientKey, locale }: ServiceAddress,
  accessToken: string | null,
  onRejected: () => void = () => undefined,
): Http {
  const session = fixedSession(accessToken, onRejected);
  return createHttp({ apiBase, clientKey, locale, session });
}

/** A service address whose calls use the page's language at the time of each call. */
export function followLanguage(
  { apiBase, clientKey }: Omit<ServiceAddress, 'locale'>,
  readLocale: () => Locale,
): ServiceAddress {
  return {
    apiBase,
    clientKey,
    get locale() {
      return readLocale();
    },
  };
}

/** Makes the call that resolves a token to its session. */
export function createFetchMe(address: ServiceAddress): (token: string) => Promise<Session> {
  return (token) => send(httpWith(address, token), meCall);
}

function fixedSession(accessToken: string | null, onRejected: () => void): SessionPort {
  const session: Session | null =
    accessToken === null
      ? null
      : { id: 1, accessToken, roles: ['ROLE_GUEST'], require_password_reset: false };
  return {
    read: () => session,
    subscribe: () => () => undefined,
    signIn: () => undefined,
    signOut: () => undefined,
    reject: onRejected,
  };
}
