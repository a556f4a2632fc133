import { httpAtom } from '@turno/shared-ui/boot';
import { CallError } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { takeBotTokenAtom } from '../shared/line-up/early-bot-check.ts';
import { enterAtom } from '../shared/session/enter-atoms.ts';
import { type NewAccount, signUp } from './api.ts';

/** Proves that somebody is there, registers, and signs in; throws why not. */
export const signUpAtom = atom(null, async (get, set, account: NewAccount) => {
  const http = get(httpAtom);
  const attempt = async () => signUp(http, account, await set(takeBotTokenAtom));
  // A proof may have grown old on its way: another one costs a moment, a refusal costs the person.
  const session = await attempt().catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'captcha_error') return attempt();
    throw error;
  });
  set(enterAtom, session);
});
