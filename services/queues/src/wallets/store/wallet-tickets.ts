import { RETENTION, retentionMs } from '@turno/kit';
import { createWalletRecords } from '@turno/kit/wallets';
import type { Db } from 'mongodb';

const KEPT_MS = retentionMs(RETENTION.queues.walletTickets);

/** The tickets that are saved in wallets; the group of a record is the counter of its ticket. */
export function createWalletTickets(db: Db) {
  return createWalletRecords(db, {
    name: 'walletTickets',
    kept: { field: 'savedAt', ms: KEPT_MS },
  });
}
