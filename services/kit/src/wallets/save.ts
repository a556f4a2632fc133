import type { ErrorCode, Locale } from '@turno/shared-types';
import { ApiError } from '../api-error.ts';
import type { AppleWallet, Render } from './apple-wallet.ts';
import type { GoogleWallet } from './google-wallet.ts';
import { digestOf } from './wallet-pass.ts';
import { appleId, type WalletRecord } from './wallet-record.ts';
import type { WalletRecords } from './wallet-records.ts';

/** The wallets of one service; a wallet is `null` where the operator has not configured it. */
export type Wallets = {
  google: GoogleWallet | null;
  apple: AppleWallet | null;
  records: WalletRecords;
  /** Renders a record in any language; `null` when its ticket or pass is gone. */
  render(record: Pick<WalletRecord, 'id' | 'groupId'>): Promise<Render | null>;
  now: () => Date;
  onFailure: (error: unknown, facts: Record<string, unknown>) => void;
  /** How often a saved pass is compared without a known change. */
  compareEveryMs: number;
};

type Wanted = { id: string; groupId: number; language: Locale; endedCode: ErrorCode };
const NOT_SHOWN = '';

/**
 * Creates the pass of a ticket or of a pass at Google and returns the address at which its holder saves it. The record is
 * stored before, and its `shown` after Google has the pass, so that the next refresh repairs it after a failure or a concurrent
 * refresh.
 */
export async function saveAtGoogle(wallets: Wallets, wanted: Wanted): Promise<string> {
  const { google, records } = wallets;
  if (!google) throw new ApiError('wallet_not_configured');
  const pass = (await activePass(wallets, wanted))(wanted.language);
  const { id } = await records.save(newRecord(wallets, wanted));
  try {
    await google.put(id, pass);
  } catch (error) {
    wallets.onFailure(error, { wallet: id });
    throw new ApiError('service_unavailable');
  }
  // Overwrites what a concurrent refresh recorded, because Google has this version now.
  await records.setProgress(id, { shown: digestOf(pass) });
  return google.saveUrl(id);
}

/** Stores a ticket or a pass for Apple Wallet and returns its download address. */
export async function saveForApple(wallets: Wallets, wanted: Wanted): Promise<string> {
  const { apple, records, now } = wallets;
  if (!apple) throw new ApiError('wallet_not_configured');
  const pass = (await activePass(wallets, wanted))(wanted.language);
  const record = await records.save({
    ...newRecord(wallets, { ...wanted, id: appleId(wanted.id) }),
    // The phone downloads this version; the next refresh notifies phones that already have the pass.
    shown: digestOf(pass),
    token: apple.newToken(),
  });
  return apple.downloadUrl(record, now());
}

async function activePass(wallets: Wallets, { endedCode, ...wanted }: Wanted): Promise<Render> {
  const render = await wallets.render(wanted);
  if (render?.(wanted.language).state !== 'active') throw new ApiError(endedCode);
  return render;
}

function newRecord(
  { now, compareEveryMs }: Wallets,
  { id, groupId, language }: Omit<Wanted, 'endedCode'>,
) {
  const savedAt = now();
  const dueAt = new Date(savedAt.getTime() + compareEveryMs);
  return { id, groupId, language, savedAt, dueAt, shown: NOT_SHOWN, failures: 0 };
}
