import { httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { endOnServer } from '@turno/shared-ui/session';
import { atom } from 'jotai';
import { deferredSessionAtom } from '../shared/session/atoms.ts';
import { readTemporaryToken } from '../shared/session/temporary-token.ts';
import { type Change, changePassword, resetPassword } from './api.ts';

/** Changes the password with the temporary token; the sign-in page starts the new session (IDN-016). */
export const changePasswordAtom = atom(null, async (get, set, change: Change) => {
  const token = readTemporaryToken() ?? '';
  set(deferredSessionAtom, { session: await changePassword(get(httpAtom), token, change) });
});

type Reset = { resetToken: string; password: string };

/** IDN-012, CON-079: sets a password with the mailed token; the person signs in with it next. */
export const resetPasswordAtom = atom(null, async (get, set, { resetToken, password }: Reset) => {
  const { apiBase, clientKey, session: port } = get(propsAtom);
  const session = await resetPassword(get(httpAtom), resetToken, password);
  // The session in the answer is not used, and the person's earlier one has ended.
  endOnServer(apiBase, clientKey)(session);
  if (port.read()?.id === session.id) set(deferredSessionAtom, { session: null });
});
