import { appleId, subjectOf, type Wallets } from '@turno/kit/wallets';
import type { Deps } from '../deps.ts';
import { walletPass } from './wallet-pass.ts';

/** A saved pass is compared this often even without a new use, because policies and dates change what it shows. */
const COMPARE_EVERY_MS = 600_000;

/** The wallets of passes; records are grouped by the account that saved the pass. */
export function walletsOf(deps: Deps): Wallets {
  const { store, now } = deps;
  return {
    google: deps.googleWallet,
    apple: deps.appleWallet,
    records: store.walletPasses,
    async render(record) {
      const [pass] = await store.passes.findByIds([Number(subjectOf(record))]);
      if (!pass) return null;
      const holder = record.groupId;
      const { userId, passOwnerId } = pass;
      const isHeld = userId === holder && passOwnerId !== null;
      const [owner] = isHeld ? await store.passOwners.findAmong(holder, [passOwnerId]) : [];
      const shown = { pass, person: owner?.name ?? null, holder, now: now() };
      return (locale) => walletPass(shown, locale);
    },
    now,
    onFailure: deps.recordFailure,
    compareEveryMs: COMPARE_EVERY_MS,
  };
}

const isOffered = ({ googleWallet, appleWallet }: Deps) =>
  googleWallet !== null || appleWallet !== null;

/** Requests an update of passes in wallets after a use; a failure never fails the use. */
export async function requestWalletUpdates(deps: Deps, passIds: readonly number[]): Promise<void> {
  if (!isOffered(deps) || passIds.length === 0) return;
  const ids = passIds.flatMap((passId) => [String(passId), appleId(String(passId))]);
  try {
    await deps.store.walletPasses.makeDue(ids, deps.now());
  } catch (error) {
    deps.recordFailure(error, { passIds });
  }
}

/** The passes that a ticket was taken with, if any wallet is configured. */
export async function passesOfTicket(deps: Deps, ticketId: string): Promise<number[]> {
  if (!isOffered(deps)) return [];
  return (await deps.store.uses.findPassesOf(ticketId)).map(({ id }) => id);
}
