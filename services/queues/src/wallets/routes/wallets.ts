import { ApiError, type Route, serve } from '@turno/kit';
import { appleWalletRoutes, saveAtGoogle, saveForApple } from '@turno/kit/wallets';
import type { Locale } from '@turno/shared-types';
import {
  changedAppleTicketsCall,
  downloadAppleTicketCall,
  latestAppleTicketCall,
  logAppleTicketsCall,
  registerAppleTicketCall,
  saveInAppleWalletCall,
  saveInGoogleWalletCall,
  unregisterAppleTicketCall,
} from '@turno/shared-types/wallets';
import { walletsOf } from '../actions/ticket-wallets.ts';
import type { Deps } from '../deps.ts';

export const APPLE_CALLS = {
  download: downloadAppleTicketCall,
  register: registerAppleTicketCall,
  unregister: unregisterAppleTicketCall,
  changed: changedAppleTicketsCall,
  latest: latestAppleTicketCall,
  log: logAppleTicketsCall,
};

type Named = { userId: number; queueDailyCounterId: number; counter: number };

/** Tickets in the wallet of their holder's phone. */
export function walletRoutes(deps: Deps): Route[] {
  const wanted = async (params: Named, language: Locale) => {
    const { userId, queueDailyCounterId, counter } = params;
    const ticket = await deps.store.tickets.findNumberNow(queueDailyCounterId, counter);
    if (ticket?.userId !== userId) throw new ApiError('ticket_not_found');
    const { id, counterId: groupId } = ticket;
    return { id, groupId, language, endedCode: 'ticket_not_processable' as const };
  };
  return [
    serve(saveInGoogleWalletCall, async ({ params, locale }) => ({
      saveUrl: await saveAtGoogle(walletsOf(deps), await wanted(params, locale)),
    })),
    serve(saveInAppleWalletCall, async ({ params, locale }) => ({
      passUrl: await saveForApple(walletsOf(deps), await wanted(params, locale)),
    })),
    ...appleWalletRoutes(APPLE_CALLS, () => walletsOf(deps)),
  ];
}
