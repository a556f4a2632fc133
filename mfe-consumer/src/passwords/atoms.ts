import { httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { endOnServer } from '@turno/shared-ui/session';
import { atom } from 'jotai';
import { arrivingAtom } from '../shared/session/enter-atoms.ts';
import { readTemporaryToken } from '../shared/session/temporary-token.ts';
import { type Change, changePassword, resetPassword } from './api.ts';

/** Changes the password by the temporary token; the new session waits for the sign-in page (IDN-016). */
export const changePasswordAtom = atom(null, async (get, set, change: Change) => {
  const token = readTemporaryToken() ?? '';
  set(arrivingAtom, { session: await changePassword(get(httpAtom), token, change) });
});

type Reset = { resetToken: string; password: string };

/** IDN-012, CON-079: sets a password by the mailed token; whoever did signs in with it next. */
export const resetPasswordAtom = atom(null, async (get, set, { resetToken, password }: Reset) => {
  const { apiBase, clientKey, session: port } = get(propsAtom);
  const session = await resetPassword(get(httpAtom), resetToken, password);
  // What the answer opened nobody uses, and what was in force before is over.
  endOnServer(apiBase, clientKey)(session);
  if (port.read()?.id === session.id) set(arrivingAtom, { session: null });
});
