import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { type AppleWalletSettings, appleWalletSettings } from './apple-config.ts';
import { createApplePush } from './apple-push.ts';
import type { WalletPass } from './wallet-pass.ts';
import { subjectOf, type WalletRecord } from './wallet-record.ts';

/** A download begins right after its address was returned. */
const DOWNLOAD_MS = 300_000;
const TOKEN_BYTES = 24;

export type AppleWallet = ReturnType<typeof createAppleWallet>;
type Paths = { [Name in 'download' | 'log']: { path: string } };
type Download = { until: string; signature: string };
export type Render = (locale: Locale) => WalletPass;

/** A client for Apple Wallet; `null` when it is not configured. */
export function appleWalletOf(
  config: Parameters<typeof appleWalletSettings>[0],
  calls: Paths,
): AppleWallet | null {
  const settings = appleWalletSettings(config);
  return settings && createAppleWallet(settings, calls);
}

/** The passes of one service in Apple Wallet; a pass's serial number is the id of the ticket or pass that it shows. */
export function createAppleWallet(
  settings: AppleWalletSettings & { pushCa?: string },
  calls: Paths,
) {
  const { push, close } = createApplePush({
    ...settings,
    ...(settings.pushCa === undefined ? {} : { ca: settings.pushCa }),
  });
  const webServiceURL = settings.publicUrl + calls.log.path.replace('/v1/log', '');
  return {
    passTypeId: settings.passTypeId,
    push,
    close,
    newToken: () => randomBytes(TOKEN_BYTES).toString('hex'),
    /** The signed file of a pass. The library loads with the first one, because most venues never create any. */
    async file(record: WalletRecord, render: Render): Promise<Buffer> {
      const { signedPass } = await import('./apple-pass.ts');
      const { token = '', language } = record;
      const texts = Object.fromEntries(LOCALES.map((locale) => [locale, render(locale)]));
      return signedPass(settings, {
        token,
        webServiceURL,
        language,
        serialNumber: subjectOf(record),
        texts: texts as Record<Locale, WalletPass>,
      });
    },
    /** An address that downloads a pass and is valid for minutes, because a browser that follows it sends no token. */
    downloadUrl(record: WalletRecord, now: Date): string {
      const serialNumber = subjectOf(record);
      const until = String(now.getTime() + DOWNLOAD_MS);
      const path = calls.download.path.replace(':serialNumber', serialNumber);
      const query = new URLSearchParams({ until, signature: signatureOf(record, until) });
      return `${settings.publicUrl}${path}?${query}`;
    },
    mayDownload(record: WalletRecord, { until, signature }: Download, now: Date): boolean {
      return Number(until) >= now.getTime() && isSame(signature, signatureOf(record, until));
    },
    isTokenOf({ token = '' }: WalletRecord, authorization: string): boolean {
      return token !== '' && isSame(authorization, `ApplePass ${token}`);
    },
  };
}

function signatureOf({ id, token = '' }: WalletRecord, until: string): string {
  return createHmac('sha256', token).update(`${id} ${until}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
