import { ApiError } from '@turno/kit';
import type { Role } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import { passBotCheck } from '../bot-check/pass-bot-check.ts';
import type { Deps } from '../deps.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import { LIMITS } from '../limits/rules/limits.ts';
import { senderNetwork } from '../limits/rules/sender-network.ts';
import { refuseCommon } from '../passwords/check-new-password.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';

type SignUpAsk = {
  email: string;
  password: string;
  role: Exclude<Role, 'ROLE_GUEST'>;
  name: string | null;
  captchaToken: string | undefined;
  clientAddress: string;
  device?: string | null;
};

/**
 * Makes a lasting account and opens its first session. A user passes the bot check first: what it
 * guards is also the answer that an address is taken (IDN-006, IDN-034). A merchant has none to pass
 * and gets a session that only ends the registration (IDN-008).
 */
export async function signUp(deps: Deps, ask: SignUpAsk): Promise<OpenSession> {
  const { email, password, role, name, clientAddress } = ask;
  await countAttempt(deps, { limit: LIMITS.signUpOfAddress, of: [senderNetwork(clientAddress)] });
  if (!isMerchant(role)) await passBotCheck(deps, ask.captchaToken);
  refuseCommon(password);
  // Spares the slow hash; the unique index is what decides.
  if (await deps.store.users.findByEmail(email)) throw new ApiError('email_already_in_use');

  const user = {
    id: deps.newUserId(),
    email,
    passwordHash: await deps.passwords.hash(password, 'slow'),
    role,
    name,
    createdAt: deps.now(),
    expiresAt: null,
  };
  if (!(await deps.store.users.add(user))) throw new ApiError('email_already_in_use');
  return openSession(deps, user, isMerchant(role) ? 'new-merchant' : 'access', ask.device);
}
