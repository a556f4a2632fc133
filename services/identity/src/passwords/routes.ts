import { type Route, requireCaller, serve } from '@turno/kit';
import { newPasswordCall, resetPasswordCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { takeGuestTickets } from '../guest-tickets/index.ts';
import { deviceName, presentSession } from '../sessions/index.ts';
import { changePassword } from './change-password.ts';
import { mailResetLink, resetPassword } from './reset-password.ts';

/** Changing a password, and resetting a forgotten one. */
export function passwordRoutes(deps: Deps): Route[] {
  return [
    serve(newPasswordCall, async (input) => {
      const { newPassword, password = '', resetToken } = input.body;
      const { locale, clientAddress } = input;
      const request = { newPassword, locale, clientAddress, device: deviceName(input.userAgent) };
      if (resetToken === undefined) {
        const caller = requireCaller(input);
        return presentSession(await changePassword(deps, { ...request, caller, password }));
      }
      const session = await resetPassword(deps, { ...request, resetToken });
      return presentSession(session, await takeGuestTickets(deps, input, session));
    }),
    serve(resetPasswordCall, async ({ body: { email }, locale, clientAddress }) => {
      await mailResetLink(deps, { email, locale, clientAddress });
      return {};
    }),
  ];
}
