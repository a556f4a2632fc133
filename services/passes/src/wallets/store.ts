import { RETENTION, retentionMs } from '@turno/kit';
import { createWalletRecords } from '@turno/kit/wallets';
import type { Db } from 'mongodb';

const KEPT_MS = retentionMs(RETENTION.passes.walletPasses);

/** Which passes are in a wallet; a season's pass stays for as long as it lasts. */
export function createWalletPasses(db: Db) {
  return createWalletRecords(db, {
    name: 'walletPasses',
    kept: { field: 'endedAt', ms: KEPT_MS },
  });
}
