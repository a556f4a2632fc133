import { ApiError, type Route, serve } from '@turno/kit';
import { appleWalletRoutes, saveAtGoogle, saveForApple } from '@turno/kit/wallets';
import type { Locale } from '@turno/shared-types';
import {
  changedApplePassesCall,
  downloadApplePassCall,
  latestApplePassCall,
  logApplePassesCall,
  registerApplePassCall,
  savePassInAppleWalletCall,
  savePassInGoogleWalletCall,
  unregisterApplePassCall,
} from '@turno/shared-types/wallets';
import type { Deps } from '../deps.ts';
import { walletsOf } from './pass-wallets.ts';

export const APPLE_CALLS = {
  download: downloadApplePassCall,
  register: registerApplePassCall,
  unregister: unregisterApplePassCall,
  changed: changedApplePassesCall,
  latest: latestApplePassCall,
  log: logApplePassesCall,
};

type Named = { userId: number; ownerId: number; passId: number };

/** Passes in the wallet of their holder's phone. */
export function passWalletRoutes(deps: Deps): Route[] {
  const wanted = async ({ userId, ownerId, passId }: Named, language: Locale) => {
    const [pass] = await deps.store.passes.findAmong(userId, [passId]);
    if (pass?.passOwnerId !== ownerId) throw new ApiError('pass_not_found');
    const endedCode = 'pass_not_usable' as const;
    return { id: String(passId), groupId: userId, language, endedCode };
  };
  return [
    serve(savePassInGoogleWalletCall, async ({ params, locale }) => ({
      saveUrl: await saveAtGoogle(walletsOf(deps), await wanted(params, locale)),
    })),
    serve(savePassInAppleWalletCall, async ({ params, locale }) => ({
      passUrl: await saveForApple(walletsOf(deps), await wanted(params, locale)),
    })),
    ...appleWalletRoutes(APPLE_CALLS, () => walletsOf(deps)),
  ];
}
