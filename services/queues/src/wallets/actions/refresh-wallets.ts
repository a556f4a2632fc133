import { hash } from 'node:crypto';
import { holderTicket, loadTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import { type WalletPass, walletPass } from '../rules/wallet-pass.ts';
import type { WalletTicket } from '../store/wallet-tickets.ts';

const BATCH_SIZE = 100;

/**
 * Brings the wallets up to date that show something else than their tickets are: all of them, or those of some counters.
 * It compares states and follows no events, so a process that dies leaves nothing behind but work for the next run.
 */
export async function refreshWallets(
  deps: Deps,
  counterIds: readonly number[] | null,
): Promise<void> {
  const { walletTickets } = deps.store;
  let after = '';
  for (;;) {
    const batch = await walletTickets.findBatch(BATCH_SIZE, after, counterIds);
    for (const saved of batch) {
      await refresh(deps, saved).catch((error: unknown) =>
        deps.outside.recordFailure(error, { walletTicket: saved.id }),
      );
    }
    if (batch.length < BATCH_SIZE) return;
    after = batch.at(-1)?.id ?? after;
  }
}

async function refresh(deps: Deps, saved: WalletTicket): Promise<void> {
  const { googleWallet } = deps;
  const pass = await passOf(deps, saved);
  if (!googleWallet || pass === null) return;
  if (saved.isEnding) {
    await googleWallet.put(saved.id, { ...pass, state: 'ended', code: null });
    await deps.store.walletTickets.remove(saved.id);
    return;
  }
  const shown = digestOf(pass);
  if (shown === saved.shown) return;
  await googleWallet.put(saved.id, pass);
  if (pass.alert) await googleWallet.alert(saved.id, pass.alert);
  await deps.store.walletTickets.setShown(saved, shown);
}

/** What a wallet should show of a ticket now; `null` when the ticket is gone. */
export async function passOf(
  deps: Deps,
  { id, language }: Pick<WalletTicket, 'id' | 'language'>,
): Promise<WalletPass | null> {
  const record = await deps.store.tickets.find(id);
  const loaded = record && (await loadTicket(deps.store, record));
  const ticket = loaded && (await holderTicket(deps, loaded));
  return ticket && walletPass(ticket, language);
}

export function digestOf(pass: WalletPass): string {
  return hash('sha1', JSON.stringify(pass), 'base64url');
}
