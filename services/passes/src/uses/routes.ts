import { type Route, serve } from '@turno/kit';
import {
  confirmPassesCall,
  releasePassesCall,
  reservePassesCall,
  validatePassOwnersCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { validatePassOwners } from '../owners/validate-pass-owners.ts';
import { presentPassOwner } from '../owners/views.ts';
import { reservePasses } from './reserve-passes.ts';

/** What queues asks for when somebody lines up with passes. */
export function passLineUpRoutes(deps: Deps): Route[] {
  return [
    serve(reservePassesCall, async ({ body }) => ({ reserved: await reservePasses(deps, body) })),
    serve(confirmPassesCall, async ({ body }) => {
      await deps.store.usages.confirm(body.ticketId);
      return {};
    }),
    serve(releasePassesCall, async ({ body }) => {
      await deps.store.usages.release(body.ticketId);
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
