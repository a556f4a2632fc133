import { type Route, serve } from '@turno/kit';
import {
  confirmPassesCall,
  releasePassesCall,
  reservePassesCall,
  undoPassHoldsCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { reservePasses } from './holds.ts';

/** What queues calls when a user lines up with passes. */
export function passUseRoutes(deps: Deps): Route[] {
  return [
    serve(reservePassesCall, async ({ body }) => ({ reserved: await reservePasses(deps, body) })),
    serve(confirmPassesCall, async ({ body }) => {
      await deps.store.uses.confirm(body.ticketId);
      return {};
    }),
    serve(undoPassHoldsCall, async ({ body }) => {
      await deps.store.uses.undo(body.ticketId, body.attemptId);
      return {};
    }),
    serve(releasePassesCall, async ({ body }) => {
      await deps.store.uses.release(body.ticketId);
      return {};
    }),
  ];
}
