import { RETENTION, retentionMs } from '@turno/kit';
import { createWalletRecords } from '@turno/kit/wallets';
import type { Db } from 'mongodb';

const KEPT_MS = retentionMs(RETENTION.passes.walletPasses);

/** The passes that are saved in wallets; a record is kept as long as its pass is valid. */
export function createWalletPasses(db: Db) {
  return createWalletRecords(db, {
    name: 'walletPasses',
    kept: { field: 'endedAt', ms: KEPT_MS },
  });
}
