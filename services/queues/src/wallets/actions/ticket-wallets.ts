import { subjectOf, type Wallets } from '@turno/kit/wallets';
import { holderTicket, loadTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import { walletPass } from '../rules/wallet-pass.ts';

/** Every wallet is also compared with its ticket at this interval, for events that no process received. */
const COMPARE_EVERY_MS = 60_000;

/** The wallets of tickets. They name no person: the ticket does. */
export function walletsOf(deps: Deps): Wallets {
  return {
    google: deps.googleWallet,
    apple: deps.appleWallet,
    records: deps.store.walletTickets,
    async render(record) {
      const ticket = await deps.store.tickets.find(subjectOf(record));
      const loaded = ticket && (await loadTicket(deps.store, ticket));
      const shown = loaded && (await holderTicket(deps, loaded));
      return shown && ((locale) => walletPass(shown, locale));
    },
    now: deps.now,
    onFailure: deps.outside.recordFailure,
    compareEveryMs: COMPARE_EVERY_MS,
  };
}
