import { createAppleWallet, createGoogleWallet } from '@turno/kit/wallets';
import {
  appleSettings,
  makeCertificates,
  startGoogleStandIn,
  startPushStandIn,
} from '@turno/kit/wallets/test';
import type { Deps } from '../../src/deps.ts';
import { APPLE_CALLS } from '../../src/wallets/index.ts';
import { fillCatalog } from '../catalog.ts';
import { type Journey, openJourney } from '../journey.ts';
import { ISSUER_ID } from '../wallets/google-visitors.ts';

const HOUR_MS = 3_600_000;

/** The app beside everything that calls reach out to: both wallets, passes, and what operators store. */
export async function openSurroundings(
  options: Parameters<typeof openJourney>[0] = {},
): Promise<Journey> {
  const journey = await openJourney(options);
  const { deps, store } = journey.harness;
  await fillCatalog(store);
  const certificates = makeCertificates();
  const apple = await startPushStandIn(certificates);
  const google = await startGoogleStandIn();
  deps.appleWallet = createAppleWallet(appleSettings(certificates, apple.url), APPLE_CALLS);
  deps.googleWallet = createGoogleWallet({
    issuerId: ISSUER_ID,
    key: google.key,
    apiUrl: google.url,
    kind: 'ticket',
  });
  Object.assign(deps, { passes: willingPasses() });
  return {
    ...journey,
    async close() {
      deps.appleWallet?.close();
      await apple.close();
      certificates.remove();
      await google.close();
      await journey.close();
    },
  };
}

/** A passes service that finds every pass good. */
function willingPasses(): Deps['passes'] {
  return {
    hold: async ({ passOwners }) => ({
      // The database compares it with its own clock.
      before: new Date(Date.now() + HOUR_MS),
      passes: passOwners.map(({ id, passId }) => ({
        passId,
        passOwnerId: id,
        ownerName: 'Ada',
        passTypeName: 'Fast Track',
      })),
    }),
    confirm: async () => undefined,
    undo: async () => undefined,
    release: async () => undefined,
    merchantClosed: async () => undefined,
    validate: async () => ({ passOwners: [], passOwnersValidation: [] }),
  };
}
