import type { Call } from '@turno/shared-types';
import { type Input, readInput } from './input.ts';
import type { Route } from './serve.ts';

/** Serves a call that a browser opens as a page: the work returns the address to redirect to, `null` after a middleware did. */
export function serveRedirect<C extends Call>(
  call: C,
  work: (input: Input<C>) => Promise<string | null>,
): Route {
  return {
    call,
    async answer(request, response, sender) {
      const input = readInput(call, { request, response }, sender);
      // The address of this page may contain codes, which the next page must not receive.
      response.set('Referrer-Policy', 'no-referrer');
      const location = await work(input);
      if (location === null || response.destroyed) return;
      response.redirect(call.status, location);
    },
  };
}
