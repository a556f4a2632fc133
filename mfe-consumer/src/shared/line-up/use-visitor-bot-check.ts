import { sessionAtom } from '@turno/shared-ui/boot';
import { useEarlyBotCheck } from '@turno/shared-ui/bot-check';
import { useAtomValue } from 'jotai';

/** Solves a visitor's bot check while they read the page, so that taking a number need not wait for it. */
export function useVisitorBotCheck(mayTake: boolean): void {
  const isVisitor = useAtomValue(sessionAtom) === null;
  useEarlyBotCheck(isVisitor && mayTake);
}
