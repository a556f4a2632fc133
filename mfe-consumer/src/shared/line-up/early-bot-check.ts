import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { solveBotCheck } from '@turno/shared-ui/bot-check';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

// The services accept a puzzle for 120 s: an older solution is replaced by a new one.
const FRESH_MS = 90_000;

type Check = { token: Promise<string>; startedAt: number; controller: AbortController };

const checkAtom = atom<Check | null>(null);

/** Starts solving a bot check early; returns a function that stops it unless its token has been taken. */
export const startBotCheckAtom = atom(null, (get, set) => {
  const check = startCheck(get(httpAtom));
  set(checkAtom, check);
  return () => {
    if (get(checkAtom) !== check) return;
    check.controller.abort();
    set(checkAtom, null);
  };
});

/** The token of the check that is running or done, else of a new one; each token is handed out once. */
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
  // `takeBotTokenAtom` handles a failure; without this the browser would report it as unhandled.
  token.catch(() => undefined);
  return { token, startedAt: Date.now(), controller };
}

/** Solves a visitor's bot check while they read the page, so that taking a number need not wait for it. */
export function useEarlyBotCheck(mayTake: boolean): void {
  const isVisitor = useAtomValue(sessionAtom) === null;
  const start = useSetAtom(startBotCheckAtom);
  const isNeeded = isVisitor && mayTake;
  useEffect(() => (isNeeded ? start() : undefined), [isNeeded, start]);
}
