import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { codesAtom, isOpen, overlaps, type PassCode, type Shared } from './pass-codes.ts';

/** PAS-036: which codes are still open, by the second, and whether one of them takes some of what is shared. */
export function useOpenCodes(shared: Shared) {
  const now = useNow(1_000).getTime();
  const codes = useAtomValue(codesAtom);
  return {
    isOpen: (code: PassCode) => isOpen(code, now),
    isAnyOpen: codes.some((code) => isOpen(code, now) && overlaps(code, shared)),
  };
}
