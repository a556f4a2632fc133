import { ApiError, type Route, serve } from '@turno/kit';
import { saveInGoogleWalletCall } from '@turno/shared-types';
import { saveInGoogleWallet } from '../actions/save-in-wallet.ts';
import type { Deps } from '../deps.ts';

/** Tickets in the wallet of their holder's phone. */
export function walletRoutes(deps: Deps): Route[] {
  return [
    serve(saveInGoogleWalletCall, async ({ params, locale }) => {
      const { userId, queueDailyCounterId, counter } = params;
      const ticket = await deps.store.tickets.findNumberNow(queueDailyCounterId, counter);
      if (ticket?.userId !== userId) throw new ApiError('ticket_not_found');
      return { saveUrl: await saveInGoogleWallet(deps, ticket, locale) };
    }),
  ];
}
