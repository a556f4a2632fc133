import { sessionAtom } from '@turno/shared-ui/boot';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { startBotCheckAtom } from './bot-check-atoms.ts';

/** Solves a visitor's bot check while they read the page, so that the press need not wait for it. */
export function useEarlyBotCheck(mayTake: boolean): void {
  const isVisitor = useAtomValue(sessionAtom) === null;
  const start = useSetAtom(startBotCheckAtom);
  const isNeeded = isVisitor && mayTake;
  useEffect(() => (isNeeded ? start() : undefined), [isNeeded, start]);
}
