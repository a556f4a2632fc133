import { runPeriodically, useNow } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import {
  checkCodesAtom,
  codesAtom,
  isOpen,
  overlaps,
  type PassCode,
  type Shared,
  usedTokensAtom,
} from './pass-codes.ts';

/** How often the page asks the service whether another device has withdrawn or used a shown code. */
const CHECK_MS = 4_000;

/**
 * PAS-036: which codes are open, checked each second, which were used, and whether an open one hands over some of what is
 * shared.
 */
export function useOpenCodes(shared: Shared) {
  const now = useNow(1_000).getTime();
  const codes = useAtomValue(codesAtom);
  const used = useAtomValue(usedTokensAtom);
  const checkCodes = useSetAtom(checkCodesAtom);
  const check = useEffectEvent(() => checkCodes(shared));
  useEffect(() => runPeriodically(CHECK_MS, () => check()).stop, []);
  return {
    isOpen: (code: PassCode) =>
      isOpen(code, now) && codes.some(({ token }) => token === code.token),
    isUsed: ({ token }: PassCode) => used.includes(token),
    isAnyOpen: codes.some((code) => isOpen(code, now) && overlaps(code, shared)),
  };
}
