import { httpAtom } from '@turno/shared-ui/boot';
import { solveBotCheck } from '@turno/shared-ui/bot-check';
import { atom } from 'jotai';

// A puzzle is good for two minutes: a visitor who thought it over gets a new one.
const FRESH_MS = 90_000;

type Check = { token: Promise<string>; startedAt: number; controller: AbortController };

const checkAtom = atom<Check | null>(null);

/** Starts solving the bot check ahead of its need; answers how to stop it, unless a press has taken it meanwhile. */
export const startBotCheckAtom = atom(null, (get, set) => {
  const check = startCheck(get(httpAtom));
  set(checkAtom, check);
  return () => {
    if (get(checkAtom) !== check) return;
    check.controller.abort();
    set(checkAtom, null);
  };
});

/** The token of the check that is running or done, else of a new one; each is handed out once. */
export const takeBotTokenAtom = atom(null, (get, set): Promise<string> => {
  const known = get(checkAtom);
  set(checkAtom, null);
  const isFresh = known !== null && Date.now() - known.startedAt < FRESH_MS;
  if (!isFresh) return solveBotCheck(get(httpAtom));
  // The early attempt may have failed while the network was away.
  return known.token.catch(() => solveBotCheck(get(httpAtom)));
});

function startCheck(http: Parameters<typeof solveBotCheck>[0]): Check {
  const controller = new AbortController();
  const token = solveBotCheck(http, controller.signal);
  token.catch(() => undefined);
  return { token, startedAt: Date.now(), controller };
}
