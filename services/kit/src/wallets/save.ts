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
  /** What a record shows, in any language; `null` when it is gone. */
  render(record: Pick<WalletRecord, 'id' | 'groupId'>): Promise<Render | null>;
  now: () => Date;
  onFailure: (error: unknown, facts: Record<string, unknown>) => void;
  /** How often what is in a wallet is compared although nothing happened. */
  compareEveryMs: number;
};

type Wanted = { id: string; groupId: number; language: Locale; endedCode: ErrorCode };
const NOT_SHOWN = '';

/**
 * Puts a ticket or a pass at Google and returns where its holder saves it. It is stored before, and what its pass shows
 * is recorded after Google has it: the next refresh repairs the pass after a failure, or after a refresh that ran
 * meanwhile.
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
  // Also in place of what a refresh meanwhile recorded: Google has this one now.
  await records.setProgress(id, { shown: digestOf(pass) });
  return google.saveUrl(id);
}

/** Stores a ticket or a pass for Apple Wallet and returns where its holder downloads it. */
export async function saveForApple(wallets: Wallets, wanted: Wanted): Promise<string> {
  const { apple, records, now } = wallets;
  if (!apple) throw new ApiError('wallet_not_configured');
  const pass = (await activePass(wallets, wanted))(wanted.language);
  const record = await records.save({
    ...newRecord(wallets, { ...wanted, id: appleId(wanted.id) }),
    // The phone shows what it downloads now; the next refresh notifies phones that have the pass already.
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
