import type { AppleWallet } from './apple-wallet.ts';
import type { GoogleWallet } from './google-wallet.ts';
import type { Wallets } from './save.ts';
import { isFinal } from './update-refused.ts';
import { digestOf, ended, type WalletPass } from './wallet-pass.ts';
import { isApple, subjectOf, type WalletRecord } from './wallet-record.ts';

const BATCH_SIZE = 100;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** The wait after a failure; it doubles with each further one, up to an hour. */
const RETRY_MS = 5_000;

type Scope = {
  /** The groups to refresh; `null` for all records that are due. */
  groupIds: readonly number[] | null;
  /** Called before each record; `false` ends the refresh, because another process does it. */
  mayGoOn?: () => Promise<boolean>;
};

/**
 * Updates wallets that do not show the current state of their tickets or passes. It compares states instead of following
 * events, so a process that dies only leaves work for the next run.
 */
export async function refreshWallets(
  wallets: Wallets,
  { groupIds, mayGoOn = async () => true }: Scope,
): Promise<void> {
  const wanted = { now: wallets.now(), groupIds };
  let after = '';
  for (;;) {
    const batch = await wallets.records.findBatch(BATCH_SIZE, after, wanted);
    for (const record of batch) {
      if (!(await mayGoOn())) return;
      await refresh(wallets, record).catch((error: unknown) => postpone(wallets, record, error));
    }
    if (batch.length < BATCH_SIZE) return;
    after = batch.at(-1)?.id ?? after;
  }
}

/** A failure is reported once and retried with growing waits; a rejected update waits an hour. */
async function postpone(wallets: Wallets, record: WalletRecord, error: unknown): Promise<void> {
  const { id, failures = 0 } = record;
  if (failures === 0) wallets.onFailure(error, { wallet: id });
  const waitMs = isFinal(error) ? HOUR_MS : Math.min(RETRY_MS * 2 ** failures, HOUR_MS);
  const dueAt = new Date(wallets.now().getTime() + waitMs);
  await wallets.records.setProgress(id, { dueAt, failures: failures + 1 });
}

async function refresh(wallets: Wallets, record: WalletRecord): Promise<void> {
  const { records, google, apple } = wallets;
  const render = await wallets.render(record);
  const client = isApple(record) ? apple : google;
  if (render === null || client === null) {
    // There is nothing left to show.
    await records.setProgress(record.id, { dueAt: null });
    return;
  }
  const pass = render(record.language);
  const shown = record.isEnding ? ended(pass) : pass;
  const digest = digestOf(shown);
  if (digest !== record.shown || (record.failures ?? 0) > 0) {
    if (apple && isApple(record)) await announce(wallets, apple, record, digest);
    else if (google) await show(wallets, google, record, shown);
    await records.setShown(record.id, record.shown, digest);
  }
  await schedule(wallets, record, shown);
}

async function show(
  { records, onFailure }: Wallets,
  google: GoogleWallet,
  record: WalletRecord,
  pass: WalletPass,
): Promise<void> {
  const subject = subjectOf(record);
  await google.put(subject, pass);
  if (!pass.alert || pass.alert.id === record.alerted) return;
  try {
    await google.alert(subject, pass.alert);
  } catch (error) {
    if (!isFinal(error)) throw error;
    // Google accepts few messages a day: the pass then shows the call without a message.
    onFailure(error, { wallet: record.id, alert: pass.alert.id });
  }
  await records.setProgress(record.id, { alerted: pass.alert.id });
}

/** Stores the change before it notifies phones, because they request the pass immediately. */
async function announce(
  { records, now }: Wallets,
  apple: AppleWallet,
  record: WalletRecord,
  digest: string,
): Promise<void> {
  if (record.announced !== digest)
    await records.setProgress(record.id, { announced: digest, changedAt: now() });
  for (const device of record.devices ?? []) {
    if (!(await apple.push(device.pushToken))) await records.removeDevice(record.id, device);
  }
}

/**
 * Schedules the next comparison: a pass that ended more than an hour ago is left alone, and a record of an erased holder is
 * removed.
 */
async function schedule(
  { records, now, compareEveryMs }: Wallets,
  record: WalletRecord,
  { state, expiresAt }: WalletPass,
): Promise<void> {
  const at = now().getTime();
  const endedAt = state === 'active' ? null : (record.endedAt ?? now());
  const endedMs = endedAt ? at - endedAt.getTime() : 0;
  const isFetched = !isApple(record) || (record.devices ?? []).length === 0 || endedMs >= DAY_MS;
  if (record.isEnding && isFetched) {
    await records.remove(record.id);
    return;
  }
  const next = at + compareEveryMs;
  const atEnd = expiresAt && expiresAt.getTime() > at ? expiresAt.getTime() : next;
  const isLeftAlone = endedMs >= HOUR_MS && !record.isEnding;
  const dueAt = isLeftAlone ? null : new Date(Math.min(next, atEnd));
  await records.setProgress(record.id, { dueAt, endedAt, failures: 0 });
}
