import { type Route, requireCaller, serve } from '@turno/kit';
import { newPasswordCall, resetPasswordCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { deviceName } from '../sessions/device-name.ts';
import { presentSession } from '../sessions/present-session.ts';
import { askReset } from './ask-reset.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

/** Changing a password, and setting another one when it is forgotten. */
export function passwordRoutes(deps: Deps): Route[] {
  return [
    serve(newPasswordCall, async (input) => {
      const { newPassword, password = '', resetToken } = input.body;
      const { locale, clientAddress } = input;
      const ask = { newPassword, locale, clientAddress, device: deviceName(input.userAgent) };
      const session =
        resetToken === undefined
          ? changePassword(deps, { ...ask, caller: requireCaller(input), password })
          : resetPassword(deps, { ...ask, resetToken });
      return presentSession(await session);
    }),
    serve(resetPasswordCall, async ({ body: { email }, locale, clientAddress }) => {
      await askReset(deps, { email, locale, clientAddress });
      return {};
    }),
  ];
}
