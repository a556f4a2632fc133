import {
  addPasskeyCall,
  beginPasskeyCall,
  type Passkey,
  passkeysCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, send } from '@turno/shared-ui/http';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom, type Getter } from 'jotai';
import { createPasskey } from '../shared/passkeys/browser.ts';
import { userIdAtom } from './atoms.ts';

const passkeysKey = (userId: number) => ['passkeys', userId];

/** The account's passkeys. */
export const passkeysAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const userId = get(userIdAtom);
  return {
    queryKey: passkeysKey(userId),
    queryFn: () => send(http, passkeysCall, { params: { userId } }),
    enabled: userId !== 0,
  };
});

/** A password is only needed when the sign-in is not recent; '' sends none. */
type Proof = { password: string };
const proofOf = ({ password }: Proof) => (password === '' ? {} : { password });

/** Lets the browser create a passkey and adds it to the account; throws on failure. */
export const addPasskeyAtom = atom(null, async (get, _set, request: Proof & { name: string }) => {
  const http = get(httpAtom);
  const params = { userId: get(userIdAtom) };
  const options = await send(http, beginPasskeyCall, { params, body: proofOf(request) });
  const body = { name: request.name, credential: await createPasskey(options) };
  const added = await send(http, addPasskeyCall, { params, body });
  await changeList(get, (passkeys) => [...passkeys, added]);
});

/** Renames a passkey; throws on failure. */
export const renamePasskeyAtom = atom(
  null,
  async (get, _set, { id, name }: { id: string; name: string }) => {
    const params = { userId: get(userIdAtom), passkeyId: id };
    const renamed = await send(get(httpAtom), renamePasskeyCall, { params, body: { name } });
    await changeList(get, (passkeys) => passkeys.map((each) => (each.id === id ? renamed : each)));
  },
);

/** Removes a passkey; throws on failure. */
export const removePasskeyAtom = atom(null, async (get, _set, request: Proof & { id: string }) => {
  const { id } = request;
  const params = { userId: get(userIdAtom), passkeyId: id };
  try {
    await send(get(httpAtom), removePasskeyCall, { params, body: proofOf(request) });
  } catch (error) {
    // Another page has removed it.
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
  }
  await changeList(get, (passkeys) => passkeys.filter((each) => each.id !== id));
});

/** Shows a change immediately, and refetches the list. */
async function changeList(get: Getter, change: (passkeys: Passkey[]) => Passkey[]): Promise<void> {
  const client = get(queryClientAtom);
  const queryKey = passkeysKey(get(userIdAtom));
  await client.cancelQueries({ queryKey });
  client.setQueryData<Passkey[]>(queryKey, (known = []) => change(known));
  void client.invalidateQueries({ queryKey });
}
