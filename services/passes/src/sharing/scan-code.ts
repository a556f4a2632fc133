import { ApiError } from '@turno/kit';
import { scannedCode } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { type Pass, passDate } from '../passes/index.ts';
import { findPass } from './office-passes.ts';
import { redeemOwners } from './redeem-passes.ts';
import { isGivable, isRedeemable } from './rules.ts';
import { isToken } from './store.ts';

type StoreDeps = Pick<Deps, 'store' | 'now' | 'provider' | 'queues'>;

type Scanner = { userId: number; isStaff: boolean };

/** The passes of a scanned code; `mode` is `null` for an unknown or used code. */
export type Scanned = {
  value: string;
  mode: 'share_user_owners' | 'share_passes' | 'mediacode' | 'ticket' | null;
  redeemToken: string | null;
  passes: Pass[] | null;
  counter: number | null;
};

/** Reads a code for an account (PAS-009); a scan of shared pass owners transfers them at once (PAS-012). */
export async function scanCode(
  deps: StoreDeps,
  { text, ...scanner }: Scanner & { text: string },
): Promise<Scanned> {
  const value = scannedCode(text);
  if (value === '') throw new ApiError('code_not_valid');
  const found = isToken(value)
    ? await scanToken(deps, scanner.userId, value)
    : await scanOther(deps, scanner, value);
  const nothing = { mode: null, redeemToken: null, passes: null, counter: null };
  return { value, ...nothing, ...found };
}

/** Reads the code of a card or of a ticket; a ticket is valid only at the entrance. */
async function scanOther(
  deps: StoreDeps,
  scanner: Scanner,
  value: string,
): Promise<Partial<Scanned>> {
  const isSigned = value.includes('.');
  const pass = isSigned ? null : await findPass(deps, value);
  if (pass) return scanCard(deps, scanner, pass);
  return (await deps.queues.isTicketCode(value)) ? { mode: 'ticket', counter: 1 } : {};
}

/** Issues a token that redeems the pass of a card, if the pass belongs to no account yet. */
async function scanCard(deps: StoreDeps, scanner: Scanner, pass: Pass): Promise<Partial<Scanned>> {
  const { store, now } = deps;
  if (!isRedeemable(pass, passDate(now()))) return {};
  if (!(await mayHandOver(deps, scanner, pass))) throw new ApiError('not_fast_track_media_code');
  const passes = [{ id: pass.id, transfers: pass.transfers }];
  const token = { kind: 'passes' as const, from: null, passes, ownerIds: [] };
  const redeemToken = await store.transfers.issue(token, now());
  return { mode: 'mediacode', redeemToken, passes: [pass], counter: 1 };
}

/** PAS-023: staff may hand over the card of a Fast Track only if one of their merchants accepts it. */
async function mayHandOver(
  { queues }: StoreDeps,
  { userId, isStaff }: Scanner,
  { passType: { mode, merchants } }: Pass,
): Promise<boolean> {
  if (!isStaff || mode !== 'specific' || merchants.length === 0) return true;
  const ids = merchants.map(({ id }) => id);
  return (await queues.managedAmong(userId, ids)).length > 0;
}

async function scanToken(
  deps: StoreDeps,
  userId: number,
  token: string,
): Promise<Partial<Scanned>> {
  const found = await deps.store.transfers.find(token);
  // The account that redeemed the token may repeat the scan; an account cannot take over what it shares itself.
  const isOpen = found?.state === 'open' && found.expiresAt > deps.now() && found.from !== userId;
  if (!found || !(isOpen || found.to === userId)) return {};
  if (found.kind === 'owners') {
    const isMine = await redeemOwners(deps, { userId, token });
    return isMine ? { mode: 'share_user_owners', counter: found.ownerIds.length } : {};
  }
  const shared = await deps.store.passes.findByIds(found.passes.map(({ id }) => id));
  const passes = shared.filter((pass) => isGivable(pass, found));
  if (passes.length === 0) return {};
  return { mode: 'share_passes', redeemToken: token, passes, counter: passes.length };
}
