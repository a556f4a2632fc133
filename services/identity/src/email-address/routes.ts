import { type Route, requireCaller, serve } from '@turno/kit';
import {
  cancelEmailChangeCall,
  changeEmailCall,
  confirmEmailCall,
  confirmedEmailCall,
  confirmMailedAddressCall,
  mailConfirmationCall,
} from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { requestEmailChange } from './change-email.ts';
import {
  confirmEmail,
  confirmedEmailOf,
  confirmMailedAddress,
  mailConfirmationAgain,
} from './confirm-email.ts';

/** Confirming and changing the e-mail address of an account, and whether it is confirmed. */
export function emailAddressRoutes(deps: Deps): Route[] {
  return [
    serve(confirmEmailCall, async ({ body: { token }, clientAddress }) => ({
      email: await confirmEmail(deps, { token, clientAddress }),
    })),
    serve(changeEmailCall, async (input) => {
      const { email, password } = input.body;
      const { locale, clientAddress } = input;
      const caller = requireCaller(input);
      await requestEmailChange(deps, { caller, email, password, locale, clientAddress });
      return null;
    }),
    serve(cancelEmailChangeCall, async ({ params: { userId } }) => {
      await deps.store.emailLinks.setNewEmail(userId, null, deps.now());
      return null;
    }),
    serve(mailConfirmationCall, async ({ params: { userId }, locale, clientAddress }) => {
      await mailConfirmationAgain(deps, { userId, locale, clientAddress });
      return null;
    }),
    serve(confirmedEmailCall, async ({ params: { userId } }) => ({
      email: await confirmedEmailOf(deps, userId),
    })),
    serve(confirmMailedAddressCall, async ({ params: { userId }, body: { email } }) => ({
      email: await confirmMailedAddress(deps, { userId, email }),
    })),
  ];
}
