import { ApiError } from '@turno/kit';
import { scannedCode } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { type Pass, passDate } from '../passes/index.ts';
import { findPass } from './office-passes.ts';
import { redeemOwners } from './redeem-passes.ts';
import { isRedeemable } from './rules.ts';
import { isToken } from './store.ts';

type StoreDeps = Pick<Deps, 'store' | 'now' | 'provider' | 'queues'>;

/** What a scanned code stands for; of an unknown or used one, nothing. */
export type Scanned = {
  value: string;
  mode: 'share_user_owners' | 'share_passes' | 'mediacode' | 'ticket' | null;
  redeemToken: string | null;
  passes: Pass[] | null;
  counter: number | null;
};

/** Reads a code for an account (PAS-009); scanning shared pass owners takes them over at once (PAS-012). */
export async function scanCode(
  deps: StoreDeps,
  { userId, text }: { userId: number; text: string },
): Promise<Scanned> {
  const value = scannedCode(text);
  if (value === '') throw new ApiError('code_not_valid');
  const found = isToken(value)
    ? await scanToken(deps, userId, value)
    : await scanOther(deps, value);
  const nothing = { mode: null, redeemToken: null, passes: null, counter: null };
  return { value, ...nothing, ...found };
}

/** A card, or a ticket, which is good at the entrance alone. */
async function scanOther(deps: StoreDeps, value: string): Promise<Partial<Scanned>> {
  const isSigned = value.includes('.');
  const pass = isSigned ? null : await findPass(deps, value);
  if (pass) return scanCard(deps, pass);
  return (await deps.queues.isTicketCode(value)) ? { mode: 'ticket', counter: 1 } : {};
}

/** A card whose pass belongs to no account yet: a token that redeems it. */
async function scanCard({ store, now }: StoreDeps, pass: Pass): Promise<Partial<Scanned>> {
  if (!isRedeemable(pass, passDate(now()))) return {};
  const passes = [{ id: pass.id, transfers: pass.transfers }];
  const token = { kind: 'passes' as const, from: null, passes, ownerIds: [] };
  const redeemToken = await store.transfers.issue(token, now());
  return { mode: 'mediacode', redeemToken, passes: [pass], counter: 1 };
}

async function scanToken(
  deps: StoreDeps,
  userId: number,
  token: string,
): Promise<Partial<Scanned>> {
  const found = await deps.store.transfers.find(token);
  // Its winner may repeat the scan; nobody takes over what they share themselves.
  const isOpen = found?.state === 'open' && found.expiresAt > deps.now() && found.from !== userId;
  if (!found || !(isOpen || found.to === userId)) return {};
  if (found.kind === 'owners') {
    const isMine = await redeemOwners(deps, { userId, token });
    return isMine ? { mode: 'share_user_owners', counter: found.ownerIds.length } : {};
  }
  const passes = await deps.store.passes.findByIds(found.passes.map(({ id }) => id));
  return { mode: 'share_passes', redeemToken: token, passes, counter: passes.length };
}
