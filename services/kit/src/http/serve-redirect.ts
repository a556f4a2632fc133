import type { Call } from '@turno/shared-types';
import { type Input, readInput } from './input.ts';
import type { Route } from './serve.ts';

/** Serves a call that a browser opens as a page: the work answers the address it is sent on to. */
export function serveRedirect<C extends Call>(
  call: C,
  work: (input: Input<C>) => Promise<string>,
): Route {
  return {
    call,
    async answer(request, response, sender) {
      const location = await work(readInput(call, { request, response }, sender));
      if (response.destroyed) return;
      // The address of this page may hold codes: the next page must not hear of it.
      response.set('Referrer-Policy', 'no-referrer').redirect(call.status, location);
    },
  };
}
