import type { Session } from '@turno/shared-types';

/** Tells the server in the background that a session ended; it outlives the page and its failure harms nobody. */
export function endOnServer(apiBase: string, clientKey: string): (session: Session) => void {
  return ({ accessToken }) => {
    fetch(`${apiBase}/auth/signout`, {
      method: 'POST',
      keepalive: true,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'x-client-key': clientKey,
      },
      body: '{}',
    }).catch(() => undefined);
  };
}
