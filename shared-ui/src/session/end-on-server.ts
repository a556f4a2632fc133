import type { Session } from '@turno/shared-types';

/** Ends a session on the server in the background; the request outlives the page and its failure is ignored. */
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
