import { type Route, serve } from '@turno/kit';
import { confirmEmailCall, mailConfirmationCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { confirmEmail, mailConfirmationAgain } from './confirm-email.ts';

/** Confirming the e-mail address of an account. */
export function emailAddressRoutes(deps: Deps): Route[] {
  return [
    serve(confirmEmailCall, async ({ body: { token }, clientAddress }) => ({
      email: await confirmEmail(deps, { token, clientAddress }),
    })),
    serve(mailConfirmationCall, async ({ params: { userId }, locale }) => {
      await mailConfirmationAgain(deps, { userId, locale });
      return null;
    }),
  ];
}
