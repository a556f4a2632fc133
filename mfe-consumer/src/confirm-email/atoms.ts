import { confirmEmailCall, meCall } from '@turno/shared-types';
import { httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';

/** Confirms an e-mail address by the token of a mailed link; returns the address, throws on failure. */
export const confirmEmailAtom = atom(null, async (get, _set, token: string): Promise<string> => {
  const http = get(httpAtom);
  const { email } = await confirmEmail(http, token);
  const { session: port } = get(propsAtom);
  // The session's token still states that the address is unconfirmed. If no new one can be fetched now, the next visit fetches
  // it.
  const fresh = port.read() && (await readSession(http).catch(() => null));
  if (fresh && port.read()?.id === fresh.id) port.signIn(fresh);
  void get(queryClientAtom).invalidateQueries({ queryKey: ['account'] });
  return email;
});

function confirmEmail(http: Http, token: string) {
  return send(http, confirmEmailCall, { body: { token } });
}

function readSession(http: Http) {
  return send(http, meCall);
}
