import { type Route, serve } from '@turno/kit';
import {
  confirmPassesCall,
  releasePassesCall,
  reservePassesCall,
  validatePassOwnersCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { presentPassOwner, validatePassOwners } from '../owners/index.ts';
import { reservePasses } from './reserve-passes.ts';

/** What queues calls when a user lines up with passes. */
export function passUseRoutes(deps: Deps): Route[] {
  return [
    serve(reservePassesCall, async ({ body }) => ({ reserved: await reservePasses(deps, body) })),
    serve(confirmPassesCall, async ({ body }) => {
      await deps.store.uses.confirm(body.ticketId);
      return {};
    }),
    serve(releasePassesCall, async ({ body }) => {
      await deps.store.uses.release(body.ticketId);
      return {};
    }),
    serve(validatePassOwnersCall, async ({ body }) => {
      const { eligible, passes, verdicts } = await validatePassOwners(deps, body);
      return {
        passOwners: eligible.map((owner) => presentPassOwner(owner, passes, body.date)),
        passOwnersValidation: verdicts.map(({ code, ...asked }) => ({
          ...asked,
          valid: code === null,
          error_code: code,
        })),
      };
    }),
  ];
}
