import { httpAtom } from '@turno/shared-ui/boot';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { solveBotCheck } from './solve-bot-check.ts';

// The services accept a puzzle for 120 s: an older solution is replaced by a new one.
const FRESH_MS = 90_000;

type Check = { token: Promise<string>; startedAt: number; controller: AbortController };

const checkAtom = atom<Check | null>(null);

/** Starts solving a bot check early, unless a fresh one is running or solved. */
const startBotCheckAtom = atom(null, (get, set) => {
  const known = get(checkAtom);
  if (known && isFresh(known)) return;
  known?.controller.abort();
  set(checkAtom, startCheck(get(httpAtom)));
});

/** Stops the check unless its token has been handed out. */
const stopBotCheckAtom = atom(null, (get, set) => {
  get(checkAtom)?.controller.abort();
  set(checkAtom, null);
});

/** The token of the check that is running or done, else of a new one; each token is handed out once. */
export const takeBotTokenAtom = atom(null, (get, set): Promise<string> => {
  const known = get(checkAtom);
  set(checkAtom, null);
  if (!known || !isFresh(known)) return solveBotCheck(get(httpAtom));
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

function isFresh({ startedAt }: Check): boolean {
  return Date.now() - startedAt < FRESH_MS;
}

/**
 * Solves a bot check while a person reads or fills in the page, so that sending need not wait for it. A solution that has
 * aged is replaced when the person is about to send (`isSoon`).
 */
export function useEarlyBotCheck(isNeeded: boolean, isSoon = false): void {
  const start = useSetAtom(startBotCheckAtom);
  const stop = useSetAtom(stopBotCheckAtom);
  useEffect(() => {
    if (isNeeded || isSoon) start();
  }, [isNeeded, isSoon, start]);
  useEffect(() => (isNeeded ? () => stop() : undefined), [isNeeded, stop]);
}
