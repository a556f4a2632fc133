import { MAX_PASSES } from '@turno/shared-types/passes';
import {
  issueCodeAtom,
  type PassCode,
  type Shared,
  type Withdrawal,
  withdrawCodesAtom,
} from '@turno/shared-ui/pass-codes';
import { atom } from 'jotai';
import { walletUserAtom } from '../../shared/passes/atoms.ts';

/**
 * PAS-020: issues the codes that hand over what is shared, each for people or for passes and for 15 at most; throws on failure.
 */
export const shareAtom = atom(null, (get, set, shared: Shared): Promise<PassCode[]> => {
  const userId = get(walletUserAtom);
  const parts: Shared[] = [
    ...portions(shared.ownerIds).map((ownerIds) => ({ ownerIds, passIds: [] })),
    ...portions(shared.passIds).map((passIds) => ({ ownerIds: [], passIds })),
  ];
  return Promise.all(parts.map((part) => set(issueCodeAtom, { userId }, part)));
});

/** PAS-036: withdraws codes, and all others that hand over one of the same people or passes. */
export const withdrawAtom = atom(
  null,
  (get, set, codes: readonly PassCode[]): Promise<Withdrawal> =>
    set(withdrawCodesAtom, get(walletUserAtom), codes),
);

function portions(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_PASSES) }, (_, at) =>
    ids.slice(at * MAX_PASSES, (at + 1) * MAX_PASSES),
  );
}
