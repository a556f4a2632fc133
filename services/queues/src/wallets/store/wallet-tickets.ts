import { RETENTION, retentionMs } from '@turno/kit';
import { createWalletRecords } from '@turno/kit/wallets';
import type { Db } from 'mongodb';

const KEPT_MS = retentionMs(RETENTION.queues.walletTickets);

/** Which tickets are in a wallet; the group of a ticket is its counter. */
export function createWalletTickets(db: Db) {
  return createWalletRecords(db, {
    name: 'walletTickets',
    kept: { field: 'savedAt', ms: KEPT_MS },
  });
}
