import { createAppleWallet, createGoogleWallet } from '@turno/kit/wallets';
import {
  appleSettings,
  makeCertificates,
  startGoogleStandIn,
  startPushStandIn,
} from '@turno/kit/wallets/test';
import { sharePassesCall, sharePassOwnersCall } from '@turno/shared-types/passes';
import { savePassInAppleWalletCall } from '@turno/shared-types/wallets';
import type { Pass } from '../src/passes/store/pass-model.ts';
import { APPLE_CALLS } from '../src/wallets/index.ts';
import type { TestPasses } from './start-passes.ts';

export type InApple = { serialNumber: string; search: string; token: string };
type Sent = { token: string };

/** Shares a pass without a name, or the person of a named one; `none` if it cannot be shared. */
export async function share(
  passes: TestPasses,
  { id, passOwnerId, userId }: Pass,
  sent: Sent,
): Promise<string> {
  const params = { userId: userId ?? 1 };
  const { status, body } =
    passOwnerId === null
      ? await passes.call(sharePassesCall, { params, body: { passIds: [id] } }, sent)
      : await passes.call(
          sharePassOwnersCall,
          { params, body: { passOwnerIds: [passOwnerId] } },
          sent,
        );
  return status === 201 ? body.shareToken : 'none';
}

/** Saves a pass in Apple Wallet; `null` if it cannot be saved. */
export async function saveInApple(
  passes: TestPasses,
  { id: passId, passOwnerId, userId }: Pass,
  sent: Sent,
): Promise<InApple | null> {
  const params = { userId: userId ?? 1, ownerId: passOwnerId ?? 1, passId };
  const { status, body } = await passes.call(savePassInAppleWalletCall, { params }, sent);
  if (status !== 200) return null;
  const { pathname, search } = new URL(body.passUrl);
  const serialNumber = pathname.split('/').at(-1) ?? '';
  const saved = await passes.deps.store.walletPasses.find(`apple-${serialNumber}`);
  return { serialNumber, search, token: saved?.token ?? '' };
}

/** Starts fake servers for both wallets, which record their requests; returns a function that stops them. */
export async function openWallets({ deps }: TestPasses): Promise<() => Promise<void>> {
  const certificates = makeCertificates();
  const [google, apple] = [await startGoogleStandIn(), await startPushStandIn(certificates)];
  deps.googleWallet = createGoogleWallet({
    issuerId: '3388000000022',
    key: google.key,
    apiUrl: google.url,
    kind: 'pass',
  });
  deps.appleWallet = createAppleWallet(appleSettings(certificates, apple.url), APPLE_CALLS);
  return async () => {
    deps.appleWallet?.close();
    await google.close();
    await apple.close();
    certificates.remove();
  };
}
