import { isExpired, type Pass } from '../passes/index.ts';

type Giver = {
  userId: number;
  /** Staff may also share the passes that they created and that no account has taken over yet (G-32). */
  isStaff: boolean;
};

/** Whether an account may share a pass: the pass has no name yet and belongs to the account (PAS-020, PAS-021). */
export function isShareable(pass: Pass, { userId, isStaff }: Giver, date: string): boolean {
  if (pass.disabled || pass.passOwnerId !== null || isExpired(pass, date)) return false;
  return pass.userId === userId || (isStaff && pass.userId === null && pass.issuedBy === userId);
}

/** Whether the code of a pass may still be redeemed: the pass belongs to no account (PAS-021). */
export function isRedeemable(pass: Pass, date: string): boolean {
  return !pass.disabled && pass.userId === null && !isExpired(pass, date);
}

/** Whether another account has taken over a shared pass; a pass that staff created belongs to no account before. */
export function isTaken({ userId }: Pick<Pass, 'userId'>, giverId: number): boolean {
  return userId !== null && userId !== giverId;
}

type Token = {
  _id: string;
  state: 'open' | 'committed' | 'done' | 'withdrawn';
  passes: readonly { id: number; transfers: number }[];
};

/** Whether a token can move a pass, or has moved it: the pass has no name and was not moved otherwise since (PAS-036). */
export function isGivable(pass: Pass, { _id, state, passes }: Token): boolean {
  if (pass.disabled || pass.passOwnerId !== null) return false;
  if (pass.transferId === _id) return true;
  return (
    (state === 'open' || state === 'committed') &&
    passes.some(({ id, transfers }) => id === pass.id && transfers === pass.transfers)
  );
}
