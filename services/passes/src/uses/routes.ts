import { type Route, serve } from '@turno/kit';
import {
  confirmPassesCall,
  releasePassesCall,
  reservePassesCall,
  undoPassHoldsCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { passesOfTicket, requestWalletUpdates } from '../wallets/index.ts';
import { reservePasses } from './holds.ts';

/** What queues calls when a user lines up with passes. */
export function passUseRoutes(deps: Deps): Route[] {
  return [
    serve(reservePassesCall, async ({ body }) => {
      const reserved = await reservePasses(deps, body);
      await requestWalletUpdates(
        deps,
        reserved.map(({ passId }) => passId),
      );
      return { reserved };
    }),
    serve(confirmPassesCall, async ({ body }) => {
      await deps.store.uses.confirm(body.ticketId);
      return {};
    }),
    serve(undoPassHoldsCall, async ({ body }) => {
      const passIds = await passesOfTicket(deps, body.ticketId);
      await deps.store.uses.undo(body.ticketId, body.attemptId);
      await requestWalletUpdates(deps, passIds);
      return {};
    }),
    serve(releasePassesCall, async ({ body }) => {
      const passIds = await passesOfTicket(deps, body.ticketId);
      await deps.store.uses.release(body.ticketId);
      await requestWalletUpdates(deps, passIds);
      return {};
    }),
  ];
}
